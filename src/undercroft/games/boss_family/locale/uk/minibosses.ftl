### Повстання мінібосів: що тут сказано понад «Бос-монстра» або інакше.
### Назви приходять у всіх відмінках: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Імена гравців не відмінюються: речення побудовано під називний відмінок.

## Налаштування гри

setting-sets = Разом із набором
setting-sets-boss-monster = Бос-монстр
setting-heroes = Герої
setting-heroes-help = Героїв завжди беруть лише з одного набору.
setting-heroes-minibosses = із «Повстання мінібосів»
setting-heroes-boss-monster = із «Бос-монстра»
setting-room-for-coin = Кімната за монету
setting-room-for-coin-help = Чи можна раз на раунд, у свій хід будівництва, скинути карту кімнати й отримати 1 монету; радимо, якщо набори змішано.
setting-room-for-coin-off = ні
setting-room-for-coin-on = так, раз на раунд

## Запитання

prompt-which-amount = Оберіть, скільки монет витратити ({ $source }).
prompt-which-treasure = Оберіть тип скарбу ({ $source }).
prompt-where-to-build = Оберіть, де збудувати карту, або лишіть її в руці.
prompt-whether-to-pay = Відкрито мінібоса: { $card }. Заплатити 1 монету чи скинути його?
prompt-whether-to-pay-tax =
    { $coins ->
        [one] Заплатити { $coins } монету за { $card-acc }? Інакше заклинання скасовано.
        [few] Заплатити { $coins } монети за { $card-acc }? Інакше заклинання скасовано.
        [many] Заплатити { $coins } монет за { $card-acc }? Інакше заклинання скасовано.
       *[other] Заплатити { $coins } монети за { $card-acc }? Інакше заклинання скасовано.
    }
prompt-how-many-coins = Оберіть, скільки монет покласти на { $source-acc }.
prompt-which-graduate = Показати мінібоса з руки й отримати 2 монети ({ $source })?
prompt-whom-to-bribe = Дати суперникові 1 монету й забрати в нього випадкове заклинання ({ $source })?
prompt-which-discarded = Узяти карту, яку скинув суперник ({ $source })?
prompt-which-donor = Скинути мінібоса, щоб зцілити поранення ({ $source })?
prompt-whose-treasury = Оберіть, з ким обмінятися скарбницями ({ $source }).
prompt-which-miniboss-to-trade = Скинути мінібоса, щоб узяти заклинання ({ $source })?
prompt-which-room-card-to-discard = Оберіть карту кімнати, щоб скинути ({ $source }).
prompt-which-room-to-build-anew = Застосувати властивість іншої своєї кімнати, наче її щойно збудовано ({ $source })?
prompt-which-to-sip = Забрати карту? Її віддасть { $opponent }.
prompt-whether-to-double = Подвоїти ушкодження кімнати: { $room } ({ $source })?
prompt-which-intern = Збудувати мінібоса з карт, що щойно пішли в скид ({ $source })?
prompt-which-acts-anew = Оберіть, яка з ваших кімнат спрацює наступною ({ $source }).
prompt-where-to-employ = Переманити { $card-acc } по 1 монеті за кожен рівень?

## Варіанти

option-choose-amount =
    { $coins ->
        [0] Жодної монети
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }
option-choose-treasure = { $treasure }
option-sell = Скинути { $card-acc } за 1 монету
option-hire = Заплатити 1 монету за { $card-acc }
option-dismiss = Скинути { $card-acc }
option-promote = Підвищити { $card-acc } за 1 монету
option-promote-with = Підвищити { $card-acc }, скинувши { $payment-acc }
option-pay-tax =
    { $coins ->
        [one] Заплатити { $coins } монету
        [few] Заплатити { $coins } монети
        [many] Заплатити { $coins } монет
       *[other] Заплатити { $coins } монети
    }
option-let-spell-go = Не платити й утратити заклинання
option-put-coins =
    { $coins ->
        [0] Не класти монет
        [one] Покласти { $coins } монету
        [few] Покласти { $coins } монети
        [many] Покласти { $coins } монет
       *[other] Покласти { $coins } монети
    }
