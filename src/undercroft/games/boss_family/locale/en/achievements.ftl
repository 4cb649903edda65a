# Achievements
achievement-first-reign = Long live the boss
achievement-first-reign-text = Win a game.
achievement-no-scratch = Not a scratch
achievement-no-scratch-text = Win without a single wound.
achievement-ten-points = Ten clear
achievement-ten-points-text = Win with at least 10 points.
achievement-soul-hoard = Hoard of souls
achievement-soul-hoard-text = Win with at least 13 souls.
achievement-by-a-hair = By a hair
achievement-by-a-hair-text = Win with four wounds or more.
achievement-last-boss = Last boss standing
achievement-last-boss-text = Win because all others have lost.
achievement-full-table = Crowded table
achievement-full-table-text = Win among four players or more.
achievement-epic-hunter = Epic hunter
achievement-epic-hunter-text = Win with three epic heroes among your souls.
achievement-five-rooms = Five deep
achievement-five-rooms-text = Win with five rooms in your dungeon.

## Coins and minibosses

achievement-treasury = Full treasury
achievement-treasury-text = Win with eight coins or more left.
achievement-right-hand = Right hand
achievement-right-hand-text = Win with a miniboss at its highest level.
