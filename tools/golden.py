"""Golden playthroughs: readable text files of seeded games with views, options and events.

`make update-golden` plays them again with bots. Tests replay the moves in the files, so that these change with the
rules and texts, but not with the bots.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import undercroft
from undercroft.bots import make_bot
from undercroft.kernel.events import EXTRA_KEYS
from undercroft.kernel.features.presets import Sample
from undercroft.kernel.game import find_package, registered
from undercroft.kernel.text_render import draw_card, draw_view

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
VIEW_EVERY = 20


def path_of(game: str, name: str) -> Path:
    """Return the file of a playthrough."""
    return FOLDER / game / f"{name}.txt"


def play(game: str, sample: Sample) -> list[str]:
    """Play a game between greedy bots and return the moves."""
    table = undercroft.new(game, seats=sample.seats, seed=sample.seed, options=sample.options)
    bots = [make_bot(game, "greedy", seed=sample.seed + seat) for seat in range(sample.seats)]
    while (decision := table.decision) is not None:
        table.apply(bots[decision.seat].choose(table.view(decision.seat)))
    return [made.option for made in table.moves]


def render(game: str, sample: Sample, moves: list[str]) -> str:
    """Return the text of a playthrough with these moves."""
    table = undercroft.new(game, seats=sample.seats, seed=sample.seed, options=sample.options)
    lines = [f"game {game}, seats {sample.seats}, seed {sample.seed}"]
    lines += [f"option {name} = {value}" for name, value in table.options.items()]
    for number, move in enumerate(moves):
        decision = table.decision
        if decision is None:
            raise ValueError(f"the game is over before move {number}")
        if number % VIEW_EVERY == 0:
            lines += ["", draw_view(table.view(decision.seat)), draw_view(table.view(None))]
        question = " ".join([decision.prompt, *(f"{name}={value}" for name, value in decision.args.items())])
        lines += ["", f"{number} seat {decision.seat} {question} [{table.digest()}]"]
        lines.append("  " + " | ".join(option.text for option in decision.options))
        lines.append(f"> {move}")
        lines += ["  " + render_event(event.told_to(None, table.game.deck)) for event in table.apply(move)]
    lines += ["", draw_view(table.view(None)), f"result: {table.result}", f"digest: {table.digest()}"]
    return "\n".join(lines) + "\n"


def render_event(event: dict[str, Any]) -> str:
    """Return an event, in its public form, as one line."""
    parts = [event["event"]]
    parts += [f"{name}={render_value(value)}" for name, value in event.items() if name not in EXTRA_KEYS]
    return " ".join(parts)


def render_value(value: Any) -> str:
    """Return a value in an event as text."""
    if isinstance(value, list):
        return "[" + ", ".join(render_value(item) for item in value) + "]"
    if isinstance(value, dict):
        if "id" in value or "back" in value:
            return draw_card(value)
        return "(" + " ".join(f"{name}={render_value(item)}" for name, item in value.items()) + ")"
    return str(value)


def moves_of(text: str) -> list[str]:
    """Return the moves in the text of a playthrough."""
    return [line[2:] for line in text.splitlines() if line.startswith("> ")]


def main() -> int:
    """Play the playthroughs of all games (or of those named) again and write their files."""
    for game in sys.argv[1:] or registered():
        for sample in find_package(game).samples().golden:
            path = path_of(game, sample.name)
            path.parent.mkdir(parents=True, exist_ok=True)
            moves = play(game, sample)
            path.write_text(render(game, sample, moves), encoding="utf-8")
            print(f"{path.relative_to(FOLDER)}: {len(moves)} decisions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
