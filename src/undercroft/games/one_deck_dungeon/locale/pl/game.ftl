### One Deck Dungeon: nazwa, opcje, pytania, ruchy, słowa, dziennik, pomoc.
### Nazwy przychodzą we wszystkich przypadkach: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Imiona graczy się nie odmieniają; w dzienniku bohater stoi zawsze w mianowniku.

game-title = One Deck Dungeon
game-tagline = Otwieraj drzwi, zapełniaj pola kośćmi i pokonaj bossa na samym dole.
game-about = Otwieraj drzwi, rzucaj kośćmi i zapełniaj pola w drodze na dół do bossa, razem lub samotnie.
game-time = 40 min

## Opcje gry

setting-heroes = Bohaterowie
setting-heroes-help = Ilu bohaterów schodzi do podziemi; każdy gracz prowadzi swoją część. Czworo idzie dwiema parami.
setting-heroes-1 = 1
setting-heroes-2 = 2
setting-heroes-4 = 4
setting-team = Drużyna
setting-team-help = Wybrać bohaterów przy stole czy rozdać ich losowo.
setting-team-choose = wybór przy stole
setting-team-deal = rozdanie losowe
setting-cards = Spotkania
setting-cards-help = Z jakich kart jest talia; „Las cieni” dodaje truciznę. We czworo gra się dwoma pudełkami jednego zestawu albo wszystkimi kartami obu.
setting-cards-base = One Deck Dungeon
setting-cards-forest = „Las cieni”
setting-cards-hybrid = talia mieszana z obu zestawów
setting-dungeon = Podziemia
setting-dungeon-help = Dokąd iść i jaki boss tam czeka.
setting-dungeon-choose = wybór przy stole
setting-dungeon-dragons-cave = { card-dragons-cave } · łatwe
setting-dungeon-yetis-cavern = { card-yetis-cavern } · średnie
setting-dungeon-hydras-reef = { card-hydras-reef } · średnie
setting-dungeon-lichs-tomb = { card-lichs-tomb } · trudne
setting-dungeon-minotaurs-maze = { card-minotaurs-maze } · trudne
setting-dungeon-the-mudlands = { card-the-mudlands } · łatwe
setting-dungeon-realm-of-venom = { card-realm-of-venom } · średnie
setting-dungeon-smoldering-ruins = { card-smoldering-ruins } · średnie
setting-dungeon-vile-roots = { card-vile-roots } · trudne
setting-dungeon-lair-of-indrax = { card-lair-of-indrax } · trudne
setting-turn-card = Karta tury
setting-turn-card-help = Leczenie należy do One Deck Dungeon, Kuracja do „Lasu cieni”; do talii mieszanej pasuje każda z nich.
setting-turn-card-healing = { card-potion-healing }
setting-turn-card-cure = { card-potion-cure }
setting-basic-potion = Mikstura podstawowa
setting-basic-potion-help = Z kartą tury „Kuracja” jedna mikstura podstawowa jest znaleziona od początku.
setting-basic-potion-choose = wybór przy stole
setting-basic-potion-potion-antidote = { card-potion-antidote }
setting-basic-potion-potion-aid = { card-potion-aid }
setting-basic-potion-potion-rewind = { card-potion-rewind }
setting-basic-potion-potion-luck = { card-potion-luck }
setting-tier = Poziom trudności
setting-tier-help = Im wyższy, tym więcej znaczników daje gra w kampanii.
setting-tier-novice = Nowicjusz: start na poziomie 2 z dodatkowym żetonem mikstury (przy 4 bohaterach z dwoma); w kampanii bez dodatku
setting-tier-standard = Standard: jedna karta od początku jako PD; w kampanii +1 znacznik
setting-tier-expert = Ekspert: zasady bez zmian; w kampanii +2 znaczniki
setting-tier-fearless = Śmiałek: start bez żetonu mikstury; w kampanii +3 znaczniki
setting-hordes = Hordy cieni
setting-hordes-help = Utrudnienie dla czworga bohaterów: 4 jednostki czasu na początku każdego piętra, a boss ma o 2 punkty zdrowia więcej.
setting-hordes-no = nie
setting-hordes-yes = tak
setting-campaign = Kampania
setting-campaign-help = Bohaterowie zdobywają znaczniki na swoje arkusze i wnoszą do gry poznane talenty.
setting-campaign-no = pojedyncza gra
setting-campaign-yes = gra w kampanii

## Pytania

prompt-which-hero = Wybierz swojego bohatera.
prompt-which-focus = { $hero }: wybierz grupę talentów na tę grę.
prompt-which-dungeon = Wybierz podziemia.
prompt-which-basic-potion = Wybierz podstawową miksturę drużyny.
prompt-which-basic-skill = { $hero }: wybierz umiejętność podstawową.
prompt-how-to-begin = Zacząć turę czy najpierw użyć mikstury?
prompt-whether-to-hurry-down = Widać schody. Zejść od razu?
prompt-what-to-do = Eksploruj albo wejdź przez drzwi.
prompt-which-door-to-look-behind = Wybierz zamknięte drzwi, za które chcesz zajrzeć.
prompt-face-or-flee = Podjąć spotkanie czy uciec?
prompt-whether-to-sneak-on = Wyłożyć jeszcze jedne zamknięte drzwi?
prompt-whether-to-descend = Zejść czy zostać na tym piętrze jeszcze na turę?
prompt-whom-to-cleanse = Wybierz, kto traci żeton trucizny.
prompt-whom-to-cure = Wybierz, kogo leczyć.
prompt-wound-or-poison = { $hero }: wyleczyć ranę czy usunąć truciznę?
prompt-who-is-wounded =
    { $count ->
        [one] Wybierz, kto otrzyma { $count } ranę.
        [few] Wybierz, kto otrzyma { $count } rany.
        [many] Wybierz, kto otrzyma { $count } ran.
       *[other] Wybierz, kto otrzyma { $count } rany.
    }
