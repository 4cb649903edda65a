### Застосунок у браузері: сторінки, вікна, рамка будь-якого столу.

## Ігри на першій сторінці

web-tagline = Карткові ігри про підземелля. Друзі або боти. За правилами стежить програма.
web-pick-game = Виберіть гру
web-pick-hint = Цифра вибирає гру
web-cards = Карти
web-tag-solo = соло
web-tag-bots = боти
web-tag-friends = з друзями

## Столи на першій сторінці

web-continue = Продовжити
web-tables = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[many] { $count } столів
}
web-no-tables = Розпочатих ігор немає. Пройдіть урок або натисніть «Швидкий старт».
web-loading-tables = Шукаємо ваші столи…
web-waits = чекає на гравців
web-your-turn = Ваш хід
web-title-turn = ● Ваш хід · { $game }
web-open = Відкрити
web-join = Приєднатися до друга
web-join-hint = Код столу, 5 літер
web-join-button = Приєднатися
web-open-tables = Відкриті столи
web-sit = Сісти
web-finished = Зіграні ігри
web-no-finished = Закінчені ігри можна буде переглянути тут.
web-open-record = Відкрити запис
web-watch = Дивитися
web-won = Перемога
web-lost = Поразка
web-saved = Кожен хід зберігається.
web-credits-line = Про програму · Значки: game-icons.net, CC BY 3.0

## Нова гра

web-players = Гравці
web-players-help = Скільки гравців і хто де сидить: ви, друзі, яким ви надішлете посилання, або боти.
web-alone = соло
web-seat-me = я
web-seat-friend = вільно для друга
web-listed = Показувати серед відкритих столів
web-usual = як зазвичай: { $choice }
web-start = Почати гру
web-open-table = Відкрити стіл

## Хто я, налаштування

web-name = Ваше ім’я
web-guest = Гість
newcomer-names = Верес, Жарина, Іскра, Фенхель, Ялівець, Камінець, Пір’їнка, Горобина, Щавель, Будяк, Трут, Верба
web-guest-number = Гість { $number }
web-name-is = Ваше ім’я: { $name }
web-save = Зберегти
web-settings = Налаштування
web-language = Мова
web-sound = Звук
web-music = Музика
web-sound-music = Звук і музика
web-volume-sound = Гучність звуків
web-volume-music = Гучність музики
web-theme = Кольори
web-theme-system = як у системі
web-theme-dark = темні
web-theme-light = світлі
web-notices = Сповіщення
web-notices-on = повідомляти про мій хід, коли я не дивлюся
web-notices-blocked = Браузер не дозволяє сторінці надсилати сповіщення; це можна змінити в його налаштуваннях для цього сайту.
web-motion = Рух
web-motion-system = як у системі
web-motion-full = повний
web-motion-reduced = менше
web-speed = Швидкість подій
web-speed-slow = повільно
web-speed-1 = звичайно
web-speed-2 = швидко
web-speed-instant = одразу
web-skip = Пропустити
web-newest-line = До найновішого запису
web-suggestions = Зірка біля вдалого ходу
web-suggestions-on = за кожного запитання
web-suggestions-off = в уроках і підказках
web-close = Закрити
web-home = На першу сторінку
web-nowhere = Тут нічого немає.

## За столом

web-prompt = Запитання
web-picked = Вибрано
web-pick-another = Вибрати інше
web-press-again = Ще раз, щоб підтвердити: { $option }
web-waiting = Чекаємо на: { $seat }
web-thinking = { $seat } думає
web-passing = Тут вам нема чого робити: пасуємо…
web-hold = Ніщо з того, що ви можете зіграти, тут нічого не змінить: пасуємо…
web-hold-stop = Зачекайте, запитайте мене
web-waiting-open = Чекаємо на гравців
web-over = Гру закінчено.
web-result = Підсумок
web-turning-points = Переломні моменти
web-watch-moment = Крок { $n }
web-connecting = Стіл відкривається…
web-connection-lost = Зв’язок утрачено. Пробуємо знову…
web-server-slow = Сервер не відповідає. Чекаємо…
web-offline = Пристрій не в мережі. Гра триватиме, коли зв’язок повернеться.
web-try-again = Ще раз
web-undo = Скасувати хід
web-undo-not = Скасувати хід: { $reason }
web-table-code = Код цього столу: за ним його знаходять інші
web-side = Журнал і розмова
web-tab-log = Журнал
web-tab-story = Оповідь
web-tab-talk = Чат
web-unread = { $count ->
    [one] { $count } новий рядок
    [few] { $count } нові рядки
   *[many] { $count } нових рядків
}
web-no-log = Поки що нічого не сталося.
web-no-talk = Поки що ніхто нічого не сказав.
web-say = Сказати
web-emotes = Емоції
web-say-anything = Узагалі
web-write = Написати всім
web-send = Надіслати
web-seats = Місця
web-seat-open = вільне місце
web-seat-free = вільно
web-seat-thinking = думає
web-seat-moves = вибирає
web-seat-away = немає на місці
web-seat-here = тут
web-you = ви
web-add-bot = Посадити бота

