### Boss Monster у терміналі: застосунок і простий режим.

terminal-bm-your-dungeon = Ваше підземелля
terminal-bm-dungeons = Підземелля
terminal-bm-others = Суперники
terminal-bm-hidden-hands = Руки приховані від глядачів.
terminal-bm-over = поверх { $room-gen }
terminal-bm-remembered = Бачили раніше, тепер приховано: { $cards } ({ $places }).
terminal-bm-beneath = знизу: { $n }
terminal-bm-monster = монстр
terminal-bm-trap = пастка
terminal-bm-hand = на руці { $rooms ->
    [one] { $rooms } кімната
    [few] { $rooms } кімнати
   *[many] { $rooms } кімнат
}, { $spells ->
    [one] { $spells } заклинання
    [few] { $spells } заклинання
   *[many] { $spells } заклинань
}
terminal-bm-tie = нічия, лишається в місті
terminal-bm-stays = лишається в місті
terminal-bm-would-go = іде до: { $seat }
terminal-bm-hurt = ушкодження { $hurt } з { $health }
terminal-bm-dies = загине: { $room }
terminal-bm-survives = дійде до боса
terminal-bm-target = ціль: { $target }
terminal-bm-walk = Підземелля, { $seat }: { $hero }, { $hurt }, { $end }.
terminal-bm-answer = Чекаємо на відповідь: { $seat }.
terminal-bm-dungeon-of = Підземелля, { $seat }, від входу до боса: { $rooms }.
terminal-bm-score = { $seat }: душі мінус поранення { $score }
terminal-bm-keys = 1–9 ↑↓ · Tab · F2 підземелля F3 рука F4 журнал F5 скид F6 місто · 0 пас · m питання · u назад · ? довідка · q піти
terminal-bm-keys-short = 1–9 ↑↓ Enter · Tab · F2–F6 · 0 пас · m питання · u назад · ? довідка · q піти
terminal-key-bm-panels = F2 усі підземелля з усім, що лежить знизу · F3 рука з текстами · F4 журнал · F5 скид · F6 місто
terminal-mark-boss-monster = БМ
terminal-mark-crash-landing = АП
terminal-mark-tools-of-hero-kind = ГШ
terminal-bm-silent = без властивості

## Coins and minibosses

terminal-bm-on = на { $room-acc }
terminal-bm-cost = ціна: { count-coins }
terminal-bm-level = рівень { $level }
terminal-bm-unpaid = чекає на свою монету
terminal-bm-not-in-force = здібності не діють
terminal-bm-held-back = чекає цей раунд
terminal-bm-promoted = Підвищення застосовано
terminal-bm-spell-tax = ціна заклинання: { count-coins }
terminal-mark-minibosses = ПМ
terminal-key-bm-marks = ▸ або клавіша: це можна вибрати · ✚ клірик ◆ маг ⚔ боєць ● злодій ☼ блазень ∅ без класу · ♞ монстр ⚙ пастка ♟ мінібос 2/3 його рівень ★ покращена або епічний · ▤ карти кімнат ✦ заклинання · −2 ушкодження · ◎ монети · ♥ здоров’я · ☠ душі ✖ поранення · ▼ тут герой · ▒ сорочкою догори ✗ деактивовано ⊘ без властивості ‖ чекає цей раунд ✓ застосовано +2 карти знизу · ‹{ terminal-mark-boss-monster }› { set-boss-monster } ‹{ terminal-mark-minibosses }› { set-minibosses }