prompt-who-is-poisoned = Wybierz, kto otrzyma żeton trucizny.
prompt-whether-to-save = { $hero } jest o krok od śmierci. Wydać żeton mikstury?
prompt-which-groups = Truciznę odpierają dwie grupy, każda osobno. Wybierz jedną z nich.
prompt-who-sheds-poison =
    { $success ->
        [0] Nie udało się odeprzeć trucizny. Wybierz, kto traci żeton trucizny i otrzymuje 2 rany.
       *[other] Udało się odeprzeć truciznę. Wybierz, kto traci żeton trucizny.
    }
prompt-who-faces-what = Wybierz pierwsze spotkanie i dwoje jego uczestników.
prompt-whether-to-sneak = Pominąć spotkanie dzięki Niewidzialności?
prompt-which-item-is-drained = Wybierz przedmiot, który zamieni się w PD.
prompt-which-option = Wybierz sposób na niebezpieczeństwo.
prompt-which-feat = { $hero }: użyć wyczynu?
prompt-whether-to-drink = Użyć mikstury przed rzutem na odporność?
prompt-which-to-throw-away = { $hero }: wybierz rzuconą kość do odrzucenia.
prompt-who-rolls-bonus = Wybierz, kto rzuci dodatkową kością poziomu.
prompt-who-takes-first = Kości { $colour-gen } nie wystarczy dla wszystkich. Wybierz, kto bierze pierwszy.
prompt-which-die-is-ambushed = Zasadzka: wybierz, którą z najwyższych kości odrzucić.
prompt-how-to-place = Zapełniaj pola i używaj umiejętności; gdy wystarczy, zakończ.
prompt-what-to-combine = Wybierz następną kość do połączenia.
prompt-who-gets-heroic = Wybierz, kto zyska kość heroiczną.
prompt-which-to-pay = { $hero }: wybierz kość, którą zapłacisz ({ $skill }).
prompt-which-way = { $hero }: wybierz działanie ({ $skill }).
prompt-which-dice = { $hero }: wybierz kość ({ $skill }).
prompt-which-colour = { $hero }: wybierz nowy kolor kości ({ $die }).
prompt-which-icon = Wybierz, co zignorować.
prompt-whether-to-kite = { $hero } ma stracić 1 serce. Zużyć zamiast tego 1 jednostkę czasu?
prompt-who-takes-more = Nie da się podzielić po równo: { $icon }. Wybierz, komu przypadnie więcej.
prompt-who-gets-tokens = Nie wystarczy żetonów trucizny. Wybierz, kto dostanie następny; w miejsce brakujących będą rany.
prompt-which-loot = Wybierz, czym stanie się karta.
prompt-which-xp = Wybierz kartę PD, którą zapłacisz.
prompt-whether-to-buy-potion = Zapłacić 5 PD za żeton mikstury?
prompt-who-fights-first = Wybierz parę, która w tej rundzie walczy pierwsza.

## Ruchy; drzwi i pola liczy się od 1

option-lead = Graj { $card-ins }
option-take-focus = { $focus }
option-go-into = Wyrusz do { $card-gen }
option-take-basic-potion = Weź { $potion-acc }
option-learn-basic = Weź { $skill-acc }
option-go-on = Zacznij turę
option-hurry-down = Zejdź od razu
option-linger =
    { $rest ->
        [0] Zostań na tym piętrze
        [one] Zostań i zużyj jeszcze { $rest } jednostkę czasu
        [few] Zostań i zużyj jeszcze { $rest } jednostki czasu
        [many] Zostań i zużyj jeszcze { $rest } jednostek czasu
       *[other] Zostań i zużyj jeszcze { $rest } jednostki czasu
    }
option-explore = Eksploruj
option-enter = Wejdź przez drzwi { door-number }
option-look-behind = Zajrzyj za drzwi { door-number }
option-face-it = Podejmij spotkanie
option-flee = Ucieknij
option-sneak-on = Wyłóż jeszcze jedne drzwi
option-stay-put = Nie wykładaj
option-go-down = Zejdź
option-stay = Zostań na tym piętrze
option-drink = { $potion } dla { $hero-gen }
option-drink-nothing = Nie używaj mikstury
option-take-antidote = Użyj { $potion-gen }
option-cleanse-hero = { $hero }
option-cure-hero = { $hero }
option-heal-wound = Wylecz 1 ranę
option-cleanse = Usuń 1 żeton trucizny
option-suffer-wound = { $hero }
option-suffer-poison = { $hero }
option-save = Uratuj { $hero-acc } żetonem mikstury
option-save-by-antidote = Użyj Odtrutki: razem z nią leczy Kuracja
option-give-up = Poddaj się: gra przegrana
option-group = { $first } i { $second }
option-shed-poison = { $hero }
option-send = Najpierw { $card }: { $first } i { $second }
option-be-seen = Podejmij spotkanie
option-sneak = Pomiń: żeton mikstury i 2 jednostki czasu
option-drain = { $card } ({ $hero })
option-choose-option =
    { $option ->
        [0] Pierwszy sposób
        [1] Drugi sposób
       *[other] { $option }
    }
