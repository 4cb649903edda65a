### Co dociągnięto i co przepadło: na końcu gry.

missed-hand = Nieużyte, zostały na ręce: { $cards }.
missed-town = Zostali w mieście: { $cards }.
missed-drawn = Dociągnięte przez ciebie karty: { $n }.
missed-lured = Zwabieni bohaterowie: przez ciebie { $n }, przez innych { $others }.
