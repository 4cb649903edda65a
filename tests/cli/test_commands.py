from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import undercroft
from undercroft.bots import level_searches, usual_bot
from undercroft.cli import main
from undercroft.kernel.samples import Sample
from undercroft.lang import LANGUAGES
from undercroft.terminal.kept.profile import FOLDER_VARIABLE, LOCALE_VARIABLES, Profile

DEAL = ["--team", "deal", "--skills", "none", "--seed", "1"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everything is kept in a temporary folder, and the locale says nothing."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "data"))
    for variable in LOCALE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data"


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed, prog_name="undercroft")


def refused(result: Result, code: int = 2) -> str:
    """The one line of a refusal; a traceback would be another exception than the exit."""
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == code
    [line] = result.stderr.splitlines()
    return line


def saved_game(moves: int = 12) -> Path:
    result = run("play", "dragon-tower", "--plain", *DEAL, typed="1\n" * moves)
    assert result.exit_code == 0
    return Profile().saved("dragon-tower")[0].path


# -- the group -----------------------------------------------------------------------------------------------------


def test_the_help_lists_the_commands() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("play", "campaign", "simulate", "replay", "scenario", "rules", "cards", "bench", "games"):
        assert command in result.stdout


def test_the_rules_are_read_and_searched() -> None:
    whole = run("rules", "dragon-tower", "--lang", "pl").stdout
    assert "Walka w parze" in whole
    found = run("rules", "dragon-tower", "parach", "--lang", "pl").stdout
    assert "Walka w parze" in found
    assert "Spis treści" not in found
    assert len(found) < len(whole)
    sections = json.loads(run("rules", "boss-monster", "Fool", "town", "--json", "--lang", "en").stdout)
    assert [section["name"] for section in sections] == ["hero-card"]
    assert "BM-109" in sections[0]["clauses"]
    assert "kitten" in run("rules", "boss-monster", "kitten", "--lang", "en").stdout


def test_the_version() -> None:
    assert run("--version").stdout == f"undercroft {undercroft.__version__}\n"


