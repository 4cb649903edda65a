"""The city in the app: town, landmarks with their spaces and minions, market, and the score of a solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from undercroft.games.boss_family.terminal import panels
from undercroft.games.boss_family.terminal.city_marks import FIRST_PLAYER, MINION, SPACE, signed
from undercroft.games.boss_family.terminal.numbers import wounds_of
from undercroft.games.boss_family.terminal.overlays import card_lines
from undercroft.games.boss_family.terminal.panels import decks_left, going, hero, known_card, text_lines
from undercroft.games.boss_family.terminal.places import boss_of
from undercroft.games.boss_family.terminal.signs import TREASURE_INK, TREASURE_SIGNS
from undercroft.games.boss_family.terminal.words import bait_of, bait_text
from undercroft.games.super_boss_monster.terminal.words import (
    city_in,
    heroes_at,
    landmark_name,
    landmark_sign,
    market_in,
    needed_at,
    score_words,
    space_name,
    space_number,
    space_text,
    treasure_number,
)
from undercroft.i18n.render import key_of
from undercroft.terminal.widgets.looks import BLOOD, INK, INK2, INK3, OK, ink, pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import BossView
    from undercroft.games.super_boss_monster.view_types import Landmark, Solo, Space
    from undercroft.terminal.widgets.looks import LookAt


# -- town and landmarks ----------------------------------------------------------------------------------------------


def city(look: LookAt[BossView], width: int) -> list[Content]:
    """The places of the town from the left, the landmarks, and the hero decks."""
    lines = town(look, width)
    for landmark in city_in(look.view)["landmarks"]:
        lines += landmark_lines(look, landmark, width)
    return lines + decks(look, width)


def town(look: LookAt[BossView], width: int) -> list[Content]:
    """The places of the town: the heroes and their expected destinations."""
    heroes = look.view["zones"]["town"]
    lines: list[Content] = []
    for place in range(max(city_in(look.view)["places"], len(heroes))):
        lines += town_place(look, place, heroes[place] if place < len(heroes) else None, width)
    return lines


def town_place(look: LookAt[BossView], place: int, item: Card | None, width: int) -> list[Content]:
    """A place of the town; in a solo game with the treasure symbols that it needs."""
    number, needed = ink(f"{place + 1}. ", INK3), needed_at(look.view, place)
    if item is None:
        text = look.language.text("terminal-sb-free-place")
        if needed:
            text = f"{text} · {look.language.text('count-needed', n=needed)}"
        return (number + ink(text, INK3)).wrap(width)
    items = [number + hero(look, item)]
    bait = bait_of(look.view, item)
    if bait is not None and not needed:
        items.append(going(look, bait))
    elif bait is not None:
        text = f"{bait_text(look.language, look.names, bait, spoken=False)} ({bait['counts'][0]}/{needed})"
        items.append(ink(text, INK3 if bait["to"] is None else OK))
    return hanging(items, width)


def landmark_lines(look: LookAt[BossView], landmark: Landmark, width: int) -> list[Content]:
    """A landmark: its heroes, and the spaces that are open or occupied."""
    kind = treasure_number(landmark)
    sign = ink(f"{landmark_sign(landmark)} ", INK2 if kind is None else TREASURE_INK[kind], bold=True)
    items = [sign + ink(landmark_name(look.language, landmark), INK2, bold=True)]
    items += [hero(look, item) for item in heroes_at(look.view, landmark)]
    items += [space_mark(look, landmark, space) for space in landmark["spaces"] if space["open"] or space["minions"]]
    return hanging(items, width, gap=" · ")


def hanging(items: Sequence[Content], width: int, *, gap: str = "  ") -> list[Content]:
    """Items on lines; further lines are indented."""
    lines = pack(items, width, gap=gap)
    if len(lines) > 1:
        first, *rest = pack(items, width - 2, gap=gap)
        lines = [first, *(line.pad_left(2) for line in rest)]
    return lines


def space_mark(look: LookAt[BossView], landmark: Landmark, space: Space) -> Content:
    """A space in a word or two, and the owners of its minions."""
    kind = treasure_number(landmark)
    if space["kind"] == "treasure" and kind is not None:
        mark = ink(f"+{TREASURE_SIGNS[kind]}", TREASURE_INK[kind], bold=True)
    else:
        word = "summon" if space["kind"] == "summon" else key_of(space["id"])
        token = f" {signed(space['token'])}" if space["token"] else ""
        mark = ink(look.language.text("terminal-sb-" + word) + token, INK if space["open"] else INK3)
    mark = look.thing(("space", space_number(space["id"])), mark)
    return mark + Content("").join(minion(look, seat) for seat in space["minions"])


def minion(look: LookAt[BossView], seat: int) -> Content:
    """A minion with its owner's name."""
    return ink(f" {MINION} {look.names[seat]}", OK if seat == look.view["seat"] else INK2, bold=True)


