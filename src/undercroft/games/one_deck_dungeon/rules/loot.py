"""Step 6: the card becomes an item, a skill, a potion or XP (OD-113 to OD-126); then levels (OD-147 to OD-154)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.death import check_death
from undercroft.games.one_deck_dungeon.rules.effects import owned
from undercroft.games.one_deck_dungeon.rules.events import LevelGained, LootClaimed, LootReplaced, Use, XpPaid
from undercroft.games.one_deck_dungeon.rules.facts import (
    EFFECTS,
    OPTIONS,
    POTION,
    SKILL,
    TOP_LEVEL,
    XP,
    XP_FOR_A_POTION,
)
from undercroft.games.one_deck_dungeon.rules.healing import heal_points
from undercroft.games.one_deck_dungeon.rules.potions import found
from undercroft.games.one_deck_dungeon.rules.state import (
    BOX,
    FACED,
    ITEM_OF,
    NO_CARD,
    NO_HERO,
    POTIONS,
    SKILL_OF,
    XP_CARDS,
    State,
    leader,
    led,
    level_of,
)
from undercroft.games.one_deck_dungeon.rules.talents import talents_of
from undercroft.games.one_deck_dungeon.rules.tokens import gain_tokens
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_card


def claim_next(state: State) -> None:
    """The cards that were beaten are claimed one after another; then the party may rise a level."""
    if not state.claims:
        state.agenda.append((check_level,))
        return
    state.agenda.append((claim_next,))
    ask(state, leader(state), which_loot)


def which_loot(state: State) -> list[Move]:
    """Everything that the card may become."""
    card = state.claims[0][0]
    moves = [*_item_moves(state, card), *_skill_moves(state, card)]
    if not why_not_potion(state, card):
        moves.append((take_potion, card))
    moves.append((take_xp, card))  # FS-032
    if state.knowing < sum(
        talents_of(state, hero).cards_worth_more for hero in range(state.setup.heroes)
    ):  # OD-DECISION-72
        moves.append((take_xp_knowing, card))
    return moves


def _item_moves(state: State, card: int) -> list[Move]:
    if why_not_edge(state, card, "item"):
        return []
    moves: list[Move] = []
    for hero in range(state.setup.heroes):
        if not why_not_item(state, card, hero):
            moves.append((take_item, card, hero))
        moves += [(replace_item, card, hero, old) for old in state.zones[ITEM_OF + hero]]  # OD-123
    return moves


def _skill_moves(state: State, card: int) -> list[Move]:
    moves: list[Move] = []
    for hero in range(state.setup.heroes):
        if not why_not_skill(state, card, hero):
            moves.append((take_skill, card, hero))
        skills = state.zones[SKILL_OF + hero]
        moves += [(replace_skill, card, hero, old) for old in skills if not why_not_learned(state, card, hero, old)]
    return moves


def why_not_edge(state: State, card: int, edge: str) -> str:
    """The clause that forbids to claim an edge of a card, its item or its skill; empty if none does."""
    option = state.claims[0][1]
    ways = OPTIONS[state.face[card]]
    if not any(way.loot for way in ways):
        return ""
    if option < 0:
        return "OD-DECISION-68"  # after an Invisibility potion
    return "" if ways[option].loot == edge else "FS-030" if edge == "item" else "FS-031"


def why_not_item(state: State, card: int, hero: int) -> str:
    """The clause that forbids a hero to take a card as one more item (OD-DECISION-24); empty if none does."""
    full = len(state.zones[ITEM_OF + hero]) >= level_of(state).items
    return why_not_edge(state, card, "item") or ("OD-117" if full else "")


def why_not_learned(state: State, card: int, hero: int, old: int = NO_CARD) -> str:
    """The clause that forbids a hero to have the skill of a card (OD-DECISION-22); empty if none does.

    An old card that it replaces is gone at once (OD-124), so that its skill may be the same.
    """
    effect = SKILL[state.face[card]]
    if forbidden := why_not_edge(state, card, "skill"):
        return forbidden
    if effect < 0:
        return "OD-DECISION-23"
    known = owned(state, hero)
    if old in state.zones[SKILL_OF + hero]:
        known.remove(SKILL[state.face[old]])
    return "OD-125" if effect in known else ""


def why_not_skill(state: State, card: int, hero: int) -> str:
    """The clause that forbids a hero to take a card as one more skill; empty if none does."""
    full = len(state.zones[SKILL_OF + hero]) >= level_of(state).skills
    return why_not_learned(state, card, hero) or ("OD-117" if full else "")


def why_not_potion(state: State, card: int) -> str:
    """The clause that forbids to take a card as a potion; empty if none does."""
    potion = POTION[state.face[card]]
    if forbidden := why_not_edge(state, card, "skill"):
        return forbidden
    if potion < 0:
        return "OD-DECISION-23"
    return "OD-126" if potion in found(state) else ""


def why_not_replaced(state: State, card: int, hero: int, old: int, zone: int) -> str:
    """The clause that forbids to put a card in the place of an old one in a zone; empty if none does."""
    forbidden = why_not_edge(state, card, "item") if zone == ITEM_OF else why_not_learned(state, card, hero, old)
    return forbidden or ("" if old in state.zones[zone + hero] else "OD-DECISION-21")


def _claim(state: State, card: int, zone: int, use: Use, hero: int = NO_HERO) -> None:
    del state.claims[0]
    move_card(state, card, FACED, zone)
    if state.events is not None:
        face = state.face[card]
        claimant = None if hero == NO_HERO else led(state, hero)
        skill = EFFECTS[SKILL[face]].id if use == "skill" else None
        potion = EFFECTS[POTION[face]].id if use == "potion" else None
        state.events.append(LootClaimed(seen(state, card), use, claimant, skill, potion))


def _give_up(state: State, old: int, zone: int, hero: int) -> None:
    move_card(state, old, zone + hero, XP_CARDS)
    if state.events is not None:
        state.events.append(LootReplaced(led(state, hero), seen(state, old)))


def take_item(state: State, card: int, hero: int) -> None:
    """This hero carries it as an item (OD-118)."""
    _claim(state, card, ITEM_OF + hero, "item", hero)


def replace_item(state: State, card: int, hero: int, old: int) -> None:
    """It takes the place of another item, which becomes XP (OD-124)."""
    _claim(state, card, ITEM_OF + hero, "item", hero)
    _give_up(state, old, ITEM_OF, hero)
    state.agenda.append((check_death, hero))  # OD-179


def take_skill(state: State, card: int, hero: int) -> None:
    """This hero learns its skill (OD-119)."""
    _claim(state, card, SKILL_OF + hero, "skill", hero)


def replace_skill(state: State, card: int, hero: int, old: int) -> None:
    """It takes the place of another skill, which becomes XP (OD-124)."""
    _claim(state, card, SKILL_OF + hero, "skill", hero)
    _give_up(state, old, SKILL_OF, hero)


def take_potion(state: State, card: int) -> None:
    """The party has found this potion, with a token for it (OD-120)."""
    _claim(state, card, POTIONS, "potion")
    gain_tokens(state, 1)


def take_xp(state: State, card: int) -> None:
    """The party keeps it as XP (OD-122)."""
    _claim(state, card, XP_CARDS, "xp")


def take_xp_knowing(state: State, card: int) -> None:
    """Knowledge: once a floor a card counts 1 XP more until it is paid."""
    _claim(state, card, XP_CARDS, "xp")
    state.knowing += 1
    state.worth_more.append(card)


# -- levels --------------------------------------------------------------------------------------------------------


def xp_of(state: State, card: int) -> int:
    """The XP of an XP card."""
    return XP[state.face[card]] + (card in state.worth_more)


def price_of_level(state: State) -> int:
    """The XP that the next level costs; twice as much for four heroes (O4-021)."""
    return level_of(state).xp * state.setup.groups


def total_xp(state: State) -> int:
    """The XP of the party."""
    return sum([xp_of(state, card) for card in state.zones[XP_CARDS]])


def check_level(state: State) -> None:
    """Raise the level if the party has enough XP (OD-147); at the highest level, offer potions (OD-154)."""
    if state.level < TOP_LEVEL and total_xp(state) >= price_of_level(state):
        state.price = price_of_level(state)
        state.agenda.append((gain_level,))
        state.agenda.append((pay_xp,))
    elif not why_not_bought(state):
        ask(state, leader(state), whether_to_buy_potion)


def why_not_bought(state: State) -> str:
    """The clause that forbids to buy a potion after an encounter; empty if the party may."""
    if state.level < TOP_LEVEL or total_xp(state) < XP_FOR_A_POTION:
        return "OD-154"
    return "" if state.token_supply else "OD-DECISION-4"


def pay_xp(state: State) -> None:
    """XP is paid in whole cards, none of them superfluous (OD-148, OD-DECISION-30)."""
    worths = [xp_of(state, card) for card in state.zones[XP_CARDS]]
    if sum(worths) - min(worths) < state.price:
        state.paid = state.zones[XP_CARDS][:]  # every card is needed
    if sum(xp_of(state, card) for card in state.paid) < state.price:
        ask(state, leader(state), which_xp)
        return
    if state.events is not None:
        state.events.append(XpPaid(tuple(seen(state, card) for card in state.paid)))
    for card in state.paid:
        move_card(state, card, XP_CARDS, BOX)
        if card in state.worth_more:
            state.worth_more.remove(card)
    state.paid = []


def which_xp(state: State) -> list[Move]:
    """Choose the next XP card to pay with; cards of equal worth are alike."""
    worths: set[int] = set()
    moves: list[Move] = []
    for card in state.zones[XP_CARDS]:
        worth = xp_of(state, card)
        if worth not in worths and not why_not_paid_with(state, card):
            worths.add(worth)
            moves.append((pay_with_card, card))
    return moves


def why_not_paid_with(state: State, card: int) -> str:
    """The clause that forbids to pay with an XP card: with it and those paid so far one would be superfluous."""
    fair = card not in state.paid and _leads_to_fair_payment(state, card)
    return "" if fair else "OD-DECISION-30"


def _leads_to_fair_payment(state: State, card: int) -> bool:
    """Whether the cards paid so far and this one are part of a payment without a superfluous card."""
    chosen = [xp_of(state, paid) for paid in state.paid] + [xp_of(state, card)]
    rest = sorted(
        (xp_of(state, other) for other in state.zones[XP_CARDS] if other not in state.paid and other != card),
        reverse=True,
    )
    return _completes(chosen, rest, state.price)


def _completes(chosen: list[int], rest: list[int], price: int) -> bool:
    total = sum(chosen)
    if total >= price:
        return total - min(chosen) < price
    return any(
        _completes([*chosen, worth], rest[number + 1 :], price)
        for number, worth in enumerate(rest)
        if number == 0 or rest[number - 1] != worth
    )


def pay_with_card(state: State, card: int) -> None:
    """Pay with this card."""
    state.paid.append(card)
    state.agenda.append((pay_xp,))


def gain_level(state: State) -> None:
    """The whole party rises and gets a potion token, four heroes two (OD-150, O4-022); then look again."""
    state.level += 1
    state.levels_gained += 1
    if state.events is not None:
        state.events.append(LevelGained(state.level))
    state.agenda.append((check_level,))
    gain_tokens(state, level_of(state).tokens * state.setup.groups)
    for hero in range(state.setup.heroes):
        if heals := talents_of(state, hero).level_heals:  # before what Cure adds to a token: that may heal anybody
            state.agenda.append((heal_points, hero, heals))


def whether_to_buy_potion(state: State) -> list[Move]:
    """Pay 5 XP for a potion token, or keep the XP."""
    return [(buy_potion,), (save_xp,)]


def buy_potion(state: State) -> None:
    """A potion token for 5 XP (OD-DECISION-31)."""
    state.price = XP_FOR_A_POTION
    state.agenda.append((potion_bought,))
    state.agenda.append((pay_xp,))


def potion_bought(state: State) -> None:
    """Gain the token; offer another one if there is enough XP."""
    state.agenda.append((check_level,))
    gain_tokens(state, 1)


def save_xp(state: State) -> None:
    """Keep the XP."""
