"""Step 2 of an encounter: feats that bring heroic dice (OD-077 to OD-084, OD-DECISION-13)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.dice import throw, value_of
from undercroft.games.one_deck_dungeon.rules.events import FeatUsed
from undercroft.games.one_deck_dungeon.rules.facts import HEROIC
from undercroft.games.one_deck_dungeon.rules.potions import drinkable
from undercroft.games.one_deck_dungeon.rules.rolling import lose, roll, take_in, tell_roll
from undercroft.games.one_deck_dungeon.rules.state import State, led, side_of
from undercroft.games.one_deck_dungeon.rules.storing import releasable, waiting_for
from undercroft.games.one_deck_dungeon.rules.time_track import spend_time
from undercroft.games.one_deck_dungeon.rules.wounds import wound
from undercroft.kernel.state import Move, ask

NOBODY = -1


def offer_feats(state: State) -> None:
    """Each hero decides and resolves a feat before the other one decides (OD-079)."""
    for hero in reversed(state.party):
        state.agenda.append((offer_feat, hero))


def offer_feat(state: State, hero: int) -> None:
    """Ask a hero whether to use the feat; one who has nothing to decide yet waits for the other (OD-DECISION-78)."""
    if may_decide(state, hero):
        state.origin = (offer_feat, hero)
        ask(state, state.setup.seat_of[hero], which_feat, hero)
    elif next_to_decide(state) != NOBODY:
        wait(state, hero)


def offer_feat_last(state: State, hero: int) -> None:
    """Ask a hero again who let the other one decide first."""
    if may_decide(state, hero):
        state.origin = (offer_feat_last, hero)
        ask(state, state.setup.seat_of[hero], which_feat, hero)


def next_to_decide(state: State) -> int:
    """The hero that decides next, or NOBODY."""
    step, *args = state.agenda[-1]
    return args[0] if step is offer_feat else NOBODY


def may_decide(state: State, hero: int) -> bool:
    """Whether a feat can be used, or a potion stores a die for it; some are barred from the boss (OD-080, OD-169)."""
    if why_not_feat(state, hero) == "OD-080":
        return False
    return bool(ways_of(state, hero)) or (hero in waiting_for(state, "potion_used") and bool(drinkable(state)))


def why_not_feat(state: State, hero: int) -> str:
    """The clause that forbids a hero to use their feat at all in this step; empty if they may."""
    feat = side_of(state, hero).feat
    if state.fighting and not feat["boss"]:
        return "OD-080"
    if feat["kind"] == "stored":
        return "" if state.stored[hero] else "OD-082"
    return "" if state.supply[HEROIC] else "OD-026"


def ways_of(state: State, hero: int) -> list[Move]:
    """The ways to use a hero's feat."""
    if why_not_feat(state, hero):
        return []
    feat = side_of(state, hero).feat
    if feat["kind"] == "stored":
        return [(roll_stored, hero, count) for count in range(1, state.stored[hero] + 1)]
    if feat["kind"] == "roll":
        return [(gamble, hero, count) for count in feat["roll_choices"]]
    if feat["kind"] == "pay_time":
        return [(take_time, hero, number) for number in range(len(feat["options"]))]
    return [(bleed, hero, feat.get("discard_rolled", 0))]


def which_feat(state: State, hero: int) -> list[Move]:
    """Use the feat in one of its ways, or not, or let the other one decide first."""
    moves = [*ways_of(state, hero), *releasable(state, [hero]), *drinkable(state)]
    other = next_to_decide(state)
    if other != NOBODY and may_decide(state, other):
        moves.append((wait, hero))
    return [*moves, (no_feat,)]


def no_feat(state: State) -> None:
    """Keep the feat for another time."""


def wait(state: State, hero: int) -> None:
    """Let the hero that decides next decide first."""
    state.agenda.insert(-1, (offer_feat_last, hero))


def roll_stored(state: State, hero: int, count: int) -> None:
    """Roll stored dice: they join the pool (OD-078, OD-082)."""
    state.stored[hero] -= count
    state.supply[HEROIC] += count
    _tell(state, hero)
    roll(state, hero, throw(state, HEROIC, count))


def gamble(state: State, hero: int, count: int) -> None:
    """Roll heroic dice; a 1 costs health and time, before any other effect looks at the dice."""
    feat = side_of(state, hero).feat
    _tell(state, hero)
    dice = throw(state, HEROIC, count)
    roll(state, hero, dice)
    if any(value_of(one) == feat["penalty_on"] for one in dice):
        state.agenda.append((spend_time, feat["penalty"]["time"]))
        wound(state, hero, feat["penalty"]["hearts"])


def take_time(state: State, hero: int, number: int) -> None:
    """Spend time to roll heroic dice."""
    feat = side_of(state, hero).feat
    _tell(state, hero)
    state.agenda.append((throw_for_feat, hero, feat["options"][number]["roll"]))
    state.agenda.append((spend_time, feat["options"][number]["time"]))


def bleed(state: State, hero: int, lost: int) -> None:
    """Take damage that nothing prevents to roll heroic dice; a number of them is lost."""
    feat = side_of(state, hero).feat
    _tell(state, hero)
    state.agenda.append((throw_for_feat, hero, feat["roll"]))
    wound(state, hero, feat["damage"])


def throw_for_feat(state: State, hero: int, count: int) -> None:
    """Roll the dice of a feat and apply the feat's own rules to them first."""
    feat = side_of(state, hero).feat
    dice = throw(state, HEROIC, count)
    tell_roll(state, hero, dice)
    least = feat.get("keep_if_at_least", 0)
    lose(state, hero, [one for one in dice if value_of(one) < least])
    kept = [one for one in dice if value_of(one) >= least]
    if feat.get("discard_rolled") and len(kept) > 1:
        state.thrown = kept
        ask(state, state.setup.seat_of[hero], which_to_throw_away, hero)
    elif feat.get("discard_rolled"):
        lose(state, hero, kept)
    else:
        take_in(state, hero, kept)


def which_to_throw_away(state: State, hero: int) -> list[Move]:
    """Choose which of the feat's dice is lost."""
    return [(throw_away, one) for one in dict.fromkeys(state.thrown)]


def throw_away(state: State, die: int) -> None:
    """This die is lost."""
    (hero,) = state.question_args
    state.thrown.remove(die)
    lose(state, hero, [die])
    dice, state.thrown = state.thrown, []
    take_in(state, hero, dice)


def _tell(state: State, hero: int) -> None:
    if state.events is not None:
        state.events.append(FeatUsed(led(state, hero), str(side_of(state, hero).feat["id"])))
