"""Rewards of a finished game: outcome, achievements and gains for campaigns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.server.storage.rows import AchievementRow, MailRow, OutcomeRow
from undercroft.server.ws_messages import encode

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.state import State
    from undercroft.server.live.session import TableSession


async def newly_earned(live: TableSession, after: State) -> tuple[AchievementRow, ...]:
    """Return the achievements of a finished game that its players did not have."""
    game = live.table.game
    if live.continued or live.puzzle is not None:
        return ()
    new: dict[tuple[str, str], AchievementRow] = {}  # a guest with two seats earns each once
    for seat in live.seats:
        names = game.earned(after, seat.seat) if seat.kind == "person" and seat.guest is not None else []
        if names and seat.guest is not None:
            had = {row.name for row, _ in await live.store.achievements_of(seat.guest) if row.game == game.id}
            for name in names:
                if name not in had:
                    new[seat.guest, name] = AchievementRow(seat.guest, game.id, name, live.id)
    return tuple(new.values())


def campaign_mail(live: TableSession, after: State) -> tuple[MailRow, ...]:
    """Return the gains of a finished game for its players' campaigns."""
    game = live.table.game
    if live.continued or live.puzzle is not None or game.campaign is None:
        return ()
    mail: list[MailRow] = []
    for seat in live.seats:
        if seat.kind == "person" and seat.guest is not None:
            earned = game.campaign.earned(after, live.table.options, seat.seat)
            if earned is not None:
                mail.append(MailRow(seat.guest, game.id, live.id, seat.seat, encode(earned).decode()))
    return tuple(mail)


def outcome_of(game: Game[Any], state: State) -> str:
    """Return the outcome of a finished game as stored: an `OutcomeRow` as JSON."""
    assert state.result is not None
    seats = range(len(state.result.scores))
    scores = tuple(game.score(state, seat) for seat in seats)
    return encode(OutcomeRow(scores, tuple(game.traits(state, seat) for seat in seats))).decode()
