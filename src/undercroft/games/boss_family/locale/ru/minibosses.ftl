### «Восстание мини-боссов»: что здесь говорится сверх «Босс-монстра» или иначе.
### Названия приходят во всех падежах: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Имена игроков не склоняются: предложения построены под именительный падеж.

## Параметры игры

setting-sets = Вместе с набором
setting-sets-boss-monster = Босс-монстр
setting-heroes = Герои
setting-heroes-help = Герои всегда берутся только из одного набора.
setting-heroes-minibosses = из «Восстания мини-боссов»
setting-heroes-boss-monster = из «Босс-монстра»
setting-room-for-coin = Комната за монету
setting-room-for-coin-help = Можно ли раз за раунд, в свой ход строительства, сбросить карту комнаты и получить 1 монету; советуем, если наборы смешаны.
setting-room-for-coin-off = нет
setting-room-for-coin-on = да, раз за раунд

## Вопросы

prompt-which-amount = Выберите, сколько монет потратить ({ $source }).
prompt-which-treasure = Выберите вид сокровища ({ $source }).
prompt-where-to-build = Выберите, где построить карту, или оставьте её в руке.
prompt-whether-to-pay = Открыт мини-босс: { $card }. Заплатить 1 монету или сбросить его?
prompt-whether-to-pay-tax =
    { $coins ->
        [one] Заплатить { $coins } монету за { $card-acc }? Иначе заклинание отменяется.
        [few] Заплатить { $coins } монеты за { $card-acc }? Иначе заклинание отменяется.
        [many] Заплатить { $coins } монет за { $card-acc }? Иначе заклинание отменяется.
       *[other] Заплатить { $coins } монеты за { $card-acc }? Иначе заклинание отменяется.
    }
prompt-how-many-coins = Выберите, сколько монет положить на { $source-acc }.
prompt-which-graduate = Показать мини-босса с руки и получить 2 монеты ({ $source })?
prompt-whom-to-bribe = Дать сопернику 1 монету и забрать у него случайное заклинание ({ $source })?
prompt-which-discarded = Взять карту, которую сбросил соперник ({ $source })?
prompt-which-donor = Сбросить мини-босса, чтобы вылечить рану ({ $source })?
prompt-whose-treasury = Выберите, с кем обменяться казной ({ $source }).
prompt-which-miniboss-to-trade = Сбросить мини-босса, чтобы взять заклинание ({ $source })?
prompt-which-room-card-to-discard = Выберите карту комнаты для сброса ({ $source }).
prompt-which-room-to-build-anew = Применить эффект другой своей комнаты, как при постройке ({ $source })?
prompt-which-to-sip = Забрать карту? Её отдаст { $opponent }.
prompt-whether-to-double = Удвоить урон комнаты: { $room } ({ $source })?
prompt-which-intern = Построить мини-босса из карт, только что ушедших в сброс ({ $source })?
prompt-which-acts-anew = Выберите, какая из ваших комнат сработает следующей ({ $source }).
prompt-where-to-employ = Переманить { $card-acc } по 1 монете за каждый уровень?

## Варианты

