"""The printed facts of this set, appended to those of the family, and the numbers of its board."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES, SPACES, TITLES
from undercroft.games.boss_family.rules.effects.registry import GOES_STRAIGHT_TO
from undercroft.games.boss_family.rules.facts import FACE, PRINTED, TREASURES, add_set, read_table
from undercroft.kernel.cards import Deck

SUPER_SET: Final = "super-boss-monster"
TABLE: Final = read_table(files("undercroft.games.super_boss_monster").joinpath("cards/super_boss_monster.toml"))
META: Final[dict[str, Any]] = TABLE["meta"]
SOLO: Final[dict[str, Any]] = META["solo"]

add_set(SUPER_SET, TABLE)
DECK: Final = Deck(tuple(PRINTED))
"""The cards of this set and of all sets that may be shuffled in (SB-198)."""

SOULS_TO_END: Final[int] = META["souls_to_win"]  # SB-172
SOLO_SEATS: Final = 1

TEMPLE: Final = 0
STADIUM: Final = 1
LIBRARY: Final = 2
HIDEOUT: Final = 3
TAVERN: Final = 4
LAUNCH_PAD: Final = 5  # SB-213

TREASURE_SPACE: Final = 0
BONUS_SPACE: Final = 1
SUMMON_SPACE: Final = 2
SPACE_KINDS: Final = ("treasure", "bonus", "summon")

LANDMARK_OF: Final = [LANDMARK_NAMES.index(row["landmark"]) for row in TABLE["landmark"]]
"""By space: its landmark."""
KIND_OF_SPACE: Final = [SPACE_KINDS.index(row["space"]) for row in TABLE["landmark"]]
SPACES_WITH_HERO: Final = [
    [space for space, at in enumerate(LANDMARK_OF) if at == landmark and KIND_OF_SPACE[space] == SUMMON_SPACE]
    for landmark in range(len(LANDMARK_NAMES))
]
"""By landmark: its spaces that are open while a hero is there (SB-067, SB-068, SB-070)."""
SPACES_WITHOUT_HERO: Final = [
    [space for space, at in enumerate(LANDMARK_OF) if at == landmark and KIND_OF_SPACE[space] != SUMMON_SPACE]
    for landmark in range(len(LANDMARK_NAMES))
]
TOKEN_ON: Final[list[int]] = [row["health_token"] for row in TABLE["landmark"]]
"""The health token that a hero gets who is summoned by a space (SB-194)."""
TREASURE_AT: Final = [TREASURES.index(row["class"]) if "class" in row else -1 for row in TABLE["landmark"]]
"""By space: the treasure of its landmark; the tavern has none."""
LANDMARK_FOR: Final = {
    TREASURES.index(row["class"]): LANDMARK_NAMES.index(row["landmark"]) for row in TABLE["landmark"] if "class" in row
}
"""The landmark of a hero by class, if the town is full (SB-016, SB-213)."""

assert [row["id"] for row in TABLE["landmark"]] == list(SPACES)
assert SOLO["titles"] == list(TITLES)

GOES_STRAIGHT_TO.update(
    (FACE[row["id"]], LANDMARK_NAMES.index(row["landmark"])) for row in TABLE["hero"] if "landmark" in row
)


def _faces(ids: list[str]) -> frozenset[int]:
    return frozenset(FACE[each] for each in ids)


NOT_ALONE: Final = _faces([*SOLO["removed_spells"], *SOLO["removed_heroes"], *SOLO["removed_epic_heroes"]])
"""The cards that one player takes out of the game (SB-222 to SB-224)."""
