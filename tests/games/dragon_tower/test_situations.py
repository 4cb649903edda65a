"""Situations of a fight: all opponents, and the missing points only for seats that know the cards laid."""

from __future__ import annotations

from random import Random

import pytest

import undercroft
from undercroft.i18n import LANGUAGES, language, prompt_text, waiting_text
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


@pytest.mark.parametrize("seats", [1, 2])
def test_every_opponent_of_a_fight_is_named_or_counted(seats: int) -> None:
    counts: set[int] = set()
    for seed in range(12):
        table, random = undercroft.new("dragon-tower", seats=seats, seed=seed, options={"heroes": 3}), Random(seed)
        while table.decision is not None and len(table.moves) < 200:
            view = table.view(table.decision.seat)
            decision = view["decision"]
            if decision["prompt"] == "how_to_fight":
                foes = [foe["id"] for foe in view["fight"]["foes"]]
                counts.add(len(foes))
                args, names = decision["situation"]["args"], decision["situation"]["names"]
                assert (args["foe"], args["second"], args["foes"]) == (foes[0], foes[:2][-1], len(foes))
                for code in LANGUAGES:
                    words = language(code, "dragon-tower")
                    beginnings = [words.text(names[name])[:2] for name in ("foe", "second")]  # endings vary by case
                    expected = beginnings if len(foes) <= 2 else [str(len(foes))]
                    for text in (prompt_text(words, decision), waiting_text(words, decision)):
                        assert all(one in text for one in expected), text
            table.apply(random_option(table, random))
    assert {1, 2} <= counts
