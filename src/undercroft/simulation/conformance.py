"""What every game promises, whatever is played: each promise looks at a random game while it is played."""

from __future__ import annotations

import json
import pickle
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.bots import make_bot
from undercroft.i18n.language import language
from undercroft.kernel.bot import choice_of
from undercroft.kernel.errors import Illegal, UndercroftError
from undercroft.kernel.features.lesson import Guide, find_lesson
from undercroft.kernel.formats.replay import replay
from undercroft.kernel.game import find_game, find_package
from undercroft.kernel.playout import random_playout, take_backs
from undercroft.kernel.state import State, play
from undercroft.kernel.view_types import View
from undercroft.kernel.zones import Visibility, misplaced_cards
from undercroft.simulation.promise import Broken, Promise, broken_promises, require
from undercroft.simulation.random_tables import random_table
from undercroft.simulation.texts import needed_messages, unsaid, unsaid_in_events, unsaid_in_question

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from undercroft.kernel.decision import Option
    from undercroft.kernel.events import Event
    from undercroft.kernel.game import Game
    from undercroft.kernel.table import Table

LOOKED_AT: Final = 0.2
"""The share of the decisions of a game that is looked at closely where that takes long."""


class Ends(Promise):
    """Every game comes to an end with a result, and every card is in one place all the time."""

    def before(self, table: Table, option: Option) -> None:
        """Count the cards."""
        has_every_card(table.state)

    def at_end(self, table: Table) -> None:
        """Check the result, and play the game once more without asking or telling anybody."""
        has_every_card(table.state)
        result = table.result
        require(result is not None, "nobody is asked, and there is no result")
        assert result is not None
        require(all(0 <= winner < table.seats for winner in result.winners), f"there is no seat {result.winners}")
        require(len(result.scores) in (0, table.seats), f"{len(result.scores)} scores for {table.seats} seats")
        plays_out(self.game_id, self.seed)


def has_every_card(state: State) -> None:
    """Check that no card is lost or doubled."""
    misplaced = misplaced_cards(state)
    require(misplaced == [], f"cards are lost or doubled: {misplaced}")


def plays_out(game_id: str, seed: int) -> None:
    """A fast playout, which asks nobody and tells nothing, comes to a result with every card in one place."""
    state = random_table(seed, game_id).state
    random_playout(state, take_backs(find_game(game_id)), seed)
    require(state.result is not None, "a fast playout has no result")
    has_every_card(state)


class Copies(Promise):
    """A clone and a pickled copy go on exactly as the state itself, also in the middle of an effect."""

    def before(self, table: Table, option: Option) -> None:
        """Copy the state now and then."""
        if self.random.random() < LOOKED_AT:
            copies_alike(table.state, option.move)


def copies_alike(state: State, move: tuple[Any, ...]) -> None:
    """The same at one moment, and that copies share nothing that changes."""
    before = repr(state.snapshot())
    clone, thawed = state.clone(), pickle.loads(pickle.dumps(state))
    require(repr(clone.snapshot()) == before, "a clone is not equal to its original")
    require(repr(thawed.snapshot()) == before, "a pickled copy is not equal to its original")
    for name in fields_of(state):
        here, there = getattr(state, name), getattr(clone, name)
        require(name == "events" or here == there, f"a clone forgets {name}")
        shared = isinstance(here, list) and name != "options" and here is there
        require(not shared, f"a clone shares {name} with its original")
    play(clone, move)
    play(thawed, move)
    require(repr(clone.snapshot()) == repr(thawed.snapshot()), "a clone and a pickled copy go different ways")
    require(repr(state.snapshot()) == before, "playing on a clone changes the original")
    require(" at 0x" not in before, "the fingerprint of a state holds addresses, which are others in every process")


def fields_of(state: State) -> list[str]:
    """All that a state holds, by name."""
    slots = [slot for kind in type(state).__mro__ for slot in vars(kind).get("__slots__", ())]
    return [*slots, *getattr(state, "__dict__", ())]


