### Boss Monster: nazwa, opcje, pytania, ruchy, słowa, dziennik, pomoc.
### Nazwy przychodzą we wszystkich przypadkach: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Imiona graczy się nie odmieniają: zdania są ułożone pod mianownik.

## Opcje gry

setting-variants = Warianty
setting-variants-help = Można je dowolnie łączyć.
setting-variants-classic = Tryb klasyczny: każdy odrzuca 2 z 7 kart początkowej ręki
setting-variants-hard = Tryb trudny: bez typowych bohaterów z 4 punktami życia
setting-variants-pick-boss = Wybór bossa: zatrzymaj jednego z dwóch
setting-variants-machinations = Machinacje: kto w rundzie nie zdobył duszy, może dociągnąć kartę
setting-variants-immortality = Nieskończone życia: rany nie eliminują, gra trwa, aż zabraknie bohaterów
setting-discard = Odrzucone karty
setting-discard-help = Czy na stosie odrzuconych od początku leżą jakieś karty.
setting-discard-empty = na początku pusto
setting-discard-seeded = na początku 4 komnaty i 2 czary
setting-crushinator = Miażdżynator
setting-crushinator-help = Jak często można używać tej komnaty; wydania się różnią.
setting-crushinator-unlimited = dowolnie często
setting-crushinator-once = raz na rundę

## Pytania

prompt-which-boss = Wybierz bossa, którym zagrasz.
prompt-whether-to-redraw = Według zasad to słaba ręka. Zatrzymać ją czy wtasować i dobrać nową?
prompt-which-to-discard = Wybierz dwie karty do odrzucenia.
prompt-which-first-room = Połóż pierwszą komnatę obok bossa albo zacznij bez niej.
prompt-which-deck = Wybierz talię, z której dociągniesz kartę.
prompt-which-consolation = Dociągnąć kartę, skoro w tej rundzie nie przybyło ci dusz?
prompt-what-to-play = Wybierz, co teraz zrobić, albo spasuj.
prompt-whether-to-cancel = Zanegować { $card-acc }?
prompt-which-resolves-first = Wybierz, który z twoich efektów zadziała pierwszy.
prompt-which-acts-first = Działa teraz kilka twoich kart naraz: wybierz, która będzie pierwsza.
prompt-which-target = Wybierz cel ({ $source }).
prompt-which-payment = Wybierz kartę, którą zapłacisz ({ $source }).
prompt-which-first = Wybierz, co stanie się najpierw.
prompt-whether-to-act = Użyć { $card-gen } ({ $moment })?
prompt-which-to-take = Wybierz { $wanted-acc } ze stosu odrzuconych kart ({ $source }).
prompt-which-spell-to-discard = Wybierz czar do odrzucenia ({ $source }).
prompt-which-wound = Wyleczyć ranę ({ $source })?
prompt-whom-to-rob = Wybierz, komu i kartę jakiego rodzaju zabrać ({ $source }).
prompt-whose-spell = Wybierz, kto odrzuci losowy czar ({ $source }).
prompt-which-hero-to-lure = Wybierz bohatera w mieście, którego zwabi { $source }.
prompt-which-room-to-lose = Wybierz swoją komnatę do zniszczenia.
prompt-which-extra-room = Zbudować jeszcze jedną komnatę ({ $source })?
prompt-which-to-swap = Zamienić miejscami dwie komnaty w jednych podziemiach ({ $source })?
prompt-whose-hand = Wybierz, czyją rękę obejrzy { $source }.
prompt-which-booty = Wybierz kartę, którą odda { $opponent }.
prompt-where-to-search = Wybierz komnatę spośród odrzuconych albo przeszukaj talię komnat ({ $source }).
prompt-which-found-room = Wybierz komnatę z talii albo zrezygnuj ({ $source }).
prompt-whether-to-draw = Dociągnąć trzy czary i odrzucić jeden ({ $source })?
prompt-whom-to-seduce = Wybierz bohatera w mieście albo przeszukaj talie bohaterów ({ $source }).
prompt-which-found-hero = Wybierz bohatera do swojego wejścia albo zrezygnuj ({ $source }).
prompt-whom-to-petrify = Wybierz bohatera w mieście, którego zamieni w kamień { $source }.

