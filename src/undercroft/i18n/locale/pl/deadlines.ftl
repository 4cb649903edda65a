### Terminy: ile można myśleć nad decyzją i co się dzieje, gdy ktoś się spóźni.

deadline-title = Czas na decyzję
deadline-none = bez limitu
deadline-300 = 5 minut
deadline-3600 = 1 godzina
deadline-86400 = 1 dzień
deadline-259200 = 3 dni
deadline-604800 = 7 dni
deadline-after = Gdy czas minie
deadline-after-bot = za gracza gra bot, dopóki ten nie wróci
deadline-after-end = gracz zostaje, ale pozostali mogą zakończyć grę
deadline-help = Dla gier trwających wiele dni. Z każdą decyzją czas liczy się od nowa.
deadline-agreed-bot = { $time }; potem gra bot, dopóki gracz nie wróci
deadline-agreed-end = { $time }; potem pozostali mogą zakończyć grę

deadline-until = termin: { $when }
deadline-left = zostało { $left }
deadline-over = czas minął
deadline-late = Czas minął: { $seat }. Jeśli zgodzą się wszyscy, którzy czekają, gra skończy się bez zwycięzcy.
deadline-late-me = Twój czas minął. Nadal możesz wykonać ruch, ale pozostali mogą zakończyć grę.
deadline-end = Zgódź się zakończyć
deadline-you-agree = Zgadzasz się zakończyć grę: teraz decydują pozostali. Kto będzie milczeć tak długo, ile jest na decyzję, też się zgadza.
deadline-agrees = za zakończeniem
deadline-stands-in = gra w zastępstwie: { $name }
deadline-you-were-late = Twój czas minął, więc gra za ciebie bot. Miejsce nadal jest twoje.
deadline-take-back = Wróć na miejsce
deadline-bot-plays = gra za ciebie bot

note-late-bot = Czas minął: { $name }. Do powrotu gra bot.
note-late-end = Czas minął: { $name }. Pozostali mogą wspólnie zakończyć grę.
note-back = { $name } wraca do stołu.
note-agrees = { $name } zgadza się zakończyć grę.

web-ended-late = Jednej z osób minął czas, a ci, którzy czekali, zgodzili się zakończyć: nikt nie wygrał.
error-late-yourself = To na ciebie czekają: wykonaj ruch albo odejdź od stołu.
push-time = Czas na ruch: { $time }.
