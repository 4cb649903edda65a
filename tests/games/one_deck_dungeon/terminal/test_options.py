"""Options of One Deck Dungeon that would read alike: cards of one name, skull boxes with and without a die due."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.helpers import decision_of
from tests.games.one_deck_dungeon.tables import table_at
from tests.games.one_deck_dungeon.terminal.boards import seated
from tests.terminal.test_plain import typed
from undercroft.bots import make_bot
from undercroft.games.one_deck_dungeon.terminal import encounter_lines
from undercroft.games.one_deck_dungeon.terminal.texts import OneDeckDungeonTexts
from undercroft.i18n import LANGUAGES, language
from undercroft.i18n.render import option_text
from undercroft.kernel.table import Table
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.widgets.looks import Look

WORDS = OneDeckDungeonTexts()
FOUR = ("warrior", "mage", "rogue", "paladin")


def lines(table: Table, code: str, *, spoken: bool) -> list[str]:
    """The options of a table as they are listed."""
    words = language(code, "one-deck-dungeon")
    view: Any = table.view(0)
    options: list[dict[str, Any]] = view["decision"]["options"]
    return [
        f"{option_text(words, option)} ({WORDS.option_numbers(words, view, (), option, spoken=spoken)})"
        for option in options
    ]


def two_of_a_kind(prompt: str) -> Table:
    """Four heroes behind a door with two wraiths; one has both variants of an item, one a skill twice."""
    items = [["fire_elemental_a", "fire_elemental_b"], [], [], []]
    skills = [[], [], ["beetle_a", "beetle_a"], []]
    table = table_at("act", FOUR, doors=[["wraith_a", "wraith_b"]], items=items, skills=skills, level=2, tokens=6)
    bot = make_bot("one-deck-dungeon", "greedy", 1)
    while decision_of(table).prompt != prompt:
        table.apply("face_it" if decision_of(table).prompt == "face_or_flee" else bot.choose(table.view(0)))
    return table


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("prompt", ["who_faces_what", "which_item_is_drained", "which_loot"])
def test_no_two_options_read_alike(code: str, prompt: str) -> None:
    table = two_of_a_kind(prompt)
    for spoken in (True, False):
        counts = Counter(lines(table, code, spoken=spoken))
        assert [line for line, count in counts.items() if count > 1] == []


def test_cards_of_the_same_name_differ_by_gain_and_place() -> None:
    told = lines(two_of_a_kind("who_faces_what"), "en", spoken=True)
    assert "Warrior and Mage face the Wraith first (card 1: +1 strength, Dexterity (agility ×1; Combat))" in told
    assert "Warrior and Mage face the Wraith first (card 2: +1 strength, Haste (Mana 3; Combat))" in told
    told = lines(two_of_a_kind("which_item_is_drained"), "en", spoken=False)
    assert told == ["Fire Elemental of the Warrior (card 1: +M +♥)", "Fire Elemental of the Warrior (card 2: +A +♥)"]
    told = lines(two_of_a_kind("which_loot"), "en", spoken=False)
    replaced = "Wraith as a skill in place of the Beetle: Rogue"
    assert f"{replaced} (Dexterity (A; Combat) ← card 2: Accuracy (AAA; Combat, Peril))" in told
    assert "Wraith as an item in place of the Fire Elemental: Warrior (+S ← +M +♥)" in told  # only one is left


# -- the Lich --------------------------------------------------------------------------------------------------------


def at_the_lich() -> Table:
    """A warrior before the Lich, who has just taken a die from the first box."""
    table = table_at("boss", dungeon="lichs_tomb", floor=3, turn=20, rolls=[3, 4, 1, 1, 5, 2, 6])
    table.apply("lay hero=0 die=strength-3 box=0")
    return table


def test_boxes_say_whether_the_first_die_is_lost(profile: Profile) -> None:
    told = typed(seated(profile, at_the_lich()), "q")
    assert "Box 1: strength 3, 1 heart, Skull, first die already taken." in told
    assert "Box 3: agility 3, 1 heart, Skull, the boss takes the first die." in told
    assert "Box 2: sum of dice, strength 17, 3 hearts." in told  # no skull


def test_signs_say_it_too_until_the_box_is_covered(profile: Profile) -> None:
    table = at_the_lich()
    words = language("en", "one-deck-dungeon")

    def drawn(place: int) -> str:
        return encounter_lines.active_box(Look(words, table.view(0), ("1",)), place).plain

    assert drawn(0).endswith("#1 [S3]♥1☠✗0")
    assert drawn(2).endswith("#3 [A3]♥1☠✗1")
    table.apply("lay hero=0 die=strength-4 box=0")
    assert "✗" not in drawn(0)
