### Чтение книги правил.

rules-title = Правила
rules-of = Правила: { $game }
rules-contents = Содержание
rules-search = Поиск по правилам
rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найден { $count } раздел
        [few] Найдено { $count } раздела
        [many] Найдено { $count } разделов
       *[other] Найдено { $count } раздела
    }
rules-no-match = В правилах этой игры не нашлось: «{ $words }».
rules-clauses = В своде: { $clauses }
rules-whole = Вся книга правил
rules-about-question = Правило к этому вопросу
rules-about-line = Какое правило сработало
rules-none = В книге правил об этом раздела нет.
rules-no-book = У этой игры нет книги правил.
rules-card = На карте
rules-ruling = Разъяснение
rules-read-more = Правила с картинками и поиском
web-key-rule = правило к этому вопросу
web-line-rule = Какое правило сработало: { $line }
terminal-key-rules = F7: правило к этому вопросу · F8: правила игры
terminal-key-log = F4: журнал; Enter на строке показывает правило, которое сработало
terminal-plain-rules = r: правило к этому вопросу; r и слова: поиск по правилам
terminal-plain-why = y: какое правило сработало в последней строке журнала; y 2: в предыдущей, и так далее
terminal-log-keys = ↑↓ строка · Enter правило к ней · Esc закрыть
terminal-rules-keys = ↑↓ прокрутка · Esc закрыть

## The end of a game

ending-missed = Взято и упущено
