### «Башня Дракона»: тексты стола в браузере

web-dt-you = вы
web-dt-opponents = Противники
web-dt-fight = Бой
web-dt-decks = Колоды
web-dt-phases = Фазы этажа
web-dt-phase-way = Путь
web-dt-phase-refill = Пополнение
web-dt-phase-enter = Вход
web-dt-phase-solo = Одиночные бои
web-dt-phase-pairs = Парные бои
web-dt-heroes =
    { $n ->
        [one] { $n } герой
        [few] { $n } героя
       *[other] { $n } героев
    }
web-dt-whole-tower = Вся башня
web-dt-party = Отряд собирается

## Карты

web-dt-kind-hero = { $type } герой
web-dt-kind-skill = Умение
web-dt-kind-normal = Обычный монстр
web-dt-kind-elite = Элитный монстр
web-dt-kind-circumstance = Обстоятельство
web-dt-kind-capability = Возможность
web-dt-kind-boss = Босс
web-dt-start = Начало
web-dt-refill = Пополнение
web-dt-any =
    { $n ->
        [one] любая
        [few] любые
        [many] любых
       *[other] любой
    }
web-dt-health-of = Здоровье: { $health } из { $most }
web-dt-no-hand = На руке нет карт.
web-dt-base-used = база потрачена

## Комнаты

web-dt-room-left = Левая комната
web-dt-room-right = Правая комната
web-dt-room-only = Единственная комната
web-dt-in-all = Всего
web-dt-deck = в колоде { $left }, в сбросе { $used }
web-dt-circumstances-join =
    { $n ->
        [one] К комнате, в которую вы войдёте, добавится { $n } обстоятельство.
        [few] К комнате, в которую вы войдёте, добавятся { $n } обстоятельства.
       *[other] К комнате, в которую вы войдёте, добавятся { $n } обстоятельств.
    }
web-dt-under-boss = Под боссом.
web-dt-unplanned = пока никто
web-dt-fighting = в этом бою
web-dt-last = последний
web-dt-left-to-beat = Осталось одолеть

## Бой

web-dt-pair-note = Двое мешают друг другу: каждое свойство +1.
web-dt-printed-more = { $printed } на карте + { $change } за пару
web-dt-printed-less = { $printed } на карте − { $change } за умение
web-dt-short = не хватает { $n }
web-dt-missing = Ещё не хватает: { $n }.
web-dt-played = Сыграно
web-dt-base-counts = База считается: первый бой здесь.
web-dt-base-spent = База не считается: здесь уже был бой.
web-dt-offers = Предлагает здоровья: { $n }.
web-dt-hidden-sum = Карты напарника скрыты: сумма пока неизвестна.
web-dt-settle-free = Сейчас победа не будет стоить здоровья.
web-dt-settle-pays =
    { $paid ->
        [one] Сейчас { $hero } заплатит { $paid } очко здоровья и сохранит { $left }.
        [few] Сейчас { $hero } заплатит { $paid } очка здоровья и сохранит { $left }.
        [many] Сейчас { $hero } заплатит { $paid } очков здоровья и сохранит { $left }.
       *[other] Сейчас { $hero } заплатит { $paid } очка здоровья и сохранит { $left }.
    }
web-dt-settle-dies =
    { $paid ->
        [one] Сейчас { $hero } заплатит { $paid } очко здоровья и погибнет.
        [few] Сейчас { $hero } заплатит { $paid } очка здоровья и погибнет.
        [many] Сейчас { $hero } заплатит { $paid } очков здоровья и погибнет.
       *[other] Сейчас { $hero } заплатит { $paid } очка здоровья и погибнет.
    }
web-dt-settle-shared =
    { $n ->
        [one] Сейчас пара заплатит { $n } очко здоровья; решите, кто его отдаст.
        [few] Сейчас пара заплатит { $n } очка здоровья; разделите их, как хотите.
        [many] Сейчас пара заплатит { $n } очков здоровья; разделите их, как хотите.
       *[other] Сейчас пара заплатит { $n } очка здоровья; разделите их, как хотите.
    }
