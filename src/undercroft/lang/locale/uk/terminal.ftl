### Гра в терміналі: застосунок і простий режим.

## Місця

terminal-bot-name = Бот { $number }
terminal-level-you = ви
terminal-level-random = бот: випадковий
terminal-level-greedy = бот: розважливий
terminal-level-search = бот: з перебором
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
terminal-saved-going = { $number } · рішень: { $decisions } · не закінчено
terminal-saved-over = { $number } · { $reason }
terminal-saved-keys = ↑↓ вибір · Enter відкрити · Esc назад
terminal-disagrees = Цю гру не продовжити: { $reason }

## Стіл

terminal-header = Поверх { $floor } із 6
terminal-waiting = Зараз вирішує { $seat }.
terminal-watching = Грають боти. Enter: наступне рішення.
terminal-replaying = Рішення { $number } із { $count }
terminal-replay-keys = ← → одне рішення · PgUp PgDn десять · Home End · Esc назад
terminal-table-keys = 1–9 або ↑↓ Enter вибір · Tab вказати · u назад · t сказати · n оповідь · l мова · a досягнення · ? довідка · q піти
terminal-table-keys-short = 1–9 ↑↓ Enter · Tab · u назад · t сказати · ? довідка · q піти
terminal-pointing = Вказано: { $thing }. Esc: усі варіанти.
terminal-press-again = Натисніть ще раз, щоб підтвердити: { $option }
terminal-undone = Рішення скасовано.
terminal-story-on = Оповідь увімкнено.
terminal-story-off = Оповідь вимкнено.
terminal-no-talk = Говорити ні з ким.
terminal-talk-title = Що сказати
terminal-talk-keys = ↑↓ вибір · Enter сказати · Esc назад
terminal-said = { $seat }: «{ $phrase }»
terminal-tower = Вежа
terminal-fight = Бій
terminal-heroes = Герої
terminal-log = Що сталося
terminal-options = Що можна зробити
terminal-nothing = порожньо
terminal-empty-hand = карт немає
terminal-deck-left = { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
   *[many] лишилося { $count } карт
}
terminal-note-grave = Це не скасувати: герої в цьому бою втратять усе здоров’я.

## Бій

terminal-fight-against = { $heroes } проти { $foes-gen }
terminal-fight-cards = Карти
terminal-fight-free = Усе покрито: бій можна виграти без втрат.
terminal-fight-cost = Бракує { $missing }: перемога зараз коштує { $cost } здоров’я.
terminal-fight-short = Бракує { $missing }: так цей бій не виграти.
terminal-fight-missing = Бракує: { $missing }.
terminal-fight-hidden = Карти напарника приховано, доки він не передасть бій.
terminal-pair-rise = Двоє заважають одне одному: кожен показник супротивника +1.

## Простий режим