## Ruchy

option-keep-boss = Zagraj jako { $card }
option-keep-hand = Zatrzymaj tę rękę
option-redraw = Dobierz nową rękę
option-set-aside = Odrzuć { $card-acc }
option-take-back = Jednak zatrzymaj { $card-acc }
option-lay-first = Połóż { $card-acc } obok bossa
option-build-nothing = Zacznij bez komnaty
option-draw-from = Dociągnij kartę z talii { $pile-gen }
option-pass-on = Pas
option-let-it-be = Nie neguj
option-resolve-first = Najpierw { $card }
option-resolve-first-at = Najpierw { $card } ({ $target })
option-place = Połóż { $card-acc } { slot-place }
option-cast = Zagraj { $card-acc }
option-cast-at = Zagraj { $card-acc }; cel: { $target }
option-cast-on = Zagraj { $card-acc }; cel: { $opponent }
option-use = Użyj { $card-gen }
option-aim-at = { $card }
option-aim-at-opponent = { $opponent }
option-pay-with = Oddaj { $card-acc }
option-never-mind = Rozmyśl się
option-let-boss-act = Najpierw awans: { $card }
option-let-room-act = Najpierw { $card }
option-let-act = Najpierw { $card }
option-act = Użyj { $card-gen }
option-decline = Zrezygnuj
option-take = Weź { $card-acc }
option-discard = Odrzuć { $card-acc }
option-heal-wound = Wylecz ranę: { $card }
option-rob =
    { $pile-gender ->
        [f] Zabierz losowo jedną z { $pile-gen }: { $opponent }
        [n] Zabierz losowo jedno z { $pile-gen }: { $opponent }
       *[m] Zabierz losowo jeden z { $pile-gen }: { $opponent }
    }
option-strip = { $opponent } odrzuca czar
option-lure = Zwab { $card-acc }
option-give-up = Zniszcz { $card-acc }
option-build-more = Zbuduj { $card-acc } { slot-place }
option-swap = Zamień miejscami: { $first } i { $second }
option-look-at-hand = Obejrzyj rękę: { $opponent }
option-snatch = Zabierz { $card-acc }
option-call = Weź { $card-acc }
option-search-rooms = Przeszukaj talię komnat
option-build-called = Zbuduj { $card-acc } { slot-place }
option-keep-called = Zatrzymaj na ręce
option-draw-three = Dociągnij trzy czary
option-search-heroes = Przeszukaj talie bohaterów
option-bring = Sprowadź { $card-acc }
option-turn-to-stone = Zamień w kamień { $card-acc }

## Słowa wewnątrz pytań, ruchów i dziennika (przy taliach .gender to rodzaj liczby pojedynczej)

slot-place =
    { $slot ->
        [0] obok bossa
        [1] na drugim miejscu od bossa
        [2] na trzecim miejscu od bossa
        [3] na czwartym miejscu od bossa
       *[other] na piątym miejscu od bossa
    }
pile-boss = bossowie
    .gen = bossów
    .dat = bossom
    .acc = bossów
    .ins = bossami
    .loc = bossach
    .gender = m
pile-room = komnaty
    .gen = komnat
    .dat = komnatom
    .acc = komnaty
    .ins = komnatami
    .loc = komnatach
    .gender = f
pile-spell = czary
    .gen = czarów
    .dat = czarom
    .acc = czary
    .ins = czarami
    .loc = czarach
    .gender = m
pile-hero = bohaterowie
    .gen = bohaterów
    .dat = bohaterom
    .acc = bohaterów
    .ins = bohaterami
    .loc = bohaterach
    .gender = m
