### Boss Monster: teksty stołu w przeglądarce

web-bm-you = ty
web-bm-your-dungeon = Twoje podziemia
web-bm-your-hand = Twoja ręka
web-bm-round = Runda { $round }
web-bm-phases = Fazy rundy
web-bm-phase-beginning = Bohaterowie
web-bm-phase-build = Budowa
web-bm-phase-bait = Przynęta
web-bm-phase-adventure = Przygody
web-bm-phase-end = Koniec
web-bm-not-yet = Jeszcze nie
web-bm-build-nothing = Nic nie buduj
web-bm-walk-on = Niech idzie dalej
web-bm-go-on = Graj dalej
web-bm-walk-on-wound = Niech idzie: { count-wounds }
web-bm-let-happen = Niech zadziała
web-bm-experience = PD: { NUMBER($n, useGrouping: 0) }
web-bm-ask-where = Gdzie postawić { $card-acc }?
web-bm-ask-target = { $card }: wybierz cel.
web-bm-side = Skarby i talie

## Komnaty i podziemia

web-bm-damage = obrażenia: { $n }
web-bm-face-down = zakryta
web-bm-hidden = zakryta
web-bm-frozen = nieaktywna do końca rundy
web-bm-frozen-short = wył.
web-bm-remembered = Tutaj lub wśród innych ukrytych kart: { $cards }
web-bm-beneath =
    { $n ->
        [one] pod spodem { $n } karta
        [few] pod spodem { $n } karty
       *[other] pod spodem { $n } kart
    }
web-bm-open-stack = pod nią +{ $n }
web-bm-empty = Miejsce { $n }
web-bm-cover = Zbuduj na: { $room }
web-bm-cover-short = Na wierzch
web-bm-build-here = Zbuduj tu nową komnatę
web-bm-new-room = Nowa komnata
web-bm-enlarge = Pokaż duże
web-bm-closed = zamknięte w tej rundzie
web-bm-level = komnaty: { $n } z { $most }
web-bm-leveled = Po awansie
web-bm-not-leveled = Jeszcze bez awansu
web-bm-acts-first = ruch pierwszy
web-bm-acts-last = ruch ostatni
web-bm-acts-between = ruch pośrodku
web-bm-acts-out = poza grą
web-bm-turn-over = kolejka skończona
web-bm-hand-of = na ręce { $rooms ->
    [one] { $rooms } komnata
    [few] { $rooms } komnaty
   *[many] { $rooms } komnat
}, { $spells ->
    [one] { $spells } czar
    [few] { $spells } czary
   *[many] { $spells } czarów
}
web-bm-choose-player = Wybierz: { $seat }

## Bohaterowie

web-bm-health = życie { $n }
web-bm-oldest-first = kto przyszedł wcześniej, stoi pierwszy
web-bm-town-empty = W mieście nie ma nikogo.
web-bm-unfold = Pokaż cały stół
web-bm-to-you = → do ciebie
web-bm-to = → { $seat }
web-bm-tie = remis: zostaje
web-bm-nobody = zostaje
web-bm-nobody-waits = Nikt tu nie czeka
web-bm-more = i jeszcze { $n }
web-bm-dies-here = zginie tu
web-bm-left = zostanie { $n }
web-bm-left-of = życia { $n } z { $most }
web-bm-will-die = zginie w środku
web-bm-died = ginie: dusza
web-bm-survived = przeżywa: rana

## Skarby, dusze, rany, talie

web-bm-leads = ma najwięcej
web-bm-tied = dzieli pierwsze miejsce
web-bm-souls-of = dusze: { $n } z { $most }
web-bm-wounds-of = rany: { $n } z { $most }
web-bm-of-souls = z { $n } dusz
web-bm-of-wounds = z { $n } ran
web-bm-piles = Talie i odrzucone karty
web-bm-pile-hero = typowi
web-bm-pile-epic = legendarni
web-bm-pile-room = komnaty
web-bm-pile-spell = czary
web-bm-pile-discard = odrzucone
web-bm-no-cards = Nie ma tu kart.

## Ręka, okna, ogłoszone

