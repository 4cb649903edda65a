game-title = Powstanie minibossów
game-tagline = Zbuduj podziemia, wynajmij za monety minibossów i zbierz dusze bohaterów.
game-about = Boss Monster z monetami i minibossami: wzmacniaj komnaty, płać za moce i zbierz dziesięć dusz, zanim zranią cię pięć razy.
game-time = 40 min
setting-sets-help = Bossów, komnaty i czary tych zestawów wtasowuje się do talii.
log-building-forbidden =
    { $rooms-count ->
        [0] Do końca rundy nie można budować.
       *[other] Do końca rundy nie można budować; zakryte karty wracają na ręce właścicieli.
    }
log-text-lost = Zdolność komnaty i moce jej minibossa nie działają do końca rundy: { $room }.
