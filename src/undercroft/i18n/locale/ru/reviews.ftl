### Разбор законченных партий.

review-title = Разбор
review-open = Разобрать партию
review-of = Разбор: { $seat }
review-under-way = Просматриваю партию
review-curve = Чего можно было ждать при каждом решении, от первого до последнего
review-point = Решение { $number }: { $value }
review-end = В итоге: { $value }
review-end-chance =
    { $n ->
        [0] В итоге: поражение
        [100] В итоге: победа
       *[other] В итоге: общая победа
    }
review-no-choice = С этого места выбирать было не из чего.
review-mistakes = Худшие решения — насколько можно было знать тогда
review-no-mistakes = Явных ошибок нет — насколько можно было знать тогда.
review-decision = Решение { $number }
review-chosen = Выбрано: { $option }
review-better = Лучше: { $option }
review-loss = цена ошибки: { $value }
review-watch = Посмотреть этот момент
review-whose = Чьи решения
review-share = Поделиться разбором
review-exercise = Найдите ход лучше
review-exercise-ask = Что вы выберете здесь вместо этого?
review-exercise-right = Да, так было лучше.
review-exercise-wrong = Не совсем: { $value }. Попробуйте другой вариант.
review-exercise-chosen = Именно это и было выбрано. Попробуйте другой вариант.
review-exercise-show = Показать ответ
