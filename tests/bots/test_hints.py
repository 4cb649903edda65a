"""Hints: the option a bot would take, expected values of the options, and reasons, from the seat's knowledge alone."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.bots import hints, make_bot
from undercroft.bots.hints import hint_for
from undercroft.bots.rollouts import Trial, changes
from undercroft.games.boss_family.rules.state import HAND
from undercroft.games.one_deck_dungeon.rules.state import DOOR
from undercroft.kernel.bot import choice_of
from undercroft.kernel.errors import Illegal
from undercroft.kernel.game import find_game
from undercroft.kernel.state import EVERYONE
from undercroft.kernel.table import Table
from undercroft.simulation.simulate import play_game

SETUPS = {
    "boss-monster": 2,
    "minibosses": 2,
    "super-boss-monster": 2,
    "dragon-tower": 2,
    "one-deck-dungeon": 1,
}


def asked(game: str, seats: int, decisions: int, seed: int = 5) -> tuple[Table, int]:
    """A table and the seat that has a choice there, after at least this many decisions by bots."""
    table = undercroft.new(game, seats=seats, seed=seed)
    witch = make_bot(game, "witch", 1)
    while (decision := table.decision) is not None and (len(table.moves) < decisions or len(decision.options) < 2):
        table.apply(witch.choose(table.view(decision.seat)))
    assert decision is not None
    return table, decision.seat


@pytest.mark.parametrize("game", SETUPS)
def test_a_hint_is_the_same_whatever_lies_hidden(game: str) -> None:
    table, seat = asked(game, SETUPS[game], 20)
    twin = table.determinize(seat, seed=99)
    assert twin.state.face != table.state.face
    assert hint_for(table.view(seat), table.worlds(seat)) == hint_for(twin.view(seat), twin.worlds(seat))


def test_the_choice_of_the_searching_bot_is_among_the_options() -> None:
    table, seat = asked("boss-monster", 2, 12)
    view = table.view(seat)
    hint = hint_for(view, table.worlds(seat))
    chosen = choice_of(make_bot("boss-monster", "lich", 0), view, lambda: table.worlds(seat))
    assert chosen in {one.option for one in hint.options}
    assert hint.unit == "chance"
    assert 1 < len(hint.options) <= hints.MAX_OPTIONS
    assert len({one.option for one in hint.options}) == len(hint.options)
    assert all(one.value is not None and 0 <= one.value <= 1 for one in hint.options)


@pytest.mark.parametrize(("game", "decisions"), [("boss-monster", 12), ("dragon-tower", 2), ("super-boss-monster", 20)])
def test_the_options_are_ranked_by_their_values(game: str, decisions: int) -> None:
    table, seat = asked(game, 2, decisions)
    for _ in range(3):
        hint = hint_for(table.view(seat), table.worlds(seat))
        values = [one.value for one in hint.options if one.value is not None]
        assert len(values) == len(hint.options) > 1
        assert values == sorted(values, reverse=True)
        table, seat = asked(game, 2, len(table.moves) + 8)


def test_an_option_is_called_better_only_if_its_number_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = asked("boss-monster", 2, 12)
    monkeypatch.setattr(hints, "is_better", lambda one, other: True)
    view, worlds = table.view(seat), table.worlds(seat)
    found = hint_for(view, worlds)
    assert found.reason is not None
    value = {one.option: one.value or 0.0 for one in found.options}
    assert round(value[found.reason.other], 2) < round(value[found.options[0].option], 2)
    monkeypatch.setattr(hints, "DIGITS", {"chance": 0, "points": 0})  # all chances look the same
    assert hint_for(view, worlds).reason is None


def doors(*closed: int) -> Table:
    """A table of One Deck Dungeon at four doors; all but the closed ones have been looked behind."""
    table = undercroft.new("one-deck-dungeon", seats=1, seed=5)
    witch = make_bot("one-deck-dungeon", "witch", 1)
    while table.decision is not None and not all(option.verb == "enter" for option in table.decision.options):
        table.apply(witch.choose(table.view(0)))
    assert table.decision is not None
    assert len(table.decision.options) == 4
    for door in {0, 1, 2, 3}.difference(closed):
        for card in table.state.zones[DOOR + door]:
            table.state.known[card] = EVERYONE
    return table


@pytest.mark.parametrize(("closed", "alike"), [((0, 1, 2, 3), True), ((0, 1, 2), False)])
def test_options_that_are_all_the_same_to_the_seat_have_no_hint(closed: tuple[int, ...], alike: bool) -> None:
    table = doors(*closed)
    if alike:
        with pytest.raises(Illegal) as refusal:
            hint_for(table.view(0), table.worlds(0))
        assert refusal.value.code == "hint-alike"
    else:
        hint = hint_for(table.view(0), table.worlds(0))
        assert len(hint.options) == 2  # the known door, and one of those that are the same
        assert 3 in {one.option for one in hint.options}


def test_of_copies_in_a_hand_a_hint_names_one() -> None:
    table, seat = asked("boss-monster", 2, 12)
    game, state = table.game, table.state
    one, other, third = state.zones[HAND + seat][:3]
    state.face[other] = state.face[one]
    assert state.face[third] != state.face[one]
    verb = next(verb for verb in game.verbs if verb.name == "place")
    move = next(made for made, known in game.verb_of.items() if known is verb)
    key = [game.sameness(state, (move, card, 0)) for card in (one, other, third)]
    assert key[0] == key[1] != key[2]
    assert game.sameness(state, (move, one, 1)) != key[0]


def test_hints_for_a_single_player_are_in_points() -> None:
    table, seat = asked("super-boss-monster", 1, 40)
    hint = hint_for(table.view(seat), table.worlds(seat))
    assert hint.unit == "points"
    assert hint.options[0].value is not None
    assert hint.options[0].value > 1  # no chance is


def test_a_spell_that_saves_a_soul_is_hinted_at_with_what_it_brings() -> None:
    table, seat = asked("boss-monster", 2, 98, seed=4)
    view = table.view(seat)
    hint = hint_for(view, table.worlds(seat))
    assert hint.reason is not None
    best, other = (view["decision"]["options"][one] for one in (hint.options[0].option, hint.reason.other))
    assert best["verb"].startswith("cast")
    assert other["text"] == "pass_on"
    brought = {change.stake: change.by for change in hint.reason.changes if change.good}
    assert brought["souls"] > 0
    assert brought["rival_souls"] < 0


def test_a_game_without_bots_gives_no_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = asked("boss-monster", 2, 12)
    monkeypatch.setattr(hints, "bot_levels", lambda game: ["rat"])
    with pytest.raises(Illegal, match="can give hints"):
        hint_for(table.view(seat), table.worlds(seat))


def test_only_the_seat_that_is_asked_gets_a_hint() -> None:
    table, seat = asked("boss-monster", 2, 12)
    others = [(None, seat), (1 - seat, 1 - seat), (1 - seat, seat), (seat, 1 - seat)]
    for looking, imagining in others:
        with pytest.raises(Illegal) as refusal:
            hint_for(table.view(looking), table.worlds(imagining))
        assert (refusal.value.code, refusal.value.details["seat"]) == ("hint-not-asked", seat)


@pytest.mark.parametrize("looking", [0, None])
def test_when_the_game_is_over_there_is_nothing_to_hint_at(looking: int | None) -> None:
    table = undercroft.new("dragon-tower", seats=1, seed=2, options={"team": "deal", "skills": "none"})
    play_game(table, {0: make_bot("dragon-tower", "rat", 2)})
    with pytest.raises(Illegal) as refusal:
        hint_for(table.view(looking), table.worlds(0))
    assert refusal.value.code == "game-over"


# -- what makes a reason -------------------------------------------------------------------------------------------


def trial(**counted: list[int]) -> Trial:
    """A trial with these values per evaluation term and world; all other terms are 0."""
    stakes = find_game("boss-monster").evaluation_terms
    worlds = max(len(one) for one in counted.values())
    rows = [tuple(counted.get(stake.name, [0] * worlds)[world] for stake in stakes) for world in range(worlds)]
    return Trial([0.0] * worlds, rows)


def differences(one: Trial, other: Trial) -> dict[str, tuple[float, bool]]:
    return {change.stake: (change.by, change.good) for change in changes(find_game("boss-monster"), one, other)}


def test_a_reason_tells_means_of_the_same_worlds_and_what_speaks_for_the_option() -> None:
    one = trial(souls=[2, 3, 3, 2], wounds=[1, 1, 1, 1], rival_souls=[0, 0, 0, 0])
    other = trial(souls=[1, 2, 2, 2], wounds=[0, 0, 0, 0], rival_souls=[1, 1, 1, 1])
    assert differences(one, other) == {"souls": (0.8, True), "wounds": (1.0, False), "rival_souls": (-1.0, True)}


def test_an_insignificant_difference_is_no_reason() -> None:
    assert differences(trial(souls=[3, 0, 3, 0]), trial(souls=[0, 2, 0, 2])) == {}


def test_no_more_than_two_gains_and_two_costs_are_told_the_weightiest_first() -> None:
    one = trial(souls=[1] * 4, rival_wounds=[1] * 4, damage=[1] * 4, wounds=[1] * 4, rival_souls=[1] * 4)
    nothing = trial(souls=[0] * 4, cards=[5] * 4)
    assert list(differences(one, nothing)) == ["souls", "wounds", "rival_souls", "rival_wounds"]
