### Бос-монстр: назва, налаштування, запитання, варіанти, слова, журнал, довідка.
### Назви приходять у всіх відмінках: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Імена гравців не відмінюються: речення побудовано під називний відмінок.

## Налаштування гри

setting-variants = Варіанти
setting-variants-help = Можна поєднувати будь-як.
setting-variants-classic = Класичний режим: кожен скидає 2 із 7 карт початкової руки
setting-variants-hard = Складний режим: без звичайних героїв зі здоров’ям 4
setting-variants-pick-boss = Вибір боса: лишіть собі одного з двох
setting-variants-machinations = Махінації: хто за раунд не здобув душ, може взяти карту
setting-variants-immortality = Безсмертя: через поранення не програють, гра триває, доки є герої
setting-discard = Скид
setting-discard-help = Чи лежать у скиді карти від самого початку.
setting-discard-empty = спочатку порожній
setting-discard-seeded = спочатку 4 кімнати й 2 заклинання
setting-crushinator = Трощинатор
setting-crushinator-help = Як часто можна застосовувати цю кімнату; у різних виданнях по-різному.
setting-crushinator-unlimited = скільки завгодно
setting-crushinator-once = раз на раунд

## Запитання

prompt-which-boss = Оберіть боса, за якого гратимете.
prompt-whether-to-redraw = За правилами це погана рука. Лишити її чи повернути в колоди й набрати нову?
prompt-which-to-discard = Оберіть дві карти, щоб скинути.
prompt-which-first-room = Викладіть першу кімнату поруч із босом або почніть без неї.
prompt-which-deck = Оберіть, з якої колоди взяти карту.
prompt-which-consolation = Узяти карту, адже цього раунду ви не здобули душ?
prompt-what-to-play = Оберіть, що зробити зараз, або спасуйте.
prompt-whether-to-cancel = Скасувати { $card-acc }?
prompt-which-resolves-first = Оберіть, який із ваших ефектів спрацює першим.
prompt-which-acts-first = Зараз спрацьовує одразу кілька ваших карт: оберіть, яка буде першою.
prompt-which-target = Оберіть ціль ({ $source }).
prompt-which-payment = Оберіть карту для оплати ({ $source }).
prompt-which-first = Оберіть, що станеться спершу.
prompt-whether-to-act = Застосувати { $card-acc } ({ $moment })?
prompt-which-to-take = Оберіть { $wanted-acc } зі скиду ({ $source }).
prompt-which-spell-to-discard = Оберіть заклинання, щоб скинути ({ $source }).
prompt-which-wound = Зцілити поранення ({ $source })?
prompt-whom-to-rob = Оберіть, у кого й карту якого виду забрати ({ $source }).
prompt-whose-spell = Оберіть, хто скине випадкове заклинання ({ $source }).
prompt-which-hero-to-lure = Оберіть героя в місті, якого принадить { $source }.
prompt-which-room-to-lose = Оберіть свою кімнату, яку буде зруйновано.
prompt-which-extra-room = Збудувати ще одну кімнату ({ $source })?
prompt-which-to-swap = Поміняти місцями дві кімнати одного підземелля ({ $source })?
prompt-whose-hand = Оберіть, чию руку подивиться { $source }.
prompt-which-booty = Оберіть карту, яку віддасть { $opponent }.
prompt-where-to-search = Оберіть кімнату зі скиду або пошукайте в колоді кімнат ({ $source }).
prompt-which-found-room = Оберіть кімнату з колоди або відмовтеся ({ $source }).
prompt-whether-to-draw = Узяти три заклинання й скинути одне ({ $source })?
prompt-whom-to-seduce = Оберіть героя в місті або пошукайте в колодах героїв ({ $source }).
prompt-which-found-hero = Оберіть героя для свого входу або відмовтеся ({ $source }).
prompt-whom-to-petrify = Оберіть героя в місті, якого оберне на камінь { $source }.

## Варіанти

