"""Phrases of seats to each other, figurative and without numbers (DT-057, DT-058, DT-DECISION-11).

They are allowed at any moment (DT-059), about rooms and about the fights of heroes (DT-056).
"""

from __future__ import annotations

from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES
from undercroft.kernel.actions import CARD, Kind, phrase

ATTRIBUTE_KIND = Kind("attribute", ATTRIBUTES)
ROOM_KIND = Kind("room", ("left", "right"), points=True)

PHRASES = (
    phrase("i_am_rich_in", attribute=ATTRIBUTE_KIND),
    phrase("i_can_cover", attribute=ATTRIBUTE_KIND),
    phrase("i_have_little", attribute=ATTRIBUTE_KIND),
    phrase("i_have_no", attribute=ATTRIBUTE_KIND),
    phrase("please_take", attribute=ATTRIBUTE_KIND),
    phrase("i_can_take", foe=CARD),
    phrase("i_could_take_at_a_price", foe=CARD),
    phrase("i_cannot_take", foe=CARD),
    phrase("help_me_with", foe=CARD),
    phrase("please_face", foe=CARD),
    phrase("let_us_go", room=ROOM_KIND),
    phrase("i_would_rather_bleed"),
    phrase("please_you_pay"),
    phrase("i_am_badly_hurt"),
    phrase("i_am_in_good_health"),
    phrase("save_it_for_the_boss"),
    phrase("well_fought"),
)
