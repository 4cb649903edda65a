### Co liczą podpowiedzi i analizy: o ile jeden wybór daje więcej ($way to more) lub mniej niż inny.

stake-souls =
    { $n ->
        [one] o { $n } duszę { $way ->
            [more] więcej
           *[less] mniej
        }
        [few] o { $n } dusze { $way ->
            [more] więcej
           *[less] mniej
        }
        [many] o { $n } dusz { $way ->
            [more] więcej
           *[less] mniej
        }
       *[other] o { $n } duszy { $way ->
            [more] więcej
           *[less] mniej
        }
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
stake-rival-souls =
    { $n ->
        [one] u najlepszego rywala o { $n } duszę { $way ->
            [more] więcej
           *[less] mniej
        }
        [few] u najlepszego rywala o { $n } dusze { $way ->
            [more] więcej
           *[less] mniej
        }
        [many] u najlepszego rywala o { $n } dusz { $way ->
            [more] więcej
           *[less] mniej
        }
       *[other] u najlepszego rywala o { $n } duszy { $way ->
            [more] więcej
           *[less] mniej
        }
    }
stake-rival-wounds =
    { $n ->
        [one] u rywali o { $n } ranę { $way ->
            [more] więcej
           *[less] mniej
        }
        [few] u rywali o { $n } rany { $way ->
            [more] więcej
           *[less] mniej
        }
        [many] u rywali o { $n } ran { $way ->
            [more] więcej
           *[less] mniej
        }
       *[other] u rywali o { $n } rany { $way ->
            [more] więcej
           *[less] mniej
        }
    }
stake-damage =
    { $n ->
        [one] o { $n } obrażenie { $way ->
            [more] więcej
           *[less] mniej
        } w twoich podziemiach
        [few] o { $n } obrażenia { $way ->
            [more] więcej
           *[less] mniej
        } w twoich podziemiach
        [many] o { $n } obrażeń { $way ->
            [more] więcej
           *[less] mniej
        } w twoich podziemiach
       *[other] o { $n } obrażenia { $way ->
            [more] więcej
           *[less] mniej
        } w twoich podziemiach
    }
stake-treasure =
    { $n ->
        [one] o { $n } skarb { $way ->
            [more] więcej
           *[less] mniej
        } w twoich podziemiach
        [few] o { $n } skarby { $way ->
            [more] więcej
           *[less] mniej
        } w twoich podziemiach
        [many] o { $n } skarbów { $way ->
            [more] więcej
           *[less] mniej
        } w twoich podziemiach
       *[other] o { $n } skarbu { $way ->
            [more] więcej
           *[less] mniej
        } w twoich podziemiach
    }
stake-coins =
    { $n ->
        [one] o { $n } monetę { $way ->
            [more] więcej
           *[less] mniej
        }
        [few] o { $n } monety { $way ->
            [more] więcej
           *[less] mniej
        }
        [many] o { $n } monet { $way ->
            [more] więcej
           *[less] mniej
        }
       *[other] o { $n } monety { $way ->
            [more] więcej
           *[less] mniej
        }
    }
stake-cards =
    { $n ->
        [one] o { $n } kartę { $way ->
            [more] więcej
           *[less] mniej
        } na ręce
        [few] o { $n } karty { $way ->
            [more] więcej
           *[less] mniej
        } na ręce
        [many] o { $n } kart { $way ->
            [more] więcej
           *[less] mniej
        } na ręce
       *[other] o { $n } karty { $way ->
            [more] więcej
           *[less] mniej
        } na ręce
    }
