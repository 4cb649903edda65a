"""Rise of the Minibosses as an edition: the base game's order and windows, with coins and minibosses."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.games.boss_monster.rules.edition import EDITIONS
from undercroft.games.boss_monster.rules.editions import BASE
from undercroft.games.minibosses.rules.facts import DECK

EDITION: Final = msgspec.structs.replace(
    BASE,
    id="minibosses",
    deck=DECK,
    clauses={"BM-037": "MB-018"},  # the ledger takes the other clauses over as they are
)
EDITIONS[EDITION.id] = EDITION
