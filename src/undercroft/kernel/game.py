"""What a game package offers to the kernel, and the registry of games."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from undercroft.kernel.actions import CARD, SEAT, WORDING, Kind, Question, Situation, SituationValues, Verb
from undercroft.kernel.cards import message_of
from undercroft.kernel.decision import who
from undercroft.kernel.errors import ImpossibleSetup, shown
from undercroft.kernel.features.chat import COMMON
from undercroft.kernel.features.presets import Samples
from undercroft.kernel.features.provenance import Part, origins_of, own_texts, whole
from undercroft.kernel.features.puzzle_task import Goal
from undercroft.kernel.options import Plan, Setting, planned, read_settings, settle
from undercroft.kernel.state import Move, State, bit_of, run
from undercroft.kernel.view_types import View

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
    from undercroft.kernel.view_types import OptionData, SituationData
    from undercroft.kernel.zones import Zones

S = TypeVar("S", bound=State)
ENGLISH: Final = "en"
LESSONS: Final = "lessons"
TOML: Final = ".toml"
GAME_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
Teller: TypeAlias = Callable[[dict[str, Any], int], list[tuple[str, dict[str, Any]]]]
"""Tells an event as lines of a story: message keys and arguments; the number varies the wording."""
MOST_SHAPES = 8_192
"""So many options are kept in the form in which they are told."""


class Suggested(NamedTuple):
    """Moves that the seat which is asked might make in their order, and what they lead to."""

    moves: list[Move]
    notes: dict[str, int]
    later: list[Move]
    """What others would have to do then for the notes to come true; or first, if there are no moves."""


class Game(Generic[S]):
    """A game: its parts as tables, and the few functions that the kernel calls.

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
    """Whether all seats win or lose together."""
    situations: tuple[Situation, ...] = ()
    """What may go on while somebody is asked: see `situation`."""
    evaluation_terms: tuple[EvaluationTerm, ...] = ()
    """What players count, the weightiest first: by it hints and reviews say why one option is better than another."""
    swings: ClassVar[Mapping[type[Event], Callable[[Any], int]]] = {}
    """How far events of these kinds turn a game: at its end the greatest are told as its turning points."""
    leftovers: tuple[UnusedItem, ...] = ()
    """What nobody used, told at the end of a game."""
    tallies: tuple[Tally, ...] = ()
    """What is counted in a game, told at its end."""
    gathered: tuple[type[Event], ...] = ()
    """The kinds of events of which several in a row are one line of the log."""
    phrases: tuple[Verb, ...] = ()
    """What seats may say besides what they may say in every game."""
    achievements: tuple[str, ...] = ()
    """What a person can earn by playing, beyond winning."""
    campaign: Campaign | None = None
    """What a person keeps from one game to the next, if the game has such a thing."""
    daily: DailySetups | None = None
    """The set-ups of its daily challenge, if it has one."""
    goals: ClassVar[Mapping[str, Goal]] = {}
    """What puzzles of this game may want, by name."""
    wishes: tuple[str, ...] = ()
    """What players may wish besides being asked where they can act (`able`) or always (`ask`): see `passed_by`."""
    view_type: type = View
    """What its views hold, as a type: a TypedDict with the keys of every view, the zones and the game's own part."""

    def __init__(self) -> None:
        self.verb_named: dict[str, Verb] = {verb.name: verb for verb in self.verbs}
        self.verb_of: dict[Any, Verb] = {verb.does: verb for verb in self.verbs}
        self.phrase_named: dict[str, Verb] = {phrase.name: phrase for phrase in (*self.phrases, *COMMON)}
        """Everything that can be said, the game's own first."""
        self._shapes: dict[Move, OptionData] = {}

    def __reduce__(self) -> tuple[Callable[[str], Game[Any]], tuple[str]]:
        """A game is pickled as its id: whoever thaws it gets the game that is registered there."""
        return find_game, (self.id,)

    def __copy__(self) -> Game[S]:
        return self  # there is one game of an id

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S]:
        return self

    # -- what a game must write ----------------------------------------------------------------------------------

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> S:
        """The box unpacked: every card in its deck, unshuffled, nothing on the agenda."""
        raise NotImplementedError  # abstract

    def begin(self, state: S) -> None:
        """Put the set-up of the game on the agenda."""
        raise NotImplementedError  # abstract

    # -- what a game may write -----------------------------------------------------------------------------------

    def view_fields(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """What only this game's view shows: counters, and numbers that players would add in their heads."""
        return {}

    def limits(self, state: S) -> list[tuple[int, Callable[[int], bool]]]:
        """The cards that somebody laid where they lie by choice, each with a test of the faces that it could have.

        Worlds that a seat imagines (`kernel/determinize.py`) keep to it.
        """
        return []

    def start_zone(self, face: int) -> int:
        """The zone where a blank state keeps a printed card: the first one, unless the game says otherwise."""
        return 0

    def place(self, state: S, position: dict[str, Any]) -> None:
        """Bring counters, phase and turn of a scenario's position into a state whose cards are already placed."""
        raise ImpossibleSetup("no-positions", game=self.id)

    def check(self, options: dict[str, Any]) -> dict[str, Any]:
        """Refuse or fill in what the needs of the settings cannot say, before these are looked at."""
        return options

    def view_fields_since(
        self, state: S, seat: int | None, before: S, shown: Mapping[str, Any], beside: Mapping[str, Any] | None
    ) -> Mapping[str, Any]:
        """The same as `view_fields`, with less work: parts that look the same may be taken from elsewhere.

        `shown` is what this seat was shown of the state `before`, `beside` what another seat is shown of this one.
        """
        return self.view_fields(state, seat)

    def earned(self, state: S, seat: int) -> list[str]:
        """The achievements that a finished game gives to the person at a seat."""
        return []

    def score(self, state: S, seat: int) -> int:
        """The points of a seat in a finished game, to compare those who played it: by default the result's."""
        assert state.result is not None
        return state.result.scores[seat]

    def traits(self, state: S, seat: int) -> dict[str, list[str]]:
        """With whom and where a seat played, for a person's statistics: message keys by kind, such as `hero`."""
        return {}

    def puzzle_labels(self, zones: Mapping[str, Any], seat: int) -> list[str]:
        """The cards by which a person tells positions of the game apart: whom that seat leads, or whom it faces.

        `zones` are those of a scenario.
        """
        return []

    def advise(self, state: S) -> list[Suggested]:
        """What the seat which is asked might do, the best first.

        It uses only what that seat may know, and takes back nothing from anybody: each move is an option in its turn.
        """
        return []

    def situation(self, state: S, prompt: str, shown: Mapping[str, Any]) -> SituationValues | None:
        """What goes on while somebody is asked, with its arguments; None where the question says it all.

        `prompt` is the question as the one who looks is told it, and `shown` the game's own part of their view. Cards
        that they do not know are told by their backs; everything else must be what everybody knows.
        """
        return None

    def passed_by(self, state: S) -> list[str]:
        """The wishes under which the seat that is asked does not want to be: its client passes for it.

        Only what everybody knows may decide it: whether a seat was asked must betray nothing.
        """
        return []

    def story(self, event: dict[str, Any], variant: int) -> list[tuple[str, dict[str, Any]]]:
        """The narration of an event as a seat was told it: message keys and arguments; `variant` varies the wording."""
        return []

    def cards(self) -> Sequence[Printed]:
        """The printed cards that can be played with: by default all of the deck."""
        return self.deck.printed

    def parts_of(self, card: Printed) -> list[Part]:
        """The parts of a printed card with where each comes from: by default the whole card."""
        return whole(card.source)

    def texts_on(self, card: Printed) -> list[str]:
        """The messages of all that is printed on a card, as far as there are such: by default its own."""
        return own_texts(message_of(card.id))

    def given_by(self, card: Printed) -> list[str]:
        """The cards that give this one, if it is printed on others."""
        return []

    def forbidding_clause(self, state: S, move: Move) -> str | None:
        """The ledger clause that forbids a well-formed move, if it can be named."""
        return None

    def may_say(self, state: S, phrase: Verb, args: tuple[int, ...]) -> bool:
        """Whether a phrase may be said now: cards may be named only if they lie open for everybody."""
        return all(
            0 <= value < len(state.face) and bool(state.known[value] & bit_of(None))
            for (_, kind), value in zip(phrase.fields, args, strict=True)
            if kind == CARD
        )

    def speaks_of(self, state: S, kind: Kind) -> Sequence[int]:
        """What phrases may speak of now: all words of a kind, and of cards those that the game names here."""
        return range(len(kind.words))

    def name_of(self, state: S, kind: Kind, value: int, seat: int | None) -> str | None:
        """The message key of what an argument stands for; None for plain numbers."""
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

    # -- what the kernel makes of it -----------------------------------------------------------------------------

    def unpack(self, state: S, seats: int, chance: int) -> S:
        """Put every card into a new state, at its home and unknown to all; zones that owners have are the seats'."""
        state.chance = chance
        state.face = self.deck.instances()
        state.known = [0] * len(state.face)
        state.sight = self.zones.sights(tuple(range(seats)))
        state.zones = [[] for _ in range(self.zones.total)]
        for card, face in enumerate(state.face):
            state.zones[self.start_zone(face)].append(card)
        return state

    def read_setup(self, seats: int, options: dict[str, Any] | None) -> dict[str, Any]:
        """The options in normal form, or a clear refusal."""
        self._check_seats(seats)
        return settle(self.settings, seats, self.check(read_settings(self.id, self.settings, options)))

    def _check_seats(self, seats: int) -> None:
        low, high = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise ImpossibleSetup("bad-seats", game=self.id, low=low, high=high, seats=shown(seats))

    def plan(self, seats: int, options: dict[str, Any]) -> Plan:
        """What a form offers for a set-up that is being put together, and what of it does not fit."""
        self._check_seats(seats)
        return planned(self.settings, seats, read_settings(self.id, self.settings, options))

    def shape_of(self, move: Move) -> OptionData:
        """How an option of this move is told, to be read only: the same moves come again and again, so it is kept."""
        shape = self._shapes.get(move)
        if shape is None:
            if len(self._shapes) >= MOST_SHAPES:
                self._shapes.clear()
            shape = self._shapes[move] = self.verb_of[move[0]].shape(move[1:])
        return shape

    def describe_situation(
        self, state: S, seat: int | None, prompt: str, shown: Mapping[str, Any]
    ) -> SituationData | None:
        """What goes on, as that seat (None: a spectator) is told it."""
        found = self.situation(state, prompt, shown)
        if found is None:
            return None
        situation, values = found
        args: dict[str, int | str] = {}
        names: dict[str, str] = {}
        for (name, kind), value in zip(situation.fields, values, strict=True):
            if kind != CARD or state.known[value] & bit_of(seat):  # the number of a hidden card stays hidden, too
                args[name] = kind.plain(value)
            if kind == SEAT:
                args[f"{name}_is"] = who(value, seat)
            elif kind.name != WORDING and (key := self.name_of(state, kind, value, seat)):
                names[name] = key
        told: SituationData = {"key": situation.name, "args": args, "names": names}
        if situation.seats:
            told["seats"] = situation.seats
        return told

    def describe_card(self, card: Printed) -> dict[str, Any]:
        """A printed card for lists of cards, JSON-able: its facts, where its parts come from, what stands on it."""
        told: dict[str, Any] = msgspec.to_builtins(card._asdict())
        told["origins"] = msgspec.to_builtins(origins_of(self.parts_of(card)))
        told["texts"] = self.texts_on(card)
        told["given_by"] = self.given_by(card)
        return told

    def tell(
        self,
        events: Iterable[Event],
        seat: int | None,
        number: int,
        beside: Sequence[dict[str, Any]] | None = None,
    ) -> list[dict[str, Any]]:
        """Events as that seat (None: a spectator) is told them, with the story of those that have one.

        `number` is that of the decision which led to them; it varies the wording. `beside` is what another seat is told
        of the same: what looks alike is taken from there.
        """
        return [
            self._told_event(event, seat, number + place)
            if beside is None or not event.looks_alike()
            else beside[place]
            for place, event in enumerate(events)
        ]

    def _told_event(self, event: Event, seat: int | None, variant: int) -> dict[str, Any]:
        """An event as a seat is told it, with how far it turns the game, if it does, and with its story."""
        told = event.told_to(seat, self.deck)
        swing = self.swings.get(type(event))
        if swing is not None and (far := swing(event)) > 0:
            told["swing"] = far
        if lines := self.story(told, variant):
            told["story"] = [list(line) for line in lines]
        return told

    def start(self, seats: int, options: dict[str, Any], chance: int, events: list[Event] | None = None) -> S:
        """A new game, played up to its first question; what happens on the way goes into `events`."""
        state = self.blank(seats, options, chance)
        state.events = events
        self.begin(state)
        run(state)
        state.events = None
        return state


class SharedPackage:
    """A folder of parts that several games share: texts, bots, the terminal board. It is not a game itself."""

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
        """The bots by level, the weakest first; the random bot is always added."""
        self.terminal = terminal
        """The game in a terminal, a `terminal.plugin` object."""

    @property
    def lineage(self) -> tuple[SharedPackage, ...]:
        """This package and all that it extends, the nearest first: the order in which parts are looked up."""
        return (self,)


class Package(SharedPackage):
    """A game as one folder: its rules, and what other packages need of it.

    Only the rules are required. Bots, terminal and presets are functions, so that nothing is loaded before it is used.
    A package that extends another takes over the parts that it does not bring itself: texts, bots, terminal board.
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
        """The package that this one builds on; a game must be registered before those that extend it."""
        self.samples = samples
        """Set-ups of the game for benchmarks, golden playthroughs and win rates; they are never inherited."""

    @property
    def lineage(self) -> tuple[SharedPackage, ...]:
        """This package and all that it extends, the nearest first: the order in which parts are looked up."""
        return (self,) if self.extends is None else (self, *self.extends.lineage)

    @property
    def lessons(self) -> list[str]:
        """The names of the guided games in `lessons/`."""
        folder = self.folder / LESSONS
        files = folder.iterdir() if folder.is_dir() else ()
        return sorted(file.name.removesuffix(TOML) for file in files if file.name.endswith(TOML))

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that all texts of the game are in, English first; other readers get English."""
        found = [
            {folder.name for folder in (package.folder / "locale").iterdir() if folder.is_dir()}
            for package in self.lineage
        ]
        return (ENGLISH, *sorted(set.intersection(*found) - {ENGLISH}))


_registry: dict[str, Package] = {}


def register(package: Package) -> None:
    """Make a game known by its id, which nobody else may have; a game that it builds on is known before it."""
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
    """Make a game unknown again."""
    del _registry[name]


def registered() -> dict[str, Game[Any]]:
    """All games by id, in the order of their registration."""
    return {name: package.game for name, package in _registry.items()}


def find_package(name: str) -> Package:
    """The package of the game with that id."""
    package = _registry.get(name) if isinstance(name, str) else None
    if package is None:
        raise ImpossibleSetup("unknown-game", name=name, known=", ".join(_registry))
    return package


def find_game(name: str) -> Game[Any]:
    """The game with that id."""
    return find_package(name).game


def game_list() -> list[dict[str, Any]]:
    """What can be played: id, seats, options, wishes, languages and zones of every game."""
    return [
        {
            "id": package.game.id,
            "version": package.game.version,
            "seats": list(package.game.seats),
            "options": [setting.told() for setting in package.game.settings if not setting.quiet],
            "wishes": list(package.game.wishes),
            "languages": list(package.languages),
            "lessons": package.lessons,
            "zones": [zone.told() for zone in package.game.zones],
            "leftovers": list(msgspec.to_builtins(package.game.leftovers)),
            "tallies": list(msgspec.to_builtins(package.game.tallies)),
            "gathered": [event.kind() for event in package.game.gathered],
        }
        for package in _registry.values()
    ]