pile-epic = legendarni bohaterowie
    .gen = legendarnych bohaterów
    .dat = legendarnym bohaterom
    .acc = legendarnych bohaterów
    .ins = legendarnymi bohaterami
    .loc = legendarnych bohaterach
    .gender = m
wanted-card = karta
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
    .gender = f
wanted-other-card = inna karta
    .gen = innej karty
    .dat = innej karcie
    .acc = inną kartę
    .ins = inną kartą
    .loc = innej karcie
    .gender = f
wanted-room = komnata
    .gen = komnaty
    .dat = komnacie
    .acc = komnatę
    .ins = komnatą
    .loc = komnacie
    .gender = f
wanted-monster-room = komnata potworów
    .gen = komnaty potworów
    .dat = komnacie potworów
    .acc = komnatę potworów
    .ins = komnatą potworów
    .loc = komnacie potworów
    .gender = f
moment-built = komnata jest zbudowana
moment-other-built = powstała inna komnata
moment-other-destroyed = zniszczono inną komnatę
moment-hero-dies-in-room = w twojej komnacie zginął bohater
moment-market-card-taken = karta z rynku jest twoja
moment-turn-ends = kończy się tura
moment-hero-dies-here = zginął tam bohater
moment-own-spell = twój czar zadziałał
set-boss-monster = Boss Monster

## Nagłówki

phase-name-setup = Przygotowanie
phase-name-beginning = Początek rundy
phase-name-build = Budowa
phase-name-bait = Przynęta
phase-name-adventure = Przygody
phase-name-end = Koniec rundy
word-souls = Dusze
word-wounds = Rany
word-round = Runda
word-xp = PD
count-xp = { NUMBER($n, useGrouping: 0) } PD
word-town = Miasto
word-entrance = Wejście
word-dungeon = Podziemia
word-discard = Odrzucone
word-deck = Talia
word-hand = Ręka
word-treasure = Skarby
word-damage = Obrażenia
word-health = Życie
word-boss = Boss
word-room = Komnata
word-rooms = Komnaty
word-spell = Czar
word-spells = Czary
word-hero = Bohater
word-heroes = Bohaterowie
word-level-up = Awans
word-phase = Faza
word-active = Na ruchu
word-waiting = Czekają
word-face-down = Zakryta
word-deactivated = Dezaktywowana
word-used = Użyta
word-beneath = Pod spodem
word-out = Poza grą
word-closed = Wstęp wzbroniony
word-last-round = Ostatnia runda
zone-boss-deck = Talia bossów
zone-room-deck = Talia komnat
zone-spell-deck = Talia czarów
zone-hero-deck = Talia bohaterów
zone-epic-deck = Talia legendarnych bohaterów
zone-discard = Stos odrzuconych kart
zone-town = Miasto
zone-walking = W podziemiach
zone-announced = Ogłoszone
zone-removed = Poza grą
zone-boss-choice = Bossowie do wyboru
zone-boss = Boss
zone-hand = Ręka
zone-set-aside = Odłożone
zone-entrance = Wejście
zone-souls = Dusze
zone-wounds = Rany
zone-dungeon = Podziemia

## Ile; $n to liczba

count-souls =
    { $n ->
        [one] { $n } dusza
        [few] { $n } dusze
        [many] { $n } dusz
       *[other] { $n } duszy
    }
    .acc =
        { $n ->
            [one] { $n } duszę
            [few] { $n } dusze
            [many] { $n } dusz
           *[other] { $n } duszy
        }
count-wounds =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
        [many] { $n } ran
       *[other] { $n } rany
    }
    .acc =
        { $n ->
            [one] { $n } ranę
            [few] { $n } rany
            [many] { $n } ran
           *[other] { $n } rany
        }
count-rooms =
    { $n ->
        [one] { $n } komnata
        [few] { $n } komnaty
        [many] { $n } komnat
       *[other] { $n } komnaty
    }
