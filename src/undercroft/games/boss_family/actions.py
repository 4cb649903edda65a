"""The moves and questions of the family: those of every edition, and those of the sets that editions share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.rules import announcing, build, minibosses, priority, reveal, rounds, setup
from undercroft.games.boss_family.rules.effects import choices, triggers
from undercroft.games.boss_family.rules.effects.registry import MOMENTS, WAYS
from undercroft.games.boss_family.rules.events import PILE
from undercroft.games.boss_family.rules.facts import KIND, MINIBOSS, PRINTED
from undercroft.games.boss_family.rules.miniboss_events import TREASURE_KIND
from undercroft.games.boss_family.rules.placement import SLOT
from undercroft.games.boss_family.rules.sets import minibosses as minibosses_set
from undercroft.games.boss_family.rules.sets.boss_monster import bosses, heroes, rooms, spells
from undercroft.games.boss_family.rules.sets.crash_landing import cards as crash_landing
from undercroft.games.boss_family.rules.sets.crash_landing import spells as crash_spells
from undercroft.games.boss_family.rules.sets.tools_of_hero_kind import cards as tools
from undercroft.games.boss_family.rules.sets.tools_of_hero_kind import item_bearers, item_uses
from undercroft.kernel.actions import CARD, NUMBER, SEAT, Kind, Question, Verb, question, verb

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.state import Move

WANTED: Final = Kind("wanted", choices.WANTED)
MOMENT: Final = Kind("moment", MOMENTS)
WAY: Final = Kind("way", WAYS)


def way_message(face: int, word: str) -> str:
    """Return the message key of a way to use a card; that of a miniboss is named after its power (MB-135)."""
    return f"power-{PRINTED[face].id}-{word}".replace("_", "-") if KIND[face] == MINIBOSS else WAY.key(word)


FAMILY_VERBS: Final[tuple[Verb, ...]] = (
    verb(setup.keep_boss, card=CARD),
    verb(setup.keep_hand, idle=True),
    verb(setup.redraw),
    verb(setup.set_aside, card=CARD),
    verb(setup.take_back, back=True, card=CARD),
    verb(setup.lay_first, card=CARD, slot=SLOT),
    verb(setup.build_nothing),
    verb(rounds.draw_from, pile=PILE),
    verb(priority.pass_on, idle=True),
    verb(priority.let_it_be, idle=True),
    verb(priority.resolve_first, card=CARD),
    verb(priority.resolve_first_at, card=CARD, target=CARD),
    verb(build.place, card=CARD, slot=SLOT),
    verb(announcing.cast, card=CARD),
    verb(announcing.cast_at, card=CARD, target=CARD),
    verb(announcing.cast_on, card=CARD, opponent=SEAT),
    verb(announcing.prepare, card=CARD),
    verb(announcing.spend, card=CARD),
    verb(announcing.choose_way, way=WAY),
    verb(announcing.use, card=CARD),
    verb(announcing.aim_at, card=CARD),
    verb(announcing.aim_at_opponent, opponent=SEAT),
    verb(announcing.pay_with, card=CARD),
    verb(announcing.never_mind, back=True),
    verb(reveal.let_boss_act, card=CARD),
    verb(reveal.let_room_act, card=CARD),
    verb(triggers.let_act, card=CARD),
    verb(triggers.act, card=CARD, moment=MOMENT),
    verb(triggers.decline, idle=True),
    verb(choices.take, card=CARD),
    verb(choices.discard, card=CARD),
    verb(choices.heal_wound, card=CARD, source=CARD),
    verb(choices.rob, opponent=SEAT, pile=PILE),
    verb(choices.strip, opponent=SEAT),
    verb(choices.lure, card=CARD),
    verb(choices.give_up, card=CARD),
    verb(choices.build_more, card=CARD, slot=SLOT),
    verb(choices.swap, first=CARD, second=CARD),
    verb(bosses.look_at_hand, opponent=SEAT),
    verb(bosses.snatch, card=CARD, opponent=SEAT),
    verb(bosses.call, card=CARD, source=CARD),
    verb(bosses.search_rooms, source=CARD),
    verb(bosses.build_called, card=CARD, slot=SLOT),
    verb(bosses.keep_called),
    verb(bosses.draw_three, source=CARD),
    verb(bosses.search_heroes, source=CARD),
    verb(bosses.bring, card=CARD),
    verb(bosses.turn_to_stone, card=CARD),
)
"""Verbs of every edition."""

FAMILY_QUESTIONS: Final[dict[Callable[..., list[Move]], Question]] = dict(
    (
        question(setup.which_boss),
        question(setup.whether_to_redraw, player=SEAT),
        question(setup.which_to_discard, player=SEAT),
        question(setup.which_first_room, player=SEAT),
        question(rounds.which_deck),
        question(rounds.which_consolation),
        question(priority.what_to_play),
        question(priority.whether_to_cancel, card=CARD),
        question(priority.which_resolves_first),
        question(announcing.which_way, source=CARD, behind=priority.what_to_play),
        question(announcing.which_target, source=CARD, behind=priority.what_to_play),
        question(announcing.which_payment, source=CARD, behind=priority.what_to_play),
        question(reveal.which_first),
        question(triggers.which_acts_first),
        question(triggers.whether_to_act, card=CARD, moment=MOMENT),
        question(choices.which_to_take, source=CARD, wanted=WANTED),
        question(choices.which_spell_to_discard, source=CARD, player=SEAT),
        question(choices.which_wound, source=CARD, player=SEAT),
        question(choices.whom_to_rob, source=CARD, player=SEAT),
        question(choices.whose_spell, source=CARD, player=SEAT),
        question(choices.which_hero_to_lure, source=CARD),
        question(choices.which_room_to_lose, player=SEAT),
        question(choices.which_extra_room, source=CARD, player=SEAT),
        question(choices.which_to_swap, source=CARD),
        question(bosses.whose_hand, source=CARD, player=SEAT),
        question(bosses.which_booty, opponent=SEAT),
        question(bosses.where_to_search, source=CARD),
        question(bosses.which_found_room, source=CARD),
        question(bosses.where_to_build, player=SEAT),
        question(bosses.whether_to_draw, source=CARD),
        question(bosses.whom_to_seduce, source=CARD),
        question(bosses.which_found_hero, source=CARD),
        question(bosses.whom_to_petrify, source=CARD),
    )
)


COIN_VERBS: Final[tuple[Verb, ...]] = (
    verb(announcing.choose_amount, coins=NUMBER),
    verb(announcing.choose_treasure, treasure=TREASURE_KIND),
    verb(build.sell, card=CARD),
    verb(minibosses.hire, card=CARD),
    verb(minibosses.dismiss, card=CARD),
    verb(minibosses.promote, card=CARD),
    verb(minibosses.promote_with, card=CARD, payment=CARD),
    verb(priority.pay_tax, coins=NUMBER),
    verb(priority.let_spell_go, card=CARD),
    verb(choices.put_coins, coins=NUMBER, card=CARD),
)
"""Additional verbs of editions with coins and minibosses."""

COIN_QUESTIONS: Final[dict[Callable[..., list[Move]], Question]] = dict(
    (
        question(announcing.which_amount, source=CARD, behind=priority.what_to_play),
        question(announcing.which_treasure, source=CARD, behind=priority.what_to_play),
        question(minibosses.whether_to_pay, card=CARD),
        question(priority.whether_to_pay_tax, card=CARD, coins=NUMBER),
        question(choices.how_many_coins, source=CARD, player=SEAT),
    )
)

PLAIN_MODULES: Final = (rooms, spells, heroes, crash_spells, item_bearers)
"""Modules whose cards have no verbs and questions of their own; importing them registers the effects."""
EXPANSION_MODULES: Final = (crash_landing, item_uses, tools)
EXPANSION_VERBS: Final[tuple[Verb, ...]] = tuple(verb for module in EXPANSION_MODULES for verb in module.VERBS)
EXPANSION_QUESTIONS: Final[dict[Callable[..., list[Move]], Question]] = dict(
    question for module in EXPANSION_MODULES for question in module.QUESTIONS
)
"""Crash Landing and Tools of Hero-Kind."""

MINIBOSSES_VERBS: Final[tuple[Verb, ...]] = tuple(verb for module in minibosses_set.MODULES for verb in module.VERBS)
MINIBOSSES_QUESTIONS: Final[dict[Callable[..., list[Move]], Question]] = dict(
    question for module in minibosses_set.MODULES for question in module.QUESTIONS
)
"""The cards of Rise of the Minibosses."""
