### «Супербосс-монстр»: тексты стола в браузере

web-set-super-boss-monster = { set-super-boss-monster }

web-bm-tip-build = За ход можно положить одну комнату рубашкой вверх: выберите её, а затем светящееся место. Новые комнаты идут слева; улучшенная (золотая рамка) — только поверх комнаты с таким же сокровищем. Комнату, на которой стоит прихвостень, накрыть нельзя.
web-bm-tip-hand = Ваша первая рука. Из комнат складывается подземелье, заклинания (фиолетовые) разыгрывают в фазе, которую показывает их значок. Пересдать можно только плохую руку.

## Ход

web-sb-order = Порядок хода
web-sb-state = Кто что делает
web-sb-done = ✓ готово
web-sb-now = выбирает
web-sb-next = далее
web-sb-waits = позже
web-sb-on-base = на своей базе
web-sb-minion-of = прихвостень: { $seat }
web-sb-last-first = последнее действует первым

## Город

web-sb-city = Город и окрестности
web-sb-places =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[other] { $n } мест
    }
web-sb-free-place = свободно
web-sb-heroes =
    { $n ->
        [one] { $n } герой
        [few] { $n } героя
       *[other] { $n } героев
    }
web-sb-take-one = возьмите 1
web-sb-took = { $card }: взято ({ $seat })
web-sb-market-empty = На рынке ничего не осталось.

## Зоны действия

web-sb-space-treasure = сокровище
web-sb-space-summon = вызов
web-sb-space-temple-bonus = остаток
web-sb-space-stadium-bonus = комната
web-sb-space-library-bonus = обмен
web-sb-space-hideout-bonus = последняя комната
web-sb-space-launch-pad-bonus = смешать
web-sb-no-hero = Здесь некого вызвать
web-sb-covered = Закрыто героем
web-sb-when-minions = В фазе прихвостней, после строительства.
web-sb-send = Послать прихвостня: { $landmark }
web-sb-ask-summon = { $hero }: после строительства вы отправите этого героя в любое подземелье с жетоном здоровья { $token }.
web-sb-ask-dungeon = { $hero }: в какое подземелье отправить этого героя с жетоном здоровья { $token }?
web-sb-ask-summon-alone = { $hero }: после строительства этот герой придёт в ваше подземелье с жетоном здоровья { $token }.

## Жетоны и состояния

web-sb-health-token = жетон здоровья { $token }
web-sb-neutralized = в этот ход не наносит урона
web-sb-asleep = спит: пока не наносит урона

## Один игрок

web-sb-alone = Соло
web-sb-of-points = из { $n } очков
web-sb-last-title = Выше титула нет.
web-sb-needs = нужно { $n }
web-sb-needs-more = останется: { $n } из { $needed }
web-sb-comes = → к вам ({ $n } из { $needed })
web-sb-ends = Игра закончится
web-sb-ends-wounds = с { $n } ранами
web-sb-ends-tavern = сразу, если герой пойдёт в таверну
web-sb-ends-heroes = когда герои закончатся
web-sb-ending =
    { $n ->
        [one] { $n } очко: { $title }
        [few] { $n } очка: { $title }
       *[other] { $n } очков: { $title }
    }

## Подсказки

web-sb-tip-market = Каждый ход вы берёте в руку одну карту с рынка. Построить или сыграть её можно позже в этом же ходу.
web-sb-tip-minion = Теперь ваш прихвостень идёт в светящуюся зону: в городе или в вашем подземелье. Нажмите на неё, чтобы прочесть, что она делает; действует она после строительства.
