"""Versions, games, cards and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import undercroft
from tests.editions import PARENT, folder, sibling
from tests.server.running_server import ask, refusal
from undercroft.client import Client
from undercroft.i18n import LANGUAGES
from undercroft.kernel.game import Package, find_game, find_package, forget, game_list, register
from undercroft.server.api import games

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.running_server import Server


async def test_games_are_listed_with_seats_options_and_bots(olena: Client) -> None:
    (game,) = [game for game in await olena.games() if game["id"] == "dragon-tower"]
    assert game["seats"] == [1, 4]
    assert {"name", "choices", "default"} <= set(game["options"][0])
    (listed,) = [listed for listed in undercroft.games() if listed["id"] == "dragon-tower"]
    assert [option["name"] for option in game["options"]] == [setting["name"] for setting in listed["options"]]
    assert game["bots"][0] == "rat"


async def test_version_and_health(olena: Client) -> None:
    version = await olena.ask("GET", "/api/version")
    assert version["undercroft"] == undercroft.__version__
    assert version["games"]["dragon-tower"] == find_game("dragon-tower").version
    health = await olena.ask("GET", "/api/health")
    assert health["status"] == "ok"
    assert health["sockets"] >= 0


async def test_cards_come_with_their_facts_and_their_source(olena: Client) -> None:
    cards = await olena.ask("GET", "/api/games/dragon-tower/cards")
    dragon = next(card for card in cards if card["id"] == "dragon")
    assert dragon["facts"]
    assert all(card["source"] for card in cards)
    assert await refusal(olena, "GET", "/api/games/chess/cards") == (422, "unknown-game")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_exist_in_every_language(server: Server, lang: str) -> None:
    answer = ask("GET", f"{server.url}/api/texts/{lang}/dragon-tower")
    assert answer.status_code == 200
    assert "card-dragon =" in answer.text
    assert "error-not-your-turn =" in answer.text
    common = ask("GET", f"{server.url}/api/texts/{lang}/common").text
    assert "card-dragon =" not in common
    assert "\nerror-not-your-turn =" in common


async def test_there_are_no_texts_in_other_languages(olena: Client) -> None:
    assert await refusal(olena, "GET", "/api/texts/xx/common") == (404, "no-such-language")
    assert await refusal(olena, "GET", "/api/texts/../common") == (404, "no-such-path")


async def test_unknown_paths_are_rejected(olena: Client) -> None:
    assert await refusal(olena, "GET", "/api/nothing") == (404, "no-such-path")


def test_the_list_of_games_is_made_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def make() -> list[dict[str, Any]]:
        made.append(1)
        return game_list()

    monkeypatch.setattr(games, "game_list", make)
    games.games_of.cache_clear()
    first = ask("GET", f"{server.url}/api/games", headers={"Accept-Encoding": "gzip"})
    second = ask("GET", f"{server.url}/api/games", headers={"Accept-Encoding": "gzip"})
    assert first.json() == second.json()
    assert made == [1]
    again = ask("GET", f"{server.url}/api/games", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_that_is_registered_later_is_listed(server: Server, tmp_path: Path) -> None:
    def listed() -> list[str]:
        return [game["id"] for game in ask("GET", f"{server.url}/api/games").json()]

    assert "late" not in listed()
    register(Package(sibling("late"), folder(tmp_path, {"en": "game-title = Late\n"}), extends=find_package(PARENT)))
    try:
        assert "late" in listed()
    finally:
        forget("late")
    assert "late" not in listed()