web-bm-playable = teraz można: { $n } z { $all }
web-bm-hand-empty = Ręka jest pusta.
web-bm-set-aside = do odrzucenia
web-bm-when-build = Budowa
web-bm-when-adventure = Przygody
web-bm-when-both = Budowa, przygody
web-bm-only-build = tylko w budowie
web-bm-only-adventure = tylko w przygodach
web-bm-wish = Pytaj
web-bm-wish-ask = pełna kontrola
web-bm-wish-through = Do bossa
web-bm-wish-aimed = Aż wycelują we mnie
web-bm-wish-build = Do mojej budowy
web-bm-stop = zawsze: { $phase }
web-bm-stop-why = W tej fazie pytaj wszędzie, gdzie mam co zagrać
web-bm-passing-on = Pasujemy: { $mode }
web-bm-passed =
    { $n ->
        [one] Pas za ciebie: { $n } raz
        [few] Pas za ciebie: { $n } razy
       *[other] Pas za ciebie: { $n } razy
    }
web-bm-waiting = Ogłoszone
web-bm-awaits = Może odpowiedzieć { $seat }
web-bm-awaits-you = Możesz odpowiedzieć
web-bm-choice = Wybierz kartę

## Karty

web-bm-kind-room = { $kind }, { $rank }
web-bm-kind-spell = czar: { $phase }
web-bm-kind-boss = boss, { NUMBER($xp, useGrouping: 0) } PD
web-bm-kind-hero = typowy bohater
web-bm-kind-epic = legendarny bohater

## Co robią karty, w dwóch słowach

web-bm-short-draculord = Obejrzyj rękę przeciwnika i weź kartę.
web-bm-short-xyzax = Weź dwie karty z odrzuconych.
web-bm-short-king-croak = Znajdź wypaśną komnatę potworów.
web-bm-short-robobo = Każdy przeciwnik niszczy swoją komnatę.
web-bm-short-cerebellus = Dociągnij 3 czary, odrzuć jeden.
web-bm-short-seducia = Dowolny bohater staje przed twoim wejściem.
web-bm-short-cleopatra = Znajdź wypaśną komnatę pułapek.
web-bm-short-gorgona = Bohater w mieście ginie: dusza jest twoja.
web-bm-short-dark-altar = Zniszcz ją: dowolna karta z odrzuconych.
web-bm-short-open-grave = Pierwsza śmierć tu: komnata z odrzuconych.
web-bm-short-specters-sanctum = Po budowie: przeciwnik traci czar.
web-bm-short-succubus-spa = Pierwsza śmierć tu: kradniesz losową kartę.
web-bm-short-dracolich-lair = Odrzuć 2 komnaty: komnata z odrzuconych.
web-bm-short-vampire-bordello = Pierwsza śmierć tu: możesz wyleczyć ranę.
web-bm-short-goblin-armory = Sąsiednie komnaty potworów: +1.
web-bm-short-golem-factory = Pierwsza śmierć tu: dociągnij komnatę.
web-bm-short-minotaurs-maze = Jeden raz cofa bohatera o komnatę.
web-bm-short-neanderthal-cave = Bez wypaśnych komnat na wierzchu.
web-bm-short-beast-menagerie = Inna komnata potworów: dociągasz komnatę.
web-bm-short-monsters-ballroom = Obrażenia: liczba twoich potworów.
web-bm-short-brainsucker-hive = Pierwsza śmierć tu: możesz dociągnąć czar.
web-bm-short-dark-laboratory = Po budowie: 2 czary, jeden odrzuć.
web-bm-short-haunted-library = Początek rundy: możesz dociągnąć czar.
web-bm-short-witchs-kitchen = Odrzuć potwory: dociągasz czar.
web-bm-short-all-seeing-eye = Odrzuć czar: zaneguj cudzy.
web-bm-short-ligers-den = Twój pierwszy czar: dociągasz następny.
web-bm-short-bottomless-pit = Zniszcz ją: bohater w niej ginie.
web-bm-short-boulder-ramp = Zniszcz inną: 5 obrażeń bohaterowi tu.
web-bm-short-dizzygas-hallway = Pułapki po jej prawej: +2.
web-bm-short-jackpot-stash = Zniszcz ją: skarby komnat razy dwa.
web-bm-short-recycling-center = Inna zniszczona: możesz dociągnąć 2 komnaty.
web-bm-short-the-crushinator = Zniszcz inną: wszystkie twoje komnaty +2.
web-bm-short-centipede-tunnel = Po budowie: możesz zamienić dwie komnaty.
web-bm-short-construction-zone = Po budowie: możesz zbudować jeszcze jedną.
web-bm-short-dragon-hatchery = Wszystkie cztery rodzaje skarbów.
web-bm-short-mimic-vault = Po budowie: zwab typowego bohatera.
web-bm-short-monstrous-monument = Po budowie: komnata potworów z odrzuconych.
web-bm-short-torture-chamber = Zniszcz ją: przeciwnik traci komnatę z ręki.
web-bm-short-zombie-prison = Zniszcz ją: u przeciwnika wstaje umarły.
web-bm-short-annihilator = Komnata pułapek: +3 w tej rundzie.
web-bm-short-assassin = Bohater u przeciwnika: +3 życia.
web-bm-short-cave-in = Zniszcz swoją komnatę; bohater w niej ginie.
web-bm-short-counterspell = Zaneguj właśnie zagrany czar.
web-bm-short-exhaustion = Bohater u ciebie: 1 obrażenie za komnatę.
web-bm-short-fear = Bohater z podziemi wraca do miasta.
web-bm-short-freeze = Dezaktywuj komnatę na tę rundę.
web-bm-short-giant-size = Komnata potworów: +3 w tej rundzie.
web-bm-short-jeopardy = Wszyscy odrzucają ręce; 2 komnaty i 1 czar.
web-bm-short-kobold-strike = Nowe komnaty na ręce; bez budowy.
web-bm-short-motivation = Mniej komnat? Połóż jeszcze jedną.
web-bm-short-princess-in-peril = Bohater z miasta staje przed twoim wejściem.
web-bm-short-soul-harvest = Oddaj duszę: dwa czary.
web-bm-short-teleportation = Bohater u ciebie zaczyna od pierwszej komnaty.
web-bm-short-trepidation = 2 dusze w tyle? Do lidera nie wejdą.
web-bm-short-zombie-attack = U przeciwnika wstaje umarły, +2 życia.

