"""Print moments of games of Dragon Tower as JSON: by name the record so far and the asked seat.

python web/e2e/dragon_tower.py

The greedy bot, with random choices of skills, plays games with one seed after another until all moments are found, so
that no stored game has to be renewed when the rules change.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import undercroft
from undercroft.bots import make_bot

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = "dragon-tower"
TEMPTING = ("take_skill", "propose_trade", "agree", "begin_healing")
"""Verbs that lead to questions which the bot alone would rarely be asked."""

View = dict[str, Any]


def asks(prompt: str) -> Callable[[View], bool]:
    """Return a condition: this question is asked."""
    return lambda view: bool(view["decision"]["prompt"] == prompt)


def hand(view: View, hero: int) -> int:
    """Return the number of cards in a hero's hand."""
    return len(view["zones"]["hand"][hero])


def fights(view: View, heroes: int, needs: int = 1, cards: int = 0) -> bool:
    """True in a fight of `heroes` heroes with at least `needs` attributes needed and `cards` cards in their hands."""
    fight = view["fight"]
    return (
        view["decision"]["prompt"] == "how_to_fight"
        and len(fight["heroes"]) == heroes
        and sum(need > 0 for need in fight["need"]) >= needs
        and sum(hand(view, hero) for hero in fight["heroes"]) >= cards
    )


def shares(view: View) -> bool:
    """True if a pair can pay in several ways."""
    return fights(view, 2) and len(view["fight"]["ways"]) > 2


def pairs(view: View) -> bool:
    """True in a fight of two heroes with full hands against several attributes."""
    return fights(view, 2, needs=2, cards=9)


def lays(view: View) -> bool:
    """True if both heroes of a pair have laid cards."""
    return fights(view, 2) and all(len(view["zones"]["laid"][hero]) > 1 for hero in view["fight"]["heroes"])


def stands_before_the_boss(view: View) -> bool:
    """True at the choice of a fight on the top floor."""
    return view["decision"]["prompt"] == "who_fights" and view["floor"] == 6 and len(view["room"]) > 2


def meets_the_boss(view: View) -> bool:
    """True in a pair fight on the top floor against several attributes."""
    return view["floor"] == 6 and fights(view, 2, needs=3)


def is_crowded(view: View) -> bool:
    """True with many opponents in a room."""
    return view["decision"]["prompt"] == "who_fights" and len(view["room"]) > 4


def thinks(view: View) -> bool:
    """True in a solo fight with many cards."""
    return fights(view, 1, needs=2, cards=7)


def meets_several(view: View) -> bool:
    """True in a solo fight against several opponents at once."""
    return fights(view, 1, cards=4) and len(view["fight"]["foes"]) > 1


def is_handed_over(view: View) -> bool:
    """True if a pair fight has been handed over."""
    return fights(view, 2) and view["fight"]["offers"] != [0, 0]


Moments = dict[str, "Callable[[View], bool]"]
MOMENTS: list[tuple[int, dict[str, Any], Moments]] = [
    (
        1,
        {"heroes": 2, "setup": "first-game"},
        {
            "first-deck": asks("which_deck"),
            "refill": asks("who_refills"),
            "room": asks("which_room"),
            "fight": asks("who_fights"),
            "alone": thinks,
            "several": meets_several,
            "pair": pairs,
            "laid": lays,
        },
    ),
    (
        1,
        {"heroes": 4, "setup": "standard", "team": "choose", "skills": "many", "boss": "dragon"},
        {
            "hero": asks("which_hero"),
            "skill": asks("which_skill"),
            "four-deck": asks("which_deck"),
            "four-crowd": is_crowded,
            "four-alone": thinks,
            "four-pair": lambda view: fights(view, 2, needs=2, cards=6),
            "four-shares": shares,
            "top": stands_before_the_boss,
            "dragon": meets_the_boss,
            "swap": asks("which_to_swap"),
            "replace": asks("keep_or_replace"),
            "divine": asks("whether_to_divine"),
            "payment": asks("which_payment"),
        },
    ),
    (
        2,
        {"heroes": 3, "setup": "standard", "team": "deal", "skills": "one", "variants": ["surrounded"]},
        {
            "plan": asks("who_faces_whom"),
            "trade": asks("whom_to_trade_with"),
            "give": asks("which_to_give"),
            "heal": asks("whom_to_heal"),
        },
    ),
    (
        4,
        {"heroes": 4, "setup": "standard", "team": "choose", "skills": "one", "boss": "dark_lord"},
        {"seats-hero": asks("which_hero"), "seats-fight": asks("who_fights"), "seats-handed": is_handed_over},
    ),
]
"""Conditions of the moments, by seats and options."""


def find(seats: int, options: dict[str, Any], wanted: Moments) -> dict[str, Any]:
    """Return the first occurrence of each moment in a series of games."""
    found: dict[str, Any] = {}
    for seed in range(80):
        table = undercroft.new(GAME, seats=seats, seed=seed, options=options)
        bot = make_bot(GAME, "greedy", seed)
        chance = random.Random(seed)
        while table.decision is not None and len(found) < len(wanted):
            view = table.view(table.decision.seat)
            for name, matches in wanted.items():
                if name not in found and matches(view):
                    text = table.record().text()
                    found[name] = {"seats": seats, "seat": view["seat"], "record": text, "upto": view["number"]}
            tempting = [option["text"] for option in view["decision"]["options"] if option["verb"] in TEMPTING]
            table.apply(chance.choice(tempting) if tempting and chance.random() < 0.8 else bot.choose(view))
        if len(found) == len(wanted):
            return found
    raise SystemExit(f"eighty games have only {list(found)}")


if __name__ == "__main__":
    print(json.dumps({name: moment for one in MOMENTS for name, moment in find(*one).items()}))
