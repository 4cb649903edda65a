"""A table: one game being played. The public face of the kernel."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from undercroft.kernel.actions import CARD, Phrase
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.determinize import Worlds, determinized
from undercroft.kernel.errors import Illegal, ImpossibleSetup, Malformed, shown
from undercroft.kernel.events import Event
from undercroft.kernel.features.analysis import Advice
from undercroft.kernel.features.chat import Said, phrases_now, read_phrase, told_phrase
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
"""So many decisions in a row can be taken back: each keeps a state in memory."""


class Outcome(NamedTuple):
    """What a decision leads to: what goes into the record, the state after it, and what happens on the way."""

    made: Made
    state: State
    events: list[Event]


class Table:
    """A game in progress: its set-up, its state, the decisions so far and what was said."""

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
        """The scenario that this table started from, if any."""
        self.state = state
        self.opening: list[Event] = []
        """What happened before the first question."""
        self.moves: list[Made] = []
        self.said: list[Said] = []
        self.digests = True
        """Whether every few decisions a fingerprint of the state is kept for the record."""
        self.imagined = False
        """Whether it is a world that somebody imagines: no decisions led there, so it has no record."""
        self._undo: list[State] = []
        self._undo_cut = False
        """Whether more could be taken back if more were remembered."""
        self._decision: Decision | None = None
        self._showing = ViewCache(game)

    def _check_seat(self, seat: int) -> None:
        """Refuse what is not the number of a seat of this table."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise Malformed("bad-seat", seat=shown(seat), last=self.seats - 1)

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question being asked, or None when the game is over."""
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
        # Everybody is told the prompt, but of hidden cards only what a spectator may know.
        hidden = {
            name: game.name_of(state, CARD, value, None) or ""
            for (name, kind), value in fields
            if kind == CARD and not is_open(state, value)
        }
        found: dict[tuple[int, int], str | None] = {}  # options name the same few things
        options = [self._option(move, found) for move in state.options]
        passed_by = game.passed_by(state)
        return Decision(
            len(self.moves), state.seat, shown.name, args, names, hidden, shown.behind, shown.seats, options, passed_by
        )

    def _option(self, move: Move, found: dict[tuple[int, int], str | None]) -> Option:
        game = self.game
        names: dict[str, str] = {}
        for (name, kind), value in zip(game.verb_of[move[0]].fields, move[1:], strict=True):
            thing = (id(kind), value)
            if thing not in found:
                found[thing] = game.name_of(self.state, kind, value, self.state.seat)
            if key := found[thing]:
                names[name] = key
        return Option(game.shape_of(move), move, names, self.state.seat)

    @property
    def result(self) -> Result | None:
        """None while the game goes on; else winners, scores and the reason."""
        return self.state.result

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return self.state.digest()

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that a seat (None: a spectator) may know, JSON-able.

        It is to be read only: what has not changed is shared with earlier views.
        """
        if seat is not None:
            self._check_seat(seat)
        return self._showing.view(self, seat)

    # -- moving --------------------------------------------------------------------------------------------------

    def apply(self, choice: Option | str | int) -> list[Event]:
        """Carry out an option (itself, its text or its index) and give the events; a refused one changes nothing."""
        outcome = self.outcome(choice)
        self.make(outcome)
        return outcome.events

    def outcome(self, choice: Option | str | int) -> Outcome:
        """What an option would lead to; nothing changes until that is made."""
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
        """Let the table stand as it does after an outcome of its present state."""
        before, after = self.state, outcome.state
        if before.chance != after.chance or before.script != after.script or _learned(before.known, after.known):
            self._undo.clear()  # information came out: what was before cannot be taken back
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
        """The legal move that a choice means."""
        return find_move(self.game, self.state, choice)

    def advice(self, seat: int | None) -> list[Advice]:
        """What the game suggests to a seat that is asked; not every game and not every question has something."""
        if seat is not None:
            self._check_seat(seat)
        if self.state.question is None or self.state.seat != seat:
            return []
        shape_of = self.game.shape_of
        return [
            Advice(
                tuple(shape_of(move)["text"] for move in moves),
                notes,
                tuple(self._option(move, {}).told() for move in later),
            )
            for moves, notes, later in self.game.advise(self.state)
        ]

    # -- talking -------------------------------------------------------------------------------------------------

    def say(self, seat: int, text: str) -> Said:
        """Let a seat say one of the game's phrases; talk is free at any moment and changes nothing."""
        self._check_seat(seat)
        phrase, args = read_phrase(self.game, text)
        if not self.game.may_say(self.state, phrase, args):
            raise Illegal("not-a-phrase", phrase=text)
        said = Said(len(self.moves), seat, told_phrase(self.game, self.state, phrase, args))
        self.said.append(said)
        return said

    def told_phrase(self, text: str) -> Phrase:
        """A phrase as it is told when it is said now; it names only what everybody may know."""
        return told_phrase(self.game, self.state, *read_phrase(self.game, text))

    def phrases(self) -> list[Phrase]:
        """Every phrase that makes sense now."""
        return phrases_now(self.game, self.state)

    # -- taking back ---------------------------------------------------------------------------------------------

    def undo_refusal(self, seat: int | None = None) -> str | None:
        """Why the last decision cannot be taken back (an error code), or None if it can.

        A seat may take back only its own decision; None stands for someone who plays all seats.
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
        """Take back the last decision, as far back as the last thing that was revealed."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Illegal(refusal)
        self.state = self._undo.pop()
        self.moves.pop()
        self._decision = None
        self._keep_said()

    def _keep_said(self) -> None:
        """What was said after a decision that was taken back counts as said before it.

        It was heard and stays, unless it makes no sense there (a foe that was not in sight yet): such a phrase could
        not be said when the record is replayed.
        """
        after = len(self.moves)
        kept: list[Said] = []
        for said in self.said:
            if said.after <= after:
                kept.append(said)
            elif self.game.may_say(self.state, *read_phrase(self.game, said.text)):
                kept.append(msgspec.structs.replace(said, after=after))
        self.said = kept

    # -- copying and keeping -------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent table in the same position."""
        return self._with(self.state.clone())

    def __getstate__(self) -> dict[str, Any]:
        """What is kept to be quick stays behind when a table is frozen: it is made again where it is wanted."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_decision", "_showing")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._decision = None
        self._showing = ViewCache(self.game)

    def __copy__(self) -> Table:
        return self.clone()  # a shallow copy would share the list of moves

    def determinize(self, seat: int | None, seed: int) -> Table:
        """A table in a random world that this seat cannot tell from the real one."""
        if seat is not None:
            self._check_seat(seat)
        world = determinized(self.game, self.state, seat, check_seed(seed))
        other = Table(self.game, self.seats, self.options, seed, world, names=self.names)
        other.moves = self.moves[:]
        other.said = self.said[:]
        other.imagined = True  # the real seed, the position it began with and what may be taken back stay behind
        return other

    def worlds(self, seat: int) -> Worlds:
        """The worlds that a seat cannot tell from the real one, to play out in search."""
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
        """The game so far, as it can be written to a file and replayed."""
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
    """Whether somebody knows a card whom it was hidden from; cards that are lost sight of give nothing away."""
    return before != after and any(new & ~old for old, new in zip(before, after, strict=True))


def new_table(
    name: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    names: Sequence[str] = (),
) -> Table:
    """A new table of a game; without a seed, chance comes from the operating system."""
    game = find_game(name)
    count = game.seats[0] if seats is None else seats
    values = game.read_setup(count, options)
    known_seed = read_seed(seed)
    called = check_names(names, count)
    opening: list[Event] = []
    state = game.start(count, values, seeded(known_seed), opening)
    table = Table(game, count, values, known_seed, state, names=called)
    table.opening = opening
    return table


def check_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names of those who sit at a table: one for each seat, or none at all."""
    if isinstance(names, (list, tuple)) and len(names) in (0, seats) and all(_is_name(name) for name in names):
        return tuple(names)
    raise ImpossibleSetup("bad-names", names=shown(names), seats=seats)


def _is_name(name: object) -> bool:
    """Whether it is a text that a record can hold: half of a surrogate pair cannot be written to a file."""
    return isinstance(name, str) and not any("\ud800" <= character <= "\udfff" for character in name)


def read_seed(seed: int | None) -> int:
    """The seed given, or one from the operating system's randomness."""
    return secrets.randbits(63) if seed is None else check_seed(seed)
