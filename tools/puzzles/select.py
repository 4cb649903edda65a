"""Selection among proven puzzles: many kinds, no two alike, the easiest first; and their scenario files."""

from __future__ import annotations

from collections import Counter
from math import log10
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.kernel.features.puzzle_task import EASIEST, HARDEST

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.puzzles.find import Found

EASY_SHARE: Final = 3
"""At most one puzzle in this many is easy."""
LUCKY: Final = 0.25
SHALLOW_BOTS: Final = ("boss-monster",)
"""Games whose greedy bot does not look ahead; in the others it calculates dice and fights."""
PASSES: Final = 4
"""Later passes accept puzzles that look alike or come from the same game, if there are too few others."""


def level_of(found: Found) -> int:
    """Return the difficulty of a puzzle: the less likely random play solves it, the higher."""
    return min(HARDEST, EASIEST + int(-log10(max(found.proof.chance, 1e-9)) * 1.25))


def choose(candidates: list[Found], count: int) -> list[Found]:
    """Return the best candidates, the easiest first."""
    missable = [found for found in candidates if found.proof.chance < 1]
    ranked = sorted(missable, key=lambda found: (is_easy(found), len(found.proof.good_first_moves), found.luck))
    taken: list[Found] = []
    goals: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    games: Counter[int] = Counter()
    kinds: Counter[Any] = Counter()
    for limit in range(1, PASSES + 1):
        for found in ranked:
            goal = msgspec.json.encode((found.task.goal, sorted(found.task.args.items()))).decode()
            kind = kind_of(found)
            if len(taken) == count or found in taken:
                continue
            if games[found.game_seed] > limit or kinds[kind] >= limit:
                continue
            if goals[goal] >= limit * count // 4 or levels[level_of(found)] >= limit * count // 4:
                continue
            if is_easy(found) and sum(is_easy(one) for one in taken) >= count // EASY_SHARE:
                continue
            taken.append(found)
            goals[goal] += 1
            levels[level_of(found)] += 1
            games[found.game_seed] += 1
            kinds[kind] += 1
    return sorted(taken, key=lambda found: (level_of(found), -found.proof.chance))


def is_easy(found: Found) -> bool:
    """Return True if random play often solves it, or a bot that does not look ahead."""
    return found.proof.chance > LUCKY or (found.by_bot and found.scenario["game"] in SHALLOW_BOTS)


def kind_of(found: Found) -> Any:
    """Return a key that is equal for puzzles that look alike: the same cards with the same goal or way."""
    faced = found.scenario["zones"].get("faced")
    if faced is not None:
        return tuple(faced), found.scenario["position"]["option"]
    cards = {word.partition("=")[2] for step in found.solution for word in step.split()[1:]}
    return found.task.goal, frozenset(card for card in cards if not card.isdigit())


def file_of(found: Found) -> str:
    """Return a puzzle as the text of a scenario file."""
    scenario = found.scenario
    lines = [f"game = {text(scenario['game'])}", f"seats = {scenario['seats']}", f"seed = {scenario['seed']}"]
    if scenario["options"]:
        lines.append(f"options = {text(scenario['options'])}")
    task = found.task
    lines += ["", "[puzzle]", f"goal = {text(task.goal)}"]
    if task.args:
        lines.append(f"args = {text(task.args)}")
    if task.seat:
        lines.append(f"seat = {task.seat}")
    lines.append(f"level = {level_of(found)}")
    for part in ("zones", "position"):
        lines += ["", f"[{part}]", *(f"{name} = {text(value)}" for name, value in scenario[part].items())]
    for step in found.solution:
        lines += ["", "[[steps]]", f"do = {text(step)}"]
    return "\n".join(lines) + "\n"


def text(value: Any) -> str:
    """Return a value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {text(one)}" for name, one in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_texts(value)) + "]"
    return msgspec.json.encode(value).decode()


def _texts(values: Iterable[Any]) -> list[str]:
    return [text(value) for value in values]
