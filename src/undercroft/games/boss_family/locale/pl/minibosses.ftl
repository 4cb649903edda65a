### Powstanie minibossów: co ta gra mówi oprócz słów Boss Monstera albo inaczej.
### Nazwy przychodzą we wszystkich przypadkach: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Imiona graczy się nie odmieniają: zdania są ułożone pod mianownik.

## Opcje gry

setting-sets = Razem z zestawem
setting-sets-boss-monster = Boss Monster
setting-heroes = Bohaterowie
setting-heroes-help = Bohaterowie pochodzą zawsze tylko z jednego zestawu.
setting-heroes-minibosses = z Powstania minibossów
setting-heroes-boss-monster = z Boss Monstera
setting-room-for-coin = Komnata za monetę
setting-room-for-coin-help = Czy raz na rundę, w swojej kolejce budowy, można odrzucić kartę komnaty i otrzymać 1 monetę; zalecane przy łączeniu zestawów.
setting-room-for-coin-off = nie
setting-room-for-coin-on = tak, raz na rundę

## Pytania

prompt-which-amount = Wybierz, ile monet wydać ({ $source }).
prompt-which-treasure = Wybierz rodzaj skarbu ({ $source }).
prompt-where-to-build = Wybierz, gdzie zbudować kartę, albo zatrzymaj ją na ręce.
prompt-whether-to-pay = Odkryto minibossa: { $card }. Zapłacić 1 monetę czy go odrzucić?
prompt-whether-to-pay-tax =
    { $coins ->
        [one] Zapłacić { $coins } monetę za { $card-acc }? Inaczej czar zostanie zanegowany.
        [few] Zapłacić { $coins } monety za { $card-acc }? Inaczej czar zostanie zanegowany.
        [many] Zapłacić { $coins } monet za { $card-acc }? Inaczej czar zostanie zanegowany.
       *[other] Zapłacić { $coins } monety za { $card-acc }? Inaczej czar zostanie zanegowany.
    }
prompt-how-many-coins = Wybierz, ile monet położyć ({ $source }).
prompt-which-graduate = Pokazać minibossa z ręki i otrzymać 2 monety ({ $source })?
prompt-whom-to-bribe = Dać przeciwnikowi 1 monetę i zabrać mu losowy czar ({ $source })?
prompt-which-discarded = Wziąć kartę odrzuconą przez przeciwnika ({ $source })?
prompt-which-donor = Odrzucić minibossa, aby wyleczyć ranę ({ $source })?
prompt-whose-treasury = Wybierz, z kim zamienić się skarbcami ({ $source }).
prompt-which-miniboss-to-trade = Odrzucić minibossa, aby dociągnąć czar ({ $source })?
prompt-which-room-card-to-discard = Wybierz kartę komnaty do odrzucenia ({ $source }).
prompt-which-room-to-build-anew = Użyć zdolności innej swojej komnaty, jakby dopiero co powstała ({ $source })?
prompt-which-to-sip = Zabrać kartę? Odda ją { $opponent }.
prompt-whether-to-double = Podwoić obrażenia komnaty: { $room } ({ $source })?
prompt-which-intern = Zbudować minibossa spośród kart, które właśnie trafiły na stos odrzuconych ({ $source })?
prompt-which-acts-anew = Wybierz, która z twoich komnat zadziała następna ({ $source }).
prompt-where-to-employ = Przekupić { $card-acc } po 1 monecie za każdy poziom?

## Ruchy

