### The rulebook in our own words; each line of a section is a paragraph. What each section says is checked against docs/rules.

rulebook-chapter-idea = What it is about
rulebook-chapter-floor = A floor
rulebook-chapter-fights = Fighting
rulebook-chapter-skills = Skills
rulebook-chapter-more = First game, bosses, harder rules

rulebook-climbing-title = Winning and losing
rulebook-climbing =
    Together the heroes climb a tower of six floors and beat the boss at the top. Each turn is one floor.
    You win when everybody in the rooms that you entered is beaten, the boss too, and at least one hero is alive.
    You lose when all heroes are dead, even if the last one falls while beating the last opponent.

rulebook-attributes-title = Attributes and cards
rulebook-attributes =
    There are four attributes: Strength, Faith, Magic and Agility. An opponent asks for points of some of them.
    Against that stand the attributes printed on a hero, the hero's base, and cards from the hand: each card gives 1 to 3 points of one attribute.
    Each attribute has to be reached by itself; too much of one does not help another.
    Played cards are discarded; all others stay in the hand for later floors, as many as there are.

rulebook-heroes-title = Heroes
rulebook-heroes =
    Each hero has a base, a starting health, starting cards and a kind that says what the hero draws on every floor. Hands are hidden from the other players.
    You choose your heroes freely. A good team has every attribute (with two heroes one may be missing), at least one Ordinary hero, and no more than one Special and one Thrifty hero.
    The program warns of a team that is not balanced, but lets it begin.

rulebook-tower-title = The tower
rulebook-tower-picture = Six floors: two rooms each on floors 1, 2, 4 and 5, one room on floors 3 and 6
rulebook-tower =
    Floors 1, 2, 4 and 5 have two rooms with normal monsters. Floor 3 has one room with elite monsters, and floor 6 has one with the boss and elite monsters.
    All monsters lie open from the start. Circumstances lie face down; they belong to a floor, and meet you in whichever room you enter.
    With four heroes a second boss stands beside the Dragon.

rulebook-floor-title = What happens on a floor
rulebook-floor =
    On each floor you talk about the way, all heroes draw cards, you enter a room and turn up its circumstances, and then you fight until everybody there is beaten.
    One player speaks for the party: they say who draws next, which room is entered and who fights whom. This goes round from floor to floor. What a hero draws, plays and pays is decided by the one who leads that hero.

rulebook-talking-title = Talking
rulebook-talking =
    You may talk at any time, but nobody names the exact numbers of their cards. “The Paladin is strong enough for the Troll” is fine.
    A player who leads all heroes sees all hands.

rulebook-rooms-title = Choosing the room
rulebook-rooms =
    Where a floor has two rooms, the party goes through one of them. The other one is left alone, and its monsters are discarded.
    Until you enter you may change your mind.
    Where there is one room, it must be taken.

rulebook-refill-title = Drawing cards
rulebook-refill =
    On every floor, the first one too, each living hero draws before you enter.
    Ordinary: one card of an own attribute and one of any kind. Universal: two cards of own attributes. Special: one card of any kind. Thrifty: one card of an own attribute and two of any kind.
    One hero draws all cards before the next begins; the order is yours. You see a card before you choose the next deck.
    There is no limit to a hand. An empty deck is made anew from its discarded cards; only if there are none do you draw from another deck.

rulebook-entering-title = Entering a room
rulebook-entering =
    When you enter, the circumstances of the floor are turned up and join the room.
    They are fought just like monsters, and everybody in the room has to be beaten.

rulebook-fights-title = Who fights whom
rulebook-fights =
    An opponent is fought by one hero alone or by two together, never by more. A hero may fight several opponents, or none.
    First come the fights alone, in any order; then those in pairs.
    The base of a hero counts only in the first fight of that hero in this room.

rulebook-alone-title = Fighting alone
rulebook-alone-picture = Paladin against Ghost and Goblin Shaman: Faith 4 and Magic 3 are needed, base and cards reach them
rulebook-alone =
    All opponents whom a hero fights alone are taken together: their points are added up, attribute by attribute. The base counts once against the sum.
    Play cards until base and cards reach the sum in every attribute. Each missing point can be paid with 1 health.
    Example: the Paladin (Strength 2, Faith 1) meets a Ghost (Faith 3) and a Goblin Shaman (Faith 1, Magic 3). Needed are Faith 4 and Magic 3: a Faith card of 3 and a Magic card of 3 win.
    With a Magic card of only 2, one point is missing: the fight is won for 1 health.

rulebook-together-title = Fighting in a pair
rulebook-together =
    A pair fights one opponent at a time, and each attribute that this opponent has is 1 higher.
    The cards of both add up. A hero's base counts only if it is the first fight of that hero in this room.
    Missing points are paid with health by either of the two or by both. Partners may change from opponent to opponent.
    With two players, each in turn lays cards and says how much health to offer; nobody pays more than was offered.

rulebook-health-title = Health and death
rulebook-health =
    Health is paid only for points that are missing, one for each. It never rises above 6.
    At 0 a hero is dead. The opponent counts as beaten all the same, if the points were reached.
    A dead hero discards the hand, does nothing more and cannot be healed.

rulebook-leftovers-title = Fights that are not won
rulebook-leftovers =
    Until a fight is settled you may withdraw from it at no cost.
    A hero may also give all health and fall short: then the hero dies, the cards are gone, and the opponents stay with all their points.
    Opponents that are left after the pair fights can be fought by a living hero alone, as one group.
    There is no way out of a room. If those alive cannot beat what is left, the game is lost.

rulebook-floor-end-title = The end of a floor
rulebook-floor-end =
    When everybody in the room is beaten, the party climbs on, and every hero's base is fresh again.
    After floor 3 each living hero gains 1 health, up to 6.

rulebook-skills-title = Skills
rulebook-skills =
    Each hero may take one skill, or none. No two heroes have the same hero or skill card.
    What a skill does stands on its card; any skill is used once on each floor at most.
    Some are offered at their time: before drawing, after it, on entering, or after a fight. Some are part of a fight and can be taken back until it is settled. Some work by themselves.

rulebook-skill-costs-title = The price of a skill
rulebook-skill-costs =
    Skills are chosen before health and cards are dealt, and paid after that: first health, then cards that chance picks from the hand; last come cards that the skill gives.
    A hero who cannot pay in full, or would have no health left, cannot take the skill.

rulebook-first-game-title = The first game
rulebook-first-game =
    For a first game, Ordinary heroes are dealt, there are no skills, and one elite monster of floor 6 is left out.
    With children only the elite monster is left out.

rulebook-bosses-title = Other bosses
rulebook-bosses =
    Another boss may take the Dragon's place at the top; with four heroes the Dragon stays, and the other one stands there instead of the Shadow.
    Giant Troll: in a fight against him cards of 1 do nothing. Health and skills work as usual.
    Dark Lord: before the drawing on floor 6 a hidden circumstance is added to him for good.
    Lord of the Dead: before the drawing on floor 6 two of the normal monsters that you have beaten are added to him.
    What was added cannot be fought by itself.

rulebook-variants-title = Harder rules
rulebook-variants =
    These can be combined. Everyone counts: the first death loses the game.
    Surrounded: who fights which monsters, and in what order, is fixed before you enter. Circumstances may then be fought by anybody. A hero who cannot win a fixed fight gives all health and dies.
    No break: nobody gains health after floor 3.
    Many skills: a hero may take as many as the hero can pay for.
