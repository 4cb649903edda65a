"""The Level Ups of the bosses of Rise of the Minibosses, all of which last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.kernel.decision import Question, Verb
from undercroft.kernel.state import Move

VERBS: Final[tuple[Verb, ...]] = ()
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = ()
