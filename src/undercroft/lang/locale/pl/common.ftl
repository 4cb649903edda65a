### Słowa wspólne dla wszystkich części programu.

list-and = { $first } i { $last }
seat-name = Gracz { $number }
unknown-card = karta
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
    .gender = f
setting-lost = { $setting }: „{ $value }” już nie pasuje, teraz „{ $now }”.
language-name = Polski
