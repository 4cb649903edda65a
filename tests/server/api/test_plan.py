"""Choices for the form of a new table, computed from the settings of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.client import Client
from undercroft.kernel.game import find_game, registered
from undercroft.kernel.options import Setting

PLANS = 40


def some(setting: Setting, random: Random) -> Any:
    """Return a value of a setting, or none."""
    if setting.many:
        return random.sample(setting.choices, random.randrange(len(setting.choices) + 1))
    return random.choice([None, *setting.choices])


async def planned(client: Client, game: str, seats: Any, options: Any) -> tuple[int, dict[str, Any]]:
    """Return the status and the body of the response."""
    response = await client._http.post(f"/api/games/{game}/plan", json={"seats": seats, "options": options})
    return response.status_code, response.json()


@pytest.mark.parametrize("game", list(registered()))
async def test_the_plan_is_the_engines(olena: Client, game: str) -> None:
    random, found = Random(11), find_game(game)
    for _ in range(PLANS):
        seats = random.randint(*found.seats)
        options = {setting.name: some(setting, random) for setting in found.settings if not setting.quiet}
        plan = found.plan(seats, options)
        status, answer = await planned(olena, game, seats, options)
        assert status == 200
        assert {one["name"]: one["choices"] for one in answer["offered"]} == plan.offered
        assert all(one["usual"] == plan.usual.get(one["name"]) for one in answer["offered"])
        assert [(one["name"], one["value"], one["now"]) for one in answer["lost"]] == [
            (one.name, one.value, one.now) for one in plan.lost
        ]


async def test_usual_values_follow_the_other_options(olena: Client) -> None:
    for sets, usual in (([], "off"), (["boss-monster"], "on")):
        _, answer = await planned(olena, "minibosses", 2, {"sets": sets})
        (coin,) = [one for one in answer["offered"] if one["name"] == "room_for_coin"]
        assert (coin["choices"], coin["usual"]) == (["off", "on"], usual)
        assert ("heroes" in [one["name"] for one in answer["offered"]]) == bool(sets)


async def test_values_that_no_longer_fit_are_listed(olena: Client) -> None:
    _, answer = await planned(olena, "minibosses", 2, {"sets": [], "heroes": "boss-monster"})
    assert answer["lost"] == [{"name": "heroes", "value": "boss-monster", "now": "minibosses"}]


@pytest.mark.parametrize(
    ("game", "seats", "options", "status", "code"),
    [
        ("minibosses", 7, {}, 422, "bad-seats"),
        ("minibosses", "2", {}, 400, "unreadable-message"),
        ("minibosses", 2, {"sets": "boss-monster"}, 422, "bad-setting-list"),
        ("minibosses", 2, {"colour": "red"}, 422, "unknown-setting"),
        ("nothing", 2, {}, 422, "unknown-game"),
    ],
)
async def test_an_invalid_plan_is_rejected(
    olena: Client, game: str, seats: Any, options: Any, status: int, code: str
) -> None:
    answered, answer = await planned(olena, game, seats, options)
    assert (answered, answer["code"]) == (status, code)
