### Stół One Deck Dungeon w przeglądarce.

## The turn

web-od-floor = Piętro { $n }
web-od-turn = Tura { $n }
web-od-steps = Kroki tury
web-od-step-time = Czas
web-od-step-door = Drzwi
web-od-step-roll = Rzut
web-od-step-place = Kości
web-od-step-suffer = Konsekwencje
web-od-step-loot = Łup
web-od-hero = Bohater { $number }
web-od-you = ty
web-od-leads = prowadzi drużynę
web-od-fallen = Kto zginął: { $heroes }
web-od-stat-turns = Tury: { $n }
web-od-stat-won = Przetrwane spotkania: { $n }
web-od-stat-damage = Otrzymane rany: { $n }
web-od-stat-dice = Rzucone kości: { $n }

## Deck, doors, level

web-od-time-left = Pozostały czas
web-od-deck = w talii
web-od-spent = zużyte
web-od-stairs = Schody
web-od-stair-tokens-of = Żetony: { $n } z { $most }
web-od-stair-rule =
    { $most ->
        [3] Czas przy schodach kładzie tu żetony. Trzeci zadaje 1 ranę i liczenie zaczyna się od nowa.
       *[other] Czas przy schodach kładzie tu żetony. Szósty zadaje dwóm bohaterom po 1 ranie i liczenie zaczyna się od nowa.
    }
web-od-ask-descend =
    { $most ->
        [3] Zejść czy zostać na jeszcze jedną turę? Co trzecia jednostka czasu przy schodach zadaje 1 ranę; żetony są tam teraz: { $tokens }.
       *[other] Zejść czy zostać na jeszcze jedną turę? Co szósta jednostka czasu przy schodach zadaje dwóm bohaterom po 1 ranie; żetony są tam teraz: { $tokens }.
    }
web-od-stay = Zostań: czas { $time }
web-od-stay-hurts = Zostań: czas { $time }, rany { $damage }
web-od-doors-of = zajęte miejsca: { $n } z { $most }
web-od-door-open = Drzwi { $number }, otwarte
web-od-door-closed = Drzwi { $number }, zamknięte
web-od-door-free = brak drzwi
web-od-door-here = Jesteś tutaj
web-od-door-faced = Tu jest drużyna
web-od-here = tutaj
web-od-ask-enter = Wejdź przez jedne z drzwi.
web-od-seen = Zamknięte, ale karta już znana
web-od-level = Poziom { $n }
web-od-rises = Poziom { $n }!
web-od-xp-of = { $n } z { $price } PD
web-od-places = Przedmioty do { $items }, umiejętności do { $skills }
web-od-bonus =
    { $n ->
        [one] +{ $n } kość heroiczna
        [few] +{ $n } kości heroiczne
       *[other] +{ $n } kości heroicznych
    }
web-od-no-cards = Nie ma jeszcze kart.

## Dungeon and boss

web-od-floor-of = piętro { $n } z { $most }
web-od-from-floor = Działa od piętra { $n }
web-od-difficulty-1 = Łatwe
web-od-difficulty-2 = Średnie
web-od-difficulty-3 = Trudne
web-od-boss-round = Boss · runda { $n }
web-od-boss-health = Zdrowie bossa: { $n } z { $most }
web-od-boss-life = zdrowie { $n }
web-od-reborn = odrodzony

## Heroes

web-od-health-of = Zdrowie: { $n } z { $most }
web-od-poison-tokens = trucizna { $n }
web-od-stored = Odłożone kości: { $n } z { $most }
web-od-release = Odrzuć odłożoną kość
web-od-empty = puste
web-od-skills-of = Umiejętności: { $n }/{ $most } i własna
web-od-what-it-does = Co robi: { $name }
web-od-heals = Teraz leczy: { $n }
web-od-cost-dice =
    { $n ->
        [one] Zapłać { $n } kością: { $colour }
        [few] Zapłać { $n } kośćmi: { $colour }
        [many] Zapłać { $n } kośćmi: { $colour }
       *[other] Zapłać { $n } kośćmi: { $colour }
    }
