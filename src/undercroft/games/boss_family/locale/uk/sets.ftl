### «Аварійна посадка» та «Геройські штучки»: налаштування, питання, вибір, слова, записи журналу; і слова всієї родини

## Налаштування гри

setting-sets-crash-landing = Аварійна посадка
setting-sets-tools-of-hero-kind = Геройські штучки

## Питання

prompt-whom-to-copy = Оберіть боса, чиє підвищення рівня переймає { $source }.
prompt-which-to-uncover = Підняти нагору накриту кімнату? { $source }, підземелля: { $owner }.
prompt-whom-to-bite = Оберіть героя, якому буде завдано 3 ушкодження ({ $source }).
prompt-which-item = Лицем догори може лежати лише один предмет: застосувати старий негайно чи перевернути один сорочкою догори?
prompt-which-aim = Оберіть ціль ({ $source }).
prompt-whom-to-arm = Оберіть героя, який дістане предмет ({ $source }).

## Вибір

option-copy-boss = { $card }
option-uncover-room = Підняти нагору { $card-acc }
option-bite = { $card }
option-use-at-once = Застосувати { $card-acc } негайно
option-turn-over = Перевернути { $card-acc } сорочкою догори
option-aim-item = { $target }
option-aim-item-on = { $opponent }
option-arm = { $card }

## Слова в питаннях, виборі та журналі

back-item = карта предмета
    .gen = карти предмета
    .dat = карті предмета
    .acc = карту предмета
    .ins = картою предмета
    .loc = карті предмета
    .gender = f
pile-item = предмети
    .gen = предметів
    .dat = предметам
    .acc = предмети
    .ins = предметами
    .loc = предметах
    .gender = p
wanted-advanced-room = покращена кімната
    .gen = покращеної кімнати
    .dat = покращеній кімнаті
    .acc = покращену кімнату
    .ins = покращеною кімнатою
    .loc = покращеній кімнаті
    .gender = f
way-kill = Убити героя, у якого лишилося не більше 2 очок здоров’я
way-take = Забрати героя, який уцілів в іншого гравця
moment-item-enters = увійшов герой із предметом
set-crash-landing = Аварійна посадка
set-tools-of-hero-kind = Геройські штучки
word-item = Предмет
word-items = Предмети
word-carries = несе { $item-acc }
word-hurt = отримано ушкоджень: { $n }
zone-item-deck = Колода предметів
zone-items-waiting = Предмети в місті
zone-items-carried = Предмети героїв
zone-items = Предмет лицем догори
zone-items-spent = Предмети сорочкою догори

## Журнал

log-room-uncovered = Піднято нагору кімнату: { $room } ({ $seat }).
log-room-enriched = { $room }: до кінця раунду скарбів { $treasure-gen } більше на { $count }.
log-level-up-copied = { $boss } переймає підвищення рівня: { $other } ({ $seat }).
log-survivor-taken =
    { $souls ->
        [one] { $seat } забирає { $hero-acc } і здобуває { $souls } душу; героя втрачає { $opponent }.
        [few] { $seat } забирає { $hero-acc } і здобуває { $souls } душі; героя втрачає { $opponent }.
       *[many] { $seat } забирає { $hero-acc } і здобуває { $souls } душ; героя втрачає { $opponent }.
    }
log-items-revealed = У місті з’являються предмети: { $items }.
log-item-given = { $hero } бере { $item-acc }.
log-item-won =
    { $seat-is ->
        [you] Ви здобуваєте предмет: { $item }.
       *[other] { $seat } здобуває предмет: { $item }.
    }
log-item-kept = { $seat } кладе { $item-acc } сорочкою догори у зону підрахунку балів.
log-item-turned-up = Предмет лежить лицем догори: { $item } ({ $seat }).
log-item-turned-down = Предмет лежить сорочкою догори: { $item } ({ $seat }).
log-item-used-at-once = { $seat } негайно застосовує { $item-acc }.
log-item-acted = Спрацьовує предмет: { $item } ({ $hero }).
log-order-reversed = Порядок кімнат тепер зворотний ({ $seat }).
log-room-skipped = { $hero } минає наступну кімнату.
log-wound-counted = { $seat } до кінця раунду рахує на одне поранення більше.
log-cannot-lose = { $seat } цього раунду не може програти через поранення.
log-ordinary-monsters-strengthened = { $seat } додає своїм звичайним кімнатам із монстрами { $damage } до ушкоджень до кінця раунду.

## Слова всієї родини

prompt-which-way = Оберіть, як застосувати { $source-acc }.
option-prepare = Зіграти { $card-acc }
option-spend = Скинути { $card-acc } заради ефекту
option-choose-way = { $way }
way-only = Застосувати
power-spike-level-2 = 2-й рівень: скинути карту, 2 ушкодження героєві тут
power-kid-croak-level-2 = 2-й рівень: поміняти місцями дві кімнати
power-draculad-level-2 = 2-й рівень: повернути героя до міста
power-mageseeker-level-2 = 2-й рівень: скинути заклинання й скасувати чуже
power-spike-level-3 = 3-й рівень: повернути мінібоса в руку
power-kid-croak-level-3 = 3-й рівень: ушкодження кімнат з монстрами +1
power-kid-croak-level-3-minus = 3-й рівень: ушкодження кімнат з монстрами −1
power-draculad-level-3 = 3-й рівень: подивитися руку й забрати карту
power-rocky-level-3 = 3-й рівень: +5 здоров’я героєві
power-cerebella-level-3 = 3-й рівень: підземелля втрачає властивості
power-paddywhack-level-3 = 3-й рівень: убити героя тут
power-icicle-man-level-3 = 3-й рівень: деактивувати кімнату
power-mageseeker-level-3 = 3-й рівень: герої оминають першу кімнату
power-brassknuckle-level-3 = 3-й рівень: подвійні ушкодження тут
power-jinx-level-3 = 3-й рівень: привести героя з міста
way-weaker = Узяти заклинання, ушкоджень менше на 2
way-stronger = Скинути заклинання, ушкоджень більше на 2
way-spell = Узяти заклинання
way-coins = Отримати 2 монети
way-silence = Вимкнути властивість кімнати
way-deactivate = Деактивувати кімнату
way-own-hero = 2 ушкодження героєві у своєму підземеллі
way-miniboss-hero = 4 ушкодження героєві в кімнаті з мінібосом
way-monsters = Скинути дві кімнати з монстром
way-miniboss = Скинути мінібоса
moment-uncovered = кімната з’явилася з-під іншої
moment-any-destroyed = зруйновано кімнату
moment-hero-leaves = герой вийшов звідти живим
moment-hero-killed = ви вбили героя
moment-opponent-discards = суперник скинув карти
moment-opponent-raises = суперник збудував або підвищив мінібоса
moment-coins-gained = ви отримали монети
moment-build-begins = почалася фаза будівництва
moment-build-turn-ends = ваш хід будівництва закінчено
log-damage-doubled = { $room }: ушкодження подвоєно до кінця раунду.
log-acts-as-built =
    { $seat-is ->
        [you] Спрацьовує, наче після побудови: { $room } (ваша кімната).
       *[other] Спрацьовує, наче після побудови: { $room } ({ $seat }).
    }
