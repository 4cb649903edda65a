### Супербос-монстр: що тут сказано понад інші видання або інакше.
### Назви приходять у всіх відмінках: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Імена гравців не відмінюються: речення побудовано під називний відмінок.

game-title = Супербос-монстр
game-tagline = Відправте посіпаку до міста, збудуйте підземелля й зберіть душі героїв.
game-about = «Бос-монстр» із містом: беріть карти з ринку, відправляйте посіпаку у справах, відповідайте заклинанням на заклинання й зберіть більше душ, ніж поранень. Можна грати й наодинці.
game-time = 45 хв

## Налаштування гри

setting-sets-help = Босів, кімнати й заклинання цих наборів замішують у колоди; не для соло-гри. Те, що на їхніх картах зветься раундом, тут — хід.
setting-sets-minibosses = Повстання мінібосів
setting-heroes-super-boss-monster = із «Супербос-монстра»
setting-challenge = Випробування
setting-challenge-help = Для одного гравця: кожному героєві в місті потрібно на один скарб більше, а здобутий титул починається зі слова «справжній».
setting-challenge-off = ні
setting-challenge-on = так

## Запитання

prompt-which-market-card = Візьміть карту з ринку.
prompt-where-to-send = Відправте посіпаку у вільну зону дії. Вона спрацює після будівництва.
prompt-whose-dungeon = { $space }: оберіть, до чийого підземелля відправити героя.
prompt-which-leftover = Візьміть одну з карт, що лишилися на ринку.
prompt-which-stack = Оберіть стіс кімнат, який слід перетасувати, або відмовтеся.
prompt-what-to-build = Викладіть кімнату сорочкою догори або нічого не будуйте цього ходу.
prompt-which-room-for-token = Оберіть { $taker-acc } для жетона ушкоджень ({ $source }).
prompt-whether-to-put-token = Покласти жетон ушкоджень на { $taker-acc } ({ $source })?
prompt-which-card-to-discard = Оберіть карту, щоб скинути ({ $source }).
prompt-which-spell-to-discard =
    { $source ->
        [-1] Оберіть заклинання, щоб скинути ({ landmark-library }).
       *[other] Оберіть заклинання, щоб скинути ({ $source }).
    }
prompt-which-second-target = Оберіть другу ціль або обійдіться однією ({ $source }).
prompt-which-opponent = Оберіть суперника ({ $source }).
prompt-which-wound-to-heal = Оберіть, яке поранення зцілити ({ $source }).
prompt-whom-to-board = Оберіть, у кого забрати випадкову карту кімнати ({ $source }).
prompt-which-mask = Оберіть, який скарб отримає бос ({ $source }).
prompt-whose-card = Оберіть, хто скине випадкову карту ({ $source }).
prompt-whom-to-drag-in = Оберіть героя в місті для свого входу ({ $source }).
prompt-which-wound-to-treat = Скинути дві карти, щоб зцілити поранення ({ $source })?
prompt-which-card-for-treatment = Оберіть карту, яку скинете за зцілення ({ $source }).
prompt-which-spell-to-keep = Оберіть, яке заклинання лишити; інше піде під низ колоди ({ $source }).
prompt-which-symbol-to-show = Оберіть скарб для свого боса до кінця ходу ({ $source }).
prompt-which-room-to-scrap = Зруйнувати іншу свою кімнату, щоб покласти два жетони ушкоджень на { $source-acc }?
prompt-which-token-to-move = Перемістити жетон ушкоджень з іншої кімнати на { $source-acc }?
prompt-room-or-old-spell = Візьміть карту кімнати з колоди або заклинання зі скиду ({ $source }).
prompt-which-room-to-neutralize = Оберіть кімнату суперника, яку слід знешкодити ({ $source }).
prompt-which-room-to-lift = Оберіть карту кімнати, яку віддасть { $opponent }.
prompt-which-rushed-room = Викласти зараз сорочкою догори ще одну кімнату ({ $source })?
prompt-which-token-to-lose = Оберіть свою кімнату, з якої приберуть жетон ушкоджень ({ $source }).
prompt-how-many-tokens = Оберіть, скільки жетонів ушкоджень прибрати ({ $card }).

## Варіанти

