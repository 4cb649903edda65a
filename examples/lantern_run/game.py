"""Lantern Run as the kernel sees it: its verbs, its questions and what its view shows."""

from __future__ import annotations

from typing import Any, ClassVar

from lantern_run import rules
from lantern_run.rules import DECK, MOST_SEATS, SHADOWS, ZONES, State
from undercroft.kernel.actions import CARD, SEAT, question, verb
from undercroft.kernel.game import Game


class LanternRun(Game[State]):
    """Lantern Run, for one to three thieves."""

    id = "lantern-run"
    version = 1
    seats = (1, MOST_SEATS)
    deck = DECK
    zones = ZONES
    settings = ()
    verbs = (
        verb(rules.take, card=CARD, oil=CARD),
        verb(rules.rest),
        verb(rules.go_home, grave=True),
        verb(rules.bury, card=CARD),
        verb(rules.leave_it),
    )
    questions: ClassVar = dict((question(rules.what_to_do, seat=SEAT), question(rules.whether_to_bury)))

    def start_zone(self, face: int) -> int:
        """Oil has a pile of its own; all the rest lies in the crypt."""
        return rules.OIL if DECK.printed[face].kind == "oil" else rules.CRYPT

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> State:
        """The box unpacked."""
        return self.unpack(State(seats), seats, chance)

    def begin(self, state: State) -> None:
        """Set the crypt up."""
        rules.begin(state)

    def view_fields(self, state: State, seat: int | None) -> dict[str, Any]:
        """How many shadows put out the lanterns, and what one's own sack is worth; at the end everybody's."""
        shown = [rules.gold(state, other) if state.result or other == seat else None for other in range(state.seats)]
        return {"shadows_left": SHADOWS - len(state.zones[rules.SHADOW_ROW]), "gold": shown}
