"""Heroes of Rise of the Minibosses with a text of their own; hybrids are drawn by both of their treasures (MB-081)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.effects.registry import BY_OPPONENTS, card
from undercroft.games.boss_family.rules.effects.targets import hero_in_play
from undercroft.games.boss_family.rules.heroes import strengthen_hero
from undercroft.games.boss_family.rules.sets.boss_monster.heroes import follow_the_poorest, follow_the_richest
from undercroft.games.boss_family.rules.state import State

card("the_fool").drawn_to()(follow_the_poorest)
card("the_progenitors").drawn_to()(follow_the_richest)


@card("inquisitor").announced(users=BY_OPPONENTS, coins=1, once=True)
@card("sellsword").announced(users=BY_OPPONENTS, coins=1, once=True)
@card("alchemist").announced(users=BY_OPPONENTS, coins=1, once=True)
@card("scoundrel").announced(users=BY_OPPONENTS, coins=1, once=True)
def bribe(state: State, seat: int, hero: int, target: int) -> None:
    """Once a round, an opponent of the dungeon's owner pays a coin: the living hero has 2 more health (MB-118)."""
    if hero in hero_in_play(state, seat, hero):
        strengthen_hero(state, hero, 2)
