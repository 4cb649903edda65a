"""Set-up: heroes, skills, health, cards, payment for skills, the tower."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules import bosses, capabilities, turn
from undercroft.games.dragon_tower.rules.balance import failed_checks
from undercroft.games.dragon_tower.rules.events import (
    HeroChosen,
    SkillPaid,
    SkillTaken,
    TeamUnbalanced,
    TowerBuilt,
    cards_seen,
    hero_seen,
)
from undercroft.games.dragon_tower.rules.facts import (
    ANY_DECK,
    ATTRIBUTE,
    DECK,
    FIRST_SKILL,
    FLOORS,
    HEROES,
    ORDINARY_HEROES,
    SKILL_CARDS,
    SKILL_GAIN,
    SKILL_HEALTH,
    START_CARDS,
    START_HEALTH,
    skill_faces,
)
from undercroft.games.dragon_tower.rules.layout import deal_floors
from undercroft.games.dragon_tower.rules.state import (
    CAPABILITIES,
    CIRCUMSTANCE_DECK,
    ELITE_DECK,
    HAND,
    HERO,
    NORMAL_DECK,
    ROOM,
    SKILL,
    UNUSED_BOSSES,
    UNUSED_HEROES,
    UNUSED_SKILLS,
    ZONES,
    Setup,
    State,
)
from undercroft.kernel.events import seen
from undercroft.kernel.pools import by_back
from undercroft.kernel.rng import below, shuffle
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_card


def start_zone(face: int) -> int:
    """The zone where the box keeps a printed card: ten decks that are never mixed (DT-002)."""
    card = DECK.printed[face]
    if card.kind == "capability":
        return CAPABILITIES + ATTRIBUTE[face]
    return {
        "hero": UNUSED_HEROES,
        "skill": UNUSED_SKILLS,
        "boss": UNUSED_BOSSES,
        "normal": NORMAL_DECK,
        "elite": ELITE_DECK,
        "circumstance": CIRCUMSTANCE_DECK,
    }[card.kind]


def _box() -> tuple[list[int], list[list[int]], list[int]]:
    """Faces, zones and knowledge of an untouched box."""
    face = DECK.instances()
    zones: list[list[int]] = [[] for _ in range(ZONES.total)]
    sight = ZONES.sights(())
    known = [0] * len(face)
    for card, printed in enumerate(face):
        home = start_zone(printed)
        zones[home].append(card)
        known[card] = sight[home]
    return face, zones, known


BOX_FACE, BOX_ZONES, BOX_KNOWN = _box()
BOX_ALIKE = by_back([DECK.backs[face] for face in BOX_FACE])


def unpacked(setup: Setup, chance: int) -> State:
    """The box unpacked: every card in its own deck, unshuffled."""
    state = State()
    state.setup = setup
    state.chance = chance
    state.face = BOX_FACE[:]
    state.zones = BOX_ZONES[:]
    state.known = BOX_KNOWN[:]
    state.alike = BOX_ALIKE
    state.sight = ZONES.sights(setup.seat_of)
    heroes = setup.heroes
    state.hero = [0] * heroes
    state.health = [0] * heroes
    state.skills = [0] * heroes
    state.spent = [0] * heroes
    state.refilled = [0] * heroes
    state.fought = [0] * heroes
    state.soloed = [0] * heroes
    state.beat_alone = [0] * heroes
    return state


def begin(state: State) -> None:
    """The set-up in the book's order: heroes, skills, health, cards, payment, tower (DT-032)."""
    state.agenda += [
        (turn.begin_floor,),
        (build_tower,),
        (pay_for_skills,),
        (deal_health_and_cards,),
        (choose_skills,),
        (choose_heroes,),
    ]


# -- heroes --------------------------------------------------------------------------------------------------------


