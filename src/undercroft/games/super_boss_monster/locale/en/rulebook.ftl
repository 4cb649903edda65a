### Differences from the rulebooks of the older games of the family.

rulebook-chapter-round = A turn

rulebook-winning-title = Winning
rulebook-winning =
    You are a boss, and heroes come for your treasure. A hero who dies in your dungeon is a soul for you; one who reaches your boss alive is a wound. An epic hero counts as two.
    The game ends after a whole turn: when somebody has ten souls, or when the town deck is empty.
    Then the most souls minus wounds wins, no matter who ended the game; if that is equal, the most XP.
    Wounds eliminate nobody.

rulebook-boss-card-title = The boss
rulebook-boss-card =
    Your boss stands at the right end of your dungeon, where heroes arrive last. The boss is not a room: it deals no damage and can be neither destroyed nor deactivated nor neutralized.
    The treasure symbol of the boss counts for your dungeon.
    The Level Up happens when your dungeon shows five rooms for the first time. Some happen once, some last to the end of the game.
    XP says only who begins the first turn, and who wins a tie.
    If the boss has an action space, your minion can use it from the turn after the Level Up.

rulebook-room-card-title = Rooms
rulebook-room-card =
    A room deals its damage to every hero who enters it. Its treasure symbols lure heroes; a room may have several.
    A room is a monster room or a trap room, and it is ordinary (silver sign) or advanced (gold sign).
    Its text works only while the room lies on top of its stack.
    Some rooms have an action space for your minion.

rulebook-hero-card-title = Heroes
rulebook-hero-card =
    The symbol of a hero is the treasure that attracts this hero. The health is the damage that kills.
    All ordinary heroes come before the epic ones. Epic heroes have more health, and count as two souls or two wounds.
    Some heroes have an ability. Some go straight to their landmark instead of the town.

rulebook-setup-title = Set-up
rulebook-setup =
    Everybody is dealt two bosses and keeps one. The most XP is the first player. Everybody draws five rooms and two spells.
    If four or more of your rooms are advanced, or four or more show the same treasure, you may show the hand, shuffle it back and draw a new one, again and again while the new hand is as bad.
    Then everybody may lay one first room face down beside the boss; it cannot be an advanced one. All are turned up together, and what they do when built happens, the first player's first.
    No spells and no effects are used during the set-up.

rulebook-round-title = The phases
rulebook-round-picture = Town, Build, minions, Bait, Adventure
rulebook-round =
    A turn goes through five phases: Town, Build, minions, Bait, Adventure; then it ends.
    In each of them the first player begins, and the others follow clockwise. At the end of the turn the first-player marker goes one place on.
    The active player is the one whose Build turn it is, or through whose dungeon heroes walk.

rulebook-town-title = Heroes come to town
rulebook-town-picture = The town with its queue of heroes, the landmarks below it
rulebook-town =
    As many heroes come to town as there are players, and the town has as many places. New ones stand at the right; the one at the left has waited longest.
    If the town is full, everybody moves up, and the leftmost hero goes to the landmark of this hero's treasure, or to the tavern if a hero is there already.
    A landmark holds one hero, the tavern any number. Landmarks are not town: neither treasure nor spells lure a hero from there.
    Nobody can use spells or effects in the Town phase.

rulebook-market-title = Market and minion
rulebook-market =
    As many rooms as there are players, and one spell, lie in the market. In turn everybody takes one of these cards and then sends the minion out.
    The minion goes to a free action space: at a landmark, on one of your own rooms, or on your own boss once it has levelled up. Each space holds one minion.
    What the space does happens after the building. Cards then left in the market are discarded.

rulebook-landmarks-title = Action spaces of the city
rulebook-landmarks =
    An empty landmark offers two spaces. One gives your boss one more treasure of its kind until the end of the turn: cleric in the temple, fighter in the stadium, mage in the library, thief in the hideout.
    The other one: in the temple take a card left in the market; in the stadium draw a room card; in the library draw a spell, then discard a spell; in the hideout the room next to your boss deals 2 more damage until the end of the turn.
    A hero at a landmark covers both, and only the summon space can be used: its user must send this hero into any dungeon, with 2 more health.
    In the tavern the hero on top of the stack can be summoned, with 2 less health, but never less than 1.

