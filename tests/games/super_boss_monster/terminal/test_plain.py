"""Super Boss Monster in numbered lines: whole games, what is read out of the city, and the list of cards."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.super_boss_monster.terminal.boards import alone, answering, building, sending
from tests.terminal.positions import typed_at_random
from tests.terminal.test_plain import typed
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.game import find_game
from undercroft.terminal.plugin import texts_of
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.session.session import Session


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_random_numbers_play_a_whole_game(profile: Profile, code: str, seats: int) -> None:
    chance = random.Random(3)
    session = Session.begin(profile, "super-boss-monster", ("you", *["random"] * (seats - 1)), 5, {})
    told = typed(session, *typed_at_random(chance, 4000), code=code)
    assert session.over
    result = session.view()["result"]
    words = language(code, "super-boss-monster")
    if seats == 1:
        key = "terminal-won" if result["winners"] else "terminal-lost"
        assert words.text(key) in told.splitlines()
        assert any(words.text("word-title") in line for line in told.splitlines()[-12:])  # achievements may follow
    else:
        names = [session.names(words)[seat] for seat in result["winners"]]
        assert words.text("terminal-winner", seats=words.join(names), count=len(names)) in told.splitlines()


def test_the_situation_of_the_city(profile: Profile) -> None:
    told = typed(building(profile), "q")
    assert "Turn order, the first player first: Mortimer, Arabella, Pip, Player 1." in told
    assert (
        "Town 1/4: Brother Barrow (Cleric, Health 8); tie, stays in town (Player 1 0, Mortimer 1, Arabella 1, " in told
    )
    assert "Temple: Arabella’s minion: Temple (a card left in the market)." in told
    assert "Stadium: Gladiator (Fighter, Health 6); Mortimer’s minion: Stadium (summon the hero)." in told
    assert "Tavern: Pim, Choir Recruit (Cleric, Health 4); Idler (" in told
    assert "Library: " not in told  # nobody is there
    assert "Market: Ogre Toll Bridge (Damage 2, Fighter 1, monster room); Checkpoint (adventure phase)." in told
    assert "(Damage 5, Fighter 1, Thief 1, trap room, advanced, 2 damage tokens)" in told
    assert "advanced, Action space, Neutralized), 1 beneath" in told
    assert "Runic Study (Damage 1, Mage 1, trap room, Action space, Minion)" in told
    assert "Frozen Monster (Damage 0, Fighter 1, monster room, Asleep)" in told
    assert "Entrance: Orbella Owlhat (Health token +2" in told
    assert "Souls 3/10; Wounds 1; " in told


def test_the_whole_situation_tells_what_every_space_and_the_market_do(profile: Profile) -> None:
    told = typed(building(profile), "s", "q")
    words = language("en", "super-boss-monster")
    for landmark in building(profile).view()["city"]["landmarks"]:
        for space in landmark["spaces"]:
            assert words.text(f"space-{space['id'].replace('_', '-')}-text") in told
    assert f"Checkpoint: {words.text('card-checkpoint-text')}" in told
    assert f"Gladiator: {words.text('card-gladiator-text')}" in told


def test_where_to_send_the_minion(profile: Profile) -> None:
    told = typed(sending(profile), "q")
    assert "Send the minion to the stadium (summon the hero) (Gladiator, Fighter, Health 6 +2)" in told
    assert "Put the minion on the Runic Study (Action space: Draw a spell.)" in told


def test_the_stack_is_told_in_the_order_in_which_it_happens(profile: Profile) -> None:
    told = typed(answering(profile), "q")
    assert (
        "Stack: the newest happens first. 1. Mortimer, Loot Drop; 2. Mortimer, Power Bonus, target: Minion Arena, "
        in told
    )


def test_one_player_alone(profile: Profile) -> None:
    told = typed(alone(profile, "on"), "q")
    assert "Souls less wounds: 2 of 36. Title: True Kobold." in told
    assert "Next title: True Minion, from 7 points." in told
    assert "Town 3/4: Pockets (Thief, Health 4); stays in town (treasure 1 of 4)." in told
    assert "Turn order" not in told


def test_a_whole_game_through_a_real_pipe(folder: Path) -> None:
    environment = {**os.environ, "UNDERCROFT_DATA": str(folder)}
    chance = random.Random(1)
    lines = "".join(f"{number}\n" for number in typed_at_random(chance, 4000))
    command = [sys.executable, "-c", "from undercroft.cli import main; main()"]
    arguments = ["play", "super-boss-monster", "--plain", "--seed", "1", "--bots", "greedy", "--lang", "en"]
    ran = subprocess.run(
        [*command, *arguments], input=lines, capture_output=True, text=True, env=environment, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert " wins!" in ran.stdout


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_list_of_cards_tells_action_spaces(code: str) -> None:
    words = language(code, "super-boss-monster")
    cards = {card.id: card for card in find_game("super-boss-monster").deck.printed}
    for name in ("gromgut_the_gourmand", "runic_study"):
        last = texts_of("super-boss-monster").card_lines(words, cards[name])[-1]
        assert last == f"{words.text('word-space')}: {words.text('card-' + name.replace('_', '-') + '-space')}"
