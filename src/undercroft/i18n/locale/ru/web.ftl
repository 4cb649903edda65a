### Приложение в браузере: страницы, окна, рамка любого стола.

## Игры на первой странице

web-tagline = Карточные игры о подземельях. Друзья или боты. За правилами следит программа.
web-pick-game = Выберите игру
web-pick-hint = Цифра выбирает игру
web-cards = Карты
web-tag-solo = в одиночку
web-tag-bots = боты
web-tag-friends = с друзьями

## Столы на первой странице

web-continue = Продолжить
web-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
web-no-tables = Начатых игр нет. Пройдите урок или нажмите «Быстрый старт».
web-loading-tables = Ищем ваши столы…
web-waits = ждёт игроков
web-your-turn = Ваш ход
web-title-turn = ● Ваш ход · { $game }
web-open = Открыть
web-join = Присоединиться к другу
web-join-hint = Код стола, 5 букв
web-join-button = Присоединиться
web-open-tables = Открытые столы
web-sit = Сесть
web-finished = Сыгранные игры
web-no-finished = Законченные игры можно будет пересмотреть здесь.
web-open-record = Открыть запись
web-watch = Смотреть
web-won = Победа
web-lost = Поражение
web-saved = Каждый ход сохраняется.
web-credits-line = О программе · Значки: game-icons.net, CC BY 3.0

## Новая игра

web-players = Игроки
web-players-help = Сколько игроков и кто где сидит: вы, друзья, которым вы пришлёте ссылку, или боты.
web-alone = в одиночку
web-seat-me = я
web-seat-friend = свободно для друга
web-listed = Показывать среди открытых столов
web-usual = как обычно: { $choice }
web-start = Начать игру
web-open-table = Открыть стол

## Кто я, настройки

web-name = Ваше имя
web-guest = Гость
newcomer-names = Вереск, Уголёк, Искра, Фенхель, Можжевельник, Камешек, Пёрышко, Рябина, Щавель, Чертополох, Трут, Ива
web-guest-number = Гость { $number }
web-name-is = Ваше имя: { $name }
web-save = Сохранить
web-settings = Настройки
web-language = Язык
web-sound = Звук
web-music = Музыка
web-sound-music = Звук и музыка
web-volume-sound = Громкость звуков
web-volume-music = Громкость музыки
web-theme = Цвета
web-theme-system = как в системе
web-theme-dark = тёмные
web-theme-light = светлые
web-notices = Оповещения
web-notices-on = сообщать о моём ходе, когда я не смотрю
web-notices-blocked = Браузер не разрешает странице присылать оповещения; это можно изменить в его настройках для этого сайта.
web-motion = Движение
web-motion-system = как в системе
web-motion-full = полное
web-motion-reduced = поменьше
web-speed = Скорость событий
web-speed-slow = медленно
web-speed-1 = обычно
web-speed-2 = быстро
web-speed-instant = сразу
web-skip = Пропустить
web-newest-line = К новой записи
web-suggestions = Звезда у хорошего хода
web-suggestions-on = при каждом вопросе
web-suggestions-off = в уроках и подсказках
web-close = Закрыть
web-home = На первую страницу
web-nowhere = Здесь ничего нет.

## За столом

web-prompt = Вопрос
web-picked = Выбрано
web-pick-another = Выбрать другое
web-press-again = Ещё раз, чтобы подтвердить: { $option }
web-waiting = Ждём: { $seat }
web-thinking = { $seat } думает
web-passing = Здесь вам нечего делать: пасуем…
web-hold = Ничто из того, что вы можете разыграть, здесь ничего не изменит: пасуем…
web-hold-stop = Подождите, спросите меня
web-waiting-open = Ждём игроков
web-over = Игра окончена.
web-result = Итог
web-turning-points = Поворотные моменты
web-watch-moment = Шаг { $n }
web-connecting = Стол открывается…
web-connection-lost = Связь потеряна. Пробуем снова…
web-server-slow = Сервер не отвечает. Ждём…
web-offline = Устройство не в сети. Игра продолжится, когда связь вернётся.
web-try-again = Ещё раз
web-undo = Отменить ход
web-undo-not = Отменить ход: { $reason }
web-table-code = Код этого стола: по нему его находят другие
web-side = Журнал и разговор
web-tab-log = Журнал
web-tab-story = Рассказ
web-tab-talk = Чат
web-unread = { $count ->
    [one] { $count } новая строка
    [few] { $count } новые строки
   *[many] { $count } новых строк
}
web-no-log = Пока ничего не случилось.
web-no-talk = Пока никто ничего не сказал.
web-say = Сказать
web-emotes = Эмоции
web-say-anything = Вообще
web-write = Написать всем
web-send = Отправить
web-seats = Места
web-seat-open = свободное место
web-seat-free = свободно
web-seat-thinking = думает
web-seat-moves = выбирает
web-seat-away = нет на месте
web-seat-here = здесь
web-you = вы
web-add-bot = Посадить бота

