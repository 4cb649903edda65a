"""How search plays on in Dragon Tower: the greedy bot's ideas, on a state instead of a view, and fast."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.evaluation import asked_on, demand, members, points_of, softness, total_base
from undercroft.games.dragon_tower.bots.resources import effective, exact, spend, sums
from undercroft.games.dragon_tower.bots.room_plans import Plan
from undercroft.games.dragon_tower.rules import capabilities, commitment, entering, fights, resolution, skills
from undercroft.games.dragon_tower.rules.arithmetic import missing_points
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTE, FLOORS, GIANT_TROLL, VALUE, VALUES
from undercroft.games.dragon_tower.rules.state import HAND, LAID, NO_HERO, ROOM, State, room_here

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.state import Move

NOT_NOW: Final = frozenset({skills.decline, skills.refuse, capabilities.keep})
BACK: Final = frozenset(
    {
        commitment.take_back,
        commitment.leave_out,
        commitment.put_away,
        commitment.restore,
        commitment.withdraw,
        entering.unassign,
        entering.step_back,
        skills.think_better,
    }
)
MOST_PLANS: Final = 200
"""So many plans are remembered."""


class TowerPolicy:
    """What everybody would do: it looks at the position as if nothing were hidden."""

    def __init__(self, starts: int) -> None:
        self._starts = starts
        """From how many random sharings out a room is studied."""
        self._plans: dict[tuple[object, ...], Plan] = {}
        self.choosers: dict[object, Callable[[State], Move]] = {
            capabilities.which_deck: which_deck,
            entering.which_room: self.which_room,
            fights.who_fights: self.who_fights,
            commitment.how_to_fight: self.how_to_fight,
        }

    def choose(self, state: State) -> Move:
        """What the seat that is asked would do."""
        chooser = self.choosers.get(state.question)
        return anything(state) if chooser is None or any(state.skills) else chooser(state)

    def which_room(self, state: State) -> Move:
        """The room that costs less, circumstances left aside: they are the same in both."""
        costs = []
        for move in state.options:
            plan = Plan(state, state.zones[ROOM + 2 * (state.floor - 1) + move[1]])
            costs.append(plan.battle.glance()[0])
        return state.options[costs.index(min(costs))]

    # -- fights ------------------------------------------------------------------------------------------------------

    def plan(self, state: State, bound: tuple[int, ...] = ()) -> Plan:
        """The plan for the room, or the one in which a hero faces what was begun; the same position, the same plan."""
        zones, face = state.zones, state.face
        hands = [
            sorted([face[card] for card in zones[HAND + hero] + zones[LAID + hero]])
            for hero in range(len(state.health))
        ]
        key = (
            tuple([(card, face[card]) for card in zones[room_here(state)]]),
            state.stage,
            tuple(state.health),
            tuple(state.fought),
            tuple(state.soloed),
            tuple([tuple(hand) for hand in hands]),
            state.setup,
            tuple([face[card] for room in zones[ROOM + 2 * state.floor : ROOM + 2 * FLOORS] for card in room]),
            bound,
        )
        plan = self._plans.get(key)
        if plan is None:
            plan = Plan(state.clone(), zones[room_here(state)])
            plan.keep_to_stage()
            if bound:
                plan.bind(bound[1:], plan.places[bound[0]])
            plan.study(self._starts)
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            self._plans[key] = plan
        return plan

    def who_fights(self, state: State) -> Move:
        """The next fight of the plan: those alone, then the pairs."""
        plan = self.plan(state)
        options = state.options
        wanted: list[Move] = []
        for member in plan.party:
            group = plan.group_of(member.number)
            if group:
                wanted.append((commitment.fight_alone, member.number, group[0]))
        pairs = plan.pairs()
        if pairs:
            wanted.append((fights.pair_up,))
        wanted += [(commitment.fight_together, *pair) for pair in pairs]
        wanted += [(fights.pair_up,), (fights.go_it_alone,)]
        return next((move for move in wanted if move in options), options[0])

    def how_to_fight(self, state: State) -> Move:
        """Put together what the plan says, and settle it."""
        return self.fight_alone(state) if state.second == NO_HERO else self.fight_together(state)

    def fight_alone(self, state: State) -> Move:
        """A hero takes on the whole group, lays the cards and settles; what was not planned may be refused."""
        hero, facing = state.first, state.foes
        plan = self.plan(state)
        group = plan.group_of(hero)
        planned = set(facing) <= set(group)
        if not planned:
            plan = self.plan(state, (hero, *facing))
            group = plan.group_of(hero)
        options = state.options
        for foe in group:
            if foe not in facing and (commitment.face_too, foe) in options:
                return (commitment.face_too, foe)
        place = plan.places[hero]
        purse = plan.battle.purses[place]
        _, short, left = purse.left_after(plan.battle.totals(plan.way)[place])
        if short > purse.all_health and not planned and (commitment.withdraw,) in options:
            return (commitment.withdraw,)
        hand = plan.party[place].hand
        for attribute in range(4):
            spent = [have - kept for have, kept in zip(hand[attribute], left[attribute], strict=True)]
            card = _card_to_lay(state, [hero], attribute, spent)
            if card is not None and (commitment.play_card, card) in options:
                return (commitment.play_card, card)
        return next(move for move in options if move[0] in (resolution.commit, resolution.give_all))

    def fight_together(self, state: State) -> Move:
        """Two heroes lay what is needed; led by two seats, they pass the fight on with an offer of health."""
        plan = Plan(state, state.foes)
        options, seat_of = state.options, state.setup.seat_of
        both = (state.first, state.second)
        mine = [hero for hero in both if seat_of[hero] == state.seat]
        purses = [plan.battle.purses[plan.places[hero]] for hero in both]
        missing = missing_points(state)
        troll = any(state.face[foe] == GIANT_TROLL for foe in state.foes)
        blood = max(purse.blood for purse in purses)
        partner_lays = False
        for attribute, deficit in enumerate(missing):
            if deficit:
                hands = [_in_hand(state, hero, attribute) for hero in both]
                counts = effective(tuple([sum(pair) for pair in zip(*hands, strict=True)]), troll)
                chosen = exact(counts, spend(sums(counts), deficit, plan.prices.cards[attribute], blood))
                for index in range(len(VALUES) - 1, -1, -1):
                    if chosen[index]:
                        for hero in both:
                            card = _card_of(state, hero, HAND, attribute, VALUES[index])
                            if card is not None and hero in mine:
                                return (commitment.play_card, card)
                            if card is not None:
                                partner_lays = True
                                break
        commits = [move for move in options if move[0] is resolution.commit]
        passing = [move for move in options if move[0] is commitment.hand_over]
        if commits and not (partner_lays and passing):
            ladders = [plan.prices.ladder(state.health[hero]) for hero in both]
            return min(commits, key=lambda move: ladders[0][move[1]] + ladders[1][move[2]])
        planned = (*both, state.foes[0]) in self.plan(state).pairs()
        if passing and (planned or partner_lays):
            spare = state.health[mine[0]] - (0 if state.floor == FLOORS or state.handovers else 1)
            return [move for move in passing if move[1] <= spare][-1]
        if planned and (resolution.give_all,) in options:
            return (resolution.give_all,)
        if (commitment.withdraw,) in options:
            return (commitment.withdraw,)
        return anything(state)


def which_deck(state: State) -> Move:
    """The deck of what the party lacks most, here and on the floors ahead."""
    draws = [move for move in state.options if move[0] is capabilities.draw]
    if not state.floor:
        return draws[state.chance % len(draws)]
    party = members(state)
    base = total_base(party)
    here = asked_on(state, state.floor, base)
    asked = demand(state, state.floor + 1, base)
    soft = softness(state.floor + 1)

    def lack(move: Move) -> float:
        attribute = move[2]
        held = sum([points_of(member.hand[attribute]) for member in party])
        now = here[attribute] - held
        later = asked[attribute] + now
        return 1.0 / (1.0 + exp(-later / soft)) + 1.0 / (1.0 + exp(-now / 2))

    return max(draws, key=lack)


def anything(state: State) -> Move:
    """No skill if there is a choice, else the first thing that takes nothing back."""
    options = state.options
    declined = next((move for move in options if move[0] in NOT_NOW), None)
    return declined or next((move for move in options if move[0] not in BACK), options[0])


def _card_to_lay(state: State, heroes: list[int], attribute: int, spent: list[int]) -> int | None:
    """A card of a payment that does not lie there yet, the highest first."""
    for index in range(len(VALUES) - 1, -1, -1):
        laid = sum([_count(state, hero, LAID, attribute, VALUES[index]) for hero in heroes])
        if laid < spent[index]:
            for hero in heroes:
                card = _card_of(state, hero, HAND, attribute, VALUES[index])
                if card is not None:
                    return card
    return None


def _count(state: State, hero: int, zone: int, attribute: int, value: int) -> int:
    face = state.face
    cards = state.zones[zone + hero]
    return sum([ATTRIBUTE[face[card]] == attribute and VALUE[face[card]] == value for card in cards])


def _in_hand(state: State, hero: int, attribute: int) -> list[int]:
    return [_count(state, hero, HAND, attribute, value) for value in VALUES]


def _card_of(state: State, hero: int, zone: int, attribute: int, value: int) -> int | None:
    face = state.face
    cards = state.zones[zone + hero]
    return next((card for card in cards if ATTRIBUTE[face[card]] == attribute and VALUE[face[card]] == value), None)
