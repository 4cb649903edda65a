"""Records: writing, reading, replay, damaged files and disagreements."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft
from undercroft.kernel.formats.record import read_record
from undercroft.kernel.table import Table
from undercroft.simulation.random_tables import random_option, random_table


def played(seed: int, decisions: int = 1000) -> Table:
    table = random_table(seed)
    random = Random(seed)
    for _ in range(decisions):
        if table.decision is None:
            break
        table.apply(random_option(table, random))
    return table


GAME = played(2)
TEXT = GAME.record().text()


def with_line(number: int, **changes: object) -> str:
    lines = TEXT.splitlines()
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **changes})
    return "\n".join(lines) + "\n"


def test_a_record_replays_to_the_same_state() -> None:
    again = undercroft.replay(TEXT)
    assert again.digest() == GAME.digest()
    assert again.result == GAME.result
    assert again.record().text() == TEXT


def test_a_record_can_be_saved_and_replayed_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.undercroft"
    GAME.record().save(path)
    assert undercroft.replay(path).digest() == GAME.digest()
    assert undercroft.replay(str(path)).digest() == GAME.digest()


@pytest.mark.parametrize("path", ["", "nowhere/game.undercroft", "folder", "a\0b", "\ud800"])
def test_a_record_that_cannot_be_saved_says_why(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    for place in (path, Path(path)):
        with pytest.raises(undercroft.Malformed) as refusal:
            GAME.record().save(place)
        assert (refusal.value.code, refusal.value.details["path"]) == ("unwritable-file", str(Path(path)))
    assert [found.name for found in tmp_path.rglob("*")] == ["folder"]


@pytest.mark.parametrize("path", [None, 3, b"game.undercroft"])
def test_a_record_is_saved_at_a_path(path: Any) -> None:
    with pytest.raises(undercroft.Malformed) as refusal:
        GAME.record().save(path)
    assert refusal.value.code == "not-a-text"


def test_replay_stops_after_as_many_decisions_as_asked_for() -> None:
    half = undercroft.replay(TEXT, upto=5)
    assert len(half.moves) == 5
    assert half.digest() == played(2, 5).digest()


def test_a_game_in_progress_has_a_record_too() -> None:
    table = played(7, 12)
    assert undercroft.replay(table.record()).digest() == table.digest()


def test_phrases_keep_their_place_in_the_record() -> None:
    table = undercroft.new("dragon-tower", seats=2, seed=3)
    table.say(1, "yes")
    table.apply(0)
    table.say(0, "no")
    again = undercroft.replay(table.record().text())
    assert again.said == table.said


def test_a_table_from_a_scenario_has_a_record_that_replays() -> None:
    table = undercroft.scenario(
        {
            "game": "dragon-tower",
            "options": {"heroes": 2},
            "zones": {"hero": [["paladin"], ["mage"]], "room": [["ghost"]]},
            "position": {"phase": "fight"},
        }
    )
    table.apply("fight_alone hero=0 foe=ghost")
    assert undercroft.replay(table.record().text()).digest() == table.digest()


def test_a_wrong_digest_is_found_at_its_line() -> None:
    number = next(n for n, line in enumerate(TEXT.splitlines(), 1) if '"digest"' in line)
    with pytest.raises(undercroft.Disagreement, match=f"Line {number}:"):
        undercroft.replay(with_line(number, digest="0" * 16))


def test_a_move_that_is_not_legal_any_more_is_found_at_its_line() -> None:
    with pytest.raises(undercroft.Disagreement, match="Line 4:") as refusal:
        undercroft.replay(with_line(4, do="enter room=left"))
    assert refusal.value.code == "record-move"


def test_a_move_of_the_wrong_seat_is_found() -> None:
    with pytest.raises(undercroft.Disagreement) as refusal:
        undercroft.replay(with_line(3, seat=3 - json.loads(TEXT.splitlines()[2])["seat"]))
    assert refusal.value.code == "record-seat"


def test_a_wrong_result_is_found() -> None:
    with pytest.raises(undercroft.Disagreement) as refusal:
        undercroft.replay(with_line(len(TEXT.splitlines()), result="draw"))
    assert refusal.value.code == "record-result"


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(undercroft.Disagreement) as refusal:
        undercroft.replay(with_line(1, rules=99))
    assert refusal.value.code == "record-rules"


@pytest.mark.parametrize("text", ["\n", "{}\n", "[]\n{}\n", "not json\n", '{"undercroft": 2}\n', TEXT[:40] + "\n"])
def test_damaged_records_are_refused(text: str) -> None:
    with pytest.raises(undercroft.Malformed):
        undercroft.replay(text)


@pytest.mark.parametrize("character", ["\u2028", "\u2029", "\u0085", "\x0b", "\x0c", "\x1c", "\r"])
def test_a_name_may_hold_any_character_that_ends_a_line_elsewhere(character: str, tmp_path: Path) -> None:
    table = undercroft.new("dragon-tower", seats=1, seed=3, names=[f"Ann{character}Bo"])
    table.apply(0)
    assert undercroft.replay(table.record().text()).names == table.names
    path = tmp_path / "game.undercroft"
    table.record().save(path)
    assert undercroft.replay(path).names == table.names


def test_lines_may_end_as_on_windows() -> None:
    assert read_record(TEXT.replace("\n", "\r\n")) == GAME.record()


@pytest.mark.parametrize(
    ("text", "line"),
    [("\n\nnot json\n", 3), (TEXT.replace("\n", "\n\n", 2) + "\r\nnot json\n", TEXT.count("\n") + 4)],
    ids=["header", "last"],
)
def test_a_line_that_cannot_be_read_is_named_as_it_stands_in_the_text(text: str, line: int) -> None:
    with pytest.raises(undercroft.Malformed) as refusal:
        read_record(text)
    assert (refusal.value.code, refusal.value.details["line"]) == ("bad-record", line)


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"seat": 0},
        {"digest": "0" * 16},
        {"do": "enter room=left"},
        {"seat": 0, "do": "enter room=left", "digest": "zzz"},
        {"seat": 0, "do": "enter room=left", "digest": "0" * 15},
        {"seat": 0, "do": "enter room=left", "say": "yes"},
        {"say": "yes"},
        {"seat": 0, "say": "yes", "digest": "0" * 16},
        {"seat": 0, "result": "victory"},
        {"result": "victory", "digest": "0" * 16},
    ],
    ids=str,
)
def test_a_line_that_is_no_decision_no_phrase_and_no_result_is_refused(line: dict[str, Any]) -> None:
    lines = TEXT.splitlines()
    text = "\n".join([lines[0], "", json.dumps(line), *lines[1:]]) + "\n"
    for read in (read_record, undercroft.replay):
        with pytest.raises(undercroft.Malformed) as refusal:
            read(text)
        assert (refusal.value.code, refusal.value.details["line"]) == ("record-line", 3)


def test_a_disagreement_names_its_line_as_it_stands_in_the_text() -> None:
    lines = with_line(4, do="enter room=left").splitlines()
    text = "\n".join(["", *lines[:2], "", "", *lines[2:]]) + "\n"
    with pytest.raises(undercroft.Disagreement, match="Line 7:"):
        undercroft.replay(text)


def test_blank_lines_change_nothing_else() -> None:
    record = read_record(TEXT.replace("\n", "\n\n"))
    assert record.text() == TEXT
    assert undercroft.replay(record).digest() == GAME.digest()


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(undercroft.Malformed, match="format 2"):
        undercroft.replay(with_line(1, undercroft=2))


def test_missing_and_binary_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(undercroft.Malformed) as refusal:
        undercroft.replay(tmp_path / "nothing.undercroft")
    assert refusal.value.code == "unreadable-file"
    binary = tmp_path / "binary.undercroft"
    binary.write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(undercroft.Malformed):
        undercroft.replay(binary)


@given(st.integers(0, len(TEXT) - 1), st.characters(blacklist_categories=["Cs"]))
def test_one_changed_character_never_breaks_replay(place: int, character: str) -> None:
    """A damaged record raises an Undercroft error or still describes a legal game."""
    damaged = TEXT[:place] + character + TEXT[place + 1 :]
    try:
        table = undercroft.replay(damaged)
    except undercroft.UndercroftError:
        return
    assert len(table.moves) <= len(GAME.moves)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(undercroft.UndercroftError):
        read_record(text + "\n")
