"""Set-up: heroes, dungeon, deck, tier (OD-029 to OD-040, OC-022 to OC-026)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.events import (
    BasicPotionChosen,
    BasicSkillChosen,
    DungeonChosen,
    ExperienceDealt,
    FocusChosen,
    HeroChosen,
)
from undercroft.games.one_deck_dungeon.rules.facts import (
    BASE,
    BASIC_POTIONS,
    BASIC_SKILLS,
    DECK,
    DICE,
    DUNGEONS,
    EFFECTS,
    FOREST,
    GROUP_OF,
    HEROES,
    POISON_TOKENS,
    POTION_TOKENS,
    SET_OF,
    START_TOKENS,
    TAGGED,
    TALENT_GROUPS,
)
from undercroft.games.one_deck_dungeon.rules.state import (
    DECK_ZONE,
    XP_CARDS,
    ZONES,
    Setup,
    State,
    leader,
    led,
    level_of,
)
from undercroft.games.one_deck_dungeon.rules.talents import talents_of
from undercroft.games.one_deck_dungeon.rules.turn import begin_floor
from undercroft.kernel.events import seen
from undercroft.kernel.rng import below, shuffle
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import draw_top

BASIC = TALENT_GROUPS.index("basic")


def sets_of(cards: str) -> tuple[str, ...]:
    """The sets whose encounters are in the deck; nothing of the other set is in the game (OD-005)."""
    return (BASE, FOREST) if cards == "hybrid" else (cards,)


def copies_of(setup: Setup) -> int:
    """Number of copies of a set in the game: four heroes without the other set need two (O4-001)."""
    return 1 if setup.hybrid else setup.groups


def encounters_of(setup: Setup) -> list[int]:
    """The faces of the deck: a set, the tagged half of both, or for four heroes two whole sets."""
    if setup.hybrid:
        return [face for face in DECK.instances() if setup.pairs or TAGGED[face]]  # FS-021, O4-033, OD-DECISION-64
    faces = [face for face in DECK.instances() if SET_OF[face] == setup.cards]  # OD-032
    return faces * copies_of(setup)  # O4-002


def dungeons_of(setup: Setup) -> list[int]:
    """The dungeons that fit the deck (FS-024, FS-025)."""
    return [face for face in DUNGEONS if not why_not_into(setup, face)]


def why_not_into(setup: Setup, dungeon: int) -> str:
    """The clause that forbids to go into a dungeon."""
    return "" if SET_OF[dungeon] in sets_of(setup.cards) else "FS-024"


def unpacked(setup: Setup, chance: int) -> State:
    """The box unpacked: the encounters in their deck, unshuffled, dice and tokens in the supply."""
    state = State()
    state.setup = setup
    state.chance = chance
    state.face = encounters_of(setup)
    state.zones = [[] for _ in range(ZONES.total)]
    state.known = [0] * len(state.face)
    state.sight = ZONES.sights(tuple(range(setup.heroes)))
    state.zones[DECK_ZONE] = list(range(len(state.face)))
    heroes = setup.heroes
    state.hero = list(setup.team) or [-1] * heroes
    state.wounds = [0] * heroes
    state.poison = [0] * heroes
    state.stored = [0] * heroes
    state.gifts = [-1] * heroes
    state.talents = [()] * heroes
    state.party = list(range(heroes))
    state.pool = [[] for _ in range(heroes)]
    state.supply = [count * setup.groups for count in DICE]  # OD-DECISION-50
    state.token_supply = POTION_TOKENS * setup.groups  # O4-008, OD-DECISION-49
    state.poison_supply = 0 if setup.cards == BASE else POISON_TOKENS * copies_of(setup)  # FS-002, O4-034
    state.dungeon = setup.dungeon
    state.basic_potion = setup.basic_potion
    return state


def begin(state: State) -> None:
    """Put the set-up on the agenda: heroes, dungeon, talents, basics, tokens; then the first floor."""
    shuffle(state, DECK_ZONE)
    state.agenda += [
        (begin_floor,),
        (hand_out_tokens,),
        (choose_basics,),
        (choose_dungeon,),
        (bring_talents,),
        (choose_hero, 0),
    ]


def choose_hero(state: State, hero: int) -> None:
    """One hero after another is chosen by the seat that leads it, or dealt (OD-029, FS-023)."""
    if hero == state.setup.heroes:
        return
    state.agenda.append((choose_hero, hero + 1))
    if state.hero[hero] >= 0:
        lead(state, hero, state.hero[hero])
    elif state.setup.deal:
        free = free_heroes(state)
        lead(state, hero, free[below(state, len(free))])
    else:
        ask(state, state.setup.seat_of[hero], which_hero, hero)


def free_heroes(state: State) -> list[int]:
    """The heroes that nobody leads."""
    return [face for face in HEROES if not why_not_led(state, face)]


def why_not_led(state: State, face: int) -> str:
    """The clause that forbids to lead a hero: there is one card of each."""
    return "OD-006" if face in state.hero else ""


def which_hero(state: State, hero: int) -> list[Move]:
    """Choose a hero to lead."""
    return [(lead, hero, face) for face in free_heroes(state)]


def lead(state: State, hero: int, card: int) -> None:
    """Lead this hero."""
    state.hero[hero] = card
    if state.events is not None:
        state.events.append(HeroChosen(state.setup.seat_of[hero], led(state, hero)))


def bring_talents(state: State) -> None:
    """Activate learned talents: the basic ones, and those of the focus that the hero chooses (OC-012, OC-013)."""
    for hero in reversed(range(state.setup.heroes)):
        if focuses := _learned_focuses(state, hero):
            state.agenda.append((choose_focus, hero) if len(focuses) > 1 else (take_focus, hero, focuses[0]))
        else:
            state.talents[hero] = _learned(state, hero, BASIC)


def _learned(state: State, hero: int, *groups: int) -> tuple[int, ...]:
    owner = (state.setup.seat_of[hero], state.hero[hero])
    return tuple(
        effect for seat, face, effect in state.setup.learned if (seat, face) == owner and GROUP_OF[effect] in groups
    )


def all_learned(state: State, hero: int) -> tuple[int, ...]:
    """Every talent on the sheet of a hero."""
    return _learned(state, hero, *range(len(TALENT_GROUPS)))


def _learned_focuses(state: State, hero: int) -> list[int]:
    return [group for group in range(len(TALENT_GROUPS)) if group != BASIC and _learned(state, hero, group)]


def choose_focus(state: State, hero: int) -> None:
    """A hero with talents of several focuses chooses one of them."""
    ask(state, state.setup.seat_of[hero], which_focus, hero)


def which_focus(state: State, hero: int) -> list[Move]:
    """Choose the focus whose talents work in this game."""
    return [(take_focus, hero, focus) for focus in _learned_focuses(state, hero)]


def take_focus(state: State, hero: int, focus: int) -> None:
    """Take this focus; the talents of the two others stay inactive in this game."""
    state.talents[hero] = _learned(state, hero, BASIC, focus)
    if state.events is not None:
        state.events.append(FocusChosen(led(state, hero), TALENT_GROUPS[focus]))


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
    """Enter this dungeon."""
    state.dungeon = card
    if state.events is not None:
        state.events.append(DungeonChosen(DECK.ids[card]))


def choose_basics(state: State) -> None:
    """A basic potion with the forest's turn card (FS-004), and basic skills of veterans (OC-017)."""
    for hero in reversed(range(state.setup.heroes)):
        if talents_of(state, hero).basic_skills:
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
    """Take this basic potion; it comes without a token (FS-005)."""
    state.basic_potion = potion
    _tell_potion(state)


