### The rulebook in our own words; each line of a section is a paragraph. What each section says is checked against docs/rules.

rulebook-chapter-idea = What it is about
rulebook-chapter-round = A round
rulebook-chapter-effects = Spells and effects
rulebook-chapter-more = Variants and expansions

rulebook-winning-title = Winning and losing
rulebook-winning =
    You are a boss, and heroes come for your treasure. A hero who dies in your dungeon is a soul for you; one who reaches your boss alive is a wound. An epic hero counts as two.
    At the end of a round, a player with five wounds or more loses, however many souls they have.
    Then a player with ten souls or more, and fewer than five wounds, wins. If there are several, the most souls minus wounds wins; if that is equal, the lowest XP.
    Before the end of the round nothing is decided: a wound healed in time does not count.
    The last boss left wins with any number of souls. If all who are left lose in the same round, souls minus wounds decide, then the lowest XP.

rulebook-boss-card-title = The boss
rulebook-boss-card =
    Your boss stands at the right end of your dungeon, where heroes arrive last. The boss is not a room: it deals no damage and can be neither destroyed nor deactivated.
    The treasure symbol of the boss counts for your dungeon.
    In every phase the players act in the order of XP, the most first.
    Each boss has a Level Up. It happens once a game, when your dungeon shows five rooms for the first time.

rulebook-room-card-title = Rooms
rulebook-room-card =
    A room deals its damage to every hero who enters it. Its treasure symbols lure heroes; a room may have several.
    A room is a monster room or a trap room, and it is ordinary (silver sign) or advanced (gold sign).
    Its text works only while the room lies on top of its stack.

rulebook-round-title = The five phases
rulebook-round-picture = Beginning of the round, Build, Bait, Adventure, end of the round
rulebook-round =
    A round goes through five phases: heroes come to town, everybody builds, heroes are lured, heroes walk through the dungeons, the round ends.
    In each of them the boss with the most XP comes first.
    The active player is the one whose Build turn it is, or through whose dungeon heroes walk.

rulebook-beginning-title = Beginning of the round
rulebook-beginning =
    As many heroes come to town as players began the game, even if somebody is out already. Then everybody still in the game draws a room card.
    New heroes stand behind those who have waited.
    Nothing can be played in this phase.

rulebook-bait-title = Where heroes go
rulebook-bait-picture = Two dungeons and a cleric: the dungeon with more cleric treasure gets the hero
rulebook-bait =
    For each hero in town, count the symbols of this hero's treasure in every dungeon, the boss's included. The hero goes to the entrance of the dungeon with the most.
    If the highest number is shared, or nobody has such a symbol, the hero stays in town and chooses again in the next round.
    At an entrance heroes stand in the order in which they waited in town; those already there stay in front.
    No spells and no effects are used in this phase.

rulebook-walking-title = The way through the dungeon
rulebook-walking-picture = A hero walks from the left to the boss and takes damage in each room
rulebook-walking =
    By XP each player has an Adventure turn. The heroes at the entrance go in one after the other, each from the leftmost room to the boss.
    In a room its effect comes first, then its damage. The damage adds up from room to room.
    Before a hero enters the first room, and in each room after the damage, everybody may use spells and effects. Only then is it settled whether the hero dies.
    So a hero with deadly damage can still be saved, strengthened or sent away in that room.
    If the damage of a room rises while a hero stands in it, that hero takes the difference.
    A hero walks past a deactivated room. If a room is destroyed under a hero, the hero goes on to the next one; a room that comes to light beneath does nothing to this hero.
    Without heroes your Adventure turn is only a moment for spells and effects.

rulebook-dying-title = Souls and wounds
rulebook-dying =
    A hero with as much damage as health, or more, dies on leaving the room, and is a soul for the owner of the dungeon, whoever did it. A card that says that a hero dies kills at once.
    A hero who reaches the boss is a wound. An epic hero is two souls or two wounds.
    A hero killed at an entrance is a soul, too; a hero killed in town leaves the game.
    A hero who is sent to town stands behind all others there. When the round ends, heroes forget their damage.
    A hero sent to an entrance walks in this round if that player's Adventure turn is not over, otherwise in the next one.
    To heal a wound, turn one of your wounds over: it is a soul from now on, or two if the hero is epic.

rulebook-end-of-round-title = End of the round
rulebook-end-of-round =
    Effects that last until the end of the round stop, and deactivated rooms work again. Then check who loses and who wins.
    Nobody can use spells or effects now.
    With three or more players, a player who loses leaves the game with all their cards; heroes at that entrance go back to town. The number of new heroes stays the same.
    The first round for which there are not enough heroes is the last one. If nobody wins in the usual way, the most souls minus wounds wins, then the lowest XP.

rulebook-spells-title = When spells and effects are used
rulebook-spells =
    The sign on a spell says when: hammer in the Build phase, axe in the Adventure phase, both in either. You may play as many as you like, in other players' turns as well.
    In the Build phase this is possible until the rooms are turned up.
    What a room does for a price or when you say so, such as “destroy this room to …”, can be used at the same moments, in both phases. It has no other limit than its price, unless the card names one.
    A spell is discarded once it has been played. New ones come only when a card says so.

