"""Types of a view of One Deck Dungeon."""

from __future__ import annotations

from typing import Literal, TypedDict

from undercroft.games.one_deck_dungeon.rules.facts import Colour
from undercroft.kernel.view_types import CommonView, OpenCard, Pile, ShownCard


class Box(TypedDict):
    """A challenge box as printed."""

    colour: Colour | Literal["any"]
    """The colour of dice that it takes."""
    value: int
    """The sum that the dice must show."""
    wide: bool
    """True if it takes several dice."""
    armor: bool
    """True if it is an armor box, which has to be covered before the others."""
    hearts: int
    """Hearts lost if it stays open."""
    time: int
    """Time lost if it stays open."""
    poison: int
    """Poison suffered if it stays open."""
    skull: bool
    """True if it wounds the boss."""


class ActiveBox(Box):
    """A box of the current encounter with the dice on it."""

    dice: list[str]
    """Dice laid on it, such as `strength-4`."""
    filled: bool
    """True if it is covered."""
    first_die: Literal["due", "taken"] | None
    """`due` if the boss will take the first die laid here, `taken` if it has; null if it takes none."""
    takes: dict[str, bool]
    """Dice of the pools that it takes, now or after the armor; true if that die alone covers it."""
    waits: bool
    """True if armor boxes have to be covered first."""
    coverable: bool
    """True if the dice in the pools are enough for it, without combining and skills."""


class Floor(TypedDict):
    """A floor of the dungeon."""

    name: str
    """The name of the floor."""
    effect: str
    """The text of its effect; empty if it has none."""
    lasts: bool
    """True if its effect still matters after dice are rolled."""
    in_force: bool
    """True if it counts now."""
    combat: list[Box]
    """Boxes that it adds to a fight."""
    peril: list[Box]
    """Boxes that it adds to a peril."""


class Dungeon(TypedDict):
    """The dungeon card."""

    card: str
    """The printed id of the card."""
    floors: list[Floor]
    """The floors, from the first to the last."""


class Hero(TypedDict):
    """A hero; until it is chosen, all fields but the seat are empty."""

    seat: int
    """The seat that leads the hero."""
    hero: str | None
    """The printed id of the hero's card; null until it is chosen."""
    icons: list[int]
    """Dice that the card and the items give: strength, agility, magic."""
    wounds: int
    """Wounds suffered."""
    health: int
    """Wounds that kill the hero."""
    poison: int
    """Poison tokens."""
    heals: int
    """Wounds and poison that the potion of the turn card would take away now."""
    feat: str
    """The id of the heroic feat."""
    stored: int
    """Heroic dice stored on the hero's card."""
    skills: list[str]
    """Ids of all skills of the hero."""
    talents: list[str]
    """Ids of the talents from the campaign."""
    idle: list[str]
    """Ids of the skills that would have no effect now: against a boss there is no time to prevent."""
    used: list[str]
    """Ids of the skills used in this encounter."""
    pool: list[str]
    """Dice rolled and not yet laid, such as `strength-4`."""


class Level(TypedDict):
    """The level card and the XP towards the next level."""

    level: int
    """The level of the party."""
    top: bool
    """True if it is the highest level."""
    items: int
    """Number of items that a hero may hold."""
    skills: int
    """Number of skills that a hero may hold."""
    bonus: int
    """Heroic dice rolled in every encounter."""
    xp: int
    """XP collected."""
    price: int
    """XP that the next level costs."""


class Waiting(TypedDict):
    """The cost at the start of another turn at the stairs."""

    time: int
    """Time spent."""
    wounds: int
    """Wounds that this time brings."""


class Payment(TypedDict):
    """A payment that has begun."""

    of: Colour | Literal["mana"]
    """The colour of dice that are paid, or mana."""
    need: int
    """Dice or mana that it costs."""
    paid: int
    """Dice or mana paid so far."""


class Afterwards(TypedDict):
    """Time lost after the consequences."""

    ability: str
    """The id of the ability that takes the time."""
    time: int
    """Time that it takes."""