option-keep-boss = Грати за { $card-acc }
option-keep-hand = Лишити цю руку
option-redraw = Набрати нову руку
option-set-aside = Скинути { $card-acc }
option-take-back = Усе ж лишити { $card-acc }
option-lay-first = Викласти { $card-acc } поруч із босом
option-build-nothing = Почати без кімнати
option-draw-from = Узяти карту з колоди { $pile-gen }
option-pass-on = Пас
option-let-it-be = Не скасовувати
option-resolve-first = Спершу { $card }
option-resolve-first-at = Спершу { $card } ({ $target })
option-place = Викласти { $card-acc } ({ slot-place })
option-cast = Зіграти { $card-acc }
option-cast-at = Зіграти { $card-acc }; ціль: { $target }
option-cast-on = Зіграти { $card-acc }; ціль: { $opponent }
option-use = Застосувати { $card-acc }
option-aim-at = { $card }
option-aim-at-opponent = { $opponent }
option-pay-with = Віддати { $card-acc }
option-never-mind = Передумати
option-let-boss-act = Спершу підвищення рівня: { $card }
option-let-room-act = Спершу { $card }
option-let-act = Спершу { $card }
option-act = Застосувати { $card-acc }
option-decline = Відмовитися
option-take = Узяти { $card-acc }
option-discard = Скинути { $card-acc }
option-heal-wound = Зцілити поранення: { $card }
option-rob =
    { $pile-gender ->
        [f] Забрати навмання одну з { $pile-gen }: { $opponent }
        [n] Забрати навмання одне із { $pile-gen }: { $opponent }
       *[m] Забрати навмання одного з { $pile-gen }: { $opponent }
    }
option-strip = { $opponent } скидає заклинання
option-lure = Принадити { $card-acc }
option-give-up = Зруйнувати { $card-acc }
option-build-more = Збудувати { $card-acc } ({ slot-place })
option-swap = Поміняти місцями: { $first } та { $second }
option-look-at-hand = Подивитися руку: { $opponent }
option-snatch = Забрати { $card-acc }
option-call = Узяти { $card-acc }
option-search-rooms = Шукати в колоді кімнат
option-build-called = Збудувати { $card-acc } ({ slot-place })
option-keep-called = Лишити в руці
option-draw-three = Узяти три заклинання
option-search-heroes = Шукати в колодах героїв
option-bring = Привести { $card-acc }
option-turn-to-stone = Обернути на камінь { $card-acc }

## Слова всередині запитань, варіантів і журналу (у стосів .gender — рід однини)

slot-place =
    { $slot ->
        [0] поруч із босом
        [1] друге місце від боса
        [2] третє місце від боса
        [3] четверте місце від боса
       *[other] п’яте місце від боса
    }
pile-boss = боси
    .gen = босів
    .dat = босам
    .acc = босів
    .ins = босами
    .loc = босах
    .gender = m
pile-room = кімнати
    .gen = кімнат
    .dat = кімнатам
    .acc = кімнати
    .ins = кімнатами
    .loc = кімнатах
    .gender = f
pile-spell = заклинання
    .gen = заклинань
    .dat = заклинанням
    .acc = заклинання
    .ins = заклинаннями
    .loc = заклинаннях
    .gender = n
pile-hero = герої
    .gen = героїв
    .dat = героям
    .acc = героїв
    .ins = героями
    .loc = героях
    .gender = m
pile-epic = епічні герої
    .gen = епічних героїв
    .dat = епічним героям
    .acc = епічних героїв
    .ins = епічними героями
    .loc = епічних героях
    .gender = m
wanted-card = карта
    .gen = карти
    .dat = карті
    .acc = карту
    .ins = картою
    .loc = карті
    .gender = f
wanted-other-card = інша карта
    .gen = іншої карти
    .dat = іншій карті
    .acc = іншу карту
    .ins = іншою картою
    .loc = іншій карті
    .gender = f
wanted-room = кімната
    .gen = кімнати
    .dat = кімнаті
    .acc = кімнату
    .ins = кімнатою
    .loc = кімнаті
    .gender = f
wanted-monster-room = кімната з монстром
    .gen = кімнати з монстром
    .dat = кімнаті з монстром
    .acc = кімнату з монстром
    .ins = кімнатою з монстром
    .loc = кімнаті з монстром
    .gender = f
moment-built = кімнату збудовано
moment-other-built = збудовано іншу кімнату
moment-other-destroyed = зруйновано іншу кімнату
moment-hero-dies-in-room = у вашій кімнаті загинув герой
moment-market-card-taken = ви взяли карту з ринку
moment-turn-ends = хід закінчується
moment-hero-dies-here = там загинув герой
moment-own-spell = ви зіграли заклинання
set-boss-monster = Бос-монстр

## Заголовки

