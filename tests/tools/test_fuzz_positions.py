"""Changed positions of every game: playable with everything that is shown of them, or rejected with an error."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import undercroft
from tests.suite import share
from tools.fuzz_positions import fuzz, mutated, positions
from undercroft.kernel.errors import ImpossibleSetup, UndercroftError
from undercroft.kernel.game import find_game, registered
from undercroft.server.api.replays import Watch, encode_frames

BATCHES = share(4, 100)
BATCH = 50


@pytest.mark.parametrize("game", list(registered()))
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_changed_position_is_playable_or_rejected(game: str, batch: int) -> None:
    playable = sum(fuzz(game, seed) for seed in range(batch * BATCH, (batch + 1) * BATCH))
    assert 0 < playable < BATCH, "the changes are neither too small nor too large"


@pytest.mark.parametrize("game", list(registered()))
def test_a_changed_position_is_shown_to_a_visitor_or_rejected(game: str) -> None:
    shown = 0
    for seed in range(share(30, 500)):
        position = mutated(game, Random(f"visitor {game} {seed}"))
        seats = position.get("seats")
        header = {"undercroft": 1, "game": game, "rules": find_game(game).version, "seed": 0, "position": position}
        header["seats"] = seats if isinstance(seats, int) and 0 < seats < 10 else 1
        text = msgspec.json.encode(header).decode()
        try:
            encode_frames(text, Watch(record=text, seat=0), 100)
        except UndercroftError:
            continue
        shown += 1
    assert shown > 0


DUEL = {"boss": [["draculord"], ["robobo"]]}
BUILD = {"phase": "build"}
TOWER = {"hero": [["paladin"], ["mage"]], "hand": [["divine_song"], ["backflip"]], "room": [["ghost"]]}
FIGHT = {"phase": "fight", "floor": 1}


@pytest.mark.parametrize(
    ("game", "seats", "zones", "position"),
    [
        ("boss-monster", 2, {**DUEL, "announced": ["freeze"]}, BUILD),  # nobody has announced it
        ("boss-monster", 2, {**DUEL, "walking": ["fool"]}, BUILD),
        ("boss-monster", 2, {**DUEL, "town": ["freeze"]}, BUILD),
        ("boss-monster", 2, {**DUEL, "hand": [[], [], ["freeze"]]}, BUILD),  # there is no third player
        (
            "super-boss-monster",
            1,
            {
                "boss": [["bishop_bonemeal"]],
                "town": [
                    "dent_shield_tester",
                    "velvet_vic",
                    "quill_the_footnoted",
                    "pim_choir_recruit",
                    "sister_lanterna",
                ],
            },
            BUILD,
        ),
        ("dragon-tower", 1, {**TOWER, "room": [["power_strike"]]}, FIGHT),
        ("dragon-tower", 1, {**TOWER, "skill": [["power_strike"]]}, FIGHT),
        ("dragon-tower", 1, {**TOWER, "hero": [["paladin"], ["ghost"]]}, FIGHT),
    ],
)
def test_cards_that_never_lie_in_a_zone_are_rejected(
    game: str, seats: int, zones: dict[str, Any], position: dict[str, Any]
) -> None:
    options = {"heroes": 2} if game == "dragon-tower" else {}
    with pytest.raises(ImpossibleSetup) as rejected:
        undercroft.scenario({"game": game, "seats": seats, "options": options, "zones": zones, "position": position})
    assert rejected.value.code == "position-misplaced"


@pytest.mark.parametrize("phase", ["floor", "pay"])
def test_no_floor_begins_above_the_last_one(phase: str) -> None:
    position = {"game": "dragon-tower", "options": {"heroes": 2}, "zones": TOWER, "position": {"phase": phase}}
    assert undercroft.scenario({**position, "position": {"phase": phase, "floor": 5}}).decision is not None
    with pytest.raises(ImpossibleSetup, match="floor must be a number from 0 to 5"):
        undercroft.scenario({**position, "position": {"phase": phase, "floor": 6}})


@pytest.mark.parametrize("game", list(registered()))
def test_unchanged_positions_are_playable(game: str) -> None:
    assert positions(game)
    assert mutated(game, Random(1)) == mutated(game, Random(1)), "a seed names one position"
