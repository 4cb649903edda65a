"""Automatic passes, which come with the question and depend on public facts alone."""

from __future__ import annotations

from random import Random

import undercroft
from tests.games.boss_family.tables import table_at
from tests.games.helpers import decision_of
from undercroft.games.boss_family.auto_pass import HERO, TURN
from undercroft.kernel.table import Table


def passes(table: Table) -> tuple[int, list[str]]:
    """Return the seat that is asked, and the modes that pass the question."""
    decision = decision_of(table).data(with_options=True)
    return decision["seat"], decision.get("passed_by", [])


def test_the_own_build_turn_is_never_passed() -> None:
    table = table_at("build", dungeons=[["open_grave"], ["open_grave"]], hands=[["beast_menagerie"], []], turn=0)
    assert passes(table) == (0, [])


def test_in_the_turn_of_another_all_windows_are_passed() -> None:
    table = table_at("build", dungeons=[["open_grave"], ["open_grave"]], hands=[["beast_menagerie"], ["fear"]], turn=0)
    while decision_of(table).seat == 0:
        table.apply("pass_on")
    assert table.view(1)["active"] == 0
    assert passes(table) == (1, [HERO, TURN])


def test_what_passes_a_window_follows_from_what_a_spectator_sees() -> None:
    """The own turn is the active seat's; a hero is at home where it walks; the Build turn counts for both."""
    seen = set()
    for seed in range(6):
        random = Random(seed)
        table = undercroft.new("boss-monster", seats=3, seed=seed)
        while table.decision is not None:
            seat, passed_by = passes(table)
            view = table.view(None)
            mine = view["active"] == seat
            at_home = view["walk"] is not None and view["walk"]["seat"] == seat
            expected = [] if at_home or (mine and view["phase"] == "build") else [HERO]
            setting_up = view["phase"] == "setup"  # looking at the first hand is no window
            assert passed_by == ([] if setting_up else expected + ([] if mine else [TURN]))
            assert "passed_by" not in view["decision"]
            seen.add(tuple(passed_by))
            table.apply(random.choice(table.decision.options))
    assert seen == {(), (HERO,), (HERO, TURN)}
