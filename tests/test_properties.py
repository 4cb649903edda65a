"""What holds in every game, whatever is played: over thousands of random games; more in `make soak`."""

from __future__ import annotations

import pytest

from undercroft.kernel.game import registered
from undercroft.lab import contract

CHUNKS = 20
GAMES_A_CHUNK = 26  # 20 x 26 = 520 games of every game
WATCHED = 20  # at each decision of so few all cards are counted: 26 games of every game, many more in `make soak`
CLOSELY = 26  # so few are copied now and then and replayed: twenty games of every game

of_every_game = pytest.mark.parametrize("game_id", list(registered()))


@of_every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_every_promise(chunk: int, game_id: str) -> None:
    """Termination, conservation, clone and pickle equality, replay equality, over whole games."""
    for seed in range(chunk * GAMES_A_CHUNK, (chunk + 1) * GAMES_A_CHUNK):
        if seed % WATCHED == 0:
            contract.ends(game_id, seed)
        else:
            contract.plays_out(game_id, seed)
        if seed % CLOSELY == 0:
            contract.copies(game_id, seed)
            contract.replays(game_id, seed)


@of_every_game
@pytest.mark.parametrize("seed", range(20))
def test_no_seat_learns_what_it_may_not_know(seed: int, game_id: str) -> None:
    """Worlds that differ only in what a seat cannot know give that seat equal views, questions and options."""
    contract.keeps_secrets(game_id, seed)


@of_every_game
@pytest.mark.parametrize("chunk", range(5))
def test_every_legal_option_can_be_played_and_every_other_is_refused(chunk: int, game_id: str) -> None:
    """No listed option raises; an option of another moment is refused and changes nothing."""
    for seed in range(4 * chunk, 4 * (chunk + 1)):
        contract.offers_what_is_legal(game_id, seed)


@of_every_game
@pytest.mark.parametrize("seed", range(15))
def test_views_are_json_and_tell_every_zone(seed: int, game_id: str) -> None:
    """A view survives JSON unchanged; cards in an open zone are known to all, owners know their own."""
    contract.shows_every_zone(game_id, seed)


@of_every_game
@pytest.mark.parametrize("seed", range(30))
def test_the_state_holds_plain_data_only(seed: int, game_id: str) -> None:
    """No closures, generators or bound methods: functions in a state belong to modules."""
    contract.is_plain_data(game_id, seed)


@of_every_game
@pytest.mark.parametrize("seed", range(5))
def test_everything_has_a_text(seed: int, game_id: str) -> None:
    """What a game shows and asks has a message in English; the other languages have the same messages."""
    contract.has_texts(game_id, seed)
