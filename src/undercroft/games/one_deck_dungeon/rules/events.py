"""Events of a game of One Deck Dungeon."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from undercroft.games.one_deck_dungeon.rules.facts import TALENT_GROUPS
from undercroft.kernel.actions import ANYTHING, Kind
from undercroft.kernel.events import CardId, Event, SeatNumber, Seen

FOCUS: Final = Kind("focus", TALENT_GROUPS)
Focus = Annotated[str, FOCUS]
Die = Annotated[str, Kind("die")]
Way = Annotated[str, Kind("way")]
Feat = Annotated[str, Kind("feat")]
Boss = Annotated[str, Kind("boss")]
Thing = Annotated[str, ANYTHING]
"""A foe's ability, a floor or a boss."""
Use = Literal["item", "skill", "potion", "xp"]
"""What a card is claimed as."""


class Hero(msgspec.Struct, frozen=True):
    """A hero of the party: its number and its card."""

    number: int
    card: CardId


class HeroChosen(Event, frozen=True):
    """A seat leads a hero."""

    seat: SeatNumber
    hero: Hero


class DungeonChosen(Event, frozen=True):
    """The party goes into a dungeon."""

    dungeon: CardId


class FocusChosen(Event, frozen=True):
    """A hero chooses the group of talents for this game."""

    hero: Hero
    focus: Focus


class BasicPotionChosen(Event, frozen=True):
    """A basic potion lies ready from the start."""

    potion: CardId


class BasicSkillChosen(Event, frozen=True):
    """A veteran starts with a basic skill."""

    hero: Hero
    skill: CardId


class ExperienceDealt(Event, frozen=True):
    """A card counts as XP from the start (OC-024)."""

    card: Seen


class FloorBegun(Event, frozen=True):
    """A new floor."""

    floor: int


class TurnBegun(Event, frozen=True):
    """A turn of the party."""

    turn: int


class TimeSpent(Event, frozen=True):
    """A card is discarded as time."""

    card: Seen


class StairsFound(Event, frozen=True):
    """The last card is gone: the stairs are visible."""

    floor: int


class StairTokenPlaced(Event, frozen=True):
    """Time is spent while the stairs are visible."""

    tokens: int


class DoorsDealt(Event, frozen=True):
    """New closed doors."""

    count: int


class DoorLookedBehind(Event, frozen=True):
    """The party sees what is behind a closed door."""

    door: int
    cards: tuple[Seen, ...]


class DoorOpened(Event, frozen=True):
    """A closed door is opened."""

    door: int
    cards: tuple[Seen, ...]


class Fled(Event, frozen=True):
    """The party flees; the door stays open."""

    door: int


class Descended(Event, frozen=True):
    """The party goes down the stairs."""

    floor: int


class EncounterBegun(Event, frozen=True):
    """Heroes face an encounter."""

    card: Seen
    heroes: tuple[Hero, ...]


class EncounterSkipped(Event, frozen=True):
    """An Invisibility potion leads past an encounter."""

    card: Seen


class ItemDrained(Event, frozen=True):
    """An item turns into XP."""

    hero: Hero
    card: Seen


class Acted(Event, frozen=True):
    """A foe, a boss or a floor of the dungeon is the cause of what comes next, with the time that it costs."""

    by: Thing
    time: int = 0


class WayChosen(Event, frozen=True):
    """The party chooses a way through a peril."""

    card: Seen
    way: Way


class FeatUsed(Event, frozen=True):
    """A hero uses the feat."""

    hero: Hero
    feat: Feat


class DieStored(Event, frozen=True):
    """A heroic die is stored on a hero card."""

    hero: Hero


class StoredDiceReturned(Event, frozen=True):
    """Stored dice of a hero go back to the supply."""

    hero: Hero
    count: int


class DiceRolled(Event, frozen=True):
    """A hero rolls dice."""

    hero: Hero
    dice: tuple[Die, ...]


