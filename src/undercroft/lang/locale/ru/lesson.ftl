### Игры с подсказками: что наставник говорит в любой игре.

lesson-otherwise = Так тоже можно, но сейчас мы о другом. Попробуйте то, что подсвечено.
guide-name = Наставник
guide-step = Шаг { $step } из { $total }
guide-next = Дальше
guide-back = Назад
guide-show = Покажите
guide-leave = Выйти
guide-left = Урок можно продолжить с того же места.
guide-watch = Смотрите, что происходит…
guide-task = Ваш ход
guide-mistake = Не совсем
guide-play = Сыграть целую игру
guide-finish = К играм
