### Wieża Smoka: teksty stołu w przeglądarce

web-dt-you = ty
web-dt-opponents = Przeciwnicy
web-dt-fight = Walka
web-dt-decks = Talie
web-dt-phases = Fazy piętra
web-dt-phase-way = Droga
web-dt-phase-refill = Uzupełnienie
web-dt-phase-enter = Wejście
web-dt-phase-solo = Walki w pojedynkę
web-dt-phase-pairs = Walki w parach
web-dt-heroes =
    { $n ->
        [one] { $n } bohater
        [few] { $n } bohaterów
       *[other] { $n } bohaterów
    }
web-dt-whole-tower = Cała wieża
web-dt-party = Drużyna się zbiera

## Karty

web-dt-kind-hero = { $type } bohater
web-dt-kind-skill = Umiejętność
web-dt-kind-normal = Zwykły potwór
web-dt-kind-elite = Elitarny potwór
web-dt-kind-circumstance = Okoliczność
web-dt-kind-capability = Możliwość
web-dt-kind-boss = Boss
web-dt-start = Start
web-dt-refill = Uzupełnienie
web-dt-any =
    { $n ->
        [one] dowolna
        [few] dowolne
        [many] dowolnych
       *[other] dowolnej
    }
web-dt-health-of = Zdrowie: { $health } z { $most }
web-dt-no-hand = Brak kart na ręce.
web-dt-base-used = baza zużyta

## Pokoje

web-dt-room-left = Lewa komnata
web-dt-room-right = Prawa komnata
web-dt-room-only = Jedyna komnata
web-dt-in-all = Razem
web-dt-deck = w talii { $left }, odrzucone { $used }
web-dt-circumstances-join =
    { $n ->
        [one] Do komnaty, do której wejdziecie, dołączy { $n } okoliczność.
        [few] Do komnaty, do której wejdziecie, dołączą { $n } okoliczności.
       *[other] Do komnaty, do której wejdziecie, dołączy { $n } okoliczności.
    }
web-dt-under-boss = Pod bossem.
web-dt-unplanned = jeszcze nikt
web-dt-fighting = w tej walce
web-dt-last = ostatni
web-dt-left-to-beat = Pozostało do pokonania

## Walka

web-dt-pair-note = We dwoje wchodzi się sobie w drogę: każda cecha +1.
web-dt-printed-more = { $printed } na karcie + { $change } za parę
web-dt-printed-less = { $printed } na karcie − { $change } za umiejętność
web-dt-short = brakuje { $n }
web-dt-missing = Brakuje jeszcze: { $n }.
web-dt-played = Zagrane
web-dt-base-counts = Baza się liczy: pierwsza walka tutaj.
web-dt-base-spent = Baza się nie liczy: była już tu walka.
web-dt-offers = Oferuje zdrowia: { $n }.
web-dt-hidden-sum = Karty partnera są zakryte: suma nie jest jeszcze znana.
web-dt-settle-free = Teraz zwycięstwo nie kosztuje zdrowia.
web-dt-settle-pays =
    { $paid ->
        [one] Teraz { $hero } zapłaci { $paid } punkt zdrowia i zachowa { $left }.
        [few] Teraz { $hero } zapłaci { $paid } punkty zdrowia i zachowa { $left }.
        [many] Teraz { $hero } zapłaci { $paid } punktów zdrowia i zachowa { $left }.
       *[other] Teraz { $hero } zapłaci { $paid } punktu zdrowia i zachowa { $left }.
    }
web-dt-settle-dies =
    { $paid ->
        [one] Teraz { $hero } zapłaci { $paid } punkt zdrowia i zginie.
        [few] Teraz { $hero } zapłaci { $paid } punkty zdrowia i zginie.
        [many] Teraz { $hero } zapłaci { $paid } punktów zdrowia i zginie.
       *[other] Teraz { $hero } zapłaci { $paid } punktu zdrowia i zginie.
    }
web-dt-settle-shared =
    { $n ->
        [one] Teraz para zapłaci { $n } punkt zdrowia; zdecydujcie, kto go odda.
        [few] Teraz para zapłaci { $n } punkty zdrowia; podzielcie je, jak chcecie.
        [many] Teraz para zapłaci { $n } punktów zdrowia; podzielcie je, jak chcecie.
       *[other] Teraz para zapłaci { $n } punktu zdrowia; podzielcie je, jak chcecie.
    }