option-choose-amount =
    { $coins ->
        [0] Ani jednej monety
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
option-choose-treasure = { $treasure }
option-sell = Odrzuć { $card-acc } za 1 monetę
option-hire = Zapłać 1 monetę za { $card-acc }
option-dismiss = Odrzuć { $card-acc }
option-promote = Rozwiń { $card-acc } za 1 monetę
option-promote-with = Rozwiń { $card-acc }, odrzucając { $payment-acc }
option-pay-tax =
    { $coins ->
        [one] Zapłać { $coins } monetę
        [few] Zapłać { $coins } monety
        [many] Zapłać { $coins } monet
       *[other] Zapłać { $coins } monety
    }
option-let-spell-go = Nie płać i strać czar
option-put-coins =
    { $coins ->
        [0] Nie kładź monet
        [one] Połóż { $coins } monetę
        [few] Połóż { $coins } monety
        [many] Połóż { $coins } monet
       *[other] Połóż { $coins } monety
    }
option-show-graduate = Pokaż { $card-acc }
option-bribe = Daj 1 monetę za czar: { $opponent }
option-pick-up = Weź { $card-acc }
option-transfuse = Odrzuć { $card-acc } i wylecz ranę: { $hero }
option-swap-treasuries = Zamień się skarbcami: { $opponent }
option-trade-miniboss = Odrzuć { $card-acc } za czar
option-build-anew = { $card }: jak po zbudowaniu
option-double = Podwój obrażenia: { $card }
option-employ = Zbuduj { $card-acc } { slot-place }
option-relive = Teraz { $card }
option-buy-off = Przekup { $card-acc } i zbuduj { slot-place }

## Słowa wewnątrz pytań, ruchów i dziennika

class-none = Bez klasy
set-minibosses = Powstanie minibossów

## Nagłówki

phase-name-reveal = Odkrycie kart
word-coins = Monety
word-treasury = Skarbiec
word-level = Poziom
word-miniboss = Miniboss
word-minibosses = Minibossowie

## Ile; $n to liczba

count-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
count-minibosses =
    { $n ->
        [one] { $n } miniboss
        [few] { $n } minibossów
        [many] { $n } minibossów
       *[other] { $n } minibossa
    }

## Dziennik

log-rooms-revealed = Nowe karty zostają odkryte: { $cards }.
log-room-acted =
    { $seat-is ->
        [you] Działa: { $room } (twoja komnata).
       *[other] Działa: { $room } ({ $seat }).
    }
log-room-entered =
    { $room-gender ->
        [p]
            { $damage ->
                [0] { $room } nie ranią { $hero-gen } (razem { $hurt } z { $health }).
               *[other] { $room } zadają { $hero-dat } obrażenia: { $damage } (razem { $hurt } z { $health }).
            }
       *[other]
            { $damage ->
                [0] { $room } nie rani { $hero-gen } (razem { $hurt } z { $health }).
               *[other] { $room } zadaje { $hero-dat } obrażenia: { $damage } (razem { $hurt } z { $health }).
            }
    }
log-coins-gained =
    { $seat-is ->
        [you] { $coins ->
            [one] Otrzymujesz { $coins } monetę.
            [few] Otrzymujesz { $coins } monety.
            [many] Otrzymujesz { $coins } monet.
           *[other] Otrzymujesz { $coins } monety.
        }
       *[other] { $coins ->
            [one] { $seat } otrzymuje { $coins } monetę.
            [few] { $seat } otrzymuje { $coins } monety.
            [many] { $seat } otrzymuje { $coins } monet.
           *[other] { $seat } otrzymuje { $coins } monety.
        }
    }
log-coins-paid =
    { $seat-is ->
        [you] { $coins ->
            [one] Płacisz { $coins } monetę.
            [few] Płacisz { $coins } monety.
            [many] Płacisz { $coins } monet.
           *[other] Płacisz { $coins } monety.
        }
       *[other] { $coins ->
            [one] { $seat } płaci { $coins } monetę.
            [few] { $seat } płaci { $coins } monety.
            [many] { $seat } płaci { $coins } monet.
           *[other] { $seat } płaci { $coins } monety.
        }
    }
log-coins-given =
    { $coins ->
        [one] { $seat } oddaje { $coins } monetę; bierze ją { $opponent }.
        [few] { $seat } oddaje { $coins } monety; bierze je { $opponent }.
        [many] { $seat } oddaje { $coins } monet; bierze je { $opponent }.
       *[other] { $seat } oddaje { $coins } monety; bierze je { $opponent }.
    }
log-coins-placed =
    { $coins ->
        [one] { $seat } kładzie na komnacie { $coins } monetę: { $room }.
        [few] { $seat } kładzie na komnacie { $coins } monety: { $room }.
        [many] { $seat } kładzie na komnacie { $coins } monet: { $room }.
       *[other] { $seat } kładzie na komnacie { $coins } monety: { $room }.
    }
log-coins-lost =
    { $coins ->
        [one] Razem z komnatą przepada { $coins } moneta: { $room }.
        [few] Razem z komnatą przepadają { $coins } monety: { $room }.
        [many] Razem z komnatą przepada { $coins } monet: { $room }.
       *[other] Razem z komnatą przepadają { $coins } monety: { $room }.
    }
log-treasuries-swapped = { $seat } i { $opponent } zamieniają się skarbcami.
log-build-failed =
    { $seat-is ->
        [you] Nie możesz zapłacić za { $room-acc }: karta nie zostaje zbudowana i trafia na stos odrzuconych.
       *[other] { $seat } nie może zapłacić za { $room-acc }: karta nie zostaje zbudowana i trafia na stos odrzuconych.
    }
log-miniboss-built =
    { $seat-is ->
        [you] Budujesz minibossa: { $miniboss }, poziom { $level } (komnata: { $room }).
       *[other] { $seat } buduje minibossa: { $miniboss }, poziom { $level } (komnata: { $room }).
    }
log-miniboss-discarded =
    { $seat-is ->
        [you] Tracisz { $miniboss-acc }: miniboss trafia na stos odrzuconych.
       *[other] { $seat } traci { $miniboss-acc }: miniboss trafia na stos odrzuconych.
    }
log-miniboss-promoted =
    { $seat-is ->
        [you] Rozwijasz { $miniboss-acc } do poziomu { $level }.
       *[other] { $seat } rozwija { $miniboss-acc } do poziomu { $level }.
    }
log-miniboss-demoted = Miniboss znów na poziomie 1: { $miniboss } ({ $seat }).
log-miniboss-returned =
    { $seat-is ->
        [you] Bierzesz { $miniboss-acc } z powrotem na rękę.
       *[other] { $seat } bierze { $miniboss-acc } z powrotem na rękę.
    }
log-miniboss-taken =
    { $opponent-is ->
        [you] { $seat } przekupuje ci { $miniboss-acc }.
       *[other] { $seat } przekupuje { $miniboss-acc }; minibossa traci { $opponent }.
    }
log-amount-chosen =
    { $coins ->
        [0] { $source }: bez monet.
        [one] { $source }: { $coins } moneta.
        [few] { $source }: { $coins } monety.
        [many] { $source }: { $coins } monet.
       *[other] { $source }: { $coins } monety.
    }
log-treasure-chosen = { $source }: { $seat } wybiera skarb { $treasure-gen }.
log-spell-taxed =
    { $seat-is ->
        [you] Do końca rundy płacisz 1 monetę za każdy swój czar, łącznie z tym.
       *[other] { $seat } do końca rundy płaci 1 monetę za każdy swój czar, łącznie z tym.
    }
log-dungeon-text-lost =
    { $seat-is ->
        [you] Zdolności komnat i moce minibossów nie działają do końca rundy (twoje podziemia).
       *[other] Zdolności komnat i moce minibossów nie działają do końca rundy ({ $seat }).
    }
log-room-weakened = { $room }: obrażenia mniejsze o { $damage } do końca rundy.
log-monsters-strengthened =
    { $damage ->
        [-1] Komnaty potworów: obrażenia mniejsze o 1 do końca rundy ({ $seat }).
       *[other] Komnaty potworów: obrażenia większe o { $damage } do końca rundy ({ $seat }).
    }
log-monsters-fed = { $room } ({ $seat }): do końca rundy inne komnaty potworów zadają o 1 obrażenie więcej za każdy swój skarb.
log-treasure-set =
    { $bare ->
        [0] { $room }: do końca rundy po jednym skarbie każdego rodzaju.
       *[other] { $room }: do końca rundy żadnych skarbów.
    }
log-treasure-added = Do końca rundy w podziemiach jest o jeden skarb { $treasure-gen } więcej ({ $seat }).
log-hero-held-back =
    { $seat-is ->
        [you] Każesz czekać przed wejściem do następnej rundy: { $hero }.
       *[other] { $seat } każe czekać przed wejściem do następnej rundy: { $hero }.
    }
log-first-room-skipped = Do końca rundy bohaterowie wchodzący do podziemi omijają pierwszą komnatę ({ $seat }).
log-any-treasure-fits = { $seat } może w tej kolejce budowy położyć wypaśną komnatę na dowolnej swojej.
log-nothing-more-built = { $seat } nie kładzie karty w tej rundzie.
log-switched-off = { $boss }: zdolność wyłączona do końca rundy ({ $seat }).
log-cards-shown = { $seat } pokazuje { $cards-acc }.
log-cards-turned-over = Z talii komnat na stos odrzuconych: { $cards }.
