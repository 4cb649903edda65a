"""Situations of a fight: the missing points only for seats that know the cards laid."""

from __future__ import annotations

from random import Random

import pytest

import undercroft
from undercroft.simulation.random_tables import random_option


@pytest.mark.rule("DT-057")
def test_missing_points_are_shown_only_to_seats_that_know_every_card_laid() -> None:
    seen, unseen = 0, 0
    for seed in range(6):
        table, random = undercroft.new("dragon-tower", seats=2, seed=seed, options={"heroes": 3}), Random(seed)
        while table.decision is not None and len(table.moves) < 200:
            if table.decision.prompt == "how_to_fight":
                for looker in (0, 1, None):
                    view = table.view(looker)
                    situation, fight = view["decision"]["situation"], view["fight"]
                    assert situation["key"].endswith("unseen") != fight["known"]
                    if fight["known"]:
                        assert situation["args"]["n"] == sum(fight["missing"])
                        seen += 1
                    else:
                        assert "n" not in situation["args"]
                        unseen += 1
            table.apply(random_option(table, random))
    assert min(seen, unseen) > 0
