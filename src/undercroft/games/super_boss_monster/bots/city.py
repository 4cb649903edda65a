"""The bot in the city: which market card it takes, where it sends its minion, and to whom it sends a hero."""

from __future__ import annotations

from undercroft.games.boss_family.bots.card_values import card_worth
from undercroft.games.boss_family.rules.facts import ADVANCED, KIND, ROOM, TREASURE_MASK, TREASURES
from undercroft.games.super_boss_monster.bots.card_values import ERRAND_WORTH, SPACE_WORTH
from undercroft.games.super_boss_monster.bots.expectations import Outlook, outcome
from undercroft.games.super_boss_monster.rules.minions import LAST_ROOM_BONUS
from undercroft.games.super_boss_monster.view_types import Landmark

BLIND_CARD = 150
"""What a card is worth that nobody has seen yet."""


def which_market_card(sight: Outlook) -> int:
    """The card that helps the own dungeon most, now or later."""
    return max(range(len(sight.options)), key=lambda index: (_card_value(sight, index), -index))


def _card_value(sight: Outlook, index: int) -> int:
    option = sight.options[index]
    if option["verb"] == "draw_instead":
        return BLIND_CARD
    face = sight.faces[option["args"]["card"]]
    worth = card_worth(face)
    if KIND[face] != ROOM:
        return worth
    slots = _slots_for(sight, face)
    now = max((sight.room_gain(face, slot) for slot in slots), default=0)
    in_hand = max((_gain_in_hand(sight, each) for each in sight.hand if KIND[each] == ROOM), default=0)
    return worth // 4 + max(0, now - in_hand)


def _gain_in_hand(sight: Outlook, face: int) -> int:
    return max((sight.room_gain(face, slot) for slot in _slots_for(sight, face)), default=0)


def _slots_for(sight: Outlook, face: int) -> list[int]:
    """Where a room could be built, as far as the bot cares."""
    rooms = sight.own
    if ADVANCED[face]:
        fitting = [TREASURE_MASK[room.face] & TREASURE_MASK[face] if room.face >= 0 else 0 for room in rooms]
        return [slot for slot, fits in enumerate(fitting) if fits]
    free = len(rooms) < sight.view["limits"]["rooms"]
    return [*range(len(rooms)), len(rooms)] if free else list(range(len(rooms)))


# -- minions -------------------------------------------------------------------------------------------------------


def where_to_send(sight: Outlook) -> int:
    """The space that is worth most now."""
    return max(range(len(sight.options)), key=lambda index: (_space_value(sight, index), -index))


def _space_value(sight: Outlook, index: int) -> int:
    option = sight.options[index]
    if option["verb"] == "post_minion":
        return ERRAND_WORTH.get(sight.faces[option["args"]["card"]], 0)
    space: str = option["args"]["space"]
    landmark = next(each for each in sight.city["landmarks"] if space in [one["id"] for one in each["spaces"]])
    if space.endswith("_summon"):
        return best_summons(sight, landmark, space)[0]
    if space == "hideout_bonus":
        return _last_room(sight)
    if space.endswith("_treasure"):
        return _one_more(sight, landmark)
    return SPACE_WORTH[space]


def _one_more(sight: Outlook, landmark: Landmark) -> int:
    """What one more symbol of this treasure lures in this turn."""
    damage = sum(sight.damages)
    mine = sight.own_treasure(sight.own_faces)
    more = mine[:]
    more[TREASURES.index(landmark["treasure"] or TREASURES[0])] += 1
    return sight.lured(more, damage) - sight.lured(mine, damage)


def _last_room(sight: Outlook) -> int:
    """What more damage in the last room gains in this turn."""
    if not sight.own_faces:
        return 0
    damage = sum(sight.damages)
    mine = sight.own_treasure(sight.own_faces)
    waiting = [sight.faces[card["id"]] for card in sight.view["zones"]["entrance"][sight.seat]]
    before = sight.lured(mine, damage) + sum(outcome(hero, damage) for hero in waiting)
    after = sight.lured(mine, damage + LAST_ROOM_BONUS)
    return after + sum(outcome(hero, damage + LAST_ROOM_BONUS) for hero in waiting) - before


def best_summons(sight: Outlook, landmark: Landmark, space: str) -> tuple[int, int]:
    """What summoning the hero of a landmark is worth, and to whose dungeon it should go."""
    if not landmark["heroes"]:
        return 0, sight.seat
    token = next(one["token"] for one in landmark["spaces"] if one["id"] == space)
    hero = sight.faces[landmark["heroes"][0]]
    damage = sum(sight.damages) + _to_be_built(sight)
    best = outcome(hero, damage, token), sight.seat
    for seat in sight.opponents:
        theirs = outcome(hero, sight.strength(seat), token)
        worth = -theirs // len(sight.opponents) if theirs < 0 else -theirs
        if worth > best[0]:
            best = worth, seat
    return best


def _to_be_built(sight: Outlook) -> int:
    """How much damage the next room may add before the heroes walk."""
    if sight.view["phase"] != "town":
        return 0
    gains = [_gain_in_hand(sight, face) for face in sight.hand if KIND[face] == ROOM]
    return 1 if gains and len(sight.own) < sight.view["limits"]["rooms"] else 0


def whose_dungeon(sight: Outlook) -> int:
    """Where the summoned hero brings most, or hurts an opponent."""
    space: str = sight.decision["args"]["space"]
    landmark = next(each for each in sight.city["landmarks"] if space in [one["id"] for one in each["spaces"]])
    seat = best_summons(sight, landmark, space)[1]
    return next(index for index in range(len(sight.options)) if sight.options[index]["args"]["opponent"] == seat)
