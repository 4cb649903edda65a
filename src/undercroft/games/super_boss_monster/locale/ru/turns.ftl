### «Супербосс-монстр»: то, что в других изданиях называется раундом, здесь — ход.

log-building-forbidden =
    { $rooms-count ->
        [0] До конца хода строить нельзя.
       *[other] До конца хода строить нельзя; карты, лежащие рубашкой вверх, возвращаются в руки владельцев.
    }
log-spell-taxed = { $seat } до конца хода платит 1 монету за каждое своё заклинание, включая это.
log-text-lost = Эффект комнаты и способности её мини-босса не действуют до конца хода: { $room }.
log-dungeon-text-lost = Эффекты комнат и способности мини-боссов не действуют до конца хода ({ $seat }).
log-room-weakened = { $room }: урон меньше на { $damage } до конца хода.
log-monsters-strengthened =
    { $damage ->
        [-1] Урон комнат с монстрами меньше на 1 до конца хода ({ $seat }).
       *[other] Урон комнат с монстрами больше на { $damage } до конца хода ({ $seat }).
    }
log-monsters-fed = { $room } ({ $seat }): до конца хода урон других комнат с монстрами больше на 1 за каждое сокровище в них.
log-treasure-set =
    { $bare ->
        [0] { $room }: до конца хода по одному сокровищу каждого вида.
       *[other] { $room }: до конца хода никаких сокровищ.
    }
log-treasure-added = До конца хода в подземелье на одно сокровище { $treasure-gen } больше ({ $seat }).
log-hero-held-back = { $seat } оставляет { $hero-acc } ждать у входа до следующего хода.
log-first-room-skipped = До конца хода входящие в подземелье герои минуют первую комнату ({ $seat }).
log-nothing-more-built = { $seat } не выкладывает карт в этом ходу.
log-switched-off = { $boss }: способность отключена до конца хода ({ $seat }).
phase-name-end = Конец хода
word-round = Ход
word-last-round = Последний ход
log-round-begun = Ход { $round }.
log-room-deactivated =
    { $seat-is ->
        [you] Ваша комната закрыта до конца хода: { $room }.
       *[other] Комната закрыта до конца хода: { $room } ({ $seat }).
    }
log-room-strengthened = { $room }: урон больше на { $damage } до конца хода.
log-dungeon-strengthened =
    { $seat-is ->
        [you] Вы увеличиваете урон всех своих комнат на { $damage } до конца хода.
       *[other] { $seat } увеличивает урон всех своих комнат на { $damage } до конца хода.
    }
log-treasure-doubled =
    { $seat-is ->
        [you] Вы удваиваете сокровища своих комнат до конца хода.
       *[other] { $seat } удваивает сокровища своих комнат до конца хода.
    }
log-hero-strengthened = { $hero }: здоровье больше на { $health } до конца хода.
log-dungeon-closed =
    { $seat-is ->
        [you] В этом ходу вы не принимаете героев: они ждут у входа.
       *[other] { $seat } в этом ходу не принимает героев: они ждут у входа.
    }
log-extra-room-allowed =
    { $seat-is ->
        [you] Вы можете выложить в этом ходу ещё одну комнату.
       *[other] { $seat } может выложить в этом ходу ещё одну комнату.
    }
log-room-enriched = { $room }: до конца хода сокровищ { $treasure-gen } больше на { $count }.
log-wound-counted = { $seat } до конца хода считает на одну рану больше.
log-cannot-lose = { $seat } в этом ходу не может проиграть из-за ран.
log-ordinary-monsters-strengthened = { $seat } увеличивает урон своих обычных комнат с монстрами на { $damage } до конца хода.
log-damage-doubled = { $room }: урон удвоен до конца хода.
web-mb-promoted = в этом ходу уже повышали
web-mb-tax =
    { $n ->
        [one] каждое заклинание в этом ходу стоит { $n } монету
        [few] каждое заклинание в этом ходу стоит { $n } монеты
       *[other] каждое заклинание в этом ходу стоит { $n } монет
    }
web-mb-held = ждёт следующего хода
web-bm-round = Ход { $round }
web-bm-phases = Фазы хода
web-bm-frozen = закрыта до конца хода
web-bm-closed = закрыто в этом ходу
terminal-bm-held-back = ждёт этот ход
