### Гра в терміналі: застосунок і простий режим.

## Місця

terminal-at-table = За столом: { $names }
terminal-level-you = ви
terminal-no-hero = (героя ще немає)

## Меню

terminal-start = Почати гру
terminal-continue = Продовжити або переглянути збережену гру ({ $count })
terminal-seats = Гравців
terminal-by-default = { $value } (типово)
terminal-language = Мова
terminal-menu-keys = ↑↓ вибір · ←→ змінити · Enter почати · ? довідка · q вихід
terminal-help-start = Усе вже налаштовано: Enter починає гру.
terminal-help-continue = Гра зберігається після кожного рішення. Закінчені ігри можна переглянути.
terminal-help-seats = Скільки людей або ботів грає; вони ділять героїв між собою.
terminal-help-leader = Хто веде це місце: людина за цією клавіатурою чи бот.
terminal-help-language = Мова всіх текстів; її можна змінити й під час гри.

## Збережені ігри

terminal-saved-title = Збережені ігри
terminal-saved-none = Збережених ігор ще немає.
terminal-saved-going = рішень: { $decisions } · не закінчено
terminal-saved-keys = ↑↓ вибір · Enter відкрити · d видалити · Esc назад
terminal-saved-delete = Натисніть d ще раз, щоб назавжди видалити гру { $number }.
terminal-disagrees = Цю гру не продовжити: { $reason }

## Стіл

terminal-watching = Грають боти. Enter: наступне рішення.
terminal-turning-points = Переломні моменти:
terminal-turning-point = рішення { $number }: { $news }
terminal-replaying = Рішення { $number } із { $count }
terminal-replay-keys = ← → одне рішення · PgUp PgDn десять · Home End · p грати звідси · r розбір · Tab чиї карти · Esc назад
terminal-review-keys = Enter подивитися цю мить · Esc назад
terminal-pointing = Вказано: { $thing }. Esc: усі варіанти.
terminal-press-again = Натисніть ще раз, щоб підтвердити: { $option }
terminal-undone = Рішення скасовано.
terminal-story-on = Оповідь увімкнено.
terminal-story-off = Оповідь вимкнено.
terminal-no-talk = Говорити ні з ким.
terminal-talk-title = Що сказати
terminal-talk-keys = ↑↓ вибір · Enter сказати · Esc назад
terminal-said = { $seat }: «{ $phrase }»
terminal-log = Що сталося
terminal-since = після вашого ходу
terminal-options = Що можна зробити
terminal-nothing = порожньо
terminal-empty-hand = карт немає

## Простий режим

terminal-pass-to = Передайте клавіатуру: { $seat }. { $seat }, натисніть Enter.
terminal-pass-title = Передайте клавіатуру: { $seat }
terminal-pass-text = Чужих карт зараз не видно. Коли залишитеся за екраном самі, натисніть Enter.
terminal-left = Гру збережено. Продовжити: { $program } play { $game } --plain --continue
terminal-left-unsaved = Жодного рішення ще не прийнято, зберігати нічого.
terminal-left-app = Гру збережено. Продовжити: { $program } play { $game } --continue
terminal-no-such-number = Введіть один із номерів: { $numbers }. Або ? для довідки.
terminal-irrevocable = Це не скасувати.
terminal-gives-up = Ви ще можете щось зробити.
terminal-confirm-number = Введіть { $number } ще раз, щоб підтвердити.
terminal-not-understood = «{ $answer }»: незрозуміло. Введіть число або ? для довідки.
terminal-languages = Введіть l і мову: { $known }.
terminal-plain-number = Номер обирає варіант; він лишається за варіантом, доки не зміниться запитання. 0 — пасувати чи пропустити.
terminal-plain-help = ? показує цю довідку.
terminal-plain-undo = u скасовує останнє рішення.
terminal-plain-language = l і мова (en, ru, uk, pl) змінює мову.
terminal-plain-talk = t перелічує, що можна сказати; t і номер каже це.
terminal-plain-quit = q завершує; гру збережено.

## Кінець

terminal-won = Перемога!
terminal-lost = Поразка.
terminal-achievement-new = Нове досягнення: { $name }
terminal-achievement-again = Досягнення: { $name }
terminal-result-keys = Enter ще раз · m меню · a досягнення · Esc до столу · q вихід
terminal-achievements-title = Досягнення: { $earned } із { $count }
terminal-close-keys = Esc назад