option-roll-stored =
    { $count ->
        [one] Rzuć { $count } odłożoną kością
        [few] Rzuć { $count } odłożonymi kośćmi
        [many] Rzuć { $count } odłożonymi kośćmi
       *[other] Rzuć { $count } odłożonej kości
    }
option-gamble =
    { $count ->
        [one] Rzuć { $count } kością heroiczną; jedynka kosztuje 1 ranę i 3 jednostki czasu
        [few] Rzuć { $count } kośćmi heroicznymi; choć jedna jedynka kosztuje 1 ranę i 3 jednostki czasu
        [many] Rzuć { $count } kośćmi heroicznymi; choć jedna jedynka kosztuje 1 ranę i 3 jednostki czasu
       *[other] Rzuć { $count } kości heroicznej; choć jedna jedynka kosztuje 1 ranę i 3 jednostki czasu
    }
option-take-time =
    { $number ->
        [0] Użyj wyczynu za mniej czasu
        [1] Użyj wyczynu za więcej czasu
       *[other] { $number }
    }
option-bleed =
    { $lost ->
        [0] Otrzymaj 1 ranę i rzuć 2 kośćmi heroicznymi
       *[other] Otrzymaj 1 ranę, rzuć 2 kośćmi heroicznymi i odrzuć jedną z nich
    }
option-no-feat = Nie używaj wyczynu
option-wait = { $hero } czeka: najpierw decyduje druga postać
option-throw-away = Odrzuć { $die-acc }
option-roll-bonus = { $hero }
option-take-first = { $hero }
option-lose-die = { $hero } odrzuca { $die-acc }
option-lay = { $hero }: { $die-acc } na pole { box-number }
option-combine = { $hero }: połącz { $die-acc }
option-keep-apart = Nie łącz
option-give-heroic = { $hero }
option-put-back = { $hero }: odrzuć { $die-acc }
option-release = { $hero }: odrzuć odłożoną kość
option-had-enough = Wystarczy
option-use = { $hero }: użyj { $skill-gen }
option-pay = Zapłać: { $die }
option-think-better = Jednak nie
option-choose-way =
    { $choice ->
        [0] Pierwsze działanie
        [1] Drugie działanie
       *[other] { $choice }
    }
option-pick = { $die }
option-enough = Nie wybieraj więcej
option-turn-into = Zamień na kość { $colour-gen }
option-ignore = Zignoruj { $icon-acc }
option-kite = Zużyj 1 jednostkę czasu
option-stand = Strać serce
option-take-more = { $hero }
option-get-tokens = { $hero }
option-take-item = { $card } jako przedmiot: { $hero }
option-replace-item = { $card } jako przedmiot zamiast { $old-gen }: { $hero }
option-take-skill = { $card } jako umiejętność: { $hero }
option-replace-skill = { $card } jako umiejętność zamiast { $old-gen }: { $hero }
option-take-potion = { $card } jako mikstura
option-take-xp = { $card } jako PD
option-take-xp-knowing = { $card } jako PD, o 1 więcej ({ card-talent-knowledge })
option-pay-with-card = Zapłać: { $card }
option-buy-potion = Kup żeton mikstury
option-save-xp = Zachowaj PD
option-fight-first = { $first } i { $second }

## Słowa w pytaniach, ruchach i dzienniku

colour-strength = siła
    .gen = siły
    .dat = sile
    .acc = siłę
    .ins = siłą
    .loc = sile
    .gender = f
colour-agility = zręczność
    .gen = zręczności
    .dat = zręczności
    .acc = zręczność
    .ins = zręcznością
    .loc = zręczności
    .gender = f
colour-magic = magia
    .gen = magii
    .dat = magii
    .acc = magię
    .ins = magią
    .loc = magii
    .gender = f
colour-heroic = heroizm
    .gen = heroizmu
    .dat = heroizmowi
    .acc = heroizm
    .ins = heroizmem
    .loc = heroizmie
    .gender = m
icon-heart = serca
    .acc = serce
icon-time = czas
    .acc = ikonę czasu
icon-poison = trucizna
    .acc = ikonę trucizny
