"""The log of a game: events, narration and chat as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from undercroft.i18n import event_text, phrase_text, story_lines
from undercroft.i18n.log_groups import belongs, together
from undercroft.kernel.events import Event
from undercroft.kernel.features.chat import Said
from undercroft.kernel.formats.replay import start_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undercroft.i18n import Language
    from undercroft.kernel.formats.record import Record
    from undercroft.kernel.game import Game

NEWS: Final = "news"
STORY: Final = "story"
SAID: Final = "said"


class Happening(msgspec.Struct, frozen=True):
    """An entry of the log: an event or a phrase, and the number of decisions before it."""

    decisions: int
    what: Event | Said


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log: news, narration or chat."""

    text: str
    kind: str
    event: str = ""
    """The kind of its event, if any."""
    cards: tuple[str, ...] = ()
    """The printed cards that it names."""


def cards_in(data: Any) -> Iterator[str]:
    """The printed cards that an event names, as far as the viewer may know them."""
    if isinstance(data, dict):
        if isinstance(data.get("card"), str):
            yield data["card"]
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from cards_in(part)


def happenings_of(record: Record, *, upto: int | None = None) -> list[Happening]:
    """Everything that happened in a record, up to a number of decisions."""
    table = start_of(record.header)
    happenings = [Happening(0, event) for event in table.opening]
    for line in record.lines:
        if line.say is not None:
            happenings.append(Happening(len(table.moves), table.say(line.seat or 0, line.say)))
        if line.option is not None:
            if upto is not None and len(table.moves) >= upto:
                break
            events = table.apply(line.option)
            happenings += [Happening(len(table.moves), event) for event in events]
    return happenings


def log_lines(
    language: Language,
    view: dict[str, Any],
    game: Game[Any],
    happenings: Sequence[Happening],
    names: Sequence[str],
    story: bool,
    first: int = 0,
) -> list[LogLine]:
    """Render the log as the seat of a view may know it; `first` is the number of the first entry.

    Consecutive equal lines, and lines that differ only in their cards, are merged.
    """
    lines: list[LogLine] = []
    gathering: list[dict[str, Any]] = []
    sentence, times = "", 1
    for number, happening in enumerate(happenings, first):
        what = happening.what
        if isinstance(what, Said):
            phrase = phrase_text(language, msgspec.to_builtins(what.phrase), names)
            lines.append(LogLine(language.text("terminal-said", seat=names[what.seat], phrase=phrase), SAID))
            continue
        (data,) = game.tell([what], view["seat"], number)
        if story:
            lines += [LogLine(text, STORY, data["event"]) for text in story_lines(language, data)]
        news = event_text(language, data, names, view["seat"])
        if news is None:
            continue
        cards = tuple(dict.fromkeys(cards_in(data)))
        before = lines[-1] if lines and lines[-1].kind == NEWS else None
        gathers = before is not None and type(what) in game.gathered and belongs(gathering, data)
        gathering = [*gathering, data] if gathers else [data]
        if before is not None and gathers:
            sentence, times = event_text(language, together(gathering), names, view["seat"]) or sentence, 1
            lines[-1] = replace(before, text=sentence, cards=tuple(dict.fromkeys((*before.cards, *cards))))
        elif before is not None and sentence == news:
            times += 1
            lines[-1] = replace(before, text=f"{news} ×{times}")
        else:
            sentence, times = news, 1
            lines.append(LogLine(news, NEWS, data["event"], cards))
    return lines
