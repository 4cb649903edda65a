"""Stable keys of options, in the app and in plain mode."""

from __future__ import annotations

import io

from tests.terminal.positions import app_with, begun, in_fight, key_of, table_of
from undercroft.terminal.plain import PlainGame
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.prompt.keys import KeyRing


def test_a_line_keeps_its_key_when_others_go() -> None:
    ring = KeyRing("123")
    ring.ask("cards")
    assert ring.deal("", ["a", "b"]) == ["1", "2"]
    assert ring.deal("", ["b", "c"]) == ["2", "3"]
    assert ring.deal("", ["a", "b", "c"]) == ["1", "2", "3"], "what comes back has its key again"


def test_a_key_of_something_gone_is_given_again_only_when_there_are_no_others() -> None:
    ring = KeyRing("123")
    ring.ask("cards")
    ring.deal("", ["a", "b"])
    assert ring.deal("", ["b", "c", "d", "e"]) == ["2", "3", "1", ""]


def test_another_question_deals_anew_and_each_list_by_itself() -> None:
    ring = KeyRing("123")
    ring.ask("cards")
    ring.deal("", ["a", "b"])
    assert ring.deal("opened", ["b"]) == ["1"]
    ring.ask("rooms")
    assert ring.deal("", ["b", "a"]) == ["1", "2"]


def test_skipping_always_has_the_same_key() -> None:
    ring = KeyRing("123")
    ring.ask("cards")
    assert ring.deal("", ["a", "b", "pass"], "pass") == ["1", "2", "0"]
    assert ring.deal("", ["b", "pass"], "pass") == ["2", "0"]


async def test_cards_keep_their_keys_while_a_fight_is_put_together(profile: Profile) -> None:
    session = in_fight(begun(profile), cards=0)
    app = app_with(profile, session)
    async with app.run_test(size=(120, 40)) as pilot:
        table = table_of(app)
        before = {option["text"]: key_of(app, index) for index, option in enumerate(table.options)}
        played = next(text for text in before if text.startswith("play_card"))
        await pilot.press(before[played])
        after = {option["text"]: key_of(app, index) for index, option in enumerate(table.options)}
        assert played not in after
        kept = before.keys() & after.keys()
        assert kept
        assert before[played] not in after.values(), "nothing takes over the key of what is gone"
        assert {text: after[text] for text in kept} == {text: before[text] for text in kept}


def test_numbers_stay_in_the_plain_mode_too(profile: Profile) -> None:
    session = in_fight(begun(profile), cards=0)
    said = io.StringIO()
    game = PlainGame(session, "en", io.StringIO("1\n"), said, story=False)
    game.turn()
    first = said.getvalue()
    before = {line.partition(". ")[2]: line.partition(". ")[0] for line in first.splitlines() if line[:1].isdigit()}
    said.truncate(0)
    game._source = io.StringIO("?\nq\n")
    game.turn()
    after = [line.partition(". ") for line in said.getvalue().splitlines() if line[:1].isdigit()]
    kept = [(number, text) for number, _, text in after if text in before]
    assert kept
    assert all(before[text] == number for number, text in kept)