def decks(look: LookAt[BossView], width: int) -> list[Content]:
    """The number of heroes left, and of those who come each turn."""
    language, left = look.language, decks_left(look)
    left.append(ink(language.text("terminal-sb-heroes-a-turn", n=city_in(look.view)["heroes_a_turn"]), INK3))
    return pack(left, width)


# -- market, players, score ------------------------------------------------------------------------------------------


def market(look: LookAt[BossView], width: int) -> list[Content]:
    """The cards of the market with their numbers; nothing while it is empty."""
    return [line for card in market_in(look.view) for line in known_card(look, card, width)]


def order(look: LookAt[BossView], width: int) -> list[Content]:
    """The players in turn order, from the first player on."""
    first, *others = [ink(look.names[seat], INK2) for seat in look.view["order"]]
    sign = ink(f"{FIRST_PLAYER} ", INK, bold=True)
    return pack([sign + first, *(ink("→ ", INK3) + other for other in others)], width, gap=" ")


def others(look: LookAt[BossView], width: int) -> list[Content]:
    """The turn order, then the other players with their dungeons."""
    return [*(order(look, width) if city_in(look.view)["marker"] is not None else []), *panels.others(look, width)]


def score(look: LookAt[BossView], width: int) -> list[Content]:
    """The solo score: points, title, the next title, wounds, and the end of the game."""
    solo = city_in(look.view)["solo"]
    assert solo is not None
    return _score(look, solo, width)


def _score(look: LookAt[BossView], solo: Solo, width: int) -> list[Content]:
    language = look.language
    result, *above = score_words(language, solo)
    lines = ink(result, INK, bold=True).wrap(width)
    for text in above:
        lines += ink(text, INK2).wrap(width)
    wounds = f"{language.text('word-wounds')} {wounds_of(look.view, 0)}"
    lines += ink(wounds, BLOOD).wrap(width)
    if solo["challenge"]:
        lines += ink(language.text("terminal-sb-challenge"), INK2).wrap(width)
    return lines + ink(language.text("terminal-sb-solo-end", wounds=look.view["limits"]["wounds"]), INK3).wrap(width)


# -- the whole city over the screen ----------------------------------------------------------------------------------


def reading(look: LookAt[BossView], width: int) -> list[Content]:
    """The city with all texts: market, heroes, and the effects of all spaces."""
    language, view = look.language, look.view
    lines = [ink(language.text("word-market"), INK2, bold=True)]
    for card in market_in(view):
        lines += card_lines(look, card, width)
    if not market_in(view):
        lines.append(ink(language.text("terminal-nothing"), INK3))
    lines += [Content(""), ink(language.text("word-town"), INK2, bold=True)]
    heroes = view["zones"]["town"]
    for place in range(max(city_in(view)["places"], len(heroes))):
        item = heroes[place] if place < len(heroes) else None
        lines += town_place(look, place, item, width)
        if item is not None:
            lines += text_lines(look, item, width)
    for landmark in city_in(view)["landmarks"]:
        lines += [Content(""), *landmark_reading(look, landmark, width)]
    lines += [Content(""), *boss_spaces(look, width), *decks(look, width)]
    for zone in ("room_deck", "spell_deck", "discard"):
        count = view["zones"][zone]["count"]
        lines.append(ink(f"{language.text('zone-' + key_of(zone))}: {count}", INK2))
    return lines


def landmark_reading(look: LookAt[BossView], landmark: Landmark, width: int) -> list[Content]:
    """A landmark with its heroes and all its spaces."""
    lines = [ink(f"{landmark_sign(landmark)} {landmark_name(look.language, landmark)}", INK2, bold=True)]
    for item in heroes_at(look.view, landmark):
        lines += [line.pad_left(2) for line in hero(look, item).wrap(width - 2)]
        lines += text_lines(look, item, width)
    for space in landmark["spaces"]:
        open_now = "" if space["open"] else f" ({look.language.text('terminal-sb-closed')})"
        name = ink(f"{SPACE} {space_name(look.language, space['id'])}{open_now}", INK if space["open"] else INK3)
        name += Content("").join(minion(look, seat) for seat in space["minions"])
        lines += [line.pad_left(2) for line in name.wrap(width - 2)]
        lines += [line.pad_left(4) for line in ink(space_text(look.language, space["id"]), INK3).wrap(width - 4)]
    return lines


def boss_spaces(look: LookAt[BossView], width: int) -> list[Content]:
    """The bosses whose action spaces may be used."""
    lines: list[Content] = []
    for seat, usable in enumerate(city_in(look.view)["boss_spaces"]):
        boss = boss_of(look.view, seat)
        if usable and boss is not None:
            lines += card_lines(look, boss, width)
    return lines
