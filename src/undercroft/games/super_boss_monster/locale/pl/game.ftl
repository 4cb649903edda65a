### Super Boss Monster: co ta gra mówi oprócz słów innych edycji albo inaczej.
### Nazwy przychodzą we wszystkich przypadkach: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Imiona graczy się nie odmieniają: zdania są ułożone pod mianownik.

game-title = Super Boss Monster
game-tagline = Wyślij sługusa do miasta, zbuduj podziemia i zbierz dusze bohaterów.
game-about = Boss Monster z miastem: bierz karty z rynku, wysyłaj sługusa, odpowiadaj czarem na czar i zbierz więcej dusz niż ran. Można też grać w pojedynkę.
game-time = 45 min

## Opcje gry

setting-sets-help = Bossów, komnaty i czary tych zestawów wtasowuje się do talii; nie w grze solo. To, co ich karty nazywają rundą, jest tu turą.
setting-sets-minibosses = Powstanie minibossów
setting-heroes-super-boss-monster = z Super Boss Monstera
setting-challenge = Wyzwanie
setting-challenge-help = Dla jednego gracza: każdy bohater w mieście wymaga o jeden skarb więcej, a zdobyty tytuł zaczyna się od słowa „prawdziwy”.
setting-challenge-off = nie
setting-challenge-on = tak

## Pytania

prompt-which-market-card = Weź kartę z rynku.
prompt-where-to-send = Wyślij sługusa na wolne pole akcji. Pole zadziała po budowie.
prompt-whose-dungeon = { $space }: wybierz, do czyich podziemi wysłać bohatera.
prompt-which-leftover = Weź jedną z kart, które zostały na rynku.
prompt-which-stack = Wybierz stos komnat do potasowania albo zrezygnuj.
prompt-what-to-build = Połóż zakrytą komnatę albo nic nie buduj w tej turze.
prompt-which-room-for-token = Wybierz { $taker-acc }, na której położysz żeton obrażeń ({ $source }).
prompt-whether-to-put-token = Położyć żeton obrażeń na { $taker-loc } ({ $source })?
prompt-which-card-to-discard = Wybierz kartę do odrzucenia ({ $source }).
prompt-which-spell-to-discard =
    { $source ->
        [-1] Wybierz czar do odrzucenia ({ landmark-library }).
       *[other] Wybierz czar do odrzucenia ({ $source }).
    }
prompt-which-second-target = Wybierz drugi cel albo poprzestań na jednym ({ $source }).
prompt-which-opponent = Wybierz przeciwnika ({ $source }).
prompt-which-wound-to-heal = Wybierz ranę do wyleczenia ({ $source }).
prompt-whom-to-board = Wybierz, komu zabrać losową kartę komnaty ({ $source }).
prompt-which-mask = Wybierz, jaki skarb otrzyma boss ({ $source }).
prompt-whose-card = Wybierz, kto odrzuci losową kartę ({ $source }).
prompt-whom-to-drag-in = Wybierz bohatera z miasta do swojego wejścia ({ $source }).
prompt-which-wound-to-treat = Odrzucić dwie karty, aby wyleczyć ranę ({ $source })?
prompt-which-card-for-treatment = Wybierz kartę, którą odrzucisz za leczenie ({ $source }).
prompt-which-spell-to-keep = Wybierz, który czar zatrzymasz; drugi trafi na spód talii ({ $source }).
prompt-which-symbol-to-show = Wybierz skarb dla swojego bossa do końca tury ({ $source }).
prompt-which-room-to-scrap = Zniszczyć inną swoją komnatę, aby położyć dwa żetony obrażeń na { $source-loc }?
prompt-which-token-to-move = Przenieść żeton obrażeń z innej komnaty na { $source-acc }?
prompt-room-or-old-spell = Dociągnij kartę komnaty albo weź odrzucony czar ({ $source }).
prompt-which-room-to-neutralize = Wybierz komnatę przeciwnika do unieszkodliwienia ({ $source }).
prompt-which-room-to-lift = Wybierz kartę komnaty, którą odda { $opponent }.
prompt-which-rushed-room = Położyć teraz jeszcze jedną zakrytą komnatę ({ $source })?
prompt-which-token-to-lose = Wybierz swoją komnatę, z której zniknie żeton obrażeń ({ $source }).
prompt-how-many-tokens = Wybierz, ile żetonów obrażeń usunąć ({ $card }).

## Ruchy

