"""Presets of Super Boss Monster for benchmarks and golden playthroughs."""

from __future__ import annotations

from undercroft.kernel.features.presets import Sample, Samples

MIX = {"sets": ["boss-monster", "minibosses"]}
ALL = {"sets": ["boss-monster", "minibosses", "crash-landing", "tools-of-hero-kind"]}

SAMPLES = Samples(
    bench=(*(Sample(f"{seats} seats", seats, {}) for seats in (1, 2, 3, 4)), Sample("4 seats, mixed", 4, MIX)),
    golden=(
        Sample("solo", 1, {}, 71),
        Sample("challenge", 1, {"challenge": "on"}, 72),
        Sample("2-players", 2, {}, 73),
        Sample("3-players", 3, {}, 74),
        Sample("4-players", 4, {}, 75),
        Sample("mixed", 4, MIX, 76),
        Sample("mixed-base-heroes", 3, {**MIX, "heroes": "boss-monster"}, 77),
        Sample("mixed-minibosses-heroes", 2, {**MIX, "heroes": "minibosses"}, 78),
        Sample("crash-landing", 3, {"sets": ["crash-landing"]}, 79),
        Sample("tools", 2, {"sets": ["tools-of-hero-kind"]}, 80),
        Sample("5-players", 5, {}, 81),
        Sample("6-players", 6, {}, 82),
        Sample("6-players-all-sets", 6, ALL, 83),
    ),
)
