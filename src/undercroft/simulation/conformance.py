"""Conformance checks for games: promises that every game keeps, checked along random games."""

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
from undercroft.kernel.state import State, bit_of, play, play_stepwise
from undercroft.kernel.view_types import View
from undercroft.kernel.zones import Order, Visibility, misplaced_cards
from undercroft.simulation.onlooker import Onlooker
from undercroft.simulation.promise import Broken, Promise, broken_promises, require
from undercroft.simulation.random_tables import random_table
from undercroft.simulation.texts import needed_messages, unsaid, unsaid_in_events, unsaid_in_question

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from undercroft.kernel.decision import Option
    from undercroft.kernel.events import Event
    from undercroft.kernel.game import Game
    from undercroft.kernel.table import Table

SAMPLED_SHARE: Final = 0.2
"""The share of decisions at which slow checks run."""
WORLDS: Final = 3
"""The number of worlds that are checked at such a decision."""


class Ends(Promise):
    """Every game ends with a result, and every card is always in exactly one zone."""

    def before(self, table: Table, option: Option) -> None:
        """Check the cards."""
        has_every_card(table.state)
        has_kinds_apart(table.game, table.state)

    def at_end(self, table: Table) -> None:
        """Check the result, and that a random playout of the same table ends, too."""
        has_every_card(table.state)
        result = table.result
        require(result is not None, "there is neither a question nor a result")
        assert result is not None
        require(all(0 <= winner < table.seats for winner in result.winners), f"there is no seat {result.winners}")
        require(len(result.scores) in (0, table.seats), f"{len(result.scores)} scores for {table.seats} seats")
        plays_out(self.game_id, self.seed)


def has_kinds_apart(game: Game[Any], state: State) -> None:
    """Check that a zone of some kinds of cards holds no others; positions rely on these kinds."""
    for zone, cards in zip(game.zones.zone_of, state.zones, strict=True):
        if zone.kinds is not None:
            strange = {game.deck.printed[state.face[card]].kind for card in cards}.difference(zone.kinds)
            require(not strange, f"{zone.name} holds other cards: {sorted(strange)}")


def has_every_card(state: State) -> None:
    """Check that no card is lost or doubled."""
    misplaced = misplaced_cards(state)
    require(misplaced == [], f"cards are lost or doubled: {misplaced}")


def plays_out(game_id: str, seed: int) -> None:
    """Check that a random playout ends with a result and every card in one zone."""
    state = random_table(seed, game_id).state
    random_playout(state, take_backs(find_game(game_id)), seed)
    require(state.result is not None, "a fast playout has no result")
    has_every_card(state)


class Copies(Promise):
    """A clone and a pickled copy continue exactly like the state itself, even in the middle of an effect."""

    def before(self, table: Table, option: Option) -> None:
        """Check copies at some decisions."""
        if self.random.random() < SAMPLED_SHARE:
            copies_alike(table.state, option.move)


def copies_alike(state: State, move: tuple[Any, ...]) -> None:
    """Check that copies of a state equal it, share no mutable data with it, and continue alike."""
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
    require(repr(clone.snapshot()) == repr(thawed.snapshot()), "a clone and a pickled copy diverge")
    require(repr(state.snapshot()) == before, "a move on a clone changes the original")
    require(" at 0x" not in before, "the snapshot of a state contains memory addresses, which differ between processes")


def fields_of(state: State) -> list[str]:
    """Return the names of all fields of a state."""
    slots = [slot for kind in type(state).__mro__ for slot in vars(kind).get("__slots__", ())]
    return [*slots, *getattr(state, "__dict__", ())]


class Replays(Promise):
    """A replayed record gives the same state, and undo restores the previous one."""

    def before(self, table: Table, option: Option) -> None:
        """Make the next decision on a copy and take it back."""
        copy = table.clone()
        copy.apply(option)
        try:
            copy.undo()
        except UndercroftError:
            return  # it revealed something
        require(copy.digest() == table.digest(), f"undoing {option.text} does not restore the state")

    def at_end(self, table: Table) -> None:
        """Replay the record."""
        require(replay(table.record().text()).digest() == table.digest(), "a replay of the record ends differently")


class KeepsSecrets(Promise):
    """A seat has the same view of all worlds that differ only in hidden information."""

    def before(self, table: Table, option: Option) -> None:
        """Compare the table with sampled worlds at some decisions."""
        random = self.random
        if random.random() < SAMPLED_SHARE:
            seat = random.choice([*range(table.seats), None])
            other = table.determinize(seat, seed=random.randrange(1 << 30))
            require(other.view(seat) == table.view(seat), f"the view of seat {seat} depends on hidden information")
            require(misplaced_cards(other.state) == [], "a sampled world loses cards")
            require(other.state.known == table.state.known, "a sampled world changes who knows which card")
            require(sorted(other.state.face) == sorted(table.state.face), "a sampled world has other cards")
        if random.random() < SAMPLED_SHARE:
            reveals_nothing(table, option.text, random)