count-spells =
    { $n ->
        [one] { $n } czar
        [few] { $n } czary
        [many] { $n } czarów
       *[other] { $n } czaru
    }
count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }

## Automatyczny pas

auto-setting = Okna na czary
auto-able = pytaj, gdy mogę coś zmienić
auto-ask = pełna kontrola: pytaj w każdym oknie
auto-through = pasuj, aż ten bohater przejdzie
auto-aimed = pasuj, aż ktoś wyceluje we mnie
auto-build = pasuj do mojej następnej budowy
auto-passed = Pas za ciebie: nic, co można było zrobić, niczego by nie zmieniło.
auto-passed-hero = Pas za ciebie: nic nie mogło zmienić losu { $hero-gen }.
auto-passed-nothing = Pas za ciebie: nie ma czego zagrać.
auto-passed-by = Pas za ciebie, zgodnie z twoim wyborem: { $mode }.

## Dlaczego gra się skończyła

reason-souls = Zebrano dziesięć dusz.
reason-last-standing = Pozostał tylko jeden boss.
reason-all-lost = Nie ostał się żaden boss: wszyscy mają za dużo ran.
reason-heroes-gone = Zabrakło bohaterów.

## Dziennik

log-boss-taken =
    { $seat-is ->
        [you] Grasz jako { $boss } (PD: { NUMBER($xp, useGrouping: 0) }).
       *[other] { $seat } gra jako { $boss } (PD: { NUMBER($xp, useGrouping: 0) }).
    }
log-bosses-offered =
    { $seat-is ->
        [you] Wybierasz jednego z dwóch bossów.
       *[other] { $seat } wybiera jednego z dwóch bossów.
    }
log-discard-seeded = Na stosie odrzuconych od początku: { $cards }.
log-cards-drawn =
    { $seat-is ->
        [you] Dociągasz { $cards-acc }.
       *[other] { $seat } dociąga { $cards-acc }.
    }
log-hand-redrawn =
    { $seat-is ->
        [you] Wtasowujesz rękę z powrotem do talii i dobierasz nową.
       *[other] { $seat } wtasowuje rękę z powrotem do talii i dobiera nową.
    }
log-cards-discarded =
    { $seat-is ->
        [you] Odrzucasz { $cards-acc }.
       *[other] { $seat } odrzuca { $cards-acc }.
    }
log-deck-reshuffled = Odrzucone karty { $pile-gen } potasowano: tworzą nową talię.
log-round-begun = Runda { $round }.
log-heroes-revealed =
    { $heroes-number ->
        [one] Nowy bohater w mieście: { $heroes }.
       *[many] Nowi bohaterowie w mieście: { $heroes }.
    }
log-build-turn-begun =
    { $seat-is ->
        [you] Możesz budować.
       *[other] { $seat } może budować.
    }
log-room-placed =
    { $seat-is ->
        [you] Kładziesz rewersem do góry { $room-acc } { slot-place }.
       *[other] { $seat } kładzie rewersem do góry { $room-acc } { slot-place }.
    }
log-nothing-built =
    { $seat-is ->
        [you] Niczego nie budujesz.
       *[other] { $seat } niczego nie buduje.
    }
log-room-built =
    { $seat-is ->
        [you] Od razu budujesz { $room-acc } { slot-place }.
       *[other] { $seat } od razu buduje { $room-acc } { slot-place }.
    }
log-leveled-up =
    { $seat-is ->
        [you] Twój boss awansuje: { $boss }.
       *[other] { $boss } awansuje ({ $seat }).
    }
log-hero-lured =
    { $seat-is ->
        [you] Wabisz { $hero-acc }.
       *[other] { $seat } wabi { $hero-acc }.
    }
log-hero-stayed =
    { $tie ->
        [0] Nikt nie ma czym wywabić { $hero-gen } z miasta.
       *[other] Nikt nie wywabia { $hero-gen } z miasta: remis.
    }
