### Co wypisują polecenia.

command-interrupted = Przerwano.
command-no-such-command = Nie ma polecenia { $name }; są: { $known }
command-no-such-option = Nie ma tu opcji { $name }.
command-did-you-mean = Podobne: { $known }
command-missing = Brakuje: { $name }
command-extra-arguments = Zbędne: { $arguments }
command-needs-value = Po { $name } potrzebna jest wartość.
command-takes-no-value = { $name } nie przyjmuje wartości.
command-takes-one-of = { $name } przyjmuje jedno z: { $choices }
command-takes-number = { $name } przyjmuje liczbę całkowitą.
command-takes-number-from = { $name } przyjmuje liczbę całkowitą nie mniejszą niż { $low }.
command-takes-number-to = { $name } przyjmuje liczbę całkowitą od { $low } do { $high }.
command-output-fails = Nie można zapisać wyjścia: { $reason }.
command-bots-for-seats = Miejsc: { $seats }, podanych prowadzących: { $bots }. Podaj jeden poziom dla wszystkich albo po jednym dla każdego miejsca po pierwszym.
command-continue-alone = --continue wznawia zapisaną grę taką, jaka jest: pomiń opcje nowej gry.
command-nothing-to-continue = Nie ma niedokończonej gry { $game }.
command-no-such-saved = Nie ma zapisanej gry { $number } ({ $game }).
command-continue-or-saved = --continue i --saved wskazują różne gry: podaj jedno z nich.
command-at-needs-saved = --at wskazuje decyzję w zapisanej grze: dodaj --saved z jej numerem.
command-no-such-decision = Gry { $number } nie można podjąć od decyzji { $at }: --at przyjmuje liczbę od 0 do { $last }.
command-delete-needs-yes = Gra { $number } zostanie usunięta na zawsze: dodaj --yes.
command-option-twice = Opcję { $name } podano dwa razy: { $first } i { $second }. Podaj ją raz, kilka wartości po przecinku.
command-no-such-kind = Nie ma kart rodzaju { $kind }; są: { $known }
command-replay-open = Zapis się urywa, decyzji: { $decisions }; gra nie była skończona.
command-replay-stopped = Zatrzymano zgodnie z życzeniem; decyzji: { $decisions } z { $made }.
command-scenario-agrees = Wszystko zgodne z oczekiwaniami, kroków: { $steps }.
command-game = { $id }: { $title }, miejsc: od { $low } do { $high }
command-simulating = Trwa gra
command-measuring = Trwają pomiary
command-simulated = { $title } · gier: { $games } · decyzji na grę: { $decisions-per-game } · sekund: { $seconds }
command-simulated-seat = miejsce
command-simulated-bot = bot
command-simulated-wins = wygranych
command-simulated-rate = odsetek wygranych
command-simulated-interval = przedział 95 %
command-simulated-mean = średnio
command-simulated-lowest = najmniej
command-simulated-lower = 25 %
command-simulated-median = mediana
command-simulated-upper = 75 %
command-simulated-highest = najwięcej
command-simulated-zero = 0 i więcej
command-simulated-end = jak się skończyło
command-simulated-games = gier
command-simulated-reached = dokąd dotarto
command-arena = { $title } · gier: { $games } · miejsc: { $seats }
command-arena-apart = Bez rankingu: boty nie spotkały się ze sobą. Każdy grał na tych samych ziarnach, więc wygrane i punkty można porównywać.
command-simulated-points = punkty
command-simulated-rating = ranking
command-simulated-time = czas na ruch
command-push-key = Klucz jest w { $file }. Uruchamiaj serwer tak: undercroft serve --push-key { $file } --push-contact mailto:you@example.org
command-serving = Undercroft działa pod adresem { $address } (Ctrl+C zatrzymuje).
command-no-server = Pod adresem { $url } nie odpowiada serwer Undercroft.
command-no-table-address = { $url } to nie adres stołu: wygląda on tak: http://127.0.0.1:8000/t/ABCDE.
command-joined = { $name } gra przy stole { $url }.
command-page-not-built = Aplikacja przeglądarkowa nie jest zbudowana: uruchom make web.
command-campaign-one = --tick, --export i --import podaje się pojedynczo.
command-campaign-kept = W kampanii { $game } już coś jest: zapisz ją przez --export, a potem zastąp przez --import z --yes.
command-campaign-exists = Plik { $path } już istnieje; --yes go zastąpi.
command-campaign-of-other = Plik { $path } to kampania gry { $game }.
command-campaign-imported = Kampanię wczytano z pliku { $path }.
command-campaign-exported = Kampanię zapisano do pliku { $path }.
command-option-of-campaign = Opcję { $name } wypełnia kampania: pomiń ją.
command-check-texts = Wszystko, co jest pokazane i pytane, ma tekst.
command-check-ends = Każda gra się kończy i żadna karta nie ginie.
command-check-copies = Kopie gry toczą się tak jak sama gra.
command-check-replays = Zapis prowadzi do tego samego końca, a cofanie w to samo miejsce.
command-check-secrets = Nikt nie poznaje tego, co ukryte.
command-check-memory = W żadnym świecie karta nie leży tam, gdzie gracz wie, że jej nie ma.
command-check-legal = Proponowane jest to, co dozwolone, i nic więcej.
command-check-zones = Widoki pokazują każdą strefę.
command-check-plain = To, co ma się jeszcze zdarzyć, to proste dane.
command-check-lessons = Lekcje przebiegają tak, jak je napisano.
command-check-broken = { $count ->
    [one] Jedna obietnica jest złamana.
    [few] { $count } obietnice są złamane.
   *[many] { $count } obietnic jest złamanych.
}
command-admin-ended = Stół { $table } jest zakończony.
command-admin-blocked = { $who }: wstęp zamknięty.
command-admin-not-blocked = { $who }: wstęp nie był zamknięty.
command-admin-unblocked = { $who }: wstęp znów otwarty.
command-admin-announced =
    { $minutes ->
        [one] Wszystkim przy stołach powiedziano, że serwer uruchomi się ponownie za { $minutes } minutę.
        [few] Wszystkim przy stołach powiedziano, że serwer uruchomi się ponownie za { $minutes } minuty.
       *[other] Wszystkim przy stołach powiedziano, że serwer uruchomi się ponownie za { $minutes } minut.
    }
