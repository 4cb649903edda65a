"""Narration of fights in the order Agility, Magic, Faith, Strength, with the cards played (DT-125 to DT-133).

A line is a message key and its arguments; the locale files (`story.ftl`) hold the wording.
"""

from __future__ import annotations

from typing import Any, Final

WORDINGS: Final = 2
"""Number of wordings of each line of the story."""

Line = tuple[str, dict[str, Any]]


def tell(event: dict[str, Any], variant: int) -> list[Line]:
    """Return the lines for an event in the form that a seat receives; `variant` chooses the wording."""
    kind = event["event"]
    wording = variant % WORDINGS + 1
    if kind == "fight-won":
        return tell_fight(event, wording)
    if kind == "circumstance-revealed":  # DT-133
        return [(f"story-circumstance-{wording}", {"foe": event["card"]})]
    if kind == "fight-lost":
        return [(f"story-fight-lost-{wording}", {"heroes": event["heroes"], "foes": event["foes"]})]
    if kind == "hero-died":
        return [(f"story-death-{wording}", {"hero": event["hero"]})]
    if kind == "room-entered":
        return [(f"story-enter-{wording}", {"floor": event["floor"], "foes": event["monsters"]})]
    if kind == "game-won":
        return [(f"story-victory-{wording}", {"alive": event["alive"]})]
    if kind == "game-lost":
        return [(f"story-defeat-{wording}", {"floor": event["floor"]})]
    return []


def tell_fight(event: dict[str, Any], wording: int) -> list[Line]:
    """Return a line for each attribute of the opponents, in the order of the parts, and the end (DT-127)."""
    lines: list[Line] = []
    for part in event["parts"]:
        cards = bool(part["cards"])
        hurt = part["hurt"] > 0  # DT-129
        how = "card-hurt" if cards and hurt else "card" if cards else "hurt" if hurt else "bare"
        args = {"heroes": event["heroes"], "foes": event["foes"]}
        if cards:
            args["cards"] = part["cards"]  # DT-126
        lines.append((f"story-{part['attribute']}-{how}-{wording}", args))
    lines.append((f"story-won-{wording}", {"heroes": event["heroes"], "foes": event["foes"]}))
    return lines
