### Игра в терминале: приложение и простой режим.

## Места

terminal-at-table = За столом: { $names }
terminal-level-you = вы
terminal-no-hero = (героя пока нет)

## Меню

terminal-start = Начать игру
terminal-continue = Продолжить или посмотреть сохранённую игру ({ $count })
terminal-seats = Игроков
terminal-by-default = { $value } (по умолчанию)
terminal-language = Язык
terminal-menu-keys = ↑↓ выбор · ←→ изменить · Enter начать · ? справка · q выход
terminal-help-start = Всё уже настроено: Enter начинает игру.
terminal-help-continue = Игра сохраняется после каждого решения. Законченные игры можно пересмотреть.
terminal-help-seats = Сколько людей или ботов играет; они делят героев между собой.
terminal-help-leader = Кто ведёт это место: человек за этой клавиатурой или бот.
terminal-help-language = Язык всех текстов; его можно сменить и во время игры.

## Сохранённые игры

terminal-saved-title = Сохранённые игры
terminal-saved-none = Сохранённых игр пока нет.
terminal-saved-going = решений: { $decisions } · не окончена
terminal-saved-keys = ↑↓ выбор · Enter открыть · d удалить · Esc назад
terminal-saved-delete = Нажмите d ещё раз, чтобы навсегда удалить игру { $number }.
terminal-disagrees = Эту игру не продолжить: { $reason }

## Стол

terminal-watching = Играют боты. Enter: следующее решение.
terminal-turning-points = Поворотные моменты:
terminal-turning-point = решение { $number }: { $news }
terminal-replaying = Решение { $number } из { $count }
terminal-replay-keys = ← → одно решение · PgUp PgDn десять · Home End · p играть отсюда · r разбор · Tab чьи карты · Esc назад
terminal-review-keys = Enter посмотреть этот момент · Esc назад
terminal-pointing = Указано: { $thing }. Esc: все варианты.
terminal-press-again = Нажмите ещё раз для подтверждения: { $option }
terminal-undone = Решение отменено.
terminal-story-on = Рассказ включён.
terminal-story-off = Рассказ выключен.
terminal-no-talk = Говорить не с кем.
terminal-talk-title = Что сказать
terminal-talk-keys = ↑↓ выбор · Enter сказать · Esc назад
terminal-said = { $seat }: «{ $phrase }»
terminal-log = Что произошло
terminal-since = после вашего хода
terminal-options = Что можно сделать
terminal-nothing = пусто
terminal-empty-hand = карт нет

## Простой режим

terminal-pass-to = Передайте клавиатуру: { $seat }. { $seat }, нажмите Enter.
terminal-pass-title = Передайте клавиатуру: { $seat }
terminal-pass-text = Чужие карты сейчас не видны. Когда останетесь за экраном одни, нажмите Enter.
terminal-left = Игра сохранена. Продолжить: { $program } play { $game } --plain --continue
terminal-left-unsaved = Ни одного решения ещё не принято, сохранять нечего.
terminal-left-app = Игра сохранена. Продолжить: { $program } play { $game } --continue
terminal-no-such-number = Введите один из номеров: { $numbers }. Или ? для справки.
terminal-irrevocable = Это не отменить.
terminal-gives-up = Вы ещё можете что-то сделать.
terminal-confirm-number = Введите { $number } ещё раз для подтверждения.
terminal-not-understood = «{ $answer }»: непонятно. Введите число или ? для справки.
terminal-languages = Введите l и язык: { $known }.
terminal-plain-number = Номер выбирает вариант; он остаётся за вариантом, пока не сменится вопрос. 0 — пасовать или пропустить.
terminal-plain-help = ? показывает эту справку.
terminal-plain-undo = u отменяет последнее решение.
terminal-plain-language = l и язык (en, ru, uk, pl) меняет язык.
terminal-plain-talk = t перечисляет, что можно сказать; t и номер говорит это.
terminal-plain-quit = q заканчивает; игра сохранена.

## Конец

terminal-won = Победа!
terminal-lost = Поражение.
terminal-achievement-new = Новое достижение: { $name }
terminal-achievement-again = Достижение: { $name }
terminal-result-keys = Enter ещё раз · m меню · a достижения · Esc к столу · q выход
terminal-achievements-title = Достижения: { $earned } из { $count }
terminal-close-keys = Esc назад

