"""What seats may say to each other in every game: ready phrases and emotes; a game adds phrases of its own.

They carry no information about a game: no numbers, no cards, nothing that the rules of a game let nobody say.
"""

from __future__ import annotations

from typing import Final

from undercroft.kernel.decision import phrase

EMOTE: Final = "emote_"
"""How the names of emotes begin; screens draw a picture for them."""
EMOTES: Final = tuple(
    phrase(EMOTE + name) for name in ("laugh", "cheer", "applaud", "surprise", "think", "shrug", "anger", "despair")
)
COMMON: Final = (
    *EMOTES,
    phrase("hello"),
    phrase("good_luck"),
    phrase("well_played"),
    phrase("thank_you"),
    phrase("sorry"),
    phrase("one_moment"),
    phrase("yes"),
    phrase("no"),
    phrase("good_game"),
    phrase("another_game"),
)
"""What can be said in every game, in the order in which it is offered."""
