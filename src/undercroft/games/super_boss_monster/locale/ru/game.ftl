### «Супербосс-монстр»: что здесь говорится сверх других изданий или иначе.
### Названия приходят во всех падежах: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Имена игроков не склоняются: предложения построены под именительный падеж.

game-title = Супербосс-монстр
game-tagline = Отправьте прихвостня в город, постройте подземелье и соберите души героев.
game-about = «Босс-монстр» с городом: берите карты с рынка, отправляйте прихвостня на дело, отвечайте заклинанием на заклинание и соберите больше душ, чем ран. Можно играть и в одиночку.
game-time = 45 мин

## Параметры игры

setting-sets-help = Боссы, комнаты и заклинания этих наборов замешиваются в колоды; не для игры в одиночку. Что на их картах называется раундом, здесь — ход.
setting-sets-minibosses = Восстание мини-боссов
setting-heroes-super-boss-monster = из «Супербосс-монстра»
setting-challenge = Испытание
setting-challenge-help = Для одного игрока: каждому герою в городе нужно на одно сокровище больше, а заслуженный титул начинается со слова «истинный».
setting-challenge-off = нет
setting-challenge-on = да

## Вопросы

prompt-which-market-card = Возьмите карту с рынка.
prompt-where-to-send = Отправьте прихвостня в свободную зону действия. Она сработает после строительства.
prompt-whose-dungeon = { $space }: выберите, в чьё подземелье отправить героя.
prompt-which-leftover = Возьмите одну из карт, оставшихся на рынке.
prompt-which-stack = Выберите стопку комнат, которую нужно перемешать, или откажитесь.
prompt-what-to-build = Выложите комнату рубашкой вверх или ничего не стройте в этом ходу.
prompt-which-room-for-token = Выберите { $taker-acc } для жетона урона ({ $source }).
prompt-whether-to-put-token = Положить жетон урона на { $taker-acc } ({ $source })?
prompt-which-card-to-discard = Выберите карту для сброса ({ $source }).
prompt-which-spell-to-discard =
    { $source ->
        [-1] Выберите заклинание для сброса ({ landmark-library }).
       *[other] Выберите заклинание для сброса ({ $source }).
    }
prompt-which-second-target = Выберите вторую цель или обойдитесь одной ({ $source }).
prompt-which-opponent = Выберите соперника ({ $source }).
prompt-which-wound-to-heal = Выберите, какую рану вылечить ({ $source }).
prompt-whom-to-board = Выберите, у кого забрать случайную карту комнаты ({ $source }).
prompt-which-mask = Выберите, какое сокровище получит босс ({ $source }).
prompt-whose-card = Выберите, кто сбросит случайную карту ({ $source }).
prompt-whom-to-drag-in = Выберите героя в городе для своего входа ({ $source }).
prompt-which-wound-to-treat = Сбросить две карты, чтобы вылечить рану ({ $source })?
prompt-which-card-for-treatment = Выберите карту, которую сбросите за лечение ({ $source }).
prompt-which-spell-to-keep = Выберите, какое заклинание оставить; другое уйдёт под низ колоды ({ $source }).
prompt-which-symbol-to-show = Выберите сокровище для своего босса до конца хода ({ $source }).
prompt-which-room-to-scrap = Уничтожить другую свою комнату, чтобы положить два жетона урона на { $source-acc }?
prompt-which-token-to-move = Переместить жетон урона с другой комнаты на { $source-acc }?
prompt-room-or-old-spell = Возьмите карту комнаты из колоды или заклинание из сброса ({ $source }).
prompt-which-room-to-neutralize = Выберите комнату соперника, которую нужно обезвредить ({ $source }).
prompt-which-room-to-lift = Выберите карту комнаты, которую отдаст { $opponent }.
prompt-which-rushed-room = Выложить сейчас рубашкой вверх ещё одну комнату ({ $source })?
prompt-which-token-to-lose = Выберите свою комнату, с которой уберут жетон урона ({ $source }).
prompt-how-many-tokens = Выберите, сколько жетонов урона убрать ({ $card }).

## Варианты

