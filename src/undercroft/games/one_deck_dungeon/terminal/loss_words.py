"""The losses of an encounter of One Deck Dungeon as it stands: hearts, time, poison, health."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.one_deck_dungeon.terminal.box_words import COSTS, HEART_SIGN, count_words
from undercroft.games.one_deck_dungeon.terminal.targets import hero_name
from undercroft.games.one_deck_dungeon.terminal.view_state import encounter_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.one_deck_dungeon.view_types import DungeonView, Encounter
    from undercroft.i18n import Language


def costs(counts: Sequence[int], language: Language, *, spoken: bool) -> str:
    """Hearts, time and poison: `♥4 ◔3`, or in words; a dash for nothing."""
    if spoken:
        words = [count_words(language, name, n) for (name, _, _), n in zip(COSTS, counts, strict=True) if n]
        return ", ".join(words) or language.text("terminal-nothing")
    return " ".join(f"{sign}{n}" for (_, sign, _), n in zip(COSTS, counts, strict=True) if n) or "–"


def all_losses(encounter: Encounter) -> list[int]:
    """Hearts, time and poison that would be lost, with the time that the foe's ability takes afterwards."""
    hearts, time, poison = encounter["consequences"]
    return [hearts, time + (encounter["afterwards"] or {"time": 0})["time"], poison]


def losses_of_stopping(language: Language, encounter: Encounter, *, spoken: bool) -> str:
    """The losses of stopping now; while others still act, a note that nothing is lost yet."""
    lost = costs(all_losses(encounter), language, spoken=spoken)
    if encounter["others_act"]:
        return language.text("terminal-od-others-act", lost=lost)
    return f"{lost}; {language.text('no-loot')}" if encounter["loot_lost"] else lost


def more_losses(language: Language, view: DungeonView, *, spoken: bool) -> list[str]:
    """Losses besides the icons: wounds for want of poison tokens, the time of an ability, loot and health."""
    encounter = encounter_of(view)
    wounds, afterwards = encounter["poison_wounds"], encounter["afterwards"]
    parts = []
    if wounds:
        parts.append(language.text("poison-wounds", n=wounds))
    if afterwards is not None:
        time = costs([0, afterwards["time"], 0], language, spoken=spoken)
        parts.append(f"{language.text('ability-' + afterwards['ability'])}: {time}")
    if encounter["loot_lost"]:
        parts.append(language.text("no-loot"))
    return parts + health_afterwards(language, view, spoken=spoken)


def health_afterwards(language: Language, view: DungeonView, *, spoken: bool) -> list[str]:
    """The health of the party if some would be lost: `♥4→3 3→2–3`, a range where it chooses who takes more."""
    encounter = encounter_of(view)
    left: list[tuple[str, str]] = []
    for number, (least, most) in zip(encounter["party"], encounter["health"], strict=False):
        hero = view["heroes"][number]
        now = hero["health"] - hero["wounds"]
        afterwards = f"→{least}" if least == most else f"→{least}–{most}"
        left.append((hero_name(language, view, number), f"{now}{afterwards if least < now else ''}"))
    if not spoken:
        return [HEART_SIGN + " ".join(text for _, text in left)] if any("→" in text for _, text in left) else []
    word = language.text("word-health")
    return [f"{name}: {word} {text}" if len(left) > 1 else f"{word} {text}" for name, text in left if "→" in text]


def prevented(language: Language, view: DungeonView, *, spoken: bool) -> str:
    """The consequences that skills prevent: `−1♥`, or `−1♥/☣` where there will be a choice."""
    parts = []
    for icons, amount in encounter_of(view)["prevented"]:
        if spoken:
            names = [language.text("word-" + name) for name, _, bit in COSTS if icons & bit]
        else:
            names = [sign for _, sign, bit in COSTS if icons & bit]
        parts.append(f"−{amount} {'/'.join(names)}" if spoken else f"−{amount}{'/'.join(names)}")
    return ", ".join(parts)