class DiceDiscarded(Event, frozen=True):
    """Rolled dice are lost."""

    hero: Hero
    dice: tuple[Die, ...]


class DieGained(Event, frozen=True):
    """A hero gains a die."""

    hero: Hero
    die: Die


class DieLaid(Event, frozen=True):
    """A die is laid on a box."""

    hero: Hero
    die: Die
    box: int


class HadEnough(Event, frozen=True):
    """A hero places no more dice, unless another acts once more; told where several seats take part."""

    hero: Hero


class DieTaken(Event, frozen=True):
    """The boss takes the first die laid on a box."""

    hero: Hero
    die: Die
    box: int


class BoxCovered(Event, frozen=True):
    """A box is covered."""

    box: int


class DiceCombined(Event, frozen=True):
    """Dice become a heroic one."""

    hero: Hero
    dice: tuple[Die, ...]
    value: int


class DieReturned(Event, frozen=True):
    """A die goes back to the supply."""

    hero: Hero
    die: Die


class DiceChanged(Event, frozen=True):
    """Dice change their value or colour."""

    hero: Hero
    dice: tuple[Die, ...]
    into: tuple[Die, ...]


class SkillUsed(Event, frozen=True):
    """A hero uses a skill."""

    hero: Hero
    skill: CardId


class IconsPrevented(Event, frozen=True):
    """Icons will be ignored in the consequences."""

    hero: Hero
    count: int


class ConsequencesCounted(Event, frozen=True):
    """What the empty boxes cost."""

    hearts: int
    time: int
    poison: int


class HeroWounded(Event, frozen=True):
    """A hero takes wounds."""

    hero: Hero
    count: int
    left: int
    health: int


class HeroHealed(Event, frozen=True):
    """A hero heals."""

    hero: Hero
    count: int
    left: int
    health: int


class HeroSaved(Event, frozen=True):
    """A potion saves a hero in time."""

    hero: Hero


class HeroPoisoned(Event, frozen=True):
    """A hero gets poison tokens."""

    hero: Hero
    count: int


class PoisonRemoved(Event, frozen=True):
    """A hero loses poison tokens."""

    hero: Hero
    count: int


class PoisonResisted(Event, frozen=True):
    """The party tries to resist poison."""

    result: int
    tokens: int
    success: bool


class PoisonStruck(Event, frozen=True):
    """Poison wounds a hero."""

    hero: Hero


class PotionUsed(Event, frozen=True):
    """A potion token is spent."""

    potion: CardId


class TokenGained(Event, frozen=True):
    """The party gains a potion token."""

    tokens: int


class DieExiled(Event, frozen=True):
    """A heroic die leaves the game."""


class LootClaimed(Event, frozen=True):
    """A card is claimed, as an item or a skill by a hero; the skill or potion that it gives is named."""

    card: Seen
    use: Use
    hero: Hero | None = None
    skill: CardId | None = None
    potion: CardId | None = None


class LootReplaced(Event, frozen=True):
    """The card whose place a hero's new one takes becomes XP."""

    hero: Hero
    card: Seen


class LootLost(Event, frozen=True):
    """A card is lost because its armor stayed empty."""

    card: Seen


class XpPaid(Event, frozen=True):
    """XP cards leave the game."""

    cards: tuple[Seen, ...]


class LevelGained(Event, frozen=True):
    """The party rises a level."""

    level: int


class FightBegun(Event, frozen=True):
    """The boss fight begins."""

    boss: Boss
    health: int


class BossWounded(Event, frozen=True):
    """The boss takes wounds."""

    count: int
    left: int
    health: int


class BossHealed(Event, frozen=True):
    """The boss recovers."""

    count: int
    left: int
    health: int


class BossReborn(Event, frozen=True):
    """The boss rises again."""


class GameWon(Event, frozen=True):
    """The boss is defeated."""

    boss: Boss


class GameLost(Event, frozen=True):
    """A hero is dead, on a floor or (floor 0) in the fight against the boss."""

    floor: int
