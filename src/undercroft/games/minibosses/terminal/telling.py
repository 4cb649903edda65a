"""What the terminal says about Rise of the Minibosses."""

from __future__ import annotations

from undercroft.games.boss_monster.terminal.telling import BossMonsterWords


class MinibossesWords(BossMonsterWords):
    """Rise of the Minibosses in words: the family's, with two more chapters of rules."""

    rules = (*BossMonsterWords.rules, "help-coins", "help-minibosses")
