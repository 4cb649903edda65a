### Podpowiedzi: co zrobiłby bot na tym miejscu i dlaczego. Co liczyć, mówi gra: `stake-…`.

hint-title = Podpowiedź
hint-ask = Poproś o podpowiedź
hint-thinking = Myślę…
hint-options = Najlepsze ruchy i czego się po nich spodziewać
hint-numbers = Pokaż liczby
hint-chance = wygrana: { $n } %
hint-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
hint-error = ± { $n }
hint-why-both = Lepsze niż „{ $other }”: średnio { $gains }, ale też { $costs }.
hint-why-gains = Lepsze niż „{ $other }”: średnio { $gains }.
hint-why-costs = W sumie lepsze niż „{ $other }”, choć średnio { $costs }.
hint-why-value = Lepsze niż „{ $other }”: gry dograne od tego miejsca częściej kończą się dobrze, choć w liczbach jeszcze tego nie widać.
hint-why-same = Żaden z tych ruchów nie jest wyraźnie lepszy: różnice mieszczą się w granicach przypadku.
hint-why-only = Innego wyboru nie ma.
hint-why-usual = Tak postąpiłaby wiedźma; wyraźnej różnicy w liczbach nie widać.
hint-worlds =
    { $n ->
        [one] Dograno do końca { $n } możliwy układ.
        [few] Dograno do końca { $n } możliwe układy.
        [many] Dograno do końca { $n } możliwych układów.
       *[other] Dograno do końca { $n } możliwego układu.
    }

terminal-key-hint = F9: co zrobiłby bot, czego się spodziewa po najlepszych ruchach i dlaczego
terminal-plain-hint = w mówi, co zrobiłby bot, czego się spodziewa po najlepszych ruchach i dlaczego.

web-hints = Gracze mogą prosić o podpowiedzi
hints-title = Podpowiedzi
hints-on = Wolno o nie prosić
hints-off = Przy tym stole bez nich

error-hints-off = Przy tym stole umówiono się na grę bez podpowiedzi.
error-hint-busy = Podpowiedź przy tym stole jest już obmyślana.
