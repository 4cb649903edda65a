"""What a view of One Deck Dungeon holds, as types."""

from __future__ import annotations

from typing import Literal, TypedDict

from undercroft.games.one_deck_dungeon.rules.facts import Colour
from undercroft.kernel.view_types import CommonView, OpenCard, Pile, ShownCard


class Box(TypedDict):
    """A challenge box as it is printed."""

    colour: Colour | Literal["any"]
    """The colour of the dice that it takes."""
    value: int
    """What the dice must show together."""
    wide: bool
    """Whether it takes several dice."""
    armor: bool
    """Whether it has to be covered first."""
    hearts: int
    """Hearts lost if it stays open."""
    time: int
    """Time lost if it stays open."""
    poison: int
    """Poison suffered if it stays open."""
    skull: bool
    """Whether it wounds the boss."""


class ActiveBox(Box):
    """A box of the encounter with the dice on it."""

    dice: list[str]
    """The dice laid on it, such as `strength-4`."""
    filled: bool
    """Whether it is covered."""
    first_die: Literal["due", "taken"] | None
    """Whether the boss still takes the first die laid here, or has taken it; null where it takes none."""
    takes: dict[str, bool]
    """The dice of the pools that it takes, be it only after the armor, each with whether it covers the box at once."""
    waits: bool
    """Whether armor boxes have to be covered first."""
    coverable: bool
    """Whether what lies in the pools is enough for it; neither combining nor skills are reckoned with."""


class Floor(TypedDict):
    """A floor of the dungeon."""

    name: str
    """Its name."""
    effect: str
    """What it does."""
    lasts: bool
    """Whether it still has something to say once dice are rolled."""
    in_force: bool
    """Whether it counts now."""
    combat: list[Box]
    """The boxes that it adds to a fight."""
    peril: list[Box]
    """The boxes that it adds to a peril."""


class Dungeon(TypedDict):
    """The dungeon card."""

    card: str
    """Its printed id."""
    floors: list[Floor]
    """Its floors from the first to the last."""


class Hero(TypedDict):
    """A hero; until it is chosen there is nothing but its seat."""

    seat: int
    """Who leads the hero."""
    hero: str | None
    """The printed id of the hero's card; null until it is chosen."""
    icons: list[int]
    """The dice of the card and of items: strength, agility, magic."""
    wounds: int
    """Wounds suffered."""
    health: int
    """So many wounds are the hero's end."""
    poison: int
    """Poison tokens."""
    heals: int
    """What the turn card's potion would take off this hero now."""
    feat: str
    """The heroic feat."""
    stored: int
    """Heroic dice that lie on the hero's card."""
    skills: list[str]
    """All skills that the hero can use."""
    talents: list[str]
    """The talents that the campaign has given."""
    idle: list[str]
    """The skills that would do nothing here."""
    used: list[str]
    """The skills used in this encounter."""
    pool: list[str]
    """The dice rolled and not yet laid, such as `strength-4`."""


class Level(TypedDict):
    """The level card and the XP towards the next one."""

    level: int
    """The level of the party."""
    top: bool
    """Whether it is the last one."""
    items: int
    """How many items a hero may hold."""
    skills: int
    """How many skills a hero may hold."""
    bonus: int
    """Heroic dice that are rolled with every encounter."""
    xp: int
    """The XP collected."""
    price: int
    """The XP that the next level costs."""


class Waiting(TypedDict):
    """What another turn at the stairs costs at its start."""

    time: int
    """The time."""
    wounds: int
    """The wounds that it brings."""


class Payment(TypedDict):
    """What is being paid for."""

    of: Colour | Literal["mana"]
    """Dice of which colour, or mana."""
    need: int
    """How many of them it costs."""
    paid: int
    """How many are paid."""


class Afterwards(TypedDict):
    """What takes time after the consequences."""

    ability: str
    """The ability that does it."""
    time: int
    """How much it takes."""