web-od-cost-mana = Zapłać kośćmi magii o sumie { $n }
web-od-cost-potion = Zapłać żetonem mikstury
web-od-no-leaf-here = Tu nie zadziała: w tej talii nie ma liści.
web-od-no-poison-here = Tu nie zadziała: w tej talii nie ma trucizny.
web-od-side-1p = Samotnie
web-od-side-2p = Z innymi
web-od-tag-leaf = liść: także w talii mieszanej, pomaga przeciw truciźnie
web-od-tag-castle = zamek: także w talii mieszanej

## Dice and boxes

web-od-needs = { $colour }: { $n } lub więcej
web-od-costs = jeśli zostanie puste: { $losses }
web-od-no-cost = nic nie kosztuje
web-od-armor-first = zapełnij najpierw
web-od-covered-with = na nim: { $dice }
web-od-coverable = można zapełnić
web-od-box-number = nr { $n }
web-od-saves = oszczędność: { $losses }
web-od-sum-of = { $n } z { $need }
web-od-covers = zapełnia
web-od-hits = rani bossa
web-od-take-back = Cofnij
web-od-take-back-die = Cofnij: { $die }
web-od-no-dice = Nie ma już kości.
web-od-combine = Połącz
web-od-put-back = Odrzuć
web-od-ask-box = { $die }: wybierz świecące pole.
web-od-ask-useless = { $die }: nie ma czego zapełnić. Możesz połączyć lub odrzucić.
web-od-ask-not-yet = { $die }: jeszcze nie. Najpierw tarcze.
web-od-usable = Do użycia: { $n }
web-od-ask-die = Wybierz świecącą kość na to pole.
web-od-ask-pay-short = Wybierz kość do zapłaty. ⚠ W zasobach zabraknie kości, jeśli zapłacisz: { $dice }.
web-od-ask-pay = { $question } { $paid }.
web-od-answer-short = { $answer } ⚠ W zasobach brakuje: { $dice }
web-od-done = Dość. Straty: { $losses }
web-od-done-safe = Dość: bez strat
web-od-done-no-loot = { $answer } – bez łupu i bez PD
web-od-falls = { $answer } – { web-od-falls-self }
web-od-falls-self = { $hero }: śmierć
web-od-needs-rescue = { $answer } – { web-od-needs-rescue-self }
web-od-needs-rescue-self = { $hero }: śmierć, jeśli nie pomoże mikstura
web-od-a-hero = jeden z bohaterów
web-od-done-for-me = Ja kończę, na razie otwarte: { $losses }
web-od-done-for-me-safe = Ja kończę: nic otwartego
web-od-if-stop = Jeśli przerwiesz
web-od-nothing-lost = Bez strat
web-od-deadly = Zabójcze!
web-od-health-left = Zostanie zdrowia: { $n } z { $most }
web-od-deck-drops = Talia: z { $from } do { $to }
web-od-stairs-found = Talia się skończy: schody
web-od-stairs-wound = Przy schodach czas kosztuje rany
web-od-left-open = Zostanie:
web-od-skulls-covered =
    { $n ->
        [one] { $n } zakryta czaszka
        [few] { $n } zakryte czaszki
       *[other] { $n } zakrytych czaszek
    }

## Perils, pairs, loot, setting up

web-od-way = Sposób
web-od-rolls = Ile kości w rzucie
web-od-rolls-hero = { $hero } rzuca: { $dice }
web-od-pay-now = Płatne od razu:
web-od-pay-nothing = Bez kosztu czasu
web-od-and-dungeon = Oraz z podziemi
web-od-loot-item = Łup: tylko przedmiot lub PD
web-od-loot-skill = Łup: tylko umiejętność, mikstura lub PD
web-od-loot-xp = Łup: tylko PD
web-od-loot-ask = Czym się stanie?
web-od-pair = Uczestniczą: { $names }
web-od-other-pair = Dla drugiej pary
web-od-pairs = Dwa spotkania, dwie pary
web-od-pairs-first = Najpierw { $card }. Kto idzie:
web-od-take-item = Weź jako przedmiot
web-od-item-dice =
    { $n ->
        [one] O { $n } kość więcej w każdym spotkaniu: { $colour }
        [few] O { $n } kości więcej w każdym spotkaniu: { $colour }
        [many] O { $n } kości więcej w każdym spotkaniu: { $colour }
       *[other] O { $n } kości więcej w każdym spotkaniu: { $colour }
    }
