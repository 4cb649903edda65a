"""The chance of a party to win, between two encounters.

The most important feature is a round against the boss, sampled with the present dice and skills. `python -m
tools.train_dungeon` fits the weights to games that the policy plays.
"""

from __future__ import annotations

from functools import cached_property
from math import exp, fsum, tanh
from typing import TYPE_CHECKING, Final

from undercroft.games.one_deck_dungeon.bots.challenge import boss_ahead
from undercroft.games.one_deck_dungeon.bots.loss_values import PREVENTS, Stakes
from undercroft.games.one_deck_dungeon.bots.roll_estimates import Estimator
from undercroft.games.one_deck_dungeon.bots.state_observation import StateObservation
from undercroft.games.one_deck_dungeon.rules.abilities import BOSS_ABILITY, MINOTAUR
from undercroft.games.one_deck_dungeon.rules.boss import boss_health
from undercroft.games.one_deck_dungeon.rules.facts import BOSS, DIFFICULTY, FLOORS, POTION_TOKENS
from undercroft.games.one_deck_dungeon.rules.floors import NO_EFFECT, FloorEffect
from undercroft.games.one_deck_dungeon.rules.losses import boss_recovers, reckoned
from undercroft.games.one_deck_dungeon.rules.state import MOST_HEROES

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.rules.state import State

ROLLS: Final = 6
"""The number of sampled rounds against the boss."""
LEAST_SKULLS: Final = 0.25
MOST_ROUNDS: Final = 20.0
CLOSE: Final = 8.0
"""The number of hearts that makes a clear difference."""
FULL: Final = 3
DICE: Final = 10.0
CARDS: Final = 40.0
STAGES: Final = FLOORS + 1
"""The floors, and the fight against the boss."""
NAMES: Final = (
    "in any case",
    "rounds that the boss will last",
    "hearts that a round will cost each",
    "hearts and potions beyond what the boss will cost",
    "health, as a share",
    "health of the weakest",
    "the weakest is nearly dead",
    "potion tokens",
    "level",
    "experience towards the next level",
    "dice",
    "skills",
    "cards in the deck",
    "open doors",
    "closed doors",
    "poison",
    "difficulty of the dungeon",
    "a hero alone",
)
"""Names of the features of a party, in the order of `features`."""


class _BeforeBoss(StateObservation):
    """The party before the boss, where no floor is in force."""

    @cached_property
    def floors(self) -> FloorEffect:
        """No effect is in force."""
        return NO_EFFECT


class Evaluation:
    """The chance of the party to win, by weights for each stage of the game."""

    def __init__(self, weights: tuple[tuple[float, ...], ...]) -> None:
        self._weights = weights
        self._estimator = Estimator(0, ROLLS, fast=True)

    def value(self, state: State) -> float:
        """Return the chance of the party to win."""
        if state.result is not None:
            return float(bool(state.result.winners))
        weights = self._weights[stage_of(state)]
        log_odds = fsum(weight * number for weight, number in zip(weights, self.features(state), strict=True))
        return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, log_odds))))

    def features(self, state: State) -> tuple[float, ...]:
        """Return the features of the party."""
        obs = _BeforeBoss(state)
        heroes = obs.heroes
        count = len(heroes)
        left = [hero["health"] - hero["wounds"] for hero in heroes]
        skulls, hearts = self._round_of_boss(obs)
        rounds = min(MOST_ROUNDS, (boss_health(state) - state.boss_wounds) / max(LEAST_SKULLS, skulls))
        beyond = sum(left) + 2 * state.tokens - rounds * hearts
        level = obs.view["level"]
        doors = sum(bool(row) for row in obs.zones["door"])
        opened = len(obs.view["open_doors"])
        return (
            1.0,
            rounds / FULL,
            hearts / count,
            tanh(beyond / CLOSE),
            sum(left) / sum(hero["health"] for hero in heroes),
            min(FULL, *left, FULL) / FULL,
            float(min(left) <= 1),
            min(state.tokens, POTION_TOKENS) / FULL,
            float(state.level),
            level["xp"] / (level["price"] or DICE),
            sum(sum(hero["icons"]) for hero in heroes) / DICE,
            sum(len(hero["skills"]) - 1 for hero in heroes) / FULL,
            obs.deck_left / CARDS,
            opened / FULL,
            (doors - opened) / FULL,
            obs.poison / FULL,
            float(DIFFICULTY[state.dungeon]),
            float(count == 1),
        )

    def _round_of_boss(self, obs: _BeforeBoss) -> tuple[float, float]:
        """Return the expected wounds of the boss in a round, and the hearts that it costs the party."""
        state = obs.state
        four = len(obs.heroes) == MOST_HEROES
        challenge = boss_ahead(state.dungeon, MINOTAUR.number(state.boss_wounds, four))
        ability = BOSS_ABILITY[state.dungeon]
        skulls = hearts = 0.0
        for party in [[0, 1], [2, 3]] if four else [obs.all_heroes]:
            stakes = Stakes(obs, party)
            outcomes = self._estimator.outcomes(obs, challenge, party, stakes)
            skills = [skill.ops for skill in stakes.skills if skill.usable & BOSS]
            for empty, prevented in outcomes:
                slots = [challenge.slots[number] for number in empty]
                lost = reckoned(slots, ability, NO_EFFECT, prevented, skills, True, PREVENTS)
                still = sum(slot.skull for slot in slots)
                hit = sum(slot.skull for slot in challenge.slots) - still
                before, after = boss_recovers(slots, still, ability, state.boss_wounds or 1)
                skulls += (hit - before - after) / len(outcomes)
                hearts += (lost[0] + ability.start_wounds) / len(outcomes)
        return skulls, hearts


def stage_of(state: State) -> int:
    """Return the number of the floor from 0, or of the fight."""
    return FLOORS if state.fighting else max(0, state.floor - 1)
