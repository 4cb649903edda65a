"""Any table in words, made from its declared zones: the default for games without a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from textual.content import Content

from undercroft.i18n.language import Name
from undercroft.i18n.render import key_of
from undercroft.kernel.cards import message_of
from undercroft.kernel.game import find_game
from undercroft.terminal.widgets.looks import INK, INK2, INK3, ink, pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.i18n import Language
    from undercroft.kernel.zones import Zone
    from undercroft.terminal.widgets.looks import Look


class Thing(NamedTuple):
    """A card or several hidden ones, in words; an identified card has a number."""

    words: str
    card: int | None = None


class Place(NamedTuple):
    """A zone in words with its contents; empty zones are left out."""

    title: str
    things: list[Thing]


class Side(NamedTuple):
    """The zones in the middle of the table, or those of a seat."""

    seat: int | None
    title: str
    numbers: list[str]
    places: list[Place]


def sides(language: Language, view: dict[str, Any], names: Sequence[str]) -> list[Side]:
    """The table: first the middle, then the other seats, last the viewer."""
    zones = list(find_game(view["game"]).zones)
    middle = Side(None, "", numbers(language, view), [])
    for zone in zones:
        shown = view["zones"][zone.name]
        if not zone.of_seats:
            for number, part in enumerate([shown] if zone.single else shown):
                add_place(language, middle.places, zone, part, None if zone.single else number)
    order = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    before = [side_of(language, view, zones, names, seat) for seat in order]
    if view["seat"] is not None:
        before.append(side_of(language, view, zones, names, view["seat"]))
    return [middle, *before]


def side_of(language: Language, view: dict[str, Any], zones: list[Zone], names: Sequence[str], seat: int) -> Side:
    """The zones of a seat."""
    side = Side(seat, names[seat], numbers(language, view, seat), [])
    for zone in zones:
        if zone.of_seats:
            add_place(language, side.places, zone, view["zones"][zone.name][seat])
    return side


def add_place(language: Language, places: list[Place], zone: Zone, shown: Any, number: int | None = None) -> None:
    """Add a zone unless it is empty."""
    things = things_in(language, shown)
    if things:
        key = "zone-" + key_of(zone.name)
        title = language.text(key) if language.has(key) else zone.name.replace("_", " ")
        places.append(Place(title if number is None else f"{title} {number + 1}", things))


def things_in(language: Language, shown: Any) -> list[Thing]:
    """The cards of a zone; hidden ones by their number and back."""
    if isinstance(shown, dict):  # a pile: known cards from the top, and the number of the others
        cards = [Thing(card_words(language, card), card["id"]) for _, card in reversed(shown["known"])]
        hidden = shown["count"] - len(cards)
        return [*([Thing(language.text("shown-count", count=hidden))] if hidden else []), *cards]
    known = [Thing(card_words(language, card), card["id"]) for card in shown if "card" in card]
    backs = [card["back"] for card in shown if "back" in card]
    hidden_ones = [
        Thing(language.text("shown-hidden", card=Name("back-" + key_of(back)), count=backs.count(back)))
        for back in dict.fromkeys(backs)
    ]
    return [*known, *hidden_ones]


def card_words(language: Language, card: dict[str, Any]) -> str:
    """A card by its name, with the numbers that the game has words for."""
    game = find_game(language.game or "")
    facts = fact_words(language, game.deck.printed[game.deck.index[card["card"]]].facts)
    name = language.text(message_of(card["card"]))
    return f"{name} ({', '.join(facts)})" if facts else name


def fact_words(language: Language, facts: dict[str, Any]) -> list[str]:
    """The numbers printed on a card that the game has words for."""
    keys = {name: "fact-" + key_of(name) for name in facts}
    return [language.text(key, value=facts[name]) for name, key in keys.items() if language.has(key)]


def numbers(language: Language, view: dict[str, Any], seat: int | None = None) -> list[str]:
    """The numbers of the game's own part of the view: those of the table, or in lists those of a seat."""
    numbered = []
    for name, value in view.items():
        key = "view-" + key_of(name)
        own = value[seat] if seat is not None and isinstance(value, list) and seat < len(value) else None
        number = value if seat is None else own
        if isinstance(number, int) and language.has(key):
            numbered.append(language.text(key, value=number))
    return numbered


def side_lines(side: Side) -> list[str]:
    """The lines of a side for the plain mode."""
    head = [part for part in (side.title, *side.numbers) if part]
    lines = [" · ".join(head)] if head else []
    return lines + [f"{place.title}: {', '.join(thing.words for thing in place.things)}." for place in side.places]


def draw(look: Look, width: int) -> list[Content]:
    """The table as lines of a panel; what can be chosen is marked."""
    lines: list[Content] = []
    for side in sides(look.language, look.view, look.names):
        head = []
        if side.seat is not None:
            lines.append(Content(""))
            head.append(look.thing(("seat", side.seat), ink(side.title, INK, bold=True)))
        lines += pack([*head, *(ink(number, INK2) for number in side.numbers)], width)
        for place in side.places:
            title = ink(place.title, INK3)
            things = [
                ink(thing.words, INK2)
                if thing.card is None
                else look.thing(("card", thing.card), ink(thing.words, INK))
                for thing in place.things
            ]
            lines += pack([title, *things], width, indent=2 if side.seat is not None else 0)
    return lines
