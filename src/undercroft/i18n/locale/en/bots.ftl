### Bots: names and levels.

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
    [rat] rat
    [goblin] goblin
    [witch] witch
    [lich] lich
    [dragon] dragon
   *[other] { $level }
}
bot-strength = { $level ->
    [rat] rat · moves at random
    [goblin] goblin · greedy, with some mistakes
    [witch] witch · greedy: what looks best now
    [lich] lich · thinks ahead
    [dragon] dragon · thinks ahead, and longer
   *[other] bot: { $level }
}
bot-title = { $name } · { bot-level }
