"""The smaller choices of the bot: which card, which hero, which opponent."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.boss_family.bots.build_plays import best_building, known_rooms
from undercroft.games.boss_family.bots.card_values import ROOM_BONUS, SOUL, SPELL_WORTH, card_worth, outcome
from undercroft.games.boss_family.bots.observation import Observation, dungeon_damage
from undercroft.games.boss_family.rules.facts import ADVANCED, DAMAGE, HEALTH, KIND, ROOM, SOULS

FEW_SPELLS = 2
TOO_MANY_ADVANCED = 4


def best(sight: Observation, options: list[int], value: Callable[[int], int]) -> int:
    """The option whose card is worth most."""
    return max(options, key=lambda index: value(sight.faces[_card(sight, index)]))


def _card(sight: Observation, index: int) -> int:
    card: int = sight.options[index]["args"]["card"]
    return card


def whether_to_redraw(sight: Observation) -> int:
    """A hand of advanced rooms cannot be built; anything else can."""
    redraw = sight.of_verb("redraw")
    advanced = sum(ADVANCED[face] for face in sight.hand if KIND[face] == ROOM)
    return redraw[0] if redraw and advanced >= TOO_MANY_ADVANCED else sight.of_verb("keep_hand")[0]


def first_room(sight: Observation) -> int:
    """The best first room, or none."""
    building = best_building(sight)
    return building[1] if building is not None and building[0] > 0 else sight.of_verb("build_nothing")[0]


def extra_room(sight: Observation, otherwise: str) -> int:
    """Build what an effect lets one build, if it helps."""
    building = best_building(sight)
    return building[1] if building is not None and building[0] > 0 else sight.of_verb(otherwise)[0]


def which_to_take(sight: Observation, *verbs: str) -> int:
    """The card worth most, or nothing if there is none."""
    options = sight.of_verb(*verbs)
    return best(sight, options, card_worth) if options else sight.of_verb("decline")[0]


def which_to_lose(sight: Observation, *verbs: str) -> int:
    """The card worth least."""
    return best(sight, sight.of_verb(*verbs), lambda face: -card_worth(face))


def which_room_to_lose(sight: Observation) -> int:
    """The room of the own dungeon that will be missed least."""
    return best(
        sight, sight.of_verb("give_up", "pay_with"), lambda face: -(100 * DAMAGE[face] + ROOM_BONUS.get(face, 0))
    )


def which_payment(sight: Observation) -> int:
    """Of rooms in play the one that will be missed least, of cards in hand the one worth least."""
    in_play = sight.owner_of(_card(sight, sight.of_verb("pay_with")[0])) == sight.seat
    return which_room_to_lose(sight) if in_play else which_to_lose(sight, "pay_with")


def which_hero(sight: Observation, *verbs: str) -> int:
    """The hero that brings most to the own dungeon; none if it may be none and all would only wound."""
    damage = sight.strength(sight.seat)
    options = sight.of_verb(*verbs)
    decline = sight.of_verb("decline")
    search = sight.of_verb("search_heroes")
    if options:
        index = best(sight, options, lambda face: outcome(face, damage) - HEALTH[face])
        if outcome(sight.faces[_card(sight, index)], damage) > SOUL or (
            not search and (not decline or outcome(sight.faces[_card(sight, index)], damage) > 0)
        ):
            return index
    return (search or decline)[0]


def whom_to_petrify(sight: Observation) -> int:
    """The hero worth most; among equals the toughest."""
    return best(sight, sight.of_verb("turn_to_stone"), lambda face: SOUL * SOULS[face] + HEALTH[face])


def which_opponent(sight: Observation, *verbs: str) -> int:
    """The one closest to winning, if offered."""
    options = sight.of_verb(*verbs)
    leader = sight.leader()
    return next((index for index in options if sight.options[index]["args"]["opponent"] == leader), options[0])


def whom_to_rob(sight: Observation) -> int:
    """A spell of the leader, or whatever there is."""
    options = sight.of_verb("rob")
    leader = sight.leader()

    def value(index: int) -> tuple[bool, bool]:
        args = sight.options[index]["args"]
        return args["opponent"] == leader, args["pile"] == "spell"

    return max(options, key=value)


def which_deck(sight: Observation) -> int:
    """Spells while there are few and rooms enough."""
    spells = sum(face in SPELL_WORTH for face in sight.hand)
    wanted = "spell" if spells < FEW_SPELLS and len(sight.hand) - spells > FEW_SPELLS else "room"
    options = sight.of_verb("draw_from")
    return next((index for index in options if sight.options[index]["args"]["pile"] == wanted), options[0])


def which_to_swap(sight: Observation) -> int:
    """A swap in the own dungeon that makes it deal more damage."""
    faces = known_rooms(sight)
    cards = [room.card for room in sight.own]
    now = dungeon_damage(faces)
    gains: list[tuple[int, int]] = []
    for index in sight.of_verb("swap"):
        args = sight.options[index]["args"]
        if args["first"] in cards and args["second"] in cards:
            swapped = faces[:]
            one, other = cards.index(args["first"]), cards.index(args["second"])
            swapped[one], swapped[other] = swapped[other], swapped[one]
            gains.append((dungeon_damage(swapped) - now, index))
    gain, index = max(gains, default=(0, 0))
    return index if gain > 0 else sight.of_verb("decline")[0]


def where_to_search(sight: Observation) -> int:
    """The deck has more to offer than the discard pile, unless it is there already."""
    options = sight.of_verb("search_rooms")
    return options[0] if options else which_to_take(sight, "call")