option-place-nothing = Nic nie buduj
option-take-market-card = Weź { $card-acc }
option-draw-instead = Zamiast tego dociągnij kartę z talii { $pile-gen } ({ $source })
option-send-minion = Wyślij sługusa: { $space }
option-post-minion = Postaw sługusa na { $card-loc }
option-summon-to = { $opponent-is ->
    [you] Do własnych podziemi
   *[other] Przed wejście: { $opponent }
}
option-take-leftover = Weź { $card-acc }
option-shuffle-stack = Potasuj stos: { $card }
option-put-token = Połóż żeton na { $card-loc }
option-throw-away = Odrzuć { $card-acc }
option-cast-to = Zagraj { $card-acc }; cel: { $space }
option-aim-also-at = { $card }
option-aim-at-no-more = Tylko jeden cel
option-choose-opponent = { $opponent }
option-absolve = Wylecz ranę: { $card }
option-board = Zabierz losową kartę komnaty: { $opponent }
option-pose-as = { $treasure }
option-spoil = { $opponent } odrzuca kartę
option-treat = Odrzuć dwie karty i wylecz ranę: { $card }
option-hand-over = Odrzuć { $card-acc }
option-keep-spell = Zatrzymaj { $card-acc }
option-show-symbol = { $treasure }
option-scrap = Zniszcz { $card-acc }
option-move-token = Przenieś żeton stąd: { $card }
option-whisper-in = Unieszkodliw { $card-acc }
option-take-tokens-off =
    { $tokens ->
        [one] { $tokens } żeton obrażeń
        [few] { $tokens } żetony obrażeń
        [many] { $tokens } żetonów obrażeń
       *[other] { $tokens } żetonu obrażeń
    }
option-lift = Zabierz { $card-acc }
option-rush = Połóż { $card-acc } { slot-place }
option-lose-token = Usuń żeton stąd: { $card }

## Pola akcji w kilku słowach; całe zdanie jest w `space-…-text`

space-temple-treasure = Świątynia (dodatkowy skarb kapłana)
space-temple-bonus = Świątynia (karta, która została na rynku)
space-temple-summon = Świątynia (przyzwanie bohatera)
space-stadium-treasure = Stadion (dodatkowy skarb wojownika)
space-stadium-bonus = Stadion (dociągnij komnatę)
space-stadium-summon = Stadion (przyzwanie bohatera)
space-library-treasure = Biblioteka (dodatkowy skarb maga)
space-library-bonus = Biblioteka (dociągnij czar, odrzuć czar)
space-library-summon = Biblioteka (przyzwanie bohatera)
space-hideout-treasure = Kryjówka (dodatkowy skarb złodzieja)
space-hideout-bonus = Kryjówka (ostatnia komnata zadaje o 2 obrażenia więcej)
space-hideout-summon = Kryjówka (przyzwanie bohatera)
space-tavern-summon = Tawerna (przyzwanie bohatera z wierzchu)
space-launch-pad-treasure = Platforma startowa (dodatkowy skarb odkrywcy)
space-launch-pad-bonus = Platforma startowa (potasuj stos komnat)
space-launch-pad-summon = Platforma startowa (przyzwanie bohatera)

## Słowa wewnątrz pytań, ruchów i dziennika

taker-any-room = swoja komnata
    .gen = swojej komnaty
    .dat = swojej komnacie
    .acc = swoją komnatę
    .ins = swoją komnatą
    .loc = swojej komnacie
    .gender = f
taker-monster-room = swoja komnata potworów
    .gen = swojej komnaty potworów
    .dat = swojej komnacie potworów
    .acc = swoją komnatę potworów
    .ins = swoją komnatą potworów
    .loc = swojej komnacie potworów
    .gender = f
taker-trap-room = swoja komnata pułapek
    .gen = swojej komnaty pułapek
    .dat = swojej komnacie pułapek
    .acc = swoją komnatę pułapek
    .ins = swoją komnatą pułapek
    .loc = swojej komnacie pułapek
    .gender = f
taker-neighbouring-monster = sąsiednia komnata potworów
    .gen = sąsiedniej komnaty potworów
    .dat = sąsiedniej komnacie potworów
    .acc = sąsiednią komnatę potworów
    .ins = sąsiednią komnatą potworów
    .loc = sąsiedniej komnacie potworów
    .gender = f
taker-other-room = inna swoja komnata
    .gen = innej swojej komnaty
    .dat = innej swojej komnacie
    .acc = inną swoją komnatę
    .ins = inną swoją komnatą
    .loc = innej swojej komnacie
    .gender = f
taker-other-trap = inna swoja komnata pułapek
    .gen = innej swojej komnaty pułapek
    .dat = innej swojej komnacie pułapek
    .acc = inną swoją komnatę pułapek
    .ins = inną swoją komnatą pułapek
    .loc = innej swojej komnacie pułapek
    .gender = f