focus-basic = Talenty podstawowe
focus-focus-1 = Pierwsza grupa talentów
focus-focus-2 = Druga grupa talentów
focus-focus-3 = Trzecia grupa talentów
choice-hero-power-transfer-2p-0 = Siła 1 dla partnera
choice-hero-power-transfer-2p-1 = Zręczność 1 dla partnera
choice-hero-wild-gift-2p-0 = Zręczność 1 dla partnera
choice-hero-wild-gift-2p-1 = Magia 1 dla partnera
choice-skill-lucky-familiar-0 = Przerzuć kość
choice-skill-lucky-familiar-1 = Zwiększ wartość kości o 1
choice-basic-force-bolt-0 = Zyskaj siłę 4
choice-basic-force-bolt-1 = Zyskaj zręczność 4
choice-eagle-eye-0 = Za 2 jednostki czasu rzuć 2 kośćmi heroicznymi i odrzuć jedną z nich
choice-eagle-eye-1 = Za 4 jednostki czasu rzuć 3 kośćmi heroicznymi i odrzuć jedną z nich
choice-quarry-0 = Za 1 jednostkę czasu rzuć 1 kością heroiczną; poniżej 4 przepada
choice-quarry-1 = Za 3 jednostki czasu rzuć 2 kośćmi heroicznymi; te poniżej 4 przepadają
back-door = zamknięte drzwi
    .gen = zamkniętych drzwi
    .dat = zamkniętym drzwiom
    .acc = zamknięte drzwi
    .ins = zamkniętymi drzwiami
    .loc = zamkniętych drzwiach
    .gender = p
back-hero = karta bohatera
    .gen = karty bohatera
    .dat = karcie bohatera
    .acc = kartę bohatera
    .ins = kartą bohatera
    .loc = karcie bohatera
    .gender = f
back-dungeon = karta podziemi
    .gen = karty podziemi
    .dat = karcie podziemi
    .acc = kartę podziemi
    .ins = kartą podziemi
    .loc = karcie podziemi
    .gender = f
back-talent = karta talentu
    .gen = karty talentu
    .dat = karcie talentu
    .acc = kartę talentu
    .ins = kartą talentu
    .loc = karcie talentu
    .gender = f
back-level = karta poziomu
    .gen = karty poziomu
    .dat = karcie poziomu
    .acc = kartę poziomu
    .ins = kartą poziomu
    .loc = karcie poziomu
    .gender = f
back-hordes = karta Hord cieni
    .gen = karty Hord cieni
    .dat = karcie Hord cieni
    .acc = kartę Hord cieni
    .ins = kartą Hord cieni
    .loc = karcie Hord cieni
    .gender = f
back-skill = karta umiejętności
    .gen = karty umiejętności
    .dat = karcie umiejętności
    .acc = kartę umiejętności
    .ins = kartą umiejętności
    .loc = karcie umiejętności
    .gender = f
back-potion = karta mikstury
    .gen = karty mikstury
    .dat = karcie mikstury
    .acc = kartę mikstury
    .ins = kartą mikstury
    .loc = karcie mikstury
    .gender = f
back-basic = karta umiejętności podstawowej
    .gen = karty umiejętności podstawowej
    .dat = karcie umiejętności podstawowej
    .acc = kartę umiejętności podstawowej
    .ins = kartą umiejętności podstawowej
    .loc = karcie umiejętności podstawowej
    .gender = f
card-noun-door =
    { $n ->
        [one] { $n } zamknięte drzwi
       *[other] { $n } zamkniętych drzwi
    }
    .acc =
        { $n ->
            [one] { $n } zamknięte drzwi
           *[other] { $n } zamkniętych drzwi
        }
open-hearts =
    { $hearts ->
        [one] { $hearts } serce
        [few] { $hearts } serca
        [many] { $hearts } serc
       *[other] { $hearts } serca
    }
open-time =
    { $time ->
        [one] { $time } jednostka czasu
        [few] { $time } jednostki czasu
        [many] { $time } jednostek czasu
       *[other] { $time } jednostki czasu
    }
open-poison =
    { $poison ->
        [one] { $poison } żeton trucizny
        [few] { $poison } żetony trucizny
        [many] { $poison } żetonów trucizny
       *[other] { $poison } żetonu trucizny
    }
open-icons =
    { $hearts ->
        [0]
            { $time ->
                [0] { open-poison }
               *[other]
                    { $poison ->
                        [0] { open-time }
                       *[other] { open-time }, { open-poison }
                    }
            }
       *[other]
            { $time ->
                [0]
                    { $poison ->
                        [0] { open-hearts }
                       *[other] { open-hearts }, { open-poison }
                    }
               *[other]
                    { $poison ->
                        [0] { open-hearts }, { open-time }
                       *[other] { open-hearts }, { open-time }, { open-poison }
                    }
            }
    }

## Nagłówki

