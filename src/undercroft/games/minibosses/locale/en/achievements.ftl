# Achievements
achievement-treasury = Full treasury
achievement-treasury-text = Win with eight coins or more left.
achievement-right-hand = Right hand
achievement-right-hand-text = Win with a miniboss at its highest level.