class Replays(Promise):
    """A record leads to the same end, and what may be taken back leads back to where it was."""

    def before(self, table: Table, option: Option) -> None:
        """Make the next decision at a copy and take it back."""
        here = table.clone()
        here.apply(option)
        try:
            here.undo()
        except UndercroftError:
            return  # it revealed something, or somebody else moves now
        require(here.digest() == table.digest(), f"taking {option.text} back leads elsewhere")

    def at_end(self, table: Table) -> None:
        """Replay the record."""
        require(replay(table.record().text()).digest() == table.digest(), "the record leads to another end")


class KeepsSecrets(Promise):
    """Worlds that differ only in what a seat cannot know look the same to it."""

    def before(self, table: Table, option: Option) -> None:
        """Compare the table with worlds that might be, now and then."""
        random = self.random
        if random.random() < LOOKED_AT:
            seat = random.choice([*range(table.seats), None])
            other = table.determinize(seat, seed=random.randrange(1 << 30))
            require(other.view(seat) == table.view(seat), f"seat {seat} sees what it cannot know")
            require(misplaced_cards(other.state) == [], "a world that might be loses cards")
            require(other.state.known == table.state.known, "a world that might be changes who knows what")
            require(sorted(other.state.face) == sorted(table.state.face), "a world that might be has other cards")
        if random.random() < LOOKED_AT:
            betrays_nothing(table, option.text, random)


def betrays_nothing(table: Table, option: str, random: Random) -> None:
    """If everybody is told the same in two worlds, the same seat is asked the same question next."""
    world = table.determinize(None, seed=random.randrange(1 << 30))
    here = table.clone()
    try:
        there_events = world.apply(option)
    except UndercroftError:
        return  # not legal in that world
    deck = table.game.deck
    here_events = here.apply(option)
    if [event.told_to(None, deck) for event in here_events] == [event.told_to(None, deck) for event in there_events]:
        require(here.view(None) == world.view(None), f"what follows {option} betrays something hidden")


def chooses_alike(table: Table, level: str, seed: int) -> None:
    """A bot chooses the same at a table and at its twin, in which all that its seat does not know is another."""
    decision = table.decision
    assert decision is not None
    seat, game_id = decision.seat, table.game.id
    chosen = {
        choice_of(make_bot(game_id, level, seed), one.view(seat), partial(one.worlds, seat))
        for one in (table, table.determinize(seat, seed=seed))
    }
    require(len(chosen) == 1, f"{level} peeks: seed {table.seed}, entry {len(table.moves)}, seat {seat}")


class OffersWhatIsLegal(Promise):
    """Every option that is offered can be played; those of other moments are refused and change nothing."""

    def __init__(self, game_id: str, seed: int) -> None:
        super().__init__(game_id, seed)
        self._seen: list[Option] = []

    def before(self, table: Table, option: Option) -> None:
        """Play every option at a copy, and try some that were offered earlier."""
        assert table.decision is not None
        for offered in table.decision.options:
            table.clone().apply(offered)
        digest = table.digest()
        for earlier in self.random.sample(self._seen, min(5, len(self._seen))):
            if earlier.move not in table.state.options:
                refuses(table, earlier)
                refuses(table, earlier.text)
        require(table.digest() == digest, "an option that is refused changes something")
        self._seen += table.decision.options


def refuses(table: Table, option: Option | str) -> None:
    """An option of another moment is not taken."""
    try:
        table.apply(option)
    except Illegal:
        return
    raise Broken(f"{option} is taken although it is not offered")


class ShowsEveryZone(Promise):
    """A view survives JSON unchanged and tells every zone; who may see the cards of a zone knows them."""

    def before(self, table: Table, option: Option) -> None:
        """Look at the view of a random seat now and then."""
        if self.random.random() > LOOKED_AT:
            return
        view = table.view(self.random.choice([*range(table.seats), None]))
        require(json.loads(json.dumps(view)) == view, "a view does not survive JSON")
        declares_type(table.game, view)
        require(set(view["zones"]) == {zone.name for zone in table.game.zones}, "a view does not tell every zone")
        for zone in table.game.zones:
            for index in range(zone.first, zone.first + zone.count):
                sight = table.state.sight[index]
                known = all(table.state.known[card] & sight == sight for card in table.state.zones[index])
                require(
                    known or zone.sight is Visibility.NOBODY,
                    f"{zone.name} lies open, but not everybody knows its cards",
                )


