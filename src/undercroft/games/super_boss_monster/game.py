"""Super Boss Monster for the kernel: its settings, verbs and questions."""

from __future__ import annotations

from typing import Any

from undercroft.games.boss_family.actions import (
    COIN_QUESTIONS,
    COIN_VERBS,
    EXPANSION_QUESTIONS,
    EXPANSION_VERBS,
    FAMILY_QUESTIONS,
    FAMILY_VERBS,
    MINIBOSSES_QUESTIONS,
    MINIBOSSES_VERBS,
)
from undercroft.games.boss_family.game import BossFamily
from undercroft.games.boss_family.rules import announcing, build, priority
from undercroft.games.boss_family.rules.city_events import SPACE_KIND
from undercroft.games.boss_family.rules.events import PILE
from undercroft.games.boss_family.rules.facts import (
    BASE_SET,
    CRASH_SET,
    MINIBOSSES_SET,
    MORE_PLAYERS,
    PRINTED,
    TOOLS_SET,
    TREASURES,
    USUAL_TREASURES,
)
from undercroft.games.boss_family.rules.state import ZONES, Setup, State
from undercroft.games.super_boss_monster import illegal_moves, provenance, view
from undercroft.games.super_boss_monster.achievements import ACHIEVEMENTS, earned
from undercroft.games.super_boss_monster.rules import minions, solo, stack, town
from undercroft.games.super_boss_monster.rules.edition import EDITION
from undercroft.games.super_boss_monster.rules.effects import (
    bosses,
    choices,
    cleric_rooms,
    fighter_rooms,
    heroes,
    mage_rooms,
    mixed_rooms,
    spells,
    thief_rooms,
)
from undercroft.games.super_boss_monster.rules.facts import META, SOLO_SEATS, SUPER_SET
from undercroft.games.super_boss_monster.view_types import SuperView
from undercroft.kernel.actions import CARD, SEAT, question, verb
from undercroft.kernel.features.daily import DailySetups
from undercroft.kernel.options import SEATS, Need, Setting

CARD_MODULES = (choices, bosses, cleric_rooms, mage_rooms, thief_rooms, mixed_rooms, spells, heroes)
"""Modules that list the verbs and questions of their cards; importing a module registers the effects."""
PLAIN_MODULES = (fighter_rooms,)
"""Modules whose cards have no verbs and questions of their own."""

HERO_SETS = (BASE_SET, MINIBOSSES_SET)
"""The other games whose complete hero set may be used (SB-199)."""
OTHER_SETS = (*HERO_SETS, CRASH_SET, TOOLS_SET)  # SB-198, SB-304
TOGETHER = (*(seats for seats in META["players"] if seats != SOLO_SEATS), *MORE_PLAYERS)
ITEMS_A_TURN = 1  # SB-205

CITY_VERBS = (
    verb(build.place_nothing),
    verb(announcing.cast_to, card=CARD, space=SPACE_KIND),
    verb(announcing.aim_also_at, card=CARD),
    verb(announcing.aim_at_no_more),
    verb(announcing.choose_opponent, opponent=SEAT),
    verb(town.take_market_card, card=CARD),
    verb(town.draw_instead, source=CARD, pile=PILE),
    verb(town.send_minion, space=SPACE_KIND),
    verb(town.post_minion, card=CARD),
    verb(minions.summon_to, opponent=SEAT, space=SPACE_KIND),
    verb(minions.take_leftover, card=CARD),
    verb(minions.shuffle_stack, card=CARD),
)

CITY_QUESTIONS = dict(
    (
        question(announcing.which_second_target, source=CARD, behind=priority.what_to_play),
        question(announcing.which_opponent, source=CARD, behind=priority.what_to_play),
        question(town.which_market_card, player=SEAT),
        question(town.where_to_send, player=SEAT),
        question(minions.whose_dungeon, space=SPACE_KIND),
        question(minions.which_leftover),
        question(minions.which_stack),
        question(stack.what_to_build, player=SEAT),
    )
)


class SuperBossMonster(BossFamily):
    """Super Boss Monster for 1 to 4 players, and with Crash Landing for 5 and 6 (SB-009, SB-010)."""

    id = EDITION.id
    version = 6
    seats = (SOLO_SEATS, max(MORE_PLAYERS))
    deck = EDITION.deck
    zones = ZONES
    view_type = SuperView
    achievements = ACHIEVEMENTS
    daily = DailySetups(1)
    settings = (
        Setting(
            "sets",
            OTHER_SETS,
            (),
            many=True,
            needs=(Need(OTHER_SETS, SEATS, TOGETHER),),  # SB-221
            always=(Need((CRASH_SET,), SEATS, MORE_PLAYERS),),  # SB-208
        ),
        Setting(
            "heroes",
            (SUPER_SET, *HERO_SETS),
            SUPER_SET,
            needs=tuple(Need((each,), "sets", (each,)) for each in HERO_SETS),
        ),
        Setting("challenge", ("off", "on"), "off", needs=(Need(("on",), SEATS, (SOLO_SEATS,)),)),  # SB-252
    )
    verbs = (
        *FAMILY_VERBS,
        *COIN_VERBS,
        *EXPANSION_VERBS,
        *CITY_VERBS,
        *MINIBOSSES_VERBS,
        *(verb for module in CARD_MODULES for verb in module.VERBS),
    )
    questions = {  # noqa: RUF012 - a table of the class, as in every game
        **FAMILY_QUESTIONS,
        **COIN_QUESTIONS,
        **EXPANSION_QUESTIONS,
        **CITY_QUESTIONS,
        **MINIBOSSES_QUESTIONS,
        **dict(question for module in CARD_MODULES for question in module.QUESTIONS),
    }

    forbidding_clause = staticmethod(illegal_moves.forbidding_clause)
    view_fields = staticmethod(view.view_fields)
    parts_of = staticmethod(provenance.parts_of)
    texts_on = staticmethod(provenance.texts_on)

    def setup_of(self, seats: int, options: dict[str, Any]) -> Setup:
        """Return the options as the rules use them."""
        sets = (SUPER_SET, *options["sets"])
        alone = seats == SOLO_SEATS
        coins = MINIBOSSES_SET in sets
        explorers = CRASH_SET in sets
        return Setup(
            edition=EDITION.id,
            seats=seats,
            sets=sets,
            heroes=options["heroes"],
            treasures=len(TREASURES) if explorers else USUAL_TREASURES,  # SB-011
            pick_boss=True,  # SB-007
            explorers=explorers,
            crowded=False,  # SB-215
            items=ITEMS_A_TURN if TOOLS_SET in sets else 0,
            coins=coins,
            room_for_coin=coins,  # SB-217
            city=True,
            challenge=options["challenge"] == "on",
            heroes_for=max(META["players"]) if alone else 0,
            left_out=frozenset(filter(solo.is_left_out, range(len(PRINTED)))) if alone else frozenset(),
        )

    def earned(self, state: State, seat: int) -> list[str]:
        """Return the titles that a finished game for one player has earned."""
        return earned(state)


SUPER_BOSS_MONSTER = SuperBossMonster()