option-choose-amount =
    { $coins ->
        [0] Ни одной монеты
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
option-choose-treasure = { $treasure }
option-sell = Сбросить { $card-acc } за 1 монету
option-hire = Заплатить 1 монету за { $card-acc }
option-dismiss = Сбросить { $card-acc }
option-promote = Повысить { $card-acc } за 1 монету
option-promote-with = Повысить { $card-acc }, сбросив { $payment-acc }
option-pay-tax =
    { $coins ->
        [one] Заплатить { $coins } монету
        [few] Заплатить { $coins } монеты
        [many] Заплатить { $coins } монет
       *[other] Заплатить { $coins } монеты
    }
option-let-spell-go = Не платить и потерять заклинание
option-put-coins =
    { $coins ->
        [0] Не класть монет
        [one] Положить { $coins } монету
        [few] Положить { $coins } монеты
        [many] Положить { $coins } монет
       *[other] Положить { $coins } монеты
    }
option-show-graduate = Показать { $card-acc }
option-bribe = Дать 1 монету за заклинание: { $opponent }
option-pick-up = Взять { $card-acc }
option-transfuse = Сбросить { $card-acc } и вылечить рану: { $hero }
option-swap-treasuries = Обменяться казной: { $opponent }
option-trade-miniboss = Сбросить { $card-acc } ради заклинания
option-build-anew = { $card }: как при постройке
option-double = Удвоить урон: { $card }
option-employ = Построить { $card-acc } ({ slot-place })
option-relive = Дальше { $card }
option-buy-off = Переманить { $card-acc } ({ slot-place })

## Слова внутри вопросов, вариантов и журнала

class-none = Без класса
set-minibosses = Восстание мини-боссов

## Заголовки

phase-name-reveal = Открытие карт
word-coins = Монеты
word-treasury = Казна
word-level = Уровень
word-miniboss = Мини-босс
word-minibosses = Мини-боссы

## Сколько; $n — число

count-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
count-minibosses =
    { $n ->
        [one] { $n } мини-босс
        [few] { $n } мини-босса
        [many] { $n } мини-боссов
       *[other] { $n } мини-босса
    }

## Журнал

log-rooms-revealed = Новые карты переворачивают лицом вверх: { $cards }.
log-room-acted =
    { $seat-is ->
        [you] Срабатывает: { $room } (ваша комната).
       *[other] Срабатывает: { $room } ({ $seat }).
    }
log-room-entered =
    { $room-gender ->
        [p]
            { $damage ->
                [0] { $room } не наносят урона { $hero-dat } (всего { $hurt } из { $health }).
               *[other] { $room } наносят урон { $hero-dat }: { $damage } (всего { $hurt } из { $health }).
            }
       *[other]
            { $damage ->
                [0] { $room } не наносит урона { $hero-dat } (всего { $hurt } из { $health }).
               *[other] { $room } наносит урон { $hero-dat }: { $damage } (всего { $hurt } из { $health }).
            }
    }
log-coins-gained =
    { $seat-is ->
        [you] { $coins ->
            [one] Вы получаете { $coins } монету.
            [few] Вы получаете { $coins } монеты.
            [many] Вы получаете { $coins } монет.
           *[other] Вы получаете { $coins } монеты.
        }
       *[other] { $coins ->
            [one] { $seat } получает { $coins } монету.
            [few] { $seat } получает { $coins } монеты.
            [many] { $seat } получает { $coins } монет.
           *[other] { $seat } получает { $coins } монеты.
        }
    }
log-coins-paid =
    { $seat-is ->
        [you] { $coins ->
            [one] Вы платите { $coins } монету.
            [few] Вы платите { $coins } монеты.
            [many] Вы платите { $coins } монет.
           *[other] Вы платите { $coins } монеты.
        }
       *[other] { $coins ->
            [one] { $seat } платит { $coins } монету.
            [few] { $seat } платит { $coins } монеты.
            [many] { $seat } платит { $coins } монет.
           *[other] { $seat } платит { $coins } монеты.
        }
    }
log-coins-given =
    { $coins ->
        [one] { $seat } отдаёт { $coins } монету; её получает { $opponent }.
        [few] { $seat } отдаёт { $coins } монеты; их получает { $opponent }.
        [many] { $seat } отдаёт { $coins } монет; их получает { $opponent }.
       *[other] { $seat } отдаёт { $coins } монеты; их получает { $opponent }.
    }
log-coins-placed =
    { $coins ->
        [one] { $seat } кладёт { $coins } монету на { $room-acc }.
        [few] { $seat } кладёт { $coins } монеты на { $room-acc }.
        [many] { $seat } кладёт { $coins } монет на { $room-acc }.
       *[other] { $seat } кладёт { $coins } монеты на { $room-acc }.
    }
log-coins-lost =
    { $coins ->
        [one] Вместе с комнатой пропадает { $coins } монета: { $room }.
        [few] Вместе с комнатой пропадают { $coins } монеты: { $room }.
        [many] Вместе с комнатой пропадают { $coins } монет: { $room }.
       *[other] Вместе с комнатой пропадают { $coins } монеты: { $room }.
    }
log-treasuries-swapped = { $seat } и { $opponent } обмениваются казной.
log-build-failed =
    { $seat-is ->
        [you] Вы не можете заплатить за { $room-acc }: карта не построена и уходит в сброс.
       *[other] { $seat } не может заплатить за { $room-acc }: карта не построена и уходит в сброс.
    }
log-miniboss-built =
    { $seat-is ->
        [you] Вы строите мини-босса: { $miniboss }, уровень { $level } (комната: { $room }).
       *[other] { $seat } строит мини-босса: { $miniboss }, уровень { $level } (комната: { $room }).
    }
log-miniboss-discarded =
    { $seat-is ->
        [you] Вы теряете { $miniboss-acc }: мини-босс уходит в сброс.
       *[other] { $seat } теряет { $miniboss-acc }: мини-босс уходит в сброс.
    }
log-miniboss-promoted =
    { $seat-is ->
        [you] Вы повышаете { $miniboss-acc } до { $level }-го уровня.
       *[other] { $seat } повышает { $miniboss-acc } до { $level }-го уровня.
    }
log-miniboss-demoted = Мини-босс снова на 1-м уровне: { $miniboss } ({ $seat }).
log-miniboss-returned =
    { $seat-is ->
        [you] Вы получаете { $miniboss-acc } обратно в руку.
       *[other] { $seat } получает { $miniboss-acc } обратно в руку.
    }
log-miniboss-taken =
    { $opponent-is ->
        [you] { $seat } переманивает у вас { $miniboss-acc }.
       *[other] { $seat } переманивает { $miniboss-acc }; мини-босса теряет { $opponent }.
    }
log-amount-chosen =
    { $coins ->
        [0] { $source }: без монет.
        [one] { $source }: { $coins } монета.
        [few] { $source }: { $coins } монеты.
        [many] { $source }: { $coins } монет.
       *[other] { $source }: { $coins } монеты.
    }
log-treasure-chosen = { $source }: { $seat } выбирает сокровище { $treasure-gen }.
log-spell-taxed =
    { $seat-is ->
        [you] Вы до конца раунда платите 1 монету за каждое своё заклинание, включая это.
       *[other] { $seat } до конца раунда платит 1 монету за каждое своё заклинание, включая это.
    }
log-dungeon-text-lost =
    { $seat-is ->
        [you] Эффекты комнат и способности мини-боссов не действуют до конца раунда (ваше подземелье).
       *[other] Эффекты комнат и способности мини-боссов не действуют до конца раунда ({ $seat }).
    }
log-room-weakened = { $room }: урон меньше на { $damage } до конца раунда.
log-monsters-strengthened =
    { $damage ->
        [-1] Урон комнат с монстрами меньше на 1 до конца раунда ({ $seat }).
       *[other] Урон комнат с монстрами больше на { $damage } до конца раунда ({ $seat }).
    }
log-monsters-fed = { $room } ({ $seat }): до конца раунда урон других комнат с монстрами больше на 1 за каждое сокровище в них.
log-treasure-set =
    { $bare ->
        [0] { $room }: до конца раунда по одному сокровищу каждого вида.
       *[other] { $room }: до конца раунда никаких сокровищ.
    }
log-treasure-added = До конца раунда в подземелье на одно сокровище { $treasure-gen } больше ({ $seat }).
log-hero-held-back =
    { $seat-is ->
        [you] Вы оставляете { $hero-acc } ждать у входа до следующего раунда.
       *[other] { $seat } оставляет { $hero-acc } ждать у входа до следующего раунда.
    }
log-first-room-skipped = До конца раунда входящие в подземелье герои минуют первую комнату ({ $seat }).
log-any-treasure-fits = { $seat } может в этот ход строительства выложить улучшенную комнату поверх любой своей.
log-nothing-more-built = { $seat } не выкладывает карт в этом раунде.
log-switched-off = { $boss }: способность отключена до конца раунда ({ $seat }).
log-cards-shown = { $seat } показывает { $cards-acc }.
log-cards-turned-over = Из колоды комнат в сброс: { $cards }.
