### Читання книги правил.

rules-title = Правила
rules-of = Правила: { $game }
rules-contents = Зміст
rules-search = Пошук у правилах
rules-found =
    { $count ->
        [0] Нічого не знайдено
        [one] Знайдено { $count } розділ
        [few] Знайдено { $count } розділи
        [many] Знайдено { $count } розділів
       *[other] Знайдено { $count } розділу
    }
rules-no-match = У правилах цієї гри не знайдено: «{ $words }».
rules-clauses = У зводі: { $clauses }
rules-whole = Уся книга правил
rules-about-question = Правило до цього питання
rules-about-line = Яке правило спрацювало
rules-none = У книзі правил про це розділу немає.
rules-no-book = Ця гра не має книги правил.
rules-card = На карті
rules-ruling = Роз’яснення
rules-read-more = Правила з картинками й пошуком
web-key-rule = правило до цього питання
web-line-rule = Яке правило спрацювало: { $line }
terminal-key-rules = F7: правило до цього питання · F8: правила гри
terminal-key-log = F4: журнал; Enter на рядку показує правило, яке спрацювало
terminal-plain-rules = r: правило до цього питання; r і слова: пошук у правилах
terminal-plain-why = y: яке правило спрацювало в останньому рядку журналу; y 2: у попередньому, і так далі
terminal-log-keys = ↑↓ рядок · Enter правило до нього · Esc закрити
terminal-rules-keys = ↑↓ прокрутка · Esc закрити

## The end of a game

ending-missed = Узято і втрачено