word-hero = Bohater
word-heroes = Bohaterowie
word-party = Drużyna
word-dungeon = Podziemia
word-floor = Piętro
word-turn = Tura
word-level = Poziom
word-tier = Poziom trudności
word-xp = PD
word-door = Drzwi
word-doors = Drzwi
word-open = Otwarte
word-closed = Zamknięte
word-deck = Talia
word-discard = Odrzucone karty
word-time = Czas
word-stairs = Schody
word-encounter = Spotkanie
word-combat = Walka
word-peril = Niebezpieczeństwo
word-ability = Zdolność
word-effect = Efekt
word-cost = Koszt
word-free = Za darmo
word-mana = Mana
word-die = Kość
word-dice = Kości
word-pool = Pula
word-supply = Zasoby
word-stored = Odłożone
word-bonus = Dodatkowe kości
word-box = Pole
word-boxes = Pola
word-armor = Tarcza
word-wide = Szerokie
word-any-colour = Dowolny kolor
word-skull = Czaszka
word-covered = Zapełnione
first-die-due = pierwszą kość zabierze boss
first-die-taken = pierwszą kość boss już zabrał
word-item = Przedmiot
word-items = Przedmioty
word-skill = Umiejętność
word-skills = Umiejętności
word-potion = Mikstura
word-potions = Mikstury
word-tokens = Żetony mikstur
word-feat = Wyczyn
word-talent = Talent
word-talents = Talenty
word-used = Użyte
word-loot = Łup
word-health = Zdrowie
word-hearts = Serca
word-wounds = Rany
word-poison = Trucizna
word-leaf = Liść
word-prevented = Zignorowane
word-consequences = Konsekwencje
poison-wounds = Zabraknie żetonów trucizny, ran: { $n }
no-loot = Bez łupu i bez PD
paid-so-far = { $what } { $need }: opłacono { $paid } z { $need }
no-effect-here = bez skutku w walce z bossem: czas się nie liczy
release-why = zwraca kość heroiczną do zasobów
word-boss = Boss
word-round = Runda
word-best-cover = Najlepsze ułożenie
word-nth-card = karta { $n }
tier-novice = Nowicjusz
tier-standard = Standard
tier-expert = Ekspert
tier-fearless = Śmiałek
zone-deck = Talia
zone-discard = Odrzucone karty
zone-door = Drzwi
zone-faced = Spotkanie
zone-items = Przedmioty
zone-skills = Umiejętności
zone-potions = Znalezione mikstury
zone-xp = PD
zone-box = Poza grą

## Ile; $n to liczba

count-wounds =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
        [many] { $n } ran
       *[other] { $n } rany
    }
count-hearts =
    { $n ->
        [one] { $n } serce
        [few] { $n } serca
        [many] { $n } serc
       *[other] { $n } serca
    }
count-time =
    { $n ->
        [one] { $n } jednostka czasu
        [few] { $n } jednostki czasu
        [many] { $n } jednostek czasu
       *[other] { $n } jednostki czasu
    }
count-poison =
    { $n ->
        [one] { $n } żeton trucizny
        [few] { $n } żetony trucizny
        [many] { $n } żetonów trucizny
       *[other] { $n } żetonu trucizny
    }
count-dice =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    }
count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
count-doors = { $n } drzwi
count-tokens =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }
count-xp = { $n } PD

## Najlepsze ułożenie; $hearts, $time i $poison to to, co zostanie niezapełnione, $boss to rany bossa

advice-title = Najlepsze ułożenie
advice-nothing = Nic więcej nie da się zapełnić.
advice-left =
    { $hearts ->
        [0]
            { $time ->
                [0]
                    { $poison ->
                        [0] Konsekwencji nie będzie.
                       *[other] Zostanie: { open-icons }.
                    }
               *[other] Zostanie: { open-icons }.
            }
       *[other] Zostanie: { open-icons }.
    }
advice-take = Połóż wszystko
advice-then = Potem pozostali:
advice-others-first = Najpierw inni:
advice-deadly = Zabójcze: bohater zginie.

## Kampania; $n to liczba, $hero to bohater

campaign-title = Kampania
campaign-sheet = Arkusz { $hero-gen }
campaign-marks =
    { $n ->
        [one] Do zaznaczenia: { $n } znacznik
        [few] Do zaznaczenia: { $n } znaczniki
        [many] Do zaznaczenia: { $n } znaczników
       *[other] Do zaznaczenia: { $n } znacznika
    }
campaign-earned =
    { $n ->
        [one] Zdobyto w tej grze: { $n } znacznik
        [few] Zdobyto w tej grze: { $n } znaczniki
        [many] Zdobyto w tej grze: { $n } znaczników
       *[other] Zdobyto w tej grze: { $n } znacznika
    }
campaign-tick = Postaw znacznik
campaign-learned = Poznane
campaign-games = Rozegrane gry: { $n }
campaign-bosses = Pokonani bossowie
campaign-colour-green = zielone kółko
campaign-colour-yellow = żółty kwadracik
campaign-colour-red = czerwony znak
campaign-export = Zapisz arkusze do pliku
campaign-import = Wczytaj arkusze z pliku
campaign-difficulty-1 = Łatwe podziemia: można zaznaczać tylko zielone kółka.
campaign-difficulty-2 = Średnie podziemia: można zaznaczać zielone kółka i żółte kwadraciki.
campaign-difficulty-3 = Trudne podziemia: można zaznaczać znaki dowolnego koloru.
campaign-empty = Nie ma jeszcze arkuszy: gra w kampanii założy arkusz każdemu bohaterowi.
campaign-focus-help = Talenty podstawowe działają w każdej grze. Z trzech pozostałych grup każdy bohater wybiera na początku gry jedną; talenty z dwóch innych w tej grze nie działają.
error-talent-ticked =
    { $colour ->
        [green] Wszystkie zielone znaczniki tego talentu są już zaznaczone.
        [yellow] Wszystkie żółte znaczniki tego talentu są już zaznaczone.
        [red] Wszystkie czerwone znaczniki tego talentu są już zaznaczone.
       *[other] Wszystkie znaczniki tego koloru ({ $colour }) są już zaznaczone.
    }
error-no-mark-left =
    { $colour ->
        [green] Nie ma już znaczników na kolor zielony.
        [yellow] Nie ma już znaczników na kolor żółty.
        [red] Nie ma już znaczników na kolor czerwony.
       *[other] Nie ma już znaczników na ten kolor: { $colour }.
    }

