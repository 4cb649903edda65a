### Aplikacja w przeglądarce: strony, okna, rama każdego stołu.

## Gry na pierwszej stronie

web-tagline = Karcianki o podziemiach. Przyjaciele albo boty. O zasady dba program.
web-pick-game = Wybierz grę
web-pick-hint = Cyfra wybiera grę
web-cards = Karty
web-tag-solo = w pojedynkę
web-tag-bots = boty
web-tag-friends = z przyjaciółmi

## Stoły na pierwszej stronie

web-continue = Kontynuuj
web-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
web-no-tables = Nie ma rozpoczętych gier. Przejdź lekcję albo naciśnij „Szybki start”.
web-loading-tables = Szukamy twoich stołów…
web-waits = czeka na graczy
web-your-turn = Twój ruch
web-title-turn = ● Twój ruch · { $game }
web-open = Otwórz
web-join = Dołącz do przyjaciela
web-join-hint = Kod stołu, 5 liter
web-join-button = Dołącz do stołu
web-open-tables = Otwarte stoły
web-sit = Usiądź
web-finished = Zakończone gry
web-no-finished = Zakończone gry można tu obejrzeć jeszcze raz.
web-open-record = Otwórz zapis
web-watch = Obejrzyj
web-won = Zwycięstwo
web-lost = Porażka
web-saved = Każdy ruch jest zapisywany.
web-credits-line = O programie · Ikony: game-icons.net, CC BY 3.0

## Nowa gra

web-players = Gracze
web-players-help = Ilu jest graczy i kto gdzie siedzi: ty, przyjaciele, którym wyślesz link, albo boty.
web-alone = w pojedynkę
web-seat-me = ja
web-seat-friend = wolne dla przyjaciela
web-listed = Pokaż wśród otwartych stołów
web-usual = jak zwykle: { $choice }
web-start = Zacznij grę
web-open-table = Otwórz stół

## Kim jestem, ustawienia

web-name = Twoje imię
web-guest = Gość
newcomer-names = Wrzos, Węgielek, Iskra, Koper, Jałowiec, Kamyk, Piórko, Jarzębina, Szczaw, Oset, Hubka, Wierzba
web-guest-number = Gość { $number }
web-name-is = Twoje imię: { $name }
web-save = Zapisz
web-settings = Ustawienia
web-language = Język
web-sound = Dźwięk
web-music = Muzyka
web-sound-music = Dźwięk i muzyka
web-volume-sound = Głośność dźwięków
web-volume-music = Głośność muzyki
web-theme = Kolory
web-theme-system = jak w systemie
web-theme-dark = ciemne
web-theme-light = jasne
web-notices = Powiadomienia
web-notices-on = daj znać o moim ruchu, gdy nie patrzę
web-notices-blocked = Przeglądarka nie pozwala stronie wysyłać powiadomień; można to zmienić w jej ustawieniach dla tej strony.
web-motion = Ruch
web-motion-system = jak w systemie
web-motion-full = pełny
web-motion-reduced = ograniczony
web-speed = Szybkość zdarzeń
web-speed-slow = wolno
web-speed-1 = zwyczajnie
web-speed-2 = szybko
web-speed-instant = od razu
web-skip = Pomiń
web-newest-line = Do najnowszego wpisu
web-suggestions = Gwiazda przy dobrym ruchu
web-suggestions-on = przy każdym pytaniu
web-suggestions-off = w lekcjach i podpowiedziach
web-close = Zamknij
web-home = Na pierwszą stronę
web-nowhere = Tu nic nie ma.

## Przy stole

web-prompt = Pytanie
web-picked = Wybrano
web-pick-another = Wybierz co innego
web-press-again = Jeszcze raz, aby potwierdzić: { $option }
web-waiting = Czekamy na: { $seat }
web-thinking = { $seat } myśli
web-passing = Nie masz tu nic do zrobienia: pasujemy…
web-hold = Nic, co możesz zagrać, niczego tu nie zmieni: pasujemy…
web-hold-stop = Czekaj, zapytaj mnie
web-waiting-open = Czekamy na graczy
web-over = Gra skończona.
web-result = Wynik
web-turning-points = Punkty zwrotne
web-watch-moment = Ruch { $n }
web-connecting = Stół się otwiera…
web-connection-lost = Utracono połączenie. Próbujemy znowu…
web-server-slow = Serwer nie odpowiada. Czekamy…
web-offline = To urządzenie jest offline. Gra potoczy się dalej, gdy wróci połączenie.
web-try-again = Jeszcze raz
web-undo = Cofnij
web-undo-not = Cofnij: { $reason }
web-table-code = Kod tego stołu: po nim znajdą go inni
web-side = Dziennik i rozmowa
web-tab-log = Dziennik
web-tab-story = Opowieść
web-tab-talk = Czat
web-unread = { $count ->
    [one] { $count } nowy wiersz
    [few] { $count } nowe wiersze
   *[many] { $count } nowych wierszy
}
web-no-log = Jeszcze nic się nie stało.
web-no-talk = Jeszcze nikt nic nie powiedział.
web-say = Powiedz
web-emotes = Emocje
web-say-anything = Ogólnie
web-write = Napisz do wszystkich
web-send = Wyślij
web-seats = Miejsca
web-seat-open = wolne miejsce
web-seat-free = wolne
web-seat-thinking = myśli
web-seat-moves = wybiera
web-seat-away = z dala od stołu
web-seat-here = przy stole
web-you = ty
web-add-bot = Posadź bota

