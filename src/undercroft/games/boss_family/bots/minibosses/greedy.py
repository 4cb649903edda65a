"""The greedy bot of Rise of the Minibosses: that of the base game, with an eye for coins and minibosses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.games.boss_family.bots import minor_choices, priority_plays
from undercroft.games.boss_family.bots.build_plays import best_building
from undercroft.games.boss_family.bots.greedy import GreedyBot
from undercroft.games.boss_family.bots.minibosses.card_values import MINIBOSS_WORTH
from undercroft.games.boss_family.bots.minibosses.plans import plan_for
from undercroft.games.boss_family.bots.observation import Observation
from undercroft.games.boss_family.rules.facts import DAMAGE, KIND, MINIBOSS, SOULS

if TYPE_CHECKING:
    from undercroft.games.boss_family.view_types import BossView

PROMOTION = 140
"""What the next power of a miniboss is worth."""
SALE = 25
"""What a coin for a room card is worth to one who has none."""
ENOUGH_ROOMS = 3
PLANNED = ("use", "spend", "prepare")
"""Verbs after which more is chosen."""


class MinibossesBot(GreedyBot):
    """Values every choice by what it sees now, coins and minibosses included."""

    def choose(self, view: BossView) -> int:
        """The index of the option that looks best."""
        sight = Observation(view)
        if len(sight.options) == 1:
            return 0
        match sight.decision["prompt"]:
            case "what_to_play":
                return _what_to_play(sight)
            case "whether_to_cancel":
                return _whether_to_answer(sight)
            case "which_way" | "which_target" | "which_amount":
                return _follow_the_plan(sight, super().choose(view))
            case "which_graduate" | "which_room_to_build_anew" | "which_acts_anew" | "which_intern" | "where_to_employ":
                return 0
            case "whom_to_bribe":
                return _opponent(sight, "bribe")
            case "whose_treasury":
                return _opponent(sight, "swap_treasuries", "coins")
            case "which_discarded":
                return minor_choices.which_to_take(sight, "pick_up")
            case "which_to_sip":
                return minor_choices.which_to_take(sight, "snatch")
            case "which_room_card_to_discard":
                return minor_choices.which_to_lose(sight, "discard")
            case "which_donor":
                donors = sight.of_verb("transfuse")
                return max(donors, key=lambda index: _souls(sight, index)) if donors else sight.of_verb("decline")[0]
            case "which_miniboss_to_trade":
                return sight.of_verb("decline")[0]
            case "how_many_coins":
                return min(len(sight.options) - 1, 1)
        return super().choose(view)


def _args(sight: Observation, index: int) -> dict[str, Any]:
    args: dict[str, Any] = sight.options[index]["args"]
    return args


def _souls(sight: Observation, index: int) -> int:
    return SOULS[sight.faces[_args(sight, index)["hero"]]]


def _opponent(sight: Observation, verb: str, most: str = "spells") -> int:
    """The opponent with the most of something that everybody sees."""
    players: list[dict[str, Any]] = [{**player} for player in sight.players]
    return max(sight.of_verb(verb), key=lambda index: int(players[_args(sight, index)["opponent"]][most]))


def _what_to_play(sight: Observation) -> int:
    """Build, promote, announce or sell something, or pass: whatever is worth most."""
    found: list[tuple[int, int]] = [(0, sight.of_verb("pass_on")[0])]
    building = best_building(sight, rooms_only=True)
    if building is not None:
        found.append(building)
    announcement = priority_plays.best_announcement(sight)
    if announcement is not None:
        found.append(announcement)
    found += [(_miniboss_worth(sight, index), index) for index in sight.of_verb("place")]
    found += [(_promotion_worth(sight, index), index) for index in sight.of_verb("promote")]
    found += [(plan_for(sight, _args(sight, index)["card"]).worth, index) for index in sight.of_verb(*PLANNED)]
    if sight.players[sight.seat]["rooms"] > ENOUGH_ROOMS and not sight.players[sight.seat]["coins"]:
        sales = sight.of_verb("sell")
        found += [(SALE, minor_choices.which_to_lose(sight, "sell"))] if sales else []
    return max(found, key=lambda each: (each[0], -each[1]))[1]


def _coins_to_spare(sight: Observation) -> int:
    """The coins that are not needed for a miniboss lying face down."""
    waiting = sum(room.waits_as_miniboss for room in sight.own)
    return sight.players[sight.seat]["coins"] - waiting


def _miniboss_worth(sight: Observation, index: int) -> int:
    """What placing a miniboss here is worth; a room that deals much damage is a good host."""
    args = _args(sight, index)
    face = sight.faces[args["card"]]
    if KIND[face] != MINIBOSS or _coins_to_spare(sight) < 1:
        return 0
    host = sight.own[args["slot"]]
    return MINIBOSS_WORTH[face] + 10 * (DAMAGE[host.face] if host.face >= 0 else 0)


def _promotion_worth(sight: Observation, index: int) -> int:
    """What promoting this miniboss is worth; a coin for one that lies face down is kept."""
    if _coins_to_spare(sight) < 1:
        return 0
    face = sight.faces[_args(sight, index)["card"]]
    return PROMOTION + MINIBOSS_WORTH[face] // 10


def _whether_to_answer(sight: Observation) -> int:
    """Answer a spell that harms, if there is an answer."""
    answers = sight.of_verb("cast_at", "use", "prepare")
    harms = priority_plays.harms(sight)
    return answers[0] if answers and harms else sight.of_verb("let_it_be")[0]


def _follow_the_plan(sight: Observation, otherwise: int) -> int:
    """Choose what the plan for the card says, as far as it is offered."""
    plan = plan_for(sight, sight.decision["args"]["source"])
    wanted = {"way": plan.way, "card": plan.target, "opponent": plan.target, "coins": plan.amount}
    for index, option in enumerate(sight.options):
        for name, value in wanted.items():
            if name in option["args"] and option["args"][name] == value:
                return index
    return otherwise
