"""The games of the Boss Monster family as the kernel sees them: settings, verbs, questions and views."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, cast

from undercroft.games.boss_monster import provenance, scenario, view
from undercroft.games.boss_monster.achievements import ACHIEVEMENTS, CONDITIONS, WITH_COINS, earned
from undercroft.games.boss_monster.auto_pass import WISHES, passed_by
from undercroft.games.boss_monster.evaluation_terms import EVALUATION_TERMS
from undercroft.games.boss_monster.goals import GOALS
from undercroft.games.boss_monster.illegal_moves import forbidding_clause
from undercroft.games.boss_monster.rules import announcing, build, events, minibosses, priority, reveal, rounds, setup
from undercroft.games.boss_monster.rules.dungeon import place_of
from undercroft.games.boss_monster.rules.editions import BASE
from undercroft.games.boss_monster.rules.effects import (
    bosses,
    choices,
    crash_landing,
    crash_spells,
    heroes,
    item_bearers,
    item_uses,
    rooms,
    spells,
    tools,
    triggers,
)
from undercroft.games.boss_monster.rules.effects.registry import MOMENTS, WAYS
from undercroft.games.boss_monster.rules.events import PILE
from undercroft.games.boss_monster.rules.facts import (
    BASE_SET,
    BOSS,
    CRASH_SET,
    DECK,
    ITEMS_EACH_ROUND,
    META,
    MORE_PLAYERS,
    TOOLS_SET,
    TREASURES,
    USUAL_TREASURES,
    XP,
)
from undercroft.games.boss_monster.rules.miniboss_events import TREASURE_KIND
from undercroft.games.boss_monster.rules.placement import could_lie
from undercroft.games.boss_monster.rules.state import BOSS_OF, CITY_ZONES, REMOVED, ZONES, Setup, State, kind_of
from undercroft.games.boss_monster.rules.talk import PHRASES
from undercroft.games.boss_monster.situations import SITUATIONS, current_situation
from undercroft.games.boss_monster.view_types import BossView, Extras
from undercroft.kernel.actions import CARD, NUMBER, SEAT, Kind, Question, SituationValues, Verb, question, verb
from undercroft.kernel.cards import Printed, message_of
from undercroft.kernel.events import Event
from undercroft.kernel.features.daily import DailySetups
from undercroft.kernel.features.provenance import Part
from undercroft.kernel.features.summary import Tally, UnusedItem
from undercroft.kernel.game import Game
from undercroft.kernel.options import SEATS, Need, Setting
from undercroft.kernel.state import Move
from undercroft.kernel.view_types import CommonView

SLOT = Kind("slot", points=True)
WANTED = Kind("wanted", choices.WANTED)
MOMENT = Kind("moment", MOMENTS)

TREASURE = TREASURE_KIND
WAY = Kind("way", WAYS)

EXPANSION_MODULES = (crash_landing, crash_spells, item_uses, tools)
"""The small sets; each module names the verbs and questions of its cards."""
CARD_MODULES = (bosses, rooms, spells, heroes, item_bearers, *EXPANSION_MODULES)
"""Importing them declares what the cards do."""


VARIANTS: Final = ("classic", "hard", "pick-boss", "machinations", "immortality")

FAMILY_VERBS: Final[tuple[Verb, ...]] = (
    verb(setup.keep_boss, card=CARD),
    verb(setup.keep_hand, idle=True),
    verb(setup.redraw),
    verb(setup.set_aside, card=CARD),
    verb(setup.take_back, back=True, card=CARD),
    verb(setup.lay_first, card=CARD, slot=SLOT),
    verb(setup.build_nothing),
    verb(rounds.draw_from, pile=PILE),
    verb(priority.pass_on, idle=True),
    verb(priority.let_it_be, idle=True),
    verb(priority.resolve_first, card=CARD),
    verb(priority.resolve_first_at, card=CARD, target=CARD),
    verb(build.place, card=CARD, slot=SLOT),
    verb(announcing.cast, card=CARD),
    verb(announcing.cast_at, card=CARD, target=CARD),
    verb(announcing.cast_on, card=CARD, opponent=SEAT),
    verb(announcing.prepare, card=CARD),
    verb(announcing.spend, card=CARD),
    verb(announcing.choose_way, way=WAY),
    verb(announcing.use, card=CARD),
    verb(announcing.aim_at, card=CARD),
    verb(announcing.aim_at_opponent, opponent=SEAT),
    verb(announcing.pay_with, card=CARD),
    verb(announcing.never_mind, back=True),
    verb(reveal.let_boss_act, card=CARD),
    verb(reveal.let_room_act, card=CARD),
    verb(triggers.let_act, card=CARD),
    verb(triggers.act, card=CARD, moment=MOMENT),
    verb(triggers.decline),
    verb(choices.take, card=CARD),
    verb(choices.discard, card=CARD),
    verb(choices.heal_wound, card=CARD, source=CARD),
    verb(choices.rob, opponent=SEAT, pile=PILE),
    verb(choices.strip, opponent=SEAT),
    verb(choices.lure, card=CARD),
    verb(choices.give_up, card=CARD),
    verb(choices.build_more, card=CARD, slot=SLOT),
    verb(choices.swap, first=CARD, second=CARD),
    verb(bosses.look_at_hand, opponent=SEAT),
    verb(bosses.snatch, card=CARD, opponent=SEAT),
    verb(bosses.call, card=CARD, source=CARD),
    verb(bosses.search_rooms, source=CARD),
    verb(bosses.build_called, card=CARD, slot=SLOT),
    verb(bosses.keep_called),
    verb(bosses.draw_three, source=CARD),
    verb(bosses.search_heroes, source=CARD),
    verb(bosses.bring, card=CARD),
    verb(bosses.turn_to_stone, card=CARD),
)
"""What players do in every edition."""

FAMILY_QUESTIONS: Final[dict[Callable[..., list[Move]], Question]] = dict(
    (
        question(setup.which_boss),
        question(setup.whether_to_redraw, player=SEAT),
        question(setup.which_to_discard, player=SEAT),
        question(setup.which_first_room, player=SEAT),
        question(rounds.which_deck),
        question(rounds.which_consolation),
        question(priority.what_to_play),
        question(priority.whether_to_cancel, card=CARD),
        question(priority.which_resolves_first),
        question(announcing.which_way, source=CARD, behind=priority.what_to_play),
        question(announcing.which_target, source=CARD, behind=priority.what_to_play),
        question(announcing.which_payment, source=CARD, behind=priority.what_to_play),
        question(reveal.which_first),
        question(triggers.which_acts_first),
        question(triggers.whether_to_act, card=CARD, moment=MOMENT),
        question(choices.which_to_take, source=CARD, wanted=WANTED),
        question(choices.which_spell_to_discard, source=CARD, player=SEAT),
        question(choices.which_wound, source=CARD, player=SEAT),
        question(choices.whom_to_rob, source=CARD, player=SEAT),
        question(choices.whose_spell, source=CARD, player=SEAT),
        question(choices.which_hero_to_lure, source=CARD),
        question(choices.which_room_to_lose, player=SEAT),
        question(choices.which_extra_room, source=CARD, player=SEAT),
        question(choices.which_to_swap, source=CARD),
        question(bosses.whose_hand, source=CARD, player=SEAT),
        question(bosses.which_booty, opponent=SEAT),
        question(bosses.where_to_search, source=CARD),
        question(bosses.which_found_room, source=CARD),
        question(bosses.where_to_build, player=SEAT),
        question(bosses.whether_to_draw, source=CARD),
        question(bosses.whom_to_seduce, source=CARD),
        question(bosses.which_found_hero, source=CARD),
        question(bosses.whom_to_petrify, source=CARD),
    )
)


COIN_VERBS: Final[tuple[Verb, ...]] = (
    verb(announcing.choose_amount, coins=NUMBER),
    verb(announcing.choose_treasure, treasure=TREASURE),
    verb(build.sell, card=CARD),
    verb(minibosses.hire, card=CARD),
    verb(minibosses.dismiss, card=CARD),
    verb(minibosses.promote, card=CARD),
    verb(minibosses.promote_with, card=CARD, payment=CARD),
    verb(priority.pay_tax, coins=NUMBER),
    verb(priority.let_spell_go, card=CARD),
    verb(choices.put_coins, coins=NUMBER, card=CARD),
)
"""What players do besides in editions with coins and minibosses."""

COIN_QUESTIONS: Final[dict[Callable[..., list[Move]], Question]] = dict(
    (
        question(announcing.which_amount, source=CARD, behind=priority.what_to_play),
        question(announcing.which_treasure, source=CARD, behind=priority.what_to_play),
        question(minibosses.whether_to_pay, card=CARD),
        question(priority.whether_to_pay_tax, card=CARD, coins=NUMBER),
        question(choices.how_many_coins, source=CARD, player=SEAT),
    )
)


EXPANSION_VERBS: Final[tuple[Verb, ...]] = tuple(verb for module in EXPANSION_MODULES for verb in module.VERBS)
EXPANSION_QUESTIONS: Final[dict[Callable[..., list[Move]], Question]] = dict(
    question for module in EXPANSION_MODULES for question in module.QUESTIONS
)
"""What players do and are asked besides with Crash Landing and Tools of Hero-Kind."""


SWINGS: Final[dict[type[Event], Callable[[Any], int]]] = {
    events.HeroDied: lambda event: 2 * event.souls,
    events.HeroSurvived: lambda event: 3 * event.wounds,
    events.WoundHealed: lambda _: 4,
    events.LeveledUp: lambda _: 3,
    events.SpellCancelled: lambda _: 3,
    events.RoomDestroyed: lambda _: 2,
    events.PlayerLost: lambda _: 20,
}


class BossFamily(Game[State]):
    """What the games of the family have in common."""

    zones = ZONES.without(*CITY_ZONES)
    view_type: type[CommonView] = BossView
    goals = GOALS
    leftovers = (UnusedItem("hand", "missed-hand"), UnusedItem("town", "missed-town"))
    tallies = (Tally("cards-drawn", "missed-drawn", "cards"), Tally("hero-lured", "missed-lured"))
    gathered = (events.HeroStayed, events.HeroLured)
    wishes = WISHES
    phrases = PHRASES
    situations = SITUATIONS
    evaluation_terms = EVALUATION_TERMS
    swings = SWINGS

    def cards(self) -> list[Printed]:
        """All that can be played with, those of its own set first."""
        return sorted(self.deck.printed, key=lambda card: card.facts["set"] != self.id)

    def earned(self, state: State, seat: int) -> list[str]:
        """What the winner of a finished game has earned."""
        known = {**CONDITIONS, **WITH_COINS}
        return earned(state, seat, {name: known[name] for name in self.achievements if name in known})

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        """The boss of a seat; that of a player who has lost lies out of the game."""
        own = state.zones[BOSS_OF + seat] or [
            card
            for card in state.zones[REMOVED]
            if kind_of(state, card) == BOSS and XP[state.face[card]] == state.xp[seat]
        ]
        return {"boss": [message_of(self.deck.ids[state.face[card]]) for card in own]}

    def puzzle_labels(self, zones: Mapping[str, Any], seat: int) -> list[str]:
        """The boss of the seat."""
        boss: list[str] = zones["boss"][seat]
        return boss

    def begin(self, state: State) -> None:
        """Put the set-up on the agenda."""
        setup.begin(state)

    def start_zone(self, face: int) -> int:
        """The deck where a printed card starts."""
        return setup.start_zone(face)

    def place(self, state: State, position: dict[str, Any]) -> None:
        """Bring a scenario's position into the state."""
        scenario.place(state, position)

    def view_fields(self, state: State, seat: int | None) -> Extras:
        """The family's own part of a view."""
        return view.view_fields(state, seat)

    def view_fields_since(
        self, state: State, seat: int | None, before: State, shown: Mapping[str, Any], beside: Mapping[str, Any] | None
    ) -> Extras:
        """The same, with what everybody sees taken over from another seat."""
        return (
            self.view_fields(state, seat) if beside is None else view.for_another(state, seat, cast("Extras", beside))
        )

    def limits(self, state: State) -> list[tuple[int, Callable[[int], bool]]]:
        """A room or a miniboss lying face down is one that may have been placed there."""
        return [(card, partial(could_lie, state, *place_of(state, card))) for card in state.down]

    def situation(self, state: State, prompt: str, shown: Mapping[str, Any]) -> SituationValues | None:
        """What goes on in a window."""
        return current_situation(state, prompt, shown)

    def passed_by(self, state: State) -> list[str]:
        """Who waits for a hero or for the own turn is not asked in the windows of others."""
        return passed_by(state)

    def forbidding_clause(self, state: State, move: Move) -> str | None:
        """The clause that forbids a move."""
        return forbidding_clause(state, move)


