### Co wypisują polecenia.

command-interrupted = Przerwano.
command-bots-for-seats = Miejsc: { $seats }, podanych prowadzących: { $bots }. Podaj jeden poziom dla wszystkich albo po jednym dla każdego miejsca po pierwszym.
command-continue-alone = --continue wznawia zapisaną grę taką, jaka jest: pomiń opcje nowej gry.
command-nothing-to-continue = Nie ma niedokończonej gry { $game }.
command-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
command-no-such-kind = Nie ma kart rodzaju { $kind }; są: { $known }
command-replay-open = Zapis się urywa, decyzji: { $decisions }; gra nie była skończona.
command-scenario-agrees = Wszystko zgodne z oczekiwaniami, kroków: { $steps }.
command-game = { $id }: { $title }, miejsc: od { $low } do { $high }
command-simulating = Trwa gra
command-serving = Undercroft działa pod adresem { $address } (Ctrl+C zatrzymuje).
command-page-not-built = Aplikacja przeglądarkowa nie jest zbudowana: uruchom make web.
command-campaign-one = --tick, --export i --import podaje się pojedynczo.
command-campaign-kept = W kampanii { $game } już coś jest: zapisz ją przez --export, a potem zastąp przez --import z --yes.
command-campaign-exists = Plik { $path } już istnieje; --yes go zastąpi.
command-campaign-of-other = Plik { $path } to kampania gry { $game }.
command-campaign-imported = Kampanię wczytano z pliku { $path }.
command-campaign-exported = Kampanię zapisano do pliku { $path }.
command-option-of-campaign = Opcję { $name } wypełnia kampania: pomiń ją.
