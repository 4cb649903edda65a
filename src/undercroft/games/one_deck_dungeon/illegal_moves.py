"""The clause that forbids a move that is not offered; it reveals nothing about hidden cards.

The `why_not_…` functions of the rules name the clause; this module finds the one to call.
"""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules import effects, encounter, feats, loot, placing, potions, setup, turn
from undercroft.games.one_deck_dungeon.rules.boxes import why_not_laid
from undercroft.games.one_deck_dungeon.rules.facts import (
    DOOR_LIMIT,
    DUNGEONS,
    EFFECTS,
    HEROES,
    INVISIBILITY,
    TOKEN_COST,
)
from undercroft.games.one_deck_dungeon.rules.state import DOOR, FACED, ITEM_OF, SKILL_OF, XP_CARDS, State, side_of
from undercroft.kernel.state import Move

TURN = (turn.explore, turn.enter, turn.flee, turn.go_down, turn.hurry_down)
FEATS = {
    feats.roll_stored: "stored",
    feats.gamble: "roll",
    feats.take_time: "pay_time",
    feats.bleed: "pay_damage",
}
"""The kind of feat that each verb uses."""
LOOT = (loot.take_item, loot.replace_item, loot.take_skill, loot.replace_skill, loot.take_potion)


def forbidding_clause(state: State, move: Move) -> str | None:
    """Return the clause that forbids a well-formed move, if one can be named."""
    return _clause(state, move) or None


def _clause(state: State, move: Move) -> str:
    verb, args = move[0], move[1:]
    if verb in TURN:
        return _turn_rule(state, move)
    if verb in FEATS:
        return _feat_rule(state, move)
    if verb is encounter.choose_option:
        return "OD-074" if state.option >= 0 and state.question is not encounter.which_option else ""
    if verb is placing.lay:
        return _laying_rule(state, *args)
    if verb is placing.combine:
        return _combining_rule(state, *args)
    if verb is effects.use:
        return _use_rule(state, *args)
    if verb is effects.pay:
        return _payment_rule(state, *args)
    if verb is potions.drink:
        return _drinking_rule(state, *args)
    if verb is potions.take_antidote:
        return potions.why_not_antidote(state, args[0]) if EFFECTS[args[0]].cost == TOKEN_COST and state.turn else ""
    if verb in LOOT:
        return _loot_rule(state, move)
    if verb is loot.pay_with_card:
        known = state.question is loot.which_xp and args[0] in state.zones[XP_CARDS]
        return loot.why_not_paid_with(state, args[0]) if known else ""
    if verb is loot.buy_potion:
        return loot.why_not_bought(state)
    if verb is setup.lead:
        known = state.question is setup.which_hero and args[0] == state.question_args[0] and args[1] in HEROES
        return setup.why_not_led(state, args[1]) if known else ""
    if verb is setup.go_into:
        known = state.question is setup.which_dungeon and args[0] in DUNGEONS
        return setup.why_not_into(state.setup, args[0]) if known else ""
    if verb is encounter.send:
        known = state.question is encounter.who_faces_what and args[0] in state.zones[FACED]
        return "O4-015" if known and args[1] == args[2] else ""
    return ""


def _is_hero(state: State, hero: int) -> bool:
    return 0 <= hero < state.setup.heroes


def _leads(state: State, hero: int) -> bool:
    """True if the seat that is asked leads this hero."""
    return _is_hero(state, hero) and state.setup.seat_of[hero] == state.seat


# -- turns ---------------------------------------------------------------------------------------------------------


def _turn_rule(state: State, move: Move) -> str:
    """Return the clause about the order of a turn that forbids a move."""
    verb = move[0]
    if state.fighting:
        return "OD-DECISION-41"
    if not state.floor:
        return ""  # the game has not begun
    if verb is turn.flee:
        return "OD-066" if state.zones[FACED] else ""
    if verb is turn.go_down:
        return "OD-159" if state.question is not turn.whether_to_descend else ""
    if verb is turn.hurry_down:
        return "OD-160" if state.question is not turn.whether_to_hurry_down else ""
    if state.question is turn.how_to_begin:
        return "OD-052"  # the turn's time is spent first
    if state.question is not turn.what_to_do:
        return "OD-053"  # one action a turn
    if verb is turn.explore:
        return turn.why_not_explored(state)
    door = move[1]
    return "" if 0 <= door < DOOR_LIMIT and state.zones[DOOR + door] else "OD-061"