class BossMonster(BossFamily):
    """Boss Monster, the base game, for 2 to 4 players, and with Crash Landing for 5 and 6."""

    id = "boss-monster"
    version = 5
    seats = (min(META["players"]), max(MORE_PLAYERS))  # BM-002, CL-002
    deck = DECK
    achievements = ACHIEVEMENTS
    daily = DailySetups(3)
    settings = (
        Setting(
            "sets", (CRASH_SET, TOOLS_SET), (), many=True, always=(Need((CRASH_SET,), SEATS, MORE_PLAYERS),)
        ),  # CL-001, CL-002, TH-001
        Setting("variants", VARIANTS, (), many=True, needs=(Need(("pick-boss",), SEATS, (2, 3, 4, 5)),)),  # CL-020
        Setting("discard", ("empty", "seeded"), "empty"),  # BM-220
        Setting("crushinator", ("unlimited", "once"), "unlimited"),
    )
    verbs = (*FAMILY_VERBS, *EXPANSION_VERBS)
    questions = {**FAMILY_QUESTIONS, **EXPANSION_QUESTIONS}  # noqa: RUF012 - a table of the class, as in every game

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> State:
        """The box unpacked for these options."""
        return setup.unpacked(setup_of(seats, options), chance)

    def parts_of(self, card: Printed) -> list[Part]:
        """What no list tells of the small sets was inferred, or is ours."""
        return provenance.parts_of(card)

    def texts_on(self, card: Printed) -> list[str]:
        """With both texts of items."""
        return provenance.texts_on(card)


def variants_of(chosen: list[str]) -> dict[str, bool]:
    """The variants as the rules use them (BM-177 to BM-186)."""
    return {variant.replace("-", "_"): variant in chosen for variant in VARIANTS}


def setup_of(seats: int, options: dict[str, Any]) -> Setup:
    """The agreed options as the rules use them."""
    explorers = CRASH_SET in options["sets"]
    return Setup(
        edition=BASE.id,
        seats=seats,
        sets=(BASE_SET, *options["sets"]),
        heroes=BASE_SET,
        base_only=not options["sets"],
        treasures=len(TREASURES) if explorers else USUAL_TREASURES,
        explorers=explorers,
        crowded=seats in MORE_PLAYERS,
        items=ITEMS_EACH_ROUND[f"p{seats}"] if TOOLS_SET in options["sets"] else 0,
        coins=False,
        room_for_coin=False,
        seeded_discard=options["discard"] == "seeded",
        crushinator_once=options["crushinator"] == "once",
        left_out=frozenset(),
        **variants_of(options["variants"]),
    )


BOSS_MONSTER = BossMonster()
