"""Set-ups of Rise of the Minibosses that are played again and again."""

from __future__ import annotations

from undercroft.kernel.samples import Sample, Samples

MIX = {"sets": ["boss-monster"]}

SAMPLES = Samples(
    bench=(*(Sample(f"{seats} seats", seats, {}) for seats in (2, 3, 4)), Sample("4 seats, mixed", 4, MIX)),
)
