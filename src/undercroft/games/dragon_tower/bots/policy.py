"""The policy of all bots, on a state: one made from a view, or a sampled one in a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots import recruitment, refill, skills
from undercroft.games.dragon_tower.bots.resources import NO_BASE, Counts, budget_of, effective, exact, pack
from undercroft.games.dragon_tower.bots.room_plans import Plan
from undercroft.games.dragon_tower.rules import capabilities, commitment, entering, fights, resolution, setup
from undercroft.games.dragon_tower.rules import skills as skill_rules
from undercroft.games.dragon_tower.rules.arithmetic import fighters, missing_points
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTE, FLOORS, GIANT_TROLL, VALUE, VALUES
from undercroft.games.dragon_tower.rules.state import CIRCUMSTANCES, HAND, LAID, NO_HERO, ROOM, State, room_here

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.state import Move

NOT_NOW: Final = frozenset({skill_rules.decline, skill_rules.refuse, capabilities.keep})
BACK: Final = frozenset(
    {
        commitment.take_back,
        commitment.leave_out,
        commitment.put_away,
        commitment.restore,
        commitment.withdraw,
        entering.unassign,
        entering.step_back,
        skill_rules.think_better,
    }
)
WORSE: Final = 1.0
"""The additional cost of a fight that was not planned for which a hero withdraws."""
MOST_PLANS: Final = 200
"""The number of plans that are remembered."""


class TowerPolicy:
    """Moves of every seat, chosen as if nothing in the state were hidden."""

    def __init__(self, starts: int) -> None:
        self._starts = starts
        """The number of random starts of the search for a plan."""
        self._plans: dict[tuple[object, ...], Plan] = {}
        self.refused: tuple[Move, ...] = ()
        """Moves that have led back to the same question: fights that another seat refused, and withdrawing."""
        self.choosers: dict[object, Callable[[State], Move]] = {
            setup.which_hero: recruitment.which_hero,
            setup.which_skill: recruitment.which_skill,
            setup.which_gain: refill.lacking_deck,
            capabilities.which_deck: refill.best_deck if starts else refill.lacking_deck,
            capabilities.keep_or_replace: lambda state: skills.replacing(state) or no_skill(state),
            skill_rules.which_to_send_away: skills.which_to_send_away,
            skill_rules.which_to_swap: skills.which_to_swap,
            skill_rules.whom_to_trade_with: no_skill,
            skill_rules.which_to_give: skills.which_to_give,
            skill_rules.whether_to_heal: lambda state: skills.healing(state) or no_skill(state),
            skill_rules.whom_to_heal: skills.whom_to_heal,
            entering.which_room: self.which_room,
            entering.who_faces_whom: self.who_faces_whom,
            fights.who_fights: self.who_fights,
            commitment.how_to_fight: self.how_to_fight,
        }

    def choose(self, state: State) -> Move:
        """Return the move of the seat that is asked."""
        chooser = self.choosers.get(state.question)
        return forward(state) if chooser is None else chooser(state)

    def which_room(self, state: State) -> Move:
        """Enter the room that costs less with the circumstances that lie open."""
        known = [card for card in state.zones[CIRCUMSTANCES + state.floor - 1] if state.known[card]]

        def cost(move: Move) -> float:
            plan = Plan(state, state.zones[ROOM + 2 * (state.floor - 1) + move[1]] + known)
            plan.search(self._starts)
            return plan.cost

        return min(state.options, key=cost)

    def who_faces_whom(self, state: State) -> Move:
        """Share the monsters of the room out before entering (DT-121); anybody may fight circumstances (DT-122)."""
        plan = self.plan(state)
        wanted: list[Move] = [(entering.assign, foe, hero) for hero in plan.places for foe in plan.group_of(hero)]
        wanted += [(entering.assign_pair, foe, first, second) for first, second, foe in plan.pairs()]
        return next((move for move in wanted if move in state.options), state.options[0])

    # -- fights ------------------------------------------------------------------------------------------------------

    def plan(self, state: State, bound: tuple[int, ...] = ()) -> Plan:
        """Return the plan for the room; `bound` is a hero and opponents that this hero fights in any case."""
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
            tuple(state.plan),
            self.refused,
            bound,
        )
        plan = self._plans.get(key)
        if plan is None:
            plan = Plan(state.clone(), zones[room_here(state)])
            plan.keep_to_stage()
            for move in self.refused:
                plan.forbid(move)
            if bound:
                plan.bind(bound[1:], plan.places[bound[0]])
            plan.search(self._starts)
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            self._plans[key] = plan
        return plan

    def who_fights(self, state: State) -> Move:
        """Begin the next fight of the plan: those alone, then the pairs."""
        heal = skills.healing(state)
        if heal is not None:
            return heal
        plan = self.plan(state)
        options = [move for move in state.options if move not in self.refused] or state.options
        wanted: list[Move] = []
        for member in plan.party:
            wanted += [(commitment.fight_alone, member.number, foe) for foe in plan.group_of(member.number)]
        pairs = plan.pairs()
        if pairs:
            wanted.append((fights.pair_up,))
        wanted += [(commitment.fight_together, *pair) for pair in pairs]
        wanted += [(fights.pair_up,), (fights.go_it_alone,)]
        return next((move for move in wanted if move in options), options[0])

    def how_to_fight(self, state: State) -> Move:
        """Put a fight of the plan together and settle it."""
        return self.fight_alone(state) if state.second == NO_HERO else self.fight_together(state)

    def fight_alone(self, state: State) -> Move:
        """Face the whole group, lay the cards and settle; withdraw from a fight that spoils the plan."""
        hero, facing, options = state.first, state.foes, state.options
        plan = self.plan(state)
        group = plan.group_of(hero)
        planned = set(facing) <= set(group)
        if not planned:
            free, plan = plan, self.plan(state, (hero, *facing))
            group = plan.group_of(hero)
            if plan.cost > free.cost + WORSE and self.may_withdraw(state):
                return (commitment.withdraw,)
        for foe in group:
            if foe not in facing and (commitment.face_too, foe) in options:
                return (commitment.face_too, foe)
        missing = missing_points(state)
        skill = skills.before_cards(state, missing)
        if skill is not None:
            return skill
        counts = self.payment(state, plan, missing)
        card = _card_to_play(state, [hero], counts)
        if card is not None:
            return (commitment.play_card, card)
        skill = skills.instead_of_health(state, missing, plan.prices)
        if skill is not None:
            return skill
        return next(move for move in options if move[0] in (resolution.commit, resolution.give_all))

    def fight_together(self, state: State) -> Move:
        """Lay the own cards and settle; pass the fight on if another seat leads the partner and has to help."""
        plan = Plan(state, state.foes)
        options, seat_of = state.options, state.setup.seat_of
        both = (state.first, state.second)
        mine = [hero for hero in both if seat_of[hero] == state.seat]
        missing = missing_points(state)
        skill = skills.before_cards(state, missing)
        if skill is not None:
            return skill
        counts = self.payment(state, plan, missing)
        card = _card_to_play(state, mine, counts)
        if card is not None:
            return (commitment.play_card, card)
        skill = skills.instead_of_health(state, missing, plan.prices)
        if skill is not None:
            return skill
        partner_lays = any(any(number) for number in counts)
        commits = [move for move in options if move[0] is resolution.commit]
        passing = [move for move in options if move[0] is commitment.hand_over]
        if commits and not (partner_lays and passing):
            health_costs = [plan.prices.health_costs(state.health[hero]) for hero in both]
            return min(commits, key=lambda move: health_costs[0][move[1]] + health_costs[1][move[2]])
        planned = (*both, state.foes[0]) in self.plan(state).pairs()
        if passing and (planned or partner_lays):
            spare = state.health[mine[0]] - (0 if state.floor == FLOORS or state.handovers else 1)
            return [move for move in passing if move[1] <= spare][-1]
        if planned and (resolution.give_all,) in options:
            return (resolution.give_all,)
        if self.may_withdraw(state):
            return (commitment.withdraw,)
        return forward(state)

    def may_withdraw(self, state: State) -> bool:
        """Return True if the fight can still be called off."""
        return (commitment.withdraw,) in state.options and (commitment.withdraw,) not in self.refused

    def payment(self, state: State, plan: Plan, missing: list[int]) -> list[Counts]:
        """Return the cards that the fighters play for what is missing, by attribute."""
        troll = any(state.face[foe] == GIANT_TROLL for foe in state.foes)
        heroes = fighters(state)
        hands = [
            tuple([sum([_count(state, hero, attribute, value) for hero in heroes]) for value in VALUES])
            for attribute in range(4)
        ]
        healths = [state.health[hero] for hero in heroes]
        health_price = plan.prices.health_price(max(healths))
        budget = budget_of(NO_BASE, hands, plan.prices.cards, [0.0] * (1 + sum(healths)), health_price)
        paid = budget.settle(pack(missing, troll=troll))
        return [exact(effective(hand, troll), spent) for hand, (spent, _, _) in zip(hands, paid, strict=True)]


def no_skill(state: State) -> Move:
    """Use no skill if there is a choice, else go on."""
    return next((move for move in state.options if move[0] in NOT_NOW), None) or forward(state)


def forward(state: State) -> Move:
    """Do the first thing that takes nothing back."""
    return next((move for move in state.options if move[0] not in BACK), state.options[0])


def _card_to_play(state: State, heroes: list[int], counts: list[Counts]) -> int | None:
    """Return a card of these heroes that is among the chosen ones, the highest of an attribute first."""
    face = state.face
    for attribute in range(4):
        for index in range(len(VALUES) - 1, -1, -1):
            if counts[attribute][index]:
                for hero in heroes:
                    for card in state.zones[HAND + hero]:
                        if ATTRIBUTE[face[card]] == attribute and VALUE[face[card]] == VALUES[index]:
                            return card
    return None


def _count(state: State, hero: int, attribute: int, value: int) -> int:
    face = state.face
    cards = state.zones[HAND + hero]
    return sum([ATTRIBUTE[face[card]] == attribute and VALUE[face[card]] == value for card in cards])
