"""Presets of Boss Monster for benchmarks and golden playthroughs."""

from __future__ import annotations

from undercroft.kernel.features.presets import Sample, Samples

CRASH = {"sets": ["crash-landing"]}
TOOLS = {"sets": ["tools-of-hero-kind"]}
ALL_SETS = {"sets": ["crash-landing", "tools-of-hero-kind"]}

SAMPLES = Samples(
    bench=(*(Sample(f"{seats} seats", seats, {}) for seats in (2, 3, 4)), Sample("6 seats, all sets", 6, ALL_SETS)),
    golden=(
        Sample("2-players", 2, {}, 31),
        Sample("3-players", 3, {}, 32),
        Sample("4-players", 4, {}, 33),
        Sample("classic", 2, {"variants": ["classic"], "discard": "seeded"}, 34),
        Sample("hard", 3, {"variants": ["hard"]}, 35),
        Sample("pick-boss", 2, {"variants": ["pick-boss"]}, 36),
        Sample("machinations", 2, {"variants": ["machinations"]}, 37),
        Sample("immortality", 3, {"variants": ["immortality"]}, 38),
        Sample(
            "all-variants",
            4,
            {
                "variants": ["classic", "hard", "pick-boss", "machinations", "immortality"],
                "discard": "seeded",
                "crushinator": "once",
            },
            39,
        ),
        Sample("crash-landing", 3, CRASH, 40),
        Sample("tools-of-hero-kind", 2, TOOLS, 41),
        Sample("tools-4-players", 4, TOOLS, 42),
        Sample("5-players", 5, CRASH, 43),
        Sample("6-players", 6, ALL_SETS, 44),
    ),
)