log-adventure-turn-begun =
    { $seat-is ->
        [you] Przygody: twój ruch.
       *[other] Przygody: ruch ma { $seat }.
    }
log-dungeon-entered =
    { $seat-is ->
        [you] Do twoich podziemi wchodzi { $hero }.
       *[other] { $seat } wita { $hero-acc } w swoich podziemiach.
    }
log-hero-turned-back = { $room } cofa { $hero-acc } o jedną komnatę.
log-hero-died =
    { $seat-is ->
        [you] { $souls ->
            [one] Zabijasz { $hero-acc } i zyskujesz { $souls } duszę.
            [few] Zabijasz { $hero-acc } i zyskujesz { $souls } dusze.
            [many] Zabijasz { $hero-acc } i zyskujesz { $souls } dusz.
           *[other] Zabijasz { $hero-acc } i zyskujesz { $souls } duszy.
        }
       *[other] { $souls ->
            [one] { $seat } zabija { $hero-acc } i zyskuje { $souls } duszę.
            [few] { $seat } zabija { $hero-acc } i zyskuje { $souls } dusze.
            [many] { $seat } zabija { $hero-acc } i zyskuje { $souls } dusz.
           *[other] { $seat } zabija { $hero-acc } i zyskuje { $souls } duszy.
        }
    }
log-hero-survived =
    { $seat-is ->
        [you] { $wounds ->
            [one] Do twojego bossa dociera { $hero }: otrzymujesz { $wounds } ranę.
            [few] Do twojego bossa dociera { $hero }: otrzymujesz { $wounds } rany.
            [many] Do twojego bossa dociera { $hero }: otrzymujesz { $wounds } ran.
           *[other] Do twojego bossa dociera { $hero }: otrzymujesz { $wounds } rany.
        }
       *[other] { $wounds ->
            [one] { $seat } przepuszcza { $hero-acc } do bossa i otrzymuje { $wounds } ranę.
            [few] { $seat } przepuszcza { $hero-acc } do bossa i otrzymuje { $wounds } rany.
            [many] { $seat } przepuszcza { $hero-acc } do bossa i otrzymuje { $wounds } ran.
           *[other] { $seat } przepuszcza { $hero-acc } do bossa i otrzymuje { $wounds } rany.
        }
    }
log-spell-announced =
    { $seat-is ->
        [you] Zagrywasz { $spell-acc }.
       *[other] { $seat } zagrywa { $spell-acc }.
    }
log-effect-announced =
    { $seat-is ->
        [you] Używasz { $room-gen }.
       *[other] { $seat } używa { $room-gen }.
    }
log-target-chosen = { $source }: cel – { $target }.
log-opponent-chosen =
    { $opponent-is ->
        [you] { $source }: cel – ty.
       *[other] { $source }: cel – { $opponent }.
    }
log-spell-cancelled =
    { $seat-is ->
        [you] Twój czar zanegowany: { $spell }.
       *[other] Czar zanegowany: { $spell } ({ $seat }).
    }
log-target-lost =
    { $seat-is ->
        [you] Nie ma celu, twój efekt przepada: { $source }.
       *[other] Nie ma celu, efekt przepada: { $source } ({ $seat }).
    }
log-room-destroyed =
    { $seat-is ->
        [you] Twoja komnata zniszczona: { $room }.
       *[other] Komnata zniszczona: { $room } ({ $seat }).
    }
log-room-deactivated =
    { $seat-is ->
        [you] Twoja komnata dezaktywowana do końca rundy: { $room }.
       *[other] Komnata dezaktywowana do końca rundy: { $room } ({ $seat }).
    }
log-rooms-reactivated =
    { $rooms-number ->
        [one] Komnata znów działa: { $rooms }.
       *[many] Komnaty znów działają: { $rooms }.
    }
