### «Босс-монстр»: название, параметры, вопросы, варианты, слова, журнал, справка.
### Названия приходят во всех падежах: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Имена игроков не склоняются: предложения построены под именительный падеж.

## Параметры игры

setting-variants = Варианты
setting-variants-help = Можно выбрать несколько сразу.
setting-variants-classic = Классический режим: каждый сбрасывает 2 из 7 карт начальной руки
setting-variants-hard = Сложный режим: без обычных героев с 4 очками здоровья
setting-variants-pick-boss = Выбор босса: оставьте себе одного из двух
setting-variants-machinations = Махинации: кто за раунд не получил душ, может взять карту
setting-variants-immortality = Бессмертие: от ран не проигрывают, игра идёт, пока не кончатся герои
setting-discard = Сброс
setting-discard-help = Лежат ли в сбросе карты с самого начала.
setting-discard-empty = вначале пуст
setting-discard-seeded = вначале 4 комнаты и 2 заклинания
setting-crushinator = Сокрушинатор
setting-crushinator-help = Как часто можно использовать эту комнату; в разных изданиях по-разному.
setting-crushinator-unlimited = сколько угодно
setting-crushinator-once = раз за раунд

## Вопросы

prompt-which-boss = Выберите босса, за которого будете играть.
prompt-whether-to-redraw = По правилам это плохая рука. Оставить её или вернуть в колоды и набрать новую?
prompt-which-to-discard = Выберите две карты для сброса.
prompt-which-first-room = Выложите первую комнату рядом с боссом или начните без неё.
prompt-which-deck = Выберите, из какой колоды взять карту.
prompt-which-consolation = Взять карту, раз в этом раунде вы не получили душ?
prompt-what-to-play = Выберите, что сделать сейчас, или пасуйте.
prompt-whether-to-cancel = Отменить { $card-acc }?
prompt-which-resolves-first = Выберите, какой из ваших эффектов сработает первым.
prompt-which-acts-first = Сейчас срабатывает сразу несколько ваших карт: выберите, какая будет первой.
prompt-which-target = Выберите цель ({ $source }).
prompt-which-payment = Выберите карту для оплаты ({ $source }).
prompt-which-first = Выберите, что произойдёт сначала.
prompt-whether-to-act = Использовать { $card-acc } ({ $moment })?
prompt-which-to-take = Выберите { $wanted-acc } из сброса ({ $source }).
prompt-which-spell-to-discard = Выберите заклинание для сброса ({ $source }).
prompt-which-wound = Вылечить рану ({ $source })?
prompt-whom-to-rob = Выберите, у кого и карту какого вида забрать ({ $source }).
prompt-whose-spell = Выберите, кто сбросит случайное заклинание ({ $source }).
prompt-which-hero-to-lure = Выберите героя в городе, которого приманит { $source }.
prompt-which-room-to-lose = Выберите свою комнату, которая будет уничтожена.
prompt-which-extra-room = Построить ещё одну комнату ({ $source })?
prompt-which-to-swap = Поменять местами две комнаты одного подземелья ({ $source })?
prompt-whose-hand = Выберите, чью руку посмотрит { $source }.
prompt-which-booty = Выберите карту, которую отдаст { $opponent }.
prompt-where-to-search = Выберите комнату из сброса или поищите в колоде комнат ({ $source }).
prompt-which-found-room = Выберите комнату из колоды или откажитесь ({ $source }).
prompt-whether-to-draw = Взять три заклинания и сбросить одно ({ $source })?
prompt-whom-to-seduce = Выберите героя в городе или поищите в колодах героев ({ $source }).
prompt-which-found-hero = Выберите героя для своего входа или откажитесь ({ $source }).
prompt-whom-to-petrify = Выберите героя в городе, которого обратит в камень { $source }.

## Варианты