health-token =
    { $token ->
        [-2] −2
       *[other] +{ $token }
    }
set-super-boss-monster = Super Boss Monster

## Nagłówki

phase-name-town = Miasto
phase-name-minion = Sługusy
word-market = Rynek
word-landmark = Lokacja
word-landmarks = Lokacje
word-space = Pole akcji
word-minion = Sługus
word-minions = Sługusy
word-base = Baza
word-first-player = Pierwszy gracz
word-damage-tokens = Żetony obrażeń
word-health-token = Żeton życia
word-neutralized = Unieszkodliwiona
word-asleep = Śpi
word-awake = Nie śpi
word-stack = Stos efektów
word-score = Punkty
word-title = Tytuł
word-challenge = Wyzwanie
zone-market = Rynek
zone-landmark = Lokacja

## Ile; $n to liczba

count-tokens =
    { $n ->
        [one] { $n } żeton obrażeń
        [few] { $n } żetony obrażeń
        [many] { $n } żetonów obrażeń
       *[other] { $n } żetonu obrażeń
    }
count-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
count-needed =
    { $n ->
        [one] potrzebny { $n } skarb
        [few] potrzebne { $n } skarby
        [many] potrzeba { $n } skarbów
       *[other] potrzeba { $n } skarbu
    }
score-line = Dusze minus rany: { $points } z { $most }. Tytuł: { $title }.
score-next =
    { $n ->
        [one] do następnego tytułu brakuje { $n } punktu
        [few] do następnego tytułu brakuje { $n } punktów
        [many] do następnego tytułu brakuje { $n } punktów
       *[other] do następnego tytułu brakuje { $n } punktu
    }

## Dlaczego gra się skończyła

reason-wounds = Masz pięć ran.
reason-tavern = Bohater musiał pójść do tawerny.

## Dziennik

log-heroes-revealed =
    { $heroes-number ->
        [one] Odkryto nowego bohatera: { $heroes }.
       *[many] Odkryto nowych bohaterów: { $heroes }.
    }
log-hero-stayed =
    { $tie ->
        [0] Nikt nie ma dość skarbów, by wywabić { $hero-acc } z miasta.
       *[other] Nikt nie wywabia { $hero-gen } z miasta: remis.
    }
log-hand-redrawn =
    { $seat-is ->
        [you] Pokazujesz rękę, wtasowujesz ją z powrotem do talii i dobierasz nową.
       *[other] { $seat } pokazuje rękę, wtasowuje ją z powrotem do talii i dobiera nową.
    }
log-marker-passed =
    { $seat-is ->
        [you] Pierwszym graczem jesteś teraz ty.
       *[other] Pierwszym graczem jest teraz { $seat }.
    }
log-market-filled = Na rynku: { $cards }.
log-market-cleared = Reszta kart z rynku trafia na stos odrzuconych: { $cards }.
log-market-card-taken =
    { $seat-is ->
        [you] Bierzesz z rynku { $card-acc }.
       *[other] { $seat } bierze z rynku { $card-acc }.
    }
log-drawn-instead = { $seat } bierze kartę nie z rynku, lecz z talii ({ $source }).
log-hero-pushed = Miasto jest pełne i bohater zostaje wypchnięty do lokacji „{ $landmark }”: { $hero }.
log-hero-went-straight = Bohater od razu idzie do lokacji „{ $landmark }”: { $hero }.
log-minion-sent =
    { $seat-is ->
        [you] Wysyłasz sługusa: { $space }.
       *[other] { $seat } wysyła sługusa: { $space }.
    }
log-minion-posted =
    { $seat-is ->
        [you] Stawiasz sługusa na { $card-loc }.
       *[other] { $seat } stawia sługusa na { $card-loc }.
    }
log-minion-idle =
    { $seat-is ->
        [you] Nie masz wolnego pola akcji: sługus zostaje w bazie.
       *[other] { $seat } nie ma wolnego pola akcji: sługus zostaje w bazie.
    }
log-minion-moved =
    { $seat-is ->
        [you] Przenosisz sługusa: { $space }.
       *[other] { $seat } przenosi sługusa: { $space }.
    }
log-errand-done =
    { $seat-is ->
        [you] Twój sługus działa: { $space }.
       *[other] Sługus działa ({ $seat }): { $space }.
    }
log-card-errand-done =
    { $seat-is ->
        [you] Twój sługus działa: { $card }.
       *[other] Sługus działa ({ $seat }): { $card }.
    }
log-errand-in-vain =
    { $seat-is ->
        [you] Twój sługus przyszedł na próżno.
       *[other] Sługus przyszedł na próżno ({ $seat }).
    }