rulebook-building-title = Building a room
rulebook-building =
    In your Build turn you may place one room from your hand, face down: to the left of your leftmost room, or on top of one of your rooms.
    Side by side there are never more than five; then you can only build over a room.
    An ordinary room fits over any room. An advanced room only goes over a room on which one of its treasure symbols is printed, never to the left end.
    You cannot build over a face-down card, over a deactivated room, or over a room with a minion on it.
    The covered room stops working at once. Its damage tokens are lost when the new room is turned up.
    What you have placed, or not placed, stays so.

rulebook-reveal-title = Turning the rooms up, Level Up
rulebook-reveal =
    When everybody has had a Build turn, all placed rooms are turned up together. Now they are built.
    Then, the first player first, each carries out what is due: first the boss's Level Up, if the dungeon shows five rooms for the first time, then what the new rooms do when built.
    A Level Up happens by itself and only once in a game. A deactivated room does not count for the five.
    A room that comes to light because the one above it was destroyed was not built.
    From here until the Adventure phase nobody can use spells or effects.

rulebook-errands-title = Minions act
rulebook-errands =
    The first player first, each minion does what its space says. Nobody can answer that with spells or effects.
    What a room or boss offers with “may” can be left; everything else must be done as far as possible.
    A room that was deactivated meanwhile does nothing. If the hero to be summoned is gone, nothing happens.
    Summoned heroes go to the entrance of the chosen dungeon, before the heroes who are lured in this turn.

rulebook-bait-title = Where heroes go
rulebook-bait-picture = Two dungeons and a cleric: the dungeon with more cleric treasure gets the hero
rulebook-bait =
    For each hero in town, the leftmost first, count the symbols of this hero's treasure in every dungeon, the boss's included. The hero goes to the entrance of the dungeon with the most.
    If the highest number is shared, or nobody has such a symbol, the hero stays in town.
    Heroes at landmarks and in the tavern are not lured.
    No spells and no effects are used in this phase.

rulebook-walking-title = The way through the dungeon
rulebook-walking-picture = A hero walks from the left to the boss and takes damage in each room
rulebook-walking =
    The first player first, the heroes at each entrance go in one after the other, each from the leftmost room to the boss.
    In a room its effect comes first, then its damage: the printed number, damage tokens and whatever else adds to it. The damage adds up from room to room.
    Before a hero enters the first room, and in each room after the damage, everybody may use spells and effects. Only then is it settled whether the hero dies.
    Damage that is raised while a hero stands in the room does not reach this hero any more, unless the card says so.
    A hero walks past a deactivated room, and enters a neutralized one, which deals no damage. If a room is destroyed under a hero, the hero goes on; a room that comes to light beneath does nothing to this hero.
    When all heroes have walked, there is one more moment for spells and effects.

rulebook-dying-title = Souls and wounds
rulebook-dying =
    A hero with as much damage as health, or more, dies on leaving the room, and is a soul for the owner of the dungeon, whoever did it.
    A hero who reaches the boss is a wound. An epic hero is two souls or two wounds.
    A hero killed at an entrance is a soul, too; a hero killed in town leaves the game.
    A hero sent back to town joins it like a new one, and may push the leftmost out. One sent back to an entrance waits for the next Adventure phase. Both recover at the end of the turn and lose their tokens.
    To heal a wound, turn one of your wounds over: it is a soul from now on, or two if the hero is epic.

rulebook-end-of-round-title = End of the turn
rulebook-end-of-round =
    Effects that last until the end of the turn stop; deactivated and neutralized rooms work again. Damage tokens stay.
    Heroes who were sent back recover, and the minions go back to their owners.
    Then check whether the game ends. If it goes on, the first-player marker moves clockwise.
    Nobody can use spells or effects now.

rulebook-spells-title = When spells and effects are used
rulebook-spells =
    The sign on a spell says when: hammer in the Build phase, axe in the Adventure phase, both in either. You may play as many as you like, in other players' turns as well.
    In the Build phase this is possible until the rooms are turned up.
    What a room does for a price or when you say so, such as “destroy this room to …”, can be used at the same moments, in both phases. It has no other limit than its price, unless the card names one.
    A spell is discarded once it has been played. New ones come from the market, or when a card says so.

rulebook-priority-title = Answering
rulebook-priority =
    Anybody may answer a spell or an effect with another one, and that one can be answered in turn, as often as you like. What was used last happens first.
    The active player is asked first, then the others clockwise. When all have passed, the last one happens; then everybody may act again before the next one does.
    What rooms do when built, and what happens by itself, cannot be answered.

