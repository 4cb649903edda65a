"""From the agreed options to the first floor: heroes, dungeon, deck, tier (OD-029 to OD-040, OC-022 to OC-026)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.events import (
    BasicPotionChosen,
    BasicSkillChosen,
    DungeonChosen,
    ExperienceDealt,
    HeroChosen,
)
from undercroft.games.one_deck_dungeon.facts import (
    BASE,
    BASIC_POTIONS,
    BASIC_SKILLS,
    DECK,
    DICE,
    DUNGEONS,
    EFFECT_OF,
    EFFECTS,
    FOREST,
    HEROES,
    POISON_TOKENS,
    POTION_TOKENS,
    SET_OF,
    TAGGED,
)
from undercroft.games.one_deck_dungeon.state import BOX, DECK_ZONE, XP_CARDS, ZONES, Setup, State, leader
from undercroft.games.one_deck_dungeon.turn import begin_floor
from undercroft.kernel.chance import below, shuffle
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import draw_top

VETERAN = EFFECT_OF["talent_veteran"]
PREPARED = EFFECT_OF["talent_prepared"]


def sets_of(cards: str) -> tuple[str, ...]:
    """The sets whose encounters are in the deck."""
    return (BASE, FOREST) if cards == "hybrid" else (cards,)


def is_used(setup: Setup, face: int) -> bool:
    """Whether an encounter card is in the deck (OD-032, FS-021, O4-002, O4-033)."""
    if setup.pairs:
        return True
    if setup.hybrid:
        return TAGGED[face]
    return SET_OF[face] == setup.cards


def dungeons_of(setup: Setup) -> list[int]:
    """The dungeons that fit the deck (FS-024, FS-025)."""
    return [face for face in DUNGEONS if SET_OF[face] in sets_of(setup.cards)]


def unpacked(setup: Setup, chance: int) -> State:
    """The box unpacked: the encounters in their deck, unshuffled, dice and tokens in the supply."""
    state = State()
    state.setup = setup
    state.chance = chance
    state.face = DECK.instances()
    state.zones = [[] for _ in range(ZONES.total)]
    state.known = [0] * len(state.face)
    state.sight = ZONES.sights(tuple(range(setup.heroes)))
    for card, face in enumerate(state.face):
        state.zones[DECK_ZONE if is_used(setup, face) else BOX].append(card)
    heroes = setup.heroes
    state.hero = list(setup.team) or [-1] * heroes
    state.wounds = [0] * heroes
    state.poison = [0] * heroes
    state.stored = [0] * heroes
    state.gifts = [-1] * heroes
    state.pool = [[] for _ in range(heroes)]
    factor = 2 if setup.pairs else 1
    state.supply = [count * factor for count in DICE]  # DECISION 50
    state.token_supply = POTION_TOKENS * factor  # O4-008
    state.poison_supply = 0 if setup.cards == BASE and not setup.pairs else POISON_TOKENS  # FS-002, O4-034
    state.dungeon = setup.dungeon
    state.basic_potion = setup.basic_potion
    return state


def begin(state: State) -> None:
    """Heroes, dungeon, what comes along, and down into the first floor."""
    shuffle(state, DECK_ZONE)
    state.agenda += [(begin_floor,), (hand_out_tokens,), (choose_basics,), (choose_dungeon,), (choose_heroes,)]


def choose_heroes(state: State) -> None:
    """Each hero is chosen by the seat that leads it, or dealt (OD-029, FS-023)."""
    for hero in range(state.setup.heroes):
        if state.hero[hero] >= 0:
            _tell_hero(state, hero)
            continue
        if state.setup.deal:
            free = free_heroes(state)
            state.hero[hero] = free[below(state, len(free))]
            _tell_hero(state, hero)
            continue
        state.agenda.append((choose_heroes,))
        ask(state, state.setup.seat_of[hero], which_hero, hero)
        return


def free_heroes(state: State) -> list[int]:
    """The heroes that nobody leads."""
    return [face for face in HEROES if face not in state.hero]


def which_hero(state: State, hero: int) -> list[Move]:
    """Choose a hero to lead."""
    return [(lead, hero, face) for face in free_heroes(state)]


def lead(state: State, hero: int, card: int) -> None:
    """Lead this hero."""
    state.hero[hero] = card


def _tell_hero(state: State, hero: int) -> None:
    if state.events is not None:
        state.events.append(HeroChosen(state.setup.seat_of[hero], DECK.ids[state.hero[hero]]))


def choose_dungeon(state: State) -> None:
    """The party picks a dungeon (OD-029)."""
    if state.dungeon < 0:
        ask(state, leader(state), which_dungeon)
    else:
        go_into(state, state.dungeon)


def which_dungeon(state: State) -> list[Move]:
    """Choose the dungeon."""
    return [(go_into, face) for face in dungeons_of(state.setup)]


def go_into(state: State, card: int) -> None:
    """This dungeon."""
    state.dungeon = card
    if state.events is not None:
        state.events.append(DungeonChosen(DECK.ids[card]))


def choose_basics(state: State) -> None:
    """A basic potion with the forest's turn card (FS-004), and basic skills of veterans (OC-017)."""
    for hero in reversed(range(state.setup.heroes)):
        if VETERAN in state.setup.talents[hero]:
            state.agenda.append((choose_basic_skill, hero))
    if state.setup.cure:
        if state.basic_potion < 0:
            ask(state, leader(state), which_basic_potion)
        else:
            _tell_potion(state)