web-od-item-health = O { $n } zdrowia więcej
web-od-take-skill = Naucz się umiejętności
web-od-take-potion = Weź miksturę
web-od-take-xp = Weź jako PD
web-od-take-knowing = Jako PD, o 1 więcej
web-od-take-for = Bohater: { $hero }
web-od-replace = Zamiast karty „{ $old }”
web-od-replace-for = { $hero }: zamiast karty „{ $old }”
web-od-old-becomes = stara karta staje się PD: { $n }
web-od-not-offered = Teraz niemożliwe
web-od-xp-after = Będzie { $n } z { $price }
web-od-choice = Wybierz
web-od-being-chosen = Drużyna się zbiera.
web-od-taken = Już wybrano

## Keys

web-od-key-best = pokaż najlepsze zapełnienie, gdy wykładasz kości
web-od-key-combine = połącz wybraną kość z inną
web-od-key-discard = odrzuć wybraną kość

## The legend of symbols

web-od-legend-colours = Kolory kości i pól. Kość heroiczna pasuje do każdego koloru; pole dowolnego koloru przyjmuje każdą kość.
web-od-legend-number = Pole i liczba, którą kość musi co najmniej pokazać
web-od-legend-wide = Szerokie pole: kilka kości, liczy się ich suma
web-od-legend-armor = Pole z tarczą: zapełnij je przed innymi
web-od-legend-hearts = Jeśli zostanie puste: 1 rana
web-od-legend-time = Jeśli zostanie puste: 1 jednostka czasu (karta talii)
web-od-legend-poison = Jeśli zostanie puste: żeton trucizny
web-od-legend-skull = Zapełnione zadaje bossowi 1 ranę; przy umiejętności: działa przeciw bossowi
web-od-legend-place = Numer pola w dzienniku
web-od-legend-coverable = Twoje kości mogą zapełnić to pole
web-od-legend-combat = Walka albo umiejętność, która działa w walce
web-od-legend-peril = Niebezpieczeństwo albo umiejętność, która działa w niebezpieczeństwach
web-od-legend-cost = Koszt umiejętności: kość tego koloru albo heroiczna; z liczbą – tyle kości
web-od-legend-mana = Koszt umiejętności: kości magii o tej lub większej sumie
web-od-legend-xp = Ile PD jest warta karta
web-od-legend-skill = Umiejętność karty
web-od-legend-token = Mikstura albo żeton mikstury, którym się za nią płaci
web-od-legend-leaf = Liść: pomaga oprzeć się truciźnie
web-od-legend-combine = Przyciski „Połącz” i „Odrzuć” pojawiają się, gdy weźmiesz kość.

## A first game

web-od-tip-doors = Każda tura kosztuje czas: dwie karty talii (przy 4 bohaterach cztery, w niektórych podziemiach więcej). Eksploruj, by pojawiły się nowe drzwi, potem wejdź przez jedne z nich. Im mniej tur, tym więcej zdążysz przed schodami.
web-od-tip-flee = Porównaj pola ze swoimi kośćmi. Ucieczka kończy turę, ale drzwi zostaną otwarte.
web-od-tip-peril = Przejść można na dwa sposoby: jeden kosztuje czas od razu, drugi wymaga więcej kości.
web-od-tip-place = Weź kość, potem świecące pole. Najpierw pola z tarczą. Co zostanie otwarte, kosztuje serca, czas albo truciznę. Naciśnij położoną kość, aby ją cofnąć; „{ word-best-cover }” podpowie, jak najlepiej. Aby połączyć lub odrzucić kość, najpierw ją weź.
web-od-tip-loot = Przedmioty dają kości, umiejętności dają sztuczki, PD podnoszą poziom, a z nim liczbę miejsc.

## Lista kart