class RemembersCards(Promise):
    """No world of a seat has a card where the seat knows that it cannot be; an independent onlooker follows the cards.

    What a seat remembers does not tell the hidden cards of a hand apart.
    """

    onlooker: Onlooker | None = None

    def before(self, table: Table, option: Option) -> None:
        """Follow the steps of the option, and check worlds at some decisions."""
        if self.onlooker is None:
            self.seat = self.random.choice([*range(table.seats), None])
            self.onlooker = Onlooker(table.game, table.state, bit_of(self.seat))
        if self.random.random() < SAMPLED_SHARE:
            tells_no_cards_apart(table.game, table.state, bit_of(self.seat))
            for _ in range(WORLDS):
                self.onlooker.check(table.determinize(self.seat, seed=self.random.randrange(1 << 30)).state)
        state = table.state.clone()
        before = table.state
        for _ in play_stepwise(state, option.move):
            self.onlooker.observe(before, state)
            before = state.clone()
        self.onlooker.observe(before, state)


def tells_no_cards_apart(game: Game[Any], state: State, bit: int) -> None:
    """Check that a pool has all or none of the cards of a hand that a seat cannot tell apart."""
    for index, cards in enumerate(state.zones):
        if game.zones.zone_of[index].order is Order.HAND:
            hidden: dict[str, list[int]] = {}
            for card in cards:
                if not state.known[card] & bit:
                    hidden.setdefault(game.deck.backs[state.face[card]], []).append(card)
            for alike in hidden.values():
                inside = [{among >> card & 1 for card in alike} for group, among, _ in state.pools if group & bit]
                pooled = {state.pooled[card] & bit for card in alike} if state.pooled else set()
                told_apart = any(len(found) > 1 for found in [*inside, pooled])
                require(not told_apart, f"hidden cards of {game.zones.zone_of[index].name} are told apart")


def reveals_nothing(table: Table, option: str, random: Random) -> None:
    """Check that two worlds with the same public events after an option have the same public view."""
    world = table.determinize(None, seed=random.randrange(1 << 30))
    copy = table.clone()
    try:
        world_events = world.apply(option)
    except UndercroftError:
        return  # not legal in that world
    deck = table.game.deck
    events = copy.apply(option)
    if [event.told_to(None, deck) for event in events] == [event.told_to(None, deck) for event in world_events]:
        require(copy.view(None) == world.view(None), f"the public view after {option} reveals hidden information")


def chooses_alike(table: Table, level: str, seed: int) -> None:
    """Check that a bot makes the same choice at a table and at a sampled twin with other hidden cards."""
    decision = table.decision
    assert decision is not None
    seat, game_id = decision.seat, table.game.id
    chosen = {
        choice_of(make_bot(game_id, level, seed), one.view(seat), partial(one.worlds, seat))
        for one in (table, table.determinize(seat, seed=seed))
    }
    where = f"seed {table.seed}, entry {len(table.moves)}, seat {seat}"
    require(len(chosen) == 1, f"{level} uses hidden information: {where}")


class OffersWhatIsLegal(Promise):
    """Every offered option can be played; options of other decisions are rejected and change nothing."""

    def __init__(self, game_id: str, seed: int) -> None:
        super().__init__(game_id, seed)
        self._seen: list[Option] = []

    def before(self, table: Table, option: Option) -> None:
        """Play every option on a copy, and try some earlier ones."""
        assert table.decision is not None
        for offered in table.decision.options:
            table.clone().apply(offered)
        digest = table.digest()
        for earlier in self.random.sample(self._seen, min(5, len(self._seen))):
            if earlier.move not in table.state.options:
                rejects(table, earlier)
                rejects(table, earlier.text)
        require(table.digest() == digest, "a rejected option changes the state")
        self._seen += table.decision.options


def rejects(table: Table, option: Option | str) -> None:
    """Check that a table rejects an option that is not legal now."""
    try:
        table.apply(option)
    except Illegal:
        return
    raise Broken(f"{option} is accepted although it is not offered")


