### Co liczą podpowiedzi i analizy: o ile jeden wybór daje więcej ($way to more) lub mniej niż inny.

stake-boss-wounds =
    { $n ->
        [one] o { $n } ranę { $way ->
            [more] więcej
           *[less] mniej
        } u bossa
        [few] o { $n } rany { $way ->
            [more] więcej
           *[less] mniej
        } u bossa
        [many] o { $n } ran { $way ->
            [more] więcej
           *[less] mniej
        } u bossa
       *[other] o { $n } rany { $way ->
            [more] więcej
           *[less] mniej
        } u bossa
    }
stake-wounds =
    { $n ->
        [one] o { $n } ranę { $way ->
            [more] więcej
           *[less] mniej
        }
        [few] o { $n } rany { $way ->
            [more] więcej
           *[less] mniej
        }
        [many] o { $n } ran { $way ->
            [more] więcej
           *[less] mniej
        }
       *[other] o { $n } rany { $way ->
            [more] więcej
           *[less] mniej
        }
    }
stake-poison =
    { $n ->
        [one] o { $n } żeton trucizny { $way ->
            [more] więcej
           *[less] mniej
        }
        [few] o { $n } żetony trucizny { $way ->
            [more] więcej
           *[less] mniej
        }
        [many] o { $n } żetonów trucizny { $way ->
            [more] więcej
           *[less] mniej
        }
       *[other] o { $n } żetonu trucizny { $way ->
            [more] więcej
           *[less] mniej
        }
    }
stake-level =
    { $n ->
        [one] o { $n } poziom { $way ->
            [more] wyżej
           *[less] niżej
        }
        [few] o { $n } poziomy { $way ->
            [more] wyżej
           *[less] niżej
        }
        [many] o { $n } poziomów { $way ->
            [more] wyżej
           *[less] niżej
        }
       *[other] o { $n } poziomu { $way ->
            [more] wyżej
           *[less] niżej
        }
    }
stake-loot =
    { $n ->
        [one] o { $n } łup { $way ->
            [more] więcej
           *[less] mniej
        }
        [few] o { $n } łupy { $way ->
            [more] więcej
           *[less] mniej
        }
        [many] o { $n } łupów { $way ->
            [more] więcej
           *[less] mniej
        }
       *[other] o { $n } łupu { $way ->
            [more] więcej
           *[less] mniej
        }
    }
stake-potions =
    { $n ->
        [one] o { $n } żeton mikstury { $way ->
            [more] więcej
           *[less] mniej
        }
        [few] o { $n } żetony mikstur { $way ->
            [more] więcej
           *[less] mniej
        }
        [many] o { $n } żetonów mikstur { $way ->
            [more] więcej
           *[less] mniej
        }
       *[other] o { $n } żetonu mikstury { $way ->
            [more] więcej
           *[less] mniej
        }
    }
stake-time =
    { $n ->
        [one] o { $n } kartę { $way ->
            [more] więcej
           *[less] mniej
        } czasu w talii
        [few] o { $n } karty { $way ->
            [more] więcej
           *[less] mniej
        } czasu w talii
        [many] o { $n } kart { $way ->
            [more] więcej
           *[less] mniej
        } czasu w talii
       *[other] o { $n } karty { $way ->
            [more] więcej
           *[less] mniej
        } czasu w talii
    }
