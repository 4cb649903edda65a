### Wokół stołów: co dalej, poczekalnie, wyniki.

## Co dalej

web-next-turn = Twój ruch
web-next-go-turn = Graj dalej
web-next-lesson-left = Wróć do lekcji
web-next-lesson-left-about = { $game }: od miejsca, w którym była przerwana.
web-next-go-lesson-left = Kontynuuj
web-next-first = Twoja pierwsza gra
web-next-first-about = { $game } z przewodnikiem: dziesięć minut, jedna rzecz naraz, każdy błąd można cofnąć.
web-next-go-first = Ucz się, grając
web-next-lesson = Poznaj kolejną grę
web-next-lesson-about = { $game }: dziesięć minut z przewodnikiem.
web-next-go-lesson = Ucz się, grając
web-next-daily-about = { $game }: wszyscy mają ten sam układ i jedną próbę.
web-next-go-daily = Spróbuj
web-next-puzzle-about = { $game }: znajdź najlepszy ruch.
web-next-go-puzzle = Rozwiąż
web-next-quick = Szybka gra
web-next-quick-about = { $game }: jedno naciśnięcie i gra się zaczyna.
web-next-go-quick = Szybki start
web-more = Więcej

## Poczekalnie

web-lobby-waiting = { $game }: { $count ->
    [one] brakuje jeszcze jednej osoby
    [few] brakuje jeszcze { $count } osób
   *[many] brakuje jeszcze { $count } osób
}
web-lobby-hand-on = Zaproś
web-share-link = Udostępnij

## Wyniki

web-result-winner = Zwycięstwo: { $names }
