"""Dragon Tower in words: names with their numbers, costs and gains of options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES, DECK
from undercroft.i18n.language import Name
from undercroft.kernel.cards import Printed, message_of
from undercroft.terminal.widgets.looks import BLOOD, INK
from undercroft.terminal.widgets.parts import Part, in_signs, in_words, part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.dragon_tower.view_types import Fight, Hero, Opponent, TowerView
    from undercroft.i18n import Language
    from undercroft.kernel.view_types import OpenCard

ATTRIBUTE_INK: Final = ("#f2662c", "#dff3ff", "#c48cf5", "#3fe08f")


def printed(card_id: str) -> Printed:
    return DECK.printed[DECK.index[card_id]]


def card_name(language: Language, card_id: str) -> str:
    return language.text(message_of(card_id))


def back_name(language: Language, back: str) -> str:
    """The name of a face-down card."""
    return language.text("back-" + back)


def hero_name(language: Language, hero: Hero) -> str:
    """A hero's name, or a placeholder until one is chosen."""
    return card_name(language, hero["hero"]["card"]) if hero["hero"] else language.text("terminal-no-hero")


def hero_type(language: Language, card_id: str) -> str:
    """The type of a hero: ordinary, special, universal or thrifty."""
    return language.text("hero-type-" + printed(card_id).facts["type"])


def attribute_letter(language: Language, attribute: int) -> str:
    return language.text(f"attribute-{ATTRIBUTES[attribute]}-short")


def attribute_name(language: Language, attribute: int) -> str:
    return language.text(f"attribute-{ATTRIBUTES[attribute]}")


def points(language: Language, values: Sequence[int]) -> Part:
    """Attributes: `Strength 3, Faith 1`, or coloured letters with numbers."""
    parts = [
        part(
            f"{attribute_name(language, place)} {value}",
            f"{attribute_letter(language, place)}{value}",
            ATTRIBUTE_INK[place],
            bold=True,
        )
        for place, value in enumerate(values)
        if value
    ]
    return part(in_words(parts), in_signs(parts), INK)


def worth(language: Language, attribute: int, value: int) -> Part:
    """The worth of a capability card: `Strength +2`, or `S+2`."""
    letter = f"{attribute_letter(language, attribute)}+{value}"
    return part(f"{attribute_name(language, attribute)} +{value}", letter, ATTRIBUTE_INK[attribute], bold=True)


def card_value(card_id: str) -> tuple[int, int] | None:
    """The attribute and the value of a capability card."""
    card = printed(card_id)
    if card.kind != "capability":
        return None
    return ATTRIBUTES.index(card.facts["attribute"]), card.facts["value"]


def opponents(view: TowerView) -> dict[int, Opponent]:
    """The visible opponents of the tower, by card number."""
    return {foe["id"]: foe for floor in view["tower"] for room in floor["rooms"] for foe in room}


def open_cards(view: TowerView) -> dict[int, str]:
    """The known capability cards in hands and on the table, by number."""
    zones = view["zones"]
    rows = [*zones["hand"], *zones["laid"]]
    return {card["id"]: card["card"] for row in rows for card in row if "id" in card}


def named(card: OpenCard) -> Name:
    """A card's name with its grammatical cases."""
    return Name(message_of(card["card"]))


def fight_of(view: TowerView) -> Fight:
    assert view["fight"] is not None
    return view["fight"]


def fight_names(view: TowerView) -> dict[str, list[Name]]:
    """The heroes and opponents of the current fight, as message arguments."""
    fight = fight_of(view)
    return {"heroes": names_of(view, fight["heroes"]), "foes": [named(foe) for foe in fight["foes"]]}


def names_of(view: TowerView, heroes: Sequence[int]) -> list[Name]:
    """The names of these heroes."""
    cards = [view["heroes"][hero]["hero"] for hero in heroes]
    return [named(card) for card in cards if card is not None]


def fight_rows(fight: Fight) -> list[dict[str, Any]]:
    """For each attribute that the opponents have: need, base, cards and missing (None where cards are hidden)."""
    rows: list[dict[str, Any]] = []
    for place, need in enumerate(fight["need"]):
        if not need:
            continue
        cards = [card["counts"] for card in fight.get("cards", ()) if card["attribute"] == ATTRIBUTES[place]]
        rows.append(
            {
                "attribute": place,
                "need": need,
                "base": sum(base[place] for base in fight["base"]),
                "cards": sum(cards),
                "missing": fight["missing"][place] if fight["known"] else None,
            }
        )
    return rows


