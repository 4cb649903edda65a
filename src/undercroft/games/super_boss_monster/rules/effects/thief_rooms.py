"""What the rooms with thief treasure do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.kernel.decision import Question, Verb
from undercroft.kernel.state import Move

VERBS: Final[tuple[Verb, ...]] = ()
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = ()