## Dlaczego gra się skończyła

reason-victory = Boss pokonany: drużyna wygrywa.
reason-hero-died = Bohater zginął: drużyna przegrywa.

## Dziennik

log-hero-chosen = { $seat } wybiera bohatera: { $hero }.
log-dungeon-chosen = Drużyna wyrusza do podziemi: { $dungeon }.
log-focus-chosen = { $hero } wybiera na tę grę: { $focus }.
log-basic-potion-chosen = Podstawowa mikstura drużyny: { $potion }.
log-basic-skill-chosen = { $hero } zaczyna z umiejętnością podstawową: { $skill }.
log-experience-dealt = PD od początku: { $card }.
log-floor-begun = Piętro { $floor }.
log-turn-begun = Tura { $turn }.
log-time-spent = Czas płynie: { $card }.
log-stairs-found = Talia się skończyła: widać schody.
log-stair-token-placed =
    { $tokens ->
        [one] Czas płynie przy schodach: { $tokens } żeton.
        [few] Czas płynie przy schodach: { $tokens } żetony.
        [many] Czas płynie przy schodach: { $tokens } żetonów.
       *[other] Czas płynie przy schodach: { $tokens } żetonu.
    }
log-doors-dealt =
    { $count ->
        [0] Nie ma nowych drzwi.
       *[other] Wyłożono nowe drzwi: { $count }.
    }
log-door-looked-behind = Za drzwiami { door-number }: { $cards }.
log-door-opened = Drzwi { door-number } otwarte: { $cards }.
log-fled = Drużyna ucieka od drzwi { door-number }.
log-descended =
    { $floor ->
        [3] Drużyna schodzi z piętra 3 do bossa.
       *[other] Drużyna schodzi z piętra { $floor }.
    }
log-encounter-begun = Spotkanie: { $card } ({ $heroes }).
log-encounter-skipped = Niewidzialność pozwala ominąć { $card-acc }.
log-item-drained = { $hero } traci przedmiot, który zamienia się w PD: { $card }.
log-acted =
    { $time ->
        [0] Przyczyna: { $by }.
        [one] { $by }: { $time } jednostka czasu.
        [few] { $by }: { $time } jednostki czasu.
        [many] { $by }: { $time } jednostek czasu.
       *[other] { $by }: { $time } jednostki czasu.
    }
log-way-chosen = { $card }: drużyna wybiera sposób „{ $way }”.
log-feat-used = { $hero } używa wyczynu: { $feat }.
log-die-stored = { $hero } odkłada kość heroiczną.
log-stored-dice-returned =
    { $count ->
        [one] { $hero } odrzuca { $count } odłożoną kość.
        [few] { $hero } odrzuca { $count } odłożone kości.
       *[many] { $hero } odrzuca { $count } odłożonych kości.
    }
log-dice-rolled = { $hero } rzuca: { $dice }.
log-dice-discarded = { $hero } odrzuca: { $dice }.
log-die-gained = { $hero } zyskuje kość: { $die }.
log-die-laid = { $hero } kładzie kość na pole { box-number }: { $die }.
log-die-taken = { $hero } kładzie kość na pole { box-number }, ale boss ją zabiera: { $die }.
log-had-enough = { $hero } nie kładzie więcej kości.
log-dice-combined = { $hero } zyskuje kość heroiczną { $value }, łącząc kości: { $dice }.
log-die-returned = { $hero } odrzuca: { $die }.
log-dice-changed = { $hero } zmienia: było { $dice }, jest { $into }.
log-skill-used = { $hero } używa { $skill-gen }.
log-icons-prevented =
    { $count ->
        [one] { $hero } ignoruje { $count } ikonę.
        [few] { $hero } ignoruje najwyżej { $count } ikony.
        [many] { $hero } ignoruje najwyżej { $count } ikon.
       *[other] { $hero } ignoruje najwyżej { $count } ikony.
    }
log-consequences-counted =
    { $hearts ->
        [0]
            { $time ->
                [0]
                    { $poison ->
                        [0] Bez konsekwencji.
                       *[other] Konsekwencje: { open-icons }.
                    }
               *[other] Konsekwencje: { open-icons }.
            }
       *[other] Konsekwencje: { open-icons }.
    }
log-hero-wounded =
    { $count ->
        [one] { $hero } otrzymuje { $count } ranę (zostaje zdrowia: { $left } z { $health }).
        [few] { $hero } otrzymuje { $count } rany (zostaje zdrowia: { $left } z { $health }).
        [many] { $hero } otrzymuje { $count } ran (zostaje zdrowia: { $left } z { $health }).
       *[other] { $hero } otrzymuje { $count } rany (zostaje zdrowia: { $left } z { $health }).
    }
log-hero-healed =
    { $count ->
        [one] { $hero } leczy { $count } ranę (zdrowie: { $left } z { $health }).
        [few] { $hero } leczy { $count } rany (zdrowie: { $left } z { $health }).
        [many] { $hero } leczy { $count } ran (zdrowie: { $left } z { $health }).
       *[other] { $hero } leczy { $count } rany (zdrowie: { $left } z { $health }).
    }
