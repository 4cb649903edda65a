"""Presets of Rise of the Minibosses for benchmarks and golden playthroughs."""

from __future__ import annotations

from undercroft.kernel.features.presets import Sample, Samples

MIX = {"sets": ["boss-monster"]}

SAMPLES = Samples(
    bench=(*(Sample(f"{seats} seats", seats, {}) for seats in (2, 3, 4)), Sample("4 seats, mixed", 4, MIX)),
    golden=(
        Sample("2-players", 2, {}, 51),
        Sample("3-players", 3, {}, 52),
        Sample("4-players", 4, {}, 53),
        Sample("classic", 2, {"variants": ["classic"], "discard": "empty"}, 54),
        Sample("hard", 3, {"variants": ["hard"]}, 55),
        Sample("pick-boss", 2, {"variants": ["pick-boss"]}, 56),
        Sample("machinations", 2, {"variants": ["machinations"]}, 57),
        Sample("immortality", 3, {"variants": ["immortality"]}, 58),
        Sample("mixed", 4, MIX, 59),
        Sample("mixed-base-heroes", 2, {**MIX, "heroes": "boss-monster", "room_for_coin": "off"}, 60),
    ),
)
