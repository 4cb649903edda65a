# Czego chcą zadania
puzzle-clear = { $health ->
    [0] Oczyść komnatę bez straty zdrowia.
   *[other] Oczyść komnatę, tracąc co najwyżej { $health } zdrowia; wszyscy mają przeżyć.
}