log-hero-saved = { $hero } w ostatniej chwili unika śmierci.
log-hero-poisoned =
    { $count ->
        [one] { $hero } otrzymuje { $count } żeton trucizny.
        [few] { $hero } otrzymuje { $count } żetony trucizny.
        [many] { $hero } otrzymuje { $count } żetonów trucizny.
       *[other] { $hero } otrzymuje { $count } żetonu trucizny.
    }
log-poison-removed =
    { $count ->
        [one] { $hero } traci { $count } żeton trucizny.
        [few] { $hero } traci { $count } żetony trucizny.
        [many] { $hero } traci { $count } żetonów trucizny.
       *[other] { $hero } traci { $count } żetonu trucizny.
    }
log-poison-resisted =
    { $success ->
        [0] Nieudany rzut na odporność: { $result } przeciw { $tokens }.
       *[other] Udany rzut na odporność: { $result } przeciw { $tokens }.
    }
log-poison-struck = { $hero } cierpi z powodu trucizny.
log-potion-used = Drużyna używa mikstury: { $potion }.
log-token-gained = Drużyna zdobywa żeton mikstury; liczba żetonów: { $tokens }.
log-die-exiled = Kość heroiczna zostaje usunięta z gry.
log-loot-claimed =
    { $use ->
        [item] { $hero }: nowy przedmiot – { $card }.
        [skill] { $hero }: nowa umiejętność – { $skill } ({ $card }).
        [potion] Łup jako mikstura: { $potion } ({ $card }).
       *[xp] Łup jako PD: { $card }.
    }
log-loot-replaced = Poprzednia karta zamienia się w PD: { $card }.
log-loot-lost = { $card } nie daje łupu: pole z tarczą zostało niezapełnione.
log-xp-paid = Wydane PD: { $cards }.
log-level-gained = Drużyna awansuje na poziom { $level }.
log-fight-begun = Zaczyna się walka z bossem: { $boss } (zdrowie { $health }).
log-boss-wounded =
    { $count ->
        [one] Boss otrzymuje { $count } ranę (zostaje zdrowia: { $left } z { $health }).
        [few] Boss otrzymuje { $count } rany (zostaje zdrowia: { $left } z { $health }).
        [many] Boss otrzymuje { $count } ran (zostaje zdrowia: { $left } z { $health }).
       *[other] Boss otrzymuje { $count } rany (zostaje zdrowia: { $left } z { $health }).
    }
log-boss-healed =
    { $count ->
        [one] Boss leczy { $count } ranę (zdrowie: { $left } z { $health }).
        [few] Boss leczy { $count } rany (zdrowie: { $left } z { $health }).
        [many] Boss leczy { $count } ran (zdrowie: { $left } z { $health }).
       *[other] Boss leczy { $count } rany (zdrowie: { $left } z { $health }).
    }
log-boss-reborn = Boss odradza się bez jednej rany.
log-game-won = Zwycięstwo! Boss pokonany: { $boss }.
log-game-lost =
    { $floor ->
        [0] Bohater zginął w walce z bossem: drużyna przegrywa.
       *[other] Bohater zginął na piętrze { $floor }: drużyna przegrywa.
    }

## Numery drzwi i pól, od 1

door-number =
    { $door ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }
box-number =
    { $box ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
       *[other] 12
    }

## Kości

die-strength-1 = siła 1
    .acc = siłę 1
die-strength-2 = siła 2
    .acc = siłę 2
die-strength-3 = siła 3
    .acc = siłę 3
die-strength-4 = siła 4
    .acc = siłę 4
die-strength-5 = siła 5
    .acc = siłę 5
die-strength-6 = siła 6
    .acc = siłę 6
die-strength-1-armor = siła 1 (tylko na tarczę)
    .acc = siłę 1 (tylko na tarczę)
die-strength-2-armor = siła 2 (tylko na tarczę)
    .acc = siłę 2 (tylko na tarczę)
die-strength-3-armor = siła 3 (tylko na tarczę)
    .acc = siłę 3 (tylko na tarczę)
die-strength-4-armor = siła 4 (tylko na tarczę)
    .acc = siłę 4 (tylko na tarczę)
die-strength-5-armor = siła 5 (tylko na tarczę)
    .acc = siłę 5 (tylko na tarczę)
die-strength-6-armor = siła 6 (tylko na tarczę)
    .acc = siłę 6 (tylko na tarczę)
die-strength-1-mana = siła 1 (tylko mana)
    .acc = siłę 1 (tylko mana)
die-strength-2-mana = siła 2 (tylko mana)
    .acc = siłę 2 (tylko mana)
die-strength-3-mana = siła 3 (tylko mana)
    .acc = siłę 3 (tylko mana)
die-strength-4-mana = siła 4 (tylko mana)
    .acc = siłę 4 (tylko mana)
die-strength-5-mana = siła 5 (tylko mana)
    .acc = siłę 5 (tylko mana)
die-strength-6-mana = siła 6 (tylko mana)
    .acc = siłę 6 (tylko mana)
die-agility-1 = zręczność 1
    .acc = zręczność 1
die-agility-2 = zręczność 2
    .acc = zręczność 2
die-agility-3 = zręczność 3
    .acc = zręczność 3
die-agility-4 = zręczność 4
    .acc = zręczność 4
die-agility-5 = zręczność 5
    .acc = zręczność 5
