### Boss Monster в терминале: приложение и простой режим.

terminal-bm-your-dungeon = Ваше подземелье
terminal-bm-dungeons = Подземелья
terminal-bm-others = Соперники
terminal-bm-hidden-hands = Руки скрыты от зрителей.
terminal-bm-over = поверх { $room-gen }
terminal-bm-remembered = Видели раньше, теперь скрыто: { $cards } ({ $places }).
terminal-bm-beneath = снизу: { $n }
terminal-bm-monster = монстры
terminal-bm-trap = ловушка
terminal-bm-hand = на руке { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[many] { $rooms } комнат
}, { $spells ->
    [one] { $spells } заклинание
    [few] { $spells } заклинания
   *[many] { $spells } заклинаний
}
terminal-bm-tie = ничья, остаётся в городе
terminal-bm-stays = остаётся в городе
terminal-bm-would-go = идёт к: { $seat }
terminal-bm-hurt = урон { $hurt } из { $health }
terminal-bm-dies = погибнет: { $room }
terminal-bm-survives = дойдёт до босса
terminal-bm-target = цель: { $target }
terminal-bm-walk = Подземелье, { $seat }: { $hero }, { $hurt }, { $end }.
terminal-bm-answer = Ждём ответа: { $seat }.
terminal-bm-dungeon-of = Подземелье, { $seat }, от входа к боссу: { $rooms }.
terminal-bm-score = { $seat }: души минус раны { $score }
terminal-bm-keys = 1–9 ↑↓ · Tab · F2 подземелья F3 рука F4 журнал F5 сброс F6 город · 0 пас · m вопросы · u назад · ? справка · q уйти
terminal-bm-keys-short = 1–9 ↑↓ Enter · Tab · F2–F6 · 0 пас · m вопросы · u назад · ? справка · q уйти
terminal-key-bm-panels = F2 все подземелья со всем, что лежит снизу · F3 рука с текстами · F4 журнал · F5 сброс · F6 город
terminal-mark-boss-monster = БМ
terminal-mark-crash-landing = АП
terminal-mark-tools-of-hero-kind = ГШ
terminal-bm-silent = без эффекта

## Coins and minibosses

terminal-bm-on = на { $room-acc }
terminal-bm-cost = цена: { count-coins }
terminal-bm-level = уровень { $level }
terminal-bm-unpaid = ждёт свою монету
terminal-bm-not-in-force = способности не действуют
terminal-bm-held-back = ждёт этот раунд
terminal-bm-promoted = Повышение использовано
terminal-bm-spell-tax = цена заклинания: { count-coins }
terminal-mark-minibosses = ВМ
terminal-key-bm-marks = ▸ или клавиша: это можно выбрать · ✚ жрец ◆ маг ⚔ воин ● вор ☼ шут ∅ без класса · ♞ монстры ⚙ ловушка ♟ мини-босс 2/3 его уровень ★ улучшенная или эпический · ▤ карты комнат ✦ заклинания · −2 урон · ◎ монеты · ♥ здоровье · ☠ души ✖ раны · ▼ здесь герой · ▒ рубашкой вверх ✗ закрыта ⊘ без эффекта ‖ ждёт этот раунд ✓ использована +2 карты снизу · ‹{ terminal-mark-boss-monster }› { set-boss-monster } ‹{ terminal-mark-minibosses }› { set-minibosses }
