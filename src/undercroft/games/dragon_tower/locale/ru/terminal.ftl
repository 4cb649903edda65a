### Башня Дракона: игра в терминале

terminal-header = Этаж { $floor } из 6
terminal-table-keys = 1–9 или ↑↓ Enter выбор · Tab указать · u отмена · t сказать · n рассказ · l язык · a достижения · ? справка · q уйти
terminal-table-keys-short = 1–9 ↑↓ Enter · Tab · u отмена · t сказать · ? справка · q уйти
terminal-tower = Башня
terminal-fight = Бой
terminal-heroes = Герои
terminal-deck-left = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
terminal-note-grave = Это не отменить: герои в этом бою потеряют всё здоровье.
terminal-fight-against = { $heroes } против { $foes-gen }
terminal-fight-cards = Карты
terminal-fight-free = Всё покрыто: бой можно выиграть без потерь.
terminal-fight-cost =
    { $cost ->
        [one] Не хватает { $missing }: победа сейчас стоит { $cost } очко здоровья.
        [few] Не хватает { $missing }: победа сейчас стоит { $cost } очка здоровья.
        [many] Не хватает { $missing }: победа сейчас стоит { $cost } очков здоровья.
       *[other] Не хватает { $missing }: победа сейчас стоит { $cost } очка здоровья.
    }
terminal-fight-short = Не хватает { $missing }: так этот бой не выиграть.
terminal-fight-missing = Не хватает: { $missing }.
terminal-fight-hidden = Карты напарника скрыты, пока он не передаст бой.
terminal-pair-rise = Двое мешают друг другу: каждое свойство противника +1.
terminal-floor-room = { $title }, комната: { $room }. { $foes }.
terminal-skill-spent = { $skill } (использовано)
terminal-hero-skills = { $hero }, умения: { $skills }.
terminal-hero-hand = { $hero }, рука: { $cards }.
terminal-plan = План: { $heroes } против { $foe-gen }.
terminal-fight-title = Бой: { $heroes } против { $foes-gen }.
terminal-fight-row = { $attribute }: нужно { $need }, база { $base }, карты { $cards }, не хватает { $missing }.
terminal-fight-unknown = { $attribute }: нужно { $need }, база { $base }, карты напарника скрыты.
terminal-key-panels = F2, F3, F4: башня, герои или журнал во весь экран
terminal-key-marks = ▸ или клавиша: это можно выбрать · ◆ элитный · ♛ босс · ! обстоятельство · ⚔ в этом бою · ▒ скрытая карта · ✦ умение
terminal-plain-state = s читает всё положение заново, со всей башней.
