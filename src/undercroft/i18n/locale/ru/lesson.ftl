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
guide-over = Урок окончен
guide-learned = Теперь вы умеете играть в «{ $game }»

terminal-learn = Научиться играть (10 минут)
terminal-help-learn = Наставник проведёт вас через первую игру; выйти можно когда угодно и потом продолжить.
terminal-plain-read = Enter — дальше, q — выйти.
terminal-lesson-left = Урок можно продолжить: { $program } play { $game } --tutorial
terminal-lesson-done = Урок окончен. А теперь целая игра: { $program } play { $game }
command-learn-alone = --tutorial пишут без других настроек: у урока они свои.