phase-name-setup = Підготовка
phase-name-beginning = Початок раунду
phase-name-build = Будівництво
phase-name-bait = Приманка
phase-name-adventure = Пригода
phase-name-end = Кінець раунду
word-souls = Душі
word-wounds = Поранення
word-round = Раунд
word-xp = ОД
count-xp = { NUMBER($n, useGrouping: 0) } ОД
word-town = Місто
word-entrance = Вхід
word-dungeon = Підземелля
word-discard = Скид
word-deck = Колода
word-hand = Рука
word-treasure = Скарби
word-damage = Ушкодження
word-health = Здоров’я
word-boss = Бос
word-room = Кімната
word-rooms = Кімнати
word-spell = Заклинання
word-spells = Заклинання
word-hero = Герой
word-heroes = Герої
word-level-up = Підвищення рівня
word-phase = Фаза
word-active = Ходить
word-waiting = Очікують
word-face-down = Сорочкою догори
word-deactivated = Деактивовано
word-used = Застосовано
word-beneath = Під нею
word-out = Поза грою
word-closed = Входу немає
word-last-round = Останній раунд
zone-boss-deck = Колода босів
zone-room-deck = Колода кімнат
zone-spell-deck = Колода заклинань
zone-hero-deck = Колода героїв
zone-epic-deck = Колода епічних героїв
zone-discard = Скид
zone-town = Місто
zone-walking = Усередині підземелля
zone-announced = Оголошено
zone-removed = Поза грою
zone-boss-choice = Боси на вибір
zone-boss = Бос
zone-hand = Рука
zone-set-aside = Відкладено
zone-entrance = Вхід
zone-souls = Душі
zone-wounds = Поранення
zone-dungeon = Підземелля

## Скільки; $n — число

count-souls =
    { $n ->
        [one] { $n } душа
        [few] { $n } душі
        [many] { $n } душ
       *[other] { $n } душі
    }
    .acc =
        { $n ->
            [one] { $n } душу
            [few] { $n } душі
            [many] { $n } душ
           *[other] { $n } душі
        }
count-wounds =
    { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
        [many] { $n } поранень
       *[other] { $n } поранення
    }
    .acc =
        { $n ->
            [one] { $n } поранення
            [few] { $n } поранення
            [many] { $n } поранень
           *[other] { $n } поранення
        }
count-rooms =
    { $n ->
        [one] { $n } кімната
        [few] { $n } кімнати
        [many] { $n } кімнат
       *[other] { $n } кімнати
    }
count-spells =
    { $n ->
        [one] { $n } заклинання
        [few] { $n } заклинання
        [many] { $n } заклинань
       *[other] { $n } заклинання
    }
count-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }

## Автоматичний пас

auto-setting = Вікна для заклинань
auto-able = запитувати, коли я можу щось змінити
auto-ask = повний контроль: запитувати в кожному вікні
auto-through = пасувати, доки цей герой не пройде
auto-aimed = пасувати, доки щось не націлять на мене
auto-build = пасувати до мого наступного будівництва
auto-passed = Пас за вас: ніщо з того, що ви могли зробити, нічого не змінило б.
auto-passed-hero = Пас за вас: ніщо не могло змінити долю { $hero-gen }.
auto-passed-nothing = Пас за вас: зіграти нічого.
auto-passed-by = Пас за вас, як ви обрали: { $mode }.

## Чому гру закінчено

reason-souls = Зібрано десять душ.
reason-last-standing = Лишився тільки один бос.
reason-all-lost = Не вистояв жоден бос: в усіх забагато поранень.
reason-heroes-gone = Героїв більше немає.

## Журнал

log-boss-taken =
    { $seat-is ->
        [you] Ви граєте за { $boss-acc } (ОД: { NUMBER($xp, useGrouping: 0) }).
       *[other] { $seat } грає за { $boss-acc } (ОД: { NUMBER($xp, useGrouping: 0) }).
    }
log-bosses-offered =
    { $seat-is ->
        [you] Ви обираєте одного боса з двох.
       *[other] { $seat } обирає одного боса з двох.
    }
log-discard-seeded = У скиді від самого початку: { $cards }.
log-cards-drawn =
    { $seat-is ->
        [you] Ви берете { $cards-acc }.
       *[other] { $seat } бере { $cards-acc }.
    }
log-hand-redrawn =
    { $seat-is ->
        [you] Ви повертаєте руку в колоди й набираєте нову.
       *[other] { $seat } повертає руку в колоди й набирає нову.
    }
log-cards-discarded =
    { $seat-is ->
        [you] Ви скидаєте { $cards-acc }.
       *[other] { $seat } скидає { $cards-acc }.
    }
log-deck-reshuffled = Скинуті карти { $pile-gen } перетасовано в нову колоду.
log-round-begun = Раунд { $round }.
log-heroes-revealed =
    { $heroes-number ->
        [one] Новий герой у місті: { $heroes }.
       *[many] Нові герої в місті: { $heroes }.
    }