@pytest.mark.parametrize(
    "command", ["play", "campaign", "simulate", "replay", "scenario", "rules", "cards", "bench", "games"]
)
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) > 4


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("play",),
        ("play", "dragon-tower", "--fly"),
        ("play", "dragon-tower", "--seats", "many"),
        ("play", "dragon-tower", "--lang", "xx"),
        ("cards",),
        ("rules",),
        ("replay",),
        ("bench", "--quick", "extra"),
        ("simulate", "dragon-tower", "--games", "0"),
    ],
)
def test_wrong_use_is_one_line(arguments: tuple[str, ...]) -> None:
    assert refused(run(*arguments)).startswith("undercroft: ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("dance",), "Nie ma polecenia dance; są: admin, arena, "),
        (("play",), "Brakuje: GAME"),
        (("arena", "boss-monster"), "Brakuje: --bots"),
        (("play", "dragon-tower", "--fly"), "Nie ma tu opcji --fly."),
        (("play", "dragon-tower", "--seat", "2"), "Nie ma tu opcji --seat. Podobne: --seats"),
        (("play", "dragon-tower", "--seats", "many"), "--seats przyjmuje liczbę całkowitą."),
        (("play", "dragon-tower", "--seats"), "Po --seats potrzebna jest wartość."),
        (("play", "dragon-tower", "--plain=yes"), "--plain nie przyjmuje wartości."),
        (("admin", "tables", "--status", "gone"), "--status przyjmuje jedno z: open, playing, over"),
        (("bench", "--quick", "some", "more"), "Tego jest tu za dużo: some more"),
        (("simulate", "dragon-tower", "--games", "0"), "--games przyjmuje liczbę całkowitą nie mniejszą niż 1."),
        (("serve", "--port", "0"), "--port przyjmuje liczbę całkowitą od 1 do 65535."),
        (("admin", "fly"), "Nie ma polecenia fly; są: "),
    ],
)
def test_wrong_use_is_told_in_the_language_of_the_reader(
    arguments: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert told in refused(run(*arguments))


def test_a_group_without_a_command_tells_its_commands_line_by_line() -> None:
    result = run("admin")
    assert result.exit_code == 2
    assert any(line.startswith("  tables ") for line in result.stderr.splitlines())


@pytest.mark.parametrize("arguments", [("--lang", "uk"), ("--lang=uk",)])
def test_wrong_use_is_told_in_the_language_asked_for(arguments: tuple[str, ...]) -> None:
    assert "Тут немає параметра --fly." in refused(run("play", "dragon-tower", "--fly", *arguments))
    assert "Бракує: GAME" in refused(run("play", *arguments))


def test_a_language_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    assert refused(run("games", "--lang", "xx")).endswith("--lang takes one of: en, ru, uk, pl")


# -- play ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "There is no game chess"),
        (("dragon-tower", "--seats", "9"), "not 9"),
        (("dragon-tower", "--heroes", "7"), "heroes"),
        (("dragon-tower", "--heroes", "two"), "heroes"),
        (("dragon-tower", "--boss", "kitten"), "kitten"),
        (("dragon-tower", "--team", "paladin,nobody"), "team"),
        (("one-deck-dungeon", "--team", "warrior,warrior"), "The option team names warrior twice"),
        (("dragon-tower", "--variant", "easy"), "easy"),
        (("dragon-tower", "--option", "heroes"), "heroes is not an argument of the form name=value"),
        (("dragon-tower", "--option", "colour=red"), "no option colour"),
        (("dragon-tower", "--heroes", "2", "--option", "heroes=3"), "heroes is given twice, as 2 and as 3"),
        (("dragon-tower", "--option", "heroes=2", "--option", "heroes=3"), "heroes is given twice, as 2 and as 3"),
        (
            ("dragon-tower", "--variant", "surrounded", "--option", "variants=no-break"),
            "variants is given twice, as surrounded and as no-break",
        ),
        (("dragon-tower", "--setup", "first-game", "--skills", "one"), "here it is first-game"),
        (("dragon-tower", "--seats", "3", "--heroes", "2"), "only if seats is one of: 1, 2; here it is 3"),
        (("dragon-tower", "--team", "paladin,mage", "--heroes", "3"), "3"),
        (("dragon-tower", "--bots", "genius"), "There is no bot genius"),
        (("dragon-tower", "--seats", "4", "--bots", "random,random"), "2 leaders"),
        (("dragon-tower", "--seed", "-1"), "-1"),
        (
            ("one-deck-dungeon", "--option", "dungeon=the_mudlands"),
            "only if cards is one of: forest, hybrid; here it is base",
        ),
        (("one-deck-dungeon", "--option", "talents=0:mage:talent_grit"), "talents is filled in from the campaign"),
        (("dragon-tower", "--continue"), "unfinished"),
        (("dragon-tower", "--continue", "--heroes", "2"), "--continue"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], words: str) -> None:
    assert words in refused(run("play", *arguments, "--plain"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_refusal_speaks_the_language_asked_for(code: str) -> None:
    line = refused(run("play", "chess", "--lang", code))
    assert "chess" in line
    assert ("There is no game" in line) == (code == "en")


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert "Оберіть" in run("play", "dragon-tower", "--plain", *DEAL).stdout


def test_every_way_to_name_an_option() -> None:
    result = run(
        *("play", "dragon-tower", "--plain", "--option", "heroes=2", "--option", "team=paladin,mage"),
        *("--option", "variants=surrounded,no-break", "--boss", "dark_lord", "--skills", "none", "--seed", "3"),
        typed="1\n",
    )
    assert result.exit_code == 0
    [saved] = Profile().saved("dragon-tower")
    assert saved.options == {
        "heroes": 2,
        "team": ["paladin", "mage"],
        "setup": "standard",
        "skills": "none",
        "boss": "dark_lord",
        "variants": ["surrounded", "no-break"],
    }


def test_the_same_seed_is_the_same_game() -> None:
    first = run("play", "dragon-tower", "--plain", *DEAL, typed="1\n1\n1\n")
    second = run("play", "dragon-tower", "--plain", *DEAL, typed="1\n1\n1\n")
    assert first.stdout == second.stdout


def test_bots_take_the_other_seats() -> None:
    result = run("play", "dragon-tower", "--plain", *DEAL, "--bots", "random,random", typed="1\n")
    assert result.exit_code == 0
    [saved] = Profile().saved("dragon-tower")
    assert saved.seats == 3
    assert Profile().leaders(saved.path, 3) == ("you", "rat", "rat")


def test_bytes_that_are_no_text_are_bad_input_and_no_crash() -> None:
    result = CliRunner().invoke(main, ["play", "dragon-tower", "--plain", *DEAL], input=b"\xff\xfe\n1\n")
    assert result.exit_code == 0
    [saved] = Profile().saved("dragon-tower")
    assert saved.decisions == 1


def test_a_game_is_continued() -> None:
    path = saved_game(moves=3)
    result = run("play", "dragon-tower", "--plain", "--continue", typed="1\n")
    assert result.exit_code == 0
    [saved] = Profile().saved("dragon-tower")
    assert (saved.path, saved.decisions) == (path, 4)


# -- replay --------------------------------------------------------------------------------------------------------


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


# -- scenario ------------------------------------------------------------------------------------------------------

SCENARIO = """
game = "dragon-tower"
title = "A first card"
seats = 1
seed = 1

[options]
team = ["paladin", "mage"]
skills = "none"

[[steps]]
do = "draw hero=0 deck=strength"
expect = { "heroes.0.cards" = 1 }
"""


def scenario_file(folder: Path, text: str = SCENARIO) -> str:
    path = folder / "scenario.toml"
    path.write_text(text)
    return str(path)


def test_a_scenario_is_played_and_drawn(tmp_path: Path) -> None:
    result = run("scenario", scenario_file(tmp_path))
    assert result.exit_code == 0
    assert "A first card" in result.stdout
    assert "hand 0: " in result.stdout
    assert "as expected (1 step)" in result.stdout
    told = json.loads(run("scenario", scenario_file(tmp_path), "--json").stdout)
    assert (told["title"], told["disagreement"]) == ("A first card", None)
    assert told["view"]["heroes"][0]["cards"] == 1


def test_a_scenario_is_told_with_dice_boxes_wounds_and_what_is_faced(tmp_path: Path) -> None:
    text = """
game = "one-deck-dungeon"
options = { heroes = 1 }
zones = { faced = ["ogre_a"] }

[position]
phase = "placing"
heroes = ["warrior"]
dungeon = "dragons_cave"
wounds = [2]
dice = [["strength-4", "heroic-2"]]

[[steps]]
do = "lay hero=0 die=strength-4 box=0"
"""
    lines = run("scenario", scenario_file(tmp_path, text)).stdout.splitlines()
    assert any(line.startswith("Warrior: Health 4/6;") for line in lines)
    assert any("heroic 2" in line for line in lines), "the die at hand"
    assert any(line.startswith("Encounter. Ogre") for line in lines)
    assert any(line.startswith("Box 1: ") and "strength 4" in line for line in lines)
    assert any(line.startswith("  faced: ogre_a#") for line in lines), "the zones with the ids of the cards"


def test_an_expectation_that_fails_is_a_disagreement(tmp_path: Path) -> None:
    path = scenario_file(tmp_path, SCENARIO.replace('"heroes.0.cards" = 1', '"heroes.0.cards" = 2'))
    assert "heroes.0.cards" in refused(run("scenario", path), code=1)
    told = run("scenario", path, "--json")
    assert told.exit_code == 1
    assert "heroes.0.cards" in json.loads(told.stdout)["disagreement"]


@pytest.mark.parametrize("text", ["game = ", "game = 3", 'game = "chess"', 'game = "dragon-tower"\nseats = 9', ""])
def test_a_damaged_scenario_is_refused(tmp_path: Path, text: str) -> None:
    assert refused(run("scenario", scenario_file(tmp_path, text)))


# -- what there is -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_cards(code: str) -> None:
    result = run("cards", "dragon-tower", "--lang", code)
    assert result.exit_code == 0
    cards = json.loads(run("cards", "dragon-tower", "--json", "--lang", code).stdout)
    assert sum(card["copies"] for card in cards) == 172
    assert all(card["name"] in result.stdout for card in cards)


def test_the_cards_of_a_kind() -> None:
    bosses = json.loads(run("cards", "dragon-tower", "--kind", "boss", "--json").stdout)
    assert bosses[0]["id"] == "dragon"
    assert bosses[0]["numbers"] == {"strength": 4, "faith": 3, "magic": 3, "agility": 3}
    assert bosses[0]["source"] in ("rulebook", "original")
    assert "kitten" in refused(run("cards", "dragon-tower", "--kind", "kitten"))
    assert "chess" in refused(run("cards", "chess"))


def test_the_games() -> None:
    assert "dragon-tower: Dragon Tower, 1 to 4 seats" in run("games").stdout
    assert json.loads(run("games", "--json").stdout) == undercroft.games()


def measure_only_two_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.lab import bench

    monkeypatch.setattr(bench, "registered", lambda: ["dragon-tower"])
    monkeypatch.setattr(bench, "samples_of", lambda game: (Sample("2 heroes", 1, {"heroes": 2, "team": "deal"}),))


def test_the_bench_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    measure_only_two_heroes(monkeypatch)
    told = json.loads(run("bench", "--quick", "--json").stdout)
    assert [measured["game"] for measured in told["games"]] == ["dragon-tower"]
    assert told["games"][0]["rows"][0]["decisions_per_second"] > 0
    assert "2 heroes" in run("bench", "--quick").stdout
    assert "chess" in refused(run("bench", "--game", "chess"))


def test_the_bench_writes_its_figures_where_it_is_told_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    measure_only_two_heroes(monkeypatch)
    run("bench", "--quick", "--output", str(tmp_path / "bench.json"))
    assert json.loads((tmp_path / "bench.json").read_text())["games"][0]["game"] == "dragon-tower"
    assert "cannot be written" in refused(run("bench", "--quick", "--output", str(tmp_path / "no" / "bench.json")))


# -- simulate ------------------------------------------------------------------------------------------------------


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
    assert "by default the strongest that does not search" in " ".join(run("simulate", "--help").stdout.split())
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


def test_arena_rates_bots_only_where_they_meet() -> None:
    alone = ("arena", "super-boss-monster", "--bots", "random", "--seats", "1", "--seeds", "2", "--workers", "1")
    result = run(*alone)
    assert result.exit_code == 0
    assert "No ratings: no bot met another." in result.stdout
    assert "±" not in result.stdout
    [standing] = json.loads(run(*alone, "--json").stdout)["standings"]
    assert (standing["games"], standing["rating"], standing["doubt"]) == (2, None, None)
    met = run("arena", "boss-monster", "--bots", "random,greedy", "--seeds", "1", "--workers", "1").stdout
    assert met.count("±") == 2
    assert "No ratings" not in met


def test_arena_refuses_a_table_that_cannot_be_written_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.lab.arena.compete", lambda *_, **__: pytest.fail("it played"))
    path = tmp_path / "nowhere" / "a.parquet"
    line = refused(run("arena", "boss-monster", "--bots", "random,random", "--parquet", str(path)))
    assert "a.parquet cannot be written: No such file or directory" in line
