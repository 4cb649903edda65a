"""The choice of modules to compile, and a compiled package that really runs compiled."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

import undercroft
from tools.compiled import SOURCES, TARGET, hot_modules, is_hot
from undercroft.games.boss_family.rules import state as family_state
from undercroft.kernel import state, table
from undercroft.kernel.zones import Order, Visibility, Zones


def test_rules_and_views_are_compiled() -> None:
    found = {path.as_posix() for path in hot_modules(SOURCES)}
    for package in ("boss_family", "dragon_tower", "one_deck_dungeon"):
        assert f"undercroft/games/{package}/rules/state.py" in found
        assert f"undercroft/games/{package}/view.py" in found
    assert "undercroft/kernel/state.py" in found


def test_the_public_face_and_declarations_are_not() -> None:
    found = {path.as_posix() for path in hot_modules(SOURCES)}
    for name in ("table", "game", "decision", "events", "result", "view_types"):
        assert f"undercroft/kernel/{name}.py" not in found
    assert not any(path.endswith("events.py") for path in found)


@pytest.mark.parametrize(
    ("text", "hot"),
    [
        ("def double(n: int) -> int:\n    return 2 * n\n", True),
        ("class Pair(NamedTuple):\n    one: int\n", True),
        ("class Pair(msgspec.Struct):\n    one: int\n", False),
        ("class Pair(Base, frozen=True):\n    one: int\n", False),
        ("class Pair(TypedDict):\n    one: int\n", False),
        ("class Reader(Protocol[T]):\n    one: int\n", False),
    ],
)
def test_classes_that_mypyc_cannot_compile_stay_interpreted(tmp_path: Path, text: str, hot: bool) -> None:
    path = tmp_path / "module.py"
    path.write_text(text, encoding="utf-8")
    assert is_hot(path) is hot


def test_the_requested_package_is_the_one_that_runs() -> None:
    asked = str(TARGET) in [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    for module in (state, family_state):
        assert str(module.__file__).endswith(".py") is not asked
    assert str(table.__file__).endswith(".py")


def test_objects_of_the_public_api_can_be_pickled() -> None:
    table = undercroft.new("boss-monster", seats=2, seed=3)
    decision = table.decision
    assert decision is not None
    assert pickle.loads(pickle.dumps(decision.options)) == decision.options
    assert pickle.loads(pickle.dumps(decision)).prompt == decision.prompt
    assert pickle.loads(pickle.dumps(table.state)).digest() == table.digest()
    assert pickle.loads(pickle.dumps(table)).view(0) == table.view(0)


def test_a_game_of_others_may_build_on_the_state_of_the_kernel() -> None:
    class Mine(state.State):
        __slots__ = ("coins",)

        def __init__(self) -> None:
            super().__init__()
            self.coins = [3, 4]

    zones = Zones()
    pile = zones.add("pile", Visibility.NOBODY, Order.PILE)
    mine = Mine()
    mine.zones = [[5]]
    twin = mine.clone()
    assert isinstance(twin, Mine)
    twin.coins[0] = 9
    assert mine.coins == [3, 4]
    assert twin.zones[pile] == [5]
    assert twin.digest() != mine.digest()
