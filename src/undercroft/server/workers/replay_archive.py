"""A finished game as everybody saw it, packed when it ended: later rules play it differently or not at all.

One line holds the record, then one line for a spectator and each seat all that they were shown: the first view whole,
and of every later one what is different. Lines of several seats are much alike, so all are packed together.
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
"""How hard it is packed: more takes much more time and memory and hardly less space."""
encode = msgspec.json.Encoder().encode


class Step(msgspec.Struct, frozen=True, array_like=True):
    """What one decision changed for those with the same eyes."""

    seat: int | None
    option: str | None
    events: tuple[dict[str, Any], ...]
    changes: dict[str, Any]
    gone: tuple[str, ...] = ()
    """Parts of the view that are no more."""


steps = msgspec.json.Decoder(tuple[Step, ...])


def packed(record: Record) -> bytes:
    """A finished game, packed."""
    table = start_of(record.header)
    eyes = [None, *range(table.seats)]
    views = {seat: table.view(seat) for seat in eyes}
    told = {
        seat: [Step(None, None, tuple(table.game.tell(table.opening, seat, 0)), changes({}, views[seat]))]
        for seat in eyes
    }
    for number, line in enumerate((line for line in record.lines if line.option is not None), 1):
        mover = table.state.seat
        events = table.apply(line.option or "")
        for seat in eyes:
            before, view = views[seat], table.view(seat)
            happened = tuple(table.game.tell(events, seat, number))
            gone = tuple(name for name in before if name not in view)
            told[seat].append(Step(mover, line.option, happened, changes(before, view), gone))
            views[seat] = view
    lines = [encode(record.text()), *(encode(told[seat]) for seat in eyes)]
    return lzma.compress(b"\n".join(lines), preset=PRESET)


def kept_record(content: bytes) -> Record:
    """The record of a packed game."""
    text: str = msgspec.json.decode(lzma.decompress(content).split(b"\n", 1)[0])
    return read_record(text)


def kept_frames(content: bytes, seat: int | None, first: int, last: int) -> tuple[int, list[Frame]]:
    """How many moments a packed game has, and some of them as a seat (None: a spectator) saw them."""
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
    """The parts of a view that are different; of the zones only those that changed."""
    # Most parts are the very same as before: those need not be compared.
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
