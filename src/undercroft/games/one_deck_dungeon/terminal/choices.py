"""The options of One Deck Dungeon: their grouping by dice, targets, costs and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.one_deck_dungeon.provenance import potion_of, skill_of
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS
from undercroft.games.one_deck_dungeon.rules.facts import (
    DECK,
    DIFFICULTY,
    EFFECT_OF,
    EFFECTS,
    HEROIC,
    PAIR_SIDE,
    SOLO_SIDE,
)
from undercroft.games.one_deck_dungeon.terminal.box_words import (
    HEART_SIGN,
    box_number,
    box_part,
    box_words,
    colour_counts,
    die_name,
)
from undercroft.games.one_deck_dungeon.terminal.cards import (
    card_name,
    card_text,
    cost_of_skill,
    item_text,
    kind_name,
    loot_words,
    skill_words,
    way_facts,
    ways,
    xp_text,
)
from undercroft.games.one_deck_dungeon.terminal.fatal_answers import end_by, warning
from undercroft.games.one_deck_dungeon.terminal.loss_words import losses_of_stopping
from undercroft.games.one_deck_dungeon.terminal.missing_dice import missing_signs, missing_words
from undercroft.games.one_deck_dungeon.terminal.sheet_words import focus_talents
from undercroft.games.one_deck_dungeon.terminal.targets import (
    die_target,
    door_name,
    hero_name,
    open_cards,
    potion_target,
    side,
    skill_target,
)
from undercroft.games.one_deck_dungeon.terminal.view_state import card_faced, decision_of, encounter_of, question_args
from undercroft.i18n import prompt_text
from undercroft.terminal.texts import Row
from undercroft.terminal.widgets.parts import text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.one_deck_dungeon.view_types import DungeonView
    from undercroft.i18n import Language
    from undercroft.kernel.view_types import ShownCard

WITH_A_DIE: Final = ("lay", "combine", "put_back")
"""Verbs that use a die of a pool; their options are listed under the die."""
PICKING: Final = ("pay", "pick")
"""Verbs that use a die of the hero in question."""
POINTING_AT_HEROES: Final = (*WITH_A_DIE, "use", "release", "lead")
"""Verbs whose hero needs no mark: the die or the skill has one, or the hero is not chosen yet."""


# -- lines ---------------------------------------------------------------------------------------------------------


def rows(language: Language, view: DungeonView, options: Sequence[dict[str, Any]], *, spoken: bool) -> list[Row]:
    """List the options; while dice are placed, one line per die that opens into its options."""
    if not options or decision_of(view)["prompt"] != "how_to_place":
        return [Row((index,)) for index in range(len(options))]
    dice: dict[tuple[int, str], list[int]] = {}
    rest: list[Row] = []
    for index, option in enumerate(options):
        if option["verb"] in WITH_A_DIE:
            dice.setdefault((option["args"]["hero"], option["args"]["die"]), []).append(index)
        else:
            rest.append(Row((index,)))
    order = sorted(dice, key=lambda die: (die[0], view["heroes"][die[0]]["pool"].index(die[1])))
    several = len({hero for hero, _ in order}) > 1
    lines = []
    for hero, word in order:
        indices = tuple(dice[hero, word])
        count = view["heroes"][hero]["pool"].count(word)
        text = die_name(language, word) + (f" ×{count}" if count > 1 else "")
        places = [options[index]["args"]["box"] for index in indices if options[index]["verb"] == "lay"]
        lines.append(
            Row(
                indices,
                f"{hero_name(language, view, hero)}: {text}" if several else text,
                covered(language, places, spoken=spoken),
                die_target(hero, word),
            )
        )
    return lines + rest


def covered(language: Language, places: Sequence[int], *, spoken: bool) -> str:
    """The boxes that a die could cover."""
    if not places:
        return language.text("terminal-od-covers-nothing") if spoken else "–"
    if spoken:
        return language.text("terminal-od-covers", boxes=", ".join(str(place + 1) for place in places))
    return "▸ " + " ".join(box_number(place) for place in places)


def targets(view: DungeonView, option: dict[str, Any]) -> list[tuple[str, int]]:
    """The targets of an option: dice with their owners, skills, boxes, doors, cards, and heroes to choose from."""
    verb, args = option["verb"], option["args"]
    touched = [
        (kind, number)
        for kind, number in option["targets"]
        if kind != "die" and not (kind == "hero" and verb in POINTING_AT_HEROES)
    ]
    if verb in WITH_A_DIE or verb == "lose_die":
        touched.insert(0, die_target(args["hero"], args["die"]))
    elif verb in PICKING:
        touched.append(die_target(question_args(view)["hero"], args["die"]))
    elif verb == "use":
        potion = EFFECTS[EFFECT_OF[args["skill"]]].kind == "potion"
        touched.append(potion_target(args["skill"]) if potion else skill_target(args["hero"], args["skill"]))
    elif verb in ("drink", "take_antidote"):
        touched.append(potion_target(args["potion"]))
    return touched


def thing_name(language: Language, view: DungeonView, target: tuple[str, int]) -> str:
    """The name of a target of options."""
    kind, number = target
    match kind:
        case "hero":
            return hero_name(language, view, number)
        case "pool":
            return f"{hero_name(language, view, number >> 8)}: {die_name(language, DIE_WORDS[number & 255])}"
        case "skill":
            name = card_name(language, EFFECTS[number & 0xFFFF].id)
            return f"{hero_name(language, view, number >> 16)}: {name}"
        case "potion":
            return card_name(language, EFFECTS[number].id)
        case "box":
            box = encounter_of(view)["boxes"][number]
            return f"{box_number(number)} {box_words(language, box)}"
        case "door":
            return door_name(language, number)
        case _:
            card = open_cards(view).get(number)
            return card_name(language, card) if card is not None else language.text("unknown-card")


# -- numbers and notes ---------------------------------------------------------------------------------------------


def option_numbers(language: Language, view: DungeonView, option: dict[str, Any], *, spoken: bool) -> str:
    """The numbers of an option, with warnings if the supply lacks dice for it or a hero falls by it."""
    parts = [own_numbers(language, view, option, spoken=spoken)]
    if missing := view["short"].get(option["text"]):
        parts.append(missing_words(language, missing) if spoken else missing_signs(language, missing))
    if fall := warning(language, view, option):
        parts.append(fall if spoken else f"⚠ {fall}")
    return ("; " if spoken else " ").join(filter(None, parts))


def own_numbers(language: Language, view: DungeonView, option: dict[str, Any], *, spoken: bool) -> str:
    """The box that an option covers, the price of a skill, the worth or gain of a card."""
    verb, args = option["verb"], option["args"]
    match verb:
        case "lay":
            box = encounter_of(view)["boxes"][args["box"]]
            return box_part(language, box).text(spoken=spoken)
        case "had_enough":
            return losses_of_stopping(language, encounter_of(view), spoken=spoken)
        case "use":
            price = cost_of_skill(language, args["skill"], spoken=spoken)
            idle = args["skill"] in view["heroes"][args["hero"]]["idle"]
            return "; ".join(filter(None, (price, language.text("no-effect-here") if idle else "")))
        case "release":
            return language.text("release-why")
        case "enter":
            return behind_door(language, view, args["door"], spoken=spoken)
        case "choose_option":
            through = ways(card_faced(view), encounter_of(view)["way_times"])
            return text_of(way_facts(language, through[args["option"]]), spoken=spoken, gap="; ")
        case "take_time":
            feat = view["heroes"][args["hero"]]["feat"]
            return language.text(f"choice-{feat.replace('_', '-')}-{args['number']}")
        case "choose_way":
            skill = question_args(view)["skill"]
            return language.text(f"choice-{skill.replace('_', '-')}-{args['choice']}")
        case "lead":
            return hero_numbers(language, view, args["card"], spoken=spoken)
        case "take_focus":
            return ", ".join(card_name(language, name) for name in focus_talents(view, args["hero"], args["focus"]))
        case "go_into":
            return language.text(f"terminal-od-difficulty-{DIFFICULTY[DECK.index[args['card']]]}")
        case "drink":
            hero = view["heroes"][args["hero"]]
            left = f"{hero['health'] - hero['wounds']}/{hero['health']}"
            return f"{language.text('word-health')} {left}" if spoken else f"{HEART_SIGN}{left}"
    card = open_cards(view).get(args["card"]) if isinstance(args.get("card"), int) else None
    return card_numbers(language, view, option, card, spoken=spoken) if card is not None else ""


def card_numbers(language: Language, view: DungeonView, option: dict[str, Any], card: str, *, spoken: bool) -> str:
    """The gain of a card, the card that it replaces, and its position where names are the same."""
    verb, args = option["verb"], option["args"]
    zones = view["zones"]
    gain = loot_numbers(language, verb, card, spoken=spoken)
    match verb:
        case "send":
            which = which_card(language, zones["faced"], args["card"])
            return f"{which}: {', '.join(loot_words(language, card, spoken=spoken))}" if which else ""
        case "replace_item" | "replace_skill":
            row = (zones["items"] if verb == "replace_item" else zones["skills"])[args["hero"]]
            old = open_cards(view)[args["old"]]
            gone = ": ".join(
                filter(None, (which_card(language, row, args["old"]), loot_numbers(language, verb, old, spoken=spoken)))
            )
            return language.text("terminal-od-instead", new=gain, old=gone) if spoken else f"{gain} ← {gone}"
        case "drain":
            which = which_card(language, zones["items"][args["hero"]], args["card"])
        case "pay_with_card":
            which = which_card(language, zones["xp"], args["card"])
        case _:
            which = ""
    return f"{which}: {gain}" if which else gain


def which_card(language: Language, row: Sequence[ShownCard], number: int) -> str:
    """The place of a card in its row, from 1, if another one there has the same name."""
    names = [card_name(language, card["card"]) for card in row]
    place = next(place for place, card in enumerate(row) if card["id"] == number)
    return language.text("word-nth-card", n=place + 1) if names.count(names[place]) > 1 else ""


def behind_door(language: Language, view: DungeonView, door: int, *, spoken: bool) -> str:
    """The known cards of a door."""
    known = [card["card"] for card in view["zones"]["door"][door] if "card" in card]
    parts = []
    for card in known:
        facts = f"{kind_name(language, card)}, {xp_text(language, card, spoken=spoken)}"
        parts.append(f"{card_name(language, card)}: {facts}")
    return "; ".join(parts)


def hero_numbers(language: Language, view: DungeonView, card: str, *, spoken: bool) -> str:
    """The icons and the health of a hero card."""
    facts = (SOLO_SIDE if side(view) == "1p" else PAIR_SIDE)[DECK.index[card]]
    icons = colour_counts(language, facts.dice).text(spoken=spoken)
    if spoken:
        return f"{icons}, {language.text('word-health')} {facts.health}"
    return f"{icons} {HEART_SIGN}{facts.health}"


def loot_numbers(language: Language, verb: str, card: str, *, spoken: bool) -> str:
    """The gain of a card claimed in this way, or its worth as a payment."""
    match verb:
        case "take_item" | "replace_item" | "drain":
            return item_text(language, card, spoken=spoken)
        case "take_skill" | "replace_skill":
            skill = skill_of(card)
            assert skill is not None, card
            return skill_words(language, skill, spoken=spoken)
        case "take_potion":
            potion = potion_of(card)
            assert potion is not None, card
            return card_name(language, potion)
        case "take_xp" | "take_xp_knowing" | "pay_with_card":
            return xp_text(language, card, spoken=spoken)
    return ""


def question(language: Language, view: DungeonView, names: Sequence[str]) -> str:
    """The question; during a payment also its price and the sum paid."""
    text = prompt_text(language, decision_of(view), names)
    payment = view["encounter"] and view["encounter"]["payment"]
    if not payment:
        return text
    what = language.text("word-mana" if payment["of"] == "mana" else "colour-" + payment["of"])
    return f"{text} {language.text('paid-so-far', what=what, need=payment['need'], paid=payment['paid'])}."


def option_note(language: Language, view: DungeonView, option: dict[str, Any]) -> str:
    """A warning if the supply lacks dice for an option, and the text of its subject."""
    missing = view["short"].get(option["text"])
    text = text_about(language, view, option)
    return f"⚠ {missing_words(language, missing)} {text}" if missing else text


def text_about(language: Language, view: DungeonView, option: dict[str, Any]) -> str:
    """The text of the skill, potion, hero or foe that an option is about."""
    verb, args = option["verb"], option["args"]
    question = question_args(view)
    for name in ("skill", "potion"):
        if isinstance(args.get(name), str):
            return card_text(language, args[name])
    if isinstance(question.get("skill"), str):
        return card_text(language, question["skill"])
    if verb in ("gamble", "bleed", "take_time", "roll_stored"):
        feat = view["heroes"][args["hero"]]["feat"].replace("_", "-")
        return language.text(f"feat-{feat}-{side(view)}-text")
    if verb == "lead":
        return hero_text(language, view, args["card"])
    if verb == "take_focus":
        talents = focus_talents(view, args["hero"], args["focus"])
        return " ".join(f"{card_name(language, talent)}: {card_text(language, talent)}" for talent in talents)
    if verb == "go_into":
        return dungeon_text(language, args["card"])
    if verb in ("take_skill", "replace_skill", "take_potion"):
        card = open_cards(view).get(args["card"])
        gift = None if card is None else potion_of(card) if verb == "take_potion" else skill_of(card)
        return card_text(language, gift) if gift is not None else ""
    return ""


def hero_text(language: Language, view: DungeonView, card: str) -> str:
    """The feat and the printed skill of a hero card."""
    facts = (SOLO_SIDE if side(view) == "1p" else PAIR_SIDE)[DECK.index[card]]
    feat = "feat-" + facts.feat["id"].replace("_", "-")
    skill = EFFECTS[facts.skill].id
    return (
        f"{language.text(feat)}: {language.text(f'{feat}-{side(view)}-text')} "
        f"{card_name(language, skill)}: {card_text(language, skill)}"
    )


def dungeon_text(language: Language, card: str) -> str:
    """The floors of a dungeon and its boss."""
    facts = DECK.printed[DECK.index[card]].facts
    names = [language.text("floor-" + row["name"].lower().replace(" ", "-")) for row in facts["floors"]]
    boss = language.text("boss-" + facts["boss"]["id"].replace("_", "-"))
    return f"{', '.join(names)}. {language.text('word-boss')}: {boss}."


def is_grave(view: DungeonView, option: dict[str, Any]) -> bool:
    """True if it cannot be undone, wastes a die, or makes a hero fall in any case."""
    if option["verb"] == "release" and view["supply"][HEROIC]:
        return True
    return bool(option.get("grave")) or end_by(view, option) is not None
