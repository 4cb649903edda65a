### Вежа Дракона: назва, налаштування, запитання, варіанти, журнал, фрази.
### Назви мають відмінки: $hero (називний), $hero-gen, $hero-dat, $hero-acc, $hero-ins.

game-title = Вежа Дракона
game-tagline = Разом подолайте шість поверхів і того, хто чекає нагорі.
game-about = Шість поверхів, обмаль карт і дракон на даху. Підійматися й перемагати треба разом.
game-time = 30 хв

## Налаштування гри

setting-heroes = Герої
setting-heroes-help = Скільки героїв підіймається на вежу; гравці ділять їх між собою.
setting-heroes-2 = 2
setting-heroes-3 = 3
setting-heroes-4 = 4
setting-team = Команда
setting-team-help = Оберіть героїв за столом або хай звичайних роздасть випадок.
setting-team-choose = обрати за столом
setting-team-deal = роздати зі звичайних героїв
setting-setup = Підготовка
setting-setup-help = У першій грі роздають звичайних героїв, умінь немає, а нагорі на одного елітного монстра менше; у грі з дітьми прибирають лише елітного монстра.
setting-setup-standard = стандартна
setting-setup-first-game = перша гра
setting-setup-children = гра з дітьми
setting-skills = Уміння
setting-skills-help = Чи можуть герої брати вміння і скільки саме.
setting-skills-none = без умінь
setting-skills-one = не більше одного на героя
setting-skills-many = скільки герой зможе оплатити
setting-boss = Бос
setting-boss-help = Хто чекає нагорі; коли героїв четверо, додатковий бос стоїть поруч із Драконом.
setting-boss-dragon = Дракон
setting-boss-giant-troll = Велетенський троль
setting-boss-dark-lord = Темний Володар
setting-boss-lord-of-the-dead = Повелитель мертвих
setting-variants = Складніші правила
setting-variants-help = Можна поєднувати будь-як.
setting-variants-everyone-counts = Важливий кожен: перша ж смерть означає поразку
setting-variants-surrounded = В оточенні: хто з яким монстром б’ється, вирішують до входу
setting-variants-no-break = Без перепочинку: після 3-го поверху здоров’я не додається

## Запитання

prompt-which-hero = Оберіть героя, якого поведете.
prompt-which-skill = Оберіть уміння для { $hero-gen } або не беріть жодного.
prompt-which-payment = Оберіть, за яке вміння { $hero } платить тепер.
prompt-which-gain = Можете взяти для { $hero-gen } карту з будь-якої колоди.
prompt-who-refills = Оберіть, хто далі поповнює руку.
prompt-which-deck = Оберіть колоду, з якої { $hero } візьме карту.
prompt-keep-or-replace = Лишити { $hero-dat } щойно взяту карту чи спробувати щастя?
prompt-whether-to-divine = Дозволити { $hero-dat } відкрити обставини цього поверху?
prompt-which-to-send-away = Відіслати одну з цих обставин?
prompt-which-to-swap = Поміняти місцями двох монстрів?
prompt-whom-to-trade-with = Запропонувати комусь обмін картами від імені { $hero-gen }?
prompt-whether-to-trade = Погодитися на обмін картами, який { $hero } пропонує { $other-dat }?
prompt-which-to-give = Оберіть карту, яку віддасть { $hero }.
prompt-whether-to-heal = Дозволити { $hero-dat } зараз когось зцілити?
prompt-whom-to-heal = Оберіть, яку карту скинути й кого зцілити.
prompt-which-room = Оберіть кімнату, до якої ввійдете.
prompt-who-faces-whom = Домовтеся, хто якого монстра бере на себе, у порядку боїв.
prompt-who-fights = Оберіть, хто б’ється наступним і з ким.
prompt-how-to-fight = Підготуйте бій, а тоді завершіть його.

## Варіанти