option-place-nothing = Ничего не строить
option-take-market-card = Взять { $card-acc }
option-draw-instead = Взять вместо этого карту из колоды { $pile-gen } ({ $source })
option-send-minion = Отправить прихвостня: { $space }
option-post-minion = Поставить прихвостня на { $card-acc }
option-summon-to = { $opponent-is ->
    [you] В своё подземелье
   *[other] Ко входу: { $opponent }
}
option-take-leftover = Взять { $card-acc }
option-shuffle-stack = Перемешать стопку: { $card }
option-put-token = Положить жетон на { $card-acc }
option-throw-away = Сбросить { $card-acc }
option-cast-to = Разыграть { $card-acc }; цель: { $space }
option-aim-also-at = { $card }
option-aim-at-no-more = Только одна цель
option-choose-opponent = { $opponent }
option-absolve = Вылечить рану: { $card }
option-board = Забрать случайную карту комнаты: { $opponent }
option-pose-as = { $treasure }
option-spoil = { $opponent } сбрасывает карту
option-treat = Сбросить две карты и вылечить рану: { $card }
option-hand-over = Сбросить { $card-acc }
option-keep-spell = Оставить себе { $card-acc }
option-show-symbol = { $treasure }
option-scrap = Уничтожить { $card-acc }
option-move-token = Переместить жетон отсюда: { $card }
option-whisper-in = Обезвредить { $card-acc }
option-take-tokens-off =
    { $tokens ->
        [one] { $tokens } жетон урона
        [few] { $tokens } жетона урона
        [many] { $tokens } жетонов урона
       *[other] { $tokens } жетона урона
    }
option-lift = Забрать { $card-acc }
option-rush = Выложить { $card-acc } ({ slot-place })
option-lose-token = Убрать жетон отсюда: { $card }

## Зоны действия в нескольких словах; целое предложение — в `space-…-text`

space-temple-treasure = Храм (ещё одно сокровище жреца)
space-temple-bonus = Храм (карта, оставшаяся на рынке)
space-temple-summon = Храм (вызов героя)
space-stadium-treasure = Стадион (ещё одно сокровище воина)
space-stadium-bonus = Стадион (взять карту комнаты)
space-stadium-summon = Стадион (вызов героя)
space-library-treasure = Библиотека (ещё одно сокровище мага)
space-library-bonus = Библиотека (взять заклинание, сбросить заклинание)
space-library-summon = Библиотека (вызов героя)
space-hideout-treasure = Убежище (ещё одно сокровище вора)
space-hideout-bonus = Убежище (урон последней комнаты больше на 2)
space-hideout-summon = Убежище (вызов героя)
space-tavern-summon = Таверна (вызов верхнего героя)
space-launch-pad-treasure = Стартовая площадка (ещё одно сокровище исследователя)
space-launch-pad-bonus = Стартовая площадка (перемешать стопку комнат)
space-launch-pad-summon = Стартовая площадка (вызов героя)

## Слова внутри вопросов, вариантов и журнала

taker-any-room = своя комната
    .gen = своей комнаты
    .dat = своей комнате
    .acc = свою комнату
    .ins = своей комнатой
    .loc = своей комнате
    .gender = f
taker-monster-room = своя комната с монстрами
    .gen = своей комнаты с монстрами
    .dat = своей комнате с монстрами
    .acc = свою комнату с монстрами
    .ins = своей комнатой с монстрами
    .loc = своей комнате с монстрами
    .gender = f
taker-trap-room = своя комната с ловушками
    .gen = своей комнаты с ловушками
    .dat = своей комнате с ловушками
    .acc = свою комнату с ловушками
    .ins = своей комнатой с ловушками
    .loc = своей комнате с ловушками
    .gender = f
taker-neighbouring-monster = соседняя комната с монстрами
    .gen = соседней комнаты с монстрами
    .dat = соседней комнате с монстрами
    .acc = соседнюю комнату с монстрами
    .ins = соседней комнатой с монстрами
    .loc = соседней комнате с монстрами
    .gender = f
taker-other-room = другая своя комната
    .gen = другой своей комнаты
    .dat = другой своей комнате
    .acc = другую свою комнату
    .ins = другой своей комнатой
    .loc = другой своей комнате
    .gender = f
taker-other-trap = другая своя комната с ловушками
    .gen = другой своей комнаты с ловушками
    .dat = другой своей комнате с ловушками
    .acc = другую свою комнату с ловушками
    .ins = другой своей комнатой с ловушками
    .loc = другой своей комнате с ловушками
    .gender = f
