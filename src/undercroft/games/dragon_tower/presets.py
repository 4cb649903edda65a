"""Presets of Dragon Tower for benchmarks, load tests, golden playthroughs and win rates."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.features.presets import Sample, Samples


def _is_balanced(view: dict[str, Any]) -> bool:
    """True if the dealt team passes all balance checks."""
    return not view["warnings"]


SAMPLES = Samples(
    bench=(
        *(Sample(f"{heroes} heroes", 1, {"heroes": heroes, "team": "deal", "skills": "none"}) for heroes in (2, 3, 4)),
        Sample("4 heroes, skills", 4, {"heroes": 4, "team": "deal", "skills": "one"}),
    ),
    load=Sample("4 heroes, skills", 2, {"heroes": 4, "team": "deal", "skills": "one"}),
    golden=(
        Sample("2-heroes", 1, {"heroes": 2, "team": "deal", "skills": "none"}, 11),
        Sample("3-heroes", 1, {"heroes": 3, "team": "deal", "skills": "none"}, 12),
        Sample("4-heroes", 1, {"heroes": 4, "team": "deal", "skills": "none"}, 13),
        Sample("4-seats-with-skills", 4, {"skills": "one"}, 14),
        Sample("first-game", 2, {"setup": "first-game"}, 15),
        Sample("with-children", 1, {"setup": "children", "team": ["barbarian", "bard"]}, 16),
        Sample("giant-troll", 2, {"boss": "giant_troll", "team": "deal"}, 17),
        Sample("dark-lord", 1, {"boss": "dark_lord", "heroes": 3, "team": "deal"}, 18),
        Sample("lord-of-the-dead", 3, {"boss": "lord_of_the_dead", "team": "deal"}, 19),
        Sample("everyone-counts", 1, {"variants": ["everyone-counts"], "team": ["pickpocket", "paladin"]}, 20),
        Sample("surrounded", 2, {"variants": ["surrounded"], "team": "deal"}, 21),
        Sample("no-break", 1, {"variants": ["no-break"], "team": "deal", "skills": "none"}, 22),
        Sample("many-skills", 2, {"skills": "many"}, 23),
        Sample("all-variants", 3, {"variants": ["everyone-counts", "surrounded", "no-break"], "skills": "many"}, 24),
    ),
    rates=tuple(
        Sample(f"{heroes} heroes", 1, {"heroes": heroes, "team": "deal", "skills": "none"}) for heroes in (2, 3, 4)
    ),
    fair=_is_balanced,
)
