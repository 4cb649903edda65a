### Ігри з підказками: що наставник каже в будь-якій грі.

lesson-otherwise = Так теж можна, але зараз ми про інше. Спробуйте те, що підсвічено.
guide-name = Наставник
guide-step = Крок { $step } з { $total }
guide-next = Далі
guide-back = Назад
guide-show = Покажіть
guide-leave = Вийти
guide-left = Урок можна продовжити з того самого місця.
guide-watch = Дивіться, що відбувається…
guide-task = Ваш хід
guide-mistake = Не зовсім
guide-play = Зіграти цілу гру
guide-finish = До ігор
guide-over = Урок закінчено
guide-learned = Тепер ви вмієте грати в «{ $game }»

terminal-learn = Навчитися грати (10 хвилин)
terminal-help-learn = Наставник проведе вас через першу гру; вийти можна будь-коли й потім продовжити.
terminal-plain-read = Enter — далі, q — вийти.
terminal-lesson-left = Урок можна продовжити: { $program } play { $game } --tutorial
terminal-lesson-done = Урок закінчено. А тепер ціла гра: { $program } play { $game }
command-learn-alone = --tutorial пишуть без інших налаштувань: в уроку вони свої.
