"""The game of the page "Write your own game": loaded by its path and playable in every interface."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undercroft
from tests.terminal.positions import press_forward, typed_at_random
from undercroft.bots import bot_levels, make_bot
from undercroft.i18n import LANGUAGES, language
from undercroft.i18n.language import Name
from undercroft.kernel.game import find_game, find_package, forget
from undercroft.kernel.plugins import VARIABLE, add_path
from undercroft.server.api.games import texts_of
from undercroft.simulation.conformance import PROMISES, keeps_promises
from undercroft.simulation.simulate import simulate
from undercroft.terminal.plain import PlainGame
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.table import TableScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.widgets import Drawing

EXAMPLE = Path(__file__).parents[2] / "examples" / "lantern_run"
GAME = "lantern-run"


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """Register the game while a test runs."""
    add_path(str(EXAMPLE))
    yield
    forget_it()


def forget_it() -> None:
    """Unregister the game."""
    forget(GAME)
    for name in [name for name in sys.modules if name.split(".")[0] == "lantern_run"]:
        del sys.modules[name]
    language.cache_clear()
    texts_of.cache_clear()


def test_it_keeps_every_promise() -> None:
    for seed in range(40):
        keeps_promises(GAME, seed)


def test_it_is_listed_with_its_zones_and_speaks_english_to_everybody() -> None:
    listed = {game["id"]: game for game in undercroft.games()}[GAME]
    assert listed["languages"] == ["en"]
    hands = next(zone for zone in listed["zones"] if zone["name"] == "hand")
    assert hands == {"name": "hand", "sight": "owner", "order": "hand", "single": False, "of_seats": True}
    words = language("pl", GAME)
    assert words.text("game-title") == "Lantern Run"
    assert words.text("terminal-won") == language("pl").text("terminal-won")


def test_its_english_follows_the_rules_of_english_whoever_reads_it(tmp_path: Path) -> None:
    folder = tmp_path / "lantern_run"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    with (folder / "locale" / "en" / "game.ftl").open("a", encoding="utf-8") as file:
        file.write("web-loot = { $n ->\n [one] { $n } coin\n *[other] { $n } coins\n } beside { $card }\n")
    forget_it()
    add_path(str(folder))
    cards = [Name("card-coin"), Name("card-idol")]
    for code in LANGUAGES:
        words = language(code, GAME)
        lines = [words.text("web-loot", n=n, card=cards) for n in (1, 21, 2000)]
        beside = "beside Old Coin and Bone Idol"
        assert lines == [f"1 coin {beside}", f"21 coins {beside}", f"2,000 coins {beside}"]
        # The program's own sentences follow the grammar of their language, also around English names.
        assert words.join(["a", "b"]) == language(code).join(["a", "b"])
        assert words.has("web-loot")
        assert not words.has("no-such-message")


def test_a_record_of_it_is_replayed_and_a_decision_taken_back() -> None:
    table = undercroft.new(GAME, seats=2, seed=4)
    random = Random(4)
    undone = 0
    while table.decision is not None:
        before = table.digest()
        table.apply(random.choice(table.decision.options))
        if undone == 0 and table.undo_refusal() is None:
            table.undo()
            undone += 1
            assert table.digest() == before
    assert undone == 1
    assert undercroft.replay(table.record().text()).result == table.result


def test_the_thief_who_stays_too_long_drops_the_dearest_treasure() -> None:
    worth = {card.id: card.facts.get("gold", 0) for card in find_game(GAME).deck.printed}
    dropped = 0
    for seed in range(40):
        table = undercroft.new(GAME, seats=1, seed=seed)
        data: list[dict[str, Any]] = []
        while table.decision is not None:
            stays = next(option for option in table.decision.options if option.verb != "go_home")
            data = [event.told_to(0, table.game.deck) for event in table.apply(stays)]
        assert table.result is not None
        kept = [worth[card["card"]] for card in table.view(0)["zones"]["sack"][0]]
        assert table.result.scores == (sum(kept),)
        for event in data:
            if event["event"] == "dropped":
                assert worth[event["card"]["card"]] >= max(kept, default=0)
                assert table.result.reason == "dark"
                dropped += 1
    assert dropped > 10


def test_its_only_bot_is_the_random_one_and_it_plays_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bot_levels(GAME) == ["rat"]
    monkeypatch.setenv(VARIABLE, str(EXAMPLE))
    report = simulate(GAME, seats=3, games=8, workers=2)
    assert sum(report.reasons.values()) == 8
    assert report.reasons == simulate(GAME, seats=3, games=8).reasons


def test_it_is_played_to_its_end_in_the_plain_mode(profile: Profile) -> None:
    session = Session.begin(profile, GAME, ("you", "random"), 3, {})
    out = StringIO()
    PlainGame(session, "en", StringIO("\n".join(["s", "?", *typed_at_random(Random(3), 300)])), out, story=True).run()
    output = out.getvalue()
    assert "In the light: " in output
    assert "a card of oil ×3" in output
    assert "The richest thief wins." in output
    assert session.over
    assert "The lanterns are out." in output or "The thieves are home." in output


async def test_it_is_played_in_the_terminal_app(profile: Profile) -> None:
    session = Session.begin(profile, GAME, ("you",), 3, {})
    app = UndercroftApp(profile, GAME, "en", session=session)
    async with app.run_test(size=(100, 34)) as pilot:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        drawing = screen.query_one("#zones", Drawing)
        text = "\n".join(line.plain for line in drawing.lines(drawing.size.width))
        assert "In the light" in text
        assert "Shadows until dark" in text
        assert "▸" in text  # a card that several options concern
        for _ in range(80):
            if session.over:
                break
            await press_forward(app, pilot, Random(3))
        assert session.over


def bot_moves(seed: int) -> list[str]:
    table = undercroft.new(GAME, seats=1, seed=seed)
    bot = make_bot(GAME, "random", seed)
    while table.decision is not None:
        table.apply(bot.choose(table.view(table.decision.seat)))
    return [made.option for made in table.moves]


def test_a_bot_plays_the_same_every_time() -> None:
    assert bot_moves(3) == bot_moves(3)


def run(*arguments: str, games: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command `undercroft` in a process of its own."""
    command = [sys.executable, "-c", "from undercroft.cli import main; main()", *arguments]
    environment = {**os.environ, VARIABLE: games}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def test_the_command_line_finds_it_by_its_path() -> None:
    listed = run("--game", str(EXAMPLE), "games", "--json")
    assert GAME in [game["id"] for game in json.loads(listed.stdout)]
    checked = run("--game", str(EXAMPLE), "check", GAME, "--games", "3", "--lang", "en")
    assert checked.returncode == 0
    assert checked.stdout.count("✓") == len(PROMISES)


def test_its_package_offers_a_folder_and_no_more() -> None:
    package = find_package(GAME)
    assert package.terminal is None
    assert package.bots() == {}
    assert sorted(path.suffix for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix != ".pyc") == [
        ".ftl",
        ".py",
        ".py",
        ".py",
        ".toml",
    ]


def test_its_records_can_be_read_in_another_process(tmp_path: Path) -> None:
    table = undercroft.new(GAME, seed=2)
    table.apply(0)
    record = tmp_path / "record.jsonl"
    record.write_text(table.record().text(), encoding="utf-8")
    script = f"import undercroft; print(undercroft.replay(open({str(record)!r}).read()).digest())"
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, VARIABLE: str(EXAMPLE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stderr, ran.stdout.strip()) == ("", table.digest())
