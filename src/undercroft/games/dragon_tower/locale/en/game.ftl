### Dragon Tower: name, options, prompts, choices, log lines, phrases.
### Names come with cases: $hero is the bare name, $hero-the the form for running text.

game-title = Dragon Tower
game-tagline = Climb six floors together and beat what waits at the top.
game-about = Six floors, scarce cards, and a dragon on the roof. You climb and win together.
game-time = 30 min

## Options of a game

setting-heroes = Heroes
setting-heroes-help = How many heroes climb the tower; each seat leads its share.
setting-heroes-2 = 2
setting-heroes-3 = 3
setting-heroes-4 = 4
setting-team = Team
setting-team-help = Choose the heroes at the table, or let chance deal ordinary ones.
setting-team-choose = choose at the table
setting-team-deal = dealt from the ordinary heroes
setting-setup = Set-up
setting-setup-help = The first game deals ordinary heroes, has no skills and one elite monster fewer at the top; with children only the elite monster is left out.
setting-setup-standard = standard
setting-setup-first-game = first game
setting-setup-children = with children
setting-skills = Skills
setting-skills-help = How many skills heroes may take.
setting-skills-none = without skills
setting-skills-one = at most one each
setting-skills-many = as many as a hero can pay
setting-boss = Boss
setting-boss-help = Who waits at the top; with four heroes an extra boss stands beside the Dragon.
setting-boss-dragon = Dragon
setting-boss-giant-troll = Giant Troll
setting-boss-dark-lord = Dark Lord
setting-boss-lord-of-the-dead = Lord of the Dead
setting-variants = Harder rules
setting-variants-help = They can be combined.
setting-variants-everyone-counts = Everyone counts: the first death loses the game
setting-variants-surrounded = Surrounded: who fights which monster is fixed before entering
setting-variants-no-break = No break: no health after floor 3

## Prompts

prompt-which-hero = Choose a hero to lead.
prompt-which-skill = Choose a skill for { $hero-the }, or none.
prompt-which-payment = Choose which skill { $hero-the } pays for next.
prompt-which-gain = { $hero } may take a card of any deck.
prompt-who-refills = Choose who refills next.
prompt-which-deck = Choose a deck for { $hero-the } to draw from.
prompt-keep-or-replace = Keep the card that { $hero-the } drew last, or try your luck?
prompt-whether-to-divine = Let { $hero-the } turn up the circumstances of this floor?
prompt-which-to-send-away = Send one of these circumstances away?
prompt-which-to-swap = Let two monsters change rooms?
prompt-whom-to-trade-with = Offer somebody an exchange of cards for { $hero-the }?
prompt-whether-to-trade = { $hero } proposes to exchange a card with { $other-the }. Agree?
prompt-which-to-give = Choose the card that { $hero-the } gives away.
prompt-whether-to-heal = Let { $hero-the } heal somebody now?
prompt-whom-to-heal = Choose a card to discard and a hero to heal.
prompt-which-room = Choose the room to enter.
prompt-who-faces-whom = Agree who will face which monster, in the order of the fights.
prompt-who-fights = Choose who fights next, and whom.
prompt-how-to-fight = Prepare the fight, then settle it.

## Choices

option-lead = Lead { $card-the }
option-take-skill = Take { $card }
option-no-skill = No skill
option-pay = Pay for { $card }
option-gain-nothing = Take no card
option-refill = { $hero } refills
option-draw = { $hero } draws from the { $deck } deck
option-replace = Throw { $card } away and draw again
option-keep = Keep it
option-decline = Not now
option-divine = Look ahead
option-send-away = Send { $card } away
option-swap = Swap { $monster } with { $other }
option-propose-trade = Trade with { $other-the }
option-agree = Agree
option-refuse = Refuse
option-give = Give { $card }
option-begin-healing = { $hero } heals
option-heal-with = Discard { $card } to heal { $target-the }
option-think-better = Do not heal after all
option-enter = Enter the { $room } room
option-assign = { $hero } faces { $foe-the } alone
option-assign-pair = { $first } and { $second } face { $foe-the }
option-agree-on-plan = The plan stands: go in
option-unassign = Take the last match back
option-step-back = Think again about the room
option-fight-alone = { $hero } fights { $foe-the } alone
option-fight-together = { $first } and { $second } fight { $foe-the }
option-pair-up = On to the pair fights
option-go-it-alone = Fight the rest alone
option-play-card = Play { $card }
option-play-as = Play { $card } as { $attribute }
option-take-back = Take { $card } back
option-face-too = Face { $foe-the } as well
option-leave-out = Leave { $foe-the } out
option-lower = Lower { $attribute } of { $foe-the } by 1
option-restore = Do not lower { $foe-the } after all
option-use-skill = Use { $card }
option-put-away = Do not use { $card } after all
option-hand-over =
    { $health ->
        [0] No health from me. Your turn!
       *[other] { $health } health from me. Your turn!
    }
option-withdraw = Withdraw from this fight
option-commit =
    { $first ->
        [0] { $second ->
            [0] Win without a scratch
           *[other] Win; the second hero pays { $second } health
        }
       *[other] { $second ->
            [0] Win for { $first } health
           *[other] Win; the heroes pay { $first } and { $second } health
        }
    }
