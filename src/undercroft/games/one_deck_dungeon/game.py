"""One Deck Dungeon as the kernel sees it: its settings, verbs, questions and views."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from undercroft.games.one_deck_dungeon import illegal_moves, provenance, scenario, view
from undercroft.games.one_deck_dungeon.achievements import ACHIEVEMENTS, earned
from undercroft.games.one_deck_dungeon.campaign import GAME, Sheets
from undercroft.games.one_deck_dungeon.evaluation_terms import EVALUATION_TERMS
from undercroft.games.one_deck_dungeon.goals import GOALS
from undercroft.games.one_deck_dungeon.rules import (
    boss,
    consequences,
    death,
    effects,
    encounter,
    events,
    feats,
    healing,
    loot,
    placing,
    potions,
    resisting,
    rolling,
    setup,
    storing,
    tokens,
    turn,
    wounds,
)
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS
from undercroft.games.one_deck_dungeon.rules.events import FOCUS, TimeSpent
from undercroft.games.one_deck_dungeon.rules.facts import (
    BASE,
    BASIC_POTIONS,
    COLOURS,
    DECK,
    DUNGEONS,
    EFFECT_OF,
    EFFECTS,
    FOREST,
    HEROES,
    SET_OF,
    TALENTS,
)
from undercroft.games.one_deck_dungeon.rules.health import health_of
from undercroft.games.one_deck_dungeon.rules.setup import sets_of
from undercroft.games.one_deck_dungeon.rules.state import DECK_ZONE, MOST_HEROES, ZONES, Setup, State, side_of
from undercroft.games.one_deck_dungeon.rules.state import DOOR as DOOR_ZONE
from undercroft.games.one_deck_dungeon.rules.talk import PHRASES
from undercroft.games.one_deck_dungeon.situations import SITUATIONS, current_situation
from undercroft.games.one_deck_dungeon.solver import advice
from undercroft.games.one_deck_dungeon.view_types import DungeonView
from undercroft.kernel.actions import CARD, NUMBER, Kind, Question, question, verb
from undercroft.kernel.cards import message_of
from undercroft.kernel.events import Event
from undercroft.kernel.features.daily import DailySetups
from undercroft.kernel.features.summary import Tally, UnusedItem
from undercroft.kernel.game import Game
from undercroft.kernel.options import Need, Setting, led_by_team, no_fewer_than_seats
from undercroft.kernel.state import Move, bit_of

HERO = Kind("hero", points=True)
DIE = Kind("die", DIE_WORDS, points=True)
BOX = Kind("box", points=True)
DOOR = Kind("door", points=True)
FACE = Kind("card", DECK.ids)
EFFECT = Kind("card", tuple(effect.id for effect in EFFECTS))
WAY = Kind("way")
CHOICE = Kind("choice")
PRICE = Kind("price")
COLOUR = Kind("colour", COLOURS)
ICON = Kind("icon", ("heart", "time", "poison"))

HERO_COUNTS: Final = (1, 2, MOST_HEROES)
DECKS: Final = (BASE, FOREST, "hybrid")
WITH_SET: Final = {one: tuple(cards for cards in DECKS if one in sets_of(cards)) for one in (BASE, FOREST)}
"""The decks with encounters of a set."""
BASIC_POTION_WORDS: Final = tuple(EFFECTS[potion].id for potion in BASIC_POTIONS)

LEARNED: Final = tuple((seat, face, talent) for seat in range(MOST_HEROES) for face in HEROES for talent in TALENTS)
LEARNED_WORDS: Final = tuple(f"{seat}:{DECK.ids[face]}:{EFFECTS[talent].id}" for seat, face, talent in LEARNED)
"""A talent that a seat has learned with a hero, as the setting `talents` names it."""


SWINGS: Final[dict[type[Event], Callable[[Any], int]]] = {
    events.HeroWounded: lambda event: event.count,
    events.HeroSaved: lambda _: 8,
    events.LevelGained: lambda _: 3,
    events.LootLost: lambda _: 2,
    events.BossWounded: lambda event: event.count,
    events.BossReborn: lambda _: 6,
}


class OneDeckDungeon(Game[State]):
    """One Deck Dungeon with Forest of Shadows, for 1 to 4 seats leading 1, 2 or 4 heroes."""

    id = GAME
    version = 5
    seats = (1, 4)
    together = True
    deck = DECK
    zones = ZONES
    view_type = DungeonView
    situations = SITUATIONS
    leftovers = (UnusedItem("door", "missed-doors"),)
    tallies = (
        Tally("time-spent", "missed-time"),
        Tally("fled", "missed-fled"),
        Tally("loot-claimed", "missed-claimed"),
    )
    gathered = (TimeSpent,)
    evaluation_terms = EVALUATION_TERMS
    swings = SWINGS
    achievements = ACHIEVEMENTS
    phrases = PHRASES
    goals = GOALS
    daily = DailySetups(
        1,
        tuple(
            {"heroes": 1, "team": "deal", "tier": "standard", "cards": SET_OF[face], "dungeon": DECK.ids[face]}
            | ({"basic_potion": "potion_aid"} if SET_OF[face] == FOREST else {})
            for face in DUNGEONS
        ),
    )
    campaign = Sheets()
    settings = (
        Setting("heroes", HERO_COUNTS, None, needs=no_fewer_than_seats(HERO_COUNTS)),  # OD-002, OD-DECISION-1
        Setting("team", ("choose", "deal"), "choose", cards=tuple(DECK.ids[face] for face in HEROES)),  # FS-023
        Setting("cards", DECKS, BASE),
        Setting(
            "dungeon",  # FS-024, FS-025
            ("choose", *(DECK.ids[face] for face in DUNGEONS)),
            "choose",
            needs=tuple(Need((DECK.ids[face],), "cards", WITH_SET[SET_OF[face]]) for face in DUNGEONS),
        ),
        Setting(
            "turn_card",
            ("cure", "healing"),
            None,
            needs=(  # FS-006, OD-DECISION-66
                Need(("cure",), "cards", WITH_SET[FOREST]),
                Need(("healing",), "cards", WITH_SET[BASE]),
            ),
        ),
        Setting(
            "basic_potion",
            ("choose", *BASIC_POTION_WORDS),
            "choose",
            needs=(Need(BASIC_POTION_WORDS, "turn_card", ("cure",)),),  # FS-004
        ),
        Setting("tier", ("novice", "standard", "expert", "fearless"), "expert"),  # OC-022, OD-DECISION-47
        Setting(
            "hordes",  # O4-032, OD-DECISION-77
            ("no", "yes"),
            "no",
            needs=(Need(("yes",), "heroes", (MOST_HEROES,)), Need(("yes",), "cards", WITH_SET[FOREST])),
        ),
        Setting("campaign", ("no", "yes"), "no"),  # OC-001: the sheets of the host
        Setting("talents", LEARNED_WORDS, (), many=True, quiet=True),  # OC-009: the learned talents on the sheets
    )
    verbs = (
        verb(setup.lead, hero=HERO, card=FACE),
        verb(setup.take_focus, hero=HERO, focus=FOCUS),
        verb(setup.go_into, card=FACE),
        verb(setup.take_basic_potion, potion=EFFECT),
        verb(setup.learn_basic, hero=HERO, skill=EFFECT),
        verb(turn.go_on),
        verb(turn.hurry_down),
        verb(turn.linger, rest=NUMBER),
        verb(turn.explore),
        verb(turn.enter, door=DOOR),
        verb(turn.look_behind, door=DOOR),
        verb(turn.face_it),
        verb(turn.flee),
        verb(turn.sneak_on),
        verb(turn.stay_put),
        verb(turn.go_down),
        verb(turn.stay),
        verb(potions.drink, potion=EFFECT, hero=HERO),
        verb(potions.take_antidote, potion=EFFECT),
        verb(potions.cleanse_hero, hero=HERO),
        verb(potions.drink_nothing),
        verb(tokens.cure_hero, hero=HERO),
        verb(healing.heal_wound, hero=HERO),
        verb(healing.cleanse, hero=HERO),
        verb(wounds.suffer_wound, hero=HERO, count=NUMBER),
        verb(wounds.suffer_poison, hero=HERO),
        verb(death.save, hero=HERO),
        verb(death.save_by_antidote),
        verb(death.give_up, grave=True),
        verb(resisting.group, first=HERO, second=HERO),
        verb(resisting.shed_poison, hero=HERO, success=NUMBER),
        verb(encounter.send, card=CARD, first=HERO, second=HERO),
        verb(encounter.be_seen),
        verb(encounter.sneak),
        verb(encounter.drain, hero=HERO, card=CARD),
        verb(encounter.choose_option, option=WAY),
        verb(feats.roll_stored, hero=HERO, count=NUMBER),
        verb(feats.gamble, hero=HERO, count=NUMBER),
        verb(feats.take_time, hero=HERO, number=PRICE),
        verb(feats.bleed, hero=HERO, lost=NUMBER),
        verb(feats.wait, hero=HERO),
        verb(feats.no_feat),
        verb(feats.throw_away, die=DIE),
        verb(rolling.roll_bonus, hero=HERO),
        verb(rolling.take_first, hero=HERO, colour=COLOUR),
        verb(rolling.lose_die, hero=HERO, die=DIE),
        verb(placing.lay, hero=HERO, die=DIE, box=BOX),
        verb(placing.combine, hero=HERO, die=DIE),
        verb(placing.keep_apart, back=True),
        verb(placing.give_heroic, hero=HERO),
        verb(placing.put_back, wasteful=True, hero=HERO, die=DIE),
        verb(storing.release, wasteful=True, hero=HERO),
        verb(placing.had_enough),
        verb(effects.use, hero=HERO, skill=EFFECT),
        verb(effects.pay, die=DIE),
        verb(effects.think_better, back=True),
        verb(effects.choose_way, choice=CHOICE),
        verb(effects.pick, die=DIE),
        verb(effects.enough),
        verb(effects.turn_into, colour=COLOUR),
        verb(consequences.ignore, icon=ICON),
        verb(consequences.kite),
        verb(consequences.stand),
        verb(consequences.take_more, hero=HERO, icon=ICON),
        verb(consequences.get_tokens, hero=HERO),
        verb(loot.take_item, card=CARD, hero=HERO),
        verb(loot.replace_item, card=CARD, hero=HERO, old=CARD),
        verb(loot.take_skill, card=CARD, hero=HERO),
        verb(loot.replace_skill, card=CARD, hero=HERO, old=CARD),
        verb(loot.take_potion, card=CARD),
        verb(loot.take_xp, card=CARD),
        verb(loot.take_xp_knowing, card=CARD),
        verb(loot.pay_with_card, card=CARD),
        verb(loot.buy_potion),
        verb(loot.save_xp),
        verb(boss.fight_first, first=HERO, second=HERO),
    )
    questions: ClassVar[dict[Callable[..., list[Move]], Question]] = dict(
        (
            question(setup.which_hero, hero=HERO),
            question(setup.which_focus, hero=HERO),
            question(setup.which_dungeon),
            question(setup.which_basic_potion),
            question(setup.which_basic_skill, hero=HERO),
            question(turn.how_to_begin),
            question(turn.whether_to_hurry_down, rest=NUMBER),
            question(turn.what_to_do),
            question(turn.which_door_to_look_behind),
            question(turn.face_or_flee),
            question(turn.whether_to_sneak_on),
            question(turn.whether_to_descend),
            question(potions.whom_to_cleanse),
            question(potions.whether_to_drink),
            question(tokens.whom_to_cure),
            question(healing.wound_or_poison, hero=HERO),
            question(wounds.who_is_wounded, count=NUMBER),
            question(wounds.who_is_poisoned),
            question(death.whether_to_save, hero=HERO),
            question(resisting.which_groups),
            question(resisting.who_sheds_poison, success=NUMBER),
            question(encounter.who_faces_what),
            question(encounter.whether_to_sneak),
            question(encounter.which_item_is_drained),
            question(encounter.which_option),
            question(feats.which_feat, hero=HERO),
            question(feats.which_to_throw_away, hero=HERO),
            question(rolling.who_rolls_bonus),
            question(rolling.who_takes_first, colour=COLOUR),
            question(rolling.which_die_is_ambushed),
            question(placing.how_to_place),
            question(placing.what_to_combine),
            question(placing.who_gets_heroic),
            question(effects.which_to_pay, hero=HERO, skill=EFFECT),
            question(effects.which_way, hero=HERO, skill=EFFECT, index=NUMBER),
            question(effects.which_dice, hero=HERO, skill=EFFECT, index=NUMBER, branch=NUMBER),
            question(effects.which_colour, hero=HERO, die=DIE, colours=NUMBER),
            question(consequences.which_icon, icons=NUMBER),
            question(consequences.whether_to_kite, hero=HERO),
            question(consequences.who_takes_more, icon=ICON),
            question(consequences.who_gets_tokens),
            question(loot.which_loot),
            question(loot.which_xp),
            question(loot.whether_to_buy_potion),
            question(boss.who_fights_first),
        )
    )

    begin = staticmethod(setup.begin)
    place = staticmethod(scenario.place)
    view_fields = staticmethod(view.view_fields)
    situation = staticmethod(current_situation)
    advise = staticmethod(advice.suggestions)
    forbidding_clause = staticmethod(illegal_moves.forbidding_clause)
    parts_of = staticmethod(provenance.parts_of)
    texts_on = staticmethod(provenance.texts_on)
    given_by = staticmethod(provenance.given_by)

    def sameness(self, state: State, move: Move) -> object:
        """Closed doors differ only in the number of their cards, and in cards that were seen (OD-068, OD-180)."""
        if move[0] not in (turn.enter, turn.look_behind):
            return super().sameness(state, move)
        cards = state.zones[DOOR_ZONE + move[1]]
        if any(state.known[card] & bit_of(state.seat) for card in cards):
            return move
        return (move[0], *(DECK.backs[state.face[card]] for card in cards))

    def check(self, options: dict[str, Any]) -> dict[str, Any]:
        """A team that is given says how many heroes there are (OD-002)."""
        return led_by_team(options, HERO_COUNTS)

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> State:
        """The box unpacked for these options."""
        return setup.unpacked(setup_of(seats, options), chance)

    def start_zone(self, face: int) -> int:
        """The deck where an encounter starts."""
        return DECK_ZONE

    def earned(self, state: State, seat: int) -> list[str]:
        """The party plays together: what it earns, everybody earns."""
        return earned(state)

    def score(self, state: State, seat: int) -> int:
        """Ten for each floor that was passed and for the boss, and the health that is left."""
        won = bool(state.result is not None and state.result.winners)
        left = sum(health_of(state, hero) - state.wounds[hero] for hero in range(state.setup.heroes))
        return 10 * (state.descents + won) + max(0, left)

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        """The heroes of the party and the dungeon."""
        ids = DECK.ids
        heroes = [message_of(ids[face]) for face in state.hero]
        return {"hero": heroes, "dungeon": [message_of(ids[state.dungeon])] if state.dungeon >= 0 else []}

    def puzzle_labels(self, zones: Mapping[str, Any], seat: int) -> list[str]:
        """The encounter that the party faces."""
        faced: list[str] = zones["faced"]
        return faced

    def name_of(self, state: State, kind: Kind, value: int, seat: int | None) -> str | None:
        """Return the message key of an argument's name, or None."""
        if kind == HERO:
            face = state.hero[value] if 0 <= value < len(state.hero) else -1
            return message_of(DECK.ids[face]) if face >= 0 else None
        if kind == WAY:
            return "way-" + encounter.way_of(state, value).replace("_", "-")
        if kind == CHOICE:
            return f"choice-{EFFECTS[state.question_args[1]].id}-{value}".replace("_", "-")
        if kind == PRICE:
            return f"choice-{side_of(state, state.question_args[0]).feat['id']}-{value}".replace("_", "-")
        return super().name_of(state, kind, value, seat)


def setup_of(seats: int, options: dict[str, Any]) -> Setup:
    """Return the options in the form of the rules; heroes are assigned to the seats in turn."""
    team = options["team"]
    heroes = options["heroes"]
    potion = options["basic_potion"]
    return Setup(
        seats=seats,
        heroes=heroes,
        seat_of=tuple(hero % seats for hero in range(heroes)),
        team=tuple(DECK.index[name] for name in team) if isinstance(team, list) else (),
        deal=team == "deal",
        dungeon=-1 if options["dungeon"] == "choose" else DECK.index[options["dungeon"]],
        cards=options["cards"],
        cure=options["turn_card"] == "cure",
        basic_potion=EFFECT_OF[potion] if potion != "choose" else -1,
        tier=options["tier"],
        hordes=options["hordes"] == "yes",
        learned=tuple(LEARNED[LEARNED_WORDS.index(word)] for word in options["talents"]),
    )


ONE_DECK_DUNGEON = OneDeckDungeon()
