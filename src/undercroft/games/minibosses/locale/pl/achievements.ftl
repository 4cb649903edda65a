# Achievements
achievement-treasury = Pełny skarbiec
achievement-treasury-text = Wygraj, mając osiem monet lub więcej.
achievement-right-hand = Prawa ręka
achievement-right-hand-text = Wygraj z minibossem na najwyższym poziomie.
