### Wieża Smoka: nazwa, opcje, pytania, ruchy, dziennik, zwroty.
### Nazwy przychodzą w przypadkach: $hero to mianownik, $hero-gen dopełniacz i tak dalej; bohaterowie są rodzaju męskiego.
### Nazwy umiejętności stoją w mianowniku, po dwukropku albo w cudzysłowie: odmienione brzmiałyby jak osoby.

game-title = Wieża Smoka
game-tagline = Zdobądźcie razem sześć pięter i pokonajcie to, co czeka na szczycie.
game-about = Sześć pięter, mało kart i smok na dachu. Wchodzicie i wygrywacie razem.
game-time = 30 min

## Opcje gry

setting-heroes = Bohaterowie
setting-heroes-help = Ilu bohaterów wspina się na wieżę; każde miejsce prowadzi swoją część.
setting-heroes-2 = 2
setting-heroes-3 = 3
setting-heroes-4 = 4
setting-team = Drużyna
setting-team-help = Wybierzcie bohaterów przy stole albo zdajcie się na los, który rozda zwykłych.
setting-team-choose = wybór przy stole
setting-team-deal = losowi zwykli bohaterowie
setting-setup = Przygotowanie
setting-setup-help = Pierwsza gra: los rozdaje zwykłych bohaterów, nie ma umiejętności, a na szczycie jest o jednego elitarnego potwora mniej; z dziećmi ubywa tylko ten potwór.
setting-setup-standard = standardowe
setting-setup-first-game = pierwsza gra
setting-setup-children = z dziećmi
setting-skills = Umiejętności
setting-skills-help = Czy bohaterowie mogą brać umiejętności i ile.
setting-skills-none = bez umiejętności
setting-skills-one = najwyżej po jednej
setting-skills-many = tyle, na ile kogo stać
setting-boss = Boss
setting-boss-help = Kto czeka na szczycie; przy czterech bohaterach dodatkowy boss staje u boku Smoka.
setting-boss-dragon = Smok
setting-boss-giant-troll = Olbrzymi troll
setting-boss-dark-lord = Mroczny władca
setting-boss-lord-of-the-dead = Władca umarłych
setting-variants = Trudniejsze zasady
setting-variants-help = Można je dowolnie łączyć.
setting-variants-everyone-counts = Każdy się liczy: pierwsza śmierć oznacza porażkę
setting-variants-surrounded = W okrążeniu: walki z potworami rozdziela się przed wejściem
setting-variants-no-break = Bez wytchnienia: po 3. piętrze nikt nie zdrowieje

## Pytania

prompt-which-hero = Wybierz swojego bohatera.
prompt-which-skill = Wybierz umiejętność dla { $hero-gen } albo zrezygnuj.
prompt-which-payment = Wybierz, za którą umiejętność { $hero } płaci teraz.
prompt-which-gain = { $hero } może dobrać kartę z dowolnej talii.
prompt-who-refills = Wybierz, kto teraz uzupełnia rękę.
prompt-which-deck = Wybierz talię, z której { $hero } dobiera kartę.
prompt-keep-or-replace = Zatrzymać kartę dobraną przez { $hero-acc } czy spróbować szczęścia?
prompt-whether-to-divine = Czy { $hero } ma odkryć okoliczności tego piętra?
prompt-which-to-send-away = Odesłać jedną z tych okoliczności?
prompt-which-to-swap = Zamienić komnaty dwóch potworów?
prompt-whom-to-trade-with = Czy { $hero } ma komuś zaproponować wymianę kart?
prompt-whether-to-trade = { $hero } proponuje { $other-dat } wymianę po jednej karcie. Zgoda?
prompt-which-to-give = Wybierz kartę, którą { $hero } oddaje.
prompt-whether-to-heal = Czy { $hero } ma teraz kogoś uleczyć?
prompt-whom-to-heal = Wybierz kartę do odrzucenia i bohatera do uleczenia.
prompt-which-room = Wybierz komnatę dla drużyny.
prompt-who-faces-whom = Ustal, kto zmierzy się z którym potworem, w kolejności walk.
prompt-who-fights = Wybierz, kto teraz walczy i z kim.
prompt-how-to-fight = Przygotuj walkę, a potem ją rozstrzygnij.

## Ruchy