def which_basic_potion(state: State) -> list[Move]:
    """Choose the basic potion that is found from the start."""
    return [(take_basic_potion, potion) for potion in BASIC_POTIONS]


def take_basic_potion(state: State, potion: int) -> None:
    """This one; it brings no token (FS-005)."""
    state.basic_potion = potion
    _tell_potion(state)


def _tell_potion(state: State) -> None:
    if state.events is not None:
        state.events.append(BasicPotionChosen(EFFECTS[state.basic_potion].id))


def choose_basic_skill(state: State, hero: int) -> None:
    """Veteran: a basic skill of the sets in the game, each card for one hero (DECISION 72)."""
    if _basic_skills(state):
        ask(state, state.setup.seat_of[hero], which_basic_skill, hero)


def _basic_skills(state: State) -> list[int]:
    taken = {_basic_card(effect) for effect in state.gifts if effect >= 0}
    sets = sets_of("hybrid" if state.setup.pairs else state.setup.cards)
    return [
        effect for effect in BASIC_SKILLS if _basic_card(effect) not in taken and SET_OF[EFFECTS[effect].face] in sets
    ]


def _basic_card(effect: int) -> tuple[str, int]:
    facts = DECK.printed[EFFECTS[effect].face].facts
    return facts["set"], facts["card"]


def which_basic_skill(state: State, hero: int) -> list[Move]:
    """Choose the basic skill of a veteran."""
    return [(learn_basic, hero, effect) for effect in _basic_skills(state)]


def learn_basic(state: State, hero: int, effect: int) -> None:
    """This one; it does not count against the limit (OC-018)."""
    state.gifts[hero] = effect
    if state.events is not None:
        state.events.append(BasicSkillChosen(hero, EFFECTS[effect].id))


def hand_out_tokens(state: State) -> None:
    """Potion tokens and the challenge tier (OD-036, O4-005, OC-023 to OC-026)."""
    tier = state.setup.tier
    factor = 2 if state.setup.pairs else 1
    tokens = {"novice": 2 * factor, "fearless": 0}.get(tier, factor)
    tokens += sum(PREPARED in talents for talents in state.setup.talents)  # DECISION 72
    tokens = min(tokens, state.token_supply)
    state.tokens = tokens
    state.token_supply -= tokens
    if tier == "novice":
        state.level = 2  # DECISION 48
    if tier == "standard":
        card = draw_top(state, DECK_ZONE, XP_CARDS)  # DECISION 46
        if state.events is not None:
            state.events.append(ExperienceDealt(seen(state, card)))