option-lead = Вести { $card-acc }
option-take-skill = Узяти «{ $card-acc }»
option-no-skill = Без уміння
option-pay = Заплатити за «{ $card-acc }»
option-gain-nothing = Не брати карти
option-refill = { $hero } поповнює руку
option-draw = { $hero } бере карту { $deck-gen }
option-replace = Скинути { $card-acc } та взяти іншу карту
option-keep = Лишити
option-decline = Не зараз
option-divine = Зазирнути наперед
option-send-away = Відіслати { $card-acc }
option-swap = Поміняти місцями { $monster-acc } та { $other-acc }
option-propose-trade = Запропонувати обмін { $other-dat }
option-agree = Погодитися
option-refuse = Відмовитися
option-give = Віддати { $card-acc }
option-begin-healing = { $hero } зцілює
option-heal-with = Скинути { $card-acc }, щоб зцілити { $target-acc }
option-think-better = Усе ж не зцілювати
option-enter = Увійти до { $room-gen } кімнати
option-assign = { $hero } самотужки бере на себе { $foe-acc }
option-assign-pair = { $first } та { $second } беруть на себе { $foe-acc }
option-agree-on-plan = План готовий: заходимо
option-unassign = Скасувати останню домовленість
option-step-back = Ще раз подумати про кімнату
option-fight-alone = { $hero } самотужки б’ється проти { $foe-gen }
option-fight-together = { $first } та { $second } б’ються проти { $foe-gen }
option-pair-up = Перейти до парних боїв
option-go-it-alone = Битися з рештою поодинці
option-play-card = Зіграти { $card-acc }
option-play-as = Зіграти { $card-acc } як карту { $attribute-gen }
option-take-back = Повернути { $card-acc } до руки
option-face-too = Узяти на себе ще й { $foe-acc }
option-leave-out = Не брати на себе { $foe-acc }
option-lower = Зменшити на 1 { $attribute-acc } { $foe-gen }
option-restore = Усе ж не послаблювати { $foe-acc }
option-use-skill = Застосувати «{ $card-acc }»
option-put-away = Не застосовувати «{ $card-acc }»
option-hand-over =
    { $health ->
        [0] Здоров’я не витрачаю. Твій хід!
        [one] З мене { $health } очко здоров’я. Твій хід!
        [few] З мене { $health } очки здоров’я. Твій хід!
        [many] З мене { $health } очок здоров’я. Твій хід!
       *[other] З мене { $health } очка здоров’я. Твій хід!
    }
option-withdraw = Вийти з цього бою
option-commit =
    { $first ->
        [0] { $second ->
            [0] Перемогти без жодної подряпини
            [one] Перемогти; другий герой платить { $second } очко здоров’я
            [few] Перемогти; другий герой платить { $second } очки здоров’я
            [many] Перемогти; другий герой платить { $second } очок здоров’я
           *[other] Перемогти; другий герой платить { $second } очка здоров’я
        }
       *[other] { $second ->
            [0] { $first ->
                [one] Перемогти за { $first } очко здоров’я
                [few] Перемогти за { $first } очки здоров’я
                [many] Перемогти за { $first } очок здоров’я
               *[other] Перемогти за { $first } очка здоров’я
            }
            [one] Перемогти; герої платять { $first } та { $second } очко здоров’я
            [few] Перемогти; герої платять { $first } та { $second } очки здоров’я
            [many] Перемогти; герої платять { $first } та { $second } очок здоров’я
           *[other] Перемогти; герої платять { $first } та { $second } очка здоров’я
        }
    }
option-give-all = Віддати все надаремно й загинути

## Слова

room-left = ліва
    .gen = лівої
    .acc = ліву
    .gender = f
room-right = права
    .gen = правої
    .acc = праву
    .gender = f
stage-solo = Одиночні бої
stage-pairs = Парні бої
stage-leftovers = Решта супротивників
word-floor = Поверх { $floor }
word-health = Здоров’я
word-hand = Рука
word-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
word-circumstances =
    { $n ->
        [one] { $n } прихована обставина
        [few] { $n } приховані обставини
        [many] { $n } прихованих обставин
       *[other] { $n } прихованої обставини
    }
