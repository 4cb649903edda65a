### The rulebook in our own words; each line of a section is a paragraph. What each section says is checked against docs/rules.

rulebook-chapter-idea = What it is about
rulebook-chapter-turn = A turn
rulebook-chapter-encounter = An encounter
rulebook-chapter-loot = Loot, levels and the boss
rulebook-chapter-forest = Forest of Shadows
rulebook-chapter-more = Four heroes, tiers, campaign

rulebook-goal-title = Winning and losing
rulebook-goal =
    One, two or four heroes win or lose together. Go down three floors of a dungeon, then beat the boss below.
    The party wins when the boss has as much damage as health.
    The moment a hero has as much damage as health, and nothing heals that hero right then, the game is lost.

rulebook-heroes-title = Heroes
rulebook-heroes =
    A hero card shows strength, agility and magic icons, health, a feat and a skill. Each icon is a die that this hero rolls.
    Items bring more icons or health, skills bring more to do with dice.

rulebook-dice-title = Dice
rulebook-dice-picture = Strength yellow, agility pink, magic blue, heroic black
rulebook-dice =
    There are 8 yellow dice for strength, 8 pink for agility, 8 blue for magic and 6 black heroic ones. A heroic die counts as any colour.
    The dice that a hero rolls or gains are that hero's own. They go on boxes or pay for that hero's skills.
    There are no more dice than these: a die that is not in the supply cannot be taken. A die that was spent is there again at once.

rulebook-turn-title = A turn
rulebook-turn =
    The whole party takes one turn together. It begins with 2 time: two cards of the deck are discarded. Some dungeons ask for more.
    Then do one of two things: explore, or enter a door.
    After that the turn ends.

rulebook-exploring-title = Exploring
rulebook-exploring =
    Deal closed doors from the deck until there are four, open ones included; in some dungeons the limit is lower.
    You cannot explore when the limit is reached, or when the deck is empty.
    If the deck has too few cards, deal what there is. You may still go down at the end of that turn.

rulebook-doors-title = Doors
rulebook-doors =
    To enter a closed door, turn its card up. Now choose: face the encounter, or flee.
    Fleeing ends the turn. The card stays as an open door.
    If you enter an open door, you have to face its encounter.

rulebook-stairs-title = Stairs and going down
rulebook-stairs =
    When the last card leaves the deck, the stairs are visible. From then on you may go down at the end of any turn; and at once, if they appear while the time of the turn's beginning is spent. You never have to.
    While they are visible, each unit of time puts a token on the stairs instead of discarding a card. Three tokens cost 1 damage and are taken away.
    Going down: all doors are discarded, the discard pile becomes the new deck, and the next floor is shown. What you have claimed does not come back into the deck.
    The effects and boxes of all floors shown so far stay in force. Below the third floor waits the boss.

rulebook-encounter-title = An encounter step by step
rulebook-encounter =
    An encounter is a combat or a peril. In a combat its ability comes first, if it has one.
    Then follow, in this order: choose a way (only in a peril), feats, roll, cover boxes and use skills, consequences, loot.
    All boxes of a combat count, and also those of every floor shown, on the side for combat or for peril.

rulebook-peril-title = Perils
rulebook-peril =
    A peril offers two ways, each with a box. Choose one; the other does not count at all.
    Pay the time of the way at once, if it has any.
    Roll only the dice of its colour, besides heroic dice of feats and of the level.

rulebook-feats-title = Feats
rulebook-feats =
    Before rolling, each hero may use their feat for more heroic dice, and only then; once in an encounter.
    Some feats store heroic dice on the hero card when their condition is met. They can be rolled by the feat later, or given back at any time.
    Feats with the sign for it cannot be used against the boss; stored dice go back before that fight. A feat is not a skill.

rulebook-rolling-title = Rolling
rulebook-rolling =
    In combat each hero rolls one die for every icon of the hero and the items; in a peril only those of the chosen colour.
    From level 2 on there are heroic bonus dice in every encounter. With two heroes you choose who rolls each.
    If dice of a colour run out, the icons that are left give nothing; with two heroes you choose who takes first.
    Abilities about rolled dice act at once, before you use the dice. Dice that are gained, combined or changed were not rolled.

rulebook-boxes-title = Covering boxes
rulebook-boxes-picture = A die of the right colour covers a box if it shows at least the number; in a wide box dice add up; shields come first
rulebook-boxes =
    A box takes one die of its colour that shows at least its number. A grey box takes any colour.
    A wide box takes several dice of its colour, of both heroes if you like; it is covered when they add up to its number.
    Boxes with a shield come first: while one of them is open, nothing may be put on the others. This holds for the card and the floors together.
    Cover boxes and use skills in any order, as long as you like. A die that lies on a box stays there.

rulebook-combining-title = Making heroic dice
rulebook-combining-picture = Two dice are discarded for one heroic die with the lower value
rulebook-combining =
    Give any two dice back and take one heroic die that shows the lower of the two values.
    The two may belong to different heroes; you then choose who gets the heroic die.
    Example: a pink 2 and a pink 5 become a heroic 2. It covers a blue 2, but not a blue 3.

