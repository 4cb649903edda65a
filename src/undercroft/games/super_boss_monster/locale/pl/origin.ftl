### Skąd pochodzą części karty

web-sb-part-name = nazwa
web-sb-part-copies = liczba kopii
web-sb-part-class = klasa
web-sb-part-damage = obrażenia
web-sb-part-health = życie
web-sb-part-deck = talia, do której należy
web-sb-part-ability = co robi
web-sb-part-rest = cała reszta