terminal-floor-room = { $title }, кімната: { $room }. { $foes }.
terminal-skill-spent = { $skill } (використано)
terminal-hero-skills = { $hero }, уміння: { $skills }.
terminal-hero-hand = { $hero }, рука: { $cards }.
terminal-plan = План: { $heroes } проти { $foe-gen }.
terminal-fight-title = Бій: { $heroes } проти { $foes-gen }.
terminal-fight-row = { $attribute }: потрібно { $need }, база { $base }, карти { $cards }, бракує { $missing }.
terminal-fight-unknown = { $attribute }: потрібно { $need }, база { $base }, карти напарника приховано.
terminal-pass-to = Передайте клавіатуру: { $seat }. { $seat }, натисніть Enter.
terminal-pass-title = Передайте клавіатуру: { $seat }
terminal-pass-text = Чужих карт зараз не видно. Коли залишитеся за екраном самі, натисніть Enter.
terminal-left = Гру збережено. Продовжити: undercroft play { $game } --plain --continue
terminal-left-unsaved = Жодного рішення ще не прийнято, зберігати нічого.
terminal-left-app = Гру збережено. Продовжити: undercroft play { $game } --continue
terminal-no-such-number = Введіть число від 1 до { $last } або ? для довідки.
terminal-irrevocable = Це не скасувати.
terminal-confirm-number = Введіть { $number } ще раз, щоб підтвердити.
terminal-not-understood = «{ $answer }»: незрозуміло. Введіть число або ? для довідки.
terminal-languages = Введіть l і мову: { $known }.
terminal-plain-number = Число вибирає варіант із цим номером.
terminal-plain-help = ? показує цю довідку.
terminal-plain-undo = u скасовує останнє рішення.
terminal-plain-state = s читає все становище знову, з усією вежею.
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
terminal-key-choose = 1–9 і літери: вибрати варіант · ↑ ↓ Enter: вибрати зі списку
terminal-key-point = Tab, Shift+Tab: вказати на позначену карту, супротивника чи героя; Enter вибирає · Esc: знову всі варіанти
terminal-key-mouse = Клацання по позначеному вибирає його або лишає у списку тільки те, що його стосується
terminal-key-marks = ▸ або клавіша: це можна вибрати · ◆ елітний · ♛ бос · ! обставина · ⚔ у цьому бою · ▒ прихована карта · ✦ уміння
terminal-key-panels = F2, F3, F4: вежа, герої або журнал на весь екран
terminal-key-undo = u: скасувати останнє рішення, до останнього відкритого
terminal-key-talk = t: сказати щось іншим
terminal-key-story = n: оповідь увімкнути чи вимкнути
terminal-key-language = l: наступна мова
terminal-key-achievements = a: досягнення
terminal-key-leave = q: піти; гра зберігається після кожного рішення
terminal-rules-aim = Ви разом підіймаєтеся на вежу з шести поверхів. Якщо верхній поверх пройдено і хоч хтось живий, перемогли всі.
terminal-rules-turn = На кожному поверсі: доберіть карти, виберіть кімнату, увійдіть і здолайте всіх у ній.
terminal-rules-refill = Тип героя каже, скільки карт він бере і з яких колод. Кожна колода відповідає за один показник (Сила, Віра, Магія, Спритність), карти в ній від +1 до +3.
terminal-rules-room = На поверхах 1, 2, 4 і 5 дві кімнати; необрану обминають. Приховані обставини приєднуються до тієї, куди ввійшли.
terminal-rules-fight = За кожним показником супротивників база героя й карти разом мають бути не меншими. База рахується раз на кімнату, у першому бою. Кожне очко, якого бракує, коштує 1 здоров’я.
terminal-rules-pair = Після одиночних боїв двоє можуть вийти проти одного супротивника; тоді кожен його показник зростає на 1.
terminal-rules-death = Герой без здоров’я мертвий. Після поверху 3 кожен живий дістає 1 здоров’я.
terminal-rules-talk = Якщо гравців кілька, руки приховано. Говорити можна вільно, але без чисел: для цього є готові фрази.

## Файли

terminal-notice-damaged = Файл { $path } пошкоджено. Його збережено як { $kept }; почато новий.
terminal-notice-unreadable = Файл { $path } не читається: { $reason }.
terminal-notice-unwritable = Файл { $path } не записати: { $reason }.

## Ігри, у яких місця змагаються, і вікна, у яких лишається тільки пас

terminal-help-seats-each = Скільки людей або ботів грає, кожен за себе.
terminal-winner = { $count ->
    [one] Перемагає { $seats }!
   *[other] Перемагають { $seats }!
}
terminal-windows = m: { $setting }
terminal-passed = пасів за вас: { $n }
terminal-passed-windows = { $n ->
    [one] За вас зроблено { $n } пас.
    [few] За вас зроблено { $n } паси.
   *[many] За вас зроблено { $n } пасів.
}
terminal-no-story = У цій грі оповіді немає.
terminal-no-phrases = У цій грі готових фраз немає.
terminal-no-achievements = У цій грі досягнень немає.
terminal-result-keys-plain = Enter ще раз · m меню · Esc до столу · q вихід
terminal-keys = 1–9 або ↑↓ Enter вибір · Tab вказати · F4 журнал · u назад · l мова · ? довідка · q піти
terminal-keys-short = 1–9 ↑↓ Enter · Tab · u назад · ? довідка · q піти
terminal-key-windows = m: як пасувати за вас: завжди запитувати, пасувати, доки герой не ввійде до мого підземелля, пасувати до мого ходу. Якщо зробити нічого не можна, пас робиться завжди; кількох людей за однією клавіатурою запитують усе одно, щоб ніхто не дізнався чужих карт.
terminal-plain-state-all = s читає все становище знову.
terminal-plain-windows = m каже, як пасувати за вас; m ask, m hero або m turn змінює це.

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