rulebook-cancelling-title = Targets and cancelling
rulebook-cancelling =
    You choose the target and pay the price as you announce; the target cannot be changed.
    If the target is destroyed, deactivated or gone before it happens, the spell or effect is lost, and the price is not returned. Of several targets those that are left are affected.
    A cancel card answers a spell of another player that has not happened yet. The cancelled spell does nothing and is discarded.
    Only spells can be cancelled, never what rooms, bosses, heroes or minions do.

rulebook-tokens-title = Damage tokens, neutralized rooms
rulebook-tokens =
    Each damage token on a room adds 1 to its damage, turn after turn. It is lost when the room is covered or destroyed, and moves with the room.
    Only cards that say token give tokens; every other bonus ends with the turn or with its effect.
    If tokens go to your dungeon, you choose the rooms and may divide them; not face-down or deactivated rooms, nor the boss.
    A neutralized room deals no damage until the end of the turn, not even by tokens. Its treasure and its other effects stay.

rulebook-words-title = What the words on cards mean
rulebook-words =
    Where a card says something else than these rules, the card is right.
    “Ordinary” means not advanced, or not epic; “room” and “hero” alone mean all of them. “Monster room” and “trap room” mean ordinary and advanced ones.
    A stack is a room with those beneath it; only the top one counts. Where rooms move, whole stacks do.
    Rooms are adjacent if they stand side by side.
    A deck that was searched is shuffled.

rulebook-destroying-title = Destroying rooms
rulebook-destroying =
    A destroyed room goes to the discard pile. The room beneath is uncovered: it counts again, but it was not built. If there is none, the rooms move together towards the boss.
    Only the top card of a stack is destroyed, and only where a card says so.
    A face-down card or a room with a minion on it cannot be destroyed.

rulebook-deactivating-title = Deactivating rooms
rulebook-deactivating =
    Until the end of the turn a deactivated room has no damage, no treasure and no effects, and heroes walk past it. Only cards of other sets do that.
    It keeps its place: it cannot be destroyed or built over, what lies beneath stays covered, and the rooms beside it are not adjacent to each other.
    It is not counted among the rooms of the dungeon.

rulebook-hands-title = Hands, decks and discard piles
rulebook-hands =
    Hands are secret and have no limit. How many cards somebody holds is open, and so are the market, the discard piles, souls and wounds.
    You choose what you discard, unless the card says that chance decides.
    When a deck of rooms or spells is empty, its discarded cards are shuffled into a new one.

rulebook-solo-title = Alone
rulebook-solo =
    Three heroes come each turn to a town of four places. A hero pushed out goes to the first free landmark from the left. The market has two rooms and a spell.
    From the left, the first hero in town needs 1 treasure symbol to come to you, the second 2, the third 3, the fourth 4. In the challenge each needs one more.
    At most four damage tokens lie on a room. What concerns other players does nothing.
    The game ends at once when a hero has to go to the tavern, and after a turn with five wounds or in which the last hero came; ten souls do not end it.
    Your score is souls minus wounds; 36 is perfect, and anything from 0 up counts as won.

rulebook-mixing-title = Cards of other sets
rulebook-mixing =
    Bosses, rooms and spells of the older games can be shuffled in; the heroes come from one set only. What those cards call a round is a turn here, and their XP order is the order of play.
    A bonus on such a card is no token, unless it says so.
    A hero with two treasures who is pushed out takes the first free landmark of the two; one without treasure goes to the tavern.
    With cards of the Minibosses everybody begins with 3 coins, and may discard a room card for 1 coin in each of their Build turns.

rulebook-explorers-title = Crash Landing: explorers
rulebook-explorers =
    Explorers are a fifth class of heroes, with a treasure and a landmark of their own, the launch pad. With these cards up to six can play; with six the market has five rooms and two spells.
    The launch pad gives one more explorer treasure until the end of the turn, or lets you shuffle a stack of rooms in any dungeon that has no minion on top.
    Tied heroes are not divided here: they stay in town.

rulebook-items-title = Tools of Hero-Kind: items
rulebook-items =
    Each turn one item is turned up after the heroes. It goes to the first hero from the left in town with its symbol, or waits for one; heroes at landmarks get none, but keep what they have. A hero carries one item.
    Kill its hero, and the item lies face up in your score area. Turn it face down to use it whenever you could play a spell; it is no spell and cannot be cancelled.
    If a second item is laid face up, use the older one at once or turn one of the two face down.
    The item of a hero who survives goes face down into the score area of the player who takes the wound.
