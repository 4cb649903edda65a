"""Sources of the parts of a card of One Deck Dungeon, the messages of its texts, and the cards that give it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.one_deck_dungeon.rules.facts import DECK, EFFECTS, POTION, SKILL
from undercroft.kernel.cards import message_of
from undercroft.kernel.features.provenance import Part, own_texts, source_of

if TYPE_CHECKING:
    from undercroft.kernel.cards import Printed

SIDES: Final = ("1p", "2p")
MET: Final = ("combat", "peril")
"""The kinds of encounter cards."""


def skill_of(card_id: str) -> str | None:
    """Return the id of the skill that a card gives, or None."""
    effect = SKILL[DECK.index[card_id]]
    return EFFECTS[effect].id if effect >= 0 else None


def potion_of(card_id: str) -> str | None:
    """Return the id of the potion that a card gives, or None."""
    effect = POTION[DECK.index[card_id]]
    return EFFECTS[effect].id if effect >= 0 else None


def given_by(card: Printed) -> list[str]:
    """Return the ids of the encounters that give a skill or potion."""
    met = [DECK.ids[face] for face in DECK.of_kind(*MET)]
    return [name for name in met if card.id in (skill_of(name), potion_of(name))]


def floor_key(name: str) -> str:
    """Return the message key of a floor's name; with `-text` added it is that of its effect."""
    return "floor-" + name.lower().replace(" ", "-").replace("'", "")


# -- texts ---------------------------------------------------------------------------------------------------------


def texts_on(card: Printed) -> list[str]:
    """Return the messages of all texts on a card."""
    facts = card.facts
    keys = own_texts(message_of(card.id))
    if card.kind in MET:
        if facts.get("ability"):
            keys += own_texts("ability-" + _kebab(facts["ability"]))
        keys += [f"way-{_kebab(card.id[:-2])}-{way}" for way in range(len(facts.get("options", ())))]
        gift = skill_of(card.id) or potion_of(card.id)
        keys += own_texts(message_of(gift)) if gift is not None else []
    if card.kind == "hero":
        for side in SIDES:
            row = facts["side_" + side]
            feat = "feat-" + _kebab(row["feat"]["id"])
            keys += [feat, f"{feat}-{side}-text", *own_texts(message_of(f"hero_{row['skill']['id']}_{side}"))]
    if card.kind == "dungeon":
        for floor in facts["floors"]:
            keys += own_texts(floor_key(floor["name"]))
        keys += own_texts("boss-" + _kebab(facts["boss"]["id"]))
    return keys


def _kebab(name: str) -> str:
    return name.replace("_", "-")


# -- sources -------------------------------------------------------------------------------------------------------


def parts_of(card: Printed) -> list[Part]:
    """Return the parts of a card with their sources."""
    facts = card.facts

    def own(part: str, field: str = "") -> Part:
        return _part(part, source_of(facts, field or part))

    name = Part("web-part-name", source_of(facts, "name"))
    match card.kind:
        case "combat" | "peril":
            return [name, own("kind", "type"), own("xp"), *_encounter_parts(card)]
        case "hero":
            return [name, *(part for side in SIDES for part in _side_parts(facts["side_" + side], side))]
        case "dungeon":
            floors = [part for floor in facts["floors"] for part in _floor_parts(floor)]
            return [
                name,
                own("difficulty"),
                *floors,
                own("boss-name", "boss.name"),
                _part("boss", facts["boss"]["source"]),
            ]
        case "talent":
            return [name, own("group"), own("marks", "green"), own("use", "usable"), own("effect")]
        case "level":
            return [_part("level-" + side, facts["side_" + side]["source"]) for side in SIDES]
        case "hordes":
            return [own("hordes", "use"), own("effect")]
    passive = [own("passive")] if facts.get("passive") else []
    return [name, own("cost"), own("use", "usable"), *passive, own("effect")]


def _part(part: str, source: str, **args: int) -> Part:
    """Return a part of a card by its name."""
    return Part("web-od-part-" + part, source, args)


def _encounter_parts(card: Printed) -> list[Part]:
    """Return the mark, the boxes or ways, the ability and the loot of an encounter."""
    facts = card.facts
    parts = [_part("mark", source_of(facts, "tag"))] if facts["tag"] else []
    parts.append(_part("boxes" if card.kind == "combat" else "ways", source_of(facts, "boxes")))
    if facts.get("ability"):
        parts.append(_part("ability", facts["ability_source"]))
    parts.append(_part("item", source_of(facts, "item")))
    for kind, gift in (("skill", skill_of(card.id)), ("potion", potion_of(card.id))):
        if gift is not None:
            parts.append(_part(kind, DECK.printed[DECK.index[gift]].source))
    return parts


def _side_parts(row: dict[str, Any], side: str) -> list[Part]:
    """Return dice and health, feat and skill on a side of a hero card."""
    sources = {"numbers": row["source"], "feat": row["feat"]["source"], "skill": row["skill"]["source"]}
    return [_part(f"{part}-{side}", source) for part, source in sources.items()]


def _floor_parts(floor: dict[str, Any]) -> list[Part]:
    """Return the boxes and, if there is one, the effect of a floor."""
    parts = [_part("floor", floor["source"], n=floor["floor"])]
    if floor["effect"]:
        parts.append(_part("floor-effect", floor.get("effect_source", floor["source"]), n=floor["floor"]))
    return parts