option-lead = Poprowadź { $card-acc }
option-take-skill = Weź: { $card }
option-no-skill = Bez umiejętności
option-pay = Opłać: { $card }
option-gain-nothing = Nie dobieraj karty
option-refill = { $hero } uzupełnia rękę
option-draw = { $hero } dobiera kartę { $deck-gen }
option-replace = Odrzuć { $card-acc } i dobierz jeszcze raz
option-keep = Zatrzymaj
option-decline = Nie teraz
option-divine = Spójrz w przyszłość
option-send-away = Odeślij { $card-acc }
option-swap = Zamień miejscami { $monster-acc } i { $other-acc }
option-propose-trade = Wymień się z { $other-ins }
option-agree = Zgódź się
option-refuse = Odmów
option-give = Oddaj { $card-acc }
option-begin-healing = { $hero } leczy
option-heal-with = Odrzuć { $card-acc }, by uleczyć { $target-acc }
option-think-better = Jednak nie lecz
option-enter = Wejdź do { $room-gen } komnaty
option-assign = { $hero } stawi czoła { $foe-dat } w pojedynkę
option-assign-pair = { $first } i { $second } stawią czoła { $foe-dat }
option-agree-on-plan = Plan gotowy: wchodzimy
option-unassign = Cofnij ostatni przydział
option-step-back = Przemyśl jeszcze raz wybór komnaty
option-fight-alone = { $hero } atakuje w pojedynkę { $foe-acc }
option-fight-together = { $first } i { $second } atakują { $foe-acc }
option-pair-up = Przejdź do walk w parach
option-go-it-alone = Resztę pokonaj w pojedynkę
option-play-card = Zagraj { $card-acc }
option-play-as = Zagraj { $card-acc } jako kartę { $attribute-gen }
option-take-back = Cofnij { $card-acc }
option-face-too = Dołącz { $foe-acc } do walki
option-leave-out = Pomiń { $foe-acc }
option-lower = Obniż { $foe-dat } { $attribute-acc } o 1
option-restore = Jednak nie osłabiaj { $foe-gen }
option-use-skill = Użyj: { $card }
option-put-away = Jednak nie używaj: { $card }
option-hand-over =
    { $health ->
        [0] Zdrowia nie oddaję. Twój ruch!
        [one] Ode mnie { $health } punkt zdrowia. Twój ruch!
        [few] Ode mnie { $health } punkty zdrowia. Twój ruch!
        [many] Ode mnie { $health } punktów zdrowia. Twój ruch!
       *[other] Ode mnie { $health } punktu zdrowia. Twój ruch!
    }
option-withdraw = Wycofaj się z tej walki
option-commit =
    { $first ->
        [0] { $second ->
            [0] Wygraj bez draśnięcia
            [one] Wygraj; drugi bohater płaci { $second } punkt zdrowia
            [few] Wygraj; drugi bohater płaci { $second } punkty zdrowia
            [many] Wygraj; drugi bohater płaci { $second } punktów zdrowia
           *[other] Wygraj; drugi bohater płaci { $second } punktu zdrowia
        }
       *[other] { $second ->
            [0] { $first ->
                [one] Wygraj za { $first } punkt zdrowia
                [few] Wygraj za { $first } punkty zdrowia
                [many] Wygraj za { $first } punktów zdrowia
               *[other] Wygraj za { $first } punktu zdrowia
            }
           *[other] Wygraj; bohaterowie płacą zdrowiem: { $first } i { $second }
        }
    }
option-give-all = Oddaj wszystko na próżno i zgiń

## Słowa

room-left = lewa
    .gen = lewej
    .dat = lewej
    .acc = lewą
    .ins = lewą
    .loc = lewej
    .gender = f
room-right = prawa
    .gen = prawej
    .dat = prawej
    .acc = prawą
    .ins = prawą
    .loc = prawej
    .gender = f
