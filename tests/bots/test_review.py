"""Reviews: how a seat stood at its decisions, and which of them were mistakes given what it knew then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.bots import make_bot
from undercroft.bots.hints import adviser
from undercroft.bots.review import SHARE, review
from undercroft.bots.search import SearchBot
from undercroft.kernel.errors import Disagreement, Illegal, Malformed
from undercroft.kernel.formats.record import Line, Record
from undercroft.kernel.formats.scenario import option_by_name
from undercroft.kernel.table import Table
from undercroft.simulation.simulate import play_game

GAME = "boss-monster"
QUICK = 40
"""Playouts a decision: enough to see a blunder."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use fewer playouts than in a review for players."""

    def hurried(game: str) -> SearchBot | None:
        bot = adviser(game)
        if bot is not None:
            bot.playouts = QUICK * SHARE
        return bot

    monkeypatch.setattr("undercroft.bots.review.adviser", hurried)
    monkeypatch.setattr("undercroft.bots.review.WORLDS", 12)


def worst_of(table: Table, seat: int) -> tuple[int, float]:
    """The option with the lowest value for a seat, and the difference to the best."""
    bot = adviser(GAME)
    assert bot is not None
    judged = bot.compare(table.view(seat), table.worlds(seat))
    worst = min(judged, key=lambda one: one.value)
    return worst.option, max(one.value for one in judged) - worst.value


def played(blunder_at: int | None) -> tuple[Record, int]:
    """A game of two witch bots in which the first one makes one gross blunder, and the number of that decision."""
    table = undercroft.new(GAME, seats=2, seed=12)
    witch, blundered = make_bot(GAME, "witch", 1), -1
    while (decision := table.decision) is not None:
        choice = witch.choose(table.view(decision.seat))
        if blunder_at is not None and blundered < 0 and decision.seat == 0 and len(table.moves) >= blunder_at:
            worst, behind = worst_of(table, 0) if len(decision.options) > 3 else (choice, 0.0)
            if behind > 0.25:
                choice, blundered = worst, len(table.moves)
        table.apply(choice)
    return table.record(), blundered


def test_a_planted_blunder_is_found_with_what_was_better_and_why() -> None:
    record, blundered = played(blunder_at=20)
    assert blundered >= 0
    found = review(record, 0)
    assert blundered in [mistake.number for mistake in found.mistakes]
    [mistake] = [mistake for mistake in found.mistakes if mistake.number == blundered]
    made = [line.option for line in record.lines if line.option is not None][blundered]
    assert mistake.chosen.option["text"] == made
    assert mistake.better.value - mistake.chosen.value > 0.1
    assert mistake.changes


def test_a_curve_has_a_point_for_every_choice_and_progress_is_told() -> None:
    record, _ = played(blunder_at=None)
    heard: list[float] = []
    found = review(record, 1, heard.append)
    table, numbers = undercroft.replay(record, upto=0), []
    for number, line in enumerate(line for line in record.lines if line.option is not None):
        decision = table.decision
        assert decision is not None
        if decision.seat == 1 and len(decision.options) > 1:
            numbers.append(number)
        table.apply(line.option or "")
    assert [point.number for point in found.points] == numbers
    assert all(0 <= point.value <= 1 for point in found.points)
    assert table.result is not None
    assert found.end == (1.0 if 1 in table.result.winners else 0.0)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0


def test_only_finished_games_are_reviewed_and_only_from_their_seats() -> None:
    table = undercroft.new(GAME, seats=2, seed=12)
    with pytest.raises(Illegal, match="not over"):
        review(table.record(), 0)
    seats: list[Any] = [2, -1, True, "0", None]
    for seat in seats:
        with pytest.raises(Malformed) as refusal:
            review(table.record(), seat)
        assert refusal.value.code == "bad-seat"


def lost() -> Table:
    """A game that was lost soon by choosing at random."""
    table = undercroft.new("dragon-tower", seats=1, seed=2, options={"team": "deal", "skills": "none"})
    play_game(table, {0: make_bot("dragon-tower", "rat", 2)})
    return table


def test_a_record_may_be_given_as_its_text_or_its_file(tmp_path: Path) -> None:
    record = lost().record()
    record.save(tmp_path / "lost.undercroft")
    found = review(record, 0)
    assert review(record.text(), 0) == review(tmp_path / "lost.undercroft", 0) == found
    anything: Any = 3
    with pytest.raises(Malformed) as refusal:
        review(anything, 0)
    assert refusal.value.code == "not-a-text"


def test_a_record_that_stops_agreeing_is_told_with_its_line() -> None:
    lines = lost().record().text().splitlines()
    lines[3] = lines[3].replace('"do":"', '"do":"fly ')
    with pytest.raises(Disagreement) as refusal:
        review("\n".join(lines) + "\n", 0)
    assert (refusal.value.code, refusal.value.details["line"]) == ("record-move", 4)
    with pytest.raises(Disagreement) as early:
        review("\n".join([lines[0], '{"result":"defeat"}']) + "\n", 0)
    assert early.value.code == "record-result"


def test_a_record_may_name_cards_by_their_printed_ids() -> None:
    played = lost()
    table = undercroft.replay(played.record(), upto=0)
    named = []
    for made in played.moves:
        named.append(Line(seat=made.seat, option=option_by_name(table, table.find(made.option))))
        table.apply(made.option)
    assert [line.option for line in named] != [made.option for made in played.moves]
    assert review(Record(played.record().header, tuple(named)), 0) == review(played.record(), 0)