option-keep-boss = Играть за { $card-acc }
option-keep-hand = Оставить эту руку
option-redraw = Набрать новую руку
option-set-aside = Сбросить { $card-acc }
option-take-back = Всё-таки оставить { $card-acc }
option-lay-first = Выложить { $card-acc } рядом с боссом
option-build-nothing = Начать без комнаты
option-draw-from = Взять карту из колоды { $pile-gen }
option-pass-on = Пас
option-let-it-be = Не отменять
option-resolve-first = Сначала { $card }
option-resolve-first-at = Сначала { $card } ({ $target })
option-place = Выложить { $card-acc } ({ slot-place })
option-cast = Разыграть { $card-acc }
option-cast-at = Разыграть { $card-acc }; цель: { $target }
option-cast-on = Разыграть { $card-acc }; цель: { $opponent }
option-use = Использовать { $card-acc }
option-aim-at = { $card }
option-aim-at-opponent = { $opponent }
option-pay-with = Отдать { $card-acc }
option-never-mind = Передумать
option-let-boss-act = Сначала повышение уровня: { $card }
option-let-room-act = Сначала { $card }
option-let-act = Сначала { $card }
option-act = Использовать { $card-acc }
option-decline = Отказаться
option-take = Взять { $card-acc }
option-discard = Сбросить { $card-acc }
option-heal-wound = Вылечить рану: { $card }
option-rob =
    { $pile-gender ->
        [f] Забрать наугад одну из { $pile-gen }: { $opponent }
        [n] Забрать наугад одно из { $pile-gen }: { $opponent }
       *[m] Забрать наугад одного из { $pile-gen }: { $opponent }
    }
option-strip = { $opponent } сбрасывает заклинание
option-lure = Приманить { $card-acc }
option-give-up = Уничтожить { $card-acc }
option-build-more = Построить { $card-acc } ({ slot-place })
option-swap = Поменять местами: { $first } и { $second }
option-look-at-hand = Посмотреть руку: { $opponent }
option-snatch = Забрать { $card-acc }
option-call = Взять { $card-acc }
option-search-rooms = Искать в колоде комнат
option-build-called = Построить { $card-acc } ({ slot-place })
option-keep-called = Оставить в руке
option-draw-three = Взять три заклинания
option-search-heroes = Искать в колодах героев
option-bring = Привести { $card-acc }
option-turn-to-stone = Обратить в камень { $card-acc }

## Слова внутри вопросов, вариантов и журнала (у стопок .gender — род единственного числа)

slot-place =
    { $slot ->
        [0] рядом с боссом
        [1] второе место от босса
        [2] третье место от босса
        [3] четвёртое место от босса
       *[other] пятое место от босса
    }
pile-boss = боссы
    .gen = боссов
    .dat = боссам
    .acc = боссов
    .ins = боссами
    .loc = боссах
    .gender = m
pile-room = комнаты
    .gen = комнат
    .dat = комнатам
    .acc = комнаты
    .ins = комнатами
    .loc = комнатах
    .gender = f
pile-spell = заклинания
    .gen = заклинаний
    .dat = заклинаниям
    .acc = заклинания
    .ins = заклинаниями
    .loc = заклинаниях
    .gender = n
pile-hero = герои
    .gen = героев
    .dat = героям
    .acc = героев
    .ins = героями
    .loc = героях
    .gender = m
pile-epic = эпические герои
    .gen = эпических героев
    .dat = эпическим героям
    .acc = эпических героев
    .ins = эпическими героями
    .loc = эпических героях
    .gender = m
wanted-card = карта
    .gen = карты
    .dat = карте
    .acc = карту
    .ins = картой
    .loc = карте
    .gender = f
wanted-other-card = другая карта
    .gen = другой карты
    .dat = другой карте
    .acc = другую карту
    .ins = другой картой
    .loc = другой карте
    .gender = f
wanted-room = комната
    .gen = комнаты
    .dat = комнате
    .acc = комнату
    .ins = комнатой
    .loc = комнате
    .gender = f
wanted-monster-room = комната с монстрами
    .gen = комнаты с монстрами
    .dat = комнате с монстрами
    .acc = комнату с монстрами
    .ins = комнатой с монстрами
    .loc = комнате с монстрами
    .gender = f
moment-built = комната построена
moment-other-built = построена другая комната
moment-other-destroyed = уничтожена другая комната
moment-hero-dies-in-room = в вашей комнате погиб герой
moment-market-card-taken = вы взяли карту с рынка
moment-turn-ends = ход заканчивается
moment-hero-dies-here = там погиб герой
moment-own-spell = вы разыграли заклинание
set-boss-monster = Босс-монстр

## Заголовки