health-token =
    { $token ->
        [-2] −2
       *[other] +{ $token }
    }
set-super-boss-monster = Супербосс-монстр

## Заголовки

phase-name-town = Город
phase-name-minion = Прихвостни
word-market = Рынок
word-landmark = Знаковое место
word-landmarks = Знаковые места
word-space = Зона действия
word-minion = Прихвостень
word-minions = Прихвостни
word-base = База
word-first-player = Первый игрок
word-damage-tokens = Жетоны урона
word-health-token = Жетон здоровья
word-neutralized = Обезврежена
word-asleep = Спит
word-awake = Не спит
word-stack = Цепочка эффектов
word-score = Очки
word-title = Титул
word-challenge = Испытание
zone-market = Рынок
zone-landmark = Знаковое место

## Сколько; $n — число

count-tokens =
    { $n ->
        [one] { $n } жетон урона
        [few] { $n } жетона урона
        [many] { $n } жетонов урона
       *[other] { $n } жетона урона
    }
count-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
count-needed =
    { $n ->
        [one] нужно { $n } сокровище
        [few] нужно { $n } сокровища
        [many] нужно { $n } сокровищ
       *[other] нужно { $n } сокровища
    }
score-line = Души минус раны: { $points } из { $most }. Титул: { $title }.
score-next =
    { $n ->
        [one] до следующего титула { $n } очко
        [few] до следующего титула { $n } очка
        [many] до следующего титула { $n } очков
       *[other] до следующего титула { $n } очка
    }

## Почему игра окончена

reason-wounds = У вас пять ран.
reason-tavern = Герою пришлось уйти в таверну.

## Журнал

log-heroes-revealed =
    { $heroes-number ->
        [one] Открыт новый герой: { $heroes }.
       *[many] Открыты новые герои: { $heroes }.
    }
log-hero-stayed =
    { $tie ->
        [0] Ни у кого не хватает сокровищ, чтобы выманить { $hero-acc } из города.
       *[other] Никто не выманивает { $hero-acc } из города: ничья.
    }
log-hand-redrawn =
    { $seat-is ->
        [you] Вы показываете руку, возвращаете её в колоды и набираете новую.
       *[other] { $seat } показывает руку, возвращает её в колоды и набирает новую.
    }
log-marker-passed =
    { $seat-is ->
        [you] Теперь первый игрок — вы.
       *[other] Теперь первый игрок — { $seat }.
    }
log-market-filled = На рынке: { $cards }.
log-market-cleared = Остаток рынка уходит в сброс: { $cards }.
log-market-card-taken =
    { $seat-is ->
        [you] Вы берёте с рынка { $card-acc }.
       *[other] { $seat } берёт с рынка { $card-acc }.
    }
log-drawn-instead = { $seat } берёт карту не с рынка, а из колоды ({ $source }).
log-hero-pushed = Город полон, и героя вытесняют на знаковое место «{ $landmark }»: { $hero }.
log-hero-went-straight = Герой отправляется прямо на знаковое место «{ $landmark }»: { $hero }.
log-minion-sent =
    { $seat-is ->
        [you] Вы отправляете прихвостня: { $space }.
       *[other] { $seat } отправляет прихвостня: { $space }.
    }
log-minion-posted =
    { $seat-is ->
        [you] Вы ставите прихвостня на { $card-acc }.
       *[other] { $seat } ставит прихвостня на { $card-acc }.
    }
log-minion-idle =
    { $seat-is ->
        [you] Вы не находите свободной зоны действия: прихвостень остаётся на базе.
       *[other] { $seat } не находит свободной зоны действия: прихвостень остаётся на базе.
    }
log-minion-moved =
    { $seat-is ->
        [you] Вы перемещаете прихвостня: { $space }.
       *[other] { $seat } перемещает прихвостня: { $space }.
    }
log-errand-done =
    { $seat-is ->
        [you] Ваш прихвостень действует: { $space }.
       *[other] Прихвостень действует ({ $seat }): { $space }.
    }
log-card-errand-done =
    { $seat-is ->
        [you] Ваш прихвостень действует: { $card }.
       *[other] Прихвостень действует ({ $seat }): { $card }.
    }
