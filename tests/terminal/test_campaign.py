"""Campaign progress that local seats bring to a game and earn there: each once, and only they."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.one_deck_dungeon.terminal.sheets import GAME, KEPT, begun, kept, played, with_sheets
from tests.terminal.session.test_session import play_randomly
from tests.terminal.test_plain import typed
from undercroft.games.one_deck_dungeon.game import ONE_DECK_DUNGEON
from undercroft.games.one_deck_dungeon.terminal import overlays, panels
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.game import registered
from undercroft.terminal.help import result_lines
from undercroft.terminal.plugin import texts_of, ui_of
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.replay import ReplayScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.looks import Look

ONE_GAME = {"ticked": {}, "unspent": [1, 0, 0], "games": 1, "bosses": []}


def campaign_file(profile: Profile) -> Path:
    return profile.folder / "campaigns" / f"{GAME}.json"


def notices(profile: Profile) -> list[str]:
    return [notice.key for notice in profile.take_notices()]


def test_every_campaign_has_words_and_pages() -> None:
    having = {game.id for game in registered().values() if game.campaign is not None}
    assert {game for game in registered() if ui_of(game).campaign is not None} == having


# -- what is brought along -----------------------------------------------------------------------------------------


@pytest.mark.rule("OC-009")
def test_every_seat_at_this_keyboard_brings_what_was_learned(profile: Profile) -> None:
    with_sheets(profile)
    learned = ["warrior:talent_veteran", "mage:talent_prepared"]
    assert begun(profile).table.options["talents"] == [f"0:{word}" for word in learned]
    both = begun(profile, "you", "you").table.options["talents"]
    assert both == [f"{seat}:{word}" for seat in (0, 1) for word in learned]
    assert begun(profile, "random", "you").table.options["talents"] == [f"1:{word}" for word in learned]
    assert begun(profile, campaign="no").table.options["talents"] == []


def test_a_rematch_brings_anew_and_nothing_twice(profile: Profile) -> None:
    with_sheets(profile)
    session = begun(profile)
    first = session.table.options["talents"]
    assert session.rematch().table.options["talents"] == first
    profile.change_campaign(ONE_DECK_DUNGEON, {"mage": KEPT["mage"]})
    assert session.rematch().table.options["talents"] == ["0:mage:talent_prepared"]
    options = {**session.table.options, "talents": []}
    assert {**session.rematch().table.options, "talents": []} == options


def test_talents_are_seen_at_the_table(profile: Profile) -> None:
    session = begun(with_sheets(profile))
    told = typed(session, "s", "q")
    assert "Talents: Veteran" in told
    assert "Prepared: The party starts with 1 extra potion token." in told
    look = Look(language("en", GAME), session.view(), session.names(language("en", GAME)))
    for draw in (panels.heroes, overlays.heroes):
        assert "Talent: Veteran" in "\n".join(line.plain for line in draw(look, 40))


@pytest.mark.rule("OC-013")
def test_the_choice_of_a_focus_names_its_talents(profile: Profile) -> None:
    learned = {"talent_prepared": [6, 0, 0], "talent_guile": [6, 0, 0], "talent_veteran": [6, 0, 0]}
    profile.change_campaign(ONE_DECK_DUNGEON, {"warrior": {"ticked": learned}})
    session = begun(profile)
    assert session.decision is not None
    assert session.decision.prompt == "which_focus"
    told = typed(session, "q")
    assert "1. First focus (Prepared)" in told
    assert "2. Second focus (Guile)" in told
    view = session.view()
    note = texts_of(GAME).option_note(language("en", GAME), view, view["decision"]["options"][1])
    assert note == "Guile: Reroll one of your dice. (Peril)"


# -- what is earned ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OC-002", "OC-020")
def test_a_finished_game_is_booked_once(profile: Profile) -> None:
    session = played(profile)
    assert session.view()["marks"] == 1
    assert kept(profile) == {"warrior": ONE_GAME, "mage": ONE_GAME}
    assert session.path is not None
    Session.resume(Profile(profile.folder), session.path)
    Session.resume(profile, session.path)
    assert kept(profile)["warrior"] == ONE_GAME
    play_randomly(session.rematch(), 2)
    assert kept(profile)["warrior"]["games"] == 2


def test_both_seats_at_one_keyboard_earn(profile: Profile) -> None:
    played(profile, "you", "you")
    assert kept(profile) == {"warrior": ONE_GAME, "mage": ONE_GAME}


def test_bots_earn_nothing(profile: Profile) -> None:
    played(profile, "you", "random")
    assert kept(profile) == {"warrior": ONE_GAME}
    session = begun(profile, "random")
    while not session.over:
        session.step()
    assert kept(profile) == {"warrior": ONE_GAME}


def test_a_single_game_gives_nothing(profile: Profile) -> None:
    session = played(profile, campaign="no")
    assert session.gains() == []
    assert kept(profile) == {}
    assert not campaign_file(profile).exists()


def test_a_game_continued_here_is_booked(profile: Profile) -> None:
    session = begun(profile)
    session.choose(0)
    assert session.path is not None
    again = Session.resume(Profile(profile.folder), session.path)
    play_randomly(again, 1)
    assert kept(profile)["warrior"]["games"] == 1


@pytest.mark.parametrize("times", [1, 2])
def test_a_record_from_elsewhere_gives_nothing(profile: Profile, tmp_path: Path, times: int) -> None:
    other = begun(Profile(tmp_path / "other"))
    other.choose(0)
    assert other.path is not None
    profile.games_folder.mkdir(parents=True)
    path = profile.games_folder / other.path.name
    path.write_bytes(other.path.read_bytes())
    for _ in range(times):  # left and continued again it is no less foreign
        session = Session.resume(profile, path)
    play_randomly(session, 1)
    assert kept(profile) == {}
    assert "began elsewhere" in result_lines(language("en", GAME), session)[-1]
    outside = Session.resume(profile, other.path)
    play_randomly(outside, 1)
    assert kept(profile) == {}


def test_the_name_of_a_booked_game_is_not_given_again(profile: Profile) -> None:
    first = played(profile)
    assert first.path is not None
    first.path.unlink()
    second = played(profile)
    assert second.path != first.path
    assert kept(profile)["warrior"]["games"] == 2


# -- files ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["{", '{"kept": {"kitten": {}}}', '{"kept": {"mage": {"games": -1}}}', "[" * 100_000])
def test_a_damaged_campaign_is_put_aside_and_told_about(profile: Profile, text: str) -> None:
    campaign_file(profile).parent.mkdir(parents=True)
    campaign_file(profile).write_text(text)
    session = begun(profile)
    assert session.table.options["talents"] == []
    assert notices(profile) == ["terminal-notice-damaged"]
    aside = campaign_file(profile).with_name(f"{GAME}.json.damaged")
    assert aside.read_text() == text
    play_randomly(session, 1)
    assert kept(profile)["warrior"] == ONE_GAME


def test_what_cannot_be_read_is_told_about_and_never_overwritten(profile: Profile) -> None:
    campaign_file(profile).mkdir(parents=True)  # for everybody, the system's manager too, a folder is no file to read
    session = begun(profile)
    assert notices(profile) == ["terminal-notice-unreadable"]
    play_randomly(session, 1)
    assert notices(profile) == ["terminal-notice-unreadable"]
    assert not profile.change_campaign(ONE_DECK_DUNGEON, {})
    assert campaign_file(profile).is_dir()


async def test_what_could_not_be_written_is_booked_when_the_game_is_opened_again(profile: Profile) -> None:
    profile.folder.mkdir()
    blocked = profile.folder / "campaigns"
    blocked.write_text("not a folder")
    played(profile)
    assert "terminal-notice-unreadable" in notices(profile)
    blocked.unlink()
    app = UndercroftApp(Profile(profile.folder), GAME, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(2):
            app.open_game(app.saved_games()[0])
            await pilot.pause()
            assert isinstance(app.screen, ReplayScreen)
            await pilot.press("escape")
    assert kept(profile) == {"warrior": ONE_GAME, "mage": ONE_GAME}
    assert json.loads(campaign_file(profile).read_text())["booked"] == [f"{GAME}-0001.undercroft"]


# -- what is said --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_end_of_a_game_tells_what_was_earned(profile: Profile, code: str) -> None:
    session, words = played(profile), language(code, GAME)
    earned = words.text("campaign-earned", n=session.view()["marks"])
    heroes = f"{words.text('card-warrior')}, {words.text('card-mage')}"
    assert result_lines(words, session)[-2:] == [f"{earned} · {heroes}", words.text("campaign-difficulty-1")]
    assert typed(session, code=code).splitlines()[-1] == words.text("terminal-campaign-spend", game=GAME)


def test_the_end_of_a_single_game_does_not(profile: Profile) -> None:
    told = typed(played(profile, campaign="no"))
    assert "Earned" not in told
    assert "undercroft campaign" not in told


def test_plain_mode_tells_about_files(profile: Profile) -> None:
    campaign_file(profile).mkdir(parents=True)
    assert f"{GAME}.json cannot be read" in typed(begun(profile), "1", "q")
