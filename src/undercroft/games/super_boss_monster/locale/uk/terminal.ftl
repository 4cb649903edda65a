### Super Boss Monster у терміналі: екран і простий режим.

terminal-sb-city = Місто й знакові локації
terminal-sb-stack = Ланцюжок: останнє спрацює першим
terminal-sb-free-place = вільно
terminal-sb-heroes-a-turn = { $n ->
    [one] за хід приходить { $n } герой
    [few] за хід приходять { $n } герої
   *[many] за хід приходять { $n } героїв
}
terminal-sb-temple-bonus = карта ринку
terminal-sb-stadium-bonus = +▤ кімната
terminal-sb-library-bonus = ±✦ заклинання
terminal-sb-hideout-bonus = остання кімната +2
terminal-sb-launch-pad-bonus = перетасувати
terminal-sb-summon = виклик
terminal-sb-next-title = Наступний титул — від { $points }: { $title }.
terminal-sb-challenge = Випробування: кожному героєві в місті потрібно на один скарб більше.
terminal-sb-solo-end = Гра закінчується одразу, коли героєві доводиться піти до таверни, а наприкінці ходу — якщо поранень { $wounds } або героїв більше немає.
terminal-sb-closed = зараз закрито
terminal-sb-order = Порядок ходу, починаючи з першого гравця: { $seats }.
terminal-sb-needs = скарбів { $have } із { $needed }
terminal-sb-against = кімнати завдають { $damage }; { $hero }
terminal-sb-minion-of = посіпака ({ $seat }): { $space }
terminal-mark-super-boss-monster = СБМ
terminal-key-sb-marks = ⚑ перший гравець · ☻ посіпака · ◇ зона дії · +✚ ще один скарб до кінця ходу · +▤ узяти кімнату ±✦ узяти заклинання й одне скинути · ♥6+2 здоров’я з жетоном · ▲2 жетони ушкоджень · ⊖ знешкоджено ☾ спить · (2/3) у вас 2 скарби з 3, потрібних героєві (один гравець) · ☖ таверна
