### Aplikacja poza stronami: brak połączenia z serwerem, linki do stołów, powiadomienia dla tych, którzy odeszli.

offline-title = Brak połączenia z serwerem
offline-why = Albo to urządzenie nie jest połączone z siecią, albo serwer na chwilę stanął.
offline-safe = Nic nie przepadło: każdy ruch jest zapisany na serwerze, a twoje stoły czekają tam tak, jak je zostawiono.
offline-not = Dopóki nie ma połączenia, w przeglądarce nie da się grać ani oglądać gier.
offline-terminal = Jeśli Undercroft jest zainstalowany na twoim komputerze, z botami zagrasz i bez połączenia: wpisz w terminalu „undercroft play”.
offline-again = Spróbuj ponownie

preview-title = { $game } · Undercroft
preview-invited = Stół do gry „{ $game }”. Link prowadzi do gry i do oglądania.
preview-open = { $free ->
    [one] Na graczy czekają: { $people }. Wolne { $free } miejsce z { $seats }.
    [few] Na graczy czekają: { $people }. Wolne { $free } miejsca z { $seats }.
   *[many] Na graczy czekają: { $people }. Wolnych { $free } miejsc z { $seats }.
}
preview-playing = Gra trwa; przy stole: { $people }. Link prowadzi do oglądania.
preview-over = Gra skończona; przy stole byli: { $people }. Link prowadzi do powtórki.

push-turn = { $game }: twój ruch
push-table = Stół { $table } czeka na twój ruch.
