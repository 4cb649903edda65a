### Super Boss Monster: teksty stołu w przeglądarce

web-set-super-boss-monster = { set-super-boss-monster }

web-bm-tip-build = W turze możesz położyć jedną komnatę zakrytą: wybierz ją, a potem świecące miejsce. Nowe komnaty stają po lewej; wypaśna (złota ramka) tylko na komnacie z takim samym skarbem. Komnaty, na której stoi sługus, nie można zakryć.
web-bm-tip-hand = Twoja pierwsza ręka. Komnaty tworzą podziemia, czary (fioletowe) zagrywa się w fazie, którą wskazuje ich symbol. Tylko słabą rękę można dobrać na nowo.

## Tura

web-sb-order = Kolejność
web-sb-state = Kto co robi
web-sb-done = ✓ gotowe
web-sb-now = wybiera
web-sb-next = dalej
web-sb-waits = później
web-sb-on-base = w swojej bazie
web-sb-minion-of = sługus: { $seat }
web-sb-last-first = ostatnie działa pierwsze

## Miasto

web-sb-city = Miasto i okolice
web-sb-places =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[other] { $n } miejsc
    }
web-sb-free-place = wolne
web-sb-heroes =
    { $n ->
        [one] { $n } bohater
        [few] { $n } bohaterów
       *[other] { $n } bohaterów
    }
web-sb-take-one = weź 1
web-sb-took = { $card }: zabrane ({ $seat })
web-sb-market-empty = Na rynku nic nie zostało.

## Pola akcji

web-sb-space-treasure = skarb
web-sb-space-summon = przyzwanie
web-sb-space-temple-bonus = reszta
web-sb-space-stadium-bonus = komnata
web-sb-space-library-bonus = wymiana
web-sb-space-hideout-bonus = ostatnia komnata
web-sb-space-launch-pad-bonus = mieszaj
web-sb-no-hero = Nie ma tu kogo przyzwać
web-sb-covered = Zasłonięte przez bohatera
web-sb-when-minions = W fazie sługusów, po budowie.
web-sb-send = Wyślij sługusa: { $landmark }
web-sb-ask-summon = { $hero }: po budowie wyślesz tę postać do dowolnych podziemi z żetonem życia { $token }.
web-sb-ask-dungeon = { $hero }: do których podziemi wysłać tę postać z żetonem życia { $token }?
web-sb-ask-summon-alone = { $hero }: po budowie ta postać przyjdzie do twoich podziemi z żetonem życia { $token }.

## Żetony i stany

web-sb-health-token = żeton życia { $token }
web-sb-neutralized = w tej turze nie zadaje obrażeń
web-sb-asleep = śpi: na razie nie zadaje obrażeń

## Jeden gracz

web-sb-alone = Solo
web-sb-of-points = z { $n } punktów
web-sb-last-title = Wyższego tytułu nie ma.
web-sb-needs = potrzeba { $n }
web-sb-needs-more = zostanie: { $n } z { $needed }
web-sb-comes = → do ciebie ({ $n } z { $needed })
web-sb-ends = Gra się skończy
web-sb-ends-wounds = przy { $n } ranach
web-sb-ends-tavern = od razu, gdy bohater pójdzie do tawerny
web-sb-ends-heroes = gdy zabraknie bohaterów
web-sb-ending =
    { $n ->
        [one] { $n } punkt: { $title }
        [few] { $n } punkty: { $title }
       *[other] { $n } punktów: { $title }
    }

## Wskazówki

web-sb-tip-market = Co turę bierzesz na rękę jedną kartę z rynku. Możesz ją zbudować albo zagrać później w tej turze.
web-sb-tip-minion = Teraz twój sługus idzie na świecące pole: w mieście albo w twoich podziemiach. Naciśnij je, żeby przeczytać, co robi; zadziała po budowie.
