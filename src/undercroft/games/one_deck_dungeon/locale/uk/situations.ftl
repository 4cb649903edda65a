### Що відбувається, коли когось питають: `situation-…` читає той, кого питають, `waits-…` — решта.
### $asked (а в питаннях без обставин — $seat) — ім’я того, кого питають.

lost-hearts =
    { $hearts ->
        [0] { "" }
       *[other] рани { $hearts }
    }
lost-time =
    { $time ->
        [0] { "" }
       *[other] { $hearts ->
            [0] час { $time }
           *[other] { "" }, час { $time }
        }
    }
lost-poison =
    { $poison ->
        [0] { "" }
       *[other] { $before ->
            [0] отрута { $poison }
           *[other] { "" }, отрута { $poison }
        }
    }
if-you-stop =
    { $lost ->
        [0] Більше втрачати нічого. Зупинитися чи застосувати навички?
       *[other] Кладіть кубики на комірки й застосовуйте навички. Якщо зупинитися зараз, втрати: { lost-hearts }{ lost-time }{ lost-poison }.
    }
situation-places = { $card }. { if-you-stop }
waits-places = { $asked } кладе кубики: { $card }.
situation-places-at-boss = { $boss }. { if-you-stop }
waits-places-at-boss = { $asked } кладе кубики: { $boss }.
situation-at-the-door = За дверима { $card }. Стати до зіткнення чи втекти, лишивши двері відчиненими? Хід закінчиться в кожному разі.
waits-at-the-door = За дверима { $card }. { $asked } вирішує, чи ставати до зіткнення.
situation-two-at-the-door = За дверима { $card } і { $other }. Стати до зіткнення з обома чи втекти, лишивши двері відчиненими? Хід закінчиться в кожному разі.
waits-two-at-the-door = За дверима { $card } і { $other }. { $asked } вирішує, чи ставати до зіткнення.
situation-peril = { $card }: оберіть варіант подолання небезпеки.
waits-peril = { $asked } обирає, як подолати небезпеку ({ $card }).
situation-loot = { $card }: оберіть, чим стане ця карта.
waits-loot = { $asked } обирає, чим стане карта ({ $card }).

## Що вирішують інші

waits-which-hero = { $seat } обирає героя.
waits-which-focus = { $seat } обирає групу талантів ({ $hero }).
waits-which-dungeon = { $seat } обирає підземелля.
waits-which-basic-potion = { $seat } обирає базове зілля.
waits-which-basic-skill = { $seat } обирає базову навичку ({ $hero }).
waits-how-to-begin = { $seat } може вжити зілля перед ходом.
waits-whether-to-hurry-down = { $seat } вирішує, чи спускатися одразу.
waits-what-to-do = { $seat } досліджує або заходить у двері.
waits-which-door-to-look-behind = { $seat } зазирає за зачинені двері.
waits-whether-to-sneak-on = { $seat } може викласти ще одні двері.
waits-whether-to-descend = { $seat } вирішує, чи спускатися.
waits-whether-to-save = { $seat } вирішує, чи рятувати зіллям ({ $hero }).
waits-which-feat = { $seat } вирішує, чи застосувати подвиг ({ $hero }).
waits-who-is-wounded = { $seat } обирає, хто отримає рани.
waits-who-is-poisoned = { $seat } обирає, хто отримає отруту.
waits-who-takes-more = { $seat } обирає, кому дістанеться більше.
waits-which-item-is-drained = { $seat } обирає предмет, який стане ОД.
waits-which-xp = { $seat } обирає карту ОД для сплати.
waits-whether-to-buy-potion = { $seat } може купити жетон зілля.
waits-who-faces-what = { $seat } обирає, хто з чим зіткнеться.
waits-who-fights-first = { $seat } обирає пару, яка б’ється першою.
waits-which-to-pay = { $seat } платить кубиками ({ $skill }).
waits-which-dice = { $seat } обирає кубик ({ $skill }).
waits-which-way = { $seat } обирає дію ({ $skill }).