class Encounter(TypedDict):
    """An encounter or a round against the boss."""

    card: OpenCard | None
    """The card that the party faces; null against the boss."""
    way_times: list[int]
    """Time that each way through a peril costs this party."""
    way_dice: list[list[list[int]]]
    """By way through a peril, then by hero of the party: the dice that the hero rolls, by colour."""
    option: int | None
    """The number of the chosen way through a peril; null if none is chosen."""
    party: list[int]
    """Numbers of the heroes who take part."""
    boxes: list[ActiveBox]
    """The boxes of the card or boss, then those of the floors."""
    picked: list[tuple[int, str]]
    """Pairs of a hero and a die, for dice picked so far to combine, to pay or to change."""
    payment: Payment | None
    """The payment for a skill or potion that has begun."""
    others_act: bool
    """True if another seat would act next when the seat that places dice stops now."""
    prevented: list[tuple[int, int]]
    """Pairs of a mask (1 heart, 2 time, 4 poison) and the number of its icons that will be ignored."""
    consequences: list[int]
    """Hearts, time and poison that open boxes would cost now."""
    poison_wounds: int
    """Poison of these consequences that would become wounds, because the tokens run out."""
    afterwards: Afterwards | None
    """Time lost after the consequences; null if none is."""
    health: list[tuple[int, int]]
    """By hero of the party: the lowest and the highest health after the consequences."""
    loot_lost: bool
    """True if the card would then be discarded instead of claimed."""
    deadly: bool
    """True if a hero would then fall, no matter how the party shares the losses."""


class Boss(TypedDict):
    """The boss in its fight against the party."""

    id: str
    """The id of the boss."""
    ability: str
    """The id of its ability."""
    wounds: int
    """Wounds dealt to it."""
    health: int
    """Wounds that kill it."""
    reborn: bool
    """True if it has risen again."""
    round: int
    """The round of the fight."""


class Fatal(TypedDict):
    """An option after which heroes certainly fall, unless a potion saves them."""

    option: int
    """The index of the option in the decision."""
    heroes: list[int]
    """Numbers of the heroes that fall; empty if a later choice decides who does."""
    rescue: bool
    """True if a potion could still save them then."""


class Extras(TypedDict):
    """Fields that One Deck Dungeon adds to a view."""

    floor: int
    """The floor of the party."""
    turn: int
    """The number of the turn."""
    leader: int
    """The number of the hero who leads the party."""
    dungeon: Dungeon | None
    """The dungeon card; null until it is chosen."""
    heroes: list[Hero]
    """The heroes in the order of their numbers."""
    level: Level
    """The level of the party and the XP towards the next."""
    tokens: int
    """Potion tokens left to drink."""
    found: list[str]
    """Ids of the potions that the party has found."""
    supply: list[int]
    """Dice left in the supply: strength, agility, magic, heroic."""
    short: dict[str, dict[str, int]]
    """By the text of an option: dice, by colour, that the supply would lack for it at worst."""
    poison_supply: int
    """Poison tokens left."""
    stairs: bool
    """True if the stairs are found."""
    stair_tokens: int
    """Tokens on the stairs."""
    stairs_hold: int
    """Tokens on the stairs that bring wounds."""
    waiting: Waiting | None
    """The cost of another turn at the stairs; null if the stairs are not found."""
    door_limit: int
    """The largest number of doors."""
    open_doors: list[int]
    """Numbers of the open doors."""
    entered: int | None
    """The door of which the party is asked to face it or flee; null otherwise."""
    faced_door: int | None
    """The door whose cards the party faces; null if it faces none."""
    encounter: Encounter | None
    """The encounter or the round against the boss; null if there is none."""
    fatal: list[Fatal]
    """Options after which heroes certainly fall, unless a potion saves them."""
    boss: Boss | None
    """The boss; null until the party fights it."""
    marks: int | None
    """Check-marks that each hero earns in the campaign; null until the game is over."""


class Zones(TypedDict):
    """Zones of One Deck Dungeon."""

    deck: Pile
    """The deck of encounters."""
    discard: Pile
    """The discard pile."""
    door: list[list[ShownCard]]
    """By door the cards there."""
    faced: list[ShownCard]
    """The cards that the party faces."""
    items: list[list[ShownCard]]
    """By hero the items."""
    skills: list[list[ShownCard]]
    """By hero the skills."""
    potions: list[ShownCard]
    """The potions of the party."""
    xp: list[ShownCard]
    """The cards kept as XP."""
    box: list[ShownCard]
    """The cards out of the game."""


class DungeonView(CommonView, Extras):
    """View of a table of One Deck Dungeon."""

    zones: Zones
    """The cards by zone."""
