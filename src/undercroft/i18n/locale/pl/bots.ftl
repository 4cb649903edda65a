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
    [rat] szczur
    [goblin] goblin
    [witch] wiedźma
    [lich] licz
    [dragon] smok
   *[other] { $level }
}
bot-strength = { $level ->
    [rat] szczur · rusza się losowo
    [goblin] goblin · zachłanny, ale czasem się myli
    [witch] wiedźma · zachłanna: bierze to, co od razu najlepsze
    [lich] licz · próbuje ruchów w myślach
    [dragon] smok · to samo, ale myśli dłużej
   *[other] bot: { $level }
}
bot-title = { $name } · { bot-level }
