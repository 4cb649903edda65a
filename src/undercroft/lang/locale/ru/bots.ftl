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
    [random] наугад
    [greedy] расчётливо
    [search] с перебором
   *[other] { $level }
}
bot-title = { $name } · { bot-level }
