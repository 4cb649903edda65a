"""What holds in every game, whatever is played: over more than two thousand random games."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import msgspec
import pytest

import undercroft
from tests.random_tables import random_option, random_table
from undercroft.kernel.game import find_game, registered
from undercroft.kernel.playout import random_playout, take_backs
from undercroft.kernel.state import State, play
from undercroft.kernel.table import Table
from undercroft.kernel.zones import Sight, misplaced_cards

CHUNKS = 20
GAMES_A_CHUNK = 105  # 20 x 105 = 2,100 games of every game
CLOSELY = 7  # every seventh one is copied at each decision
TOO_LONG = 3000

of_every_game = pytest.mark.parametrize("game_id", list(registered()))


@of_every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_every_promise(chunk: int, game_id: str) -> None:
    """Termination, conservation, clone and pickle equality, replay equality, over whole games."""
    for seed in range(chunk * GAMES_A_CHUNK, (chunk + 1) * GAMES_A_CHUNK):
        table = random_table(seed, game_id)
        random = Random(seed)
        closely = seed % CLOSELY == 0
        for _ in range(TOO_LONG):
            if table.decision is None:
                break
            option = random_option(table, random)
            if closely:
                check_copies(table.state, option.move)
            table.apply(option)
            assert misplaced_cards(table.state) == []
        assert table.decision is None, f"seed {seed} does not end"
        assert table.result is not None
        if closely:
            assert undercroft.replay(table.record().text()).digest() == table.digest()


def check_copies(state: State, move: tuple[Any, ...]) -> None:
    """A clone and a pickled copy continue exactly as the state itself, also in the middle of an effect."""
    before = repr(state.snapshot())
    clone, thawed = state.clone(), pickle.loads(pickle.dumps(state))
    assert repr(clone.snapshot()) == repr(thawed.snapshot()) == before
    play(clone, move)
    play(thawed, move)
    assert repr(clone.snapshot()) == repr(thawed.snapshot())
    assert repr(state.snapshot()) == before, "playing on a clone changed the original"


@of_every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_seat_learns_what_it_may_not_know(chunk: int, game_id: str) -> None:
    """Worlds that differ only in what a seat cannot know give that seat equal views, questions and options."""
    for seed in range(10 * chunk, 10 * (chunk + 1)):
        table = random_table(seed, game_id)
        random = Random(seed)
        while table.decision is not None:
            for seat in (*range(table.seats), None):
                if random.random() < 0.25:
                    other = table.determinize(seat, seed=random.randrange(1 << 30))
                    assert other.view(seat) == table.view(seat)
                    assert misplaced_cards(other.state) == []
                    assert other.state.known == table.state.known
                    assert sorted(other.state.face) == sorted(table.state.face)
            option = random_option(table, random)
            if random.random() < 0.25:
                check_that_questions_betray_nothing(table, option.text, random)
            table.apply(option)


def check_that_questions_betray_nothing(table: Table, text: str, random: Random) -> None:
    """If everybody is told the same in two worlds, the same seat is asked the same question next."""
    world = table.determinize(None, seed=random.randrange(1 << 30))
    here = table.clone()
    try:
        there_events = world.apply(text)
    except undercroft.UndercroftError:
        return  # not legal in that world
    deck = table.game.deck
    here_events = here.apply(text)
    if [event.told_to(None, deck) for event in here_events] == [event.told_to(None, deck) for event in there_events]:
        assert here.view(None) == world.view(None)


@of_every_game
@pytest.mark.parametrize("chunk", range(5))
def test_every_legal_option_can_be_played_and_every_other_is_refused(chunk: int, game_id: str) -> None:
    """No listed option raises; an option of another moment is refused and changes nothing."""
    for seed in range(4 * chunk, 4 * (chunk + 1)):
        table = random_table(seed, game_id)
        random = Random(seed)
        seen: list[undercroft.Option] = []
        while table.decision is not None:
            for option in table.decision.options:
                table.clone().apply(option)
            digest = table.digest()
            for option in random.sample(seen, min(5, len(seen))):
                if option.move not in table.state.options:
                    with pytest.raises(undercroft.Illegal):
                        table.apply(option)
                    with pytest.raises(undercroft.Illegal):
                        table.apply(option.text)
            assert table.digest() == digest
            seen += table.decision.options
            table.apply(random_option(table, random))


@of_every_game
@pytest.mark.parametrize("seed", range(20))
def test_views_are_json_and_tell_every_zone(seed: int, game_id: str) -> None:
    """A view survives JSON unchanged and holds just what its type declares, at any moment and for every seat."""
    table = random_table(seed, game_id)
    random = Random(seed)
    while table.decision is not None:
        view = table.view(random.choice([*range(table.seats), None]))
        assert json.loads(json.dumps(view)) == view
        declared: object = msgspec.convert(view, table.game.view_type, strict=True)  # leaves out what is not declared
        assert json.loads(json.dumps(declared)) == view
        assert set(view["zones"]) == {zone.name for zone in table.game.zones}
        table.apply(random_option(table, random))


@of_every_game
@pytest.mark.parametrize("seed", range(30))
def test_everybody_knows_what_lies_open(seed: int, game_id: str) -> None:
    """Cards in an open zone are known to all; owners know their own."""
    table = random_table(seed, game_id)
    random = Random(seed)
    while table.decision is not None:
        for zone in table.game.zones:
            for index in range(zone.first, zone.first + zone.count):
                for card in table.state.zones[index]:
                    if zone.sight is not Sight.NOBODY:
                        assert table.state.known[card] & table.state.sight[index] == table.state.sight[index]
        table.apply(random_option(table, random))


@of_every_game
def test_fast_playouts_end(game_id: str) -> None:
    """Playouts straight on the state come to an end and leave a result."""
    for seed in range(200):
        state = random_table(seed, game_id).state
        random_playout(state, take_backs(find_game(game_id)), seed)
        assert state.result is not None


@of_every_game
def test_the_state_holds_plain_data_only(game_id: str) -> None:
    """No closures, generators or bound methods: functions in a state belong to modules."""
    for seed in range(30):
        table = random_table(seed, game_id)
        random = Random(seed)
        while table.decision is not None:
            state = table.state
            functions = [step[0] for step in state.agenda] + [state.question] + [move[0] for move in state.options]
            for function in functions:
                assert function is not None
                assert function.__qualname__ == function.__name__
                assert getattr(function, "__closure__", None) is None
            for step in state.agenda:
                assert all(isinstance(argument, int) for argument in step[1:])
            table.apply(random_option(table, random))


@of_every_game
@pytest.mark.parametrize("seed", range(15))
def test_clone_and_snapshot_cover_every_slot(seed: int, game_id: str) -> None:
    """A field that clone forgets, or that the digest does not see, is found here."""
    table = random_table(seed, game_id)
    random = Random(seed)
    for _ in range(random.randrange(40)):
        if table.decision is not None:
            table.apply(random_option(table, random))
    state, clone = table.state, table.state.clone()
    for name in slots_of(state):
        if name != "events":
            assert getattr(clone, name) == getattr(state, name), name
            if isinstance(getattr(state, name), list) and name != "options":
                assert getattr(clone, name) is not getattr(state, name), f"{name} is shared"


def slots_of(state: State) -> list[str]:
    """All slots of a state's class."""
    return [slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())]
