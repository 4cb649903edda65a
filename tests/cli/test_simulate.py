"""The command `undercroft simulate`."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.runner import refused, run
from undercroft.bots import level_searches, usual_bot
from undercroft.i18n import LANGUAGES


def test_simulate_reports_how_games_ended() -> None:
    arguments = ["--seats", "2", "--bots", "random,random", "--games", "6", "--seed", "7", "--option", "team=deal"]
    result = run("simulate", "dragon-tower", *arguments)
    assert result.exit_code == 0
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]
    assert lines[0].startswith("Dragon Tower · games: 6 · decisions a game: ")
    assert lines[2:5] == [
        "seat bot wins win rate 95 % interval",
        "0 random 0 0.0 % 0.0 % – 39.0 %",
        "1 random 0 0.0 % 0.0 % – 39.0 %",
    ]
    assert lines[6] == "seat bot mean score lowest 25 % median 75 % highest 0 or more"
    assert lines[7].startswith("0 random ")
    assert lines[7].endswith(" 100.0 %"), "there are no points below zero in this game"
    ends = lines[lines.index("how it ended games") + 1 : lines.index("how far it got games") - 1]
    assert sum(int(line.split()[-1]) for line in ends) == 6
    assert all(" ".join(line.split()[:-1]).endswith(".") for line in ends), "ends are told in sentences"
    assert not set("()'_") & set(result.stdout), "nothing as Python writes it"


@pytest.mark.parametrize("code", LANGUAGES)
def test_tables_have_the_decimal_sign_of_the_language_and_json_has_a_point(code: str) -> None:
    for command in (("simulate", "--games", "2"), ("arena", "--seeds", "2", "--workers", "1")):
        arguments = (command[0], "super-boss-monster", "--seats", "1", "--bots", "random", *command[1:], "--lang", code)
        told = run(*arguments).stdout
        assert bool(re.search(r"\d\.\d", told)) == (code == "en")
        assert bool(re.search(r"\d,\d", told)) == (code != "en")
        assert json.loads(run(*arguments, "--json").stdout)["games"] == 2


def test_simulate_reports_in_the_language_asked_for() -> None:
    result = run("simulate", "boss-monster", "--seats", "2", "--bots", "random", "--games", "2", "--lang", "pl")
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]
    assert lines[2] == "miejsce bot wygranych odsetek wygranych przedział 95 %"
    assert "jak się skończyło gier" in lines
    assert "dokąd dotarto gier" not in lines, "Boss Monster has no floors"


def test_simulate_takes_the_bot_that_its_help_names() -> None:
    assert "by default the strongest without search" in " ".join(run("simulate", "--help").stdout.split())
    told = json.loads(run("simulate", "dragon-tower", "--games", "1", "--json").stdout)
    assert told["bots"] == [usual_bot("dragon-tower")]
    assert not level_searches("dragon-tower", told["bots"][0])


def test_simulate_answers_programs() -> None:
    arguments = ["--games", "5", "--option", "heroes=3", "--option", "variants=no-break", "--option", "team=deal"]
    told = json.loads(run("simulate", "dragon-tower", "--bots", "random", *arguments, "--json").stdout)
    assert told["games"] == 5
    assert sum(told["reasons"].values()) == 5
    assert told["wins"] == [0], "random play does not win"
    [scores] = told["scores"]
    assert scores["quartiles"] == sorted(scores["quartiles"])
    assert scores["quartiles"][0] <= scores["mean"] <= scores["quartiles"][-1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "chess"),
        (("dragon-tower", "--option", "heroes=9"), "heroes"),
        (("dragon-tower", "--option", "colour=red"), "colour"),
        (("dragon-tower", "--option", "heroes=2", "--option", "heroes=3"), "heroes is given twice"),
        (("dragon-tower", "--bots", "genius"), "genius"),
        (("dragon-tower", "--seats", "2", "--bots", "random,random,random"), "3"),
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: tuple[str, ...], words: str) -> None:
    assert words in refused(run("simulate", *arguments))
