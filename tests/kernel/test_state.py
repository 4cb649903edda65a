"""The agenda, questions and moves: module-level functions with plain arguments."""

from __future__ import annotations

import pytest

from undercroft.kernel.result import Result
from undercroft.kernel.state import Move, State, ask, bit_of, finish, own_fields, play, run


def note(state: State, number: int) -> None:
    state.script.append(number)


def pick(state: State) -> None:
    ask(state, 0, which_number, 3)


def which_number(state: State, count: int) -> list[Move]:
    return [(note, number) for number in range(count)]


def only_one(state: State) -> None:
    ask(state, 0, which_number, 1)


def only_one_with_a_pause(state: State) -> None:
    ask(state, 1, which_number, 1, always=True)


def nothing_at_all(state: State) -> None:
    ask(state, 0, which_number, 0)


def test_the_agenda_is_a_stack_that_stops_at_a_question() -> None:
    state = State()
    state.agenda = [(note, 9), (pick,), (note, 7)]
    run(state)
    assert state.script == [7]
    assert state.question is which_number
    assert state.options == [(note, 0), (note, 1), (note, 2)]
    play(state, state.options[2])
    assert state.script == [7, 2, 9]
    assert state.question is None


def test_a_question_with_one_answer_answers_itself() -> None:
    state = State()
    state.agenda = [(only_one,)]
    run(state)
    assert state.question is None
    assert state.script == [0]


def test_a_meaningful_pause_is_asked_all_the_same() -> None:
    state = State()
    state.agenda = [(only_one_with_a_pause,)]
    run(state)
    assert state.question is which_number
    assert state.seat == 1


def test_a_question_without_answers_is_a_mistake_of_the_rules() -> None:
    state = State()
    state.agenda = [(nothing_at_all,)]
    with pytest.raises(RuntimeError, match="which_number"):
        run(state)


def test_the_end_of_a_game_cancels_what_was_still_to_happen() -> None:
    state = State()
    state.agenda = [(note, 1)]
    finish(state, Result((0,), (1,), "won"))
    run(state)
    assert state.script == []
    assert state.result == Result((0,), (1,), "won")


def test_digests_tell_states_apart() -> None:
    first, second = State(), State()
    assert first.digest() == second.digest()
    second.agenda.append((note, 1))
    assert first.digest() != second.digest()


class Watch(State):
    """A state without `__slots__`, as in the simplest games."""

    def __init__(self) -> None:
        super().__init__()
        self.lamps = 3


def test_a_state_without_slots_is_told_by_what_it_has_of_its_own() -> None:
    state = Watch()
    pick(state)
    assert own_fields(state) == ["lamps"]
    assert " at 0x" not in repr(state.snapshot())  # addresses would change the digest in every process
    other = state.clone()
    other.lamps = 2  # type: ignore[attr-defined]
    assert other.digest() != state.digest()


def test_seats_and_spectators_have_bits_of_their_own() -> None:
    bits = [bit_of(seat) for seat in (*range(7), None)]
    assert len(set(bits)) == 8
    assert sum(bits) == 255
