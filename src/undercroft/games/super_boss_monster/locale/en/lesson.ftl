### Super Boss Monster: what the guided first game says

lesson-sb-goal = Welcome, { card-baron-von-grabbe }! You are the villain of this game: you sit at the end of your dungeon and heroes come for your treasure. New here: a whole city, a market, and a minion who runs your errands.
lesson-sb-souls = A hero who dies in your dungeon is a soul; one who reaches you is a wound. The game ends after a turn in which somebody has ten souls; then souls less wounds are counted, and the most wins. You have nine.
lesson-sb-dungeon = Heroes enter your dungeon on the left and walk right, towards you. Every room deals its red number in damage; the signs at the foot are treasure, which lures heroes of that colour.
lesson-sb-town = Every turn two heroes come. Velvet Vic is a thief with 8 health: he will come to you, for you have more green treasure. Your rooms deal 5. Something must be done.
lesson-sb-pushed = The town has only one place for each player. { card-laliho } had waited longest and was pushed out to the stadium. No treasure lures him there; only a minion can send for him.
lesson-sb-market = Now the market: every turn you take one card from it. { card-spring-floor } deals 2 damage and has green treasure. Take it.
lesson-sb-market-other = Not bad either, but it deals less. { card-spring-floor } is what you need against Vic.
lesson-sb-minion = Then you send your minion out, to a free space in the city or onto a room of your own. What it does there happens later, after the building. { card-minion-arena } has such a space: 2 more damage this turn.
lesson-sb-post = Send your minion to your { card-minion-arena }.
lesson-sb-post-summon = You could send for a hero, but he comes with 2 more health. Too much for your dungeon today. Go to your { card-minion-arena }.
lesson-sb-post-city = The city's spaces are useful, but today damage counts. Go to your { card-minion-arena }.
lesson-sb-build = Your rival has sent her minion to the stadium: she wants { card-laliho }. Now build: { card-spring-floor } on the free place at the left.
lesson-sb-build-over = That would cover a room and deal less. Take the free place at the left.
lesson-sb-build-other = { card-spring-floor } is the strongest of them: place that one, on the left.
lesson-sb-build-nothing = Then Vic walks through. Place { card-spring-floor }.
lesson-sb-errand = Rooms are turned up, and the minions act, yours first: { card-minion-arena } deals 4 instead of 2 this turn.
lesson-sb-summoned = Your rival has summoned { card-laliho } into her own dungeon, with a token of +2 health. Greedy, very greedy. Let us see.
lesson-sb-walk = For Vic it makes 2, 1, 2 and 4: that is 9, and he has 8. Pass and watch both dungeons.
lesson-sb-walk-use = No need to tear anything down: 9 damage is enough.
lesson-sb-thorn = And { card-laliho }, with 10 health, has walked through to { card-queen-thornhide }: a wound for her. Wounds put nobody out of the game here, but each one takes away a soul at the end.
lesson-sb-won = Vic was your tenth soul: the game ends with this turn, and you are far ahead.
lesson-sb-end = So a turn goes: heroes, market, minion, building, errands, luring, walking. The first player changes every turn, so think of who goes before you. Now a whole game, from the first room on!
