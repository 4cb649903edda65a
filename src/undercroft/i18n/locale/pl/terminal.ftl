### Gra w terminalu: aplikacja i tryb prosty.

## Miejsca

terminal-at-table = Przy stole: { $names }
terminal-level-you = ty
terminal-no-hero = (jeszcze bez bohatera)

## Menu

terminal-start = Zacznij grę
terminal-continue = Wznów albo obejrzyj zapisaną grę ({ $count })
terminal-seats = Gracze
terminal-by-default = { $value } (domyślnie)
terminal-language = Język
terminal-menu-keys = ↑↓ wybór · ←→ zmiana · Enter start · ? pomoc · q wyjście
terminal-help-start = Wszystko jest już ustawione: Enter zaczyna grę.
terminal-help-continue = Gra zapisuje się po każdej decyzji. Skończone gry można obejrzeć jeszcze raz.
terminal-help-seats = Ile osób lub botów gra; dzielą się bohaterami.
terminal-help-leader = Kto prowadzi to miejsce: ktoś przy tej klawiaturze czy bot.
terminal-help-language = Język wszystkich tekstów; można go zmienić także w trakcie gry.

## Zapisane gry

terminal-saved-title = Zapisane gry
terminal-saved-none = Nie ma jeszcze zapisanych gier.
terminal-saved-going = decyzji: { $decisions } · nieskończona
terminal-saved-keys = ↑↓ wybór · Enter otwórz · d usuń · Esc wstecz
terminal-saved-delete = Naciśnij d jeszcze raz, aby trwale usunąć grę { $number }.
terminal-disagrees = Tej gry nie da się wznowić: { $reason }

## Stół

terminal-watching = Grają boty. Enter: następna decyzja.
terminal-turning-points = Punkty zwrotne:
terminal-turning-point = decyzja { $number }: { $news }
terminal-replaying = Decyzja { $number } z { $count }
terminal-replay-keys = ← → jedna decyzja · PgUp PgDn dziesięć · Home End · p graj stąd · r analiza · Tab czyje karty · Esc wstecz
terminal-review-keys = Enter zobacz tę chwilę · Esc wstecz
terminal-pointing = Wskazano: { $thing }. Esc: wszystkie możliwości.
terminal-press-again = Naciśnij jeszcze raz, aby potwierdzić: { $option }
terminal-undone = Decyzję cofnięto.
terminal-story-on = Opowieść włączona.
terminal-story-off = Opowieść wyłączona.
terminal-no-talk = Nie ma z kim rozmawiać.
terminal-talk-title = Co powiedzieć
terminal-talk-keys = ↑↓ wybór · Enter powiedz · Esc wstecz
terminal-said = { $seat }: „{ $phrase }”
terminal-log = Co się stało
terminal-since = od twojego ruchu
terminal-options = Co można zrobić
terminal-nothing = pusto
terminal-empty-hand = brak kart

## Tryb prosty

terminal-pass-to = Przekaż klawiaturę: { $seat }. { $seat }, naciśnij Enter.
terminal-pass-title = Przekaż klawiaturę: { $seat }
terminal-pass-text = Cudzych kart teraz nie widać. Gdy zostaniesz przy ekranie sam na sam, naciśnij Enter.
terminal-left = Gra jest zapisana. Wznów: { $program } play { $game } --plain --continue
terminal-left-unsaved = Nie zapadła jeszcze żadna decyzja, więc nie ma czego zapisać.
terminal-left-app = Gra jest zapisana. Wznów: { $program } play { $game } --continue
terminal-no-such-number = Wpisz jeden z numerów: { $numbers }. Albo ?, by zobaczyć pomoc.
terminal-irrevocable = Tego nie da się cofnąć.
terminal-gives-up = Możesz jeszcze coś zrobić.
terminal-confirm-number = Wpisz { $number } jeszcze raz, aby potwierdzić.
terminal-not-understood = „{ $answer }”: niezrozumiałe. Wpisz liczbę albo ?, aby zobaczyć pomoc.
terminal-languages = Wpisz l i język: { $known }.
terminal-plain-number = Numer wybiera opcję; zostaje przy niej, dopóki trwa to samo pytanie. 0 to pas lub pominięcie.
terminal-plain-help = ? pokazuje tę pomoc.
terminal-plain-undo = u cofa ostatnią decyzję.
terminal-plain-language = l i język (en, ru, uk, pl) zmienia język.
terminal-plain-talk = t wylicza, co można powiedzieć; t i numer mówi to.
terminal-plain-quit = q kończy; gra jest zapisana.

## Koniec

terminal-won = Zwycięstwo!
terminal-lost = Porażka.
terminal-achievement-new = Nowe osiągnięcie: { $name }
terminal-achievement-again = Osiągnięcie: { $name }
terminal-result-keys = Enter jeszcze raz · m menu · a osiągnięcia · Esc do stołu · q wyjście
terminal-achievements-title = Osiągnięcia: { $earned } z { $count }
terminal-close-keys = Esc wstecz

