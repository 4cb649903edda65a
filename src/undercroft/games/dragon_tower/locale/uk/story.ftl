### Оповідь про бій: спритність, магія, віра, сила, а тоді кінець (минулий час).
### $heroes: один герой або двоє; $foes: супротивники (монстри чи обставини); $cards: зіграні карти можливостей.
### Назви героїв усі чоловічого роду, тому дієслово залежить лише від $heroes-number; супротивники мають різний рід і підметом не бувають.

story-enter-1 = Двері на поверсі { $floor } зі скрипом прочинилися. За ними: { $foes }.
story-enter-2 = Поверх { $floor }, смолоскипи вище. Перед загоном — { $foes }.
story-circumstance-1 = І ніби цього було замало: { $foe }.
story-circumstance-2 = Біда тут ніколи не ходила сама: { $foe }.

story-agility-card-1 =
    { $heroes-number ->
        [one] { $cards } — саме вчасно: { $heroes } не дався { $foes-dat }.
       *[many] { $cards } — саме вчасно: { $heroes } не далися { $foes-dat }.
    }
story-agility-card-2 =
    { $heroes-number ->
        [one] Завдяки { $cards-dat } { $heroes } вивернувся з-під кожної атаки { $foes-gen }.
       *[many] Завдяки { $cards-dat } { $heroes } вивернулися з-під кожної атаки { $foes-gen }.
    }
story-agility-card-hurt-1 = { $cards } — і { $foes-acc } майже вдалося обдурити, але { $heroes-acc } таки зачепило.
story-agility-card-hurt-2 =
    { $heroes-number ->
        [one] { $heroes } покладався на { $cards-acc }, але на мить спізнився: влучання.
       *[many] { $heroes } покладалися на { $cards-acc }, але на мить спізнилися: влучання.
    }
story-agility-hurt-1 = Надто повільно: безкарно оминути { $foes-acc } { $heroes-dat } не вдалося.
story-agility-hurt-2 = Ухилятися було нікуди, і удар дістався { $heroes-dat }.
story-agility-bare-1 =
    { $heroes-number ->
        [one] { $heroes } ступив убік, ніби на чемне прохання { $foes-gen }.
       *[many] { $heroes } ступили вбік, ніби на чемне прохання { $foes-gen }.
    }
story-agility-bare-2 =
    { $heroes-number ->
        [one] { $heroes } ухилився просто за звичкою.
       *[many] { $heroes } ухилилися просто за звичкою.
    }

story-magic-card-1 = Чаклунство { $foes-gen } розбилося об { $cards-acc }.
story-magic-card-2 =
    { $heroes-number ->
        [one] На чаклунство { $heroes } відповів { $cards-ins }, і воно зійшло нанівець.
       *[many] На чаклунство { $heroes } відповіли { $cards-ins }, і воно зійшло нанівець.
    }
story-magic-card-hurt-1 = Закляття майже розвіялося перед { $cards-ins }, але решта обпекла { $heroes-acc }.
story-magic-card-hurt-2 =
    { $heroes-number ->
        [one] { $heroes } заслонився { $cards-ins }, але одна іскра проскочила.
       *[many] { $heroes } заслонилися { $cards-ins }, але одна іскра проскочила.
    }
story-magic-hurt-1 = Закляття застало { $heroes-acc } без захисту.
story-magic-hurt-2 = Від чарів { $heroes-acc } не захистило ніщо, і це було боляче.
story-magic-bare-1 =
    { $heroes-number ->
        [one] { $heroes } розплутав закляття, мов кепський вузол.
       *[many] { $heroes } розплутали закляття, мов кепський вузол.
    }
story-magic-bare-2 =
    { $heroes-number ->
        [one] { $heroes } тямив у чарах більше за { $foes-acc }.
       *[many] { $heroes } тямили в чарах більше за { $foes-acc }.
    }

story-faith-card-1 =
    { $heroes-number ->
        [one] { $cards-ins } { $heroes } розвіяв жах довкола { $foes-gen }.
       *[many] { $cards-ins } { $heroes } розвіяли жах довкола { $foes-gen }.
    }
story-faith-card-2 = { $cards } — і страх, що огортав { $foes-acc }, розтанув.
story-faith-card-hurt-1 =
    { $heroes-number ->
        [one] Завдяки { $cards-dat } { $heroes } вистояв, хоч жах і лишив свій слід.
       *[many] Завдяки { $cards-dat } { $heroes } вистояли, хоч жах і лишив свій слід.
    }
story-faith-card-hurt-2 = Попри { $cards-acc } жах перед { $foes-ins } засів глибоко.
story-faith-hurt-1 = Жах пройняв { $heroes-acc } до самого серця.
story-faith-hurt-2 =
    { $heroes-number ->
        [one] { $heroes } витримав жах, але не задарма.
       *[many] { $heroes } витримали жах, але не задарма.
    }
story-faith-bare-1 = Жах перед { $foes-ins } не знайшов стежки до { $heroes-gen }.
story-faith-bare-2 =
    { $heroes-number ->
        [one] { $heroes } тихо щось замугикав, і жах минувся.
       *[many] { $heroes } тихо щось замугикали, і жах минувся.
    }

story-strength-card-1 = А тоді — { $cards }, і { $foes-dat } настав кінець.
story-strength-card-2 =
    { $heroes-number ->
        [one] { $heroes } завершив справу { $cards-ins }.
       *[many] { $heroes } завершили справу { $cards-ins }.
    }
story-strength-card-hurt-1 = { $cards } — просто в ціль, але спершу дісталося й { $heroes-dat }.
story-strength-card-hurt-2 =
    { $heroes-number ->
        [one] Удар за удар: завдяки { $cards-dat } { $heroes } переміг, а решту доплатив синцями.
       *[many] Удар за удар: завдяки { $cards-dat } { $heroes } перемогли, а решту доплатили синцями.
    }
story-strength-hurt-1 =
    { $heroes-number ->
        [one] { $heroes } поборов { $foes-acc }, стікаючи кров’ю.
       *[many] { $heroes } побороли { $foes-acc }, стікаючи кров’ю.
    }
story-strength-hurt-2 = Довелося брати грубою силою, і { $heroes-dat } це коштувало крові.
story-strength-bare-1 = Один чесний удар { $heroes-gen } — і по всьому.
story-strength-bare-2 =
    { $heroes-number ->
        [one] { $heroes } ударив раз, без церемоній.
       *[many] { $heroes } ударили раз, без церемоній.
    }

story-won-1 = { $foes-acc } здолано.
story-won-2 = Ось і вся історія { $foes-gen }.
story-fight-lost-1 =
    { $heroes-number ->
        [one] { $heroes } віддав усе. Проти { $foes-gen } цього забракло.
       *[many] { $heroes } віддали все. Проти { $foes-gen } цього забракло.
    }
story-fight-lost-2 =
    { $heroes-number ->
        [one] Проти { $foes-gen } навіть усього було замало, і { $heroes } поліг.
       *[many] Проти { $foes-gen } навіть усього було замало, і { $heroes } полягли.
    }
story-death-1 = Наступного поверху { $hero } уже не побачить.
story-death-2 = Смолоскип { $hero-gen } згас.
story-victory-1 = Господар вежі був мертвий, а вітер згори пахтів світанком.
story-victory-2 = Справу зроблено. Уперше за сто років у вежі стало тихо.
story-defeat-1 = На поверсі { $floor } вежа знову замовкла.
story-defeat-2 = Поверх { $floor } лишив собі все, що дістав.
