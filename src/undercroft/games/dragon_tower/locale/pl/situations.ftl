### Co się dzieje, gdy ktoś jest pytany: `situation-…` czyta pytany, `waits-…` pozostali.
### $asked (a w pytaniach bez sytuacji $seat) to imię pytanego.

# Przeciwnicy w jednej walce, dla wierszy poniżej.
fight-foes =
    { $foes ->
        [1] { $foe }
        [2] { $foe } i { $second }
       *[other] wszyscy przeciwnicy ({ $foes })
    }
situation-fights =
    { $n ->
        [0] { $hero } kontra { fight-foes }: wszystko pokryte. Rozstrzygnąć walkę?
        [one] { $hero } kontra { fight-foes }: brakuje { $n } punktu. Zagraj karty albo zapłać zdrowiem (zostało { $health }).
       *[other] { $hero } kontra { fight-foes }: brakuje { $n } punktów. Zagraj karty albo zapłać zdrowiem (zostało { $health }).
    }
waits-fights = { $asked } przygotowuje walkę: { $hero } kontra { fight-foes }.
situation-fights-unseen = { $hero } kontra { fight-foes }. Przygotuj walkę, a potem ją rozstrzygnij.
waits-fights-unseen = { $asked } przygotowuje walkę: { $hero } kontra { fight-foes }.
situation-pair-fights =
    { $n ->
        [0] { $hero } i { $other } kontra { fight-foes }: wszystko pokryte. Rozstrzygnąć walkę?
        [one] { $hero } i { $other } kontra { fight-foes }: brakuje { $n } punktu. Zagraj karty albo zapłać zdrowiem.
       *[other] { $hero } i { $other } kontra { fight-foes }: brakuje { $n } punktów. Zagraj karty albo zapłać zdrowiem.
    }
waits-pair-fights = { $asked } przygotowuje walkę w parze: { $hero } i { $other } kontra { fight-foes }.
situation-pair-fights-unseen = { $hero } i { $other } kontra { fight-foes }. Zagraj karty, a potem oddaj głos partnerowi.
waits-pair-fights-unseen = { $asked } przygotowuje walkę w parze: { $hero } i { $other } kontra { fight-foes }.
situation-foes-left =
    { $n ->
        [one] W komnacie został { $n } przeciwnik. Wybierz, kto z nim walczy.
        [few] W komnacie zostało { $n } przeciwników. Wybierz, kto teraz walczy i z kim.
       *[other] W komnacie zostało { $n } przeciwników. Wybierz, kto teraz walczy i z kim.
    }
waits-foes-left = { $asked } wybiera, kto teraz walczy.

## Co decydują inni

waits-which-hero = { $seat } wybiera bohatera.
waits-which-skill = { $seat } wybiera umiejętność dla { $hero-gen }.
waits-which-payment = { $seat } wybiera, za którą umiejętność { $hero } płaci.
waits-which-gain = { $seat } może dobrać kartę dla { $hero-gen }.
waits-who-refills = { $seat } wybiera, kto teraz uzupełnia rękę.
waits-which-deck = { $seat } wybiera talię, z której { $hero } dobiera kartę.
waits-keep-or-replace = { $seat } decyduje, czy { $hero } zatrzyma dobraną kartę.
waits-whether-to-divine = { $seat } decyduje, czy { $hero } odkryje okoliczności.
waits-which-to-send-away = { $seat } może odesłać okoliczność.
waits-which-to-swap = { $seat } może zamienić komnaty dwóch potworów.
waits-whom-to-trade-with = { $seat } może zaproponować wymianę dla { $hero-gen }.
waits-whether-to-trade = { $hero } proponuje { $other-dat } wymianę. Decyduje { $seat }.
waits-which-to-give = { $seat } wybiera kartę, którą { $hero } odda.
waits-whether-to-heal = { $seat } decyduje, czy { $hero } kogoś uleczy.
waits-whom-to-heal = { $seat } wybiera, kogo uleczyć.
waits-which-room = { $seat } wybiera komnatę dla drużyny.
waits-who-faces-whom = { $seat } ustala, kto zmierzy się z kim.
waits-who-fights = { $seat } wybiera, kto teraz walczy.
waits-how-to-fight = { $seat } przygotowuje walkę.
