"""Compressed replays of finished games, which do not depend on later versions of the rules.

The first line is the record. Then follows a line for spectators and one for each seat: the first view, and the changes
of every later one. The lines are similar, so they are compressed together.
"""

from __future__ import annotations

import lzma
from itertools import islice
from typing import Any, Final

import msgspec

from undercroft.kernel.formats.record import Record, read_record
from undercroft.kernel.formats.replay import start_of
from undercroft.server.http_schemas import Frame

PRESET: Final = 2
"""The LZMA preset; higher ones take much more time and memory and save hardly any space."""
encode = msgspec.json.Encoder().encode


class Step(msgspec.Struct, frozen=True, array_like=True):
    """The changes of one decision, as one seat or spectators see them."""

    seat: int | None
    option: str | None
    events: tuple[dict[str, Any], ...]
    changes: dict[str, Any]
    gone: tuple[str, ...] = ()
    """Removed parts of the view."""


steps = msgspec.json.Decoder(tuple[Step, ...])


def packed(record: Record) -> bytes:
    """Return the compressed replay of a finished game."""
    table = start_of(record.header)
    observers = [None, *range(table.seats)]
    views = {seat: table.view(seat) for seat in observers}
    replay = {
        seat: [Step(None, None, tuple(table.game.tell(table.opening, seat, 0)), changes({}, views[seat]))]
        for seat in observers
    }
    for number, line in enumerate((line for line in record.lines if line.option is not None), 1):
        mover = table.state.seat
        events = table.apply(line.option or "")
        for seat in observers:
            before, view = views[seat], table.view(seat)
            happened = tuple(table.game.tell(events, seat, number))
            gone = tuple(name for name in before if name not in view)
            replay[seat].append(Step(mover, line.option, happened, changes(before, view), gone))
            views[seat] = view
    lines = [encode(record.text()), *(encode(replay[seat]) for seat in observers)]
    return lzma.compress(b"\n".join(lines), preset=PRESET)


def kept_record(content: bytes) -> Record:
    """Return the record of a compressed replay."""
    text: str = msgspec.json.decode(lzma.decompress(content).split(b"\n", 1)[0])
    return read_record(text)


def kept_frames(content: bytes, seat: int | None, first: int, last: int) -> tuple[int, list[Frame]]:
    """Return the number of frames of a compressed replay, and some of them as a seat (None: spectators) saw them."""
    lines = lzma.decompress(content).split(b"\n")
    found = steps.decode(lines[1 if seat is None else seat + 2])
    view: dict[str, Any] = {"zones": {}}
    frames: list[Frame] = []
    for decisions, step in enumerate(islice(found, last)):
        zones = {**view["zones"], **step.changes.get("zones", {})}
        merged = {**view, **step.changes, "zones": zones}
        view = {name: value for name, value in merged.items() if name not in step.gone}
        if decisions >= first:
            frames.append(Frame(decisions, step.seat, step.option, step.events, view))
    return len(found), frames


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Return the changed parts of a view, with the changed zones alone."""
    # Most parts are the same objects as before and need no comparison.
    changed = {
        key: value
        for key, value in new.items()
        if key != "zones" and (key not in old or (old[key] is not value and old[key] != value))
    }
    before = old.get("zones", {})
    zones = {
        name: zone
        for name, zone in new["zones"].items()
        if name not in before or (before[name] is not zone and before[name] != zone)
    }
    if zones:
        changed["zones"] = zones
    return changed