web-dt-settle-vain = Не хватит даже всего здоровья: играйте карты или отступите.
web-dt-now-covers = Закрывает { $n } из { $missing } недостающих ({ $attribute }).
web-dt-now-counts = В этом бою даёт { $n }.
web-dt-now-asks = В этом бою нужно: { $points }.
web-dt-pays-alone =
    { $health ->
        [one] Победить: { $hero } платит { $health } очко здоровья
        [few] Победить: { $hero } платит { $health } очка здоровья
        [many] Победить: { $hero } платит { $health } очков здоровья
       *[other] Победить: { $hero } платит { $health } очка здоровья
    }
web-dt-pay-both = { $first } платит { $paid }, { $second } { $more }
web-dt-dies-alone =
    { $health ->
        [one] Победить, но { $hero } платит { $health } очко здоровья и погибает
        [few] Победить, но { $hero } платит { $health } очка здоровья и погибает
        [many] Победить, но { $hero } платит { $health } очков здоровья и погибает
       *[other] Победить, но { $hero } платит { $health } очка здоровья и погибает
    }
web-dt-dies-both =
    { $dead ->
        [1] { $first } платит { $paid }, { $second } { $more }: { $victim } погибает
       *[other] { $first } платит { $paid }, { $second } { $more }: никто из них не выживет
    }

## О чём говорить

web-say-how = Сказать, но без чисел
web-say-attribute = Свойства
web-say-foe = Противники
web-say-room = Комнаты

## Советы первой партии

web-dt-tip-which-deck-first = Добро пожаловать! Герои начинают с нескольких карт. В каждой колоде одно свойство, её карты дают от +1 до +3: нажмите на светящуюся колоду, чтобы взять карту.
web-dt-tip-which-deck = Посмотрите на две комнаты: чего они требуют? Несыгранные карты остаются на руке для следующих этажей, так что думайте и о драконе.
web-dt-tip-who-refills = Перед каждым этажом герои берут новые карты. В игре в одиночку всё равно, кто первый: нажмите на героя.
web-dt-tip-which-room = Надо одолеть всех в комнате, в которую вы войдёте; другую комнату вы обходите. Сравните, чего комнаты требуют всего, с тем, что есть у героев.
web-dt-tip-who-fights = Нажмите на противника, затем на героя, который встретит его один. База героя считается только в первом бою здесь. Чтобы сражаться вдвоём, перейдите к парным боям.
web-dt-tip-how-to-fight = Играйте светящиеся карты, пока все полосы не заполнятся. Каждое недостающее очко стоит 1 очко здоровья. До расчёта карты можно забрать, а из боя выйти.
web-dt-tip-how-to-fight-together = Двое сражаются как один: их очки и карты складываются, но каждое требуемое свойство на 1 больше. Недостающее разделите, как хотите.

## Что о карте говорит книга правил

web-dt-part-attribute = какое свойство
web-dt-part-value = значение
web-dt-part-special = особое правило
web-dt-part-type = тип героя
web-dt-part-refill = какие карты берёт
web-dt-part-acts-on-circumstances = что действует на обстоятельства
web-dt-part-has = что есть { $attribute }
web-dt-part-the-three-attributes = какие три свойства
web-dt-part-the-main-attribute = главное свойство
web-dt-part-that-a-regenerating-skill-exists = что есть умение восстанавливаться
web-dt-part-that-a-healing-skill-exists = что есть умение лечить
web-dt-part-the-event = что происходит

## Виды карт

web-kind-boss = боссы
web-kind-capability = возможности
web-kind-circumstance = обстоятельства
web-kind-elite = элитные монстры
web-kind-hero = герои
web-kind-normal = обычные монстры
web-kind-skill = умения
web-part-rest = всё остальное
