"""Boss Monster for the kernel: its settings, verbs and questions."""

from __future__ import annotations

from typing import Any

from undercroft.games.boss_family.achievements import ACHIEVEMENTS
from undercroft.games.boss_family.actions import EXPANSION_QUESTIONS, EXPANSION_VERBS, FAMILY_QUESTIONS, FAMILY_VERBS
from undercroft.games.boss_family.game import VARIANTS, BossFamily, variants_of
from undercroft.games.boss_family.rules.facts import (
    BASE_SET,
    CRASH_SET,
    ITEMS_EACH_ROUND,
    META,
    MORE_PLAYERS,
    TOOLS_SET,
    TREASURES,
    USUAL_TREASURES,
)
from undercroft.games.boss_family.rules.state import Setup
from undercroft.games.boss_monster.rules.edition import EDITION
from undercroft.kernel.features.daily import DailySetups
from undercroft.kernel.options import SEATS, Need, Setting


class BossMonster(BossFamily):
    """Boss Monster, the base game, for 2 to 4 players, and with Crash Landing for 5 and 6."""

    id = EDITION.id
    version = 7
    seats = (min(META["players"]), max(MORE_PLAYERS))  # BM-002, CL-002
    deck = EDITION.deck
    achievements = ACHIEVEMENTS
    daily = DailySetups(3)
    settings = (
        Setting(
            "sets", (CRASH_SET, TOOLS_SET), (), many=True, always=(Need((CRASH_SET,), SEATS, MORE_PLAYERS),)
        ),  # CL-001, CL-002, TH-001
        Setting("variants", VARIANTS, (), many=True, needs=(Need(("pick-boss",), SEATS, (2, 3, 4, 5)),)),  # CL-020
        Setting("discard", ("empty", "seeded"), "empty"),  # BM-220
        Setting("crushinator", ("unlimited", "once"), "unlimited"),
    )
    verbs = (*FAMILY_VERBS, *EXPANSION_VERBS)
    questions = {**FAMILY_QUESTIONS, **EXPANSION_QUESTIONS}  # noqa: RUF012 - a table of the class, as in every game

    def setup_of(self, seats: int, options: dict[str, Any]) -> Setup:
        """Return the options as the rules use them."""
        explorers = CRASH_SET in options["sets"]
        return Setup(
            edition=EDITION.id,
            seats=seats,
            sets=(BASE_SET, *options["sets"]),
            heroes=BASE_SET,
            base_only=not options["sets"],
            treasures=len(TREASURES) if explorers else USUAL_TREASURES,
            explorers=explorers,
            crowded=seats in MORE_PLAYERS,
            items=ITEMS_EACH_ROUND[f"p{seats}"] if TOOLS_SET in options["sets"] else 0,
            seeded_discard=options["discard"] == "seeded",
            crushinator_once=options["crushinator"] == "once",
            **variants_of(options["variants"]),
        )


BOSS_MONSTER = BossMonster()
