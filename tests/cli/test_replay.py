"""The command `undercroft replay`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.runner import refused, run, saved_game


def test_a_record_is_told() -> None:
    path = saved_game()
    result = run("replay", str(path))
    assert result.exit_code == 0
    assert " draws " in result.stdout
    assert "the game was not over" in result.stdout
    shorter = run("replay", str(path), "--upto", "2").stdout
    assert len(shorter) < len(result.stdout)
    assert shorter.endswith("\nStopped after 2 of 12 decisions, as asked.\n")
    assert "бере" in run("replay", str(path), "--lang", "uk").stdout


def test_a_record_is_told_to_programs() -> None:
    told = json.loads(run("replay", str(saved_game()), "--json").stdout)
    assert told["game"] == "dragon-tower"
    assert told["disagreement"] is None
    assert [event["event"] for event in told["events"][:3]] == ["hero-chosen", "hero-chosen", "card-drawn"]
    assert "card" in told["events"][2]["card"]


def test_a_record_that_disagrees_says_where() -> None:
    path = saved_game()
    lines = path.read_text().splitlines()
    lines[4] = lines[4].replace("draw hero=1", "draw hero=0")
    path.write_text("\n".join(lines) + "\n")
    result = run("replay", str(path))
    assert "Line 5" in refused(result, code=1)
    assert result.stdout.endswith("Mage draws Mana Potion and Wand Spark.\nPriest draws Divine Song.\n")
    told = run("replay", str(path), "--json")
    assert told.exit_code == 1
    assert "Line 5" in json.loads(told.stdout)["disagreement"]


def test_a_record_with_a_result_that_the_game_does_not_have_is_not_told_to_end() -> None:
    path = saved_game()
    path.write_text(path.read_text() + '{"result":"victory"}\n')
    result = run("replay", str(path))
    assert "its result is victory" in refused(result, code=1)
    assert "ends after" not in result.stdout


def test_blank_lines_count_where_a_record_disagrees() -> None:
    path = saved_game()
    lines = path.read_text().splitlines()
    lines[4] = lines[4].replace("draw hero=1", "draw hero=0")
    path.write_text("\n".join(lines) + "\n")
    plain = run("replay", str(path))
    path.write_text("\n".join([*lines[:2], "", "", *lines[2:]]) + "\n")
    result = run("replay", str(path))
    assert "Line 7" in refused(result, code=1)
    assert result.stdout == plain.stdout


@pytest.mark.parametrize("text", ["", "not a record\n", '{"undercroft": 99}\n', "\x00\n", "{}\n[]\n"])
def test_a_damaged_record_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "damaged.undercroft"
    path.write_text(text)
    assert refused(run("replay", str(path)))


def test_a_record_of_other_rules_is_a_disagreement() -> None:
    path = saved_game()
    path.write_text(re.sub(r'"rules":\d+', '"rules":99', path.read_text(), count=1))
    assert "99" in refused(run("replay", str(path)), code=1)


def test_files_that_are_not_there_or_not_texts_are_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x80")
    for command in ("replay", "scenario"):
        assert "nowhere" in refused(run(command, str(tmp_path / "nowhere")))
        assert "picture" in refused(run(command, str(tmp_path / "picture")))
        assert refused(run(command, str(tmp_path)))


def test_a_seat_that_is_not_there_is_refused() -> None:
    assert "seat 3" in refused(run("replay", str(saved_game()), "--seat", "3"))
