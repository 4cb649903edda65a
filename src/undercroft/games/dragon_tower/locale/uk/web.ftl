### Вежа Дракона: тексти столу в браузері (українська).

web-dt-you = ви
web-dt-opponents = Супротивники
web-dt-fight = Бій
web-dt-decks = Колоди
web-dt-phases = Фази поверху
web-dt-phase-way = Шлях
web-dt-phase-refill = Поповнення
web-dt-phase-enter = Вхід
web-dt-phase-solo = Одиночні бої
web-dt-phase-pairs = Парні бої
web-dt-heroes =
    { $n ->
        [one] { $n } герой
        [few] { $n } герої
       *[other] { $n } героїв
    }
web-dt-whole-tower = Уся вежа
web-dt-party = Загін збирається

## Карти

web-dt-kind-hero = { $type } герой
web-dt-kind-skill = Вміння
web-dt-kind-normal = Звичайний монстр
web-dt-kind-elite = Елітний монстр
web-dt-kind-circumstance = Обставина
web-dt-kind-capability = Можливість
web-dt-kind-boss = Бос
web-dt-start = Початок
web-dt-refill = Поповнення
web-dt-any =
    { $n ->
        [one] будь-яка
        [few] будь-які
        [many] будь-яких
       *[other] будь-якої
    }
web-dt-health-of = Здоров’я: { $health } з { $most }
web-dt-no-hand = На руці немає карт.
web-dt-base-used = базу витрачено

## Кімнати

web-dt-room-left = Ліва кімната
web-dt-room-right = Права кімната
web-dt-room-only = Єдина кімната
web-dt-in-all = Разом
web-dt-deck = у колоді { $left }, у скиді { $used }
web-dt-circumstances-join =
    { $n ->
        [one] До кімнати, у яку ви ввійдете, додасться { $n } обставина.
        [few] До кімнати, у яку ви ввійдете, додадуться { $n } обставини.
       *[other] До кімнати, у яку ви ввійдете, додасться { $n } обставин.
    }
web-dt-under-boss = Під босом.
web-dt-unplanned = ще ніхто
web-dt-fighting = у цьому бою
web-dt-last = останній
web-dt-left-to-beat = Лишилося здолати

## Бій

web-dt-pair-note = Двоє заважають одне одному: кожна характеристика +1.
web-dt-printed-more = { $printed } на карті + { $change } за пару
web-dt-printed-less = { $printed } на карті − { $change } за вміння
web-dt-short = бракує { $n }
web-dt-missing = Ще бракує: { $n }.
web-dt-played = Зіграно
web-dt-base-counts = База рахується: перший бій тут.
web-dt-base-spent = База не рахується: тут уже був бій.
web-dt-offers = Пропонує здоров’я: { $n }.
web-dt-hidden-sum = Карти напарника приховано: сума поки невідома.
web-dt-settle-free = Зараз перемога не коштуватиме здоров’я.
web-dt-settle-pays =
    { $paid ->
        [one] Зараз { $hero } заплатить { $paid } очко здоров’я і матиме { $left }.
        [few] Зараз { $hero } заплатить { $paid } очки здоров’я і матиме { $left }.
        [many] Зараз { $hero } заплатить { $paid } очок здоров’я і матиме { $left }.
       *[other] Зараз { $hero } заплатить { $paid } очка здоров’я і матиме { $left }.
    }
web-dt-settle-dies =
    { $paid ->
        [one] Зараз { $hero } заплатить { $paid } очко здоров’я і загине.
        [few] Зараз { $hero } заплатить { $paid } очки здоров’я і загине.
        [many] Зараз { $hero } заплатить { $paid } очок здоров’я і загине.
       *[other] Зараз { $hero } заплатить { $paid } очка здоров’я і загине.
    }
web-dt-settle-shared =
    { $n ->
        [one] Зараз пара заплатить { $n } очко здоров’я; вирішіть, хто його віддасть.
        [few] Зараз пара заплатить { $n } очки здоров’я; поділіть їх, як хочете.
        [many] Зараз пара заплатить { $n } очок здоров’я; поділіть їх, як хочете.
       *[other] Зараз пара заплатить { $n } очка здоров’я; поділіть їх, як хочете.
    }
