"""Views and updates of a table for its subscribers."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any, Literal, cast

from undercroft.bots import level_named
from undercroft.bots.names import persona_at
from undercroft.kernel.view_cache import ViewCache
from undercroft.server.access.display_names import disambiguate
from undercroft.server.ws_messages import Late, PuzzleHere, Seat, TableView, Update, encode

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from undercroft.kernel.events import Event
    from undercroft.kernel.game import Game
    from undercroft.server.live.session import TableSession
    from undercroft.server.live.subscriber import Subscriber
    from undercroft.server.storage.rows import SeatRow
    from undercroft.server.ws_messages import Talk


class Broadcaster:
    """Encodes the first view of each subscriber and sends updates with the changes since, each by seat."""

    def __init__(self, game: Game[Any]) -> None:
        self._views = ViewCache(game)
        self._spectator_view: tuple[Any, bytes] | None = None
        """The cached first view of spectators, after its key."""

    def view_for_joining(self, live: TableSession, subscriber: Subscriber, after: int | None) -> bytes:
        """Return the first view of a subscriber who joins, cached for spectators."""
        if subscriber.seat is not None or subscriber.guest in live.new_achievements:
            return self.first_view(live, subscriber, after, tuple(live.chat_log.lines))
        key = (live.next_entry, live.status, after, live.chat_log.version, live.seat_list(None), live.seconds_left)
        if self._spectator_view is None or self._spectator_view[0] != key:
            self._spectator_view = (key, self.first_view(live, subscriber, after, tuple(live.chat_log.lines)))
        return self._spectator_view[1]

    def first_view(
        self, live: TableSession, subscriber: Subscriber, after: int | None, talk: tuple[Talk, ...]
    ) -> bytes:
        """Return the complete view of a subscriber, with the events after the last entry that the client has."""
        playing = live.status != "open"
        seat = subscriber.seat
        happened = [live.table.opening, *live.happened]
        since = after + 1 if after is not None and after <= live.next_entry else 0
        missed = list(enumerate(happened[since:], since)) if playing else []
        decisions = [0, *accumulate(-1 if option is None else 1 for _, option in live.entries)]
        return encode(
            TableView(
                table=live.address,
                game=live.table.game.id,
                options=live.table.options,
                entry=live.next_entry,
                status=live.status,
                seat=seat,
                seats=live.seat_list(subscriber.guest),
                view=self._view(live, seat) if playing else None,
                events=tuple(event for entry, events in missed for event in live.table.game.tell(events, seat, entry)),
                talk=talk,
                undo=live.undo_refusal(seat) if playing else None,
                new_achievements=live.new_achievements.get(subscriber.guest, ()),
                continued=live.continued,
                lesson=live.standing() if playing else None,
                numbers=tuple(decisions[entry] for entry, events in missed for _ in events),
                puzzle=self._puzzle(live),
                hints=live.hints,
                allowance=live.allowance,
                seconds_left=live.seconds_left,
                ended=live.ended,
            )
        )

    def update(self, live: TableSession, events: list[Event]) -> None:
        """Send the changes of the last entry to all subscribers, encoded once per seat."""
        seat_to_move = live.seat_to_move
        thinking = seat_to_move is not None and live.seats[seat_to_move].kind == "bot"
        entry, status, seconds_left = live.next_entry, live.status, live.seconds_left
        lesson, verdict = live.standing(), live.verdict
        encoded: dict[int | None, bytes] = {}
        visible: list[dict[str, Any]] | None = None
        present = {subscriber.seat for subscriber in live.subscribers}
        self._views.forget_all_but(present)
        for subscriber in tuple(live.subscribers):
            if subscriber.next_entry >= entry:  # joined after this entry
                continue
            subscriber.next_entry = entry
            seat = subscriber.seat
            if seat not in encoded:
                visible = live.table.game.tell(events, seat, entry, visible)
                update = Update(
                    entry=entry,
                    status=status,
                    events=tuple(visible),
                    changes=self._changes(live, seat),
                    undo=live.undo_refusal(seat),
                    thinking=thinking,
                    new_achievements=() if seat is None else live.new_achievements.get(subscriber.guest, ()),
                    lesson=lesson,
                    verdict=verdict,
                    seconds_left=seconds_left,
                )
                encoded[seat] = encode(update)
            subscriber.send(encoded[seat])

    def _view(self, live: TableSession, seat: int | None) -> dict[str, Any]:
        # A subscriber who joins between an entry and its update must not advance the cache: others need the changes.
        behind = self._views.is_behind(live.table.state, seat)
        view = live.table.view(seat) if behind else self._views.view(live.table, seat)
        del view["said"], view["options"], view["names"]  # sent beside the view
        return view

    def _changes(self, live: TableSession, seat: int | None) -> dict[str, Any]:
        return self._views.changes(live.table, seat) if self._views.has_shown(seat) else self._view(live, seat)

    def _puzzle(self, live: TableSession) -> PuzzleHere | None:
        verdict = live.verdict
        if live.task is None or live.puzzle is None or verdict is None:
            return None
        task = live.task
        return PuzzleHere(live.puzzle, task.goal, task.args, task.level, verdict)


def seat_views(
    table: str,
    seats: Iterable[SeatRow],
    guest: str | None,
    present: set[int | None],
    pictures: Mapping[str, str] | None = None,
    entry: int | None = None,
) -> tuple[Seat, ...]:
    """Return the seats of a table as a guest sees them.

    `present` are the connected seats, and `entry` is the next one, because of which players may agree to end the game.
    """
    seats = tuple(seats)
    names = disambiguate(seat.name if seat.kind == "person" else None for seat in seats)
    return tuple(
        Seat(
            seat=seat.seat,
            kind=cast("Literal['person', 'bot', 'open']", seat.kind),
            name=persona_at(table, seat.seat) if seat.kind == "bot" else name,
            level=None if seat.level is None else level_named(seat.level),
            here=seat.kind == "bot" or seat.seat in present,
            mine=seat.kind == "person" and seat.guest == guest,
            picture=(pictures or {}).get(seat.guest or "") if seat.kind == "person" else None,
            late=Late(seat.name, seat.guest == guest) if seat.kind == "bot" and seat.guest is not None else None,
            agreed=seat.agreed is not None and seat.agreed == entry,
        )
        for seat, name in zip(seats, names, strict=True)
    )
