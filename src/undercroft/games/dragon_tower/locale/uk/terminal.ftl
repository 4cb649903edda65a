### Вежа Дракона: гра в терміналі

terminal-header = Поверх { $floor } із 6
terminal-table-keys = 1–9 або ↑↓ Enter вибір · Tab вказати · u назад · t сказати · n оповідь · l мова · a досягнення · ? довідка · q піти
terminal-table-keys-short = 1–9 ↑↓ Enter · Tab · u назад · t сказати · ? довідка · q піти
terminal-tower = Вежа
terminal-fight = Бій
terminal-heroes = Герої
terminal-deck-left = { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
   *[many] лишилося { $count } карт
}
terminal-note-grave = Це не скасувати: герої в цьому бою втратять усе здоров’я.
terminal-fight-against = { $heroes } проти { $foes-gen }
terminal-fight-cards = Карти
terminal-fight-free = Усе покрито: бій можна виграти без втрат.
terminal-fight-cost =
    { $cost ->
        [one] Бракує { $missing }: перемога зараз коштує { $cost } очко здоров’я.
        [few] Бракує { $missing }: перемога зараз коштує { $cost } очки здоров’я.
        [many] Бракує { $missing }: перемога зараз коштує { $cost } очок здоров’я.
       *[other] Бракує { $missing }: перемога зараз коштує { $cost } очка здоров’я.
    }
terminal-fight-short = Бракує { $missing }: так цей бій не виграти.
terminal-fight-missing = Бракує: { $missing }.
terminal-fight-hidden = Карти напарника приховано, доки він не передасть бій.
terminal-pair-rise = Двоє заважають одне одному: кожна характеристика супротивника +1.
terminal-floor-room = { $title }, кімната: { $room }. { $foes }.
terminal-skill-spent = { $skill } (використано)
terminal-hero-skills = { $hero }, уміння: { $skills }.
terminal-hero-hand = { $hero }, рука: { $cards }.
terminal-plan = План: { $heroes } проти { $foe-gen }.
terminal-fight-title = Бій: { $heroes } проти { $foes-gen }.
terminal-fight-row = { $attribute }: потрібно { $need }, база { $base }, карти { $cards }, бракує { $missing }.
terminal-fight-unknown = { $attribute }: потрібно { $need }, база { $base }, карти напарника приховано.
terminal-key-panels = F2, F3, F4: вежа, герої або журнал на весь екран
terminal-key-marks = ▸ або клавіша: це можна вибрати · ◆ елітний · ♛ бос · ! обставина · ⚔ у цьому бою · ▒ прихована карта · ✦ уміння
terminal-plain-state = s читає все становище знову, з усією вежею.