word-dead = загинув
word-cleared = пройдено
word-not-taken = не обрано
word-fought = тут уже бився
word-need = Потрібно
word-base = База
word-missing = Бракує
word-covered = покрито
word-leader = говорить за загін
warning-attributes = Команді бракує характеристик: деяких монстрів здолати буде важко.
warning-no-ordinary = У команді немає жодного звичайного героя.
warning-many-special = У команді більше одного особливого героя.
warning-many-thrifty = У команді більше одного запасливого героя.
reason-victory = Вежу подолано, її господар мертвий.
reason-all-dead = Усі герої загинули.
reason-hopeless = Тих, хто лишився в кімнаті, уже не здолати.
reason-one-fell = Один герой загинув, а важливий був кожен.

## Журнал

log-hero-chosen = { $seat } веде { $hero-acc }.
log-team-unbalanced =
    { $check ->
        [attributes] Увага: команді бракує характеристик.
        [no-ordinary] Увага: у команді немає звичайного героя.
        [many-special] Увага: у команді більше одного особливого героя.
       *[many-thrifty] Увага: у команді більше одного запасливого героя.
    }
log-skill-taken = { $hero } бере вміння «{ $skill }».
log-skill-paid =
    { $cards-count ->
        [0] { $health ->
            [one] { $hero } платить { $health } очко здоров’я за вміння «{ $skill }».
            [few] { $hero } платить { $health } очки здоров’я за вміння «{ $skill }».
            [many] { $hero } платить { $health } очок здоров’я за вміння «{ $skill }».
           *[other] { $hero } платить { $health } очка здоров’я за вміння «{ $skill }».
        }
       *[other] { $health ->
            [0] { $hero } утрачає { $cards-acc } за вміння «{ $skill }».
            [one] { $hero } платить { $health } очко здоров’я за вміння «{ $skill }» і втрачає { $cards-acc }.
            [few] { $hero } платить { $health } очки здоров’я за вміння «{ $skill }» і втрачає { $cards-acc }.
            [many] { $hero } платить { $health } очок здоров’я за вміння «{ $skill }» і втрачає { $cards-acc }.
           *[other] { $hero } платить { $health } очка здоров’я за вміння «{ $skill }» і втрачає { $cards-acc }.
        }
    }
log-card-drawn = { $hero } бере { $card-acc }.
log-deck-reshuffled = Скинуті карти { $deck-gen } перетасовано в нову колоду.
log-card-replaced = { $hero } скидає { $card-acc } та бере іншу карту.
log-card-discarded = { $hero } скидає { $card-acc }.
log-tower-built = Вежа стоїть. Нагорі чекає { $boss }.
log-floor-begun = Поверх { $floor }. За загін говорить { $leader }.
log-boss-grew = { $boss } поглинає { $cards-acc }.
log-circumstances-divined = { $hero } передбачає { $cards-acc }.
log-circumstance-replaced = { $hero } відсилає { $card-acc }; на вільне місце лягає прихована карта.
log-monsters-swapped = { $hero } заманює { $monster-acc } та { $other-acc } до чужих кімнат.
log-cards-traded = { $hero } віддає { $other-dat } { $given-acc }, а навзамін отримує { $received-acc }.
log-trade-refused = { $other } відхиляє обмін, який пропонує { $hero }.
log-room-passed = Загін оминає іншу кімнату: { $cards }.
log-room-entered = Загін входить до кімнати на поверсі { $floor }: { $monsters }.
log-circumstance-revealed = Обставина: { $card }.
log-stage-begun = { $stage }.
log-fight-handed-over =
    { $cards-count ->
        [0] { $health ->
            [0] { $hero } не пропонує нічого; слово за { $other-ins }.
            [one] { $hero } пропонує { $health } очко здоров’я; слово за { $other-ins }.
            [few] { $hero } пропонує { $health } очки здоров’я; слово за { $other-ins }.
            [many] { $hero } пропонує { $health } очок здоров’я; слово за { $other-ins }.
           *[other] { $hero } пропонує { $health } очка здоров’я; слово за { $other-ins }.
        }
       *[other] { $health ->
            [0] { $hero } викладає { $cards-acc }; слово за { $other-ins }.
            [one] { $hero } викладає { $cards-acc }, пропонує { $health } очко здоров’я; слово за { $other-ins }.
            [few] { $hero } викладає { $cards-acc }, пропонує { $health } очки здоров’я; слово за { $other-ins }.
            [many] { $hero } викладає { $cards-acc }, пропонує { $health } очок здоров’я; слово за { $other-ins }.
           *[other] { $hero } викладає { $cards-acc }, пропонує { $health } очка здоров’я; слово за { $other-ins }.
        }
    }
