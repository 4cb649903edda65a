"""The interface of a game package to the kernel, and the registry of games."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from undercroft.kernel.actions import CARD, SEAT, WORDING, Kind, Question, Situation, SituationValues, Verb
from undercroft.kernel.cards import message_of
from undercroft.kernel.decision import who
from undercroft.kernel.errors import ImpossibleSetup, safe_repr
from undercroft.kernel.features.chat import COMMON
from undercroft.kernel.features.presets import Samples
from undercroft.kernel.features.provenance import Part, origins_of, own_texts, whole
from undercroft.kernel.features.puzzle_task import Goal
from undercroft.kernel.options import Plan, Setting, planned, read_settings, settle
from undercroft.kernel.pools import by_back
from undercroft.kernel.state import Move, State, bit_of, run
from undercroft.kernel.view_types import View
from undercroft.kernel.zones import Order

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.resources.abc import Traversable

    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.cards import Deck, Printed
    from undercroft.kernel.events import Event
    from undercroft.kernel.features.campaign import Campaign
    from undercroft.kernel.features.daily import DailySetups
    from undercroft.kernel.features.evaluation import EvaluationTerm
    from undercroft.kernel.features.summary import Tally, UnusedItem
    from undercroft.kernel.features.windows import Futures
    from undercroft.kernel.view_types import OptionData, SituationData
    from undercroft.kernel.zones import Zones

S = TypeVar("S", bound=State)
ENGLISH: Final = "en"
LESSONS: Final = "lessons"
TOML: Final = ".toml"
GAME_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
Teller: TypeAlias = Callable[[dict[str, Any], int], list[tuple[str, dict[str, Any]]]]
"""Narrates an event as lines of message keys and arguments; the number varies the wording."""
SHAPE_CACHE_SIZE = 8_192
"""The maximum number of options in the cache of their forms in views."""


class Suggested(NamedTuple):
    """Moves that the deciding seat could make in order, and their consequences."""

    moves: list[Move]
    notes: dict[str, int]
    later: list[Move]
    """The moves of other seats that the notes assume: after the moves, or instead if there are none."""


class Game(Generic[S]):
    """A game: its components as tables, and the functions that the kernel calls.

    Override a function with a method, or with a function of a module: `begin = staticmethod(setup.begin)`.
    """

    id: str
    version: int
    seats: tuple[int, int]
    """The least and the greatest number of seats."""
    deck: Deck
    zones: Zones
    settings: tuple[Setting, ...]
    verbs: tuple[Verb, ...]
    questions: ClassVar[dict[Callable[..., list[Move]], Question]]
    together: bool = False
    """True if all seats win or lose together."""
    situations: tuple[Situation, ...] = ()
    """The contexts in which questions can be asked: see `situation`."""
    evaluation_terms: tuple[EvaluationTerm, ...] = ()
    """Quantities that players count, the most important first; hints and reviews compare options by them."""
    swings: ClassVar[Mapping[type[Event], Callable[[Any], int]]] = {}
    """Functions that measure how far an event turns the game; a summary shows the largest as turning points."""
    leftovers: tuple[UnusedItem, ...] = ()
    """Unused cards that the summary of a game lists."""
    tallies: tuple[Tally, ...] = ()
    """Events that the summary of a game counts."""
    gathered: tuple[type[Event], ...] = ()
    """The kinds of events that the log merges into one line if several follow each other."""
    phrases: tuple[Verb, ...] = ()
    """The phrases of this game, besides those of every game."""
    achievements: tuple[str, ...] = ()
    """The achievements that a person can earn."""
    campaign: Campaign | None = None
    """The campaign: progress that a person keeps from one game to the next, if the game has one."""
    daily: DailySetups | None = None
    """The set-ups of its daily challenge, if it has one."""
    goals: ClassVar[Mapping[str, Goal]] = {}
    """The goals that puzzles of this game can have, by name."""
    wishes: tuple[str, ...] = ()
    """The auto-pass modes of this game, besides `able` (ask where the seat can act) and `ask`: see `passed_by`."""
    futures: Futures | None = None
    """The comparison of futures that tells which options are relevant in a window, if the game has windows."""
    view_type: type = View
    """The type of its views: a TypedDict with the keys of every view, the zones and the game's own fields."""

    def __init__(self) -> None:
        self.verb_named: dict[str, Verb] = {verb.name: verb for verb in self.verbs}
        self.verb_of: dict[Any, Verb] = {verb.does: verb for verb in self.verbs}
        self.phrase_named: dict[str, Verb] = {phrase.name: phrase for phrase in (*self.phrases, *COMMON)}
        """All phrases, the game's own first."""
        self._shapes: dict[Move, OptionData] = {}

    def __reduce__(self) -> tuple[Callable[[str], Game[Any]], tuple[str]]:
        """Pickle the game as its id: unpickling finds the registered game."""
        return find_game, (self.id,)

    def __copy__(self) -> Game[S]:
        return self  # there is one game of an id

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S]:
        return self

    # -- required methods ----------------------------------------------------------------------------------------

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> S:
        """Return a new state: every card in its start zone, unshuffled, with an empty agenda."""
        raise NotImplementedError  # abstract

    def begin(self, state: S) -> None:
        """Put the set-up of the game on the agenda."""
        raise NotImplementedError  # abstract

    # -- optional methods ----------------------------------------------------------------------------------------

    def view_fields(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """Return the game's own part of a view: counters, and totals that players would add up themselves."""
        return {}

    def limits(self, state: S) -> list[tuple[int, Callable[[int], bool]]]:
        """Return the cards whose owner chose their place, each with a test of the faces that it can have.

        Determinization (`kernel/determinize.py`) respects these limits.
        """
        return []

    def start_zone(self, face: int) -> int:
        """Return the zone where a new state puts a printed card (default: the first zone)."""
        return 0

    def place(self, state: S, position: dict[str, Any]) -> None:
        """Apply the counters, phase and turn of a scenario's position to a state whose cards are already placed."""
        raise ImpossibleSetup("no-positions", game=self.id)

    def check(self, options: dict[str, Any]) -> dict[str, Any]:
        """Reject or complete options by rules that `Setting.needs` cannot express; called before these are checked."""
        return options

    def view_fields_since(
        self, state: S, seat: int | None, before: S, shown: Mapping[str, Any], beside: Mapping[str, Any] | None
    ) -> Mapping[str, Any]:
        """Return the same as `view_fields`, reusing unchanged parts of earlier views.

        `shown` is this seat's view of the state `before`; `beside` is another seat's view of the current state.
        """
        return self.view_fields(state, seat)

    def earned(self, state: S, seat: int) -> list[str]:
        """Return the achievements that a finished game gives to the person at a seat."""
        return []

    def score(self, state: S, seat: int) -> int:
        """Return the points of a seat in a finished game, for comparing players (default: the result's score)."""
        assert state.result is not None
        return state.result.scores[seat]

    def traits(self, state: S, seat: int) -> dict[str, list[str]]:
        """Return the traits of a seat's game for statistics: message keys by kind, such as `hero`."""
        return {}

    def puzzle_labels(self, zones: Mapping[str, Any], seat: int) -> list[str]:
        """Return the cards that label a puzzle: those that a seat leads or faces in the zones of its scenario."""
        return []

    def advise(self, state: S) -> list[Suggested]:
        """Return suggestions for the deciding seat, the best first.

        They use only the knowledge of that seat, and each move is a legal option in its turn.
        """
        return []

    def sameness(self, state: S, move: Move) -> object:
        """Return a key that is equal for two moves if the deciding seat sees no difference between them.

        By default copies of a card in one hand are the same.
        """
        fields = self.verb_of[move[0]].fields
        pairs = zip(fields, move[1:], strict=True)
        return (move[0], *(self._copy_in_hand(state, value) if kind == CARD else value for (_, kind), value in pairs))

    def _copy_in_hand(self, state: S, card: int) -> object:
        """Return the zone and the face of a known card in a hand; other cards differ by their places."""
        if not 0 <= card < len(state.face) or not state.known[card] & bit_of(state.seat):
            return card
        index = next(index for index, cards in enumerate(state.zones) if card in cards)
        return (index, state.face[card]) if self.zones.zone_of[index].order is Order.HAND else card

    def situation(self, state: S, prompt: str, shown: Mapping[str, Any]) -> SituationValues | None:
        """Return the context of the current question with its arguments; None if the question needs none.

        `prompt` is the question in the viewer's view and `shown` the game's own fields of that view. Views show
        unknown cards by their backs; all other arguments must be public.
        """
        return None

    def passed_by(self, state: S) -> list[str] | None:
        """Return the auto-pass modes in which the client of the deciding seat passes for it; None outside a window.

        The answer must depend only on public information: passing must not reveal anything.
        """
        return None

    def story(self, event: dict[str, Any], variant: int) -> list[tuple[str, dict[str, Any]]]:
        """Return the narration of an event's data: message keys and arguments; `variant` varies the wording."""
        return []

    def cards(self) -> Sequence[Printed]:
        """Return the printed cards in use (default: the whole deck)."""
        return self.deck.printed

    def parts_of(self, card: Printed) -> list[Part]:
        """Return the parts of a printed card with their sources (default: the whole card as one part)."""
        return whole(card.source)

    def texts_on(self, card: Printed) -> list[str]:
        """Return the message keys of the texts that a card can have (default: its name, text and flavour)."""
        return own_texts(message_of(card.id))

    def given_by(self, card: Printed) -> list[str]:
        """Return the ids of the cards that carry this one, if it is printed on other cards."""
        return []

    def forbidding_clause(self, state: S, move: Move) -> str | None:
        """Return the ledger clause that forbids a well-formed move, if it is known."""
        return None

    def may_say(self, state: S, phrase: Verb, args: tuple[int, ...]) -> bool:
        """Return True if a phrase is allowed now; by default it can name only cards that everybody knows."""
        return all(
            0 <= value < len(state.face) and bool(state.known[value] & bit_of(None))
            for (_, kind), value in zip(phrase.fields, args, strict=True)
            if kind == CARD
        )

    def speaks_of(self, state: S, kind: Kind) -> Sequence[int]:
        """Return the values that phrases can use for a kind: by default all its words, and no cards."""
        return range(len(kind.words))

    def name_of(self, state: S, kind: Kind, value: int, seat: int | None) -> str | None:
        """Return the message key of an argument, as a seat knows it; None for plain numbers."""
        if kind == CARD:
            if not 0 <= value < len(state.face):
                return None
            face = state.face[value]
            if state.known[value] & bit_of(seat):
                return message_of(self.deck.ids[face])
            return "back-" + self.deck.backs[face].replace("_", "-")
        if kind.words:
            return kind.key(kind.words[value])
        return None

    # -- services for the kernel ---------------------------------------------------------------------------------

    def unpack(self, state: S, seats: int, chance: int) -> S:
        """Put every card into its start zone of a new state, unknown to all; owner `n` of a zone is seat `n`."""
        state.chance = chance
        state.face = self.deck.instances()
        state.known = [0] * len(state.face)
        state.alike = by_back([self.deck.backs[face] for face in state.face])
        state.sight = self.zones.sights(tuple(range(seats)))
        state.zones = [[] for _ in range(self.zones.total)]
        for card, face in enumerate(state.face):
            state.zones[self.start_zone(face)].append(card)
        return state

    def read_setup(self, seats: int, options: dict[str, Any] | None) -> dict[str, Any]:
        """Return the options in normal form; raise an error for invalid ones."""
        self._check_seats(seats)
        return settle(self.settings, seats, self.check(read_settings(self.id, self.settings, options)))

    def _check_seats(self, seats: int) -> None:
        low, high = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise ImpossibleSetup("bad-seats", game=self.id, low=low, high=high, seats=safe_repr(seats))

    def plan(self, seats: int, options: dict[str, Any]) -> Plan:
        """Return the choices that a set-up form offers, and the given values that do not fit."""
        self._check_seats(seats)
        return planned(self.settings, seats, read_settings(self.id, self.settings, options))

    def shape_of(self, move: Move) -> OptionData:
        """Return the cached form of a move in views; do not change it."""
        shape = self._shapes.get(move)
        if shape is None:
            if len(self._shapes) >= SHAPE_CACHE_SIZE:
                self._shapes.clear()
            shape = self._shapes[move] = self.verb_of[move[0]].shape(move[1:])
        return shape

    def describe_situation(
        self, state: S, seat: int | None, prompt: str, shown: Mapping[str, Any]
    ) -> SituationData | None:
        """Return the context of the question as a seat (None: a spectator) may know it."""
        found = self.situation(state, prompt, shown)
        if found is None:
            return None
        situation, values = found
        args: dict[str, int | str] = {}
        names: dict[str, str] = {}
        for (name, kind), value in zip(situation.fields, values, strict=True):
            if kind != CARD or state.known[value] & bit_of(seat):  # the number of a hidden card is hidden, too
                args[name] = kind.plain(value)
            if kind == SEAT:
                args[f"{name}_is"] = who(value, seat)
            elif kind.name != WORDING and (key := self.name_of(state, kind, value, seat)):
                names[name] = key
        data: SituationData = {"key": situation.name, "args": args, "names": names}
        if situation.seats:
            data["seats"] = situation.seats
        return data

    def describe_card(self, card: Printed) -> dict[str, Any]:
        """Return a printed card for lists of cards, JSON-able: its facts, the sources of its parts, and its texts."""
        data: dict[str, Any] = msgspec.to_builtins(card._asdict())
        data["origins"] = msgspec.to_builtins(origins_of(self.parts_of(card)))
        data["texts"] = self.texts_on(card)
        data["given_by"] = self.given_by(card)
        return data

    def tell(
        self,
        events: Iterable[Event],
        seat: int | None,
        number: int,
        beside: Sequence[dict[str, Any]] | None = None,
    ) -> list[dict[str, Any]]:
        """Return events as a seat (None: a spectator) may know them, with narration where there is one.

        `number` is the number of the decision that caused them; it varies the wording. `beside` is the data of the same
        events for another seat: public events are reused from it.
        """
        return [
            self._event_data(event, seat, number + place) if beside is None or not event.is_public() else beside[place]
            for place, event in enumerate(events)
        ]

    def _event_data(self, event: Event, seat: int | None, variant: int) -> dict[str, Any]:
        """Return an event as a seat may know it, with its swing and its narration, if it has them."""
        data = event.told_to(seat, self.deck)
        swing = self.swings.get(type(event))
        if swing is not None and (far := swing(event)) > 0:
            data["swing"] = far
        if lines := self.story(data, variant):
            data["story"] = [list(line) for line in lines]
        return data

    def start(self, seats: int, options: dict[str, Any], chance: int, events: list[Event] | None = None) -> S:
        """Return the state of a new game at its first question; append the events of the set-up to `events`."""
        state = self.blank(seats, options, chance)
        state.events = events
        self.begin(state)
        run(state)
        state.events = None
        return state


class SharedPackage:
    """A folder of parts that several games share, such as texts, bots and the terminal board; not itself a game."""

    def __init__(
        self,
        folder: Traversable,
        *,
        bots: Callable[[], Mapping[str, BotMaker]] = dict,
        terminal: Callable[[], object] | None = None,
    ) -> None:
        self.folder = folder
        """The folder with cards (`cards/`), texts (`locale/`) and the browser table (`web/`)."""
        self.bots = bots
        """The bots by level, the weakest first, without the random bot, which every game has."""
        self.terminal = terminal
        """Makes the game's `terminal.plugin` object."""

    @property
    def lineage(self) -> tuple[SharedPackage, ...]:
        """This package and all that it extends, the nearest first: the lookup order of parts."""
        return (self,)


class Package(SharedPackage):
    """A game as one folder: its rules, texts, bots, terminal board and presets.

    Only the rules and texts are required. Bots, terminal and presets are functions, so that they load on first use.
    A package that extends another inherits the parts that it does not define: texts, bots, terminal board.
    """

    def __init__(
        self,
        game: Game[Any],
        folder: Traversable,
        *,
        extends: SharedPackage | None = None,
        bots: Callable[[], Mapping[str, BotMaker]] | None = None,
        terminal: Callable[[], object] | None = None,
        samples: Callable[[], Samples] = Samples,
    ) -> None:
        parent = SharedPackage(folder) if extends is None else extends
        super().__init__(folder, bots=bots or parent.bots, terminal=terminal or parent.terminal)
        self.game = game
        self.extends = extends
        """The package that this one extends; a game must be registered before those that extend it."""
        self.samples = samples
        """Set-ups for benchmarks, golden playthroughs and win rates; not inherited."""

    @property
    def lineage(self) -> tuple[SharedPackage, ...]:
        """This package and all that it extends, the nearest first: the lookup order of parts."""
        return (self,) if self.extends is None else (self, *self.extends.lineage)

    @property
    def lessons(self) -> list[str]:
        """The names of the lessons in `lessons/`."""
        folder = self.folder / LESSONS
        files = folder.iterdir() if folder.is_dir() else ()
        return sorted(file.name.removesuffix(TOML) for file in files if file.name.endswith(TOML))

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game is translated into, English first; other readers get English."""
        found = [
            {folder.name for folder in (package.folder / "locale").iterdir() if folder.is_dir()}
            for package in self.lineage
        ]
        return (ENGLISH, *sorted(set.intersection(*found) - {ENGLISH}))


_registry: dict[str, Package] = {}


def register(package: Package) -> None:
    """Register a game under its id, which must be unique; register a game that it extends first."""
    name = package.game.id
    if not GAME_ID.fullmatch(name):
        raise ImpossibleSetup("bad-game-id", name=name)
    if name in _registry:
        raise ImpossibleSetup("game-taken", name=name)
    parent = package.extends
    if isinstance(parent, Package) and _registry.get(parent.game.id) is not parent:
        raise ImpossibleSetup("parent-unknown", name=name, parent=parent.game.id)
    _registry[name] = package


def forget(name: str) -> None:
    """Unregister a game."""
    del _registry[name]


def registered() -> dict[str, Game[Any]]:
    """Return all games by id, in the order of their registration."""
    return {name: package.game for name, package in _registry.items()}


def find_package(name: str) -> Package:
    """Return the package of the game with an id; raise `ImpossibleSetup` if there is none."""
    package = _registry.get(name) if isinstance(name, str) else None
    if package is None:
        raise ImpossibleSetup("unknown-game", name=name, known=", ".join(_registry))
    return package


def find_game(name: str) -> Game[Any]:
    """Return the game with an id; raise `ImpossibleSetup` if there is none."""
    return find_package(name).game


def game_list() -> list[dict[str, Any]]:
    """Return all games with their seats, options, languages, lessons and zones, JSON-able."""
    return [
        {
            "id": package.game.id,
            "version": package.game.version,
            "seats": list(package.game.seats),
            "options": [setting.data() for setting in package.game.settings if not setting.quiet],
            "wishes": list(package.game.wishes),
            "languages": list(package.languages),
            "lessons": package.lessons,
            "zones": [zone.data() for zone in package.game.zones],
            "leftovers": list(msgspec.to_builtins(package.game.leftovers)),
            "tallies": list(msgspec.to_builtins(package.game.tallies)),
            "gathered": [event.kind() for event in package.game.gathered],
        }
        for package in _registry.values()
    ]
