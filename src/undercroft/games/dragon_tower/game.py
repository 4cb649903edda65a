"""Dragon Tower as the kernel sees it: its settings, verbs, questions and views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from undercroft.games.dragon_tower import illegal_moves, provenance, scenario, view
from undercroft.games.dragon_tower.achievements import ACHIEVEMENTS, earned
from undercroft.games.dragon_tower.evaluation_terms import EVALUATION_TERMS
from undercroft.games.dragon_tower.goals import GOALS
from undercroft.games.dragon_tower.rules import (
    capabilities,
    commitment,
    entering,
    events,
    fights,
    resolution,
    setup,
    skills,
)
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES, DECK, FLOORS, HEROES, META
from undercroft.games.dragon_tower.rules.state import HERO, ROOM, ZONES, Setup, State
from undercroft.games.dragon_tower.rules.talk import ATTRIBUTE_KIND, PHRASES, ROOM_KIND
from undercroft.games.dragon_tower.situations import SITUATIONS, current_situation
from undercroft.games.dragon_tower.story import tell
from undercroft.games.dragon_tower.view_types import TowerView
from undercroft.kernel.actions import CARD, NUMBER, Kind, Question, Verb, question, verb
from undercroft.kernel.cards import message_of
from undercroft.kernel.events import Event
from undercroft.kernel.features.daily import DailySetups
from undercroft.kernel.features.summary import Tally, UnusedItem
from undercroft.kernel.game import Game
from undercroft.kernel.options import Need, Setting, led_by_team, no_fewer_than_seats
from undercroft.kernel.state import Move

HERO_KIND = Kind("hero", points=True)
DECK_KIND = Kind("attribute", ATTRIBUTES, points=True)
FACE = Kind("card", DECK.ids)
BOSS_CHOICES = ("dragon", "giant_troll", "dark_lord", "lord_of_the_dead")  # DT-104
HERO_COUNTS = tuple(META["players"])
TEAM = tuple(DECK.ids[face] for face in HEROES)
SETUPS = ("standard", "first-game", "children")
NOT_FIRST = ("standard", "children")
"""The first game deals the heroes and has no skills (DT-021, DT-022)."""


SWINGS: Final[dict[type[Event], Callable[[Any], int]]] = {
    events.HeroDied: lambda _: 10,
    events.FightLost: lambda _: 8,
    events.FightWon: lambda event: sum(event.paid),
    events.HeroHealed: lambda event: event.health,
    events.BossGrew: lambda _: 2,
}


class DragonTower(Game[State]):
    """Dragon Tower, for 1 to 4 seats leading 2 to 4 heroes."""

    id = "dragon-tower"
    version = 4
    seats = (1, 4)
    together = True
    deck = DECK
    zones = ZONES
    view_type = TowerView
    situations = SITUATIONS
    leftovers = (UnusedItem("hand", "missed-hand"), UnusedItem("room", "missed-rooms"))
    tallies = (Tally("card-drawn", "missed-drawn"), Tally("room-passed", "missed-passed", "cards"))
    gathered = (events.CardDrawn,)
    evaluation_terms = EVALUATION_TERMS
    swings = SWINGS
    achievements = ACHIEVEMENTS
    goals = GOALS
    daily = DailySetups(
        1,
        tuple(
            {"heroes": heroes, "team": "deal", "boss": boss}
            for heroes in (2, 3)
            for boss in ("dragon", "giant_troll", "dark_lord")
        ),
    )
    settings = (
        Setting("heroes", HERO_COUNTS, None, needs=no_fewer_than_seats(HERO_COUNTS)),  # DT-012
        Setting("team", ("choose", "deal"), None, cards=TEAM, needs=(Need(("choose", *TEAM), "setup", NOT_FIRST),)),
        Setting("setup", SETUPS, "standard"),  # DT-021 to DT-023
        Setting(
            "skills",
            ("one", "many", "none"),  # DT-024, DT-025, DT-124
            None,
            needs=(Need(("one", "many"), "setup", NOT_FIRST),),
        ),
        Setting("boss", BOSS_CHOICES, "dragon"),
        # DT-120 to DT-123, in any mix: DT-DECISION-29
        Setting("variants", ("everyone-counts", "surrounded", "no-break"), (), many=True),
    )
    verbs = (
        verb(setup.lead, hero=HERO_KIND, card=FACE),
        verb(setup.take_skill, hero=HERO_KIND, card=FACE),
        verb(setup.no_skill, hero=HERO_KIND),
        verb(setup.pay, hero=HERO_KIND, card=FACE, paid=NUMBER),
        verb(setup.gain_nothing, hero=HERO_KIND),
        verb(capabilities.refill, hero=HERO_KIND),
        verb(capabilities.draw, hero=HERO_KIND, deck=DECK_KIND),
        verb(capabilities.replace, hero=HERO_KIND, card=CARD),
        verb(capabilities.keep, hero=HERO_KIND),
        verb(skills.decline, hero=HERO_KIND),
        verb(skills.divine, hero=HERO_KIND),
        verb(skills.send_away, hero=HERO_KIND, card=CARD),
        verb(skills.swap, hero=HERO_KIND, monster=CARD, other=CARD),
        verb(skills.propose_trade, hero=HERO_KIND, other=HERO_KIND),
        verb(skills.agree, hero=HERO_KIND, other=HERO_KIND),
        verb(skills.refuse, hero=HERO_KIND, other=HERO_KIND),
        verb(skills.give, hero=HERO_KIND, card=CARD),
        verb(skills.begin_healing, hero=HERO_KIND),
        verb(skills.heal_with, hero=HERO_KIND, card=CARD, target=HERO_KIND),
        verb(skills.think_better, back=True, hero=HERO_KIND),
        verb(entering.enter, room=ROOM_KIND),
        verb(entering.assign, foe=CARD, hero=HERO_KIND),
        verb(entering.assign_pair, foe=CARD, first=HERO_KIND, second=HERO_KIND),
        verb(entering.agree_on_plan),
        verb(entering.unassign, back=True),
        verb(entering.step_back, back=True),
        verb(commitment.fight_alone, hero=HERO_KIND, foe=CARD),
        verb(commitment.fight_together, first=HERO_KIND, second=HERO_KIND, foe=CARD),
        verb(fights.pair_up),
        verb(fights.go_it_alone),
        verb(commitment.play_card, card=CARD),
        verb(commitment.play_as, card=CARD, attribute=ATTRIBUTE_KIND),
        verb(commitment.take_back, back=True, card=CARD),
        verb(commitment.face_too, foe=CARD),
        verb(commitment.leave_out, back=True, foe=CARD),
        verb(commitment.lower, foe=CARD, attribute=ATTRIBUTE_KIND),
        verb(commitment.restore, back=True, foe=CARD),
        verb(commitment.use_skill, hero=HERO_KIND, card=FACE),
        verb(commitment.put_away, back=True, hero=HERO_KIND, card=FACE),
        verb(commitment.hand_over, health=NUMBER),
        verb(commitment.withdraw, back=True),
        verb(resolution.commit, first=NUMBER, second=NUMBER),
        verb(resolution.give_all, grave=True),
    )
    questions: ClassVar[dict[Callable[..., list[Move]], Question]] = dict(
        (
            question(setup.which_hero, hero=HERO_KIND),
            question(setup.which_skill, hero=HERO_KIND),
            question(setup.which_payment, hero=HERO_KIND, paid=NUMBER),
            question(setup.which_gain, hero=HERO_KIND, paid=NUMBER),
            question(capabilities.who_refills),
            question(capabilities.which_deck, hero=HERO_KIND, decks=NUMBER),
            question(capabilities.keep_or_replace, hero=HERO_KIND),
            question(skills.whether_to_divine, hero=HERO_KIND),
            question(skills.which_to_send_away, hero=HERO_KIND),
            question(skills.which_to_swap, hero=HERO_KIND),
            question(skills.whom_to_trade_with, hero=HERO_KIND, refused=NUMBER),
            question(skills.whether_to_trade, hero=HERO_KIND, other=HERO_KIND, refused=NUMBER),
            question(skills.which_to_give, hero=HERO_KIND),
            question(skills.whether_to_heal, hero=HERO_KIND),
            question(skills.whom_to_heal, hero=HERO_KIND),
            question(entering.which_room),
            question(entering.who_faces_whom),
            question(fights.who_fights),
            question(commitment.how_to_fight),
        )
    )
    phrases = PHRASES

    begin = staticmethod(setup.begin)
    start_zone = staticmethod(setup.start_zone)
    place = staticmethod(scenario.place)
    view_fields = staticmethod(view.view_fields)
    view_fields_since = staticmethod(view.view_fields_since)
    situation = staticmethod(current_situation)
    story = staticmethod(tell)
    forbidding_clause = staticmethod(illegal_moves.forbidding_clause)
    parts_of = staticmethod(provenance.parts_of)

    def check(self, options: dict[str, Any]) -> dict[str, Any]:
        """A team that is given says how many heroes there are (DT-012)."""
        return led_by_team(options, HERO_COUNTS)

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> State:
        """The box unpacked for these options."""
        return setup.unpacked(setup_of(seats, options), chance)

    def earned(self, state: State, seat: int) -> list[str]:
        """The party plays together: what it earns, everybody earns (DT-116)."""
        return earned(state)

    def score(self, state: State, seat: int) -> int:
        """Ten for each floor that was passed, and the health that is left."""
        passed = FLOORS if state.result is not None and state.result.winners else state.floor - 1
        return 10 * passed + sum(state.health)

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        """The heroes of the party and the boss at the top."""
        ids = DECK.ids
        return {"hero": [message_of(ids[face]) for face in state.hero], "boss": [message_of(ids[state.setup.boss])]}

    def puzzle_labels(self, zones: Mapping[str, Any], seat: int) -> list[str]:
        """The foes that wait in the rooms."""
        return [foe for room in zones["room"] for foe in room]

    def speaks_of(self, state: State, kind: Kind) -> Sequence[int]:
        """The opponents of the floor where the party is, the rooms while there are two to choose from, attributes."""
        floor = ROOM + 2 * (state.floor - 1)
        rooms = state.zones[floor : floor + 2] if state.floor else []
        if kind == CARD:
            return [card for room in rooms for card in room]
        if kind == ROOM_KIND and not all(rooms):
            return []
        return super().speaks_of(state, kind)

    def may_say(self, state: State, phrase: Verb, args: tuple[int, ...]) -> bool:
        """Return True if a phrase names no cards but opponents in the tower; numbers are forbidden (DT-057)."""
        opponents = {card for room in state.zones[ROOM : ROOM + 2 * FLOORS] for card in room}
        return all(value in opponents for (_, kind), value in zip(phrase.fields, args, strict=True) if kind == CARD)

    def name_of(self, state: State, kind: Kind, value: int, seat: int | None) -> str | None:
        """Return the message key of an argument's name, or None."""
        if kind == HERO_KIND:
            card = state.zones[HERO + value] if 0 <= value < state.setup.heroes else []
            return message_of(DECK.ids[state.face[card[0]]]) if card else None
        return super().name_of(state, kind, value, seat)


def setup_of(seats: int, options: dict[str, Any]) -> Setup:
    """Return the options in the form of the rules; heroes are assigned to the seats in turn (DT-DECISION-1)."""
    team = options["team"]
    variants = options["variants"]
    return Setup(
        seats=seats,
        heroes=options["heroes"],
        seat_of=tuple(hero % seats for hero in range(options["heroes"])),
        team=tuple(DECK.index[name] for name in team) if isinstance(team, list) else None,
        deal=team == "deal",
        skills=options["skills"] != "none",
        many_skills=options["skills"] == "many",
        boss=DECK.index[options["boss"]],
        fewer_elites=options["setup"] != "standard",
        everyone_counts="everyone-counts" in variants,
        surrounded="surrounded" in variants,
        no_break="no-break" in variants,
    )


DRAGON_TOWER = DragonTower()
