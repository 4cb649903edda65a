### The story of a fight: Agility, Magic, Faith, Strength, then the end (past tense, so that one hero and two read alike).
### $heroes: one hero or two; $foes: opponents (monsters or circumstances); $cards: capability cards played.

story-enter-1 = The door on floor { $floor } creaked open. Inside: { $foes }.
story-enter-2 = Floor { $floor }, torches up. The party faced { $foes-the }.
story-circumstance-1 = And as if that were not enough: { $foe }.
story-circumstance-2 = Trouble was never alone here: { $foe }.

story-agility-card-1 = { $cards }, just in time: { $heroes-the } slipped past every blow of { $foes-the }.
story-agility-card-2 = Thanks to { $cards }, { $heroes-the } dodged whatever { $foes-the } could throw.
story-agility-card-hurt-1 = { $cards } almost did it, but one blow of { $foes-the } grazed { $heroes-the }.
story-agility-card-hurt-2 = { $heroes } trusted in { $cards }, a moment too late: a hit.
story-agility-hurt-1 = Too slow: { $foes-the } caught { $heroes-the } with the first blow.
story-agility-hurt-2 = There was no getting out of the way, and { $heroes-the } took the hit.
story-agility-bare-1 = { $heroes } stepped aside as if { $foes-the } had asked politely.
story-agility-bare-2 = { $heroes } dodged out of habit.

story-magic-card-1 = { $cards } held the spells of { $foes-the } at bay.
story-magic-card-2 = { $heroes } answered the sorcery with { $cards }, and it came to nothing.
story-magic-card-hurt-1 = { $cards } broke most of the spell; the rest burned { $heroes-the }.
story-magic-card-hurt-2 = { $heroes } raised { $cards }, but a spark got through.
story-magic-hurt-1 = The spell struck { $heroes-the } unguarded.
story-magic-hurt-2 = Nothing stood between { $heroes-the } and the sorcery, and it hurt.
story-magic-bare-1 = { $heroes } unpicked the spell like a bad knot.
story-magic-bare-2 = The sorcery of { $foes-the } met somebody who knew better.

story-faith-card-1 = With { $cards }, { $heroes-the } broke the dread around { $foes-the }.
story-faith-card-2 = { $cards }: the fear that clung to { $foes-the } fell away.
story-faith-card-hurt-1 = { $cards } steadied { $heroes-the }, though the terror left its mark.
story-faith-card-hurt-2 = Even with { $cards } the dread of { $foes-the } bit deep.
story-faith-hurt-1 = The dread went straight to the heart of { $heroes-the }.
story-faith-hurt-2 = { $heroes } endured the terror, and paid for it.
story-faith-bare-1 = The dread of { $foes-the } found no hold on { $heroes-the }.
story-faith-bare-2 = { $heroes } hummed something quiet, and the terror passed.

story-strength-card-1 = Then came { $cards }, and that was the end of { $foes-the }.
story-strength-card-2 = { $heroes } finished it with { $cards }.
story-strength-card-hurt-1 = { $cards } struck home, but not before { $heroes-the } took a blow as well.
story-strength-card-hurt-2 = Blow for blow: { $heroes-the } won with { $cards } and bruises.
story-strength-hurt-1 = { $heroes } wrestled { $foes-the } down, bleeding.
story-strength-hurt-2 = It took brute force, and it cost { $heroes-the } blood.
story-strength-bare-1 = One honest blow of { $heroes-the }, and that was that.
story-strength-bare-2 = { $heroes } struck once, without ado.

story-won-1 = { $foes }: beaten.
story-won-2 = So much for { $foes-the }.
story-fight-lost-1 = { $heroes } gave everything. It was not enough for { $foes-the }.
story-fight-lost-2 = Against { $foes-the } even everything was too little, and { $heroes-the } fell.
story-death-1 = { $hero } did not live to see the next floor.
story-death-2 = The torch of { $hero-the } went out.
story-victory-1 = The master of the tower was dead, and the wind from the top smelled of morning.
story-victory-2 = It was done. The tower was quiet for the first time in a hundred years.
story-defeat-1 = On floor { $floor } the tower fell silent again.
story-defeat-2 = Floor { $floor } kept what it was given.