log-errand-in-vain =
    { $seat-is ->
        [you] Ваш прихвостень пришёл зря.
       *[other] Прихвостень пришёл зря ({ $seat }).
    }
log-hero-summoned = { $seat } вызывает { $hero-acc } с жетоном здоровья { health-token }; у входа героя ждёт { $opponent }.
log-tokens-placed =
    { $tokens ->
        [one] На { $room-acc } кладут { $tokens } жетон урона.
        [few] На { $room-acc } кладут { $tokens } жетона урона.
        [many] На { $room-acc } кладут { $tokens } жетонов урона.
       *[other] На { $room-acc } кладут { $tokens } жетона урона.
    }
log-tokens-removed =
    { $tokens ->
        [one] С комнаты убирают { $tokens } жетон урона: { $room }.
        [few] С комнаты убирают { $tokens } жетона урона: { $room }.
        [many] С комнаты убирают { $tokens } жетонов урона: { $room }.
       *[other] С комнаты убирают { $tokens } жетона урона: { $room }.
    }
log-tokens-lost =
    { $tokens ->
        [one] Вместе с комнатой пропадает { $tokens } жетон урона: { $room }.
        [few] Вместе с комнатой пропадают { $tokens } жетона урона: { $room }.
        [many] Вместе с комнатой пропадают { $tokens } жетонов урона: { $room }.
       *[other] Вместе с комнатой пропадают { $tokens } жетона урона: { $room }.
    }
log-tokens-moved =
    { $tokens ->
        [one] { $tokens } жетон урона перемещают на { $room-acc }; был здесь: { $source }.
        [few] { $tokens } жетона урона перемещают на { $room-acc }; были здесь: { $source }.
        [many] { $tokens } жетонов урона перемещают на { $room-acc }; были здесь: { $source }.
       *[other] { $tokens } жетона урона перемещают на { $room-acc }; были здесь: { $source }.
    }
log-room-neutralized =
    { $seat-is ->
        [you] Ваша комната обезврежена до конца хода: { $room }.
       *[other] Комната обезврежена до конца хода: { $room } ({ $seat }).
    }
log-boss-treasure-added = До конца игры у босса на одно сокровище { $treasure-gen } больше ({ $seat }).
log-room-treasure-added = { $room }: до конца хода на одно сокровище { $treasure-gen } больше.
log-last-room-strengthened = До конца хода урон последней комнаты больше на { $damage } ({ $seat }).
log-hero-unseen = { $hero }: следующую комнату герой пройдёт без урона и незаметно.
log-room-passed = Герой проходит комнату без урона и незаметно: { $hero }, { $room } ({ $seat }).
log-hero-recovered = Герой восстановил здоровье и теряет жетон: { $hero }.
log-spells-forbidden =
    { $seat-is ->
        [you] Вы не можете разыгрывать заклинания, пока в подземелье находится { $hero }.
       *[other] { $seat } не может разыгрывать заклинания, пока в подземелье находится { $hero }.
    }
log-stack-shuffled = Стопку комнат перемешали ({ $seat }); теперь сверху { $room }.
log-top-cards-seen = { $seat } смотрит верхние карты колоды: { $cards }.
log-card-put-under = { $seat } кладёт { $card-acc } под низ колоды.
log-space-chosen = { $source }: цель — { $space }.
log-room-doomed =
    { $seat-is ->
        [you] В конце хода ваша комната будет уничтожена: { $room }.
       *[other] В конце хода комната будет уничтожена: { $room } ({ $seat }).
    }
log-solo-ended =
    { $reason ->
        [wounds] У вас пять ран. Души минус раны: { $points }. Ваш титул: { $title }.
        [tavern] Герою пришлось уйти в таверну. Души минус раны: { $points }. Ваш титул: { $title }.
       *[heroes-gone] Герои кончились. Души минус раны: { $points }. Ваш титул: { $title }.
    }
log-win-shared = { $seat } делит победу: очки и опыт равны.
log-game-ended =
    { $reason ->
        [souls] Победа: { $seat }. Собрано десять душ, и здесь лучший итог.
        [last-standing] Победа: { $seat }. Остался только один босс.
        [all-lost] Победа: { $seat }. Слишком много ран у всех боссов, но здесь итог лучше.
       *[heroes-gone] Победа: { $seat }. Герои кончились, и здесь лучший итог.
    }
