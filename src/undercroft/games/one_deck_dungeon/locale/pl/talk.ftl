### Zdania bohaterów.

say-mind-the-time = Czas ucieka: pospieszmy się.
say-let-us-flee = Uciekajmy.
say-we-can-do-it = Damy radę.
say-let-us-descend = Chodźmy w dół.
say-you-take-it = Weź to: tobie przyda się bardziej.
say-i-need-healing = Potrzebuję leczenia.
