"""Lantern Run for the kernel: its verbs, its questions and its view."""

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
        """Return the pile in which a card starts: oil has its own, all other cards lie in the crypt."""
        return rules.OIL if DECK.printed[face].kind == "oil" else rules.CRYPT

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> State:
        """Return a new state with all cards in their piles."""
        return self.unpack(State(seats), seats, chance)

    def begin(self, state: State) -> None:
        """Set up the crypt."""
        rules.begin(state)

    def view_fields(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return how many shadows are left until the end, and the gold of the own sack; of all sacks at the end."""
        shown = [rules.gold(state, other) if state.result or other == seat else None for other in range(state.seats)]
        return {"shadows_left": SHADOWS - len(state.zones[rules.SHADOW_ROW]), "gold": shown}