log-build-turn-begun =
    { $seat-is ->
        [you] Ви можете будувати.
       *[other] { $seat } може будувати.
    }
log-room-placed =
    { $seat-is ->
        [you] Ви викладаєте сорочкою догори { $room-acc } ({ slot-place }).
       *[other] { $seat } викладає сорочкою догори { $room-acc } ({ slot-place }).
    }
log-nothing-built =
    { $seat-is ->
        [you] Ви нічого не будуєте.
       *[other] { $seat } нічого не будує.
    }
log-room-built =
    { $seat-is ->
        [you] Ви одразу будуєте { $room-acc } ({ slot-place }).
       *[other] { $seat } одразу будує { $room-acc } ({ slot-place }).
    }
log-leveled-up =
    { $seat-is ->
        [you] Ваш бос підвищує рівень: { $boss }.
       *[other] { $boss } підвищує рівень ({ $seat }).
    }
log-hero-lured =
    { $seat-is ->
        [you] Ви заманюєте { $hero-acc }.
       *[other] { $seat } заманює { $hero-acc }.
    }
log-hero-stayed =
    { $tie ->
        [0] Ніхто не має чим виманити { $hero-acc } з міста.
       *[other] Ніхто не виманює { $hero-acc } з міста: нічия.
    }
log-adventure-turn-begun =
    { $seat-is ->
        [you] Пригода: ваш хід.
       *[other] Пригода: ходить { $seat }.
    }
log-dungeon-entered =
    { $seat-is ->
        [you] До вашого підземелля входить { $hero }.
       *[other] { $seat } зустрічає { $hero-acc } у своєму підземеллі.
    }
log-hero-turned-back = { $room } повертає { $hero-acc } на одну кімнату назад.
log-hero-died =
    { $seat-is ->
        [you] { $souls ->
            [one] Ви вбиваєте { $hero-acc } і здобуваєте { $souls } душу.
            [few] Ви вбиваєте { $hero-acc } і здобуваєте { $souls } душі.
            [many] Ви вбиваєте { $hero-acc } і здобуваєте { $souls } душ.
           *[other] Ви вбиваєте { $hero-acc } і здобуваєте { $souls } душі.
        }
       *[other] { $souls ->
            [one] { $seat } вбиває { $hero-acc } і здобуває { $souls } душу.
            [few] { $seat } вбиває { $hero-acc } і здобуває { $souls } душі.
            [many] { $seat } вбиває { $hero-acc } і здобуває { $souls } душ.
           *[other] { $seat } вбиває { $hero-acc } і здобуває { $souls } душі.
        }
    }
log-hero-survived =
    { $seat-is ->
        [you] { $wounds ->
            [one] До вашого боса доходить { $hero }: ви зазнаєте { $wounds } поранення.
            [few] До вашого боса доходить { $hero }: ви зазнаєте { $wounds } поранень.
            [many] До вашого боса доходить { $hero }: ви зазнаєте { $wounds } поранень.
           *[other] До вашого боса доходить { $hero }: ви зазнаєте { $wounds } поранення.
        }
       *[other] { $wounds ->
            [one] { $seat } пропускає { $hero-acc } до боса й зазнає { $wounds } поранення.
            [few] { $seat } пропускає { $hero-acc } до боса й зазнає { $wounds } поранень.
            [many] { $seat } пропускає { $hero-acc } до боса й зазнає { $wounds } поранень.
           *[other] { $seat } пропускає { $hero-acc } до боса й зазнає { $wounds } поранення.
        }
    }
log-spell-announced =
    { $seat-is ->
        [you] Ви граєте { $spell-acc }.
       *[other] { $seat } грає { $spell-acc }.
    }
log-effect-announced =
    { $seat-is ->
        [you] Ви застосовуєте { $room-acc }.
       *[other] { $seat } застосовує { $room-acc }.
    }
log-target-chosen = { $source }: ціль — { $target }.
log-opponent-chosen =
    { $opponent-is ->
        [you] { $source }: ціль — ви.
       *[other] { $source }: ціль — { $opponent }.
    }
log-spell-cancelled =
    { $seat-is ->
        [you] Ваше заклинання скасовано: { $spell }.
       *[other] Заклинання скасовано: { $spell } ({ $seat }).
    }
log-target-lost =
    { $seat-is ->
        [you] Цілі немає, ваш ефект пропадає: { $source }.
       *[other] Цілі немає, ефект пропадає: { $source } ({ $seat }).
    }
