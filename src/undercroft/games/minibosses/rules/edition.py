"""Rise of the Minibosses as an edition of the family: the common rules, with coins and minibosses."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.common import declare_edition
from undercroft.games.boss_family.rules.facts import SHARED_DECK

EDITION: Final = declare_edition(
    id="minibosses",
    deck=SHARED_DECK,
    # As in the first edition: hero decks, bosses and first rooms (MB-013, MB-014, MB-020), the round and its windows
    # (MB-069 to MB-078), the walk of heroes (MB-083 to MB-086), the end (MB-087 to MB-093), variants (MB-094 to
    # MB-096) and the words of the glossary (MB-097 to MB-107).
    clauses={"BM-037": "MB-018"},  # the ledger takes the other clauses over as they are
)