## Ожидание игроков, уход

web-lobby = Стол открыт
web-lobby-invite = Отправьте друзьям ссылку или код. Игра начнётся, когда все места будут заняты.
web-lobby-sit = Займите свободное место. Игра начнётся, когда все места будут заняты.
web-lobby-agreed = Во что играем
web-lobby-name = Ваше имя: { $name }.
web-lobby-rename = Изменить имя
web-link = Ссылка
web-copy-link = Скопировать ссылку
web-copied = Скопировано
web-leave = Уйти
web-leave-text = Игра сохранена, место остаётся за вами.
web-leave-home = Уйти и вернуться позже
web-leave-bot = Отдать место боту
web-leave-seat = Освободить место
web-leave-sure = Насовсем? Нажмите ещё раз
web-watch-link = Ссылка на этот стол

## Конец

web-standings = Итоговые очки
web-achievements = Достижения
web-achievements-count = { $earned } из { $count }
web-achievements-hint = Их приносят выигранные партии.
web-achievement-new = новое
web-record = Сохранить запись
web-share = Ссылка на повтор
web-rematch = Ещё партию

## Помощь

web-help = Справка
web-legend = Знаки
web-keys = Клавиши
web-key-number = выбрать то, что светится, по порядку; с десятого — буквами, которые на нём
web-key-end = ответ, которым что-то кончается, если на нём есть эта буква
web-key-arrows = перейти к следующему, что светится
web-key-enter = яркий ответ
web-key-escape = снять выбор или вернуться
web-key-undo = отменить последнее решение
web-key-log = показать или скрыть журнал и разговор
web-key-help = эта справка

## Учиться, играя

web-learn = Научиться играть (10 минут)
web-quick = Быстрый старт
web-quick-hint = Одно нажатие — и игра с обычными настройками
web-more-options = Другие настройки
web-lesson = Урок
web-tip = Совет
web-now = Сейчас
web-ruling = Разъяснение
web-card-text = Текст карты
web-tip-close = Понятно
web-tip-end = Без советов

## Повторы

web-replay = Повтор
web-replay-back = На шаг назад
web-replay-on = На шаг вперёд
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-move = Шаг { $number } из { $count }
web-replay-jump = Перейти
web-replay-start = Начало
web-replay-seat = Кто смотрит
web-replay-spectator = как зритель
web-replay-as = глазами: { $seat }
web-replay-play-on = Играть отсюда

## Карты

web-search = Искать в названиях и текстах
web-kind = Вид
web-kind-all = все виды
web-source = Источник
web-source-all = любой источник
web-set = Набор
web-set-all = все наборы
web-origin-whole = вся карта
web-origin-doubt = Под вопросом: { $doubt }
web-origin-terms = Что из печатной игры, а что наше
web-origin-help = Внизу каждой карты сказано, откуда она известна. Рисунки и формулировки здесь всегда наши; речь о том, что карта делает: о числах, ячейках и свойствах.
web-part-name = название
web-on-cards = На картах: { $cards }
web-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-cards-none = Ни одна карта не подходит.
web-copies = { $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
   *[many] { $count } экземпляров
}

## О программе

web-about = О программе
web-about-what = Что это
web-about-text = В Undercroft можно играть в карточные игры о подземельях точно по их правилам: в одиночку, с ботами или с друзьями.
web-about-fan = Это неофициальная работа поклонников, не связанная ни с одним издателем. Названия и правила принадлежат своим владельцам; рисунки и тексты здесь наши, как и карты с такой пометкой.
web-credits = Благодарности
web-about-icons = Значки превращены в пиксельные рисунки с нашими цветами.
web-licence = Лицензия
web-about-licence = Это свободная программа с лицензией MIT.

## Что пошло не так

web-error = Не получилось ({ $code }).
web-error-unexpected = Не получилось. Попробуйте ещё раз.
web-error-no-connection = Сервер не отвечает.
web-error-server-failed = На сервере произошла ошибка ({ $status }).

## Кампания: листы героев

web-campaign-of = Кампания: { $game }
web-campaign-open = Открыть листы
web-error-campaign-file = Этот файл — не кампания, сохранённая в Undercroft.
web-error-campaign-game = Этот файл — кампания другой игры.

## Games that cannot go on

web-outdated = С начала этой игры правила изменились, поэтому продолжить её нельзя. Любой, кто сидит за столом, может её закончить: никто не выиграет и не проиграет.
web-end-game = Закончить игру
web-ended = Прервана
web-replay-earlier = Играли по прежним правилам: показано, как было, но продолжить отсюда нельзя.
web-spectator-says = { $name } (зритель)
web-ended-here = Эта игра прервана: никто не выиграл.
web-ended-full = За этим столом достигнут предел числа решений, поэтому игра окончена: никто не выиграл.