def declares_type(game: Game[Any], view: dict[str, Any]) -> None:
    """A view holds just what the game's own type declares, if it has one."""
    if game.view_type is not View:
        declared: object = msgspec.convert(view, game.view_type, strict=True)  # leaves out what is not declared
        require(json.loads(json.dumps(declared)) == view, "a view holds what its type does not declare")


class IsPlainData(Promise):
    """What is still to happen is functions of modules with plain numbers: no closures, no bound methods."""

    def before(self, table: Table, option: Option) -> None:
        """Look at every function that the state holds."""
        state = table.state
        for function in [step[0] for step in state.agenda] + [state.question] + [move[0] for move in state.options]:
            plain = function.__qualname__ == function.__name__ and getattr(function, "__closure__", None) is None
            require(plain, f"{function.__qualname__} is no function of a module")
        for step in state.agenda:
            require(
                all(isinstance(argument, int) for argument in step[1:]), f"{step} has arguments that are no numbers"
            )


class HasTexts(Promise):
    """Everything that is shown and asked can be said in English."""

    def __init__(self, game_id: str, seed: int) -> None:
        super().__init__(game_id, seed)
        self._words = language("en", game_id)
        self._missing = {key for key in needed_messages(find_game(game_id)) if not self._words.has(key)}

    def before(self, table: Table, option: Option) -> None:
        """Say the question and its options."""
        self._missing |= unsaid_in_question(self._words, table)

    def after(self, table: Table, events: Sequence[Event]) -> None:
        """Say what happened."""
        self._missing |= unsaid_in_events(self._words, table, events)

    def at_end(self, table: Table) -> None:
        """Say why it ended; tell all that could not be said."""
        if table.result is not None:
            reason = "reason-" + table.result.reason
            self._missing |= unsaid(lambda: self._words.text(reason))
        require(not self._missing, "these messages are missing: " + ", ".join(sorted(self._missing)))


class Teaches(Promise):
    """Every lesson can be played to its end, what it lights is there, and it can be said in every language."""

    def at_end(self, table: Table) -> None:
        """Play the lessons; they are the same beside every game."""
        if self.seed == 0:
            teaches_what_is_true(self.game_id)


def teaches_what_is_true(game_id: str) -> None:
    """Play every lesson of a game to its end, and say it in every language."""
    package = find_package(game_id)
    for name in package.lessons:
        guide = Guide(find_lesson(game_id, name))
        told = [number for number, _ in guide.play()]
        require(told == list(range(len(guide.lesson.steps))), f"the lesson {name} does not come to its end")
        for code in package.languages:
            words = language(code, game_id)
            missing = {text for text in guide.texts if unsaid(lambda words=words, text=text: words.text(text))}  # type: ignore[misc]
            require(not missing, f"{code} lacks words of the lesson {name}: {', '.join(sorted(missing))}")


PROMISES: Final[dict[str, type[Promise]]] = {
    "texts": HasTexts,
    "ends": Ends,
    "copies": Copies,
    "replays": Replays,
    "secrets": KeepsSecrets,
    "legal": OffersWhatIsLegal,
    "zones": ShowsEveryZone,
    "plain": IsPlainData,
    "lessons": Teaches,
}
"""Every promise by its name."""


def keeps_promises(game_id: str, seed: int, promises: dict[str, type[Promise]] = PROMISES) -> None:
    """Play one random game and check promises on it; raise `Broken` for the first that is not kept."""
    for name, told in broken_promises(game_id, seed, promises).items():
        raise Broken(f"{name}: {told}")


def first_broken(game_id: str, games: int, tell: Callable[[int], None] | None = None) -> dict[str, str | None]:
    """Play so many random games; how and with which seed each promise is broken first, None for one that is kept.

    `tell` is called with the number of games played so far.
    """
    found: dict[str, str | None] = dict.fromkeys(PROMISES)
    for seed in range(games):
        kept = {name: promise for name, promise in PROMISES.items() if found[name] is None}
        if not kept:
            break
        for name, told in broken_promises(game_id, seed, kept).items():
            found[name] = f"{told} (seed {seed})"
        if tell is not None:
            tell(seed + 1)
    return found