class ShowsEveryZone(Promise):
    """A view survives JSON unchanged and has every zone; seats know the cards of zones that they may see."""

    def before(self, table: Table, option: Option) -> None:
        """Check the view of a random seat at some decisions."""
        if self.random.random() > SAMPLED_SHARE:
            return
        view = table.view(self.random.choice([*range(table.seats), None]))
        require(json.loads(json.dumps(view)) == view, "a view does not survive JSON")
        declares_type(table.game, view)
        require(set(view["zones"]) == {zone.name for zone in table.game.zones}, "a view lacks zones")
        for zone in table.game.zones:
            for index in range(zone.first, zone.first + zone.count):
                sight = table.state.sight[index]
                known = all(table.state.known[card] & sight == sight for card in table.state.zones[index])
                require(
                    known or zone.sight is Visibility.NOBODY,
                    f"{zone.name} has cards that are unknown to a seat that may see them",
                )


def declares_type(game: Game[Any], view: dict[str, Any]) -> None:
    """Check that a view has exactly the fields that the game's own type declares, if it has one."""
    if game.view_type is not View:
        declared: object = msgspec.convert(view, game.view_type, strict=True)  # drops undeclared fields
        require(json.loads(json.dumps(declared)) == view, "a view has fields that its type does not declare")


class IsPlainData(Promise):
    """Pending steps, questions and moves are module-level functions with plain numbers, not closures or methods."""

    def before(self, table: Table, option: Option) -> None:
        """Check every function in the state."""
        state = table.state
        for function in [step[0] for step in state.agenda] + [state.question] + [move[0] for move in state.options]:
            plain = function.__qualname__ == function.__name__ and getattr(function, "__closure__", None) is None
            require(plain, f"{function.__qualname__} is not a module-level function")
        for step in state.agenda:
            numbers = all(isinstance(argument, int) for argument in step[1:])
            require(numbers, f"{step} has arguments that are not numbers")


class HasTexts(Promise):
    """Every message that the game needs exists in English."""

    def __init__(self, game_id: str, seed: int) -> None:
        super().__init__(game_id, seed)
        self._words = language("en", game_id)
        self._missing = {key for key in needed_messages(find_game(game_id)) if not self._words.has(key)}

    def before(self, table: Table, option: Option) -> None:
        """Render the question and its options."""
        self._missing |= unsaid_in_question(self._words, table)

    def after(self, table: Table, events: Sequence[Event]) -> None:
        """Render the events."""
        self._missing |= unsaid_in_events(self._words, table, events)

    def at_end(self, table: Table) -> None:
        """Render the reason for the end; report all missing messages."""
        if table.result is not None:
            reason = "reason-" + table.result.reason
            self._missing |= unsaid(lambda: self._words.text(reason))
        require(not self._missing, "missing messages: " + ", ".join(sorted(self._missing)))


class Teaches(Promise):
    """Every lesson can be played to its end, its highlights exist, and it has messages in every language."""

    def at_end(self, table: Table) -> None:
        """Play the lessons once, because they do not depend on the seed."""
        if self.seed == 0:
            check_lessons(self.game_id)


def check_lessons(game_id: str) -> None:
    """Play every lesson of a game to its end, and render it in every language."""
    package = find_package(game_id)
    for name in package.lessons:
        guide = Guide(find_lesson(game_id, name))
        steps = [number for number, _ in guide.play()]
        require(steps == list(range(len(guide.lesson.steps))), f"the lesson {name} does not reach its end")
        for code in package.languages:
            words = language(code, game_id)
            missing = {text for text in guide.texts if unsaid(lambda words=words, text=text: words.text(text))}  # type: ignore[misc]
            require(not missing, f"{code} lacks messages of the lesson {name}: {', '.join(sorted(missing))}")


PROMISES: Final[dict[str, type[Promise]]] = {
    "texts": HasTexts,
    "ends": Ends,
    "copies": Copies,
    "replays": Replays,
    "secrets": KeepsSecrets,
    "memory": RemembersCards,
    "legal": OffersWhatIsLegal,
    "zones": ShowsEveryZone,
    "plain": IsPlainData,
    "lessons": Teaches,
}
"""All promises by name."""


def keeps_promises(game_id: str, seed: int, promises: dict[str, type[Promise]] = PROMISES) -> None:
    """Play one random game and check promises on it; raise `Broken` for the first broken one."""
    for name, problem in broken_promises(game_id, seed, promises).items():
        raise Broken(f"{name}: {problem}")


def first_broken(game_id: str, games: int, progress: Callable[[int], None] | None = None) -> dict[str, str | None]:
    """Play random games; return for each promise the first problem with its seed, or None if it is kept.

    `progress` is called with the number of games played so far.
    """
    found: dict[str, str | None] = dict.fromkeys(PROMISES)
    for seed in range(games):
        kept = {name: promise for name, promise in PROMISES.items() if found[name] is None}
        if not kept:
            break
        for name, problem in broken_promises(game_id, seed, kept).items():
            found[name] = f"{problem} (seed {seed})"
        if progress is not None:
            progress(seed + 1)
    return found