web-dt-settle-vain = Nawet całe zdrowie nie wystarczy: zagrajcie karty albo się wycofajcie.
web-dt-now-covers = Pokrywa { $n } z { $missing } brakujących ({ $attribute }).
web-dt-now-counts = W tej walce daje { $n }.
web-dt-now-asks = W tej walce trzeba: { $points }.
web-dt-pays-alone =
    { $health ->
        [one] Wygraj: { $hero } płaci { $health } punkt zdrowia
        [few] Wygraj: { $hero } płaci { $health } punkty zdrowia
        [many] Wygraj: { $hero } płaci { $health } punktów zdrowia
       *[other] Wygraj: { $hero } płaci { $health } punktu zdrowia
    }
web-dt-pay-both = { $first } płaci { $paid }, { $second } { $more }
web-dt-dies-alone =
    { $health ->
        [one] Wygraj, ale { $hero } płaci { $health } punkt zdrowia i ginie
        [few] Wygraj, ale { $hero } płaci { $health } punkty zdrowia i ginie
        [many] Wygraj, ale { $hero } płaci { $health } punktów zdrowia i ginie
       *[other] Wygraj, ale { $hero } płaci { $health } punktu zdrowia i ginie
    }
web-dt-dies-both =
    { $dead ->
        [1] { $first } płaci { $paid }, { $second } { $more }: { $victim } ginie
       *[other] { $first } płaci { $paid }, { $second } { $more }: nikt z nich nie przeżyje
    }

## O czym mówić

web-say-how = Powiedz, ale bez liczb
web-say-attribute = Cechy
web-say-foe = Przeciwnicy
web-say-room = Komnaty

## Wskazówki pierwszej partii

web-dt-tip-which-deck-first = Witaj! Bohaterowie zaczynają z kilkoma kartami. W każdej talii jest jedna cecha, a jej karty dają od +1 do +3: kliknij świecącą talię, żeby dobrać kartę.
web-dt-tip-which-deck = Spójrz na dwie komnaty: czego wymagają? Niezagrane karty zostają na ręce na dalsze piętra, więc myśl też o smoku.
web-dt-tip-who-refills = Przed każdym piętrem bohaterowie dobierają karty. W grze samotnej kolejność nie ma znaczenia: kliknij bohatera.
web-dt-tip-which-room = Trzeba pokonać wszystkich w komnacie, do której wejdziesz; drugą omijasz. Porównaj, czego komnaty wymagają razem, z tym, co mają bohaterowie.
web-dt-tip-who-fights = Kliknij przeciwnika, a potem bohatera, który stawi mu czoła w pojedynkę. Baza bohatera liczy się tylko w jego pierwszej walce tutaj. Żeby walczyć we dwoje, przejdź do walk w parach.
web-dt-tip-how-to-fight = Zagrywaj świecące karty, aż wszystkie paski się wypełnią. Każdy brakujący punkt kosztuje 1 punkt zdrowia. Do rozliczenia walki karty można cofnąć, a z walki się wycofać.
web-dt-tip-how-to-fight-together = Dwoje walczy jak jedno: ich punkty i karty się sumują, ale każda wymagana cecha jest o 1 wyższa. Brakującym zdrowiem podzielcie się, jak chcecie.

## Co o karcie mówi instrukcja

web-dt-part-attribute = jaka cecha
web-dt-part-value = wartość
web-dt-part-special = zasada specjalna
web-dt-part-type = typ bohatera
web-dt-part-refill = jakie karty dobiera
web-dt-part-acts-on-circumstances = że działa na okoliczności
web-dt-part-has = że ma cechę: { $attribute }
web-dt-part-the-three-attributes = jakie trzy cechy
web-dt-part-the-main-attribute = główna cecha
web-dt-part-that-a-regenerating-skill-exists = że istnieje umiejętność regeneracji
web-dt-part-that-a-healing-skill-exists = że istnieje umiejętność leczenia
web-dt-part-the-event = co się dzieje

## Rodzaje kart

web-kind-boss = bossowie
web-kind-capability = możliwości
web-kind-circumstance = okoliczności
web-kind-elite = elitarne potwory
web-kind-hero = bohaterowie
web-kind-normal = zwykłe potwory
web-kind-skill = umiejętności
web-part-rest = cała reszta