log-fight-won =
    { $heroes-number ->
        [one] { $paid ->
            [0] { $heroes } долає { $foes-acc } без жодної подряпини.
            [one] { $heroes } долає { $foes-acc } за { $paid } очко здоров’я.
            [few] { $heroes } долає { $foes-acc } за { $paid } очки здоров’я.
            [many] { $heroes } долає { $foes-acc } за { $paid } очок здоров’я.
           *[other] { $heroes } долає { $foes-acc } за { $paid } очка здоров’я.
        }
       *[many] { $paid ->
            [0] { $heroes } долають { $foes-acc } без жодної подряпини.
            [one] { $heroes } долають { $foes-acc } за { $paid } очко здоров’я.
            [few] { $heroes } долають { $foes-acc } за { $paid } очки здоров’я.
            [many] { $heroes } долають { $foes-acc } за { $paid } очок здоров’я.
           *[other] { $heroes } долають { $foes-acc } за { $paid } очка здоров’я.
        }
    }
log-fight-lost =
    { $heroes-number ->
        [one] { $heroes } не може здолати { $foes-acc }.
       *[many] { $heroes } не можуть здолати { $foes-acc }.
    }
log-hero-died = { $hero } гине.
log-hero-healed =
    { $cause ->
        [rest] { $hero } відпочиває: здоров’я +{ $health }.
        [regeneration] { $hero } регенерує: здоров’я +{ $health }.
       *[healer] { $hero-acc } зцілено: здоров’я +{ $health }.
    }
log-skill-used = { $hero } застосовує вміння «{ $skill }».
log-room-cleared = Поверх { $floor } пройдено.
log-game-won =
    { $alive ->
        [one] Перемога! Вижив один герой.
        [few] Перемога! Вижили { $alive } герої.
        [many] Перемога! Вижило { $alive } героїв.
       *[other] Перемога! Вижило { $alive } героя.
    }
log-game-lost =
    { $reason ->
        [hopeless] Поразка на поверсі { $floor }: решту супротивників уже не здолати.
        [one-fell] Поразка на поверсі { $floor }: загинув герой.
       *[all-dead] Поразка на поверсі { $floor }: загинули всі герої.
    }

## Фрази без чисел

say-i-am-rich-in = Маю вдосталь { $attribute-gen }.
say-i-can-cover = Можу покрити { $attribute-acc }.
say-i-have-little = У мене майже не лишилося { $attribute-gen }.
say-i-have-no = У мене зовсім немає { $attribute-gen }.
say-please-take = Візьміть, прошу, більше { $attribute-gen }.
say-i-can-take = Можу здолати { $foe-acc }.
say-i-could-take-at-a-price = Можу здолати { $foe-acc }, але буде боляче.
say-i-cannot-take = Мені не здолати { $foe-gen }.
say-help-me-with = Допоможіть мені здолати { $foe-acc }.
say-please-face = Візьмете на себе { $foe-acc }?
say-let-us-go = Ходімо до { $room-gen } кімнати.
say-i-would-rather-bleed = Краще проллю кров, ніж витрачу карти.
say-please-you-pay = Прошу, цього разу платіть ви.
say-i-am-badly-hurt = Мої рани тяжкі.
say-i-am-in-good-health = Зі здоров’ям у мене все гаразд.
say-save-it-for-the-boss = Прибережіть це для верхнього поверху.
say-well-fought = Гарний бій!