## Очікування гравців, вихід

web-lobby = Стіл відкрито
web-lobby-invite = Надішліть друзям посилання або код. Гра почнеться, коли всі місця буде зайнято.
web-lobby-sit = Займіть вільне місце. Гра почнеться, коли всі місця буде зайнято.
web-lobby-agreed = У що граємо
web-lobby-name = Ваше ім’я: { $name }.
web-lobby-rename = Змінити ім’я
web-link = Посилання
web-copy-link = Скопіювати посилання
web-copied = Скопійовано
web-leave = Піти
web-leave-text = Гру збережено, місце лишається за вами.
web-leave-home = Піти й повернутися згодом
web-leave-bot = Віддати місце ботові
web-leave-seat = Звільнити місце
web-leave-sure = Назавжди? Натисніть ще раз
web-watch-link = Посилання на цей стіл

## Кінець

web-standings = Підсумкові бали
web-achievements = Досягнення
web-achievements-count = { $earned } з { $count }
web-achievements-hint = Їх приносять виграні партії.
web-achievement-new = нове
web-record = Зберегти запис
web-share = Посилання на повтор
web-rematch = Ще партію

## Довідка

web-help = Довідка
web-legend = Знаки
web-keys = Клавіші
web-key-number = вибрати те, що світиться, за порядком; з десятого — літерами, які на ньому
web-key-end = відповідь, якою щось закінчується, якщо на ній є ця літера
web-key-arrows = перейти до наступного, що світиться
web-key-enter = яскрава відповідь
web-key-escape = зняти вибір або повернутися
web-key-undo = скасувати останнє рішення
web-key-log = показати або сховати журнал і розмову
web-key-help = ця довідка

## Вчитися граючи

web-learn = Навчитися грати (10 хвилин)
web-quick = Швидкий старт
web-quick-hint = Одне натискання — і гра зі звичайними налаштуваннями
web-more-options = Інші налаштування
web-lesson = Урок
web-tip = Порада
web-now = Зараз
web-ruling = Роз’яснення
web-card-text = Текст карти
web-tip-close = Зрозуміло
web-tip-end = Без порад

## Повтори

web-replay = Повтор
web-replay-back = На крок назад
web-replay-on = На крок уперед
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-move = Крок { $number } з { $count }
web-replay-jump = Перейти
web-replay-start = Початок
web-replay-seat = Хто дивиться
web-replay-spectator = як глядач
web-replay-as = очима: { $seat }
web-replay-play-on = Грати звідси

## Карти

web-search = Шукати в назвах і текстах
web-kind = Вид
web-kind-all = усі види
web-source = Джерело
web-source-all = будь-яке джерело
web-set = Набір
web-set-all = усі набори
web-origin-whole = уся карта
web-origin-doubt = Під питанням: { $doubt }
web-origin-terms = Що з друкованої гри, а що наше
web-origin-help = Унизу кожної карти сказано, звідки про неї відомо. Малюнки й формулювання тут завжди наші; ідеться про те, що карта робить: про числа, комірки та властивості.
web-part-name = назва
web-on-cards = На картах: { $cards }
web-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
web-cards-none = Жодна карта не підходить.
web-copies = { $count ->
    [one] { $count } примірник
    [few] { $count } примірники
   *[many] { $count } примірників
}

## Про програму

web-about = Про програму
web-about-what = Що це
web-about-text = В Undercroft можна грати в карткові ігри про підземелля точно за їхніми правилами: наодинці, з ботами або з друзями.
web-about-fan = Це неофіційна праця шанувальників, не пов’язана з жодним видавцем. Назви й правила належать їхнім власникам; малюнки й тексти тут наші, як і карти з такою позначкою.
web-credits = Подяки
web-about-icons = Значки перетворено на піксельні малюнки з нашими кольорами.
web-licence = Ліцензія
web-about-licence = Це вільна програма з ліцензією MIT.

## Що пішло не так

web-error = Не вдалося ({ $code }).
web-error-unexpected = Не вдалося. Спробуйте ще раз.
web-error-no-connection = Сервер не відповідає.
web-error-server-failed = На сервері сталася помилка ({ $status }).

## Кампанія: аркуші героїв

web-campaign-of = Кампанія: { $game }
web-campaign-open = Відкрити аркуші
web-error-campaign-file = Цей файл — не кампанія, збережена в Undercroft.
web-error-campaign-game = Цей файл — кампанія іншої гри.

## Games that cannot go on

web-outdated = Від початку цієї гри правила змінилися, тому продовжити її не можна. Будь-хто, хто сидить за столом, може її завершити: ніхто не виграє і не програє.
web-end-game = Завершити гру
web-ended = Перервана
web-replay-earlier = Грали за попередніми правилами: показано, як було, але продовжити звідси не можна.
web-spectator-says = { $name } (глядач)
web-ended-here = Цю гру перервано: ніхто не виграв.
web-ended-full = За цим столом досягнуто межі кількості рішень, тож гру завершено: ніхто не виграв.
