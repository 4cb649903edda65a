### Вокруг столов: чем заняться дальше, комнаты ожидания, итоги.

## Чем заняться дальше

web-next-turn = Ваш ход
web-next-go-turn = Играть дальше
web-next-lesson-left = Продолжить урок
web-next-lesson-left-about = { $game }: с того места, где вы остановились.
web-next-go-lesson-left = Продолжить
web-next-first = Ваша первая партия
web-next-first-about = { $game } с подсказками: десять минут, всё по порядку, любую ошибку можно исправить.
web-next-go-first = Учиться, играя
web-next-lesson = Освоить ещё одну игру
web-next-lesson-about = { $game }: десять минут с подсказками.
web-next-go-lesson = Учиться, играя
web-next-daily-about = { $game }: у всех один расклад, попытка одна.
web-next-go-daily = Попробовать
web-next-puzzle-about = { $game }: найдите лучший ход.
web-next-go-puzzle = Решить
web-next-quick = Быстрая партия
web-next-quick-about = { $game }: одно нажатие, и партия началась.
web-next-go-quick = Быстрый старт
web-more = Ещё

## Комнаты ожидания

web-lobby-waiting = { $game }: { $count ->
    [one] ждём ещё { $count } игрока
    [few] ждём ещё { $count } игроков
   *[many] ждём ещё { $count } игроков
}
web-lobby-hand-on = Пригласить
web-share-link = Поделиться

## Итоги

web-result-winner = Победа: { $names }
