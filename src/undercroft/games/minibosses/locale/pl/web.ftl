### Powstanie minibossów: teksty stołu w przeglądarce

web-set-minibosses = { set-minibosses }
web-bm-ask-build = Zbuduj, rozwiń minibossa, użyj czegoś albo nic nie buduj.
web-bm-tip-build = Raz na rundę kładziesz jedną zakrytą kartę: wybierz ją, potem świecące miejsce. Nowe komnaty stają po lewej; wypaśna (złota ramka) tylko na komnacie z takim samym skarbem; minibossa kładzie się na komnacie i po odkryciu płaci za niego 1 monetę. Za 1 monetę możesz rozwinąć minibossa w grze.

## Monety i minibossowie

web-mb-level = poziom { $n }
web-mb-unpaid = czeka na monetę
web-mb-powerless = teraz bez mocy
web-mb-promoted = w tej rundzie już rozwinięto
web-mb-tax =
    { $n ->
        [one] każdy czar kosztuje w tej rundzie { $n } monetę
        [few] każdy czar kosztuje w tej rundzie { $n } monety
       *[other] każdy czar kosztuje w tej rundzie { $n } monet
    }
web-mb-cost = za zbudowanie
web-mb-onto = Połóż na: { $room }
web-mb-onto-short = Na komnatę
web-mb-silent = bez zdolności
web-mb-held = czeka do następnej rundy
