### Analiza zakończonych partii.

review-title = Analiza
review-open = Przeanalizuj partię
review-of = Analiza: { $seat }
review-under-way = Przeglądam partię
review-curve = Czego można się było spodziewać przy każdej decyzji, od pierwszej do ostatniej
review-point = Decyzja { $number }: { $value }
review-end = Na końcu: { $value }
review-end-chance =
    { $n ->
        [0] Na końcu: przegrana
        [100] Na końcu: wygrana
       *[other] Na końcu: wspólna wygrana
    }
review-no-choice = Z tego miejsca nie było o czym decydować.
review-mistakes = Najgorsze decyzje – na ile można było wtedy wiedzieć
review-no-mistakes = Żadna decyzja nie była wyraźnie zła – na ile można było wtedy wiedzieć.
review-decision = Decyzja { $number }
review-chosen = Wybrano: { $option }
review-better = Lepiej: { $option }
review-loss = kosztuje: { $value }
review-watch = Zobacz tę chwilę
review-whose = Czyje decyzje
review-share = Udostępnij analizę
review-exercise = Znajdź lepszy ruch
review-exercise-ask = Co wybierzesz tutaj zamiast tego?
review-exercise-right = Tak, to było lepsze.
review-exercise-wrong = Niezupełnie: { $value }. Spróbuj innego.
review-exercise-chosen = Właśnie to zostało wybrane. Spróbuj innego.
review-exercise-show = Pokaż odpowiedź
