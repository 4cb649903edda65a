"""Bad input to the public API: one clear error of a known kind, and no change of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import undercroft
from undercroft.i18n import error_text, language

if TYPE_CHECKING:
    from collections.abc import Callable

NO_SEATS = [2, 7, -1, True, 1.0, "0", [0]]


def refusal_of(kind: type[undercroft.UndercroftError], wrong: Callable[[], object]) -> undercroft.UndercroftError:
    """Return the error of a wrong call."""
    with pytest.raises(kind) as refusal:
        wrong()
    return refusal.value


@pytest.fixture
def table() -> undercroft.Table:
    table = undercroft.new("dragon-tower", seats=2, seed=1)
    table.apply(0)
    return table


# -- seats ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", NO_SEATS)
@pytest.mark.parametrize(
    "wrong",
    [
        lambda table, seat: table.view(seat),
        lambda table, seat: table.determinize(seat, seed=1),
        lambda table, seat: table.advice(seat),
        lambda table, seat: table.undo(seat),
        lambda table, seat: table.undo_refusal(seat),
        lambda table, seat: table.say(seat, "yes"),
    ],
    ids=["view", "determinize", "advice", "undo", "undo_refusal", "say"],
)
def test_an_invalid_seat_is_rejected(
    table: undercroft.Table, wrong: Callable[[undercroft.Table, object], object], seat: object
) -> None:
    before = table.record()
    refusal = refusal_of(undercroft.Malformed, lambda: wrong(table, seat))
    assert (refusal.code, str(refusal)) == ("bad-seat", f"There is no seat {seat!r}; seats are numbered from 0 to 1.")
    assert table.record() == before
    assert [table.view(each)["seat"] for each in (None, 0, 1)] == [None, 0, 1]


def test_a_spectator_looks_on_but_does_not_talk(table: undercroft.Table) -> None:
    assert table.view(None)["zones"] == table.determinize(None, seed=1).view(None)["zones"]
    assert table.advice(None) == []
    refusal = refusal_of(undercroft.Malformed, lambda: table.say(None, "yes"))  # type: ignore[arg-type]
    assert refusal.code == "bad-seat"
    assert table.said == []


@pytest.mark.parametrize("seed", [-1, True, 1.5, float("nan"), "7", None, [7]])
def test_the_seed_of_another_world_is_a_whole_number(table: undercroft.Table, seed: Any) -> None:
    assert refusal_of(undercroft.ImpossibleSetup, lambda: table.determinize(0, seed=seed)).code == "bad-seed"
    assert refusal_of(undercroft.ImpossibleSetup, lambda: table.worlds(0).sample(seed)).code == "bad-seed"


def test_bots_imagine_worlds_of_larger_seeds_than_a_table_may_have(table: undercroft.Table) -> None:
    assert refusal_of(undercroft.ImpossibleSetup, lambda: table.determinize(0, seed=1 << 256)).code == "bad-seed"
    assert table.worlds(0).sample(1 << 256).digest() != table.worlds(0).sample(0).digest()


HUGE: Any = 10**5000
"""A number with more digits than Python converts to text."""


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda table: table.apply(HUGE), "no-such-index"),
        (lambda table: table.apply(-HUGE), "no-such-index"),
        (lambda table: table.view(HUGE), "bad-seat"),
        (lambda table: table.determinize(0, seed=HUGE), "bad-seed"),
        (lambda table: table.worlds(0).sample([HUGE]), "bad-seed"),
        (lambda table: undercroft.new("dragon-tower", seed=HUGE), "bad-seed"),
        (lambda table: undercroft.new("dragon-tower", seats=HUGE), "bad-seats"),
        (lambda table: undercroft.new("dragon-tower", seats=1, names=[HUGE]), "bad-names"),
        (lambda table: undercroft.new("dragon-tower", options={"heroes": HUGE}), "bad-setting"),
        (lambda table: undercroft.new("dragon-tower", options={"heroes": [HUGE]}), "bad-setting"),
        (lambda table: undercroft.new(HUGE), "unknown-game"),
        (lambda table: table.say(0, HUGE), "bad-value"),
        (lambda table: undercroft.replay(table.record(), upto=-HUGE), "bad-value"),
    ],
)
def test_a_number_too_long_to_be_written_is_refused_all_the_same(
    table: undercroft.Table, wrong: Callable[[undercroft.Table], object], code: str
) -> None:
    before = table.record()
    refusal = refusal_of(undercroft.UndercroftError, lambda: wrong(table))
    assert refusal.code == code
    assert len(str(refusal)) < 300
    assert error_text(language("en"), refusal) == str(refusal)
    assert table.record() == before


# -- options and phrases -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", [None, True, False, 1.0, object(), ["lead"], b"lead"])
def test_an_invalid_choice_is_rejected(table: undercroft.Table, choice: Any) -> None:
    before = table.record()
    refusal = refusal_of(undercroft.Malformed, lambda: table.apply(choice))
    assert refusal.code == "not-an-option"
    assert str(refusal).endswith(f"not as {type(choice).__name__}.")
    assert table.record() == before


def test_an_option_of_another_game_is_no_answer(table: undercroft.Table) -> None:
    other = undercroft.new("boss-monster", seed=1).decision
    assert other is not None
    assert refusal_of(undercroft.Illegal, lambda: table.apply(other.options[0])).code == "not-asked"


@pytest.mark.parametrize("text", [None, 3, ["yes"]])
def test_a_phrase_is_a_text(table: undercroft.Table, text: Any) -> None:
    assert refusal_of(undercroft.Malformed, lambda: table.say(0, text)).code == "bad-value"
    assert table.said == []


# -- set-ups -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", ["ab", ["a", "b", "c"], ["a"], [3, 4], ["a", None], None, {"a", "b"}, 2])
def test_names_are_texts_one_a_seat(names: Any) -> None:
    refusal = refusal_of(undercroft.ImpossibleSetup, lambda: undercroft.new("dragon-tower", seats=2, names=names))
    assert refusal.code == "bad-names"
    assert repr(names) in str(refusal)


@pytest.mark.parametrize("name", ["\ud800", "Jan\udfff", "\ude00\ud83d"])
def test_names_can_be_written_to_a_file(name: str) -> None:
    scenario = {"game": "dragon-tower", "seats": 2, "names": ["Olena", name]}
    wrongs: list[Callable[[], object]] = [
        lambda: undercroft.new("dragon-tower", seats=2, names=["Olena", name]),
        lambda: undercroft.scenario(scenario),
    ]
    for wrong in wrongs:
        refusal = refusal_of(undercroft.ImpossibleSetup, wrong)
        assert refusal.code == "bad-names"
        assert str(refusal).isprintable()


@pytest.mark.parametrize("names", [[], (), ["Olena", "Jan"], ("Olena", ""), ["Олена", "\U0001f600"]])
def test_names_go_into_the_record_and_come_back(names: list[str]) -> None:
    table = undercroft.new("dragon-tower", seats=2, seed=1, names=names)
    assert table.view(0)["names"] == list(names)
    assert undercroft.replay(table.record().text()).names == tuple(names)


def test_names_of_a_scenario_are_one_a_seat_too() -> None:
    wrong = {"game": "dragon-tower", "seats": 1, "names": ["Olena", "Jan"]}
    assert refusal_of(undercroft.ImpossibleSetup, lambda: undercroft.scenario(wrong)).code == "bad-names"


@pytest.mark.parametrize("options", [[1], [], "heroes=3", 0, [("heroes", 3)]])
def test_options_are_given_by_name(options: Any) -> None:
    refusal = refusal_of(undercroft.ImpossibleSetup, lambda: undercroft.new("dragon-tower", options=options))
    assert (refusal.code, refusal.details["kind"]) == ("bad-options", type(options).__name__)


@pytest.mark.parametrize("name", [None, [], 3])
def test_a_game_has_a_name(name: Any) -> None:
    assert refusal_of(undercroft.ImpossibleSetup, lambda: undercroft.new(name)).code == "unknown-game"


# -- puzzles -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, -1, 10**6, "1", 1.0, True, None, [1]])
def test_a_puzzle_is_found_by_its_number(number: Any) -> None:
    refusal = refusal_of(undercroft.ImpossibleSetup, lambda: undercroft.find_puzzle("dragon-tower", number))
    assert refusal.code == "no-such-puzzle"
    assert f"no puzzle {number!r};" in str(refusal)


@pytest.mark.parametrize("thing", [-1, None, "dragon-tower", {}])
def test_a_verdict_needs_a_table(thing: Any) -> None:
    assert refusal_of(undercroft.ImpossibleSetup, lambda: undercroft.verdict_of(thing)).code == "no-puzzle"


# -- records and scenarios -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", [None, 3, b"{}", ["x"]])
@pytest.mark.parametrize("read", [undercroft.replay, undercroft.scenario, undercroft.play_scenario])
def test_a_source_must_be_text_or_path(read: Callable[[Any], object], source: Any) -> None:
    refusal = refusal_of(undercroft.Malformed, lambda: read(source))
    assert (refusal.code, refusal.details["kind"]) == ("not-a-text", type(source).__name__)


def test_nothing_at_all_is_an_empty_text() -> None:
    assert refusal_of(undercroft.Malformed, lambda: undercroft.replay("")).code == "empty-record"
    assert refusal_of(undercroft.Malformed, lambda: undercroft.scenario("")).code == "bad-scenario"


@pytest.mark.parametrize("upto", [-1, "1", 1.0, True])
def test_a_replay_goes_up_to_a_whole_number_of_decisions(table: undercroft.Table, upto: Any) -> None:
    refusal = refusal_of(undercroft.Malformed, lambda: undercroft.replay(table.record(), upto=upto))
    assert str(refusal) == f"{upto!r} is not a valid value for upto."
    assert undercroft.replay(table.record(), upto=0).moves == []


@pytest.mark.parametrize("card", [["paladin"], {}, 3, None])
def test_a_card_of_a_zone_is_named_by_its_id(card: Any) -> None:
    wrong = {"game": "dragon-tower", "zones": {"hero": [[card]]}, "position": {"phase": "fight"}}
    assert refusal_of(undercroft.ImpossibleSetup, lambda: undercroft.scenario(wrong)).code == "unknown-card"


def test_a_step_of_a_scenario_looks_from_a_seat_of_the_table() -> None:
    wrong = {"game": "dragon-tower", "steps": [{"seat": 7, "expect": {"floor": 1}}]}
    assert refusal_of(undercroft.Malformed, lambda: undercroft.play_scenario(wrong)).code == "bad-seat"
