from __future__ import annotations

import random
from itertools import pairwise

import pytest

from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.errors import Illegal, ImpossibleSetup
from undercroft.kernel.events import Event
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.session.session import Session

DEALT = {"team": "deal", "skills": "none"}


def play_randomly(session: Session, seed: int) -> None:
    chance = random.Random(seed)
    while not session.over:
        if session.waits_for is not None:
            session.viewer = session.waits_for
        assert session.decision is not None
        forward = [index for index, option in enumerate(session.decision.options) if not option.back]
        session.choose(chance.choice(forward))


def test_bots_play_their_seats_and_the_viewer_is_asked_the_rest(profile: Profile) -> None:
    session = Session.begin(profile, "dragon-tower", ("random", "you"), 3, DEALT)
    assert session.viewer == 1
    assert session.decision is not None
    assert {made.seat for made in session.table.moves} == {0}
    play_randomly(session, 1)
    assert session.over


def test_a_game_left_is_continued_where_it_was(profile: Profile) -> None:
    session = Session.begin(profile, "dragon-tower", ("you", "random"), 4, DEALT)
    for _ in range(6):
        session.choose(0)
    session.talk("well_fought")
    assert session.path is not None
    again = Session.resume(profile, session.path)
    assert again.table.digest() == session.table.digest()
    assert again.leaders == ("you", "rat")
    assert again.log(language("en", "dragon-tower"), story=True) == session.log(
        language("en", "dragon-tower"), story=True
    )


def test_undo_takes_the_log_back_too(profile: Profile) -> None:
    session = Session.begin(profile, "dragon-tower", ("you",), 1, {"skills": "none"})
    session.choose(0)
    assert len(session.happenings) == 1
    session.undo()
    assert session.happenings == []
    with pytest.raises(Illegal) as refused:
        session.undo()
    assert refused.value.code == "undo-start"


def test_undo_stops_at_what_was_revealed(profile: Profile) -> None:
    session = Session.begin(profile, "dragon-tower", ("you",), 1, DEALT)
    session.choose(0)
    with pytest.raises(Illegal) as refused:
        session.undo()
    assert refused.value.code == "undo-revealed"


def test_several_seats_at_one_keyboard_wait_for_each_other(profile: Profile) -> None:
    session = Session.begin(profile, "dragon-tower", ("you", "you"), 1, DEALT)
    while session.waits_for is None:
        session.choose(0)
    assert session.waits_for == 1
    hidden = session.view()["zones"]["hand"][1]
    session.viewer = 1
    session.choose(0)
    assert session.view()["zones"]["hand"][1][0].get("card")
    session.viewer = 0
    assert all("card" not in card for card in [*hidden, *session.view()["zones"]["hand"][1]])


def test_bots_alone_move_one_step_at_a_time(profile: Profile) -> None:
    session = Session.begin(profile, "dragon-tower", ("random",), 2, DEALT)
    assert session.viewer is None
    assert session.table.moves == []
    session.step()
    assert len(session.table.moves) == 1
    while not session.over:
        session.step()
    assert session.profile.achievements("dragon-tower") == []  # nobody at this keyboard earned anything


def test_an_unknown_bot_is_refused(profile: Profile) -> None:
    with pytest.raises(ImpossibleSetup) as refused:
        Session.begin(profile, "dragon-tower", ("you", "genius"), 1, DEALT)
    assert refused.value.code == "unknown-bot"


def test_a_rematch_has_the_same_set_up_and_another_file(profile: Profile) -> None:
    session = Session.begin(profile, "dragon-tower", ("you", "random"), 1, {**DEALT, "heroes": 3})
    session.choose(0)
    again = session.rematch()
    again.choose(0)
    assert again.table.options == session.table.options
    assert again.leaders == session.leaders
    assert again.path != session.path


@pytest.mark.rule("DT-116")
def test_a_won_game_earns_achievements_that_are_kept(profile: Profile) -> None:
    """A greedy bot behind the keyboard of a first game wins one of a few seeds."""
    from undercroft.bots import make_bot

    for seed in range(8):
        options = {"setup": "first-game"}
        session = Session.begin(profile, "dragon-tower", ("you",), seed, options)
        bot = make_bot("dragon-tower", "greedy", seed)
        while not session.over:
            session.choose(bot.choose(session.view()))
        assert session.table.result is not None
        if session.table.result.winners:
            break
    assert "first_climb" in session.new_achievements
    assert "first_climb" in Profile(profile.folder).achievements("dragon-tower")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_log_of_a_whole_game_can_be_read_in_every_language(profile: Profile, code: str) -> None:
    options = {"heroes": 3, "team": "deal", "skills": "one", "boss": "dark_lord"}
    session = Session.begin(profile, "dragon-tower", ("you", "random"), 11, options)
    play_randomly(session, 5)
    lines = session.log(language(code, "dragon-tower"), story=True)
    assert len(lines) > 30
    assert {line.kind for line in lines} >= {"news", "story"}
    without = session.log(language(code, "dragon-tower"), story=False)
    assert {line.kind for line in without} <= {"news", "said"}


@pytest.mark.parametrize(
    ("game", "leaders", "options", "event"),
    [
        ("one-deck-dungeon", ("you",), {"team": "deal"}, "time-spent"),
        ("boss-monster", ("you", "rat"), {}, "hero-stayed"),
    ],
)
def test_the_log_gathers_what_happens_several_times_in_a_row(
    profile: Profile, game: str, leaders: tuple[str, ...], options: dict[str, str], event: str
) -> None:
    session = Session.begin(profile, game, leaders, 2, options)
    play_randomly(session, 2)
    lines = session.log(language("en", game), story=False)
    happened = sum(isinstance(one.what, Event) and one.what.kind() == event for one in session.happenings)
    told = [line for line in lines if line.event == event]
    assert 0 < len(told) < happened
    assert sum(len(line.cards) for line in told) == happened
    assert all(one.text != other.text for one, other in pairwise(lines))
