### Боты: как их зовут и насколько хорошо они играют.

bot-mortimer = Мортимер
bot-grimble = Гримбл
bot-hazel = Хейзел
bot-ozric = Озрик
bot-pip = Пип
bot-barnaby = Барнаби
bot-mildred = Милдред
bot-bigsby = Бигсби
bot-tully = Талли
bot-rufus = Руфус
bot-ignatz = Игнац
bot-cedric = Седрик
bot-wanda = Ванда
bot-chester = Честер
bot-croakley = Квакли
bot-arabella = Арабелла

# Как играет бот, после его имени.
bot-level = { $level ->
    [rat] крыса
    [goblin] гоблин
    [witch] ведьма
    [lich] лич
    [dragon] дракон
   *[other] { $level }
}
bot-strength = { $level ->
    [rat] крыса · ходит наугад
    [goblin] гоблин · жадный, но порой ошибается
    [witch] ведьма · жадная: берёт то, что лучше сразу
    [lich] лич · пробует ходы в уме
    [dragon] дракон · то же, но думает дольше
   *[other] бот: { $level }
}
bot-title = { $name } · { bot-level }
