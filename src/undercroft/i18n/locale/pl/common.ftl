### Słowa wspólne dla wszystkich części programu.

number = { $value }
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
setting-nothing = nic
language-name = Polski

## Skąd wiadomo, co jest na karcie: jako etykieta i jako zdanie

source-rulebook = z instrukcji
source-rulebook-text = Tak mówi instrukcja drukowanej gry.
source-two-sources = dwa źródła są zgodne
source-two-sources-text = O drukowanej karcie mówią to samo co najmniej dwa niezależne publiczne źródła.
source-public-list = jedno źródło
source-public-list-text = O drukowanej karcie mówi tak jedno publiczne źródło; nic innego tego nie potwierdza.
source-inferred = wywnioskowane
source-inferred-text = Nie mówi o tym żadne źródło, ale tylko tak zgadzają się drukowane sumy albo równowaga zestawu.
source-memory = z pamięci
source-memory-text = Przypomniane albo wywnioskowane z podobnych kart; nie znaleziono dokumentu, więc drukowana karta może być inna.
source-original = nasze
source-original-text = O drukowanej grze tego nie wiadomo: wymyśliliśmy własne, by miejsce nie było puste, a drukowana karta jest inna.

## Co widać na każdym stole

shown-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
shown-hidden = { $card } ×{ $count }
shown-score = { $seat }: { $score }

## Pytany jest ktoś inny

waits = { $seat } podejmuje decyzję.
waits-for-card = { $seat } dokonuje wyboru ({ $source }).
you-watch = Oglądasz grę