web-dt-settle-vain = Не вистачить навіть усього здоров’я: грайте карти або відступіть.
web-dt-now-covers = Закриває { $n } з { $missing }, яких бракує ({ $attribute }).
web-dt-now-counts = У цьому бою дає { $n }.
web-dt-now-asks = У цьому бою потрібно: { $points }.
web-dt-pays-alone =
    { $health ->
        [one] Перемогти: { $hero } платить { $health } очко здоров’я
        [few] Перемогти: { $hero } платить { $health } очки здоров’я
        [many] Перемогти: { $hero } платить { $health } очок здоров’я
       *[other] Перемогти: { $hero } платить { $health } очка здоров’я
    }
web-dt-pay-both = { $first } платить { $paid }, { $second } { $more }
web-dt-dies-alone =
    { $health ->
        [one] Перемогти, але { $hero } платить { $health } очко здоров’я й гине
        [few] Перемогти, але { $hero } платить { $health } очки здоров’я й гине
        [many] Перемогти, але { $hero } платить { $health } очок здоров’я й гине
       *[other] Перемогти, але { $hero } платить { $health } очка здоров’я й гине
    }
web-dt-dies-both =
    { $dead ->
        [1] { $first } платить { $paid }, { $second } { $more }: { $victim } гине
       *[other] { $first } платить { $paid }, { $second } { $more }: ніхто з них не виживе
    }

## Про що говорити

web-say-how = Сказати, але без чисел
web-say-attribute = Характеристики
web-say-foe = Супротивники
web-say-room = Кімнати

## Поради першої партії

web-dt-tip-which-deck-first = Вітаємо! Герої починають із кількох карт. У кожній колоді одна характеристика, її карти дають від +1 до +3: натисніть на колоду, що світиться, щоб узяти карту.
web-dt-tip-which-deck = Погляньте на дві кімнати: чого вони вимагають? Незіграні карти лишаються на руці для наступних поверхів, тож думайте й про дракона.
web-dt-tip-who-refills = Перед кожним поверхом герої беруть нові карти. Коли граєте наодинці, байдуже, хто перший: натисніть на героя.
web-dt-tip-which-room = Треба здолати всіх у кімнаті, до якої ви ввійдете; другу кімнату ви минаєте. Порівняйте, чого кімнати вимагають разом, із тим, що мають герої.
web-dt-tip-who-fights = Натисніть на супротивника, потім на героя, який зустріне його сам. База героя рахується лише в першому бою тут. Щоб битися вдвох, перейдіть до парних боїв.
web-dt-tip-how-to-fight = Грайте карти, що світяться, доки всі смуги не заповняться. Кожне очко, якого бракує, коштує 1 очко здоров’я. До розрахунку карти можна забрати, а з бою вийти.
web-dt-tip-how-to-fight-together = Двоє б’ються як один: їхні очки й карти додаються, але кожна потрібна характеристика на 1 більша. Те, чого бракує, поділіть, як хочете.

## Що про карту каже книга правил

web-dt-part-attribute = яка характеристика
web-dt-part-value = значення
web-dt-part-special = особливе правило
web-dt-part-type = тип героя
web-dt-part-refill = які карти бере
web-dt-part-acts-on-circumstances = що діє на обставини
web-dt-part-has = що є { $attribute }
web-dt-part-the-three-attributes = які три характеристики
web-dt-part-the-main-attribute = головна характеристика
web-dt-part-that-a-regenerating-skill-exists = що є вміння відновлюватися
web-dt-part-that-a-healing-skill-exists = що є вміння лікувати
web-dt-part-the-event = що стається

## Види карт

web-kind-boss = боси
web-kind-capability = можливості
web-kind-circumstance = обставини
web-kind-elite = елітні монстри
web-kind-hero = герої
web-kind-normal = звичайні монстри
web-kind-skill = уміння
web-part-rest = усе інше
