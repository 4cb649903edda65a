"""The games that come with Undercroft; importing this package registers them with the kernel."""

from undercroft.games.boss_monster import PACKAGE as _BOSS_MONSTER
from undercroft.games.dragon_tower import PACKAGE as _DRAGON_TOWER
from undercroft.games.minibosses import PACKAGE as _MINIBOSSES
from undercroft.games.one_deck_dungeon import PACKAGE as _ONE_DECK_DUNGEON
from undercroft.games.super_boss_monster import PACKAGE as _SUPER_BOSS_MONSTER
from undercroft.kernel.game import register

for _package in (_BOSS_MONSTER, _MINIBOSSES, _SUPER_BOSS_MONSTER, _DRAGON_TOWER, _ONE_DECK_DUNGEON):
    register(_package)
