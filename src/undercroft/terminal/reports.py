"""What the commands print: cards, tables of figures, simulations, and a progress bar."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from undercroft.kernel.cards import Printed, message_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undercroft.lang import Language


def card_facts(words: Language, card: Printed) -> dict[str, Any]:
    """What the list of cards tells about one."""
    key = message_of(card.id)
    numbers = {
        name: value for name, value in card.facts.items() if isinstance(value, int) and value and name != "copies"
    }
    return {
        "id": card.id,
        "name": words.text(key),
        "kind": card.kind,
        "copies": card.copies,
        "numbers": numbers,
        "text": words.text(key + "-text") if words.has(key + "-text") else "",
        "flavour": words.text(key + "-flavour") if words.has(key + "-flavour") else "",
        "source": card.source,
        "provenance": words.text("source-" + card.source),
    }


def figure(value: Any) -> str:
    """A number as people read it; those below 1 with more places."""
    if isinstance(value, float):
        return f"{value:,.3f}" if abs(value) < 1 else f"{value:,.1f}"
    return str(value)


def print_table(rows: list[list[str]], heads: list[str]) -> None:
    """Rows in columns, the first to the left, numbers to the right."""
    table = Table(box=None, pad_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head.replace("_", " "), justify="left" if place == 0 else "right", overflow="fold")
    for row in rows:
        table.add_row(*row)
    Console().print(table)


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error that is told how many are done; none where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.update(task, completed=done)


def report_rows(facts: dict[str, Any], above: str = "") -> list[list[str]]:
    """A report as names and figures; what lies inside another part is named after it."""
    rows: list[list[str]] = []
    for name, value in facts.items():
        label = f"{above} {name}".strip()
        if isinstance(value, dict):
            rows += report_rows(value, label)
        elif isinstance(value, list):
            rows.append([label, ", ".join(figure(item) for item in value)])
        else:
            rows.append([label, figure(value)])
    return rows
