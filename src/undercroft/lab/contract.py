"""What every game promises, whatever is played: each promise is a function that plays a random game and looks."""

from __future__ import annotations

import json
import pickle
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.bots import make_bot
from undercroft.kernel.bot import choice_of
from undercroft.kernel.errors import Illegal, UndercroftError
from undercroft.kernel.game import find_game, find_package
from undercroft.kernel.lesson import Guide, find_lesson
from undercroft.kernel.playout import random_playout, take_backs
from undercroft.kernel.replay import replay
from undercroft.kernel.state import State, play
from undercroft.kernel.view_types import View
from undercroft.kernel.zones import Sight, misplaced_cards
from undercroft.lab.random_tables import random_option, random_table
from undercroft.lab.texts import says_everything, unsaid
from undercroft.lang.language import language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undercroft.kernel.asking import Option
    from undercroft.kernel.game import Game
    from undercroft.kernel.table import Table

TOO_LONG: Final = 3000
"""A random game that takes more decisions than this does not end."""
LOOKED_AT: Final = 0.2
"""How many of the decisions of a game are looked at closely where that takes long."""


class Broken(AssertionError):
    """A promise that a game does not keep."""


def require(kept: bool, broken: str) -> None:
    """Say what is broken unless the promise is kept."""
    if not kept:
        raise Broken(broken)


def moments(game_id: str, seed: int) -> Iterator[tuple[Table, Option, Random]]:
    """A random game: before each decision the table, and the option that is taken next."""
    table = random_table(seed, game_id)
    random = Random(seed)
    for _ in range(TOO_LONG):
        if table.decision is None:
            return
        option = random_option(table, random)
        yield table, option, random
        table.apply(option)
    raise Broken(f"the game does not end within {TOO_LONG} decisions")


def played(game_id: str, seed: int) -> Table:
    """A random game at its end."""
    table = random_table(seed, game_id)
    for table, _, _ in moments(game_id, seed):
        require(misplaced_cards(table.state) == [], f"cards are lost or doubled: {misplaced_cards(table.state)}")
    require(misplaced_cards(table.state) == [], f"cards are lost or doubled: {misplaced_cards(table.state)}")
    return table


# -- the promises ----------------------------------------------------------------------------------------------------


def ends(game_id: str, seed: int) -> None:
    """Every game comes to an end with a result, and every card is in one place all the time."""
    result = played(game_id, seed).result
    require(result is not None, "nobody is asked, and there is no result")
    assert result is not None
    seats = random_table(seed, game_id).seats
    require(all(0 <= winner < seats for winner in result.winners), f"there is no seat {result.winners}")
    require(len(result.scores) in (0, seats), f"{len(result.scores)} scores for {seats} seats")
    plays_out(game_id, seed)


def plays_out(game_id: str, seed: int) -> None:
    """A fast playout, which asks nobody and tells nothing, comes to a result with every card in one place."""
    state = random_table(seed, game_id).state
    random_playout(state, take_backs(find_game(game_id)), seed)
    require(state.result is not None, "a fast playout has no result")
    require(misplaced_cards(state) == [], f"cards are lost or doubled: {misplaced_cards(state)}")


def copies(game_id: str, seed: int) -> None:
    """A clone and a pickled copy go on exactly as the state itself, also in the middle of an effect."""
    for table, option, random in moments(game_id, seed):
        if random.random() < LOOKED_AT:
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


def replays(game_id: str, seed: int) -> None:
    """A record leads to the same end, and what may be taken back leads back to where it was."""
    table = played(game_id, seed)
    require(replay(table.record().text()).digest() == table.digest(), "the record leads to another end")
    for table, option, _ in moments(game_id, seed):
        here, digest = table.clone(), table.digest()
        here.apply(option)
        try:
            here.undo()
        except UndercroftError:
            continue  # it revealed something, or somebody else moves now
        require(here.digest() == digest, f"taking {option.text} back leads elsewhere")


def keeps_secrets(game_id: str, seed: int) -> None:
    """Worlds that differ only in what a seat cannot know look the same to it."""
    for table, option, random in moments(game_id, seed):
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


