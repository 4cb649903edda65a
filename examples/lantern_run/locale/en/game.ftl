### Lantern Run in English.

game-title = Lantern Run
game-tagline = Rob the crypt while the light lasts, and know when to go home.
game-time = 10 min
game-rules =
    On your turn take a treasure from the row: burn oil that shines at least as deep as it lies.
    Or rest: draw two cards of oil, while the oldest treasure of the row sinks into the dark.
    Or go home with what is in your sack. You take no more turns.
    A map lets you look at the next card of the crypt and bury it.
    The fourth shadow puts out the lanterns: whoever is still inside drops the dearest treasure.
    The richest thief wins. Alone you need 15 gold.

## Places and numbers

zone-crypt = Crypt
zone-oil = Oil
zone-row = In the light
zone-shadows = Shadows
zone-burnt = Burnt oil
zone-lost = Lost in the dark
zone-hand = Oil at hand
zone-sack = Sack
view-shadows-left = Shadows until dark: { $value }
view-gold = Gold: { $value }
fact-gold = gold { $value }
fact-depth = depth { $value }
fact-light = light { $value }

## Cards

back-crypt = a card of the crypt
back-oil = a card of oil
web-kind-treasure = treasures
web-kind-shadow = shadows
web-kind-oil = oil
card-coin = Old Coin
card-map = Torn Map
card-map-text = Look at the next card of the crypt. You may bury it.
card-goblet = Silver Goblet
card-idol = Bone Idol
card-crown = Drowned Crown
card-shadow = Shadow
card-shadow-text = The fourth one puts out the lanterns.
card-spark = Spark
card-flame = Flame
card-blaze = Blaze

## Questions and answers

prompt-what-to-do = { $seat }: what do you do?
option-take = Take { $card } with { $oil }
option-rest = Rest
option-go-home = Go home
prompt-whether-to-bury = { $seat }: bury the next card of the crypt?
option-bury = Bury { $card }
option-leave-it = Leave it there

## What happened

log-taken = { $seat } takes { $card }, burning { $oil }.
log-rested = { $seat } rests. { $card } sinks into the dark.
log-lit-up = { $card } comes into the light.
log-buried = { $seat } buries a card.
log-went-home = { $seat } goes home.
log-dropped = { $seat } drops { $card }.
reason-home = The thieves are home.
reason-dark = The lanterns are out.
