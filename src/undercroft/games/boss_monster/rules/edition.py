"""The base game as an edition: the common course of play."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.games.boss_family.rules.common import COMMON
from undercroft.games.boss_family.rules.edition import EDITIONS
from undercroft.games.boss_family.rules.facts import FIRST_DECK

EDITION: Final = msgspec.structs.replace(COMMON, id="boss-monster", deck=FIRST_DECK, clauses={"MB-117": "CL-011"})
EDITIONS[EDITION.id] = EDITION
