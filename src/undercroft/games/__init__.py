"""The games; importing this package makes them known to the kernel."""

from undercroft.games.boss_monster import game as _boss_monster
from undercroft.games.dragon_tower import game as _dragon_tower
from undercroft.games.one_deck_dungeon import game as _one_deck_dungeon
from undercroft.kernel.game import register

register(_boss_monster.BOSS_MONSTER)
register(_dragon_tower.DRAGON_TOWER)
register(_one_deck_dungeon.ONE_DECK_DUNGEON)