## Довідка

terminal-help-title = Довідка
terminal-help-keys = Клавіші
terminal-help-rules = Правила коротко
terminal-key-choose = 1–9, літери: обрати; клавіша лишається за своїм варіантом, доки не зміниться запитання · 0: пасувати чи пропустити · ↑ ↓ Enter: обрати зі списку
terminal-key-point = Tab, Shift+Tab: вказати на позначену карту, супротивника чи героя; Enter вибирає · Esc: знову всі варіанти
terminal-key-mouse = Клацання по позначеному вибирає його або лишає у списку тільки те, що його стосується
terminal-key-undo = u: скасувати останнє рішення, до останнього відкритого
terminal-key-talk = t: сказати щось іншим
terminal-key-story = n: оповідь увімкнути чи вимкнути
terminal-key-language = l: наступна мова
terminal-key-achievements = a: досягнення
terminal-key-leave = q: піти; гра зберігається після кожного рішення

## Файли

terminal-notice-damaged = Файл { $path } пошкоджено. Його збережено як { $kept }; почато новий.
terminal-notice-unreadable = Файл { $path } не читається: { $reason }.
terminal-notice-unwritable = Файл { $path } не записати: { $reason }.
terminal-notice-title = Ігри не можна зберегти
terminal-notice-no-saving = У { $path } нічого не можна записати ({ $reason }): ігри, налаштування й досягнення пропадуть, коли ви вийдете.
terminal-too-small = Вікно замале для гри. Потрібно щонайменше { $width } × { $height }, краще 80 × 24.

## Ігри, у яких місця змагаються, і вікна, у яких лишається тільки пас

terminal-help-seats-each = Скільки людей або ботів грає, кожен за себе.
terminal-winner = { $count ->
    [one] Перемагає { $seats }!
   *[other] Перемагають { $seats }!
}
terminal-windows = m: { $setting }
terminal-windows-later = Діє з наступного запитання.
terminal-passed = пасів за вас: { $n }
terminal-passed-windows = { $n ->
    [one] За вас зроблено { $n } пас.
    [few] За вас зроблено { $n } паси.
   *[many] За вас зроблено { $n } пасів.
}
terminal-no-story = У цій грі оповіді немає.
terminal-no-achievements = У цій грі досягнень немає.
terminal-result-keys-plain = Enter ще раз · m меню · Esc до столу · q вихід
terminal-keys = 1–9 або ↑↓ Enter вибір · Tab вказати · F4 журнал · u назад · l мова · ? довідка · q піти
terminal-keys-short = 1–9 ↑↓ Enter · Tab · u назад · ? довідка · q піти
terminal-key-windows = m: як пасувати за вас: завжди запитувати, пасувати, доки герой не ввійде до мого підземелля, пасувати до мого ходу. Якщо зробити нічого не можна, пас робиться завжди; кількох людей за однією клавіатурою запитують усе одно, щоб ніхто не дізнався чужих карт.
terminal-plain-state-all = s читає все становище знову.
terminal-plain-windows = m каже, як пасувати за вас; m ask, m through, m aimed або m build змінює це.

## Ігри, які дають пораду

terminal-no-advice = Зараз нічого порадити.
terminal-advice-keys = Enter або b: { $take } · Esc назад
terminal-advice-keys-several = Enter або b: { $take } · ← → інша порада · Esc назад
terminal-key-advice = b: що зробила б гра; та сама клавіша ще раз або Enter робить це, u скасовує крок за кроком
terminal-plain-advice = b каже, що зробила б гра; b 1 виконує першу пораду.
terminal-plain-back = 0. Назад

## Кампанії

terminal-campaign = Кампанія
terminal-campaign-row = Кампанія: що накопичено
terminal-help-campaign = Те, що лишається від гри до гри, і зароблене, яке можна витратити.
terminal-campaign-keys = ↑↓ ←→ вибір · 1–3 або Enter позначити · e у файл · ? довідка · Esc назад
terminal-campaign-done = Готово: { $what }
terminal-campaign-saved = Збережено у файл { $path }
terminal-campaign-spend = Переглянути й витратити зароблене: undercroft campaign { $game }
terminal-campaign-foreign = Цю гру почато в іншому місці: тутешній кампанії вона нічого не дає.
terminal-result-keys-campaign = Enter ще раз · c кампанія · m меню · Esc до столу · q вихід