option-place-nothing = Нічого не будувати
option-take-market-card = Узяти { $card-acc }
option-draw-instead = Узяти натомість карту з колоди { $pile-gen } ({ $source })
option-send-minion = Відправити посіпаку: { $space }
option-post-minion = Поставити посіпаку на { $card-acc }
option-summon-to = { $opponent-is ->
    [you] До свого підземелля
   *[other] До входу: { $opponent }
}
option-take-leftover = Узяти { $card-acc }
option-shuffle-stack = Перетасувати стіс: { $card }
option-put-token = Покласти жетон на { $card-acc }
option-throw-away = Скинути { $card-acc }
option-cast-to = Зіграти { $card-acc }; ціль: { $space }
option-aim-also-at = { $card }
option-aim-at-no-more = Лише одна ціль
option-choose-opponent = { $opponent }
option-absolve = Зцілити поранення: { $card }
option-board = Забрати випадкову карту кімнати: { $opponent }
option-pose-as = { $treasure }
option-spoil = { $opponent } скидає карту
option-treat = Скинути дві карти й зцілити поранення: { $card }
option-hand-over = Скинути { $card-acc }
option-keep-spell = Лишити собі { $card-acc }
option-show-symbol = { $treasure }
option-scrap = Зруйнувати { $card-acc }
option-move-token = Перемістити жетон звідси: { $card }
option-whisper-in = Знешкодити { $card-acc }
option-take-tokens-off =
    { $tokens ->
        [one] { $tokens } жетон ушкоджень
        [few] { $tokens } жетони ушкоджень
        [many] { $tokens } жетонів ушкоджень
       *[other] { $tokens } жетона ушкоджень
    }
option-lift = Забрати { $card-acc }
option-rush = Викласти { $card-acc } ({ slot-place })
option-lose-token = Прибрати жетон звідси: { $card }

## Зони дії в кількох словах; ціле речення — у `space-…-text`

space-temple-treasure = Храм (ще один скарб клірика)
space-temple-bonus = Храм (карта, що лишилася на ринку)
space-temple-summon = Храм (виклик героя)
space-stadium-treasure = Стадіон (ще один скарб бійця)
space-stadium-bonus = Стадіон (узяти карту кімнати)
space-stadium-summon = Стадіон (виклик героя)
space-library-treasure = Бібліотека (ще один скарб мага)
space-library-bonus = Бібліотека (узяти заклинання, скинути заклинання)
space-library-summon = Бібліотека (виклик героя)
space-hideout-treasure = Сховок (ще один скарб злодія)
space-hideout-bonus = Сховок (остання кімната завдає на 2 ушкодження більше)
space-hideout-summon = Сховок (виклик героя)
space-tavern-summon = Таверна (виклик верхнього героя)
space-launch-pad-treasure = Пускова платформа (ще один скарб мандрівника)
space-launch-pad-bonus = Пускова платформа (перетасувати стіс кімнат)
space-launch-pad-summon = Пускова платформа (виклик героя)

## Слова всередині запитань, варіантів і журналу

taker-any-room = своя кімната
    .gen = своєї кімнати
    .dat = своїй кімнаті
    .acc = свою кімнату
    .ins = своєю кімнатою
    .loc = своїй кімнаті
    .gender = f
taker-monster-room = своя кімната з монстром
    .gen = своєї кімнати з монстром
    .dat = своїй кімнаті з монстром
    .acc = свою кімнату з монстром
    .ins = своєю кімнатою з монстром
    .loc = своїй кімнаті з монстром
    .gender = f
taker-trap-room = своя кімната з пасткою
    .gen = своєї кімнати з пасткою
    .dat = своїй кімнаті з пасткою
    .acc = свою кімнату з пасткою
    .ins = своєю кімнатою з пасткою
    .loc = своїй кімнаті з пасткою
    .gender = f
taker-neighbouring-monster = сусідня кімната з монстром
    .gen = сусідньої кімнати з монстром
    .dat = сусідній кімнаті з монстром
    .acc = сусідню кімнату з монстром
    .ins = сусідньою кімнатою з монстром
    .loc = сусідній кімнаті з монстром
    .gender = f
taker-other-room = інша своя кімната
    .gen = іншої своєї кімнати
    .dat = іншій своїй кімнаті
    .acc = іншу свою кімнату
    .ins = іншою своєю кімнатою
    .loc = іншій своїй кімнаті
    .gender = f
taker-other-trap = інша своя кімната з пасткою
    .gen = іншої своєї кімнати з пасткою
    .dat = іншій своїй кімнаті з пасткою
    .acc = іншу свою кімнату з пасткою
    .ins = іншою своєю кімнатою з пасткою
    .loc = іншій своїй кімнаті з пасткою
    .gender = f
health-token =
    { $token ->
        [-2] −2
       *[other] +{ $token }
    }