option-show-graduate = Показати { $card-acc }
option-bribe = Дати 1 монету за заклинання: { $opponent }
option-pick-up = Узяти { $card-acc }
option-transfuse = Скинути { $card-acc } і зцілити поранення: { $hero }
option-swap-treasuries = Обмінятися скарбницями: { $opponent }
option-trade-miniboss = Скинути { $card-acc } заради заклинання
option-build-anew = { $card }: наче після побудови
option-double = Подвоїти ушкодження: { $card }
option-employ = Збудувати { $card-acc } ({ slot-place })
option-relive = Далі { $card }
option-buy-off = Переманити { $card-acc } ({ slot-place })

## Слова всередині запитань, варіантів і журналу

class-none = Без класу
set-minibosses = Повстання мінібосів

## Заголовки

phase-name-reveal = Відкриття карт
word-coins = Монети
word-treasury = Скарбниця
word-level = Рівень
word-miniboss = Мінібос
word-minibosses = Мінібоси

## Скільки; $n — число

count-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
count-minibosses =
    { $n ->
        [one] { $n } мінібос
        [few] { $n } мінібоси
        [many] { $n } мінібосів
       *[other] { $n } мінібоса
    }

## Журнал

log-rooms-revealed = Нові карти перевертають лицем догори: { $cards }.
log-room-acted =
    { $seat-is ->
        [you] Спрацьовує: { $room } (ваша кімната).
       *[other] Спрацьовує: { $room } ({ $seat }).
    }
log-room-entered =
    { $room-gender ->
        [p]
            { $damage ->
                [0] { $room } не завдають ушкоджень { $hero-dat } (усього { $hurt } із { $health }).
               *[other] { $room } завдають ушкоджень { $hero-dat }: { $damage } (усього { $hurt } із { $health }).
            }
       *[other]
            { $damage ->
                [0] { $room } не завдає ушкоджень { $hero-dat } (усього { $hurt } із { $health }).
               *[other] { $room } завдає ушкоджень { $hero-dat }: { $damage } (усього { $hurt } із { $health }).
            }
    }
log-coins-gained =
    { $seat-is ->
        [you] { $coins ->
            [one] Ви отримуєте { $coins } монету.
            [few] Ви отримуєте { $coins } монети.
            [many] Ви отримуєте { $coins } монет.
           *[other] Ви отримуєте { $coins } монети.
        }
       *[other] { $coins ->
            [one] { $seat } отримує { $coins } монету.
            [few] { $seat } отримує { $coins } монети.
            [many] { $seat } отримує { $coins } монет.
           *[other] { $seat } отримує { $coins } монети.
        }
    }
log-coins-paid =
    { $seat-is ->
        [you] { $coins ->
            [one] Ви платите { $coins } монету.
            [few] Ви платите { $coins } монети.
            [many] Ви платите { $coins } монет.
           *[other] Ви платите { $coins } монети.
        }
       *[other] { $coins ->
            [one] { $seat } платить { $coins } монету.
            [few] { $seat } платить { $coins } монети.
            [many] { $seat } платить { $coins } монет.
           *[other] { $seat } платить { $coins } монети.
        }
    }
log-coins-given =
    { $coins ->
        [one] { $seat } віддає { $coins } монету; її отримує { $opponent }.
        [few] { $seat } віддає { $coins } монети; їх отримує { $opponent }.
        [many] { $seat } віддає { $coins } монет; їх отримує { $opponent }.
       *[other] { $seat } віддає { $coins } монети; їх отримує { $opponent }.
    }
log-coins-placed =
    { $coins ->
        [one] { $seat } кладе { $coins } монету на { $room-acc }.
        [few] { $seat } кладе { $coins } монети на { $room-acc }.
        [many] { $seat } кладе { $coins } монет на { $room-acc }.
       *[other] { $seat } кладе { $coins } монети на { $room-acc }.
    }
log-coins-lost =
    { $coins ->
        [one] Разом із кімнатою пропадає { $coins } монета: { $room }.
        [few] Разом із кімнатою пропадають { $coins } монети: { $room }.
        [many] Разом із кімнатою пропадають { $coins } монет: { $room }.
       *[other] Разом із кімнатою пропадають { $coins } монети: { $room }.
    }
