### Co liczą podpowiedzi i analizy: o ile jeden wybór daje więcej ($way to more) lub mniej niż inny.

stake-floor =
    { $n ->
        [one] o { $n } piętro { $way ->
            [more] wyżej
           *[less] niżej
        }
        [few] o { $n } piętra { $way ->
            [more] wyżej
           *[less] niżej
        }
        [many] o { $n } pięter { $way ->
            [more] wyżej
           *[less] niżej
        }
       *[other] o { $n } piętra { $way ->
            [more] wyżej
           *[less] niżej
        }
    }
stake-health =
    { $n ->
        [one] o { $n } punkt zdrowia { $way ->
            [more] więcej
           *[less] mniej
        }
        [few] o { $n } punkty zdrowia { $way ->
            [more] więcej
           *[less] mniej
        }
        [many] o { $n } punktów zdrowia { $way ->
            [more] więcej
           *[less] mniej
        }
       *[other] o { $n } punktu zdrowia { $way ->
            [more] więcej
           *[less] mniej
        }
    }
stake-cards =
    { $n ->
        [one] o { $n } kartę { $way ->
            [more] więcej
           *[less] mniej
        } na rękach
        [few] o { $n } karty { $way ->
            [more] więcej
           *[less] mniej
        } na rękach
        [many] o { $n } kart { $way ->
            [more] więcej
           *[less] mniej
        } na rękach
       *[other] o { $n } karty { $way ->
            [more] więcej
           *[less] mniej
        } na rękach
    }
