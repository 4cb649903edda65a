"""What a game package offers to the kernel, and the registry of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from undercroft.kernel.cards import message_of
from undercroft.kernel.decision import CARD, Kind, Question, Verb
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.settings import Setting, read_settings, settle
from undercroft.kernel.state import Move, State, bit_of, run
from undercroft.kernel.view_types import View

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from importlib.resources.abc import Traversable

    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.campaign import Campaign
    from undercroft.kernel.cards import Deck
    from undercroft.kernel.events import Event
    from undercroft.kernel.view_types import ToldOption
    from undercroft.kernel.zones import Zones

S = TypeVar("S", bound=State)
MOST_SHAPES = 8_192
"""So many options are kept in the form in which they are told."""


class Suggested(NamedTuple):
    """Moves that the seat which is asked might make in their order, and what they lead to."""

    moves: list[Move]
    notes: dict[str, int]
    later: list[Move]
    """What others would have to do then for the notes to come true; or first, if there are no moves."""


class Game(Generic[S]):
    """A game: its parts as tables, and the few functions that the kernel calls."""

    id: str
    version: int
    seats: tuple[int, int]
    """The least and the greatest number of seats."""
    deck: Deck
    zones: Zones
    settings: tuple[Setting, ...]
    verbs: tuple[Verb, ...]
    questions: ClassVar[dict[Callable[..., list[Move]], Question]]
    phrases: tuple[Verb, ...] = ()
    achievements: tuple[str, ...] = ()
    """What a person can earn by playing, beyond winning."""
    campaign: Campaign | None = None
    """What a person keeps from one game to the next, if the game has such a thing."""
    languages: tuple[str, ...] = ("en", "ru", "uk", "pl")
    view_type: type = View
    """What its views hold, as a type: a TypedDict with the keys of every view, the zones and the game's own part."""

    def __init__(self) -> None:
        self.verb_named: dict[str, Verb] = {verb.name: verb for verb in self.verbs}
        self.verb_of: dict[Any, Verb] = {verb.does: verb for verb in self.verbs}
        self.phrase_named: dict[str, Verb] = {phrase.name: phrase for phrase in self.phrases}
        self._shapes: dict[Move, ToldOption] = {}

    # -- what a game must write ----------------------------------------------------------------------------------

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> S:
        """The box unpacked: every card in its deck, unshuffled, nothing on the agenda."""
        raise NotImplementedError  # abstract

    def begin(self, state: S) -> None:
        """Put the set-up of the game on the agenda."""
        raise NotImplementedError  # abstract

    def place(self, state: S, position: dict[str, Any]) -> None:
        """Bring counters, phase and turn of a scenario's position into a state whose cards are already placed."""
        raise NotImplementedError  # abstract

    def extras(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """What only this game's view shows: counters, and numbers that players would add in their heads."""
        raise NotImplementedError  # abstract

    def home_of(self, face: int) -> int:
        """The zone where a blank state keeps a printed card."""
        raise NotImplementedError  # abstract

    # -- what a game may write -----------------------------------------------------------------------------------

    def check(self, options: dict[str, Any]) -> dict[str, Any]:
        """Refuse or fill in what the needs of the settings cannot say, before these are looked at."""
        return options

    def extras_since(
        self, state: S, seat: int | None, before: S, shown: Mapping[str, Any], beside: Mapping[str, Any] | None
    ) -> Mapping[str, Any]:
        """The same as `extras`, with less work: parts that look the same may be taken from elsewhere.

        `shown` is what this seat was shown of the state `before`, `beside` what another seat is shown of this one.
        """
        return self.extras(state, seat)

    def earned(self, state: S, seat: int) -> list[str]:
        """The achievements that a finished game gives to the person at a seat."""
        return []

    def advise(self, state: S) -> list[Suggested]:
        """What the seat which is asked might do, the best first.

        It uses only what that seat may know, and takes back nothing from anybody: each move is an option in its turn.
        """
        return []

    def why_not(self, state: S, move: Move) -> str | None:
        """The ledger clause that forbids a well-formed move, if it can be named."""
        return None

    def may_say(self, state: S, phrase: Verb, args: tuple[int, ...]) -> bool:
        """Whether a phrase may be said now: cards may be named only if they lie open for everybody."""
        return all(
            0 <= value < len(state.face) and bool(state.known[value] & bit_of(None))
            for (_, kind), value in zip(phrase.fields, args, strict=True)
            if kind is CARD
        )

    def name_of(self, state: S, kind: Kind, value: int, seat: int | None) -> str | None:
        """The message key of what an argument stands for; None for plain numbers."""
        if kind is CARD:
            if not 0 <= value < len(state.face):
                return None
            face = state.face[value]
            if state.known[value] & bit_of(seat):
                return message_of(self.deck.ids[face])
            return "back-" + self.deck.backs[face].replace("_", "-")
        if kind.words:
            return f"{kind.name}-{kind.words[value]}".replace("_", "-")
        return None

    # -- what the kernel makes of it -----------------------------------------------------------------------------

    def read_setup(self, seats: int, options: dict[str, Any] | None) -> dict[str, Any]:
        """The options in normal form, or a clear refusal."""
        low, high = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise ImpossibleSetup("bad-seats", game=self.id, low=low, high=high, seats=seats)
        return settle(self.settings, seats, self.check(read_settings(self.id, self.settings, options)))

    def shape_of(self, move: Move) -> ToldOption:
        """How an option of this move is told, to be read only: the same moves come again and again, so it is kept."""
        shape = self._shapes.get(move)
        if shape is None:
            if len(self._shapes) >= MOST_SHAPES:
                self._shapes.clear()
            shape = self._shapes[move] = self.verb_of[move[0]].shape(move[1:])
        return shape

    def start(self, seats: int, options: dict[str, Any], chance: int, events: list[Event] | None = None) -> S:
        """A new game, played up to its first question; what happens on the way goes into `events`."""
        state = self.blank(seats, options, chance)
        state.events = events
        self.begin(state)
        run(state)
        state.events = None
        return state


class Package:
    """A game as one folder: its rules, and what it brings along for the other rooms of the house.

    Only the rules are needed. What a room asks for is a function, so that nothing is loaded before it is needed.
    """

    def __init__(
        self,
        game: Game[Any],
        folder: Traversable,
        *,
        bots: Callable[[], Mapping[str, BotMaker]] = dict,
        terminal: Callable[[], object] | None = None,
    ) -> None:
        self.game = game
        self.folder = folder
        """Where the cards (`cards/`), the texts (`locale/`) and the browser's table (`web/`) lie."""
        self.bots = bots
        """The bots of this game by level, the weakest first; the one that plays at random comes by itself."""
        self.terminal = terminal
        """How the game looks in a terminal: the terminal says what that must be."""


_registry: dict[str, Package] = {}


def register(package: Package) -> None:
    """Make a game known by its id."""
    _registry[package.game.id] = package


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
    """What can be played: id, seats, options and languages of every game."""
    return [
        {
            "id": game.id,
            "version": game.version,
            "seats": list(game.seats),
            "options": [setting.told() for setting in game.settings if not setting.quiet],
            "languages": list(game.languages),
        }
        for game in registered().values()
    ]