## Pomoc

terminal-help-title = Pomoc
terminal-help-keys = Klawisze
terminal-help-rules = Zasady w skrócie
terminal-key-choose = 1–9, litery: wybór; klawisz zostaje przy swojej opcji, dopóki trwa to samo pytanie · 0: pas lub pominięcie · ↑ ↓ Enter: wybór z listy
terminal-key-point = Tab, Shift+Tab: wskaż oznaczoną kartę, przeciwnika lub bohatera; Enter wybiera · Esc: znów wszystkie możliwości
terminal-key-mouse = Kliknięcie oznaczonej rzeczy wybiera ją albo zostawia na liście tylko to, co jej dotyczy
terminal-key-undo = u: cofnij ostatnią decyzję, aż do ostatniej odkrytej rzeczy
terminal-key-talk = t: powiedz coś innym
terminal-key-story = n: opowieść włącz lub wyłącz
terminal-key-language = l: następny język
terminal-key-achievements = a: osiągnięcia
terminal-key-leave = q: wyjdź; gra zapisuje się po każdej decyzji

## Pliki

terminal-notice-damaged = Plik { $path } był uszkodzony. Zachowano go jako { $kept }; zaczęto nowy.
terminal-notice-unreadable = Pliku { $path } nie da się odczytać: { $reason }.
terminal-notice-unwritable = Pliku { $path } nie da się zapisać: { $reason }.
terminal-notice-title = Gier nie można zapisać
terminal-notice-no-saving = W { $path } nie można nic zapisać ({ $reason }): gry, ustawienia i osiągnięcia przepadną po wyjściu.
terminal-too-small = To okno jest za małe do gry. Potrzeba co najmniej { $width } × { $height }, lepiej 80 × 24.

## Gry, w których miejsca rywalizują, i okna, w których można tylko spasować

terminal-help-seats-each = Ile osób lub botów gra, każdy za siebie.
terminal-winner = { $count ->
    [one] Wygrywa { $seats }!
   *[other] Wygrywają { $seats }!
}
terminal-windows = m: { $setting }
terminal-windows-later = Działa od następnego pytania.
terminal-passed = pasów za ciebie: { $n }
terminal-passed-windows = { $n ->
    [one] Za ciebie spasowano { $n } raz.
    [few] Za ciebie spasowano { $n } razy.
   *[many] Za ciebie spasowano { $n } razy.
}
terminal-no-story = W tej grze nie ma opowieści.
terminal-no-achievements = W tej grze nie ma osiągnięć.
terminal-result-keys-plain = Enter jeszcze raz · m menu · Esc do stołu · q wyjście
terminal-keys = 1–9 lub ↑↓ Enter wybór · Tab wskaż · F4 dziennik · u cofnij · l język · ? pomoc · q wyjdź
terminal-keys-short = 1–9 ↑↓ Enter · Tab · u cofnij · ? pomoc · q wyjdź
terminal-key-windows = m: jak pasować za ciebie: zawsze pytać, pasować, aż bohater wejdzie do moich podziemi, pasować do mojej kolejki. Gdy nic nie można zrobić, pas następuje zawsze; kilka osób przy jednej klawiaturze pytanych jest mimo to, żeby nikt nie poznał cudzych kart.
terminal-plain-state-all = s czyta całą sytuację od nowa.
terminal-plain-windows = m mówi, jak pasować za ciebie; m ask, m through, m aimed lub m build to zmienia.

## Gry, które radzą

terminal-no-advice = Teraz nie ma czego radzić.
terminal-advice-keys = Enter lub b: { $take } · Esc wróć
terminal-advice-keys-several = Enter lub b: { $take } · ← → inna rada · Esc wróć
terminal-key-advice = b: co zrobiłaby gra; ten sam klawisz jeszcze raz albo Enter to robi, a u cofa krok po kroku
terminal-plain-advice = b mówi, co zrobiłaby gra; b 1 wykonuje pierwszą radę.
terminal-plain-back = 0. Wróć

## Kampanie

terminal-campaign = Kampania
terminal-campaign-row = Kampania: co zebrano
terminal-help-campaign = To, co zostaje z gry na grę, i to, co zdobyto do wydania.
terminal-campaign-keys = ↑↓ ←→ wybór · 1–3 lub Enter zaznacz · e do pliku · ? pomoc · Esc wstecz
terminal-campaign-done = Gotowe: { $what }
terminal-campaign-saved = Zapisano do pliku { $path }
terminal-campaign-spend = Obejrzyj i wydaj to, co zdobyto: undercroft campaign { $game }
terminal-campaign-foreign = Tę grę zaczęto gdzie indziej: tutejszej kampanii nic nie daje.
terminal-result-keys-campaign = Enter jeszcze raz · c kampania · m menu · Esc do stołu · q wyjście