phase-name-setup = Подготовка
phase-name-beginning = Начало раунда
phase-name-build = Строительство
phase-name-bait = Заманивание
phase-name-adventure = Приключения
phase-name-end = Конец раунда
word-souls = Души
word-wounds = Раны
word-round = Раунд
word-xp = Опыт
count-xp = опыт: { NUMBER($n, useGrouping: 0) }
word-town = Город
word-entrance = Вход
word-dungeon = Подземелье
word-discard = Сброс
word-deck = Колода
word-hand = Рука
word-treasure = Сокровища
word-damage = Урон
word-health = Здоровье
word-boss = Босс
word-room = Комната
word-rooms = Комнаты
word-spell = Заклинание
word-spells = Заклинания
word-hero = Герой
word-heroes = Герои
word-level-up = Повышение уровня
word-phase = Фаза
word-active = Ходит
word-waiting = Ожидают
word-face-down = Рубашкой вверх
word-deactivated = Закрыта
word-used = Использована
word-beneath = Под ней
word-out = Вне игры
word-closed = Входа нет
word-last-round = Последний раунд
zone-boss-deck = Колода боссов
zone-room-deck = Колода комнат
zone-spell-deck = Колода заклинаний
zone-hero-deck = Колода героев
zone-epic-deck = Колода эпических героев
zone-discard = Сброс
zone-town = Город
zone-walking = Внутри подземелья
zone-announced = Объявлено
zone-removed = Вне игры
zone-boss-choice = Боссы на выбор
zone-boss = Босс
zone-hand = Рука
zone-set-aside = Отложено
zone-entrance = Вход
zone-souls = Души
zone-wounds = Раны
zone-dungeon = Подземелье

## Сколько; $n — число

count-souls =
    { $n ->
        [one] { $n } душа
        [few] { $n } души
        [many] { $n } душ
       *[other] { $n } души
    }
    .acc =
        { $n ->
            [one] { $n } душу
            [few] { $n } души
            [many] { $n } душ
           *[other] { $n } души
        }
count-wounds =
    { $n ->
        [one] { $n } рана
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } раны
    }
    .acc =
        { $n ->
            [one] { $n } рану
            [few] { $n } раны
            [many] { $n } ран
           *[other] { $n } раны
        }
count-rooms =
    { $n ->
        [one] { $n } комната
        [few] { $n } комнаты
        [many] { $n } комнат
       *[other] { $n } комнаты
    }
count-spells =
    { $n ->
        [one] { $n } заклинание
        [few] { $n } заклинания
        [many] { $n } заклинаний
       *[other] { $n } заклинания
    }
count-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }

## Автоматический пас

auto-setting = Окна для заклинаний
auto-able = спрашивать, когда я могу что-то изменить
auto-ask = полный контроль: спрашивать в каждом окне
auto-through = пасовать, пока этот герой не пройдёт
auto-aimed = пасовать, пока что-нибудь не нацелят на меня
auto-build = пасовать до моего следующего строительства
auto-passed = Пас за вас: ничто из того, что вы могли сделать, ничего не изменило бы.
auto-passed-hero = Пас за вас: ничто не могло изменить судьбу { $hero-gen }.
auto-passed-nothing = Пас за вас: разыграть нечего.
auto-passed-by = Пас за вас, как вы выбрали: { $mode }.

## Почему игра окончена

reason-souls = Собрано десять душ.
reason-last-standing = Остался только один босс.
reason-all-lost = Не устоял ни один босс: у всех слишком много ран.
reason-heroes-gone = Герои кончились.

## Журнал

log-boss-taken =
    { $seat-is ->
        [you] Вы играете за { $boss-acc } (опыт { NUMBER($xp, useGrouping: 0) }).
       *[other] { $seat } играет за { $boss-acc } (опыт { NUMBER($xp, useGrouping: 0) }).
    }
log-bosses-offered =
    { $seat-is ->
        [you] Вы выбираете одного босса из двух.
       *[other] { $seat } выбирает одного босса из двух.
    }
log-discard-seeded = В сбросе с самого начала: { $cards }.
log-cards-drawn =
    { $seat-is ->
        [you] Вы берёте { $cards-acc }.
       *[other] { $seat } берёт { $cards-acc }.
    }
log-hand-redrawn =
    { $seat-is ->
        [you] Вы возвращаете руку в колоды и набираете новую.
       *[other] { $seat } возвращает руку в колоды и набирает новую.
    }
log-cards-discarded =
    { $seat-is ->
        [you] Вы сбрасываете { $cards-acc }.
       *[other] { $seat } сбрасывает { $cards-acc }.
    }