option-give-all = Give everything in vain and die

## Words

room-left = left
room-right = right
stage-solo = Solo fights
stage-pairs = Pair fights
stage-leftovers = What is left
word-floor = Floor { $floor }
word-health = Health
word-hand = Hand
word-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
word-circumstances = { $n ->
    [one] { $n } hidden circumstance
   *[other] { $n } hidden circumstances
}
word-dead = dead
word-cleared = cleared
word-not-taken = not taken
word-fought = has fought here
word-need = Needed
word-base = Base
word-missing = Missing
word-covered = covered
word-leader = speaks for the party
warning-attributes = This team lacks attributes: whole kinds of monsters will be hard to beat.
warning-no-ordinary = There is no ordinary hero in this team.
warning-many-special = There is more than one special hero in this team.
warning-many-thrifty = There is more than one thrifty hero in this team.
reason-victory = The tower is climbed and its master is dead.
reason-all-dead = All heroes are dead.
reason-hopeless = What is left in the room cannot be beaten any more.
reason-one-fell = A hero has fallen, and everyone counted.

## Log

log-hero-chosen = { $seat } leads { $hero-the }.
log-team-unbalanced =
    { $check ->
        [attributes] Warning: the team lacks attributes.
        [no-ordinary] Warning: no ordinary hero in the team.
        [many-special] Warning: more than one special hero in the team.
       *[many-thrifty] Warning: more than one thrifty hero in the team.
    }
log-skill-taken = { $hero } takes { $skill }.
log-skill-paid =
    { $cards-count ->
        [0] { $hero } pays { $health } health for { $skill }.
       *[other] { $health ->
            [0] { $hero } loses { $cards } for { $skill }.
           *[other] { $hero } pays { $health } health for { $skill } and loses { $cards }.
        }
    }
log-card-drawn = { $hero } draws { $card }.
log-deck-reshuffled = The { $deck } discards are shuffled into a new deck.
log-card-replaced = { $hero } throws { $card } away and draws again.
log-card-discarded = { $hero } discards { $card }.
log-tower-built = The tower stands. At the top waits { $boss-the }.
log-floor-begun = Floor { $floor }. { $leader } speaks for the party.
log-boss-grew = { $boss } takes in { $cards }.
log-circumstances-divined = { $hero } foresees { $cards }.
log-circumstance-replaced = { $hero } sends { $card } away; something hidden takes its place.
log-monsters-swapped = { $hero } lures { $monster-the } and { $other-the } into changing rooms.
log-cards-traded = { $hero } gives { $given } to { $other-the } and receives { $received }.
log-trade-refused = { $other } does not want to trade with { $hero-the }.
log-room-passed = The party leaves the other room alone: { $cards }.
log-room-entered = The party enters the room on floor { $floor }: { $monsters }.
log-circumstance-revealed = Circumstance: { $card }.
log-stage-begun = { $stage }.
log-fight-handed-over =
    { $cards-count ->
        [0] { $hero } offers { $health } health; now it is up to { $other-the }.
       *[other] { $hero } puts in { $cards } and offers { $health } health; now it is up to { $other-the }.
    }
log-fight-won =
    { $paid ->
        [0] { $heroes } beat { $foes-the } without a scratch.
       *[other] { $heroes } beat { $foes-the } for { $paid } health.
    }
log-fight-lost = { $heroes } could not beat { $foes-the }.
log-hero-died = { $hero } is dead.
log-hero-healed =
    { $cause ->
        [rest] { $hero } rests: +{ $health } health.
        [regeneration] { $hero } regenerates: +{ $health } health.
       *[healer] { $hero } is healed: +{ $health } health.
    }
log-skill-used = { $hero } uses { $skill }.
log-room-cleared = Floor { $floor } is cleared.
log-game-won =
    { $alive ->
        [one] Victory! One hero is alive.
       *[other] Victory! { $alive } heroes are alive.
    }
log-game-lost =
    { $reason ->
        [hopeless] Defeat on floor { $floor }: what is left cannot be beaten any more.
        [one-fell] Defeat on floor { $floor }: a hero has fallen.
       *[all-dead] Defeat on floor { $floor }: all heroes are dead.
    }

## Phrases, without numbers

say-i-am-rich-in = I have plenty of { $attribute-the }.
say-i-can-cover = I can cover { $attribute-the }.
say-i-have-little = My { $attribute-the } is nearly spent.
say-i-have-no = I have no { $attribute-the } at all.
say-please-take = Please take more { $attribute-the }.
say-i-can-take = I can take { $foe-the }.
say-i-could-take-at-a-price = I could take { $foe-the }, but it would hurt.
say-i-cannot-take = I cannot take { $foe-the }.
say-help-me-with = Help me with { $foe-the }.
say-please-face = Would you face { $foe-the }?
say-let-us-go = Let us take the { $room } room.
say-i-would-rather-bleed = I would rather bleed than spend my cards.
say-please-you-pay = Please, you pay this time.
say-i-am-badly-hurt = I am badly hurt.
say-i-am-in-good-health = I am in good health.
say-save-it-for-the-boss = Save it for the top.
say-well-fought = Well fought!
