"""The greedy bot of Dragon Tower: plans a room, and answers every question from the plan."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from undercroft.bots.dragon_tower import refill
from undercroft.bots.dragon_tower.party import Party
from undercroft.bots.dragon_tower.purse import spend, sums, exact, counted
from undercroft.bots.dragon_tower.sight import Foe, Sight

if TYPE_CHECKING:
    from collections.abc import Callable


GUESS = True
RESTARTS = 10


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self.group: dict[int, list[int]] = {}
        self.way = None
        self.answers: dict[str, Callable[[Sight], int]] = {
            "which_deck": self.which_deck,
            "which_gain": self.which_deck,
            "which_room": self.which_room,
            "who_fights": self.who_fights,
            "how_to_fight": self.how_to_fight,
        }

    def choose(self, view: dict[str, Any]) -> int:
        sight = Sight(view)
        answer = self.answers.get(sight.decision["prompt"])
        if answer is not None:
            return answer(sight)
        return 0

    def phrase(self, view: dict[str, Any]) -> str | None:
        return None

    def which_deck(self, sight: Sight) -> int:
        draws = {refill.deck_number(o["args"]["deck"]): i for i, o in enumerate(sight.options) if o["verb"] == "draw"}
        return draws[refill.best_deck(sight, sight.decision["args"]["hero"], list(draws), self.guess(sight))]

    def guess(self, sight: Sight):
        if not sight.floor or not GUESS:
            return []
        left = sight.circumstances_left()
        return [Foe(-1, p, circumstance=True) for p in self._chance.sample(left, sight.here.hidden)]

    def which_room(self, sight: Sight) -> int:
        party = Party(sight)
        left = sight.circumstances_left()
        costs = [0.0] * len(sight.here.rooms)
        for _ in range(2):
            extra = [
                Foe(-1, p, circumstance=True) for p in self._chance.sample(left, sight.here.hidden)
            ] + sight.here.known
            for i, room in enumerate(sight.here.rooms):
                costs[i] += party.battle(room + extra).best()[0]
        return costs.index(min(costs))

    def who_fights(self, sight: Sight) -> int:
        party = Party(sight)
        battle = party.battle(sight.room)
        n = len(party.heroes)
        can = {o["args"]["hero"] for o in sight.options if o["verb"] == "fight_alone"}
        for i in range(len(battle.foes)):
            battle.allowed[i] = [p for p in battle.allowed[i] if (p < n and party.heroes[p].number in can) or (p >= n)]
        cost, way = battle.best()
        for _ in range(RESTARTS if sight.top else RESTARTS // 2):
            c, w = battle.best([self._chance.choice(pl) for pl in battle.allowed])
            if c < cost:
                cost, way = c, w
        self.group = {}
        for foe, place in zip(battle.foes, way):
            if place < n:
                self.group.setdefault(party.heroes[place].number, []).append(foe.id)
        texts = {o["text"]: i for i, o in enumerate(sight.options)}
        for h, foes in self.group.items():
            t = f"fight_alone hero={h} foe={foes[0]}"
            if t in texts:
                return texts[t]
        if "pair_up" in texts:
            return texts["pair_up"]
        for foe, place in zip(battle.foes, way):
            if place >= n:
                a, b = battle.pairs[place - n]
                t = f"fight_together first={party.heroes[a].number} second={party.heroes[b].number} foe={foe.id}"
                if t in texts:
                    return texts[t]
        return 0

    def how_to_fight(self, sight: Sight) -> int:
        texts = {o["text"]: i for i, o in enumerate(sight.options)}
        fight = sight.fight
        heroes = fight["heroes"]
        if len(heroes) == 1:
            for foe in self.group.get(heroes[0], []):
                if f"face_too foe={foe}" in texts:
                    return texts[f"face_too foe={foe}"]
        party = Party(sight)
        missing = fight["missing"]
        troll = any(f["card"] == "giant_troll" for f in fight["foes"])
        mine = [sight.heroes[h] for h in heroes]
        cards = [c for h in mine for c in h.hand]
        short = 0
        health = sum(h.health for h in mine)
        for blood in (party.worth.blood(mine[0]), 1000.0):
            short = 0
            play = None
            for a in range(4):
                if missing[a]:
                    cnt = counted(cards)[a]
                    if troll:
                        cnt = (0, *cnt[1:])
                    used = spend(sums(cnt), missing[a], party.worth.prices[a], blood)
                    short += max(0, missing[a] - used)
                    if used:
                        ex = exact(cnt, used)
                        v = 3 if ex[2] else 2 if ex[1] else 1
                        play = next(c for c in cards if c.attribute == a and c.value == v)
            if short < health:
                break
        if play is not None:
            return texts[f"play_card card={play.id}"]
        best = None
        for i, o in enumerate(sight.options):
            if o["verb"] == "commit":
                pay = [o["args"]["first"], o["args"]["second"]]
                c = 0
                for h, p in zip(mine, pay):
                    c += party.worth.ladder(h, 0)[p]
                if best is None or c < best[0]:
                    best = (c, i)
        if best:
            return best[1]
        for i, o in enumerate(sight.options):
            if not o.get("back"):
                return i
        return 0