set-super-boss-monster = Супербос-монстр

## Заголовки

phase-name-town = Місто
phase-name-minion = Посіпаки
word-market = Ринок
word-landmark = Знакова локація
word-landmarks = Знакові локації
word-space = Зона дії
word-minion = Посіпака
word-minions = Посіпаки
word-base = База
word-first-player = Перший гравець
word-damage-tokens = Жетони ушкоджень
word-health-token = Жетон здоров’я
word-neutralized = Знешкоджено
word-asleep = Спить
word-awake = Не спить
word-stack = Ланцюжок ефектів
word-score = Бали
word-title = Титул
word-challenge = Випробування
zone-market = Ринок
zone-landmark = Знакова локація

## Скільки; $n — число

count-tokens =
    { $n ->
        [one] { $n } жетон ушкоджень
        [few] { $n } жетони ушкоджень
        [many] { $n } жетонів ушкоджень
       *[other] { $n } жетона ушкоджень
    }
count-points =
    { $n ->
        [one] { $n } бал
        [few] { $n } бали
        [many] { $n } балів
       *[other] { $n } бала
    }
count-needed =
    { $n ->
        [one] потрібен { $n } скарб
        [few] потрібно { $n } скарби
        [many] потрібно { $n } скарбів
       *[other] потрібно { $n } скарбу
    }
score-line = Душі мінус поранення: { $points } із { $most }. Титул: { $title }.
score-next =
    { $n ->
        [one] до наступного титулу { $n } бал
        [few] до наступного титулу { $n } бали
        [many] до наступного титулу { $n } балів
       *[other] до наступного титулу { $n } бала
    }

## Чому гру закінчено

reason-wounds = У вас п’ять поранень.
reason-tavern = Героєві довелося піти до таверни.

## Журнал

log-heroes-revealed =
    { $heroes-number ->
        [one] Розкрито нового героя: { $heroes }.
       *[many] Розкрито нових героїв: { $heroes }.
    }
log-hero-stayed =
    { $tie ->
        [0] Нікому не вистачає скарбів, щоб виманити { $hero-acc } з міста.
       *[other] Ніхто не виманює { $hero-acc } з міста: нічия.
    }
log-hand-redrawn =
    { $seat-is ->
        [you] Ви показуєте руку, повертаєте її в колоди й набираєте нову.
       *[other] { $seat } показує руку, повертає її в колоди й набирає нову.
    }
log-marker-passed =
    { $seat-is ->
        [you] Тепер перший гравець — ви.
       *[other] Тепер перший гравець — { $seat }.
    }
log-market-filled = На ринку: { $cards }.
log-market-cleared = Решта ринку йде у скид: { $cards }.
log-market-card-taken =
    { $seat-is ->
        [you] Ви берете з ринку { $card-acc }.
       *[other] { $seat } бере з ринку { $card-acc }.
    }
log-drawn-instead = { $seat } бере карту не з ринку, а з колоди ({ $source }).
log-hero-pushed = Місто повне, і героя витісняють на знакову локацію «{ $landmark }»: { $hero }.
log-hero-went-straight = Герой іде просто на знакову локацію «{ $landmark }»: { $hero }.
log-minion-sent =
    { $seat-is ->
        [you] Ви відправляєте посіпаку: { $space }.
       *[other] { $seat } відправляє посіпаку: { $space }.
    }
log-minion-posted =
    { $seat-is ->
        [you] Ви ставите посіпаку на { $card-acc }.
       *[other] { $seat } ставить посіпаку на { $card-acc }.
    }
log-minion-idle =
    { $seat-is ->
        [you] Ви не маєте вільної зони дії: посіпака лишається на базі.
       *[other] { $seat } не має вільної зони дії: посіпака лишається на базі.
    }
log-minion-moved =
    { $seat-is ->
        [you] Ви переміщуєте посіпаку: { $space }.
       *[other] { $seat } переміщує посіпаку: { $space }.
    }
log-errand-done =
    { $seat-is ->
        [you] Ваш посіпака діє: { $space }.
       *[other] Посіпака діє ({ $seat }): { $space }.
    }
log-card-errand-done =
    { $seat-is ->
        [you] Ваш посіпака діє: { $card }.
       *[other] Посіпака діє ({ $seat }): { $card }.
    }
log-errand-in-vain =
    { $seat-is ->
        [you] Ваш посіпака прийшов намарно.
       *[other] Посіпака прийшов намарно ({ $seat }).
    }