def offers_what_is_legal(game_id: str, seed: int) -> None:
    """Every option that is offered can be played; those of other moments are refused and change nothing."""
    seen: list[Option] = []
    for table, _, random in moments(game_id, seed):
        assert table.decision is not None
        for option in table.decision.options:
            table.clone().apply(option)
        digest = table.digest()
        for option in random.sample(seen, min(5, len(seen))):
            if option.move not in table.state.options:
                refuses(table, option)
                refuses(table, option.text)
        require(table.digest() == digest, "an option that is refused changes something")
        seen += table.decision.options


def refuses(table: Table, option: Option | str) -> None:
    """An option of another moment is not taken."""
    try:
        table.apply(option)
    except Illegal:
        return
    raise Broken(f"{option} is taken although it is not offered")


def shows_every_zone(game_id: str, seed: int) -> None:
    """A view survives JSON unchanged and tells every zone; whoever may see the cards of a zone knows them."""
    names = {zone.name for zone in find_game(game_id).zones}
    for table, _, random in moments(game_id, seed):
        if random.random() > LOOKED_AT:
            continue
        view = table.view(random.choice([*range(table.seats), None]))
        require(json.loads(json.dumps(view)) == view, "a view does not survive JSON")
        declares_type(table.game, view)
        require(set(view["zones"]) == names, "a view does not tell every zone")
        for zone in table.game.zones:
            for index in range(zone.first, zone.first + zone.count):
                sight = table.state.sight[index]
                known = all(table.state.known[card] & sight == sight for card in table.state.zones[index])
                require(
                    known or zone.sight is Sight.NOBODY, f"{zone.name} lies open, but not everybody knows its cards"
                )


def declares_type(game: Game[Any], view: dict[str, Any]) -> None:
    """A view holds just what the game's own type declares, if it has one."""
    if game.view_type is not View:
        declared: object = msgspec.convert(view, game.view_type, strict=True)  # leaves out what is not declared
        require(json.loads(json.dumps(declared)) == view, "a view holds what its type does not declare")


def is_plain_data(game_id: str, seed: int) -> None:
    """What is still to happen is functions of modules with plain numbers: no closures, no bound methods."""
    for table, _, _ in moments(game_id, seed):
        state = table.state
        for function in [step[0] for step in state.agenda] + [state.question] + [move[0] for move in state.options]:
            plain = function.__qualname__ == function.__name__ and getattr(function, "__closure__", None) is None
            require(plain, f"{function.__qualname__} is no function of a module")
        for step in state.agenda:
            require(
                all(isinstance(argument, int) for argument in step[1:]), f"{step} has arguments that are no numbers"
            )


def has_texts(game_id: str, seed: int) -> None:
    """Everything that is shown and asked can be said in English."""
    missing = says_everything(random_table(seed, game_id), seed)
    require(not missing, "these messages are missing: " + ", ".join(sorted(missing)))


def teaches_what_is_true(game_id: str, seed: int) -> None:
    """Every lesson can be played to its end, what it lights is there, and it can be said in every language."""
    package = find_package(game_id)
    for name in package.lessons:
        guide = Guide(find_lesson(game_id, name))
        told = [number for number, _ in guide.play()]
        require(told == list(range(len(guide.lesson.steps))), f"the lesson {name} does not come to its end")
        for code in package.languages:
            words = language(code, game_id)
            missing = {text for text in guide.texts if unsaid(lambda words=words, text=text: words.text(text))}  # type: ignore[misc]
            require(not missing, f"{code} lacks words of the lesson {name}: {', '.join(sorted(missing))}")


PROMISES: Final[dict[str, Callable[[str, int], None]]] = {
    "texts": has_texts,
    "ends": ends,
    "copies": copies,
    "replays": replays,
    "secrets": keeps_secrets,
    "legal": offers_what_is_legal,
    "zones": shows_every_zone,
    "plain": is_plain_data,
    "lessons": teaches_what_is_true,
}
"""Every promise by its name."""


def first_broken(promise: str, game_id: str, games: int) -> str | None:
    """How and with which seed a promise is broken first in so many random games; None if it is kept."""
    for seed in range(games):
        try:
            PROMISES[promise](game_id, seed)
        except Exception as error:  # whatever a game does wrong is told, not only what was foreseen
            told = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
            return f"{told} (seed {seed})"
    return None