web-kind-combat = walki
web-kind-peril = niebezpieczeństwa
web-kind-dungeon = podziemia
web-kind-basic = umiejętności podstawowe
web-kind-potion = mikstury
web-kind-talent = talenty
web-kind-level = karty poziomów
web-kind-hordes = Hordy cieni
web-kind-skill = umiejętności
web-set-base = { setting-cards-base }
web-set-forest = { setting-cards-forest }
web-od-passive = działa zawsze
web-od-level-xp =
    { $n ->
        [0] najwyższy poziom
       *[other] do następnego poziomu: { count-xp }
    }
web-od-level-tokens =
    { $n ->
        [one] +{ $n } żeton mikstury
        [few] +{ $n } żetony mikstury
       *[other] +{ $n } żetonów mikstury
    }
web-od-table-campaign = kampania
web-od-part-kind = rodzaj
web-od-part-xp = PD
web-od-part-mark = liść albo zamek
web-od-part-boxes = pola
web-od-part-ways = oba sposoby
web-od-part-ability = zdolność
web-od-part-item = co daje przedmiot
web-od-part-skill = umiejętność
web-od-part-potion = mikstura
web-od-part-cost = koszt
web-od-part-use = gdzie działa
web-od-part-effect = co robi
web-od-part-passive = że pomaga przy każdej innej miksturze
web-od-part-group = grupa
web-od-part-marks = ile trzeba znaczników
web-od-part-difficulty = trudność
web-od-part-floor = piętro { $n }: nazwa i pola
web-od-part-floor-effect = piętro { $n }: efekt
web-od-part-boss-name = imię bossa
web-od-part-boss = zdrowie, pola i zdolność bossa
web-od-part-numbers-1p = samotnie: kości i zdrowie
web-od-part-numbers-2p = z innymi: kości i zdrowie
web-od-part-feat-1p = samotnie: wyczyn
web-od-part-feat-2p = z innymi: wyczyn
web-od-part-skill-1p = samotnie: umiejętność
web-od-part-skill-2p = z innymi: umiejętność
web-od-part-level-1p = strona dla jednego bohatera
web-od-part-level-2p = strona dla kilku bohaterów
web-od-part-hordes = że jest takie utrudnienie dla czworga bohaterów

## Strona kampanii

web-campaign = Kampania
web-campaign-heroes = Bohaterowie
web-campaign-begin = Każda gra w kampanii, wygrana czy przegrana, daje bohaterom znaczniki. Dzięki nim bohaterowie poznają talenty na następne gry.
web-campaign-how = W ustawieniach nowej gry to „{ $setting }: { $choice }”.
web-campaign-start = Zagraj w kampanii
web-campaign-unspent = Znaczniki do postawienia
web-campaign-none = Na razie nie ma czego stawiać: znaczniki daje każda gra w kampanii, wygrana czy przegrana.
web-campaign-stays = Zużywa się znacznik z najłatwiejszych podziemi, które na to pozwalają. Postawionego nie można cofnąć, więc naciśnij miejsce dwa razy.
web-campaign-again = Jeszcze raz: na stałe
web-campaign-tick = postaw znacznik: { $talent } ({ $colour })
web-campaign-ticked = { $colour }: { $ticked } z { $need }
web-campaign-mark = { $talent }, postaw znacznik: { $colour }, zaznaczono { $ticked } z { $need }
web-campaign-always = działa zawsze
web-campaign-own = nasz
web-campaign-ours = Talenty oznaczone „{ $tag }” nie pochodzą z drukowanej gry.
web-campaign-learned = Poznano: { $talent }. Talent działa od następnej gry.
web-campaign-learned-count = Poznane talenty: { $learned } z { $all }
web-campaign-bosses-count = { $beaten } z { $all }
web-campaign-replace = Zastąpić arkusze?
web-campaign-replace-yes = Zastąp
web-campaign-keep = Zostaw, jak jest
web-campaign-holds = Bohaterowie w pliku: { $heroes }.
web-campaign-holds-none = W pliku nie ma arkuszy.
web-campaign-lost = Plik zastąpi wszystkie obecne arkusze. Przepadną, jeśli nie zostały zapisane do pliku.
web-campaign-loaded = Arkusze wczytano.

## Rodzaje kart

web-kind-hero = bohaterowie