def choose_heroes(state: State) -> None:
    """Each hero is given, dealt from the ordinary ones (DT-021) or chosen freely (DT-015)."""
    setup = state.setup
    state.agenda.append((check_balance,))
    if setup.team is not None:
        for hero, face in enumerate(setup.team):
            lead(state, hero, face)
    elif setup.deal:
        left = list(ORDINARY_HEROES)
        for hero in range(setup.heroes):
            lead(state, hero, left.pop(below(state, len(left))))
    else:
        for hero in reversed(range(setup.heroes)):
            state.agenda.append((choose_one_hero, hero))


def choose_one_hero(state: State, hero: int) -> None:
    """Ask the seat that leads this hero."""
    ask(state, state.setup.seat_of[hero], which_hero, hero)


def which_hero(state: State, hero: int) -> list[Move]:
    """The heroes that nobody leads yet: single copies (DT-DECISION-4)."""
    return [(lead, hero, face) for face in HEROES if face not in state.hero[:hero]]


def lead(state: State, hero: int, face: int) -> None:
    """Take a hero card, face up (DT-014)."""
    state.hero[hero] = face
    card = next(card for card in state.zones[UNUSED_HEROES] if state.face[card] == face)
    move_card(state, card, UNUSED_HEROES, HERO + hero)
    if state.events is not None:
        state.events.append(HeroChosen(state.setup.seat_of[hero], seen(state, card)))


def check_balance(state: State) -> None:
    """Warn about every balance check that fails; the team may start all the same (DT-DECISION-2)."""
    if state.events is not None:
        for check in failed_checks(state.hero):
            state.events.append(TeamUnbalanced(check))


# -- skills --------------------------------------------------------------------------------------------------------


def choose_skills(state: State) -> None:
    """Each hero may take a skill, or several in that variant (DT-024, DT-025, DT-124, DT-DECISION-3)."""
    if state.setup.skills:
        for hero in reversed(range(state.setup.heroes)):
            state.agenda.append((choose_one_skill, hero))


def choose_one_skill(state: State, hero: int) -> None:
    """Ask for a skill if one can be paid for."""
    ask(state, state.setup.seat_of[hero], which_skill, hero)


def which_skill(state: State, hero: int) -> list[Move]:
    """The skills left that this hero can pay for, or none (DT-024, DT-042)."""
    options: list[Move] = [
        (take_skill, hero, state.face[card])
        for card in state.zones[UNUSED_SKILLS]
        if can_pay(state.hero[hero], [*skill_faces(state.skills[hero]), state.face[card]])
    ]
    options.append((no_skill, hero))
    return options


def can_pay(hero: int, skills: list[int]) -> bool:
    """Whether a hero can pay for these skills in some order and live (DT-042, DT-DECISION-6 and DT-DECISION-35)."""
    health = START_HEALTH[hero] - sum(SKILL_HEALTH[skill] for skill in skills)
    return health >= 1 and enough_cards(len(START_CARDS[hero]), skills)


def enough_cards(cards: int, skills: list[int]) -> bool:
    """Whether this number of cards pays for these skills in some order; skills that gain cards are paid first."""
    for skill in sorted(skills, key=lambda skill: SKILL_CARDS[skill] - SKILL_GAIN[skill]):
        if cards < SKILL_CARDS[skill]:
            return False
        cards += SKILL_GAIN[skill] - SKILL_CARDS[skill]
    return True


def take_skill(state: State, hero: int, skill: int) -> None:
    """Lay a skill face up beside the hero."""
    card = next(card for card in state.zones[UNUSED_SKILLS] if state.face[card] == skill)
    move_card(state, card, UNUSED_SKILLS, SKILL + hero)
    state.skills[hero] |= 1 << (skill - FIRST_SKILL)
    if state.events is not None:
        state.events.append(SkillTaken(hero_seen(state, hero), seen(state, card)))
    if state.setup.many_skills:
        state.agenda.append((choose_one_skill, hero))


def no_skill(state: State, hero: int) -> None:
    """Take no (further) skill."""