log-hero-summoned = { $seat } przyzywa { $hero-acc } z żetonem życia { health-token }; przed wejściem wita { $opponent }.
log-tokens-placed =
    { $tokens ->
        [one] Na komnacie przybywa { $tokens } żeton obrażeń: { $room }.
        [few] Na komnacie przybywają { $tokens } żetony obrażeń: { $room }.
        [many] Na komnacie przybywa { $tokens } żetonów obrażeń: { $room }.
       *[other] Na komnacie przybywa { $tokens } żetonu obrażeń: { $room }.
    }
log-tokens-removed =
    { $tokens ->
        [one] Z komnaty znika { $tokens } żeton obrażeń: { $room }.
        [few] Z komnaty znikają { $tokens } żetony obrażeń: { $room }.
        [many] Z komnaty znika { $tokens } żetonów obrażeń: { $room }.
       *[other] Z komnaty znika { $tokens } żetonu obrażeń: { $room }.
    }
log-tokens-lost =
    { $tokens ->
        [one] Razem z komnatą przepada { $tokens } żeton obrażeń: { $room }.
        [few] Razem z komnatą przepadają { $tokens } żetony obrażeń: { $room }.
        [many] Razem z komnatą przepada { $tokens } żetonów obrażeń: { $room }.
       *[other] Razem z komnatą przepada { $tokens } żetonu obrażeń: { $room }.
    }
log-tokens-moved =
    { $tokens ->
        [one] { $tokens } żeton obrażeń trafia na inną komnatę: { $room } (z komnaty: { $source }).
        [few] { $tokens } żetony obrażeń trafiają na inną komnatę: { $room } (z komnaty: { $source }).
        [many] { $tokens } żetonów obrażeń trafia na inną komnatę: { $room } (z komnaty: { $source }).
       *[other] { $tokens } żetonu obrażeń trafia na inną komnatę: { $room } (z komnaty: { $source }).
    }
log-room-neutralized =
    { $seat-is ->
        [you] Twoja komnata unieszkodliwiona do końca tury: { $room }.
       *[other] Komnata unieszkodliwiona do końca tury: { $room } ({ $seat }).
    }
log-boss-treasure-added = Do końca gry boss ma o jeden skarb { $treasure-gen } więcej ({ $seat }).
log-room-treasure-added = { $room }: do końca tury o jeden skarb { $treasure-gen } więcej.
log-last-room-strengthened = Ostatnia komnata: obrażenia większe o { $damage } do końca tury ({ $seat }).
log-hero-unseen = { $hero }: przez następną komnatę bohater przejdzie bez obrażeń i niezauważony.
log-room-passed = Bohater przechodzi przez komnatę bez obrażeń i niezauważony: { $hero }, { $room } ({ $seat }).
log-hero-recovered = Bohater odzyskał życie i traci żeton: { $hero }.
log-spells-forbidden =
    { $seat-is ->
        [you] Nie możesz zagrywać czarów, dopóki w podziemiach jest { $hero }.
       *[other] { $seat } nie może zagrywać czarów, dopóki w podziemiach jest { $hero }.
    }
log-stack-shuffled = Stos komnat potasowano ({ $seat }); na wierzchu leży teraz { $room }.
log-top-cards-seen = { $seat } ogląda wierzchnie karty talii: { $cards }.
log-card-put-under = { $seat } kładzie { $card-acc } na spód talii.
log-space-chosen = { $source }: cel – { $space }.
log-room-doomed =
    { $seat-is ->
        [you] Na końcu tury twoja komnata zostanie zniszczona: { $room }.
       *[other] Na końcu tury komnata zostanie zniszczona: { $room } ({ $seat }).
    }
log-solo-ended =
    { $reason ->
        [wounds] Masz pięć ran. Dusze minus rany: { $points }. Twój tytuł: { $title }.
        [tavern] Bohater musiał pójść do tawerny. Dusze minus rany: { $points }. Twój tytuł: { $title }.
       *[heroes-gone] Zabrakło bohaterów. Dusze minus rany: { $points }. Twój tytuł: { $title }.
    }
log-win-shared = { $seat } dzieli zwycięstwo: punkty i PD są równe.
log-game-ended =
    { $reason ->
        [souls] Wygrywa { $seat }: zebrano dziesięć dusz i ten wynik jest najlepszy.
        [last-standing] Wygrywa { $seat }: pozostał tylko jeden boss.
        [all-lost] Wygrywa { $seat }: wszyscy bossowie mają za dużo ran, ale ten wynik jest najlepszy.
       *[heroes-gone] Wygrywa { $seat }: zabrakło bohaterów i ten wynik jest najlepszy.
    }
