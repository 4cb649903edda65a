### Co dobrano i co przepadło: na końcu gry.

missed-hand = Niezagrane: { $cards }.
missed-rooms = Przeciwnicy, którzy zostali w wieży: { $n }.
missed-drawn = Dobrane karty: { $n }.
missed-passed = Potwory w ominiętych komnatach: { $n }.