# -- health, cards, payment ----------------------------------------------------------------------------------------


def deal_health_and_cards(state: State) -> None:
    """Health from the hero card (DT-033); four decks shuffled apart (DT-034); a first hand for everyone (DT-035)."""
    for deck in range(4):
        shuffle(state, CAPABILITIES + deck)
    for hero in range(state.setup.heroes):
        state.health[hero] = START_HEALTH[state.hero[hero]]
    for hero in reversed(range(state.setup.heroes)):
        state.agenda.append((capabilities.deal_start_cards, hero))


def pay_for_skills(state: State) -> None:
    """Carry out every skill's effect at the start of the game (DT-037)."""
    for hero in reversed(range(state.setup.heroes)):
        if state.skills[hero]:
            state.agenda.append((pay_next_skill, hero, 0))


def pay_next_skill(state: State, hero: int, paid: int) -> None:
    """With several skills the player chooses the order of payment (DT-DECISION-35)."""
    if state.skills[hero] & ~paid:
        ask(state, state.setup.seat_of[hero], which_payment, hero, paid)


def which_payment(state: State, hero: int, paid: int) -> list[Move]:
    """The skills that can be paid now so that the rest can still be paid after."""
    left = skill_faces(state.skills[hero] & ~paid)
    hand = len(state.zones[HAND + hero])
    return [
        (pay, hero, skill, paid)
        for skill in left
        if SKILL_CARDS[skill] <= hand
        and enough_cards(hand - SKILL_CARDS[skill] + SKILL_GAIN[skill], [other for other in left if other != skill])
    ]


def pay(state: State, hero: int, skill: int, paid: int) -> None:
    """Health, then cards picked at random and unseen, then cards gained (DT-038 to DT-041)."""
    paid |= 1 << (skill - FIRST_SKILL)
    state.agenda.append((pay_next_skill, hero, paid))
    state.health[hero] -= SKILL_HEALTH[skill]
    lost: list[int] = []
    for _ in range(SKILL_CARDS[skill]):
        hand = state.zones[HAND + hero]
        card = hand[below(state, len(hand))]
        capabilities.discard(state, card, HAND + hero)
        lost.append(card)
    if state.events is not None:
        card = next(card for card in state.zones[SKILL + hero] if state.face[card] == skill)
        state.events.append(
            SkillPaid(hero_seen(state, hero), seen(state, card), SKILL_HEALTH[skill], cards_seen(state, lost))
        )
    for _ in range(SKILL_GAIN[skill]):
        state.agenda.append((gain_any_card, hero, paid))


def gain_any_card(state: State, hero: int, paid: int) -> None:
    """The hero may take a card from a deck of free choice (DT-041)."""
    ask(state, state.setup.seat_of[hero], which_gain, hero, paid)


def which_gain(state: State, hero: int, paid: int) -> list[Move]:
    """Any deck; or no card, unless the skills still to be paid for need it."""
    options: list[Move] = [(capabilities.draw, hero, deck) for deck in capabilities.open_decks(state, ANY_DECK)]
    if enough_cards(len(state.zones[HAND + hero]), skill_faces(state.skills[hero] & ~paid)):
        options.append((gain_nothing, hero))
    return options


def gain_nothing(state: State, hero: int) -> None:
    """Decline the extra card."""


# -- the tower -----------------------------------------------------------------------------------------------------


def build_tower(state: State) -> None:
    """Shuffle the monsters and circumstances and lay them out (DT-044)."""
    for deck in (NORMAL_DECK, ELITE_DECK, CIRCUMSTANCE_DECK):
        shuffle(state, deck)
    deal_floors(state)
    bosses.prepare(state)
    if state.events is not None:
        rooms = tuple(cards_seen(state, zone) for zone in state.zones[ROOM : ROOM + 2 * FLOORS] if zone)
        state.events.append(TowerBuilt(DECK.ids[state.setup.boss], rooms))
