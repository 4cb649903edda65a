"""Rise of the Minibosses in numbered lines: whole games, what is read out, and the list of cards."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.minibosses.terminal.boards import building, mixed
from tests.terminal.positions import typed_at_random
from tests.terminal.test_plain import typed
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.game import find_game
from undercroft.terminal.plugin import texts_of
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.session.session import Session


@pytest.mark.parametrize("code", LANGUAGES)
def test_random_numbers_play_a_whole_game(profile: Profile, code: str) -> None:
    chance = random.Random(3)
    session = Session.begin(profile, "minibosses", ("you", "random", "random"), 5, {"sets": ["boss-monster"]})
    told = typed(session, *typed_at_random(chance, 3000), code=code)
    assert session.over
    winner = session.view()["result"]["winners"][0]
    words = language(code, "minibosses")
    won = words.text("terminal-winner", seats=session.names(words)[winner], count=1)
    assert any(line.endswith(won) for line in told.splitlines())


def test_the_situation_with_coins_and_minibosses(profile: Profile) -> None:
    told = typed(building(profile), "q")
    assert "Coins 4; Cleric 2, Mage 1, Fighter 1, Thief 2" in told
    assert "Unstable Mine (Damage 3, Thief 1, trap room), Miniboss Spike (level 2)" in told
    assert "Minion Clinic (Damage 1, Cleric 1, monster room, advanced, 2 coins)" in told
    assert "(Damage 2, Mage 1, monster room, advanced, no abilities), Miniboss Rocky (level 1, powers not in f" in told
    assert "Entrance: Holkin, Propheteer (waits this round), Eloi Marlborn" in told
    assert "Promotion used; each spell costs 1 coin" in told
    assert "Town: Paladin (Cleric and Fighter, epic, Health 12)" in told
    assert "Town: The Fool (No class, Health 2)" in told
    assert "Loot Box (Damage 1, Mage 1, trap room, costs 2 coins)" in told
    assert "Mageseeker (miniboss)" in told


def test_the_whole_situation_tells_what_minibosses_do(profile: Profile) -> None:
    told = typed(building(profile), "s", "q")
    words = language("en", "minibosses")
    powers = " ".join(f"Level {level}: {words.text(f'card-draculad-level-{level}')}" for level in (1, 2, 3))
    assert f"Mortimer, Draculad: {powers}" in told


def test_a_card_of_the_own_hand_is_named_while_its_effect_is_put_together(profile: Profile) -> None:
    session = building(profile)
    options = [option for option in session.view()["decision"]["options"] if not option.get("idle")]
    before = session.table.view(None)["decision"]
    well = next(place for place, option in enumerate(options, 1) if option["verb"] == "spend")
    told = typed(session, str(well), "q")
    assert "Choose how to use the Cursed Well." in told
    assert {**session.table.view(None)["decision"], "number": 0} == {**before, "number": 0}  # the others see nothing


def test_only_what_changed_is_read_out(profile: Profile) -> None:
    session = mixed(profile)
    options = [option for option in session.view()["decision"]["options"] if not option.get("idle")]
    promotion = next(place for place, option in enumerate(options, 1) if option["verb"] == "promote")
    told = typed(session, str(promotion), "q")
    assert told.count("Dungeon of Player 1") == 2
    assert told.count("Dungeon of Mortimer") == 1
    assert "Miniboss Spike ‹RM› (level 2)" in told
    assert "Coins 2; " in told
    assert "Promotion used" in told


def test_a_whole_game_through_a_real_pipe(folder: Path) -> None:
    environment = {**os.environ, "UNDERCROFT_DATA": str(folder)}
    chance = random.Random(1)
    lines = "".join(f"{number}\n" for number in typed_at_random(chance, 3000))
    command = [sys.executable, "-c", "from undercroft.cli import main; main()"]
    arguments = ["play", "minibosses", "--plain", "--seed", "1", "--bots", "random", "--lang", "en"]
    ran = subprocess.run(
        [*command, *arguments], input=lines, capture_output=True, text=True, env=environment, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert " wins!" in ran.stdout


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_list_of_cards_tells_the_three_powers_of_a_miniboss(code: str) -> None:
    words = language(code, "minibosses")
    for card in find_game("minibosses").deck.printed:
        if card.kind == "miniboss":
            lines = texts_of("minibosses").card_lines(words, card)
            assert [line.split(":")[0] for line in lines] == [f"{words.text('word-level')} {n}" for n in (1, 2, 3)]
