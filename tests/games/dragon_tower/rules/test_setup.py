"""Set-up: heroes, skills, health, first hands, payment for skills."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.dragon_tower.tables import DECKS, hand_of, health_of, table_at
from tests.games.helpers import decision_of, kinds, offers, play, prompt, refusal, zone_of
from undercroft.games.dragon_tower.rules.facts import DECK

ORDINARY = {"paladin", "priest", "mage", "assassin", "spellblade", "pathfinder"}
FOUR_CARDS = ("power_strike", "divine_song", "mana_potion", "backflip")

# The "at start" part of every hero card: health, and the decks for each card.
START: dict[str, tuple[int, list[tuple[str, ...]]]] = {
    "paladin": (5, [("strength", "faith"), DECKS]),
    "priest": (5, [("faith", "magic"), DECKS]),
    "mage": (5, [("magic", "agility"), DECKS]),
    "assassin": (5, [("strength", "agility"), DECKS]),
    "spellblade": (5, [("strength", "magic"), DECKS]),
    "pathfinder": (5, [("faith", "agility"), DECKS]),
    "barbarian": (5, [DECKS] * 4),
    "anchorite": (5, [DECKS] * 4),
    "archmage": (5, [DECKS] * 4),
    "acrobat": (5, [DECKS] * 4),
    "bard": (4, [("faith", "magic", "agility")] * 3),
    "mercenary": (4, [("strength", "magic", "agility")] * 3),
    "templar": (4, [("strength", "faith", "agility")] * 3),
    "druid": (4, [("strength", "faith", "magic")] * 3),
    "pickpocket": (4, [("agility",)]),
    "quartermaster": (4, [("strength",)]),
    "pilgrim": (4, [("faith",)]),
    "alchemist": (4, [("magic",)]),
}

# Health, cards lost and cards gained by skill.
COST = {
    "diviner": (1, 0, 0),
    "troublewise": (1, 1, 0),
    "regeneration": (3, 1, 0),
    "healer": (1, 0, 0),
    "shoulder_to_shoulder": (0, 2, 0),
    "full_pack": (2, 0, 2),
    "trade": (0, 1, 0),
    "scavenger": (0, 2, 0),
    "fury": (1, 1, 0),
    "second_stance": (0, 1, 0),
    "resourceful": (0, 1, 0),
    "decoy": (0, 2, 0),
    "lucky": (0, 1, 0),
}


def new(*team: str, seats: int = 1, seed: int = 1, **options: Any) -> undercroft.Table:
    """A new game, with this team or one to be chosen."""
    given = {"team": list(team)} if team else {}
    return undercroft.new("dragon-tower", seats=seats, seed=seed, options={**given, **options})


def paying(hero: str, *skills: str, hand: tuple[str, ...] = FOUR_CARDS, **more: Any) -> undercroft.Table:
    """A table where this hero pays for skills; the other hero is the paladin or the mage."""
    team = (hero, "mage" if hero == "paladin" else "paladin")
    return table_at("pay", team, floor=0, hands=[hand], skills=[skills], **more)


def backs(table: undercroft.Table, hero: int) -> list[str]:
    """The decks that the cards of a hand come from."""
    return [DECK.backs[DECK.index[card]] for card in hand_of(table, hero)]


# -- choosing heroes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-014", "DT-012")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_gets_one_hero_face_up(seats: int) -> None:
    table = new(seats=seats, skills="none")
    for number, hero in enumerate(("paladin", "mage", "priest", "bard")[:seats]):
        assert (decision_of(table).seat, prompt(table)) == (number, "which_hero")
        play(table, f"lead hero={number} card={hero}")
    for seat in (*range(seats), None):
        rows = table.view(seat)["zones"]["hero"]
        assert [[card["card"] for card in row] for row in rows[:seats]] == [
            [hero] for hero in ("paladin", "mage", "priest", "bard")[:seats]
        ]
    assert [hero["seat"] for hero in table.view(None)["heroes"]] == list(range(seats))


@pytest.mark.rule("DT-013")
def test_heroes_and_skills_lie_open_for_everybody() -> None:
    table = new("paladin", "mage", seats=2)
    play(table, "take_skill hero=0 card=fury", "take_skill hero=1 card=diviner")
    for seat in (0, 1, None):
        shown = table.view(seat)
        assert [hero["hero"]["card"] for hero in shown["heroes"]] == ["paladin", "mage"]
        assert [hero["skills"] for hero in shown["heroes"]] == [["fury"], ["diviner"]]
        assert [card["card"] for row in shown["zones"]["skill"] for card in row] == ["fury", "diviner"]


@pytest.mark.rule("DT-015")
def test_every_hero_of_the_box_may_be_chosen() -> None:
    table = new(heroes=2)
    assert offers(table) == [f"lead hero=0 card={hero}" for hero in START]


@pytest.mark.rule("DT-DECISION-4")
def test_two_heroes_are_never_the_same() -> None:
    table = new(heroes=2)
    play(table, "lead hero=0 card=bard")
    assert refusal(table, "lead hero=1 card=bard") == "DT-DECISION-4"
    assert len(offers(table)) == 17
    with pytest.raises(undercroft.ImpossibleSetup):
        new("bard", "bard")


@pytest.mark.rule("DT-DECISION-4")
@pytest.mark.parametrize("seats", [1, 4])
def test_no_hero_of_four_is_one_that_another_leads(seats: int) -> None:
    table = new(heroes=4, seats=seats)
    team = ["bard", "mage", "paladin"]
    for hero, name in enumerate(team):
        play(table, f"lead hero={hero} card={name}")
        left = [f"lead hero={hero + 1} card={other}" for other in START if other not in team[: hero + 1]]
        assert offers(table) == left
        for taken in team[: hero + 1]:
            assert refusal(table, f"lead hero={hero + 1} card={taken}") == "DT-DECISION-4"
    for twice in (["bard", "mage", "bard"], ["mage", "bard", "paladin", "bard"]):
        with pytest.raises(undercroft.ImpossibleSetup):
            new(*twice)


@pytest.mark.rule("DT-DECISION-4")
def test_two_heroes_never_hold_the_same_skill() -> None:
    table = new("paladin", "mage", "barbarian", "priest")
    skills = ["fury", "diviner", "trade"]
    for hero, skill in enumerate(skills):
        play(table, f"take_skill hero={hero} card={skill}")
        for taken in skills[: hero + 1]:
            assert refusal(table, f"take_skill hero={hero + 1} card={taken}") == "DT-DECISION-4"


# -- the first game ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-021")
def test_a_first_game_deals_ordinary_heroes() -> None:
    dealt = set()
    for seed in range(30):
        table = new(setup="first-game", heroes=4, seed=seed)
        assert prompt(table) == "which_deck"  # nobody was asked for a hero
        team = [zone_of(table, "hero", hero)[0] for hero in range(4)]
        assert len(set(team)) == 4
        dealt |= set(team)
    assert dealt == ORDINARY


@pytest.mark.rule("DT-021")
@pytest.mark.parametrize("team", ["choose", ["paladin", "mage"]])
def test_a_first_game_lets_nobody_choose(team: object) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refused:
        new(setup="first-game", team=team)
    assert refused.value.code == "setting-needs"


@pytest.mark.rule("DT-022")
def test_a_first_game_goes_without_skills() -> None:
    assert new(setup="first-game").options["skills"] == "none"
    for skills in ("one", "many"):
        with pytest.raises(undercroft.ImpossibleSetup):
            new(setup="first-game", skills=skills)


# -- choosing skills -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-024", "DT-DECISION-3")
def test_skills_are_optional_for_the_game_and_for_each_hero() -> None:
    assert prompt(new("paladin", "mage", skills="none")) == "which_deck"
    table = new("paladin", "mage", skills="one")
    play(table, "no_skill hero=0", "take_skill hero=1 card=fury")
    assert [hero["skills"] for hero in table.view(0)["heroes"]] == [[], ["fury"]]


@pytest.mark.rule("DT-025")
def test_a_hero_takes_at_most_one_skill() -> None:
    table = new("paladin", "mage", skills="one")
    play(table, "take_skill hero=0 card=fury")
    assert decision_of(table).args == {"hero": 1}
    with pytest.raises(undercroft.Illegal):
        play(table, "take_skill hero=0 card=diviner")
    play(table, "take_skill hero=1 card=diviner")
    assert prompt(table) == "which_deck"


@pytest.mark.rule("DT-026")
@pytest.mark.parametrize(("skill", "cost"), COST.items())
def test_every_skill_costs_what_its_card_says(skill: str, cost: tuple[int, int, int]) -> None:
    health, lost, gained = cost
    table = paying("barbarian", skill)
    draws = 0
    while prompt(table) == "which_gain":
        play(table, "draw hero=0 deck=magic")
        draws += 1
    assert health_of(table) == [5 - health, 5]
    assert draws == gained
    assert len(hand_of(table, 0)) == 4 - lost + gained


@pytest.mark.rule("DT-032")
def test_skills_are_chosen_before_health_and_cards_and_paid_after_both() -> None:
    table = new("paladin", "mage")
    assert prompt(table) == "which_skill"
    assert health_of(table) == [0, 0]
    assert hand_of(table, 0) == hand_of(table, 1) == []
    play(table, "take_skill hero=0 card=fury", "no_skill hero=1")
    play(table, "draw hero=0 deck=faith", "draw hero=0 deck=magic", "draw hero=1 deck=magic")
    assert health_of(table) == [5, 5]
    assert len(hand_of(table, 0)) == 2
    assert kinds(play(table, "draw hero=1 deck=magic"))[:3] == ["card-drawn", "skill-paid", "tower-built"]
    assert health_of(table) == [4, 5]
    assert len(hand_of(table, 0)) == 1


# -- health and first hands ----------------------------------------------------------------------------------------


@pytest.mark.rule("DT-033", "DT-035")
@pytest.mark.parametrize(
    ("hero", "health", "cards"), [pytest.param(hero, *row, marks=pytest.mark.card(hero)) for hero, row in START.items()]
)
def test_every_hero_starts_with_the_health_and_cards_of_the_hero_card(
    hero: str, health: int, cards: list[tuple[str, ...]]
) -> None:
    table = new(hero, "mage" if hero == "paladin" else "paladin", skills="none")
    offered = []
    while decision_of(table).args["hero"] == 0:
        offered.append(tuple(str(option.args["deck"]) for option in decision_of(table).options))
        table.apply(len(offered[-1]) - 1)
    assert health_of(table)[0] == health
    assert offered == [decks for decks in cards if len(decks) > 1]
    assert backs(table, 0) == [decks[-1] for decks in cards]


@pytest.mark.rule("DT-034")
def test_the_capability_decks_are_shuffled_apart_and_face_down() -> None:
    tables = [new("pickpocket", "pilgrim", skills="none", seed=seed) for seed in (1, 2)]
    for number, deck in enumerate(DECKS):
        orders = [zone_of(table, "capabilities", number) for table in tables]
        assert orders[0] != orders[1]
        assert {DECK.backs[DECK.index[card]] for card in orders[0]} == {deck}
        assert tables[0].view(0)["zones"]["capabilities"][number]["known"] == []


@pytest.mark.rule("DT-036")
def test_hands_are_hidden_from_the_other_players() -> None:
    table = table_at("enter", seats=2, hands=[["backflip"], ["prayer", "mana_potion"]])
    assert [card["card"] for card in table.view(0)["zones"]["hand"][0]] == ["backflip"]
    assert table.view(0)["zones"]["hand"][1] == [{"back": "faith"}, {"back": "magic"}]
    assert table.view(1)["zones"]["hand"][0] == [{"back": "agility"}]
    assert table.view(None)["zones"]["hand"][:2] == [[{"back": "agility"}], [{"back": "faith"}, {"back": "magic"}]]


@pytest.mark.rule("DT-036")
def test_only_the_owner_sees_a_card_drawn() -> None:
    table = table_at("refill", seats=2)
    play(table, "refill hero=1")
    [drawn] = play(table, "draw hero=1 deck=magic")
    assert "card" in drawn.told_to(1, DECK)["card"]
    assert drawn.told_to(0, DECK)["card"] == drawn.told_to(None, DECK)["card"] == {"back": "magic"}


@pytest.mark.rule("DT-DECISION-1")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_one_human_may_run_two_to_four_heroes_and_sees_all_their_hands(heroes: int) -> None:
    hands = [["backflip"], ["prayer"], ["vow"], ["elbow_jab"]][:heroes]
    table = table_at("enter", ("paladin", "mage", "priest", "bard")[:heroes], hands=hands, seats=1)
    assert [[card["card"] for card in hand] for hand in table.view(0)["zones"]["hand"][:heroes]] == hands
    assert {hero["seat"] for hero in table.view(0)["heroes"]} == {0}


# -- paying for skills ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-037", "DT-038")
def test_every_hero_with_a_skill_pays_for_it_at_the_start() -> None:
    table = table_at("pay", floor=0, hands=[FOUR_CARDS[:2], FOUR_CARDS[2:]], skills=[["fury"], ["diviner"]])
    assert health_of(table) == [4, 4]
    assert [len(hand_of(table, hero)) for hero in (0, 1)] == [1, 2]
    assert table.view(0)["floor"] == 1


@pytest.mark.rule("DT-037", "DT-038")
@pytest.mark.parametrize("skill", COST)
def test_health_drops_by_as_much_as_the_skill_says_and_only_that_of_its_hero(skill: str) -> None:
    table = table_at(
        "pay", ("barbarian", "mage"), floor=0, hands=[FOUR_CARDS, FOUR_CARDS], skills=[[skill]], health=[5, 4]
    )
    assert health_of(table) == [5 - COST[skill][0], 4]


@pytest.mark.rule("DT-038", "DT-124")
def test_the_health_that_several_skills_cost_adds_up() -> None:
    table = table_at("pay", floor=0, hands=[FOUR_CARDS, []], skills=[["full_pack", "healer", "fury"]])
    while prompt(table) in ("which_payment", "which_gain"):
        table.apply(0)
    assert health_of(table) == [5 - 2 - 1 - 1, 5]


@pytest.mark.rule("DT-039", "DT-040", "DT-DECISION-6")
def test_chance_picks_the_cards_lost_and_nobody_is_asked() -> None:
    table = paying("barbarian", "decoy", chance=[2, 0])
    assert hand_of(table, 0) == ["divine_song", "backflip"]
    assert [zone_of(table, "discards", deck) for deck in range(4)] == [["power_strike"], [], ["mana_potion"], []]
    assert prompt(table) == "who_refills"  # the first floor begins without a question


@pytest.mark.rule("DT-039")
def test_every_card_of_the_hand_may_be_the_one_lost() -> None:
    lost = set()
    for seed in range(40):
        table = new("barbarian", "mage", seed=seed)
        play(table, "take_skill hero=0 card=lucky", "no_skill hero=1")
        while prompt(table) == "which_deck" and decision_of(table).args["hero"] == 0:
            table.apply(len(hand_of(table, 0)))  # one card of every deck
        play(table, "draw hero=1 deck=magic", "draw hero=1 deck=magic")
        lost |= set(DECKS) - set(backs(table, 0))
        assert len(hand_of(table, 0)) == 3
    assert lost == set(DECKS)


@pytest.mark.rule("DT-041")
@pytest.mark.card("full_pack")
def test_extra_cards_come_from_any_deck_for_every_hero() -> None:
    table = paying("pickpocket", "full_pack", hand=("backflip",))
    assert health_of(table)[0] == 2
    anything = [f"draw hero=0 deck={deck}" for deck in DECKS]
    assert offers(table) == [*anything, "gain_nothing hero=0"]
    play(table, "draw hero=0 deck=strength")
    assert offers(table) == [*anything, "gain_nothing hero=0"]
    play(table, "draw hero=0 deck=magic")
    assert backs(table, 0) == ["agility", "strength", "magic"]
    assert prompt(table) == "who_refills"


@pytest.mark.rule("DT-041")
def test_extra_cards_may_be_left_in_their_decks() -> None:
    table = paying("pickpocket", "full_pack", hand=("backflip",))
    play(table, "gain_nothing hero=0", "draw hero=0 deck=faith")
    assert backs(table, 0) == ["agility", "faith"]


@pytest.mark.rule("DT-042")
def test_a_hero_who_cannot_pay_cannot_take_the_skill() -> None:
    table = new("alchemist", "bard")
    dear = [skill for skill, cost in COST.items() if cost[1] > 1]
    assert len(dear) == 3
    for skill in dear:
        assert refusal(table, f"take_skill hero=0 card={skill}") == "DT-042"
    cheap = [f"take_skill hero=0 card={skill}" for skill in COST if skill not in dear]
    assert offers(table) == [*cheap, "no_skill hero=0"]
    play(table, "no_skill hero=0")
    assert len(offers(table)) == 13 + 1  # three cards pay for anything


@pytest.mark.rule("DT-DECISION-6", "DT-042")
def test_a_cost_that_leaves_no_health_cannot_be_paid() -> None:
    table = new("bard", "mage", skills="many")  # 4 and 5 health
    play(table, "take_skill hero=0 card=regeneration")
    assert refusal(table, "take_skill hero=0 card=diviner") == "DT-042"
    play(table, "no_skill hero=0", "take_skill hero=1 card=full_pack", "take_skill hero=1 card=diviner")
    assert "take_skill hero=1 card=healer" in offers(table)  # 1 health is left
    play(table, "take_skill hero=1 card=healer")
    assert refusal(table, "take_skill hero=1 card=fury") == "DT-042"


@pytest.mark.rule("DT-DECISION-35")
def test_the_player_chooses_in_which_order_several_skills_are_paid() -> None:
    table = paying("pickpocket", "trade", "lucky", "full_pack", hand=("backflip",))
    assert {option.args["card"] for option in decision_of(table).options} == {"trade", "lucky", "full_pack"}
    table.apply(next(option for option in decision_of(table).options if option.args["card"] == "lucky"))
    assert hand_of(table, 0) == []
    assert prompt(table) == "which_gain"  # Trade cannot be paid before Full Pack, so that one is next
    play(table, "draw hero=0 deck=magic")
    play(table, "draw hero=0 deck=magic")
    assert len(hand_of(table, 0)) == 1  # Trade took the other
    assert prompt(table) == "who_refills"


@pytest.mark.rule("DT-DECISION-35")
def test_a_card_gained_may_not_be_refused_when_it_has_to_pay_for_the_next_skill() -> None:
    table = paying("pickpocket", "decoy", "full_pack", hand=("backflip",))
    assert offers(table) == [f"draw hero=0 deck={deck}" for deck in DECKS]
    play(table, "draw hero=0 deck=magic")
    assert "gain_nothing hero=0" in offers(table)  # two cards are enough for Decoy
    play(table, "gain_nothing hero=0")
    assert hand_of(table, 0) == []


@pytest.mark.rule("DT-DECISION-35", "DT-042")
def test_skills_that_bring_cards_make_others_affordable() -> None:
    table = new("pickpocket", "mage", skills="many")
    assert refusal(table, "take_skill hero=0 card=decoy") == "DT-042"
    play(table, "take_skill hero=0 card=full_pack", "take_skill hero=0 card=decoy")
    assert table.view(0)["heroes"][0]["skills"] == ["full_pack", "decoy"]
