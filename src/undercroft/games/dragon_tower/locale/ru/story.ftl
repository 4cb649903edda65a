### Рассказ о бое: ловкость, магия, вера, сила, затем исход (прошедшее время).
### $heroes — один герой или двое (все герои мужского рода), $foes — противники, $cards — сыгранные карты.
### Предлогов «с», «в», «о», «к» перед именами нет: они меняются от слова к слову (со Скелетом, об Орке).

story-enter-1 = Дверь на { $floor }-м этаже со скрипом отворилась. Внутри: { $foes }.
story-enter-2 = Этаж { $floor }, факелы повыше. Перед отрядом — { $foes }.
story-circumstance-1 = И, словно этого было мало, — { $foe }.
story-circumstance-2 = Беда здесь одна не ходит: { $foe }.

story-agility-card-1 = { $cards } — как раз вовремя: { $foes-dat } так и не удалось задеть { $heroes-acc }.
story-agility-card-2 =
    { $heroes-number ->
        [many] { $heroes } пустили в ход { $cards-acc }, так и не попавшись { $foes-dat }.
       *[one] { $heroes } пустил в ход { $cards-acc }, так и не попавшись { $foes-dat }.
    }
story-agility-card-hurt-1 = { $cards } — почти спасение, но { $foes-dat } всё же удалось зацепить { $heroes-acc }.
story-agility-card-hurt-2 =
    { $heroes-number ->
        [many] { $heroes } понадеялись на { $cards-acc }, но на миг опоздали: задело.
       *[one] { $heroes } понадеялся на { $cards-acc }, но на миг опоздал: задело.
    }
story-agility-hurt-1 = Слишком медленно: { $foes-dat } с первого раза удалось достать { $heroes-acc }.
story-agility-hurt-2 =
    { $heroes-number ->
        [many] Деваться было некуда: { $heroes } приняли удар на себя.
       *[one] Деваться было некуда: { $heroes } принял удар на себя.
    }
story-agility-bare-1 =
    { $heroes-number ->
        [many] { $heroes } посторонились, будто их вежливо попросили.
       *[one] { $heroes } посторонился, будто его вежливо попросили.
    }
story-agility-bare-2 =
    { $heroes-number ->
        [many] { $heroes } увернулись по привычке.
       *[one] { $heroes } увернулся по привычке.
    }

story-magic-card-1 =
    { $heroes-number ->
        [many] { $cards-ins } { $heroes } сдержали чары { $foes-gen }.
       *[one] { $cards-ins } { $heroes } сдержал чары { $foes-gen }.
    }
story-magic-card-2 =
    { $heroes-number ->
        [many] На колдовство { $heroes } ответили { $cards-ins }, и от чар не осталось следа.
       *[one] На колдовство { $heroes } ответил { $cards-ins }, и от чар не осталось следа.
    }
story-magic-card-hurt-1 = { $cards } — и чары почти рассеялись; остаток обжёг { $heroes-acc }.
story-magic-card-hurt-2 =
    { $heroes-number ->
        [many] { $heroes } заслонились { $cards-ins }, но кое-что проскочило.
       *[one] { $heroes } заслонился { $cards-ins }, но кое-что проскочило.
    }
story-magic-hurt-1 = Заклинание застало { $heroes-acc } без защиты.
story-magic-hurt-2 = Ничто не заслоняло { $heroes-acc } от колдовства, и это было больно.
story-magic-bare-1 =
    { $heroes-number ->
        [many] { $heroes } распутали чары, как плохой узел.
       *[one] { $heroes } распутал чары, как плохой узел.
    }
story-magic-bare-2 =
    { $heroes-number ->
        [many] Колдовство { $foes-gen } нарвалось на знатоков.
       *[one] Колдовство { $foes-gen } нарвалось на знатока.
    }

story-faith-card-1 =
    { $heroes-number ->
        [many] { $cards-ins } { $heroes } развеяли ужас вокруг { $foes-gen }.
       *[one] { $cards-ins } { $heroes } развеял ужас вокруг { $foes-gen }.
    }
story-faith-card-2 = { $cards } — и страх, окружавший { $foes-acc }, отступил.
story-faith-card-hurt-1 =
    { $heroes-number ->
        [many] Спасибо { $cards-dat }: { $heroes } устояли, хотя ужас оставил свой след.
       *[one] Спасибо { $cards-dat }: { $heroes } устоял, хотя ужас оставил свой след.
    }
story-faith-card-hurt-2 = При всей пользе { $cards-gen } ужас перед { $foes-ins } пробрал до костей.
story-faith-hurt-1 = Ужас проник { $heroes-dat } в самое сердце.
story-faith-hurt-2 =
    { $heroes-number ->
        [many] { $heroes } вытерпели ужас, но не даром.
       *[one] { $heroes } вытерпел ужас, но не даром.
    }
story-faith-bare-1 = Ужас перед { $foes-ins } на { $heroes-acc } не подействовал.
story-faith-bare-2 =
    { $heroes-number ->
        [many] { $heroes } напели что-то тихое, и страх прошёл мимо.
       *[one] { $heroes } напел что-то тихое, и страх прошёл мимо.
    }

story-strength-card-1 = А напоследок — { $cards }: тут { $foes-dat } и пришёл конец.
story-strength-card-2 =
    { $heroes-number ->
        [many] { $heroes } поставили точку: { $cards }.
       *[one] { $heroes } поставил точку: { $cards }.
    }
story-strength-card-hurt-1 = { $cards } — и дело сделано, но прежде { $heroes-dat } тоже досталось.
story-strength-card-hurt-2 = Удар за удар: { $cards } — и победа, а { $heroes-dat } в придачу синяки.
story-strength-hurt-1 =
    { $heroes-number ->
        [many] Истекая кровью, { $heroes } пересилили { $foes-acc }.
       *[one] Истекая кровью, { $heroes } пересилил { $foes-acc }.
    }
story-strength-hurt-2 = Помогла грубая сила, и { $heroes-dat } она стоила крови.
story-strength-bare-1 =
    { $heroes-number ->
        [many] { $heroes } честно ударили по разу — и дело с концом.
       *[one] Один честный удар { $heroes-gen } — и дело с концом.
    }
story-strength-bare-2 =
    { $heroes-number ->
        [many] { $heroes } ударили разом, без лишних слов.
       *[one] { $heroes } ударил один раз, без лишних слов.
    }

story-won-1 = { $foes } — в прошлом.
story-won-2 = { $foes } больше не помеха.
story-fight-lost-1 =
    { $heroes-number ->
        [many] { $heroes } отдали всё. Чтобы одолеть { $foes-acc }, этого не хватило.
       *[one] { $heroes } отдал всё. Чтобы одолеть { $foes-acc }, этого не хватило.
    }
story-fight-lost-2 =
    { $heroes-number ->
        [many] Против { $foes-gen } даже всего оказалось мало: { $heroes } пали.
       *[one] Против { $foes-gen } даже всего оказалось мало: { $heroes } пал.
    }
story-death-1 = Следующего этажа { $hero } уже не увидит.
story-death-2 = Факел { $hero-gen } погас.
story-victory-1 = Хозяин Башни был мёртв, и ветер наверху пах утром.
story-victory-2 = Дело сделано. Впервые за сто лет в Башне стало тихо.
story-defeat-1 = На { $floor }-м этаже Башня снова умолкла.
story-defeat-2 = Этаж { $floor } оставил себе всё, что ему принесли.
