"""The special abilities of foes and bosses, each declared as the values that it changes.

The steps of an encounter read the ability in force (see active_effects.py); the defaults are the plain rules.
"""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.games.one_deck_dungeon.rules.facts import ABILITY, BOSS_OF

ONES: Final = 1 << 1
TWOS: Final = 1 << 2
THREES: Final = 1 << 3
"""Values of dice, as a mask."""

OPEN_DOORS: Final = 0
CLOSED_DOORS: Final = 1
BOSS_WOUNDS: Final = 2


class X(msgspec.Struct, frozen=True):
    """How the number of a box that shows an X is calculated."""

    of: int
    """What is counted: open doors with the one being fought, closed doors, or wounds of the boss."""
    each: int
    least: int
    each_for_four: int = 0
    """The same for four heroes, if it differs."""

    def number(self, counted: int, four: bool) -> int:
        """The number for this count of doors or wounds."""
        each = self.each_for_four if four and self.each_for_four else self.each
        return max(self.least, each * counted)


SWARM: Final = X(OPEN_DOORS, each=4, least=4)
PACK: Final = X(CLOSED_DOORS, each=3, least=3)
MINOTAUR: Final = X(BOSS_WOUNDS, each=4, each_for_four=2, least=12)  # O4-030, OD-DECISION-71


class Ability(msgspec.Struct, frozen=True):
    """The changes that a foe or a boss makes to the rules."""

    id: str

    # -- at the start of combat (OD-073) or of each round of the boss fight (OD-DECISION-39)

    start_wounds: int = 0
    """Wounds of a hero of the party's choice; like all of these they cannot be prevented (OD-DECISION-11)."""
    start_time: int = 0
    start_poison: bool = False
    """A hero of the party's choice gets a poison token."""
    start_exile: bool = False
    """A heroic die leaves the game; if there is none, a wound (FS-020)."""
    drains: bool = False
    """An item of the party's choice becomes XP (OD-179)."""

    # -- the boxes

    x: X | None = None
    no_heroic_on_skulls: bool = False
    takes_first_die: bool = False
    """The first die of a round that is laid on a skull is lost (OD-DECISION-71)."""

    # -- dice that are rolled (OD-093, OD-DECISION-15)

    loses: int = 0
    """The values at which a rolled die is lost, as a mask."""
    time_for_a_one: int = 0
    ones_that_poison: int = 0
    """The number of 1s in the first roll with which a hero of the party's choice gets a poison token."""
    takes_highest: bool = False
    """A die with the highest value of the first roll is lost."""

    # -- placing dice

    to_combine: int = 2
    """How many dice make a heroic one (OD-047); 0 if they cannot be combined."""
    combined_less: int = 0
    """The amount by which the heroic die is lower than the lowest of them, down to 1."""
    combining_time: int = 0
    skill_time: int = 0
    """Time for the use of a skill; feats and potions are not skills (OD-DECISION-70, OD-DECISION-79)."""

    # -- boxes that stay empty (OD-DECISION-19)

    armor_poison: int = 0
    """Additional poison icons if an armor box is empty ((a): they can be prevented)."""
    armor_loot: bool = False
    """An empty armor box costs the loot (OD-113)."""
    empty_time: int = 0
    """Time afterwards if any box is empty ((g): no icon, so nothing prevents it)."""
    own_wide_time: int = 0
    """Time afterwards for each empty wide box of the card itself ((g))."""

    # -- the wounds of a boss (OD-DECISION-71)

    heals_per_skull: int = 0
    """Wounds that the boss heals for each uncovered skull, before the covered ones count."""
    armor_heals: int = 0
    """Wounds that the boss heals if an armor box is empty."""
    rises_again: bool = False
    """The first time that it falls it rises with no wounds."""
    end_exile: bool = False
    """A heroic die leaves the game after each round (FS-020)."""


NO_ABILITY: Final = Ability("")

OF_FOES: Final = (
    # One Deck Dungeon
    Ability("swarm", x=SWARM),
    Ability("dodge_foe", to_combine=3),
    Ability("survivor", armor_loot=True),
    Ability("flames", start_wounds=1),
    Ability("split", time_for_a_one=1),
    Ability("frost", start_time=3),
    Ability("ethereal", loses=ONES | THREES),
    Ability("fade", skill_time=1),
    Ability("undying", empty_time=2),
    Ability("drain", drains=True),
    # Forest of Shadows
    Ability("pack", x=PACK),
    Ability("secretion", start_poison=True),
    Ability("barbs", combining_time=1),
    Ability("fangs", armor_poison=1),
    Ability("ambush", takes_highest=True),
    Ability("web", loses=TWOS),
    Ability("spores", ones_that_poison=2),
    Ability("rooted", own_wide_time=1),
    Ability("overgrown", start_time=2),
    Ability("shred", combined_less=1),
    Ability("burrow", loses=ONES),
    Ability("stalk", start_exile=True),
)
OF_BOSSES: Final = (
    # One Deck Dungeon
    Ability("no_heroic_on_skulls", no_heroic_on_skulls=True),
    Ability("discard_ones", loses=ONES),
    Ability("regenerate_per_uncovered_skull", heals_per_skull=1),
    Ability("first_cover_discarded", takes_first_die=True),
    Ability("x_from_damage", x=MINOTAUR),
    # Forest of Shadows
    Ability("no_combining", to_combine=0),
    Ability("round_poison_1", start_poison=True),
    Ability("rebirth", rises_again=True),
    Ability("regrow_if_armor_empty", armor_heals=1),
    Ability("exile_heroic_each_round", end_exile=True),
)

NAMED: Final = {ability.id: ability for ability in (NO_ABILITY, *OF_FOES, *OF_BOSSES)}
ABILITY_OF: Final = tuple(NAMED[name] for name in ABILITY)
"""The ability of every card, by its face."""
BOSS_ABILITY: Final = {face: NAMED[boss.ability] for face, boss in BOSS_OF.items()}
"""The ability of the boss on the back of every dungeon card."""