rulebook-priority-title = Who acts first
rulebook-priority =
    The active player begins and may use several spells and effects, each of which happens at once.
    After that the others are asked, the most XP first. What they use has to wait: the active player may answer, and every answer of theirs happens first.
    When nobody adds anything, what waits happens in the order of its users' XP, not in the order in which it was announced. If several are yours, you choose their order.

rulebook-cancelling-title = Targets and cancelling
rulebook-cancelling =
    You choose the target and pay the price as you announce; the target cannot be changed.
    If the target is gone before it happens, the spell or effect is lost, and the price is not returned.
    A cancel card answers a spell of another player. The cancelled spell does nothing and is discarded. A spell that cancels can be cancelled in turn.
    Only spells can be cancelled, never what rooms, bosses or heroes do.

rulebook-words-title = What the words on cards mean
rulebook-words =
    Where a card says something else than these rules, the card is right.
    “Ordinary” means not advanced, or not epic; “room” and “hero” alone mean all of them. “Monster room” and “trap room” mean ordinary and advanced ones.
    Only a room that lies on top, is built and is not deactivated can be chosen.
    “In a dungeon” means inside: the entrance is not part of it.
    Rooms are adjacent if they stand side by side. Where rooms move or change places, whole stacks do.
    A deck that was searched is shuffled.

rulebook-destroying-title = Destroying rooms
rulebook-destroying =
    A destroyed room goes to the discard pile. The room beneath is uncovered: it counts again, but it was not built. If there is none, the rooms move together towards the boss.
    A room is also uncovered when an effect brings it to the top of its stack. “When you uncover this room” means either, and takes effect at once. Taking a face-down or unpaid card off a room does not uncover it, and neither does the end of a deactivation.
    Only the top card of a stack is destroyed, and only where a card says so.
    What “destroy this room to …” brings, you get only by using it yourself. A room destroyed in any other way brings nothing.

rulebook-deactivating-title = Deactivating rooms
rulebook-deactivating =
    Until the end of the round a deactivated room has no damage, no treasure and no effects, and heroes walk past it.
    It keeps its place: it cannot be destroyed or built over, what lies beneath stays covered, and the rooms beside it are not adjacent to each other.
    It is not counted among the rooms of the dungeon.

rulebook-hands-title = Hands, decks and the discard pile
rulebook-hands =
    Hands are secret and have no limit. How many rooms and how many spells somebody holds is open, and so are the discard pile, souls and wounds.
    You choose what you discard, unless the card says that chance decides.
    When a deck of rooms or spells is empty, the discarded cards of that kind are shuffled into a new one.

rulebook-variants-title = Variants
rulebook-variants =
    Classic: everybody discards two of the seven cards of the first hand.
    Hard: ordinary heroes with 4 health are left out.
    Pick your boss: everybody is dealt two bosses and keeps one.
    Machinations: a player who gained no soul in a round may draw a room or a spell at its end.
    Immortality: wounds eliminate nobody. The game ends when all heroes have come; the most souls minus wounds wins.
    The discard pile begins empty, or with four rooms and two spells.

rulebook-explorers-title = Crash Landing: explorers
rulebook-explorers =
    Explorers are a fifth class of heroes, with a treasure of their own. With these cards up to six can play.
    With five or six players nobody is eliminated. The game ends with the round in which somebody has ten souls or the hero decks are empty; the most souls minus wounds wins, then the lowest XP.
    With five or six players, those who tie for the most treasure of a class share its heroes while there is one for each; the others stay in town.

rulebook-items-title = Tools of Hero-Kind: items
rulebook-items =
    At the beginning of a round items come to town before the heroes: one with two or three players, two with four, three with more. An item goes to the hero of its class who has waited longest; one without a class to the hero who has waited longest of all. A hero carries one item.
    Kill its hero, and the item lies face up in your score area. Turn it face down to use it whenever you could play a spell; it is no spell and cannot be cancelled.
    If a second item is laid face up, use the older one at once or turn one of the two face down.
    The item of a hero who survives goes face down into the score area of the player who takes the wound.

## Coins and minibosses

rulebook-chapter-coins = Coins and minibosses
rulebook-coins-title = Coins
rulebook-coins =
    Everybody begins with 3 coins in the treasury beside the boss, which all can see. Cards bring more.
    Coins pay for minibosses, for promoting them, and for what some cards do. What you pay goes back to the pot; what you give goes to the other player.
    You cannot begin to pay what you do not have in full.
    Coins that lie on a room are lost when the room is covered or destroyed.
rulebook-minibosses-title = Minibosses
rulebook-minibosses =
    Minibosses are in the room deck, but they are no rooms: they take no place and do not count for the five.
    Instead of a room you may place a miniboss on one of your rooms, whatever its treasure. The room must have no miniboss yet, and neither may the rooms beside it. It may be neither face down nor deactivated.
    When the miniboss is turned up you pay 1 coin, or it is discarded. From then on the room has its level 1 power as well.
    If the room is destroyed, the miniboss is discarded. If you build over the room, the miniboss stays at its level and strengthens the new room. While its room is deactivated, it does nothing.
rulebook-promoting-title = Promoting minibosses
rulebook-promoting =
    Once in each of your Build turns you may pay 1 coin and promote one miniboss by one level; nobody can answer that. A miniboss just turned up has to wait for the next round.
    The powers of levels 1 and 2 are always in force.
    The power of level 3 is used when effects can be used. Using it demotes the miniboss to level 1; it can be promoted again from the next round on.