die-agility-6 = zręczność 6
    .acc = zręczność 6
die-agility-1-armor = zręczność 1 (tylko na tarczę)
    .acc = zręczność 1 (tylko na tarczę)
die-agility-2-armor = zręczność 2 (tylko na tarczę)
    .acc = zręczność 2 (tylko na tarczę)
die-agility-3-armor = zręczność 3 (tylko na tarczę)
    .acc = zręczność 3 (tylko na tarczę)
die-agility-4-armor = zręczność 4 (tylko na tarczę)
    .acc = zręczność 4 (tylko na tarczę)
die-agility-5-armor = zręczność 5 (tylko na tarczę)
    .acc = zręczność 5 (tylko na tarczę)
die-agility-6-armor = zręczność 6 (tylko na tarczę)
    .acc = zręczność 6 (tylko na tarczę)
die-agility-1-mana = zręczność 1 (tylko mana)
    .acc = zręczność 1 (tylko mana)
die-agility-2-mana = zręczność 2 (tylko mana)
    .acc = zręczność 2 (tylko mana)
die-agility-3-mana = zręczność 3 (tylko mana)
    .acc = zręczność 3 (tylko mana)
die-agility-4-mana = zręczność 4 (tylko mana)
    .acc = zręczność 4 (tylko mana)
die-agility-5-mana = zręczność 5 (tylko mana)
    .acc = zręczność 5 (tylko mana)
die-agility-6-mana = zręczność 6 (tylko mana)
    .acc = zręczność 6 (tylko mana)
die-magic-1 = magia 1
    .acc = magię 1
die-magic-2 = magia 2
    .acc = magię 2
die-magic-3 = magia 3
    .acc = magię 3
die-magic-4 = magia 4
    .acc = magię 4
die-magic-5 = magia 5
    .acc = magię 5
die-magic-6 = magia 6
    .acc = magię 6
die-magic-1-armor = magia 1 (tylko na tarczę)
    .acc = magię 1 (tylko na tarczę)
die-magic-2-armor = magia 2 (tylko na tarczę)
    .acc = magię 2 (tylko na tarczę)
die-magic-3-armor = magia 3 (tylko na tarczę)
    .acc = magię 3 (tylko na tarczę)
die-magic-4-armor = magia 4 (tylko na tarczę)
    .acc = magię 4 (tylko na tarczę)
die-magic-5-armor = magia 5 (tylko na tarczę)
    .acc = magię 5 (tylko na tarczę)
die-magic-6-armor = magia 6 (tylko na tarczę)
    .acc = magię 6 (tylko na tarczę)
die-magic-1-mana = magia 1 (tylko mana)
    .acc = magię 1 (tylko mana)
die-magic-2-mana = magia 2 (tylko mana)
    .acc = magię 2 (tylko mana)
die-magic-3-mana = magia 3 (tylko mana)
    .acc = magię 3 (tylko mana)
die-magic-4-mana = magia 4 (tylko mana)
    .acc = magię 4 (tylko mana)
die-magic-5-mana = magia 5 (tylko mana)
    .acc = magię 5 (tylko mana)
die-magic-6-mana = magia 6 (tylko mana)
    .acc = magię 6 (tylko mana)
die-heroic-1 = heroiczna 1
    .acc = heroiczną 1
die-heroic-2 = heroiczna 2
    .acc = heroiczną 2
die-heroic-3 = heroiczna 3
    .acc = heroiczną 3
die-heroic-4 = heroiczna 4
    .acc = heroiczną 4
die-heroic-5 = heroiczna 5
    .acc = heroiczną 5
die-heroic-6 = heroiczna 6
    .acc = heroiczną 6
die-heroic-1-armor = heroiczna 1 (tylko na tarczę)
    .acc = heroiczną 1 (tylko na tarczę)
die-heroic-2-armor = heroiczna 2 (tylko na tarczę)
    .acc = heroiczną 2 (tylko na tarczę)
die-heroic-3-armor = heroiczna 3 (tylko na tarczę)
    .acc = heroiczną 3 (tylko na tarczę)
die-heroic-4-armor = heroiczna 4 (tylko na tarczę)
    .acc = heroiczną 4 (tylko na tarczę)
die-heroic-5-armor = heroiczna 5 (tylko na tarczę)
    .acc = heroiczną 5 (tylko na tarczę)
die-heroic-6-armor = heroiczna 6 (tylko na tarczę)
    .acc = heroiczną 6 (tylko na tarczę)
die-heroic-1-mana = heroiczna 1 (tylko mana)
    .acc = heroiczną 1 (tylko mana)
die-heroic-2-mana = heroiczna 2 (tylko mana)
    .acc = heroiczną 2 (tylko mana)
die-heroic-3-mana = heroiczna 3 (tylko mana)
    .acc = heroiczną 3 (tylko mana)
die-heroic-4-mana = heroiczna 4 (tylko mana)
    .acc = heroiczną 4 (tylko mana)
die-heroic-5-mana = heroiczna 5 (tylko mana)
    .acc = heroiczną 5 (tylko mana)
die-heroic-6-mana = heroiczna 6 (tylko mana)
    .acc = heroiczną 6 (tylko mana)

warning-short-supply = W zasobach brakuje kości (w najgorszym razie): { $dice }.
