# Frequent questions about a card, answered below its text.

ability-flames-ruling = It hurts once you have chosen to fight, before feats are used and dice are taken: it can charge “{ feat-frenzy }” for this very fight.
ability-frost-ruling = The time is spent only once you have chosen to fight. It is no consequence and cannot be prevented.
ability-drain-ruling = The item is lost only once you have chosen to fight. If its heart was needed, the game is lost unless a potion helps at once.
ability-dodge-foe-ruling = The three dice may all come from one hero, or two from one and one from another.
floor-freezing-winds-ruling = Count the icons of all open boxes, subtract what is prevented, then check whether there are enough. What abilities, feats and the stairs cost does not count.
floor-blade-storm-ruling = Count the icons of all open boxes, subtract what is prevented, then check whether there are enough. What abilities, feats and the stairs cost does not count.
card-hero-kiting-1p-ruling = It looks at the hearts after the dungeon has added its own.
ruling-peril-time = The time of a way is spent at once. It is no consequence and cannot be prevented.
