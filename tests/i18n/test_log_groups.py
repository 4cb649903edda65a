from __future__ import annotations

from typing import Any

from undercroft.i18n.log_groups import belongs, together


def drawn(hero: str, card: str, **more: Any) -> dict[str, Any]:
    return {"event": "card-drawn", "hero": {"id": 1, "card": hero}, "card": {"id": 2, "card": card}, **more}


def test_events_that_differ_in_one_card_share_a_line() -> None:
    swing, song = drawn("bard", "swing", swing=2), drawn("bard", "song", swing=3)
    assert belongs([swing], song)
    assert together([swing, song])["card"] == [swing["card"], song["card"]]
    assert together([swing, song])["hero"] == swing["hero"]


def test_events_that_differ_in_more_have_their_own_lines() -> None:
    swing = drawn("bard", "swing")
    assert not belongs([swing], drawn("priest", "song"))
    assert not belongs([swing, drawn("bard", "song")], drawn("priest", "swing"))
    assert not belongs([{**swing, "left": 3}], {**swing, "left": 2})
    assert not belongs([], swing)