def _tell_potion(state: State) -> None:
    if state.events is not None:
        state.events.append(BasicPotionChosen(EFFECTS[state.basic_potion].id))


def choose_basic_skill(state: State, hero: int) -> None:
    """Veteran: a basic skill of the sets in the game, each card for one hero, and enough for all (OD-DECISION-72)."""
    ask(state, state.setup.seat_of[hero], which_basic_skill, hero)


def _basic_skills(state: State) -> list[int]:
    taken = [_basic_card(effect) for effect in state.gifts if effect >= 0]
    copies = copies_of(state.setup)
    return [
        effect
        for effect in BASIC_SKILLS
        if SET_OF[EFFECTS[effect].face] in sets_of(state.setup.cards) and taken.count(_basic_card(effect)) < copies
    ]


def _basic_card(effect: int) -> tuple[str, int]:
    facts = DECK.printed[EFFECTS[effect].face].facts
    return facts["set"], facts["card"]


def which_basic_skill(state: State, hero: int) -> list[Move]:
    """Choose the basic skill of a veteran."""
    return [(learn_basic, hero, effect) for effect in _basic_skills(state)]


def learn_basic(state: State, hero: int, effect: int) -> None:
    """Learn this basic skill; it does not count against the limit (OC-018)."""
    state.gifts[hero] = effect
    if state.events is not None:
        state.events.append(BasicSkillChosen(led(state, hero), EFFECTS[effect].id))


def first_level(setup: Setup) -> int:
    """The level at the start: novices begin one level higher (OC-023, OD-DECISION-48)."""
    return 2 if setup.tier == "novice" else 1


def hand_out_tokens(state: State) -> None:
    """Potion tokens and the challenge tier (OD-036, OD-DECISION-5, O4-005, OC-023 to OC-026, OD-DECISION-51)."""
    tier = state.setup.tier
    state.level = first_level(state.setup)
    tokens = 0 if tier == "fearless" else START_TOKENS * state.setup.groups
    tokens += level_of(state).tokens * state.setup.groups
    tokens += sum(talents_of(state, hero).tokens for hero in range(state.setup.heroes))  # OD-DECISION-72
    tokens = min(tokens, state.token_supply)
    state.tokens = tokens
    state.token_supply -= tokens
    if tier == "standard":
        card = draw_top(state, DECK_ZONE, XP_CARDS)  # OD-DECISION-46
        if state.events is not None:
            state.events.append(ExperienceDealt(seen(state, card)))
