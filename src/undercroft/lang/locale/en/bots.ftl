### Bots: what they are called, and how well they play.

bot-mortimer = Mortimer
bot-grimble = Grimble
bot-hazel = Hazel
bot-ozric = Ozric
bot-pip = Pip
bot-barnaby = Barnaby
bot-mildred = Mildred
bot-bigsby = Bigsby
bot-tully = Tully
bot-rufus = Rufus
bot-ignatz = Ignatz
bot-cedric = Cedric
bot-wanda = Wanda
bot-chester = Chester
bot-croakley = Croakley
bot-arabella = Arabella

# How a bot plays, after its name.
bot-level = { $level ->
    [random] random
    [greedy] greedy
    [search] thinks ahead
   *[other] { $level }
}
bot-title = { $name } · { bot-level }