log-treasuries-swapped = { $seat } і { $opponent } обмінюються скарбницями.
log-build-failed =
    { $seat-is ->
        [you] Ви не можете заплатити за { $room-acc }: карту не збудовано, вона йде в скид.
       *[other] { $seat } не може заплатити за { $room-acc }: карту не збудовано, вона йде в скид.
    }
log-miniboss-built =
    { $seat-is ->
        [you] Ви будуєте мінібоса: { $miniboss }, рівень { $level } (кімната: { $room }).
       *[other] { $seat } будує мінібоса: { $miniboss }, рівень { $level } (кімната: { $room }).
    }
log-miniboss-discarded =
    { $seat-is ->
        [you] Ви втрачаєте { $miniboss-acc }: мінібос іде в скид.
       *[other] { $seat } втрачає { $miniboss-acc }: мінібос іде в скид.
    }
log-miniboss-promoted =
    { $seat-is ->
        [you] Ви підвищуєте { $miniboss-acc } до { $level }-го рівня.
       *[other] { $seat } підвищує { $miniboss-acc } до { $level }-го рівня.
    }
log-miniboss-demoted = Мінібос знову на 1-му рівні: { $miniboss } ({ $seat }).
log-miniboss-returned =
    { $seat-is ->
        [you] Ви отримуєте { $miniboss-acc } назад у руку.
       *[other] { $seat } отримує { $miniboss-acc } назад у руку.
    }
log-miniboss-taken =
    { $opponent-is ->
        [you] { $seat } переманює у вас { $miniboss-acc }.
       *[other] { $seat } переманює { $miniboss-acc }; мінібоса втрачає { $opponent }.
    }
log-amount-chosen =
    { $coins ->
        [0] { $source }: без монет.
        [one] { $source }: { $coins } монета.
        [few] { $source }: { $coins } монети.
        [many] { $source }: { $coins } монет.
       *[other] { $source }: { $coins } монети.
    }
log-treasure-chosen = { $source }: { $seat } обирає скарб { $treasure-gen }.
log-spell-taxed =
    { $seat-is ->
        [you] Ви до кінця раунду платите 1 монету за кожне своє заклинання, разом із цим.
       *[other] { $seat } до кінця раунду платить 1 монету за кожне своє заклинання, разом із цим.
    }
log-dungeon-text-lost =
    { $seat-is ->
        [you] Властивості кімнат і здібності мінібосів не діють до кінця раунду (ваше підземелля).
       *[other] Властивості кімнат і здібності мінібосів не діють до кінця раунду ({ $seat }).
    }
log-room-weakened = { $room }: ушкоджень менше на { $damage } до кінця раунду.
log-monsters-strengthened =
    { $damage ->
        [-1] Кімнати з монстром завдають на 1 ушкодження менше до кінця раунду ({ $seat }).
       *[other] Кімнати з монстром завдають ушкоджень більше на { $damage } до кінця раунду ({ $seat }).
    }
log-monsters-fed = { $room } ({ $seat }): до кінця раунду інші кімнати з монстром завдають на 1 ушкодження більше за кожен свій скарб.
log-treasure-set =
    { $bare ->
        [0] { $room }: до кінця раунду по одному скарбу кожного типу.
       *[other] { $room }: до кінця раунду жодних скарбів.
    }
log-treasure-added = До кінця раунду в підземеллі на один скарб { $treasure-gen } більше ({ $seat }).
log-hero-held-back =
    { $seat-is ->
        [you] Ви лишаєте { $hero-acc } чекати біля входу до наступного раунду.
       *[other] { $seat } лишає { $hero-acc } чекати біля входу до наступного раунду.
    }
log-first-room-skipped = До кінця раунду герої, що входять до підземелля, минають першу кімнату ({ $seat }).
log-any-treasure-fits = { $seat } може в цей хід будівництва викласти покращену кімнату на будь-яку свою.
log-nothing-more-built = { $seat } не викладає карт цього раунду.
log-switched-off = { $boss }: здібність вимкнено до кінця раунду ({ $seat }).
log-cards-shown = { $seat } показує { $cards-acc }.
log-cards-turned-over = З колоди кімнат у скид: { $cards }.
