### Co się dzieje, gdy ktoś jest pytany: `situation-…` czyta pytany, `waits-…` pozostali.
### $asked (a w pytaniach bez sytuacji $seat) to imię pytanego.

lost-hearts =
    { $hearts ->
        [0] { "" }
       *[other] serca { $hearts }
    }
lost-time =
    { $time ->
        [0] { "" }
       *[other] { $hearts ->
            [0] czas { $time }
           *[other] { "" }, czas { $time }
        }
    }
lost-poison =
    { $poison ->
        [0] { "" }
       *[other] { $before ->
            [0] trucizna { $poison }
           *[other] { "" }, trucizna { $poison }
        }
    }
if-you-stop =
    { $lost ->
        [0] Nic więcej nie można stracić. Zakończyć czy użyć umiejętności?
       *[other] Kładź kości na pola i używaj umiejętności. Jeśli skończysz teraz, stracisz: { lost-hearts }{ lost-time }{ lost-poison }.
    }
situation-places = { $card }. { if-you-stop }
waits-places = { $asked } kładzie kości: { $card }.
situation-places-at-boss = { $boss }. { if-you-stop }
waits-places-at-boss = { $asked } kładzie kości: { $boss }.
situation-at-the-door = Za drzwiami: { $card }. Podjąć spotkanie czy uciec i zostawić otwarte drzwi? Tura i tak się skończy.
waits-at-the-door = Za drzwiami: { $card }. { $asked } decyduje, czy podjąć spotkanie.
situation-two-at-the-door = Za drzwiami: { $card } i { $other }. Podjąć oba spotkania czy uciec i zostawić otwarte drzwi? Tura i tak się skończy.
waits-two-at-the-door = Za drzwiami: { $card } i { $other }. { $asked } decyduje, czy podjąć spotkania.
situation-peril = { $card }: wybierz sposób na niebezpieczeństwo.
waits-peril = { $asked } wybiera sposób na niebezpieczeństwo ({ $card }).
situation-loot = { $card }: wybierz, czym stanie się ta karta.
waits-loot = { $asked } wybiera, czym stanie się karta ({ $card }).

## Co decydują inni

waits-which-hero = { $seat } wybiera bohatera.
waits-which-focus = { $seat } wybiera grupę talentów ({ $hero }).
waits-which-dungeon = { $seat } wybiera podziemia.
waits-which-basic-potion = { $seat } wybiera podstawową miksturę.
waits-which-basic-skill = { $seat } wybiera umiejętność podstawową ({ $hero }).
waits-how-to-begin = { $seat } może użyć mikstury przed turą.
waits-whether-to-hurry-down = { $seat } decyduje, czy zejść od razu.
waits-what-to-do = { $seat } eksploruje albo wchodzi przez drzwi.
waits-which-door-to-look-behind = { $seat } zagląda za zamknięte drzwi.
waits-whether-to-sneak-on = { $seat } może wyłożyć jeszcze jedne drzwi.
waits-whether-to-descend = { $seat } decyduje, czy zejść.
waits-whether-to-save = { $seat } decyduje, czy ratować miksturą ({ $hero }).
waits-which-feat = { $seat } decyduje o wyczynie ({ $hero }).
waits-who-is-wounded = { $seat } wybiera, kto otrzyma rany.
waits-who-is-poisoned = { $seat } wybiera, kto otrzyma truciznę.
waits-who-takes-more = { $seat } wybiera, komu przypadnie więcej.
waits-which-item-is-drained = { $seat } wybiera przedmiot, który zamieni się w PD.
waits-which-xp = { $seat } wybiera kartę PD, którą zapłaci.
waits-whether-to-buy-potion = { $seat } może kupić żeton mikstury.
waits-who-faces-what = { $seat } wybiera, kto z czym się zmierzy.
waits-who-fights-first = { $seat } wybiera parę, która walczy pierwsza.
waits-which-to-pay = { $seat } płaci kośćmi ({ $skill }).
waits-which-dice = { $seat } wybiera kość ({ $skill }).
waits-which-way = { $seat } wybiera działanie ({ $skill }).