class Encounter(TypedDict):
    """The encounter or the round against the boss."""

    card: OpenCard | None
    """The card that is faced; null against the boss."""
    way_times: list[int]
    """What each way through a peril costs this party in time."""
    way_dice: list[list[list[int]]]
    """The dice by colour that each hero of the party rolls on each way through a peril."""
    option: int | None
    """The way that was chosen."""
    party: list[int]
    """The heroes who take part."""
    boxes: list[ActiveBox]
    """The boxes: those of the card or boss first, then those of the floors."""
    picked: list[tuple[int, str]]
    """The dice picked so far to be combined, to pay or to be changed, each with its hero."""
    payment: Payment | None
    """What is being paid for."""
    others_act: bool
    """Whether the seat that places dice would only let another one act if it stopped now."""
    prevented: list[tuple[int, int]]
    """Icons (a mask: 1 heart, 2 time, 4 poison) and how many of them will be ignored."""
    consequences: list[int]
    """Hearts, time and poison that would be lost now."""
    poison_wounds: int
    """How many of that poison would be wounds, because the tokens run out."""
    afterwards: Afterwards | None
    """What takes time after the consequences."""
    health: list[tuple[int, int]]
    """The least and the most health that each of the party would be left with."""
    loot_lost: bool
    """Whether the card would be discarded then instead of claimed."""
    deadly: bool
    """Whether a hero would reach their health then, whatever the party chose."""


class Boss(TypedDict):
    """The boss, once the party faces it."""

    id: str
    """Its printed id."""
    ability: str
    """What it does."""
    wounds: int
    """Wounds dealt to it."""
    health: int
    """So many wounds are its end."""
    reborn: bool
    """Whether it has risen again."""
    round: int
    """The round of the fight."""


class Fatal(TypedDict):
    """An answer by which heroes fall for certain."""

    option: int
    """The answer, by its place among the options."""
    heroes: list[int]
    """Who falls; nobody is named where a choice decides it."""
    rescue: bool
    """Whether a potion could still save them then."""


class Extras(TypedDict):
    """What only One Deck Dungeon shows."""

    floor: int
    """The floor of the party."""
    turn: int
    """The turn."""
    leader: int
    """The hero who leads the party."""
    dungeon: Dungeon | None
    """The dungeon card; null until it is chosen."""
    heroes: list[Hero]
    """The heroes by number."""
    level: Level
    """The level card."""
    tokens: int
    """Potions that can be drunk."""
    found: list[str]
    """The potions that the party knows."""
    supply: list[int]
    """Dice left in the supply: strength, agility, magic, heroic."""
    short: dict[str, dict[str, int]]
    """The answers (by their texts) for which the supply lacks dice, each with what is missing at worst by colour."""
    poison_supply: int
    """Poison tokens left."""
    stairs: bool
    """Whether the stairs are found."""
    stair_tokens: int
    """Tokens on the stairs."""
    stairs_hold: int
    """How many tokens on the stairs cost damage."""
    waiting: Waiting | None
    """What another turn at the stairs costs at its start; null where no stairs are found."""
    door_limit: int
    """How many doors there may be."""
    open_doors: list[int]
    """The doors that lie open."""
    entered: int | None
    """The door that the party stands at, while it is asked whether to face what is behind it."""
    faced_door: int | None
    """The door whose cards are being faced."""
    encounter: Encounter | None
    """The encounter or the round against the boss."""
    fatal: list[Fatal]
    """The answers by which a hero falls for certain."""
    boss: Boss | None
    """The boss, once the party faces it."""
    marks: int | None
    """The check-marks that a finished game earns in the campaign."""


class Zones(TypedDict):
    """The zones of One Deck Dungeon."""

    deck: Pile
    """The deck of encounters."""
    discard: Pile
    """The discard pile."""
    door: list[list[ShownCard]]
    """The doors and what lies there."""
    faced: list[ShownCard]
    """The cards that are faced."""
    items: list[list[ShownCard]]
    """By hero the items."""
    skills: list[list[ShownCard]]
    """By hero the skills."""
    potions: list[ShownCard]
    """The potions of the party."""
    xp: list[ShownCard]
    """The cards kept as XP."""
    box: list[ShownCard]
    """Cards out of the game."""


class DungeonView(CommonView, Extras):
    """What a seat may know of a table of One Deck Dungeon."""

    zones: Zones
    """The zones and the cards in them."""
