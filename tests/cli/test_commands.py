"""The commands as a group: help, and usage errors."""

from __future__ import annotations

import pytest

import undercroft
from tests.cli.runner import refused, run


def test_the_help_lists_the_commands() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("play", "campaign", "simulate", "replay", "scenario", "rules", "cards", "bench", "games"):
        assert command in result.stdout


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
        (("bench", "--quick", "some", "more"), "Zbędne: some more"),
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


@pytest.mark.parametrize(("former", "name"), [("saved", "saves"), ("push-key", "vapid-key")])
def test_former_names_of_commands_work_but_are_not_listed(former: str, name: str) -> None:
    listed = [line.split()[0] for line in run("--help").stdout.splitlines() if line.startswith("  ")]
    assert name in listed
    assert former not in listed
    assert run(former, "--help").stdout == run(name, "--help").stdout


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
