"""Super Boss Monster as the kernel sees it: its settings, verbs and questions, and those of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.games.boss_monster.game import (
    COIN_QUESTIONS,
    COIN_VERBS,
    FAMILY_QUESTIONS,
    FAMILY_VERBS,
    BossFamily,
    variants_of,
)
from undercroft.games.boss_monster.rules import build, setup
from undercroft.games.boss_monster.rules.city_events import SPACE_KIND
from undercroft.games.boss_monster.rules.events import PILE
from undercroft.games.boss_monster.rules.facts import BASE_SET, PRINTED, USUAL_TREASURES
from undercroft.games.boss_monster.rules.state import ZONES, Setup, State
from undercroft.games.minibosses.game import CARD_MODULES as MINIBOSSES_CARDS
from undercroft.games.minibosses.rules.facts import MINIBOSSES_SET
from undercroft.games.super_boss_monster import refusals, view
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
from undercroft.kernel.decision import CARD, SEAT, question, verb
from undercroft.kernel.settings import SEATS, Need, Setting

if TYPE_CHECKING:
    from undercroft.games.super_boss_monster.view_types import SuperExtras
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

OTHER_SETS = (BASE_SET, MINIBOSSES_SET)
TOGETHER = tuple(seats for seats in META["players"] if seats != SOLO_SEATS)

CITY_VERBS = (
    verb(build.place_nothing),
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
        question(town.which_market_card, player=SEAT),
        question(town.where_to_send, player=SEAT),
        question(minions.whose_dungeon, space=SPACE_KIND),
        question(minions.which_leftover),
        question(minions.which_stack),
        question(stack.what_to_build, player=SEAT),
    )
)


class SuperBossMonster(BossFamily):
    """Super Boss Monster for 1 to 4 players (SB-010)."""

    id = EDITION.id
    version = 1
    seats = (min(META["players"]), max(META["players"]))
    deck = DECK
    zones = ZONES
    view_type = SuperView
    settings = (
        Setting("sets", OTHER_SETS, (), many=True, needs=(Need(OTHER_SETS, SEATS, TOGETHER),)),  # SB-198, SB-221
        Setting(
            "heroes",
            (SUPER_SET, *OTHER_SETS),
            SUPER_SET,
            needs=tuple(Need((each,), "sets", (each,)) for each in OTHER_SETS),
        ),  # SB-199
        Setting("challenge", ("off", "on"), "off", needs=(Need(("on",), SEATS, (SOLO_SEATS,)),)),  # SB-252
    )
    verbs = (
        *FAMILY_VERBS,
        *COIN_VERBS,
        *CITY_VERBS,
        *(verb for module in (*MINIBOSSES_CARDS, *CARD_MODULES) for verb in module.VERBS),
    )
    questions = {  # noqa: RUF012 - a table of the class, as in every game
        **FAMILY_QUESTIONS,
        **COIN_QUESTIONS,
        **CITY_QUESTIONS,
        **dict(question for module in (*MINIBOSSES_CARDS, *CARD_MODULES) for question in module.QUESTIONS),
    }

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> State:
        """The box unpacked for these options."""
        return setup.unpacked(setup_of(seats, options), chance)

    def why_not(self, state: State, move: Move) -> str | None:
        """The clause that forbids a move."""
        return refusals.why_not(state, move)

    def extras(self, state: State, seat: int | None) -> SuperExtras:
        """The game's own part of a view."""
        return view.extras(state, seat)


def setup_of(seats: int, options: dict[str, Any]) -> Setup:
    """The agreed options as the rules use them."""
    sets = (SUPER_SET, *options["sets"])
    alone = seats == SOLO_SEATS
    coins = MINIBOSSES_SET in sets
    return Setup(
        edition=EDITION.id,
        seats=seats,
        sets=sets,
        heroes=options["heroes"],
        base_only=False,
        treasures=USUAL_TREASURES,
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