log-room-destroyed =
    { $seat-is ->
        [you] Вашу кімнату зруйновано: { $room }.
       *[other] Кімнату зруйновано: { $room } ({ $seat }).
    }
log-room-deactivated =
    { $seat-is ->
        [you] Вашу кімнату деактивовано до кінця раунду: { $room }.
       *[other] Кімнату деактивовано до кінця раунду: { $room } ({ $seat }).
    }
log-rooms-reactivated =
    { $rooms-number ->
        [one] Кімната знову активна: { $rooms }.
       *[many] Кімнати знову активні: { $rooms }.
    }
log-room-strengthened = { $room }: ушкоджень більше на { $damage } до кінця раунду.
log-dungeon-strengthened =
    { $seat-is ->
        [you] Ви додаєте всім своїм кімнатам { $damage } до ушкоджень до кінця раунду.
       *[other] { $seat } додає всім своїм кімнатам { $damage } до ушкоджень до кінця раунду.
    }
log-treasure-doubled =
    { $seat-is ->
        [you] Ви подвоюєте скарби своїх кімнат до кінця раунду.
       *[other] { $seat } подвоює скарби своїх кімнат до кінця раунду.
    }
log-hero-strengthened = { $hero }: здоров’я більше на { $health } до кінця раунду.
log-hero-hurt = { $hero }: додаткові ушкодження { $damage } (усього { $hurt } із { $health }).
log-hero-sent-to-town = Знову в місті: { $hero }.
log-hero-sent-to-entrance =
    { $seat-is ->
        [you] Ви зустрічаєте біля входу { $hero-acc }.
       *[other] { $seat } зустрічає біля входу { $hero-acc }.
    }
log-hero-sent-to-start =
    { $seat-is ->
        [you] Ви повертаєте { $hero-acc } до першої кімнати.
       *[other] { $seat } повертає { $hero-acc } до першої кімнати.
    }
log-hero-removed = З гри вилучають { $hero-acc }.
log-wound-healed =
    { $seat-is ->
        [you] Ви зцілюєте поранення, тепер це душа: { $hero }.
       *[other] { $seat } зцілює поранення, тепер це душа: { $hero }.
    }
log-card-taken =
    { $seat-is ->
        [you] Ви берете { $card-acc }.
       *[other] { $seat } бере { $card-acc }.
    }
log-card-stolen =
    { $seat-is ->
        [you] Ви забираєте { $card-acc }; карту втрачає { $opponent }.
       *[other] { $opponent-is ->
            [you] { $seat } забирає у вас { $card-acc }.
           *[other] { $seat } забирає { $card-acc }; карту втрачає { $opponent }.
        }
    }
log-hand-shown =
    { $seat-is ->
        [you] Ви дивитеся чужу руку. { $opponent } показує { $cards-acc }.
       *[other] { $opponent-is ->
            [you] { $seat } дивиться вашу руку: { $cards }.
           *[other] { $seat } дивиться чужу руку. { $opponent } показує { $cards-acc }.
        }
    }
log-deck-searched =
    { $seat-is ->
        [you] Ви переглядаєте колоду { $pile-gen }; потім її перетасують.
       *[other] { $seat } переглядає колоду { $pile-gen }; потім її перетасують.
    }
log-rooms-swapped =
    { $seat-is ->
        [you] { $first } та { $second } міняються місцями у вас.
       *[other] { $first } та { $second } міняються місцями ({ $seat }).
    }
log-dungeon-closed =
    { $seat-is ->
        [you] Цього раунду ви не приймаєте героїв: вони чекають біля входу.
       *[other] { $seat } цього раунду не приймає героїв: вони чекають біля входу.
    }
log-extra-room-allowed =
    { $seat-is ->
        [you] Ви можете викласти цього раунду ще одну кімнату.
       *[other] { $seat } може викласти цього раунду ще одну кімнату.
    }
log-player-lost =
    { $seat-is ->
        [you] Ви вибуваєте з гри: забагато поранень.
       *[other] { $seat } вибуває з гри: забагато поранень.
    }
log-game-ended =
    { $reason ->
        [souls] Перемога: { $seat }. Зібрано десять душ.
        [last-standing] Перемога: { $seat }. Лишився тільки один бос.
        [all-lost] Перемога: { $seat }. Забагато поранень у всіх босів, але тут підсумок найкращий.
       *[heroes-gone] Перемога: { $seat }. Герої закінчилися.
    }
