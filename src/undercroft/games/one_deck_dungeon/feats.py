"""Step 2 of an encounter: feats that bring heroic dice (OD-077 to OD-084, DECISION 13)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.dice import give_back, throw, value_of
from undercroft.games.one_deck_dungeon.events import FeatUsed
from undercroft.games.one_deck_dungeon.facts import HEROIC
from undercroft.games.one_deck_dungeon.health import wound
from undercroft.games.one_deck_dungeon.hourglass import spend_time
from undercroft.games.one_deck_dungeon.rolling import roll
from undercroft.games.one_deck_dungeon.state import State, led, side_of
from undercroft.games.one_deck_dungeon.storing import releasable
from undercroft.kernel.state import Move, ask


def offer_feats(state: State) -> None:
    """Each hero decides and resolves a feat before the next one decides (OD-079)."""
    for hero in reversed(state.party):
        state.agenda.append((offer_feat, hero))


def offer_feat(state: State, hero: int) -> None:
    """Ask a hero whether to use the feat; some are barred from the boss fight (OD-080, OD-169)."""
    if len(which_feat(state, hero)) > 1 and (not state.fighting or side_of(state, hero).feat["boss"]):
        state.origin = (offer_feat, hero)
        ask(state, state.setup.seat_of[hero], which_feat, hero)


def which_feat(state: State, hero: int) -> list[Move]:
    """Use the feat in one of its ways, or not."""
    feat = side_of(state, hero).feat
    moves: list[Move] = []
    if feat["kind"] == "stored":
        moves = [(roll_stored, hero, count) for count in range(1, state.stored[hero] + 1)]
    elif state.supply[HEROIC]:
        if feat["kind"] == "roll":
            moves = [(gamble, hero, count) for count in feat["roll_choices"]]
        elif feat["kind"] == "pay_time":
            moves = [(take_time, hero, number) for number in range(len(feat["options"]))]
        else:
            moves = [(bleed, hero)]
    return [*moves, *releasable(state, [hero]), (no_feat,)]


def no_feat(state: State) -> None:
    """Keep the feat for another time."""


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


def bleed(state: State, hero: int) -> None:
    """Take damage that nothing prevents to roll heroic dice."""
    feat = side_of(state, hero).feat
    _tell(state, hero)
    state.agenda.append((throw_for_feat, hero, feat["roll"]))
    wound(state, hero, feat["damage"])


def throw_for_feat(state: State, hero: int, count: int) -> None:
    """The dice of a feat, and what the feat itself does with them first."""
    feat = side_of(state, hero).feat
    dice = throw(state, HEROIC, count)
    least = feat.get("keep_if_at_least", 0)
    for one in [one for one in dice if value_of(one) < least]:
        dice.remove(one)
        give_back(state, one)
    if feat.get("discard_rolled") and len(dice) > 1:
        state.thrown = dice
        ask(state, state.setup.seat_of[hero], which_to_throw_away, hero)
        return
    for one in dice[:] if feat.get("discard_rolled") else []:
        dice.remove(one)
        give_back(state, one)
    roll(state, hero, dice)


def which_to_throw_away(state: State, hero: int) -> list[Move]:
    """Choose which of the feat's dice is lost."""
    return [(throw_away, one) for one in dict.fromkeys(state.thrown)]


def throw_away(state: State, die: int) -> None:
    """This die is lost."""
    (hero,) = state.asked
    state.thrown.remove(die)
    give_back(state, die)
    dice, state.thrown = state.thrown, []
    roll(state, hero, dice)


def _tell(state: State, hero: int) -> None:
    if state.events is not None:
        state.events.append(FeatUsed(led(state, hero), str(side_of(state, hero).feat["id"])))