log-deck-reshuffled = Сброшенные карты { $pile-gen } перетасованы в новую колоду.
log-round-begun = Раунд { $round }.
log-heroes-revealed =
    { $heroes-number ->
        [one] Новый герой в городе: { $heroes }.
       *[many] Новые герои в городе: { $heroes }.
    }
log-build-turn-begun =
    { $seat-is ->
        [you] Вы можете строить.
       *[other] { $seat } может строить.
    }
log-room-placed =
    { $seat-is ->
        [you] Вы выкладываете рубашкой вверх { $room-acc } ({ slot-place }).
       *[other] { $seat } выкладывает рубашкой вверх { $room-acc } ({ slot-place }).
    }
log-nothing-built =
    { $seat-is ->
        [you] Вы ничего не строите.
       *[other] { $seat } ничего не строит.
    }
log-room-built =
    { $seat-is ->
        [you] Вы сразу строите { $room-acc } ({ slot-place }).
       *[other] { $seat } сразу строит { $room-acc } ({ slot-place }).
    }
log-leveled-up =
    { $seat-is ->
        [you] Ваш босс повышает уровень: { $boss }.
       *[other] { $boss } повышает уровень ({ $seat }).
    }
log-hero-lured =
    { $seat-is ->
        [you] Вы заманиваете { $hero-acc }.
       *[other] { $seat } заманивает { $hero-acc }.
    }
log-hero-stayed =
    { $tie ->
        [0] Никому нечем выманить { $hero-acc } из города.
       *[other] Никто не выманивает { $hero-acc } из города: ничья.
    }
log-adventure-turn-begun =
    { $seat-is ->
        [you] Приключения: ваш ход.
       *[other] Приключения: ходит { $seat }.
    }
log-dungeon-entered =
    { $seat-is ->
        [you] В ваше подземелье входит { $hero }.
       *[other] { $seat } встречает { $hero-acc } в своём подземелье.
    }
log-hero-turned-back = { $room } возвращает { $hero-acc } на одну комнату назад.
log-hero-died =
    { $seat-is ->
        [you] { $souls ->
            [one] Вы убиваете { $hero-acc } и получаете { $souls } душу.
            [few] Вы убиваете { $hero-acc } и получаете { $souls } души.
            [many] Вы убиваете { $hero-acc } и получаете { $souls } душ.
           *[other] Вы убиваете { $hero-acc } и получаете { $souls } души.
        }
       *[other] { $souls ->
            [one] { $seat } убивает { $hero-acc } и получает { $souls } душу.
            [few] { $seat } убивает { $hero-acc } и получает { $souls } души.
            [many] { $seat } убивает { $hero-acc } и получает { $souls } душ.
           *[other] { $seat } убивает { $hero-acc } и получает { $souls } души.
        }
    }
log-hero-survived =
    { $seat-is ->
        [you] { $wounds ->
            [one] До вашего босса доходит { $hero }: вы получаете { $wounds } рану.
            [few] До вашего босса доходит { $hero }: вы получаете { $wounds } раны.
            [many] До вашего босса доходит { $hero }: вы получаете { $wounds } ран.
           *[other] До вашего босса доходит { $hero }: вы получаете { $wounds } раны.
        }
       *[other] { $wounds ->
            [one] { $seat } пропускает { $hero-acc } к боссу и получает { $wounds } рану.
            [few] { $seat } пропускает { $hero-acc } к боссу и получает { $wounds } раны.
            [many] { $seat } пропускает { $hero-acc } к боссу и получает { $wounds } ран.
           *[other] { $seat } пропускает { $hero-acc } к боссу и получает { $wounds } раны.
        }
    }
log-spell-announced =
    { $seat-is ->
        [you] Вы разыгрываете { $spell-acc }.
       *[other] { $seat } разыгрывает { $spell-acc }.
    }
log-effect-announced =
    { $seat-is ->
        [you] Вы используете { $room-acc }.
       *[other] { $seat } использует { $room-acc }.
    }
log-target-chosen = { $source }: цель — { $target }.
log-opponent-chosen =
    { $opponent-is ->
        [you] { $source }: цель — вы.
       *[other] { $source }: цель — { $opponent }.
    }
log-spell-cancelled =
    { $seat-is ->
        [you] Ваше заклинание отменено: { $spell }.
       *[other] Заклинание отменено: { $spell } ({ $seat }).
    }
