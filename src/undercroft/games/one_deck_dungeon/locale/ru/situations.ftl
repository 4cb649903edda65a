### Что происходит, когда кого-то спрашивают: `situation-…` читает тот, кого спрашивают, `waits-…` — остальные.
### $asked (а в вопросах без обстановки — $seat) — имя того, кого спрашивают.

lost-hearts =
    { $hearts ->
        [0] { "" }
       *[other] раны { $hearts }
    }
lost-time =
    { $time ->
        [0] { "" }
       *[other] { $hearts ->
            [0] время { $time }
           *[other] { "" }, время { $time }
        }
    }
lost-poison =
    { $poison ->
        [0] { "" }
       *[other] { $before ->
            [0] яд { $poison }
           *[other] { "" }, яд { $poison }
        }
    }
if-you-stop =
    { $lost ->
        [0] Больше терять нечего. Остановиться или применить навыки?
       *[other] Кладите кубики на ячейки и применяйте навыки. Если остановиться сейчас, потери: { lost-hearts }{ lost-time }{ lost-poison }.
    }
situation-places = { $card }. { if-you-stop }
waits-places = { $asked } кладёт кубики: { $card }.
situation-places-at-boss = { $boss }. { if-you-stop }
waits-places-at-boss = { $asked } кладёт кубики: { $boss }.
situation-at-the-door = За дверью { $card }. Вступить в столкновение или убежать, оставив дверь открытой? Ход закончится в любом случае.
waits-at-the-door = За дверью { $card }. { $asked } решает, вступать ли в столкновение.
situation-two-at-the-door = За дверью { $card } и { $other }. Вступить в столкновение с обоими или убежать, оставив дверь открытой? Ход закончится в любом случае.
waits-two-at-the-door = За дверью { $card } и { $other }. { $asked } решает, вступать ли в столкновение.
situation-peril = { $card }: выберите вариант преодоления опасности.
waits-peril = { $asked } выбирает, как преодолеть опасность ({ $card }).
situation-loot = { $card }: выберите, чем станет эта карта.
waits-loot = { $asked } выбирает, чем станет карта ({ $card }).

## Что решают другие

waits-which-hero = { $seat } выбирает героя.
waits-which-focus = { $seat } выбирает группу талантов ({ $hero }).
waits-which-dungeon = { $seat } выбирает подземелье.
waits-which-basic-potion = { $seat } выбирает базовое снадобье.
waits-which-basic-skill = { $seat } выбирает базовый навык ({ $hero }).
waits-how-to-begin = { $seat } может использовать снадобье перед ходом.
waits-whether-to-hurry-down = { $seat } решает, спускаться ли сразу.
waits-what-to-do = { $seat } исследует или входит в дверь.
waits-which-door-to-look-behind = { $seat } заглядывает за закрытую дверь.
waits-whether-to-sneak-on = { $seat } может выложить ещё одну дверь.
waits-whether-to-descend = { $seat } решает, спускаться ли.
waits-whether-to-save = { $seat } решает, спасать ли снадобьем ({ $hero }).
waits-which-feat = { $seat } решает, применить ли подвиг ({ $hero }).
waits-who-is-wounded = { $seat } выбирает, кто получит раны.
waits-who-is-poisoned = { $seat } выбирает, кто получит яд.
waits-who-takes-more = { $seat } выбирает, кому достанется больше.
waits-which-item-is-drained = { $seat } выбирает предмет, который станет опытом.
waits-which-xp = { $seat } выбирает карту опыта для оплаты.
waits-whether-to-buy-potion = { $seat } может купить маркер снадобья.
waits-who-faces-what = { $seat } выбирает, кто с чем столкнётся.
waits-who-fights-first = { $seat } выбирает пару, которая сражается первой.
waits-which-to-pay = { $seat } платит кубиками ({ $skill }).
waits-which-dice = { $seat } выбирает кубик ({ $skill }).
waits-which-way = { $seat } выбирает действие ({ $skill }).