# -- feats ---------------------------------------------------------------------------------------------------------


def _feat_rule(state: State, move: Move) -> str:
    hero = move[1]
    if not _is_hero(state, hero) or state.hero[hero] < 0 or side_of(state, hero).feat["kind"] != FEATS[move[0]]:
        return ""
    forbidden = feats.why_not_feat(state, hero)
    if forbidden == "OD-080":
        return forbidden
    if state.question is not feats.which_feat:
        return "OD-077"
    if hero != state.question_args[0]:
        return "OD-079"
    if move[0] is feats.roll_stored and move[2] > state.stored[hero]:
        return "OD-082"
    return forbidden


# -- placing -------------------------------------------------------------------------------------------------------


def _laying_rule(state: State, hero: int, one: int, place: int) -> str:
    if state.question is not placing.how_to_place or not _leads(state, hero) or one not in state.pool[hero]:
        return ""
    return why_not_laid(state, one, place) if 0 <= place < len(state.boxes) else ""


def _combining_rule(state: State, hero: int, one: int) -> str:
    if state.question not in (placing.how_to_place, placing.what_to_combine):
        return ""
    if hero not in state.party or one not in state.pool[hero]:
        return ""
    if state.question is placing.how_to_place and not _leads(state, hero):
        return ""
    return placing.why_not_given_up(state, hero, one)


# -- skills and potions --------------------------------------------------------------------------------------------


def _use_rule(state: State, hero: int, effect: int) -> str:
    if state.question is not placing.how_to_place or not _leads(state, hero) or hero not in state.party:
        return ""
    kind = effects.encounter_kind(state)
    if EFFECTS[effect].cost != TOKEN_COST:
        return effects.why_not_used(state, hero, effect, kind) if effect in effects.owned(state, hero) else ""
    if effect in (*potions.AT_ANY_TIME, potions.ANTIDOTE):
        return ""  # drunk, not used in step 4
    if effect != INVISIBILITY and (effect not in potions.found(state) or not state.tokens):
        return "OD-136"
    return effects.why_not_for_potion(effect, kind)


def _payment_rule(state: State, one: int) -> str:
    if state.question is not effects.which_to_pay:
        return ""
    hero, effect = state.question_args
    if one in state.pool[hero]:
        # A die that was paid stays in the pool until all is paid.
        given = state.picked.count(one) >= state.pool[hero].count(one)
        return effects.why_not_paid(EFFECTS[effect], one) or ("OD-134" if given else "")
    if any(one in pool for pool in state.pool):
        return "OD-131"
    return "OD-134" if any(one in dice for dice in state.laid) else ""


def _drinking_rule(state: State, potion: int, hero: int) -> str:
    if not _is_hero(state, hero) or EFFECTS[potion].cost != TOKEN_COST or not state.turn:
        return ""
    return potions.why_not_drunk(state, potion, hero)


# -- loot ----------------------------------------------------------------------------------------------------------


def _loot_rule(state: State, move: Move) -> str:
    verb, card = move[0], move[1]
    if state.question is not loot.which_loot or card != state.claims[0][0]:
        return ""
    if verb is loot.take_potion:
        return loot.why_not_potion(state, card)
    hero = move[2]
    if not _is_hero(state, hero):
        return ""
    if verb is loot.take_item:
        return loot.why_not_item(state, card, hero)
    if verb is loot.take_skill:
        return loot.why_not_skill(state, card, hero)
    return loot.why_not_replaced(state, card, hero, move[3], ITEM_OF if verb is loot.replace_item else SKILL_OF)