## Справка

terminal-help-title = Справка
terminal-help-keys = Клавиши
terminal-help-rules = Правила вкратце
terminal-key-choose = 1–9, буквы: выбрать; клавиша остаётся за своим вариантом, пока не сменится вопрос · 0: пасовать или пропустить · ↑ ↓ Enter: выбрать из списка
terminal-key-point = Tab, Shift+Tab: указать на отмеченную карту, противника или героя; Enter выбирает · Esc: снова все варианты
terminal-key-mouse = Щелчок по отмеченному выбирает его или оставляет в списке только то, что его касается
terminal-key-undo = u: отменить последнее решение, до последнего открытого
terminal-key-talk = t: сказать что-нибудь другим
terminal-key-story = n: рассказ включить или выключить
terminal-key-language = l: следующий язык
terminal-key-achievements = a: достижения
terminal-key-leave = q: уйти; игра сохраняется после каждого решения

## Файлы

terminal-notice-damaged = Файл { $path } повреждён. Он сохранён как { $kept }; начат новый.
terminal-notice-unreadable = Файл { $path } не читается: { $reason }.
terminal-notice-unwritable = Файл { $path } не записать: { $reason }.
terminal-notice-title = Игры нельзя сохранить
terminal-notice-no-saving = В { $path } ничего нельзя записать ({ $reason }): игры, настройки и достижения пропадут, когда вы выйдете.
terminal-too-small = Окно слишком мало для игры. Нужно не меньше { $width } × { $height }, лучше 80 × 24.

## Игры, в которых места соперничают, и окна, в которых остаётся только пас

terminal-help-seats-each = Сколько людей или ботов играет, каждый за себя.
terminal-winner = { $count ->
    [one] Побеждает { $seats }!
   *[other] Побеждают { $seats }!
}
terminal-windows = m: { $setting }
terminal-windows-later = Действует со следующего вопроса.
terminal-passed = пасов за вас: { $n }
terminal-passed-windows = { $n ->
    [one] За вас сделан { $n } пас.
    [few] За вас сделано { $n } паса.
   *[many] За вас сделано { $n } пасов.
}
terminal-no-story = В этой игре рассказа нет.
terminal-no-achievements = В этой игре достижений нет.
terminal-result-keys-plain = Enter ещё раз · m меню · Esc к столу · q выход
terminal-keys = 1–9 или ↑↓ Enter выбор · Tab указать · F4 журнал · u отмена · l язык · ? справка · q уйти
terminal-keys-short = 1–9 ↑↓ Enter · Tab · u отмена · ? справка · q уйти
terminal-key-windows = m: как пасовать за вас: всегда спрашивать, пас до прихода героя в моё подземелье, пас до моего хода. Если сделать ничего нельзя, пас делается всегда; нескольких человек за одной клавиатурой спрашивают всё равно, чтобы никто не узнал чужих карт.
terminal-plain-state-all = s читает всё положение заново.
terminal-plain-windows = m сообщает, как пасовать за вас; m ask, m through, m aimed или m build меняет это.

## Игры, которые дают совет

terminal-no-advice = Сейчас посоветовать нечего.
terminal-advice-keys = Enter или b: { $take } · Esc назад
terminal-advice-keys-several = Enter или b: { $take } · ← → другой совет · Esc назад
terminal-key-advice = b: что сделала бы игра; та же клавиша ещё раз или Enter делает это, u отменяет шаг за шагом
terminal-plain-advice = b говорит, что сделала бы игра; b 1 выполняет первый совет.
terminal-plain-back = 0. Назад

## Кампании

terminal-campaign = Кампания
terminal-campaign-row = Кампания: что накоплено
terminal-help-campaign = То, что остаётся от игры к игре, и заработанное, которое можно потратить.
terminal-campaign-keys = ↑↓ ←→ выбор · 1–3 или Enter отметить · e в файл · ? справка · Esc назад
terminal-campaign-done = Готово: { $what }
terminal-campaign-saved = Сохранено в файл { $path }
terminal-campaign-spend = Посмотреть и потратить заработанное: undercroft campaign { $game }
terminal-campaign-foreign = Эта игра начата в другом месте: здешней кампании она ничего не даёт.
terminal-result-keys-campaign = Enter ещё раз · c кампания · m меню · Esc к столу · q выход
