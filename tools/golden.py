"""Golden playthroughs: readable text files of seeded games with views, options and events.

`make golden` plays them anew with the bots; the tests only replay the moves that a file holds, so that a file changes
when the rules or their texts change, not when a bot does.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import undercroft
from undercroft.bots import make_bot
from undercroft.kernel.drawing import draw_card, draw_view
from undercroft.kernel.events import BESIDE

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
VIEW_EVERY = 20

PLAYTHROUGHS: dict[str, dict[str, tuple[int, int, dict[str, Any]]]] = {
    "boss-monster": {
        "2-players": (2, 31, {}),
        "3-players": (3, 32, {}),
        "4-players": (4, 33, {}),
        "classic": (2, 34, {"variants": ["classic"], "discard": "seeded"}),
        "hard": (3, 35, {"variants": ["hard"]}),
        "pick-boss": (2, 36, {"variants": ["pick-boss"]}),
        "machinations": (2, 37, {"variants": ["machinations"]}),
        "immortality": (3, 38, {"variants": ["immortality"]}),
        "all-variants": (
            4,
            39,
            {
                "variants": ["classic", "hard", "pick-boss", "machinations", "immortality"],
                "discard": "seeded",
                "crushinator": "once",
            },
        ),
    },
    "dragon-tower": {
        "2-heroes": (1, 11, {"heroes": 2, "team": "deal", "skills": "none"}),
        "3-heroes": (1, 12, {"heroes": 3, "team": "deal", "skills": "none"}),
        "4-heroes": (1, 13, {"heroes": 4, "team": "deal", "skills": "none"}),
        "4-seats-with-skills": (4, 14, {"skills": "one"}),
        "first-game": (2, 15, {"setup": "first-game"}),
        "with-children": (1, 16, {"setup": "children", "team": ["barbarian", "bard"]}),
        "giant-troll": (2, 17, {"boss": "giant_troll", "team": "deal"}),
        "dark-lord": (1, 18, {"boss": "dark_lord", "heroes": 3, "team": "deal"}),
        "lord-of-the-dead": (3, 19, {"boss": "lord_of_the_dead", "team": "deal"}),
        "everyone-counts": (1, 20, {"variants": ["everyone-counts"], "team": ["pickpocket", "paladin"]}),
        "surrounded": (2, 21, {"variants": ["surrounded"], "team": "deal"}),
        "no-break": (1, 22, {"variants": ["no-break"], "team": "deal", "skills": "none"}),
        "many-skills": (2, 23, {"skills": "many"}),
        "all-variants": (3, 24, {"variants": ["everyone-counts", "surrounded", "no-break"], "skills": "many"}),
    },
    "one-deck-dungeon": {
        **{
            f"solo-{dungeon.replace('_', '-')}": (
                1,
                seed,
                {"heroes": 1, "team": "deal", "dungeon": dungeon, "cards": cards, "tier": "novice"},
            )
            for dungeon, cards, seed in (
                ("dragons_cave", "base", 46),
                ("yetis_cavern", "base", 41),
                ("hydras_reef", "base", 48),
                ("lichs_tomb", "base", 46),
                ("minotaurs_maze", "base", 41),
                ("the_mudlands", "forest", 41),
                ("realm_of_venom", "forest", 41),
                ("smoldering_ruins", "forest", 43),
                ("vile_roots", "forest", 43),
                ("lair_of_indrax", "forest", 43),
            )
        },
        "2-heroes": (2, 51, {"heroes": 2, "team": "choose", "dungeon": "dragons_cave"}),
        "2-heroes-hybrid": (1, 52, {"heroes": 2, "team": "deal", "cards": "hybrid", "tier": "standard"}),
        "4-heroes": (4, 53, {"heroes": 4, "team": "deal", "dungeon": "dragons_cave"}),
        "4-heroes-hybrid": (2, 54, {"heroes": 4, "team": "deal", "cards": "hybrid", "hordes": "yes"}),
        "campaign": (
            1,
            55,
            {
                "team": ["warrior"],
                "dungeon": "yetis_cavern",
                "tier": "fearless",
                "campaign": "yes",
                "talents": [f"0:warrior:talent_{name}" for name in ("veteran", "durability", "guile", "cunning")],
            },
        ),
    },
}
"""For every game the playthroughs kept: name, then seats, seed and options."""


def path_of(game: str, name: str) -> Path:
    """The file of a playthrough."""
    return FOLDER / game / f"{name}.txt"


def play(game: str, seats: int, seed: int, options: dict[str, Any]) -> list[str]:
    """The moves of a game between greedy bots."""
    table = undercroft.new(game, seats=seats, seed=seed, options=options)
    bots = [make_bot(game, "greedy", seed=seed + seat) for seat in range(seats)]
    while (decision := table.decision) is not None:
        table.apply(bots[decision.seat].choose(table.view(decision.seat)))
    return [made.do for made in table.moves]


def tell(game: str, seats: int, seed: int, options: dict[str, Any], moves: list[str]) -> str:
    """The text of a playthrough with these moves."""
    table = undercroft.new(game, seats=seats, seed=seed, options=options)
    lines = [f"game {game}, seats {seats}, seed {seed}"]
    lines += [f"option {name} = {value}" for name, value in table.options.items()]
    for number, move in enumerate(moves):
        decision = table.decision
        if decision is None:
            raise ValueError(f"the game is over before move {number}")
        if number % VIEW_EVERY == 0:
            lines += ["", draw_view(table.view(decision.seat)), draw_view(table.view(None))]
        asked = " ".join([decision.prompt, *(f"{name}={value}" for name, value in decision.args.items())])
        lines += ["", f"{number} seat {decision.seat} {asked} [{table.digest()}]"]
        lines.append("  " + " | ".join(option.text for option in decision.options))
        lines.append(f"> {move}")
        lines += ["  " + tell_event(event.told_to(None, table.game.deck)) for event in table.apply(move)]
    lines += ["", draw_view(table.view(None)), f"result: {table.result}", f"digest: {table.digest()}"]
    return "\n".join(lines) + "\n"


def tell_event(event: dict[str, Any]) -> str:
    """An event on one line, as everybody is told it."""
    parts = [event["event"]]
    parts += [f"{name}={tell_value(value)}" for name, value in event.items() if name not in BESIDE]
    return " ".join(parts)


def tell_value(value: Any) -> str:
    """A part of an event."""
    if isinstance(value, list):
        return "[" + ", ".join(tell_value(item) for item in value) + "]"
    if isinstance(value, dict):
        if "id" in value or "back" in value:
            return draw_card(value)
        return "(" + " ".join(f"{name}={tell_value(item)}" for name, item in value.items()) + ")"
    return str(value)


def moves_of(text: str) -> list[str]:
    """The moves that a playthrough's text holds."""
    return [line[2:] for line in text.splitlines() if line.startswith("> ")]


def main() -> int:
    """Play the playthroughs of all games (or of those named) anew and write their files."""
    wanted = sys.argv[1:] or list(PLAYTHROUGHS)
    for game, playthroughs in PLAYTHROUGHS.items():
        if game not in wanted:
            continue
        for name, (seats, seed, options) in playthroughs.items():
            path = path_of(game, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            moves = play(game, seats, seed, options)
            path.write_text(tell(game, seats, seed, options, moves), encoding="utf-8")
            print(f"{path.relative_to(FOLDER)}: {len(moves)} decisions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