log-hero-summoned = { $seat } викликає { $hero-acc } із жетоном здоров’я { health-token }; біля входу героя чекає { $opponent }.
log-tokens-placed =
    { $tokens ->
        [one] На { $room-acc } кладуть { $tokens } жетон ушкоджень.
        [few] На { $room-acc } кладуть { $tokens } жетони ушкоджень.
        [many] На { $room-acc } кладуть { $tokens } жетонів ушкоджень.
       *[other] На { $room-acc } кладуть { $tokens } жетона ушкоджень.
    }
log-tokens-removed =
    { $tokens ->
        [one] З кімнати прибирають { $tokens } жетон ушкоджень: { $room }.
        [few] З кімнати прибирають { $tokens } жетони ушкоджень: { $room }.
        [many] З кімнати прибирають { $tokens } жетонів ушкоджень: { $room }.
       *[other] З кімнати прибирають { $tokens } жетона ушкоджень: { $room }.
    }
log-tokens-lost =
    { $tokens ->
        [one] Разом із кімнатою пропадає { $tokens } жетон ушкоджень: { $room }.
        [few] Разом із кімнатою пропадають { $tokens } жетони ушкоджень: { $room }.
        [many] Разом із кімнатою пропадають { $tokens } жетонів ушкоджень: { $room }.
       *[other] Разом із кімнатою пропадають { $tokens } жетона ушкоджень: { $room }.
    }
log-tokens-moved =
    { $tokens ->
        [one] { $tokens } жетон ушкоджень переміщують на { $room-acc }; був тут: { $source }.
        [few] { $tokens } жетони ушкоджень переміщують на { $room-acc }; були тут: { $source }.
        [many] { $tokens } жетонів ушкоджень переміщують на { $room-acc }; були тут: { $source }.
       *[other] { $tokens } жетона ушкоджень переміщують на { $room-acc }; були тут: { $source }.
    }
log-room-neutralized =
    { $seat-is ->
        [you] Вашу кімнату знешкоджено до кінця ходу: { $room }.
       *[other] Кімнату знешкоджено до кінця ходу: { $room } ({ $seat }).
    }
log-boss-treasure-added = До кінця гри бос має на один скарб { $treasure-gen } більше ({ $seat }).
log-room-treasure-added = { $room }: до кінця ходу на один скарб { $treasure-gen } більше.
log-last-room-strengthened = До кінця ходу остання кімната завдає ушкоджень більше на { $damage } ({ $seat }).
log-hero-unseen = { $hero }: наступну кімнату герой пройде без ушкоджень і непомітно.
log-room-passed = Герой проходить кімнату без ушкоджень і непомітно: { $hero }, { $room } ({ $seat }).
log-hero-recovered = Герой відновив здоров’я і втрачає жетон: { $hero }.
log-spells-forbidden =
    { $seat-is ->
        [you] Ви не можете грати заклинань, поки в підземеллі перебуває { $hero }.
       *[other] { $seat } не може грати заклинань, поки в підземеллі перебуває { $hero }.
    }
log-stack-shuffled = Стіс кімнат перетасовано ({ $seat }); тепер зверху { $room }.
log-top-cards-seen = { $seat } дивиться верхні карти колоди: { $cards }.
log-card-put-under = { $seat } кладе { $card-acc } під низ колоди.
log-space-chosen = { $source }: ціль — { $space }.
log-room-doomed =
    { $seat-is ->
        [you] Наприкінці ходу вашу кімнату буде зруйновано: { $room }.
       *[other] Наприкінці ходу кімнату буде зруйновано: { $room } ({ $seat }).
    }
log-solo-ended =
    { $reason ->
        [wounds] У вас п’ять поранень. Душі мінус поранення: { $points }. Ваш титул: { $title }.
        [tavern] Героєві довелося піти до таверни. Душі мінус поранення: { $points }. Ваш титул: { $title }.
       *[heroes-gone] Героїв більше немає. Душі мінус поранення: { $points }. Ваш титул: { $title }.
    }
log-win-shared = { $seat } ділить перемогу: бали та ОД однакові.
log-game-ended =
    { $reason ->
        [souls] Перемога: { $seat }. Зібрано десять душ, і тут найкращий підсумок.
        [last-standing] Перемога: { $seat }. Лишився тільки один бос.
        [all-lost] Перемога: { $seat }. Забагато поранень у всіх босів, але тут підсумок найкращий.
       *[heroes-gone] Перемога: { $seat }. Герої закінчилися, і тут найкращий підсумок.
    }
