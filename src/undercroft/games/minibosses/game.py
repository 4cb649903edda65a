"""Rise of the Minibosses for the kernel: its settings, verbs and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.games.boss_family.achievements import ACHIEVEMENTS, WITH_COINS
from undercroft.games.boss_family.actions import (
    COIN_QUESTIONS,
    COIN_VERBS,
    FAMILY_QUESTIONS,
    FAMILY_VERBS,
    MINIBOSSES_QUESTIONS,
    MINIBOSSES_VERBS,
)
from undercroft.games.boss_family.game import VARIANTS, BossFamily, variants_of
from undercroft.games.boss_family.rules.facts import BASE_SET, MINIBOSSES_META, MINIBOSSES_SET
from undercroft.games.boss_family.rules.state import Setup
from undercroft.games.minibosses.rules.edition import EDITION
from undercroft.kernel.options import Need, Setting

if TYPE_CHECKING:
    from undercroft.kernel.cards import Printed


class Minibosses(BossFamily):
    """Rise of the Minibosses for 2 to 4 players (MB-002)."""

    id = EDITION.id
    version = 7
    seats = (min(MINIBOSSES_META["players"]), max(MINIBOSSES_META["players"]))
    deck = EDITION.deck
    achievements = (*ACHIEVEMENTS, *WITH_COINS)
    settings = (
        Setting("sets", (BASE_SET,), (), many=True),  # MB-003
        Setting("heroes", (MINIBOSSES_SET, BASE_SET), MINIBOSSES_SET, needs=(Need((BASE_SET,), "sets", (BASE_SET,)),)),
        Setting("room_for_coin", ("off", "on"), None, prefers=(Need(("on",), "sets", (BASE_SET,)),)),  # MB-005, MB-006
        Setting("variants", VARIANTS, (), many=True),  # MB-094 to MB-096
        Setting("discard", ("seeded", "empty"), "seeded"),  # MB-015
        Setting("crushinator", ("unlimited", "once"), "unlimited", needs=(Need(("once",), "sets", (BASE_SET,)),)),
    )
    verbs = (*FAMILY_VERBS, *COIN_VERBS, *MINIBOSSES_VERBS)
    questions = {**FAMILY_QUESTIONS, **COIN_QUESTIONS, **MINIBOSSES_QUESTIONS}  # noqa: RUF012 - a table of the class, as in every game

    def setup_of(self, seats: int, options: dict[str, Any]) -> Setup:
        """Return the options as the rules use them."""
        return Setup(
            edition=EDITION.id,
            seats=seats,
            sets=(MINIBOSSES_SET, *options["sets"]),
            heroes=options["heroes"],
            coins=True,
            room_for_coin=options["room_for_coin"] == "on",
            seeded_discard=options["discard"] == "seeded",
            crushinator_once=options["crushinator"] == "once",
            **variants_of(options["variants"]),
        )

    def cards(self) -> list[Printed]:
        """Return the cards of this set and of the base set, which may be mixed in (MB-003, MB-130)."""
        return [card for card in super().cards() if card.facts["set"] in (MINIBOSSES_SET, BASE_SET)]


MINIBOSSES = Minibosses()
