"""Prints moments of games of Dragon Tower as JSON: by name the record so far, and who is asked.

python web/e2e/dragon_tower.py

Games are played by the greedy bot, which takes skills by chance, with one seed after another until all moments have
come: no stored game has to be made anew when the rules change.
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
"""What leads to questions that the bot alone would rarely be asked."""

View = dict[str, Any]


def asks(prompt: str) -> Callable[[View], bool]:
    """The first time that this is asked."""
    return lambda view: bool(view["decision"]["prompt"] == prompt)


def hand(view: View, hero: int) -> int:
    """How many cards a hero holds."""
    return len(view["zones"]["hand"][hero])


def fights(view: View, heroes: int, needs: int = 1, cards: int = 0) -> bool:
    """A fight of so many heroes that asks for so many attributes, with so many cards in their hands."""
    fight = view["fight"]
    return (
        view["decision"]["prompt"] == "how_to_fight"
        and len(fight["heroes"]) == heroes
        and sum(need > 0 for need in fight["need"]) >= needs
        and sum(hand(view, hero) for hero in fight["heroes"]) >= cards
    )


def shares(view: View) -> bool:
    """A pair that can pay in several ways."""
    return fights(view, 2) and len(view["fight"]["ways"]) > 2


def pairs(view: View) -> bool:
    """Two heroes with full hands against somebody who asks for several attributes."""
    return fights(view, 2, needs=2, cards=9)


def lays(view: View) -> bool:
    """A pair of which both have laid cards."""
    return fights(view, 2) and all(len(view["zones"]["laid"][hero]) > 1 for hero in view["fight"]["heroes"])


def stands_before_the_boss(view: View) -> bool:
    """The topmost room: who fights whom."""
    return view["decision"]["prompt"] == "who_fights" and view["floor"] == 6 and len(view["room"]) > 2


def meets_the_boss(view: View) -> bool:
    """A fight in the topmost room that asks for all attributes."""
    return view["floor"] == 6 and fights(view, 2, needs=3)


def is_crowded(view: View) -> bool:
    """Many opponents in a room, and some of them beaten."""
    return view["decision"]["prompt"] == "who_fights" and len(view["room"]) > 4


def thinks(view: View) -> bool:
    """A hero alone with many cards."""
    return fights(view, 1, needs=2, cards=7)


def meets_several(view: View) -> bool:
    """A hero alone against several opponents at once."""
    return fights(view, 1, cards=4) and len(view["fight"]["foes"]) > 1


def is_handed_over(view: View) -> bool:
    """The partner has put in cards that nobody else sees."""
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
            "four-pair": pairs,
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
"""By seats and options."""


def find(seats: int, options: dict[str, Any], wanted: Moments) -> dict[str, Any]:
    """The first of all these moments, game after game."""
    found: dict[str, Any] = {}
    for seed in range(80):
        table = undercroft.new(GAME, seats=seats, seed=seed, options=options)
        bot = make_bot(GAME, "greedy", seed)
        chance = random.Random(seed)
        while table.decision is not None and len(found) < len(wanted):
            view = table.view(table.decision.seat)
            for name, comes in wanted.items():
                if name not in found and comes(view):
                    text = table.record().text()
                    found[name] = {"seats": seats, "seat": view["seat"], "record": text, "upto": view["number"]}
            tempting = [option["text"] for option in view["decision"]["options"] if option["verb"] in TEMPTING]
            table.apply(chance.choice(tempting) if tempting and chance.random() < 0.8 else bot.choose(view))
        if len(found) == len(wanted):
            return found
    raise SystemExit(f"eighty games have only {list(found)}")


if __name__ == "__main__":
    print(json.dumps({name: moment for one in MOMENTS for name, moment in find(*one).items()}))
