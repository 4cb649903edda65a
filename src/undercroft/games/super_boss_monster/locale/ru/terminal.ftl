### Super Boss Monster в терминале: экран и простой режим.

terminal-sb-city = Город и знаковые места
terminal-sb-stack = Цепочка: последнее сработает первым
terminal-sb-free-place = свободно
terminal-sb-heroes-a-turn = { $n ->
    [one] за ход приходит { $n } герой
    [few] за ход приходят { $n } героя
   *[many] за ход приходят { $n } героев
}
terminal-sb-temple-bonus = карта рынка
terminal-sb-stadium-bonus = +▤ комната
terminal-sb-library-bonus = ±✦ заклинание
terminal-sb-hideout-bonus = последняя комната +2
terminal-sb-launch-pad-bonus = перемешать
terminal-sb-summon = вызов
terminal-sb-next-title = Следующий титул — от { $points }: { $title }.
terminal-sb-challenge = Испытание: каждому герою в городе нужно на одно сокровище больше.
terminal-sb-solo-end = Игра заканчивается сразу, когда герою приходится уйти в таверну, а в конце хода — если ран { $wounds } или герои кончились.
terminal-sb-closed = сейчас закрыто
terminal-sb-order = Порядок хода, начиная с первого игрока: { $seats }.
terminal-sb-needs = сокровищ { $have } из { $needed }
terminal-sb-against = комнаты наносят { $damage }; { $hero }
terminal-sb-minion-of = прихвостень ({ $seat }): { $space }
terminal-mark-super-boss-monster = СБМ
terminal-key-sb-marks = ⚑ первый игрок · ☻ прихвостень · ◇ зона действия · +✚ ещё одно сокровище до конца хода · +▤ взять комнату ±✦ взять заклинание и одно сбросить · ♥6+2 здоровье с жетоном · ▲2 жетоны урона · ⊖ обезврежена ☾ спит · (2/3) у вас 2 сокровища из 3, нужных герою (один игрок) · ☖ таверна