log-target-lost =
    { $seat-is ->
        [you] Цели нет, ваш эффект пропадает: { $source }.
       *[other] Цели нет, эффект пропадает: { $source } ({ $seat }).
    }
log-room-destroyed =
    { $seat-is ->
        [you] Ваша комната уничтожена: { $room }.
       *[other] Комната уничтожена: { $room } ({ $seat }).
    }
log-room-deactivated =
    { $seat-is ->
        [you] Ваша комната закрыта до конца раунда: { $room }.
       *[other] Комната закрыта до конца раунда: { $room } ({ $seat }).
    }
log-rooms-reactivated =
    { $rooms-number ->
        [one] Комната снова действует: { $rooms }.
       *[many] Комнаты снова действуют: { $rooms }.
    }
log-room-strengthened = { $room }: урон больше на { $damage } до конца раунда.
log-dungeon-strengthened =
    { $seat-is ->
        [you] Вы увеличиваете урон всех своих комнат на { $damage } до конца раунда.
       *[other] { $seat } увеличивает урон всех своих комнат на { $damage } до конца раунда.
    }
log-treasure-doubled =
    { $seat-is ->
        [you] Вы удваиваете сокровища своих комнат до конца раунда.
       *[other] { $seat } удваивает сокровища своих комнат до конца раунда.
    }
log-hero-strengthened = { $hero }: здоровье больше на { $health } до конца раунда.
log-hero-hurt = { $hero }: дополнительный урон { $damage } (всего { $hurt } из { $health }).
log-hero-sent-to-town = Снова в городе: { $hero }.
log-hero-sent-to-entrance =
    { $seat-is ->
        [you] Вы встречаете у входа { $hero-acc }.
       *[other] { $seat } встречает у входа { $hero-acc }.
    }
log-hero-sent-to-start =
    { $seat-is ->
        [you] Вы возвращаете { $hero-acc } в первую комнату.
       *[other] { $seat } возвращает { $hero-acc } в первую комнату.
    }
log-hero-removed = Из игры убирают { $hero-acc }.
log-wound-healed =
    { $seat-is ->
        [you] Вы лечите рану, теперь это душа: { $hero }.
       *[other] { $seat } лечит рану, теперь это душа: { $hero }.
    }
log-card-taken =
    { $seat-is ->
        [you] Вы берёте { $card-acc }.
       *[other] { $seat } берёт { $card-acc }.
    }
log-card-stolen =
    { $seat-is ->
        [you] Вы забираете { $card-acc }; карту теряет { $opponent }.
       *[other] { $opponent-is ->
            [you] { $seat } забирает у вас { $card-acc }.
           *[other] { $seat } забирает { $card-acc }; карту теряет { $opponent }.
        }
    }
log-hand-shown =
    { $seat-is ->
        [you] Вы смотрите чужую руку. { $opponent } показывает { $cards-acc }.
       *[other] { $opponent-is ->
            [you] { $seat } смотрит вашу руку: { $cards }.
           *[other] { $seat } смотрит чужую руку. { $opponent } показывает { $cards-acc }.
        }
    }
log-deck-searched =
    { $seat-is ->
        [you] Вы просматриваете колоду { $pile-gen }; затем её перетасуют.
       *[other] { $seat } просматривает колоду { $pile-gen }; затем её перетасуют.
    }
log-rooms-swapped =
    { $seat-is ->
        [you] { $first } и { $second } меняются местами у вас.
       *[other] { $first } и { $second } меняются местами ({ $seat }).
    }
log-dungeon-closed =
    { $seat-is ->
        [you] В этом раунде вы не принимаете героев: они ждут у входа.
       *[other] { $seat } в этом раунде не принимает героев: они ждут у входа.
    }
log-extra-room-allowed =
    { $seat-is ->
        [you] Вы можете выложить в этом раунде ещё одну комнату.
       *[other] { $seat } может выложить в этом раунде ещё одну комнату.
    }
log-player-lost =
    { $seat-is ->
        [you] Вы выбываете из игры: слишком много ран.
       *[other] { $seat } выбывает из игры: слишком много ран.
    }
log-game-ended =
    { $reason ->
        [souls] Победа: { $seat }. Собрано десять душ.
        [last-standing] Победа: { $seat }. Остался только один босс.
        [all-lost] Победа: { $seat }. Слишком много ран у всех боссов, но здесь итог лучше.
       *[heroes-gone] Победа: { $seat }. Герои кончились.
    }
