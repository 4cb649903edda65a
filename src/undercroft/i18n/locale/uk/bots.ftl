### Боти: як їх звуть і наскільки добре вони грають.

bot-mortimer = Мортимер
bot-grimble = Ґрімбл
bot-hazel = Гейзел
bot-ozric = Озрік
bot-pip = Піп
bot-barnaby = Барнабі
bot-mildred = Мілдред
bot-bigsby = Біґсбі
bot-tully = Таллі
bot-rufus = Руфус
bot-ignatz = Ігнац
bot-cedric = Седрік
bot-wanda = Ванда
bot-chester = Честер
bot-croakley = Кваклі
bot-arabella = Арабелла

# Як грає бот, після його імені.
bot-level = { $level ->
    [rat] щур
    [goblin] гоблін
    [witch] відьма
    [lich] ліч
    [dragon] дракон
   *[other] { $level }
}
bot-strength = { $level ->
    [rat] щур · ходить навмання
    [goblin] гоблін · жадібний, але часом помиляється
    [witch] відьма · жадібна: бере те, що найкраще одразу
    [lich] ліч · пробує ходи подумки
    [dragon] дракон · те саме, але думає довше
   *[other] бот: { $level }
}
bot-title = { $name } · { bot-level }
