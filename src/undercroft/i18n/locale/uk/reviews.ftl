### Розбір закінчених партій.

review-title = Розбір
review-open = Розібрати партію
review-of = Розбір: { $seat }
review-under-way = Переглядаю партію
review-curve = Чого можна було чекати за кожного рішення, від першого до останнього
review-point = Рішення { $number }: { $value }
review-end = У підсумку: { $value }
review-end-chance =
    { $n ->
        [0] У підсумку: поразка
        [100] У підсумку: перемога
       *[other] У підсумку: спільна перемога
    }
review-no-choice = З цього місця обирати не було з чого.
review-mistakes = Найгірші рішення — наскільки можна було знати тоді
review-no-mistakes = Явних помилок немає — наскільки можна було знати тоді.
review-decision = Рішення { $number }
review-chosen = Обрано: { $option }
review-better = Краще: { $option }
review-loss = ціна помилки: { $value }
review-watch = Подивитися цю мить
review-whose = Чиї рішення
review-share = Поділитися розбором
review-exercise = Знайдіть кращий хід
review-exercise-ask = Що ви оберете тут натомість?
review-exercise-right = Так, це було краще.
review-exercise-wrong = Не зовсім: { $value }. Спробуйте інший варіант.
review-exercise-chosen = Саме це й було обрано. Спробуйте інший варіант.
review-exercise-show = Показати відповідь
