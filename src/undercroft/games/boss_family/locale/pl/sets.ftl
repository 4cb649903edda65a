### Crash Landing i Tools of Hero-Kind: ustawienia, pytania, wybory, słowa, wpisy dziennika; i słowa całej rodziny

## Ustawienia gry

setting-sets-crash-landing = Crash Landing
setting-sets-tools-of-hero-kind = Tools of Hero-Kind

## Pytania

prompt-whom-to-copy = Wybierz bossa, którego awans przejmuje { $source }.
prompt-which-to-uncover = Przenieść na wierzch przykrytą komnatę? { $source }, podziemia: { $owner }.
prompt-whom-to-bite = Wybierz bohatera, który otrzyma 3 obrażenia ({ $source }).
prompt-which-item = Odkryty może leżeć tylko jeden przedmiot: użyć starszego od razu czy jeden zakryć?
prompt-which-aim = Wybierz cel ({ $source }).
prompt-whom-to-arm = Wybierz bohatera, który dostanie przedmiot ({ $source }).

## Wybory

option-copy-boss = { $card }
option-uncover-room = Odsłoń { $card-acc }
option-bite = { $card }
option-use-at-once = Użyj od razu { $card-gen }
option-turn-over = Zakryj { $card-acc }
option-aim-item = { $target }
option-aim-item-on = { $opponent }
option-arm = { $card }

## Słowa w pytaniach, wyborach i dzienniku

back-item = karta przedmiotu
    .gen = karty przedmiotu
    .dat = karcie przedmiotu
    .acc = kartę przedmiotu
    .ins = kartą przedmiotu
    .loc = karcie przedmiotu
    .gender = f
pile-item = przedmioty
    .gen = przedmiotów
    .dat = przedmiotom
    .acc = przedmioty
    .ins = przedmiotami
    .loc = przedmiotach
    .gender = p
wanted-advanced-room = wypaśna komnata
    .gen = wypaśnej komnaty
    .dat = wypaśnej komnacie
    .acc = wypaśną komnatę
    .ins = wypaśną komnatą
    .loc = wypaśnej komnacie
    .gender = f
way-kill = Zabij bohatera, któremu zostały najwyżej 2 punkty życia
way-take = Weź bohatera, który przeżył u innego gracza
moment-item-enters = wszedł bohater z przedmiotem
set-crash-landing = Crash Landing
set-tools-of-hero-kind = Tools of Hero-Kind
word-item = Przedmiot
word-items = Przedmioty
word-carries = niesie { $item-acc }
word-hurt = otrzymane obrażenia: { $n }
zone-item-deck = Talia przedmiotów
zone-items-waiting = Przedmioty w mieście
zone-items-carried = Przedmioty bohaterów
zone-items = Odkryty przedmiot
zone-items-spent = Zakryte przedmioty

## Dziennik

log-room-uncovered = Komnata na wierzchu stosu: { $room } ({ $seat }).
log-room-enriched = { $room }: do końca rundy dodatkowe skarby { $treasure-gen }: { $count }.
log-level-up-copied = { $boss } przejmuje awans: { $other } ({ $seat }).
log-survivor-taken =
    { $souls ->
        [one] { $seat } zabiera { $hero-acc } i zyskuje { $souls } duszę; bohatera traci { $opponent }.
        [few] { $seat } zabiera { $hero-acc } i zyskuje { $souls } dusze; bohatera traci { $opponent }.
       *[many] { $seat } zabiera { $hero-acc } i zyskuje { $souls } dusz; bohatera traci { $opponent }.
    }
log-items-revealed = W mieście pojawiają się przedmioty: { $items }.
log-item-given = { $hero } bierze { $item-acc }.
log-item-won =
    { $seat-is ->
        [you] Zdobywasz przedmiot: { $item }.
       *[other] { $seat } zdobywa przedmiot: { $item }.
    }
log-item-kept = { $seat } kładzie na obszarze punktacji zakryty przedmiot: { $item }.
log-item-turned-up = Przedmiot leży odkryty: { $item } ({ $seat }).
log-item-turned-down = Przedmiot leży zakryty: { $item } ({ $seat }).
log-item-used-at-once = { $seat } od razu używa { $item-gen }.
log-item-acted = Działa przedmiot: { $item } ({ $hero }).
log-order-reversed = Kolejność komnat jest odtąd odwrotna ({ $seat }).
log-room-skipped = { $hero } pomija następną komnatę.
log-wound-counted = { $seat } do końca rundy liczy o jedną ranę więcej.
log-cannot-lose = { $seat } w tej rundzie nie może przegrać przez rany.
log-ordinary-monsters-strengthened = { $seat } zwiększa obrażenia swoich typowych komnat potworów o { $damage } do końca rundy.

## Słowa całej rodziny

prompt-which-way = Wybierz, jak użyć { $source-gen }.
option-prepare = Zagraj { $card-acc }
option-spend = Odrzuć { $card-acc }, aby użyć efektu
option-choose-way = { $way }
way-only = Użyj
power-spike-level-2 = Poziom 2: odrzuć kartę, 2 obrażenia bohaterowi tutaj
power-kid-croak-level-2 = Poziom 2: zamień miejscami dwie komnaty
power-draculad-level-2 = Poziom 2: odeślij bohatera do miasta
power-mageseeker-level-2 = Poziom 2: odrzuć czar i zaneguj cudzy
power-spike-level-3 = Poziom 3: zwróć minibossa na rękę
power-kid-croak-level-3 = Poziom 3: obrażenia komnat potworów +1
power-kid-croak-level-3-minus = Poziom 3: obrażenia komnat potworów −1
power-draculad-level-3 = Poziom 3: obejrzyj rękę i weź kartę
power-rocky-level-3 = Poziom 3: +5 życia dla bohatera
power-cerebella-level-3 = Poziom 3: podziemia tracą zdolności
power-paddywhack-level-3 = Poziom 3: zabij bohatera tutaj
power-icicle-man-level-3 = Poziom 3: dezaktywuj komnatę
power-mageseeker-level-3 = Poziom 3: bohaterowie omijają pierwszą komnatę
power-brassknuckle-level-3 = Poziom 3: podwójne obrażenia tutaj
power-jinx-level-3 = Poziom 3: sprowadź bohatera z miasta
way-weaker = Dociągnij czar, obrażenia mniejsze o 2
way-stronger = Odrzuć czar, obrażenia większe o 2
way-spell = Dociągnij czar
way-coins = Weź 2 monety
way-silence = Wyłącz zdolność komnaty
way-deactivate = Dezaktywuj komnatę
way-own-hero = 2 obrażenia bohaterowi w twoich podziemiach
way-miniboss-hero = 4 obrażenia bohaterowi w komnacie z minibossem
way-monsters = Odrzuć dwie komnaty potworów
way-miniboss = Odrzuć minibossa
moment-uncovered = komnata została odsłonięta
moment-any-destroyed = zniszczono komnatę
moment-hero-leaves = bohater opuścił ją żywy
moment-hero-killed = zginął u ciebie bohater
moment-opponent-discards = przeciwnik odrzucił karty
moment-opponent-raises = przeciwnik zbudował lub rozwinął minibossa
moment-coins-gained = przybyło ci monet
moment-build-begins = zaczyna się faza budowy
moment-build-turn-ends = kończy się twoja kolejka budowy
log-damage-doubled = { $room }: obrażenia podwojone do końca rundy.
log-acts-as-built =
    { $seat-is ->
        [you] Działa jak po zbudowaniu: { $room } (twoja komnata).
       *[other] Działa jak po zbudowaniu: { $room } ({ $seat }).
    }
