### Що відбувається, коли когось питають: `situation-…` читає той, кого питають, `waits-…` — решта.
### $seat-is (і подібні) каже, чи йдеться про самого читача; $asked — ім’я того, кого питають.

played-by =
    { $seat-is ->
        [you] { $how ->
            [spell] Ви граєте { $card-acc }
           *[effect] Ви застосовуєте { $card-acc }
        }
       *[other] { $how ->
            [spell] { $seat } грає { $card-acc }
           *[effect] { $seat } застосовує { $card-acc }
        }
    }
played-at-room =
    { $owner-is ->
        [you] { played-by }; ціль — ваша кімната: { $target }.
       *[other] { played-by }; ціль — { $target } ({ $owner }).
    }
played-on =
    { $opponent-is ->
        [you] { played-by } проти вас.
       *[other] { played-by }; ціль — { $opponent }.
    }
played-then =
    { $then ->
        [cancel] Скасувати чи хай спрацює?
        [own] Застосувати ще щось чи хай спрацює?
       *[answer] Відповісти чи хай спрацює?
    }
waits-then =
    { $then ->
        [cancel] { $asked } вирішує, чи скасувати це.
        [own] { $asked } може застосувати ще щось.
       *[answer] { $asked } може відповісти.
    }
situation-played = { played-by }. { played-then }
waits-played = { played-by }. { waits-then }
situation-played-at = { played-by }; ціль — { $target }. { played-then }
waits-played-at = { played-by }; ціль — { $target }. { waits-then }
situation-played-at-room = { played-at-room } { played-then }
waits-played-at-room = { played-at-room } { waits-then }
situation-played-on = { played-on } { played-then }
waits-played-on = { played-on } { waits-then }

health-left = здоров’я лишилося { $left }
health-to-be-left = здоров’я лишиться { $left }
hero-fate-dies =
    { $seat-is ->
        [you] { $left ->
            [0] { $hero } гине у вашій кімнаті ({ $room }): ви отримаєте { count-souls.acc }.
           *[other] { $hero } ({ health-left }) загине у вашій кімнаті ({ $room }): ви отримаєте { count-souls.acc }.
        }
       *[other] { $left ->
            [0] { $hero } гине тут: { $room }. { $seat } отримає { count-souls.acc }.
           *[other] { $hero } ({ health-left }) загине тут: { $room }. { $seat } отримає { count-souls.acc }.
        }
    }
hero-fate-saved =
    { $seat-is ->
        [you] { $hero } ({ health-left }) впаде у вашій кімнаті ({ $room }), але предмет врятує героя: він повернеться в місто.
       *[other] { $hero } ({ health-left }) впаде тут: { $room }. Але предмет врятує героя: він повернеться в місто.
    }
hero-fate-survives =
    { $seat-is ->
        [you] { $fate ->
            [out] { $hero } дійде до вашого боса ({ health-to-be-left }): { count-wounds }, і ви вибуваєте!
           *[stays] { $hero } дійде до вашого боса ({ health-to-be-left }): ви отримаєте { count-wounds.acc }.
        }
       *[other] { $fate ->
            [out] { $hero } дійде до боса ({ health-to-be-left }): { count-wounds }, і { $seat } вибуває.
           *[stays] { $hero } дійде до боса ({ health-to-be-left }). { $seat } отримає { count-wounds.acc }.
        }
    }
hero-fate-comes =
    { $seat-is ->
        [you] { $hero } (здоров’я { $health }) ось-ось увійде до вашого підземелля; ушкоджень у підземеллі: { $damage }.
       *[other] { $seat } ось-ось зустріне у своєму підземеллі { $hero-acc } (здоров’я { $health }); ушкоджень у підземеллі: { $damage }.
    }
walk-then =
    { $seat-is ->
        [you] Застосувати щось чи хай герой іде далі?
       *[other] Застосувати щось чи спасувати?
    }
fall-then =
    { $seat-is ->
        [you] Застосувати щось чи продовжити?
       *[other] Застосувати щось чи спасувати?
    }
situation-hero-dies = { hero-fate-dies } { fall-then }
waits-hero-dies = { hero-fate-dies } { $asked } може щось застосувати.
situation-hero-saved = { hero-fate-saved } { fall-then }
waits-hero-saved = { hero-fate-saved } { $asked } може щось застосувати.
situation-hero-survives = { hero-fate-survives } { walk-then }
waits-hero-survives = { hero-fate-survives } { $asked } може щось застосувати.
situation-hero-comes = { hero-fate-comes } { walk-then }
waits-hero-comes = { hero-fate-comes } { $asked } може щось застосувати.

waits-builds =
    { $seat-is ->
        [you] Ви будуєте. { $asked } може тим часом щось застосувати.
       *[other] { $who ->
            [builder] { $seat } обирає, яку кімнату збудувати.
           *[other] { $seat } будує. { $asked } може тим часом щось застосувати.
        }
    }
situation-turn =
    { $seat-is ->
        [you] { $phase ->
            [build] Більше нема чого будувати. Застосувати щось чи закінчити будівництво?
           *[adventure] Зараз до вашого підземелля ніхто не йде. Застосувати щось чи спасувати?
        }
       *[other] { $phase ->
            [build] { $seat } більше не будує. Застосувати щось чи спасувати?
           *[adventure] { $seat } зараз не зустрічає героїв. Застосувати щось чи спасувати?
        }
    }
waits-turn = { $asked } може щось застосувати, перш ніж гра піде далі.
situation-last-chance =
    { $phase ->
        [build] Доки кімнати не відкрито: застосувати щось чи спасувати?
       *[adventure] Герої пройшли: застосувати щось до кінця ходу чи спасувати?
    }
waits-last-chance = { $asked } може щось застосувати, перш ніж гра піде далі.

## Що вирішують інші

waits-which-boss = { $seat } обирає боса.
waits-whether-to-redraw = { $seat } дивиться першу руку.
waits-which-to-discard = { $seat } обирає дві карти для скидання.
waits-which-first-room = { $seat } викладає першу кімнату.
waits-which-deck = { $seat } обирає, з якої колоди взяти карту.
waits-which-consolation = { $seat } може взяти карту: за раунд жодної душі.
waits-what-to-play = { $seat } вирішує, що робити.
waits-which-resolves-first = { $seat } обирає порядок ефектів.
waits-which-acts-first = { $seat } обирає порядок ефектів.
waits-which-first = { $seat } обирає, що станеться спершу.
waits-whether-to-act = { $seat } вирішує, чи застосувати { $card-acc }.
waits-which-room-to-lose = { $seat } обирає, яку зі своїх кімнат зруйнувати.
waits-which-booty = { $seat } обирає карту, яку віддасть { $opponent }.
waits-where-to-build = { $seat } обирає, де збудувати кімнату.
waits-which-item = { $seat } вирішує, який предмет лишиться лицем догори.

## Coins and minibosses

waits-whether-to-pay = { $seat } платить 1 монету за { $card-acc } або скидає цю карту.
waits-whether-to-pay-tax = { $seat } платить за { $card-acc } або втрачає це заклинання.
waits-which-to-sip = { $seat } може забрати карту; її віддасть { $opponent }.
waits-where-to-employ = { $seat } вирішує, чи переманити { $card-acc }.
situation-builds =
    { $seat-is ->
        [you] Ваша черга будувати: викладіть кімнату чи мінібоса, підвищуйте, застосуйте щось або нічого не будуйте.
       *[other] { $seat } будує. Застосувати щось тим часом чи спасувати?
    }
