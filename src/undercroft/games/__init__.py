"""The games; importing this package makes them known to the kernel."""

from undercroft.games.dragon_tower import game as _dragon_tower
from undercroft.kernel.game import register

register(_dragon_tower.DRAGON_TOWER)
