# Achievements
achievement-first-reign = Niech żyje boss
achievement-first-reign-text = Wygraj partię.
achievement-no-scratch = Ani draśnięcia
achievement-no-scratch-text = Wygraj bez ani jednej rany.
achievement-ten-points = Czysta dziesiątka
achievement-ten-points-text = Wygraj, mając co najmniej 10 punktów.
achievement-soul-hoard = Skarb dusz
achievement-soul-hoard-text = Wygraj, mając co najmniej 13 dusz.
achievement-by-a-hair = O włos
achievement-by-a-hair-text = Wygraj z czterema ranami lub więcej.
achievement-last-boss = Ostatni boss
achievement-last-boss-text = Wygraj, bo wszyscy inni przegrali.
achievement-full-table = Pełny stół
achievement-full-table-text = Wygraj przy stole z co najmniej czterema graczami.
achievement-epic-hunter = Łowca legend
achievement-epic-hunter-text = Wygraj, mając trzech legendarnych bohaterów wśród dusz.
achievement-five-rooms = Pięć komnat
achievement-five-rooms-text = Wygraj, mając pięć komnat w podziemiach.

## Coins and minibosses

# Achievements
achievement-treasury = Pełny skarbiec
achievement-treasury-text = Wygraj, mając osiem monet lub więcej.
achievement-right-hand = Prawa ręka
achievement-right-hand-text = Wygraj z minibossem na najwyższym poziomie.
