### Super Boss Monster: to, co w innych edycjach jest rundą, tutaj jest turą.

log-building-forbidden =
    { $rooms-count ->
        [0] Do końca tury nie można budować.
       *[other] Do końca tury nie można budować; zakryte karty wracają na ręce właścicieli.
    }
log-spell-taxed =
    { $seat-is ->
        [you] Do końca tury płacisz 1 monetę za każdy swój czar, łącznie z tym.
       *[other] { $seat } do końca tury płaci 1 monetę za każdy swój czar, łącznie z tym.
    }
log-text-lost = Zdolność komnaty i moce jej minibossa nie działają do końca tury: { $room }.
log-dungeon-text-lost =
    { $seat-is ->
        [you] Zdolności komnat i moce minibossów nie działają do końca tury (twoje podziemia).
       *[other] Zdolności komnat i moce minibossów nie działają do końca tury ({ $seat }).
    }
log-room-weakened = { $room }: obrażenia mniejsze o { $damage } do końca tury.
log-monsters-strengthened =
    { $damage ->
        [-1] Komnaty potworów: obrażenia mniejsze o 1 do końca tury ({ $seat }).
       *[other] Komnaty potworów: obrażenia większe o { $damage } do końca tury ({ $seat }).
    }
log-monsters-fed = { $room } ({ $seat }): do końca tury inne komnaty potworów zadają o 1 obrażenie więcej za każdy swój skarb.
log-treasure-set =
    { $bare ->
        [0] { $room }: do końca tury po jednym skarbie każdego rodzaju.
       *[other] { $room }: do końca tury żadnych skarbów.
    }
log-treasure-added = Do końca tury w podziemiach jest o jeden skarb { $treasure-gen } więcej ({ $seat }).
log-hero-held-back =
    { $seat-is ->
        [you] Każesz czekać przed wejściem do następnej tury: { $hero }.
       *[other] { $seat } każe czekać przed wejściem do następnej tury: { $hero }.
    }
log-first-room-skipped = Do końca tury bohaterowie wchodzący do podziemi omijają pierwszą komnatę ({ $seat }).
log-nothing-more-built = { $seat } nie kładzie karty w tej turze.
log-switched-off = { $boss }: zdolność wyłączona do końca tury ({ $seat }).
phase-name-end = Koniec tury
word-round = Tura
word-last-round = Ostatnia tura
log-round-begun = Tura { $round }.
log-room-deactivated =
    { $seat-is ->
        [you] Twoja komnata dezaktywowana do końca tury: { $room }.
       *[other] Komnata dezaktywowana do końca tury: { $room } ({ $seat }).
    }
log-room-strengthened = { $room }: obrażenia większe o { $damage } do końca tury.
log-dungeon-strengthened =
    { $seat-is ->
        [you] Zwiększasz obrażenia wszystkich swoich komnat o { $damage } do końca tury.
       *[other] { $seat } zwiększa obrażenia wszystkich swoich komnat o { $damage } do końca tury.
    }
log-treasure-doubled =
    { $seat-is ->
        [you] Podwajasz skarby swoich komnat do końca tury.
       *[other] { $seat } podwaja skarby swoich komnat do końca tury.
    }
log-hero-strengthened = { $hero }: punkty życia +{ $health } do końca tury.
log-dungeon-closed =
    { $seat-is ->
        [you] W tej turze nie przyjmujesz bohaterów: czekają przed wejściem.
       *[other] { $seat } w tej turze nie przyjmuje bohaterów: czekają przed wejściem.
    }
log-extra-room-allowed =
    { $seat-is ->
        [you] Możesz w tej turze położyć jeszcze jedną komnatę.
       *[other] { $seat } może w tej turze położyć jeszcze jedną komnatę.
    }
log-room-enriched = { $room }: do końca tury dodatkowe skarby { $treasure-gen }: { $count }.
log-wound-counted = { $seat } do końca tury liczy o jedną ranę więcej.
log-cannot-lose = { $seat } w tej turze nie może przegrać przez rany.
log-ordinary-monsters-strengthened = { $seat } zwiększa obrażenia swoich typowych komnat potworów o { $damage } do końca tury.
log-damage-doubled = { $room }: obrażenia podwojone do końca tury.
web-mb-promoted = w tej turze już rozwinięto
web-mb-tax =
    { $n ->
        [one] każdy czar kosztuje w tej turze { $n } monetę
        [few] każdy czar kosztuje w tej turze { $n } monety
       *[other] każdy czar kosztuje w tej turze { $n } monet
    }
web-mb-held = czeka do następnej tury
web-bm-round = Tura { $round }
web-bm-phases = Fazy tury
web-bm-frozen = nieaktywna do końca tury
web-bm-closed = zamknięte w tej turze
terminal-bm-held-back = czeka w tej turze
