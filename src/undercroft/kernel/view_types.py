"""What a view holds, as types: the part that every game has. A game declares its own part in its `view_types.py`.

A view is plain data, ready for JSON, so these are dictionaries with known keys: they cost nothing at run time, and the
type checker proves what is put into them. Where a type says `tuple`, the list in a view has just these places.
The published schemas, the types of the browser and docs/reference/views.md are made from these types and their texts.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypeAlias, TypedDict

AnyView: TypeAlias = Any
"""A view of whichever game: where a game reads its own views, it says their type."""


class OpenCard(TypedDict):
    """A card that lies open for the one who looks."""

    id: int
    """The number of the card at this table."""
    card: str
    """The id of what is printed on it."""


class ShownCard(TypedDict, total=False):
    """A card with number and printed id, if the one who looks may know them; otherwise only with its back."""

    id: int
    """The number of the card at this table."""
    card: str
    """The id of what is printed on it."""
    back: str
    """What its back shows."""


class Pile(TypedDict):
    """A stack of cards."""

    count: int
    """How many cards it has."""
    known: list[tuple[int, ShownCard]]
    """The cards whose faces may be known, each with its place; the bottom is 0."""


class OptionData(TypedDict):
    """One legal thing to do."""

    text: str
    """Its stable text form: what is sent back to choose it."""
    verb: str
    """What is done."""
    args: dict[str, int | str]
    """With what, by name; beside a seat also, with `_is` after its name, whether that is `you` who are asked."""
    names: dict[str, str]
    """For arguments that stand for named things, the message key of the name."""
    seats: NotRequired[list[str]]
    """The names of the arguments that are seats."""
    targets: list[tuple[str, int]]
    """The things that it touches, each with its kind (such as `card` or `hero`) and number."""
    back: NotRequired[bool]
    """It only takes back what was put together before."""
    grave: NotRequired[bool]
    """It cannot be undone and may cost dearly: ask twice."""
    idle: NotRequired[bool]
    """It only lets others go on: a client may take it for a player who has nothing else to do."""


class SituationData(TypedDict):
    """What goes on while somebody is asked: who did what to whom, what is at stake, and what passing means."""

    key: str
    """Which text says it."""
    args: dict[str, int | str]
    """Of what it speaks, by name; beside a seat also, with `_is` after its name, whether that is `you` who look."""
    names: dict[str, str]
    """For arguments that stand for named things, the message key of the name."""
    seats: NotRequired[list[str]]
    """The names of the arguments that are seats."""


class DecisionData(TypedDict):
    """A question put to a seat."""

    number: int
    """How many decisions were made before it."""
    seat: int
    """Who is asked."""
    prompt: str
    """What is asked."""
    args: dict[str, int | str]
    """What the question is about, by name."""
    names: dict[str, str]
    """For arguments that stand for named things, the message key of the name."""
    seats: NotRequired[list[str]]
    """The names of the arguments that are seats."""
    options: NotRequired[list[OptionData]]
    """Every legal answer; only the seat that is asked gets them."""
    situation: NotRequired[SituationData]
    """What goes on, where the question alone would not say it: told instead of the question."""
    passed_by: NotRequired[list[str]]
    """The wishes under which the client of the seat that is asked passes for it."""


class ResultData(TypedDict):
    """How a game ended."""

    winners: list[int]
    """The seats that have won."""
    scores: list[int]
    """The score of each seat."""
    reason: str
    """Why the game is over."""


class PhraseData(TypedDict):
    """A phrase that a seat said."""

    after: int
    """After how many decisions."""
    seat: int
    """Who said it."""
    text: str
    """The phrase in its text form."""
    verb: str
    """What is said."""
    args: dict[str, int | str]
    """Of what, by name."""
    names: dict[str, str]
    """For arguments that stand for named things, the message key of the name."""
    seats: NotRequired[list[str]]
    """The names of the arguments that are seats."""


class CommonView(TypedDict):
    """What the view of every game holds besides its zones."""

    game: str
    """The id of the game."""
    seat: int | None
    """Who looks; null is a spectator."""
    seats: int
    """How many seats the table has."""
    number: int
    """How many decisions were made."""
    options: dict[str, Any]
    """What was agreed when the table was made."""
    names: list[str]
    """The names of the players, if they have any."""
    said: list[PhraseData]
    """What was said so far."""
    decision: DecisionData | None
    """The question being asked; null when the game is over."""
    result: ResultData | None
    """How the game ended; null while it goes on."""


class View(CommonView):
    """What a seat may know of a table, whatever is played; a game adds its own part."""

    zones: dict[str, Any]
    """Every declared zone: a list of cards or a pile, or a list of these where there are several equal ones."""
