"""Super Boss Monster as the kernel sees it: its settings, verbs and questions, and those of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
from undercroft.games.boss_family.game import BossFamily, variants_of
from undercroft.games.boss_family.rules import announcing, build, priority, setup
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
from undercroft.games.super_boss_monster.rules.facts import DECK, META, SOLO_SEATS, SUPER_SET
from undercroft.games.super_boss_monster.view_types import SuperView
from undercroft.kernel.actions import CARD, SEAT, question, verb
from undercroft.kernel.features.daily import DailySetups
from undercroft.kernel.options import SEATS, Need, Setting

if TYPE_CHECKING:
    from undercroft.games.super_boss_monster.view_types import SuperExtras
    from undercroft.kernel.cards import Printed
    from undercroft.kernel.features.provenance import Part
    from undercroft.kernel.state import Move

CARD_MODULES = (
    choices,
    bosses,
    cleric_rooms,
    fighter_rooms,
    mage_rooms,
    thief_rooms,
    mixed_rooms,
    spells,
    heroes,
)
"""Importing them declares what the cards do; each names the verbs and questions of its cards."""

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
    version = 3
    seats = (SOLO_SEATS, max(MORE_PLAYERS))
    deck = DECK
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

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> State:
        """The box unpacked for these options."""
        return setup.unpacked(setup_of(seats, options), chance)

    def forbidding_clause(self, state: State, move: Move) -> str | None:
        """The clause that forbids a move."""
        return illegal_moves.forbidding_clause(state, move)

    def view_fields(self, state: State, seat: int | None) -> SuperExtras:
        """The game's own part of a view."""
        return view.view_fields(state, seat)

    def parts_of(self, card: Printed) -> list[Part]:
        """What the book does not tell is ours."""
        return provenance.parts_of(card)

    def texts_on(self, card: Printed) -> list[str]:
        """With what minions do on cards."""
        return provenance.texts_on(card)

    def earned(self, state: State, seat: int) -> list[str]:
        """The titles that one player alone has reached."""
        return earned(state)


def setup_of(seats: int, options: dict[str, Any]) -> Setup:
    """The agreed options as the rules use them."""
    sets = (SUPER_SET, *options["sets"])
    alone = seats == SOLO_SEATS
    coins = MINIBOSSES_SET in sets
    explorers = CRASH_SET in sets
    return Setup(
        edition=EDITION.id,
        seats=seats,
        sets=sets,
        heroes=options["heroes"],
        base_only=False,
        treasures=len(TREASURES) if explorers else USUAL_TREASURES,  # SB-011
        explorers=explorers,
        crowded=False,  # SB-215
        items=ITEMS_A_TURN if TOOLS_SET in sets else 0,
        coins=coins,
        room_for_coin=coins,  # SB-217
        seeded_discard=False,
        crushinator_once=False,
        city=True,
        challenge=options["challenge"] == "on",
        heroes_for=max(META["players"]) if alone else 0,
        left_out=frozenset(face for face in range(len(PRINTED)) if not solo.is_used(face)) if alone else frozenset(),
        **variants_of(["pick-boss"]),  # SB-007
    )


SUPER_BOSS_MONSTER = SuperBossMonster()