log-room-strengthened = { $room }: obrażenia większe o { $damage } do końca rundy.
log-dungeon-strengthened =
    { $seat-is ->
        [you] Zwiększasz obrażenia wszystkich swoich komnat o { $damage } do końca rundy.
       *[other] { $seat } zwiększa obrażenia wszystkich swoich komnat o { $damage } do końca rundy.
    }
log-treasure-doubled =
    { $seat-is ->
        [you] Podwajasz skarby swoich komnat do końca rundy.
       *[other] { $seat } podwaja skarby swoich komnat do końca rundy.
    }
log-hero-strengthened = { $hero }: punkty życia +{ $health } do końca rundy.
log-hero-hurt = { $hero }: dodatkowe obrażenia { $damage } (razem { $hurt } z { $health }).
log-hero-sent-to-town = Znów w mieście: { $hero }.
log-hero-sent-to-entrance =
    { $seat-is ->
        [you] Witasz przed wejściem { $hero-acc }.
       *[other] { $seat } wita przed wejściem { $hero-acc }.
    }
log-hero-sent-to-start =
    { $seat-is ->
        [you] Cofasz { $hero-acc } do pierwszej komnaty.
       *[other] { $seat } cofa { $hero-acc } do pierwszej komnaty.
    }
log-hero-removed = Usunięto z gry: { $hero }.
log-wound-healed =
    { $seat-is ->
        [you] Leczysz ranę, odtąd to dusza: { $hero }.
       *[other] { $seat } leczy ranę, odtąd to dusza: { $hero }.
    }
log-card-taken =
    { $seat-is ->
        [you] Bierzesz { $card-acc }.
       *[other] { $seat } bierze { $card-acc }.
    }
log-card-stolen =
    { $seat-is ->
        [you] Zabierasz { $card-acc }; kartę traci { $opponent }.
       *[other] { $opponent-is ->
            [you] { $seat } zabiera ci { $card-acc }.
           *[other] { $seat } zabiera { $card-acc }; kartę traci { $opponent }.
        }
    }
log-hand-shown =
    { $seat-is ->
        [you] Oglądasz cudzą rękę. { $opponent } pokazuje { $cards-acc }.
       *[other] { $opponent-is ->
            [you] { $seat } ogląda twoją rękę: { $cards }.
           *[other] { $seat } ogląda cudzą rękę. { $opponent } pokazuje { $cards-acc }.
        }
    }
log-deck-searched =
    { $seat-is ->
        [you] Przeszukujesz talię { $pile-gen }; potem zostanie ona potasowana.
       *[other] { $seat } przeszukuje talię { $pile-gen }; potem zostanie ona potasowana.
    }
log-rooms-swapped =
    { $seat-is ->
        [you] { $first } i { $second } zamieniają się miejscami u ciebie.
       *[other] { $first } i { $second } zamieniają się miejscami ({ $seat }).
    }
log-dungeon-closed =
    { $seat-is ->
        [you] W tej rundzie nie przyjmujesz bohaterów: czekają przed wejściem.
       *[other] { $seat } w tej rundzie nie przyjmuje bohaterów: czekają przed wejściem.
    }
log-extra-room-allowed =
    { $seat-is ->
        [you] Możesz w tej rundzie położyć jeszcze jedną komnatę.
       *[other] { $seat } może w tej rundzie położyć jeszcze jedną komnatę.
    }
log-player-lost =
    { $seat-is ->
        [you] Odpadasz z gry: za dużo ran.
       *[other] { $seat } odpada z gry: za dużo ran.
    }
log-game-ended =
    { $reason ->
        [souls] Wygrywa { $seat }: zebrano dziesięć dusz.
        [last-standing] Wygrywa { $seat }: pozostał tylko jeden boss.
        [all-lost] Wygrywa { $seat }: wszyscy bossowie mają za dużo ran, ale ten wynik jest najlepszy.
       *[heroes-gone] Wygrywa { $seat }: zabrakło bohaterów.
    }