stage-solo = Walki w pojedynkę
stage-pairs = Walki w parach
stage-leftovers = Pozostali przeciwnicy
word-floor = Piętro { $floor }
word-health = Zdrowie
word-hand = Ręka
word-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
word-circumstances = { $n ->
    [one] { $n } zakryta okoliczność
    [few] { $n } zakryte okoliczności
    [many] { $n } zakrytych okoliczności
   *[other] { $n } zakrytej okoliczności
}
word-dead = nie żyje
word-cleared = oczyszczono
word-not-taken = pominięto
word-fought = już tu walczył
word-need = Wymagane
word-base = Bazowe
word-missing = Brakuje
word-covered = pokryte
word-leader = mówi w imieniu drużyny
warning-attributes = Tej drużynie brakuje cech: niektóre rodzaje potworów będzie jej trudno pokonać.
warning-no-ordinary = W tej drużynie nie ma ani jednego zwykłego bohatera.
warning-many-special = W tej drużynie jest więcej niż jeden specjalny bohater.
warning-many-thrifty = W tej drużynie jest więcej niż jeden zapobiegliwy bohater.
reason-victory = Wieża zdobyta, a jej pan nie żyje.
reason-all-dead = Wszyscy bohaterowie nie żyją.
reason-hopeless = Tego, co zostało w komnacie, nie da się już pokonać.
reason-one-fell = Poległ bohater, a liczył się każdy.

## Dziennik

log-hero-chosen = { $seat } prowadzi { $hero-acc }.
log-team-unbalanced =
    { $check ->
        [attributes] Uwaga: drużynie brakuje cech.
        [no-ordinary] Uwaga: w drużynie nie ma zwykłego bohatera.
        [many-special] Uwaga: w drużynie jest więcej niż jeden specjalny bohater.
       *[many-thrifty] Uwaga: w drużynie jest więcej niż jeden zapobiegliwy bohater.
    }
log-skill-taken = { $hero } bierze umiejętność „{ $skill }”.
log-skill-paid =
    { $cards-count ->
        [0] { $health ->
            [one] { $hero } płaci { $health } punkt zdrowia za umiejętność „{ $skill }”.
            [few] { $hero } płaci { $health } punkty zdrowia za umiejętność „{ $skill }”.
            [many] { $hero } płaci { $health } punktów zdrowia za umiejętność „{ $skill }”.
           *[other] { $hero } płaci { $health } punktu zdrowia za umiejętność „{ $skill }”.
        }
       *[other] { $health ->
            [0] { $hero } traci { $cards-acc } za umiejętność „{ $skill }”.
            [one] { $hero } płaci { $health } punkt zdrowia za umiejętność „{ $skill }” i traci { $cards-acc }.
            [few] { $hero } płaci { $health } punkty zdrowia za umiejętność „{ $skill }” i traci { $cards-acc }.
            [many] { $hero } płaci { $health } punktów zdrowia za umiejętność „{ $skill }” i traci { $cards-acc }.
           *[other] { $hero } płaci { $health } punktu zdrowia za umiejętność „{ $skill }” i traci { $cards-acc }.
        }
    }
log-card-drawn = { $hero } dobiera { $card-acc }.
log-deck-reshuffled = Odrzucone karty { $deck-gen } potasowano: tworzą nową talię.
log-card-replaced = { $hero } odrzuca { $card-acc } i dobiera jeszcze raz.
log-card-discarded = { $hero } odrzuca { $card-acc }.
log-tower-built = Wieża stoi. Na szczycie czeka { $boss }.
log-floor-begun = Piętro { $floor }. W imieniu drużyny mówi { $leader }.
log-boss-grew = { $boss } wchłania { $cards-acc }.
log-circumstances-divined = { $hero } przewiduje { $cards-acc }.
log-circumstance-replaced = { $hero } odsyła { $card-acc }; w to miejsce trafia zakryta karta.
log-monsters-swapped = { $hero } zwabia { $monster-acc } i { $other-acc }: potwory zamieniają się komnatami.
log-cards-traded = { $hero } oddaje { $other-dat } { $given-acc } i dostaje { $received-acc }.
log-trade-refused = { $other } nie chce się wymienić z { $hero-ins }.
log-room-passed = Drużyna omija drugą komnatę: { $cards }.
log-room-entered = Drużyna wchodzi do komnaty na { $floor }. piętrze: { $monsters }.
log-circumstance-revealed = Okoliczność: { $card }.
log-stage-begun = { $stage }.
log-fight-handed-over =
    { $cards-count ->
        [0] { $health ->
            [0] { $hero } nic nie dokłada; teraz kolej na { $other-acc }.
            [one] { $hero } oferuje { $health } punkt zdrowia; teraz kolej na { $other-acc }.
            [few] { $hero } oferuje { $health } punkty zdrowia; teraz kolej na { $other-acc }.
            [many] { $hero } oferuje { $health } punktów zdrowia; teraz kolej na { $other-acc }.
           *[other] { $hero } oferuje { $health } punktu zdrowia; teraz kolej na { $other-acc }.
        }
       *[other] { $health ->
            [0] { $hero } wykłada { $cards-acc }; teraz kolej na { $other-acc }.
            [one] { $hero } wykłada { $cards-acc }, oferując { $health } punkt zdrowia; teraz kolej na { $other-acc }.
            [few] { $hero } wykłada { $cards-acc }, oferując { $health } punkty zdrowia; teraz kolej na { $other-acc }.
            [many] { $hero } wykłada { $cards-acc }, oferując { $health } punktów zdrowia; teraz kolej na { $other-acc }.
           *[other] { $hero } wykłada { $cards-acc }, oferując { $health } punktu zdrowia; teraz kolej na { $other-acc }.
        }
    }