# -- options -------------------------------------------------------------------------------------------------------


def option_numbers(language: Language, view: TowerView, option: dict[str, Any], *, spoken: bool = False) -> str:
    """The numbers of an option: worth of its cards, requirements of its opponents, health and cards left.

    In words if `spoken`, else in letters and signs.
    """
    foes, cards = opponents(view), open_cards(view)
    parts: list[str] = []
    for kind, number in option["targets"]:
        if kind == "card" and number in foes and option["verb"] != "lower":
            parts.append(points(language, foes[number]["need"]).text(spoken=spoken))
        elif kind == "card" and number in cards:
            value = card_value(cards[number])
            parts += [] if value is None else [worth(language, *value).text(spoken=spoken)]
    if option["verb"] in ("lead", "take_skill"):
        parts.append(printed_numbers(language, option["args"]["card"], spoken))
    if option["verb"] == "draw":
        count = view["zones"]["capabilities"][ATTRIBUTES.index(option["args"]["deck"])]["count"]
        parts.append(language.text("terminal-deck-left", count=count))
    if option["verb"] == "commit":
        parts += health_left(language, view, option, spoken)
    return ", ".join(part for part in parts if part)


def health(language: Language, count: int) -> Part:
    """An amount of health: `Health 4`, or `♥4`."""
    return part(f"{language.text('word-health')} {count}", f"♥{count}", BLOOD)


def printed_numbers(language: Language, card_id: str, spoken: bool) -> str:
    """The numbers of a hero card or the cost of a skill."""
    card = printed(card_id)
    if card.kind == "hero":
        attributes = points(language, [card.facts.get(name, 0) for name in ATTRIBUTES])
        start = health(language, card.facts["start_health"])
        return f"{attributes.text(spoken=spoken)}, {hero_type(language, card_id)}, {start.text(spoken=spoken)}"
    cost = card.facts["cost"]
    parts = [("skill-cost-health", cost["health"]), ("skill-cost-cards", cost["cards"])]
    parts.append(("skill-gain-cards", cost["gain_any_cards"]))
    return ", ".join(language.text(key, n=count) for key, count in parts if count)


def health_left(language: Language, view: TowerView, option: dict[str, Any], spoken: bool) -> list[str]:
    """The health left to the fighters who pay."""
    paid = (option["args"]["first"], option["args"]["second"])
    parts = []
    for hero, price in zip(fight_of(view)["heroes"], paid, strict=False):
        shown = view["heroes"][hero]
        left = shown["health"] - price
        if price:
            after = health(language, left).text(spoken=spoken) if left else f"† {language.text('word-dead')}"
            parts.append(f"{hero_name(language, shown)} {after}")
    return parts


def option_note(language: Language, option: dict[str, Any]) -> str:
    """A longer explanation of an option: the text of the card that it is about."""
    card_id = option["args"].get("card")
    if isinstance(card_id, str):
        card = printed(card_id)
        if card.kind == "hero":
            return hero_note(language, card_id)
        return card_text(language, card_id)
    return language.text("terminal-note-grave") if option.get("grave") else ""


def card_text(language: Language, card_id: str) -> str:
    return language.text(message_of(card_id) + "-text")


def hero_note(language: Language, card_id: str) -> str:
    """The rule by which a hero refills the hand."""
    return language.text(f"hero-type-{printed(card_id).facts['type']}-text")


def is_grave(view: TowerView, option: dict[str, Any]) -> bool:
    """True if an option needs confirmation: it cannot be undone, or it takes a hero's last heart."""
    if option["verb"] == "commit":
        paid = (option["args"]["first"], option["args"]["second"])
        fighters = [view["heroes"][hero] for hero in fight_of(view)["heroes"]]
        return any(hero["health"] == points for hero, points in zip(fighters, paid, strict=False))
    return bool(option.get("grave"))


def thing_name(language: Language, view: TowerView, target: tuple[str, int]) -> str:
    """The name of a target of options."""
    kind, number = target
    if kind == "hero":
        return hero_name(language, view["heroes"][number])
    if kind == "room":
        return language.text(("room-left", "room-right")[number])
    if kind == "attribute":
        return attribute_name(language, number)
    foes, cards = opponents(view), open_cards(view)
    if number in foes:
        return card_name(language, foes[number]["card"])
    return card_name(language, cards[number]) if number in cards else language.text("unknown-card")
