"""A table: one game in progress. This is the main class of the public API."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from undercroft.kernel.actions import CARD, Phrase
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.determinize import Worlds, determinized
from undercroft.kernel.errors import Illegal, ImpossibleSetup, Malformed, safe_repr
from undercroft.kernel.events import Event
from undercroft.kernel.features.analysis import Advice
from undercroft.kernel.features.chat import Said, phrases_now, public_phrase, read_phrase
from undercroft.kernel.formats.record import DIGEST_EVERY, FORMAT, Header, Line, Made, Record
from undercroft.kernel.game import Game, find_game
from undercroft.kernel.parsing import find_move
from undercroft.kernel.rng import check_seed, seeded
from undercroft.kernel.state import Move, State, is_open, play
from undercroft.kernel.view_cache import ViewCache

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.kernel.result import Result


UNDO_DEPTH: Final = 100
"""The maximum number of decisions in a row that can be taken back; each keeps a state in memory."""


class Outcome(NamedTuple):
    """The result of a decision: its entry in the record, the next state, and the events."""

    made: Made
    state: State
    events: list[Event]


class Table:
    """A game in progress: its set-up, its state, its decisions so far and the phrases said."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        seed: int,
        state: State,
        *,
        names: tuple[str, ...] = (),
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.names = names
        self.position = position
        """The scenario that the table started from, if any."""
        self.state = state
        self.opening: list[Event] = []
        """The events before the first question."""
        self.moves: list[Made] = []
        self.said: list[Said] = []
        self.digests = True
        """True to store a hash of the state for the record every few decisions."""
        self.imagined = False
        """True for a sampled world: its moves did not lead to its state, so it has no record."""
        self._undo: list[State] = []
        self._undo_cut = False
        """True once the undo history was truncated."""
        self._decision: Decision | None = None
        self._views = ViewCache(game)

    def _check_seat(self, seat: int) -> None:
        """Raise `Malformed` unless it is the number of a seat of this table."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise Malformed("bad-seat", seat=safe_repr(seat), last=self.seats - 1)

    # -- views ---------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The current question, or None when the game is over."""
        if self.state.question is None:
            return None
        if self._decision is None:
            self._decision = self._make_decision()
        return self._decision

    def _make_decision(self) -> Decision:
        state, game = self.state, self.game
        assert state.question is not None
        shown = game.questions[state.question]
        fields = list(zip(shown.fields, state.question_args, strict=True))
        args = {name: kind.plain(value) for (name, kind), value in fields}
        names = {name: key for (name, kind), value in fields if (key := game.name_of(state, kind, value, state.seat))}
        # Everybody sees the prompt, but hidden cards only as a spectator does.
        hidden = {
            name: game.name_of(state, CARD, value, None) or ""
            for (name, kind), value in fields
            if kind == CARD and not is_open(state, value)
        }
        name_cache: dict[tuple[int, int], str | None] = {}  # many options share the same few arguments
        options = [self._option(move, name_cache) for move in state.options]
        passed_by = game.passed_by(state)
        return Decision(
            len(self.moves), state.seat, shown.name, args, names, hidden, shown.behind, shown.seats, options, passed_by
        )

    def _option(self, move: Move, name_cache: dict[tuple[int, int], str | None]) -> Option:
        game = self.game
        names: dict[str, str] = {}
        for (name, kind), value in zip(game.verb_of[move[0]].fields, move[1:], strict=True):
            argument = (id(kind), value)
            if argument not in name_cache:
                name_cache[argument] = game.name_of(self.state, kind, value, self.state.seat)
            if key := name_cache[argument]:
                names[name] = key
        return Option(game.shape_of(move), move, names, self.state.seat)

    @property
    def result(self) -> Result | None:
        """The winners, the scores and the reason for the end; None until the game is over."""
        return self.state.result

    def digest(self) -> str:
        """Return a hash of the whole state."""
        return self.state.digest()

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return all that a seat (None: a spectator) may know, JSON-able.

        Do not change it: views share their unchanged parts.
        """
        if seat is not None:
            self._check_seat(seat)
        return self._views.view(self, seat)

    # -- moves ---------------------------------------------------------------------------------------------------

    def apply(self, choice: Option | str | int) -> list[Event]:
        """Carry out an option (itself, its text or its index) and return the events; an error changes nothing."""
        outcome = self.outcome(choice)
        self.make(outcome)
        return outcome.events

    def outcome(self, choice: Option | str | int) -> Outcome:
        """Return the outcome of an option without changing the table; see `make`."""
        move = self.find(choice)
        after = self.state.clone()
        events: list[Event] = []
        after.events = events
        play(after, move)
        after.events = None
        option = self.game.shape_of(move)["text"]
        digest = after.digest() if self.digests and (len(self.moves) + 1) % DIGEST_EVERY == 0 else None
        return Outcome(Made(self.state.seat, option, digest), after, events)

    def make(self, outcome: Outcome) -> None:
        """Apply an outcome of the current state."""
        before, after = self.state, outcome.state
        if before.chance != after.chance or before.script != after.script or _learned(before.known, after.known):
            self._undo.clear()  # something was revealed, so earlier decisions cannot be taken back
            self._undo_cut = False
        else:
            self._undo.append(before)
            if len(self._undo) > UNDO_DEPTH:
                del self._undo[0]
                self._undo_cut = True
        self.moves.append(outcome.made)
        self.state = after
        self._decision = None

    def find(self, choice: Option | str | int) -> Move:
        """Return the legal move that a choice means; raise `Malformed` or `Illegal` if there is none."""
        return find_move(self.game, self.state, choice)

    def advice(self, seat: int | None) -> list[Advice]:
        """Return the game's suggestions for a seat's decision; many games and questions have none."""
        if seat is not None:
            self._check_seat(seat)
        if self.state.question is None or self.state.seat != seat:
            return []
        shape_of = self.game.shape_of
        return [
            Advice(
                tuple(shape_of(move)["text"] for move in moves),
                notes,
                tuple(self._option(move, {}).data() for move in later),
            )
            for moves, notes, later in self.game.advise(self.state)
        ]

    # -- phrases -------------------------------------------------------------------------------------------------

    def say(self, seat: int, text: str) -> Said:
        """Let a seat say one of the game's phrases, which is possible at any moment and does not affect the game."""
        self._check_seat(seat)
        phrase, args = read_phrase(self.game, text)
        if not self.game.may_say(self.state, phrase, args):
            raise Illegal("not-a-phrase", phrase=text)
        said = Said(len(self.moves), seat, public_phrase(self.game, self.state, phrase, args))
        self.said.append(said)
        return said

    def phrase(self, text: str) -> Phrase:
        """Parse the text of a phrase; the result names only what everybody may know."""
        return public_phrase(self.game, self.state, *read_phrase(self.game, text))

    def phrases(self) -> list[Phrase]:
        """Return every phrase that is possible now."""
        return phrases_now(self.game, self.state)

    # -- undo ----------------------------------------------------------------------------------------------------

    def undo_refusal(self, seat: int | None = None) -> str | None:
        """Return the error code of the reason why the last decision cannot be taken back; None if it can be.

        A seat may take back only its own decision; None stands for a person who plays all seats.
        """
        if seat is not None:
            self._check_seat(seat)
        if not any(seat in (None, move.seat) for move in self.moves):
            return "undo-start"
        if not self._undo:
            return "undo-depth" if self._undo_cut else "undo-revealed"
        if seat is not None and self.moves[-1].seat != seat:
            return "undo-other-seat"
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision; raise `Illegal` if it revealed something or is too far back."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Illegal(refusal)
        self.state = self._undo.pop()
        self.moves.pop()
        self._decision = None
        self._move_phrases_back()

    def _move_phrases_back(self) -> None:
        """Date phrases that followed the decision just taken back to the moment before it.

        Drop those that are not possible there, such as one about a foe not yet in sight: a replay could not say them.
        """
        after = len(self.moves)
        kept: list[Said] = []
        for said in self.said:
            if said.after <= after:
                kept.append(said)
            elif self.game.may_say(self.state, *read_phrase(self.game, said.text)):
                kept.append(msgspec.structs.replace(said, after=after))
        self.said = kept

    # -- copies and records --------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """Return an independent table in the same position."""
        return self._with(self.state.clone())

    def __getstate__(self) -> dict[str, Any]:
        """Leave the caches out of pickles."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_decision", "_views")}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        self._decision = None
        self._views = ViewCache(self.game)

    def __copy__(self) -> Table:
        return self.clone()  # a shallow copy would share the list of moves

    def determinize(self, seat: int | None, seed: int) -> Table:
        """Return a table in a random world that is consistent with the knowledge of a seat (None: a spectator)."""
        if seat is not None:
            self._check_seat(seat)
        world = determinized(self.game, self.state, seat, check_seed(seed))
        other = Table(self.game, self.seats, self.options, seed, world, names=self.names)
        other.moves = self.moves[:]
        other.said = self.said[:]
        other.imagined = True  # it gets neither the real seed nor the starting position nor the undo history
        return other

    def worlds(self, seat: int) -> Worlds:
        """Return a sampler of worlds that are consistent with the knowledge of a seat, for search."""
        self._check_seat(seat)
        return Worlds(self.game, self.state, seat)

    def _with(self, state: State) -> Table:
        other = Table(self.game, self.seats, self.options, self.seed, state, names=self.names, position=self.position)
        other.opening = self.opening
        other.digests = self.digests
        other.imagined = self.imagined
        other.moves = self.moves[:]
        other.said = self.said[:]
        other._undo = self._undo[:]
        other._undo_cut = self._undo_cut
        return other

    def record(self) -> Record:
        """Return the record of the game so far, which can be saved and replayed."""
        if self.imagined:
            raise Illegal("imagined-table")
        header = Header(
            undercroft=FORMAT,
            game=self.game.id,
            rules=self.game.version,
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            names=self.names,
            position=self.position,
        )
        lines: list[Line] = []
        said = list(self.said)
        for number, made in enumerate(self.moves, 1):
            while said and said[0].after < number:
                lines.append(Line(seat=said[0].seat, say=said.pop(0).text))
            digest = self.digest() if number == len(self.moves) else made.digest
            lines.append(Line(seat=made.seat, option=made.option, digest=digest))
        lines += [Line(seat=item.seat, say=item.text) for item in said]
        if self.result is not None:
            lines.append(Line(result=self.result.reason))
        return Record(header, tuple(lines))


def _learned(before: Sequence[int], after: Sequence[int]) -> bool:
    """Return True if a seat learned a card; forgetting a card reveals nothing."""
    return before != after and any(new & ~old for old, new in zip(before, after, strict=True))


def new_table(
    name: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    names: Sequence[str] = (),
) -> Table:
    """Start a game; the default seed comes from the operating system."""
    game = find_game(name)
    count = game.seats[0] if seats is None else seats
    values = game.read_setup(count, options)
    known_seed = read_seed(seed)
    checked_names = check_names(names, count)
    opening: list[Event] = []
    state = game.start(count, values, seeded(known_seed), opening)
    table = Table(game, count, values, known_seed, state, names=checked_names)
    table.opening = opening
    return table


def check_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return the names of the players; raise `ImpossibleSetup` unless there is one for each seat, or none."""
    if isinstance(names, (list, tuple)) and len(names) in (0, seats) and all(_is_name(name) for name in names):
        return tuple(names)
    raise ImpossibleSetup("bad-names", names=safe_repr(names), seats=seats)


def _is_name(name: object) -> bool:
    """Return True for a text without lone surrogates, which a file cannot hold."""
    return isinstance(name, str) and not any("\ud800" <= character <= "\udfff" for character in name)


def read_seed(seed: int | None) -> int:
    """Check a seed; draw one from the operating system if it is None."""
    return secrets.randbits(63) if seed is None else check_seed(seed)
