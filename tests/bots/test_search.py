"""Search: it finds the better option, quickly where that is clear, and its seed determines the result."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.bots import level_searches, make_bot, usual_bot
from undercroft.bots.search import SearchBot
from undercroft.kernel.rng import mix
from undercroft.kernel.state import Move, State, play
from undercroft.kernel.table import Table

GAME = "boss-monster"
FAMILY = ("boss-monster", "minibosses", "super-boss-monster")


class Liking:
    """A search model that rates the position after one option higher by `by`, with this much noise."""

    def __init__(self, liked: int, by: float, noise: float = 0.0) -> None:
        self.liked, self.by, self.noise = liked, by, noise
        self.judged = 0
        self.wanted = ""

    def policy(self, state: State) -> Move:
        raise AssertionError("nothing is played on")

    def is_far_enough(self, start: State, state: State) -> bool:
        wanted = start.clone()
        play(wanted, start.options[self.liked])
        self.wanted = wanted.digest()
        return True

    def value(self, state: State, seat: int) -> float:
        self.judged += 1
        noise = self.noise * (mix(self.judged) % 1000 / 1000 - 0.5)
        return 0.5 + noise + (self.by if state.digest() == self.wanted else 0.0)


@pytest.fixture
def table() -> Table:
    """A table whose player may build one of several rooms at several places, or pass."""
    table = undercroft.new(GAME, seats=2, seed=5)
    greedy = make_bot(GAME, "greedy", 1)
    while (decision := table.decision) is not None and len(decision.options) < 7:
        table.apply(greedy.choose(table.view(decision.seat)))
    assert decision is not None
    return table


def chosen(table: Table, model: Liking, playouts: int, seed: int = 1) -> int:
    assert table.decision is not None
    seat = table.decision.seat
    bot = SearchBot(seed, model, make_bot(GAME, "greedy", 1), playouts)
    return bot.choose(table.view(seat), table.worlds(seat))


@pytest.mark.parametrize("liked", range(0, 6, 2))
def test_it_takes_what_is_better_in_every_world_and_soon_knows(table: Table, liked: int) -> None:
    model = Liking(liked, by=0.3)
    assert chosen(table, model, playouts=10_000) == liked
    assert model.judged < 400


def test_among_noise_it_looks_longer(table: Table) -> None:
    clear, noisy = Liking(3, by=0.1), Liking(3, by=0.1, noise=0.8)
    assert chosen(table, clear, playouts=10_000) == chosen(table, noisy, playouts=10_000) == 3
    assert noisy.judged > clear.judged


def test_without_a_clear_gain_it_does_the_usual(table: Table) -> None:
    assert table.decision is not None
    usual = make_bot(GAME, "greedy", 1).choose(table.view(table.decision.seat))
    assert chosen(table, Liking(0, by=0.0), playouts=100) == usual


@pytest.mark.parametrize(("gain", "is_enough"), [(0.05, False), (0.15, True)])
def test_a_gain_that_the_judgement_may_be_wrong_by_is_none(table: Table, gain: float, is_enough: bool) -> None:
    assert table.decision is not None
    seat, usual = table.decision.seat, make_bot(GAME, "greedy", 1)
    view = table.view(seat)
    liked = next(option for option in range(6) if option != usual.choose(view))
    bot = SearchBot(1, Liking(liked, by=gain), usual, 400, least_gain=0.1)
    assert (bot.choose(view, table.worlds(seat)) == liked) is is_enough


def test_it_does_not_ponder_over_what_is_all_the_same(table: Table) -> None:
    model = Liking(0, by=0.0)
    chosen(table, model, playouts=10_000)
    assert model.judged <= 8 * 40


class Choosy(Liking):
    """A search model that proposes only the last option; the default bot's choice is always tried."""

    def worth_trying(self, state: State) -> list[Move]:
        return state.options[-1:]


def test_pruned_options_are_not_played_out(table: Table) -> None:
    assert table.decision is not None
    usual = make_bot(GAME, "greedy", 1).choose(table.view(table.decision.seat))
    last = len(table.decision.options) - 1
    liked = next(option for option in range(last) if option != usual)
    assert chosen(table, Choosy(liked, by=0.5), playouts=1_000) == usual
    assert chosen(table, Choosy(last, by=0.5), playouts=1_000) == last


def test_it_keeps_to_its_budget(table: Table) -> None:
    model = Liking(0, by=0.0, noise=1.0)
    chosen(table, model, playouts=150)
    assert model.judged <= 150 + 8 * 20


def test_without_worlds_it_goes_by_the_view(table: Table) -> None:
    assert table.decision is not None
    view = table.view(table.decision.seat)
    usual = make_bot(GAME, "greedy", 1)
    assert SearchBot(1, Liking(0, by=1.0), usual, 100).choose(view) == usual.choose(view)


@pytest.mark.parametrize("game", FAMILY)
def test_a_seed_gives_a_move(game: str) -> None:
    table = undercroft.new(game, seats=2, seed=3)
    for _ in range(3):
        assert table.decision is not None
        seat = table.decision.seat
        bots = [make_bot(game, "lich", 9) for _ in range(2)]
        assert all(isinstance(bot, SearchBot) for bot in bots)
        one, same = (bot.choose(table.view(seat), table.worlds(seat)) for bot in bots)  # type: ignore[call-arg]
        assert one == same
        table.apply(one)


@pytest.mark.parametrize("game", FAMILY)
def test_the_default_bot_does_not_search(game: str) -> None:
    assert usual_bot(game) == "witch"
    assert not level_searches(game, "greedy")
    assert level_searches(game, "lich")
    assert level_searches(game, "dragon")
