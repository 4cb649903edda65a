"""Types of views: the part that every game has. A game declares its own part in its `view_types.py`.

A view is plain data, ready for JSON. So these types are typed dictionaries: they cost nothing at run time, and the type
checker verifies their contents. A `tuple` stands for a list of fixed length. The published schemas, the types of the
browser app and docs/reference/views.md are generated from these types and their docstrings.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypeAlias, TypedDict

AnyView: TypeAlias = Any
"""A view of any game; a game that reads its own views uses its own type."""


class OpenCard(TypedDict):
    """A card whose face the viewer knows."""

    id: int
    """The number of the card at this table."""
    card: str
    """The id of its printed card."""


class ShownCard(TypedDict, total=False):
    """A card with its number and printed id if the viewer knows its face, otherwise with its back alone."""

    id: int
    """The number of the card at this table."""
    card: str
    """The id of its printed card."""
    back: str
    """The kind of its back."""


class Pile(TypedDict):
    """A stack of cards."""

    count: int
    """The number of cards."""
    known: list[tuple[int, ShownCard]]
    """The cards whose faces the viewer knows, each with its place; the bottom is 0."""


class OptionData(TypedDict):
    """A legal option."""

    text: str
    """Its stable text form, which a client sends to choose it."""
    verb: str
    """The name of its verb."""
    args: dict[str, int | str]
    """Its arguments by name. For each seat, `NAME_is` says whether it is `you`, the deciding seat, or an `other`."""
    names: dict[str, str]
    """The message keys of arguments that have a name, such as cards."""
    seats: NotRequired[list[str]]
    """The names of the arguments that are seats."""
    targets: list[tuple[str, int]]
    """The things that it concerns, each with its kind (such as `card` or `hero`) and number."""
    back: NotRequired[bool]
    """True if it only takes back a part of the current choice."""
    grave: NotRequired[bool]
    """True if it cannot be undone and may be costly: ask for confirmation."""
    idle: NotRequired[bool]
    """True if it only passes: a client may choose it for a player who has no other option."""


class SituationData(TypedDict):
    """The context of a question: who did what to whom, what is at stake, and what passing means."""

    key: str
    """The name of its message."""
    args: dict[str, int | str]
    """Its arguments by name. For each seat, `NAME_is` says whether it is `you`, the viewer, or an `other`."""
    names: dict[str, str]
    """The message keys of arguments that have a name, such as cards."""
    seats: NotRequired[list[str]]
    """The names of the arguments that are seats."""


class DecisionData(TypedDict):
    """A question to a seat."""

    number: int
    """The number of decisions before it."""
    seat: int
    """The deciding seat."""
    prompt: str
    """The name of the question."""
    args: dict[str, int | str]
    """The arguments of the question by name."""
    names: dict[str, str]
    """The message keys of arguments that have a name, such as cards."""
    seats: NotRequired[list[str]]
    """The names of the arguments that are seats."""
    options: NotRequired[list[OptionData]]
    """Every legal option; only the deciding seat gets them."""
    situation: NotRequired[SituationData]
    """The context of the question; its message replaces that of the question."""
    passed_by: NotRequired[list[str]]
    """The auto-pass modes (see `wishes` of the game) in which the client of the deciding seat passes for it; absent if
    the question is no window."""


class ResultData(TypedDict):
    """The result of a game."""

    winners: list[int]
    """The winning seats."""
    scores: list[int]
    """The score of each seat."""
    reason: str
    """The reason for the end, as part of a message key."""


class PhraseData(TypedDict):
    """A phrase that a seat said."""

    after: int
    """The number of decisions before it."""
    seat: int
    """The seat that said it."""
    text: str
    """The phrase in its text form."""
    verb: str
    """The name of the phrase."""
    args: dict[str, int | str]
    """The arguments of the phrase by name."""
    names: dict[str, str]
    """The message keys of arguments that have a name, such as cards."""
    seats: NotRequired[list[str]]
    """The names of the arguments that are seats."""


class RememberedPlace(TypedDict):
    """Hidden cards of a zone."""

    zone: str
    """The name of the zone."""
    index: int
    """Its number in a group of zones; otherwise 0."""
    count: int
    """The number of the zone's hidden cards among which the remembered ones may lie."""


class RememberedCards(TypedDict):
    """Cards that the viewer has seen and lost track of: each lies in one of some places, among their hidden cards."""

    cards: list[str]
    """The ids of the printed cards."""
    places: list[RememberedPlace]
    """The places; they hold at least as many hidden cards with the same back."""


class CommonView(TypedDict):
    """The common part of every game's view, without the zones."""

    game: str
    """The id of the game."""
    seat: int | None
    """The seat of the viewer; null for a spectator."""
    seats: int
    """The number of seats."""
    number: int
    """The number of decisions so far."""
    options: dict[str, Any]
    """The options of the table."""
    names: list[str]
    """The names of the players, if they have any."""
    said: list[PhraseData]
    """The phrases said so far."""
    remembered: list[RememberedCards]
    """Cards that the viewer has seen and lost track of, except those that may be in a pile."""
    decision: DecisionData | None
    """The current question; null when the game is over."""
    result: ResultData | None
    """The result; null until the game is over."""


class View(CommonView):
    """All that a seat may know of a table; a game adds its own fields."""

    zones: dict[str, Any]
    """Every declared zone: a list of cards or a pile, or a list of these for a group of zones."""
