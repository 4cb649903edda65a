### Супербос-монстр: те, що в інших виданнях зветься раундом, тут — хід.

log-building-forbidden =
    { $rooms-count ->
        [0] До кінця ходу будувати не можна.
       *[other] До кінця ходу будувати не можна; карти, що лежать сорочкою догори, повертаються в руки власників.
    }
log-spell-taxed = { $seat } до кінця ходу платить 1 монету за кожне своє заклинання, разом із цим.
log-text-lost = Властивість кімнати та здібності її мінібоса не діють до кінця ходу: { $room }.
log-dungeon-text-lost = Властивості кімнат і здібності мінібосів не діють до кінця ходу ({ $seat }).
log-room-weakened = { $room }: ушкоджень менше на { $damage } до кінця ходу.
log-monsters-strengthened =
    { $damage ->
        [-1] Кімнати з монстром завдають на 1 ушкодження менше до кінця ходу ({ $seat }).
       *[other] Кімнати з монстром завдають ушкоджень більше на { $damage } до кінця ходу ({ $seat }).
    }
log-monsters-fed = { $room } ({ $seat }): до кінця ходу інші кімнати з монстром завдають на 1 ушкодження більше за кожен свій скарб.
log-treasure-set =
    { $bare ->
        [0] { $room }: до кінця ходу по одному скарбу кожного типу.
       *[other] { $room }: до кінця ходу жодних скарбів.
    }
log-treasure-added = До кінця ходу в підземеллі на один скарб { $treasure-gen } більше ({ $seat }).
log-hero-held-back = { $seat } лишає { $hero-acc } чекати біля входу до наступного ходу.
log-first-room-skipped = До кінця ходу герої, що входять до підземелля, минають першу кімнату ({ $seat }).
log-nothing-more-built = { $seat } не викладає карт цього ходу.
log-switched-off = { $boss }: здібність вимкнено до кінця ходу ({ $seat }).
phase-name-end = Кінець ходу
word-round = Хід
word-last-round = Останній хід
log-round-begun = Хід { $round }.
log-room-deactivated =
    { $seat-is ->
        [you] Вашу кімнату деактивовано до кінця ходу: { $room }.
       *[other] Кімнату деактивовано до кінця ходу: { $room } ({ $seat }).
    }
log-room-strengthened = { $room }: ушкоджень більше на { $damage } до кінця ходу.
log-dungeon-strengthened =
    { $seat-is ->
        [you] Ви додаєте всім своїм кімнатам { $damage } до ушкоджень до кінця ходу.
       *[other] { $seat } додає всім своїм кімнатам { $damage } до ушкоджень до кінця ходу.
    }
log-treasure-doubled =
    { $seat-is ->
        [you] Ви подвоюєте скарби своїх кімнат до кінця ходу.
       *[other] { $seat } подвоює скарби своїх кімнат до кінця ходу.
    }
log-hero-strengthened = { $hero }: здоров’я більше на { $health } до кінця ходу.
log-dungeon-closed =
    { $seat-is ->
        [you] Цього ходу ви не приймаєте героїв: вони чекають біля входу.
       *[other] { $seat } цього ходу не приймає героїв: вони чекають біля входу.
    }
log-extra-room-allowed =
    { $seat-is ->
        [you] Ви можете викласти цього ходу ще одну кімнату.
       *[other] { $seat } може викласти цього ходу ще одну кімнату.
    }
log-room-enriched = { $room }: до кінця ходу скарбів { $treasure-gen } більше на { $count }.
log-wound-counted = { $seat } до кінця ходу рахує на одне поранення більше.
log-cannot-lose = { $seat } цього ходу не може програти через поранення.
log-ordinary-monsters-strengthened = { $seat } додає своїм звичайним кімнатам із монстрами { $damage } до ушкоджень до кінця ходу.
log-damage-doubled = { $room }: ушкодження подвоєно до кінця ходу.
web-mb-promoted = цього ходу вже підвищували
web-mb-tax =
    { $n ->
        [one] кожне заклинання цього ходу коштує { $n } монету
        [few] кожне заклинання цього ходу коштує { $n } монети
       *[other] кожне заклинання цього ходу коштує { $n } монет
    }
web-mb-held = чекає наступного ходу
web-bm-round = Хід { $round }
web-bm-phases = Фази ходу
web-bm-frozen = деактивована до кінця ходу
web-bm-closed = зачинено цього ходу
terminal-bm-held-back = чекає цей хід