## Czekanie na graczy, wyjście

web-lobby = Stół jest otwarty
web-lobby-invite = Wyślij przyjaciołom link albo kod. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-lobby-sit = Zajmij wolne miejsce. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-lobby-agreed = W co gramy
web-lobby-name = Twoje imię: { $name }.
web-lobby-rename = Zmień imię
web-link = Link
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-leave = Wyjdź
web-leave-text = Gra jest zapisana, a miejsce wciąż należy do ciebie.
web-leave-home = Wyjdź i wróć później
web-leave-bot = Oddaj miejsce botowi
web-leave-seat = Zwolnij miejsce
web-leave-sure = Na dobre? Naciśnij jeszcze raz
web-watch-link = Link do tego stołu

## Koniec

web-standings = Wynik końcowy
web-achievements = Osiągnięcia
web-achievements-count = { $earned } z { $count }
web-achievements-hint = Przynoszą je wygrane partie.
web-achievement-new = nowe
web-record = Zapisz przebieg
web-share = Link do powtórki
web-rematch = Rewanż

## Pomoc

web-help = Pomoc
web-legend = Znaki
web-keys = Klawisze
web-key-number = wybierz to, co świeci, po kolei; od dziesiątej rzeczy literami, które na niej stoją
web-key-end = odpowiedź, która coś kończy, jeśli stoi na niej ta litera
web-key-arrows = przejdź do następnej świecącej rzeczy
web-key-enter = jasna odpowiedź
web-key-escape = odznacz albo wróć
web-key-undo = cofnij ostatnią decyzję
web-key-log = pokaż lub ukryj dziennik i rozmowę
web-key-help = ta pomoc

## Nauka przez grę

web-learn = Naucz się grać (10 minut)
web-quick = Szybki start
web-quick-hint = Jedno naciśnięcie i gra ze zwykłymi ustawieniami
web-more-options = Więcej ustawień
web-lesson = Lekcja
web-tip = Wskazówka
web-now = Teraz
web-ruling = Wyjaśnienie
web-card-text = Tekst karty
web-tip-close = Jasne
web-tip-end = Bez wskazówek

## Powtórki

web-replay = Powtórka
web-replay-back = Ruch wstecz
web-replay-on = Ruch naprzód
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-move = Ruch { $number } z { $count }
web-replay-jump = Przejdź do
web-replay-start = Początek
web-replay-seat = Kto patrzy
web-replay-spectator = jako widz
web-replay-as = oczami: { $seat }
web-replay-play-on = Graj od tego miejsca

## Karty

web-search = Szukaj w nazwach i tekstach
web-kind = Rodzaj
web-kind-all = wszystkie rodzaje
web-source = Źródło
web-source-all = dowolne źródło
web-set = Zestaw
web-set-all = wszystkie zestawy
web-origin-whole = cała karta
web-origin-doubt = Niepewne: { $doubt }
web-origin-terms = Co jest z drukowanej gry, a co nasze
web-origin-help = Na dole każdej karty jest napisane, skąd ją znamy. Rysunki i sformułowania są zawsze nasze; chodzi o to, co karta robi: o liczby, pola i zdolności.
web-part-name = nazwa
web-on-cards = Na kartach: { $cards }
web-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-cards-none = Żadna karta nie pasuje.
web-copies = { $count ->
    [one] { $count } egzemplarz
    [few] { $count } egzemplarze
   *[many] { $count } egzemplarzy
}

## O programie

web-about = O programie
web-about-what = Co to jest
web-about-text = W Undercroft można grać w karcianki o podziemiach dokładnie według ich zasad: w pojedynkę, z botami albo z przyjaciółmi.
web-about-fan = To nieoficjalne dzieło miłośników, niezwiązane z żadnym wydawcą. Nazwy i zasady należą do swoich właścicieli; rysunki i teksty są nasze, podobnie jak karty tak oznaczone.
web-credits = Podziękowania
web-about-icons = Ikony zamieniono w pikselowe rysunki w naszych kolorach.
web-licence = Licencja
web-about-licence = To wolny program na licencji MIT.

## Co poszło nie tak

web-error = Nie udało się ({ $code }).
web-error-unexpected = Nie udało się. Spróbuj jeszcze raz.
web-error-no-connection = Serwer nie odpowiada.
web-error-server-failed = Serwer zawiódł ({ $status }).

## Kampania: arkusze bohaterów

web-campaign-of = Kampania: { $game }
web-campaign-open = Otwórz arkusze
web-error-campaign-file = Ten plik nie jest kampanią zapisaną w Undercroft.
web-error-campaign-game = Ten plik to kampania innej gry.

## Games that cannot go on

web-outdated = Od początku tej gry zasady się zmieniły, więc nie można jej kontynuować. Każdy, kto siedzi przy stole, może ją zakończyć: nikt nie wygra i nikt nie przegra.
web-end-game = Zakończ grę
web-ended = Przerwana
web-replay-earlier = Grano według wcześniejszych zasad: widać, jak było, ale nie można stąd grać dalej.
web-spectator-says = { $name } (widz)
web-ended-here = Tę grę przerwano: nikt nie wygrał.
web-ended-full = Przy tym stole wyczerpano limit decyzji, więc gra jest skończona: nikt nie wygrał.
