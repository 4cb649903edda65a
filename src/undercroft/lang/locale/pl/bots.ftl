### Boty: jak się nazywają i jak dobrze grają.

bot-mortimer = Mortimer
bot-grimble = Grimbel
bot-hazel = Hazel
bot-ozric = Ozryk
bot-pip = Pip
bot-barnaby = Barnaba
bot-mildred = Mildred
bot-bigsby = Bigsby
bot-tully = Tully
bot-rufus = Rufus
bot-ignatz = Ignac
bot-cedric = Cedryk
bot-wanda = Wanda
bot-chester = Chester
bot-croakley = Kumek
bot-arabella = Arabella

# Jak gra bot, po jego imieniu.
bot-level = { $level ->
    [random] losowo
    [greedy] rozważnie
    [search] z wyprzedzeniem
   *[other] { $level }
}
bot-title = { $name } · { bot-level }
