"""`undercroft daily --server URL`: the challenge of a real server on loopback, played in plain mode."""

from __future__ import annotations

import json
import stat
from typing import TYPE_CHECKING

import pytest

from tests.cli.runner import refused, run
from tests.server.running_server import Server, settings
from undercroft.kernel.features.daily import daily_games
from undercroft.terminal.profile.profile import Profile

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


GAME = "dragon-tower"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose guests are those of these tests."""
    database = tmp_path_factory.mktemp("served") / "tables.sqlite"
    with Server(settings(f"sqlite:///{database}")) as running:
        yield running


def test_a_challenge_is_played_and_counted_in_the_table_of_results(server: Server, folder: Path) -> None:
    left = run("daily", GAME, "--server", server.url, "--name", "Olena", typed="1\nq\n")
    assert left.exit_code == 0
    assert left.stdout.splitlines()[-1].endswith(f"undercroft daily {GAME} --server {server.url}")
    assert f"{GAME}: Go on" in run("daily", "--server", server.url).stdout.splitlines()
    played = run("daily", GAME, "--server", server.url, "--lang", "uk", typed="1\n1\n" * 400)
    assert played.exit_code == 0
    head, first = (line.split() for line in played.stdout.splitlines()[-2:])
    assert head == ["Місце", "Гравець", "Підсумок", "Бали", "Рішення"]
    assert first[:4] == ["1", "Olena", "(ви)", "поразка"]
    assert int(first[-1]) > 1, "the decision of the first visit counts too"
    again = run("daily", GAME, "--server", server.url, "--lang", "uk", typed="1\n")
    assert [line.split() for line in again.stdout.splitlines()] == [head, first], "one try a day"
    told = json.loads(run("daily", "--server", server.url, "--json").stdout)
    mine = next(one for one in told["games"] if one["game"] == GAME)
    assert [(one["name"], one["mine"]) for one in mine["results"]] == [("Olena", True)]
    kept = folder / "servers.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert Profile(folder).guest(server.url + "/") == json.loads(kept.read_text())[server.url]


def test_what_can_be_typed(server: Server) -> None:
    result = run("daily", GAME, "--server", server.url, typed="99\n?\n1\ns\nu\nu\n")
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert any(line.startswith("Type one of these numbers: 1, 2") for line in lines)
    assert "u takes back the last decision." in lines
    assert "There is nothing to undo." in lines
    questions = [line for line in lines if line.startswith("Choose a skill")]
    assert len(questions) == 5, "asked, answered, read again, taken back, and still asked"
    assert len(set(questions)) == 2


def test_a_day_is_listed(server: Server) -> None:
    lines = run("daily", "--server", server.url).stdout.splitlines()
    assert [line.split(":")[0] for line in lines[1:-1]] == daily_games()
    assert lines[-1] == f"Play one with: undercroft daily GAME --server {server.url}"


def test_what_a_server_refuses_is_said(server: Server) -> None:
    assert "no daily challenge" in refused(run("daily", "minibosses", "--server", server.url))
    assert "chess" in refused(run("daily", "chess", "--server", server.url))
    nameless = refused(run("daily", "--server", server.url, "--name", "  ", "--lang", "pl"))
    assert nameless == "undercroft: Imię musi mieć co najmniej jedną literę lub znak."


@pytest.mark.parametrize("url", ["http://127.0.0.1:9", "nonsense", "http://["])
def test_a_server_that_does_not_answer(url: str) -> None:
    assert refused(run("daily", GAME, "--server", url)) == f"undercroft: No Undercroft server answers at {url}."


def test_what_answers_but_is_no_such_server(server: Server) -> None:
    url = server.url + "/nowhere"
    assert refused(run("daily", "--server", url)).startswith("undercroft: ")
