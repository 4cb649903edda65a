### Терміни: скільки можна думати над рішенням і що буде, якщо хтось запізниться.

deadline-title = Час на рішення
deadline-none = скільки знадобиться
deadline-300 = 5 хвилин
deadline-3600 = 1 година
deadline-86400 = 1 день
deadline-259200 = 3 дні
deadline-604800 = 7 днів
deadline-after = Якщо час вийшов
deadline-after-bot = за гравця грає бот, доки той не повернеться
deadline-after-end = гравець лишається, але решта може завершити гру
deadline-help = Для ігор на кілька днів. З кожним рішенням час починається заново.
deadline-agreed-bot = { $time }; потім грає бот, доки гравець не повернеться
deadline-agreed-end = { $time }; потім решта може завершити гру

deadline-until = термін: { $when }
deadline-left = лишилося { $left }
deadline-over = час вийшов
deadline-late = Час вийшов: { $seat }. Якщо погодяться всі, хто чекає, гра завершиться без переможця.
deadline-late-me = Ваш час вийшов. Ходити ще можна, але решта має право завершити гру.
deadline-end = Погодитися завершити
deadline-you-agree = Ви згодні завершити гру: слово за рештою.
deadline-agrees = за те, щоб завершити
deadline-stands-in = грає замість: { $name }
deadline-you-were-late = Ваш час вийшов, і за вас грає бот. Місце й далі ваше.
deadline-take-back = Повернутися за стіл
deadline-bot-plays = за вас грає бот

note-late-bot = Час вийшов: { $name }. До повернення грає бот.
note-late-end = Час вийшов: { $name }. Решта може домовитися й завершити гру.
note-back = { $name } знову за столом.
note-agrees = { $name } — за те, щоб завершити гру.

web-ended-late = В одного з гравців вийшов час, і всі, хто чекав, погодилися завершити: ніхто не виграв.
error-late-yourself = Чекають саме на вас: зробіть хід або покиньте стіл.
push-time = Час на хід: { $time }.