rulebook-using-skills-title = Skills
rulebook-using-skills =
    Each skill can be used once in an encounter, and only in combat, in perils or in both, as its signs say. Pay first, with your own dice that do not lie on boxes; then it happens.
    Strength and agility skills cost dice of that colour, whatever they show. Magic skills cost magic dice that add up to the mana.
    Gain: take a die with the named value. Roll: take a die and roll it. Increase: never above 6. Prevent: so many icons of open boxes do not count.
    Any die may be given back, for instance to make room for another one.

rulebook-consequences-title = Consequences
rulebook-consequences =
    Each box that stayed open costs everything that is printed in it: hearts are damage, hourglasses are time, and in the forest there is poison.
    With two heroes damage is added up and shared evenly; you choose who takes an odd one.
    What skills prevent does not count at all. Then dungeon effects look at what is left and may add to it; then come damage and poison, last the time.

rulebook-dying-title = When a hero is about to die
rulebook-dying =
    Damage of one event is placed as a whole. If a hero then has as much as health, or more, a potion must bring it below that at once, or the game is lost.
    Any potion token of the party can be used for it, for a potion that may be used at any time.
    Losing an item with a heart can kill, too.

rulebook-loot-title = Loot
rulebook-loot =
    If the party has survived, it claims the card, however many boxes stayed open. It becomes one of these: an item, a skill or potion, or XP.
    Items and skills go to one hero; the level limits how many of each. A new one may replace an old one of its kind, which becomes XP.
    A potion is found for the whole party and comes with a potion token. XP belongs to all.
    No hero has the same skill twice, and no potion is found twice. XP can always be chosen.

rulebook-levels-title = Levels
rulebook-levels =
    When the XP is enough at the end of an encounter, the party rises a level and gets a potion token.
    XP is paid in whole cards, none of them superfluous; the others stay. What is paid leaves the game.
    A higher level allows more items and skills and gives bonus dice. Level 4 is the highest; there 5 XP buy a potion token.

rulebook-potions-title = Potions
rulebook-potions =
    The party begins with one potion token and with the Healing potion. One token pays for any potion that was found, as often as there are tokens.
    Healing can be used at any time and heals one hero: 3 damage at the beginning of a turn, before its time is spent, otherwise 2. Other potions are used while you cover boxes, unless they say something else.
    Invisibility skips an encounter that you are about to face: spend 2 time, then claim the card. It does not work against the boss.

rulebook-boss-title = The boss
rulebook-boss =
    The fight goes in rounds: roll, cover boxes and use skills as in combat, take the consequences; then each covered skull deals 1 damage to the boss. If a hero dies in the consequences, the game is lost before that.
    All dice go back, and the next round begins; the boss keeps the damage.
    Each skill works once a round. Boxes with a shield come first. Time means nothing here, and the floors of the dungeon no longer count.

rulebook-poison-title = Poison
rulebook-poison =
    Poison icons give poison tokens, shared like damage. Poison is not damage and kills nobody by itself.
    After every exploring, and at the start of every round against the boss, a poisoned party rolls one die. Each leaf on an open door adds 1.
    If the result is more than the party's poison tokens, one of them goes. Otherwise one goes, too, but its hero takes 2 damage.
    There are 8 tokens, and 16 for four heroes with cards of the forest alone. For each one that is missing the hero takes 1 damage.
    Anything that heals damage may take away poison instead.

rulebook-forest-rules-title = More from the forest
rulebook-forest-rules =
    Cure takes the place of Healing: whenever a potion is used or a token is gained, it heals 1 for one hero of your choice. A token can be spent on Cure alone. Besides, one of four basic potions is found from the start.
    Exiled dice and tokens are gone for the rest of the game.
    Some perils tie each way to one kind of loot: item or skill. XP is always possible.
    The hybrid deck has half of each set, and any dungeon fits it. With it, resisting poison takes no token away.
    Heroes of both sets may go together.

rulebook-four-heroes-title = Four heroes
rulebook-four-heroes =
    The game begins with 2 potion tokens. A turn begins with 4 time, and each door is two cards: flee from both, or take on both.
    Two pairs form, one for each encounter, in the order you like. Each plays like a party of two with half of all dice; damage stays in the pair. The boxes of the floors count in both encounters.
    Loot is claimed after both. Levels cost twice the XP and give 2 potion tokens.
    Six tokens on the stairs cost two heroes 1 damage each. Poison is resisted in two groups.
    The boss has twice the health. In each round both pairs fight, one after the other; you may split anew every round.

rulebook-tiers-title = Tiers
rulebook-tiers =
    Novice: begin on level 2, with its potion token.
    Standard: begin with one card of the deck as XP. Expert: the rules as they are. Fearless: begin without a potion token.
    In a campaign they add 0, 1, 2 or 3 marks to every game.

rulebook-campaign-title = The campaign
rulebook-campaign =
    Every game gives each hero's sheet marks, won or lost: 1 for each descent, 1 for each level gained, 3 for the boss, and those of the tier.
    After an easy dungeon you may tick green circles, after a medium one yellow squares too, after a hard one anything.
    A talent is learned when all its marks are ticked. Basic talents always work; of the three other groups each hero chooses one for a game.
    Talents cost no dice. Those with a sign are used like skills, the others always work. Veteran gives a basic skill from the start.