## Pierwsza gra

web-bm-tip-first-room = Połóż pierwszą komnatę: wybierz kartę, potem świecące miejsce. Znaki na dole karty to skarby: bohaterowie idą tam, gdzie jest najwięcej skarbów ich rodzaju. Czerwona liczba to obrażenia.
web-bm-tip-walk = W środku jest bohater. Ścieżka pokazuje, jakie obrażenia go czekają i gdzie zginie. Tego, co świeci, możesz użyć teraz; albo niech idzie dalej.
web-bm-tip-window = Teraz działają inni. Pytamy cię tylko wtedy, gdy możesz czegoś użyć; obok ręki wybierasz, kiedy pytać.

## Rodzaje kart

web-kind-boss = bossowie
web-kind-epic = legendarni bohaterowie
web-kind-hero = bohaterowie
web-kind-room = komnaty
web-kind-spell = czary
web-set-boss-monster = { set-boss-monster }
web-set-crash-landing = { set-crash-landing }
web-set-tools-of-hero-kind = { set-tools-of-hero-kind }
web-bm-part-ability = zdolność
web-bm-part-phase = faza
web-bm-part-rest = cała reszta

## Co robią karty dodatków, w kilku słowach

web-bm-short-imperiatrix = Twoje komnaty: +1 za każdy skarb odkrywcy.
web-bm-short-klonos = Przejmuje awans innego bossa.
web-bm-short-mando = Odsłoń komnatę u każdego przeciwnika.
web-bm-short-alien-excavator = Zbudowana: możesz odsłonić swoją komnatę.
web-bm-short-alien-ooze = +1, gdy masz inną komnatę odkrywcy.
web-bm-short-decoy-garden = Zbudowana: +2 skarby odkrywcy na rundę.
web-bm-short-frostman-lander = Odrzuć z ręki: dezaktywuj wypaśną komnatę.
web-bm-short-invasion-swarm = Sąsiednie komnaty zadają +1.
web-bm-short-reactor-core = Twoje wypaśne komnaty zadają +1.
web-bm-short-digicron-library = Masz inną wypaśną: dociągnij 2 czary.
web-bm-short-hypercube = Można położyć na każdej komnacie.
web-bm-short-the-omega-42 = Odrzuć wypaśną: komnata działa znowu.
web-bm-short-crash-site = Odsłonięta: weź wypaśną z odrzuconych.
web-bm-short-caged-gundarf = Odsłonięta: podwójne obrażenia w rundzie.
web-bm-short-celestial-map = Odsłonięta: dociągnij czar, zniszcz ją.
web-bm-short-darkling-lair = Odsłonięta: 3 obrażenia bohaterowi u ciebie.
web-bm-short-burial-mound = Odrzuć 2 komnaty: odkryj swój przedmiot.
web-bm-short-orcish-smithy = Budowa: daj czekający przedmiot bohaterowi.
web-bm-short-artificers-workbench = Zakryj swój przedmiot: dociągnij czar.
web-bm-short-magnetic-ceiling = Zabiera przedmiot przed obrażeniami.
web-bm-short-finish-him = Dobij bohatera (do 2) lub weź ocalałego.
web-bm-short-essence-transfer = Cudzy bohater: +1 życia za twoją ranę.
web-bm-short-healing-tank = Nikogo nie zwabiono? Wylecz zwykłą ranę.
web-bm-short-meteorite = Komnata: +1 skarb odkrywcy na rundę.
web-bm-short-not-dead-yet = Bohaterowie u ciebie: 1 za twoją ranę.
web-bm-short-excavation = Odwróć przedmiot na dowolnym obszarze.
web-bm-short-extra-life = W tej rundzie nie przegrasz przez rany.
web-bm-short-holy-hand-grenade = Każdy przeciwnik odrzuca losową komnatę.
web-bm-short-inquisitors-robes = Zniszcz dowolną wypaśną komnatę.
web-bm-short-staff-of-healing = Wylecz zwykłą ranę.
web-bm-short-goblin-suit = Twoje typowe komnaty potworów: +1.
web-bm-short-claws-of-the-berserker = Bohater: +1 życia za komnatę potworów.
web-bm-short-oversized-sword = Bohater w podziemiach: +5 życia.
web-bm-short-vorpal-blade = Zabij bohatera, który stracił pół życia.
web-bm-short-antimagic-lizard = Przeciwnik odrzuca losowy czar.
web-bm-short-ice-rod = Dezaktywuj komnatę przeciwnika.
web-bm-short-magic-mirror = Działa jak inny odkryty przedmiot.
web-bm-short-necronomicon = Dociągnij czar.
web-bm-short-bag-of-holding = Weź z odrzuconych komnatę z 2+ skarbami.
web-bm-short-cheat-code = Zdolność jednej komnaty nie działa.
web-bm-short-ten-foot-pole = Dezaktywuj komnatę pułapek.
web-bm-short-the-bomb = Zniszcz swoją komnatę: 5 obrażeń w niej.
web-bm-short-boots-of-jumping = Bohater pomija następną komnatę.
web-bm-short-pet-monster = Dezaktywuj komnatę potworów.
web-bm-short-star-of-invulnerability = Usuń bohatera, który cię zranił.
web-bm-short-ring-of-invisibility = Twoja kolejka przygód: zaneguj czar.
web-bm-short-the-prince = Idzie do gracza z najmniejszą liczbą dusz.
web-bm-short-the-king = Idzie do gracza z największą liczbą dusz.

## Przedmioty

web-bm-carries = niesie { $item-acc }
web-bm-hurt = otrzymane obrażenia: { $n }
web-bm-items-town = Przedmioty w mieście
web-bm-item-mine = Przedmiot na obszarze punktacji
web-bm-items-spent = zakryte przedmioty: { $n }
web-bm-pile-item = przedmioty
web-bm-kind-item = przedmiot
web-mb-silent = bez zdolności
