### Навколо столів: що робити далі, кімнати очікування, підсумки.

## Що робити далі

web-next-turn = Ваш хід
web-next-go-turn = Грати далі
web-next-lesson-left = Продовжити урок
web-next-lesson-left-about = { $game }: з того місця, де ви зупинилися.
web-next-go-lesson-left = Продовжити
web-next-first = Ваша перша партія
web-next-first-about = { $game } з підказками: десять хвилин, усе по черзі, будь-яку помилку можна виправити.
web-next-go-first = Вчитися, граючи
web-next-lesson = Опанувати ще одну гру
web-next-lesson-about = { $game }: десять хвилин із підказками.
web-next-go-lesson = Вчитися, граючи
web-next-daily-about = { $game }: в усіх один розклад, спроба одна.
web-next-go-daily = Спробувати
web-next-puzzle-about = { $game }: знайдіть найкращий хід.
web-next-go-puzzle = Розв’язати
web-next-quick = Швидка партія
web-next-quick-about = { $game }: одне натискання, і партія почалася.
web-next-go-quick = Швидкий старт
web-more = Ще

## Кімнати очікування

web-lobby-waiting = { $game }: { $count ->
    [one] чекаємо ще на { $count } гравця
    [few] чекаємо ще на { $count } гравців
   *[many] чекаємо ще на { $count } гравців
}
web-lobby-hand-on = Запросити
web-share-link = Поділитися

## Підсумки

web-result-winner = Перемога: { $names }