log-fight-won =
    { $heroes-number ->
        [one] { $paid ->
            [0] { $heroes } pokonuje { $foes-acc } bez draśnięcia.
            [one] { $heroes } pokonuje { $foes-acc } za { $paid } punkt zdrowia.
            [few] { $heroes } pokonuje { $foes-acc } za { $paid } punkty zdrowia.
            [many] { $heroes } pokonuje { $foes-acc } za { $paid } punktów zdrowia.
           *[other] { $heroes } pokonuje { $foes-acc } za { $paid } punktu zdrowia.
        }
       *[many] { $paid ->
            [0] { $heroes } pokonują { $foes-acc } bez draśnięcia.
            [one] { $heroes } pokonują { $foes-acc } za { $paid } punkt zdrowia.
            [few] { $heroes } pokonują { $foes-acc } za { $paid } punkty zdrowia.
            [many] { $heroes } pokonują { $foes-acc } za { $paid } punktów zdrowia.
           *[other] { $heroes } pokonują { $foes-acc } za { $paid } punktu zdrowia.
        }
    }
log-fight-lost =
    { $heroes-number ->
        [one] { $heroes } nie daje rady { $foes-dat }.
       *[many] { $heroes } nie dają rady { $foes-dat }.
    }
log-hero-died = { $hero } ginie.
log-hero-healed =
    { $cause ->
        [rest] { $hero } odpoczywa: +{ $health } do zdrowia.
        [regeneration] { $hero } regeneruje się: +{ $health } do zdrowia.
       *[healer] { $hero } zdrowieje: +{ $health } do zdrowia.
    }
log-skill-used = { $hero } używa umiejętności „{ $skill }”.
log-room-cleared = Piętro { $floor } jest oczyszczone.
log-game-won =
    { $alive ->
        [one] Zwycięstwo! Przeżył jeden bohater.
        [few] Zwycięstwo! Przeżyło { $alive } bohaterów.
        [many] Zwycięstwo! Przeżyło { $alive } bohaterów.
       *[other] Zwycięstwo! Przeżyło { $alive } bohatera.
    }
log-game-lost =
    { $reason ->
        [hopeless] Porażka na { $floor }. piętrze: tego, co zostało, nie da się już pokonać.
        [one-fell] Porażka na { $floor }. piętrze: poległ bohater.
       *[all-dead] Porażka na { $floor }. piętrze: wszyscy bohaterowie nie żyją.
    }

## Zwroty, bez liczb

say-i-am-rich-in = Mam pod dostatkiem { $attribute-gen }.
say-i-can-cover = Mogę zapewnić { $attribute-acc }.
say-i-have-little = { $attribute } już mi się kończy.
say-i-have-no = Nie mam ani trochę { $attribute-gen }.
say-please-take = Dobierz, proszę, więcej { $attribute-gen }.
say-i-can-take = Dam radę { $foe-dat }.
say-i-could-take-at-a-price = Dam radę { $foe-dat }, ale będzie bolało.
say-i-cannot-take = Nie dam rady { $foe-dat }.
say-help-me-with = Pomóż mi pokonać { $foe-acc }.
say-please-face = Zajmiesz się { $foe-ins }?
say-let-us-go = Chodźmy do { $room-gen } komnaty.
say-i-would-rather-bleed = Wolę krwawić, niż tracić karty.
say-please-you-pay = Tym razem ty zapłać, proszę.
say-i-am-badly-hurt = Ledwo trzymam się na nogach.
say-i-am-in-good-health = Zdrowie mi dopisuje.
say-save-it-for-the-boss = Zachowaj to na szczyt wieży.
say-well-fought = Świetna walka!
