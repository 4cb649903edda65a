"""The base game as an edition of the family."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.common import declare_edition
from undercroft.games.boss_family.rules.facts import FIRST_DECK

EDITION: Final = declare_edition(id="boss-monster", deck=FIRST_DECK, clauses={"MB-117": "CL-011"})
