### Фразы героев.

say-mind-the-time = Время уходит: поспешим.
say-let-us-flee = Давайте отступим.
say-we-can-do-it = Мы справимся.
say-let-us-descend = Идём вниз.
say-you-take-it = Берите вы: вам нужнее.
say-i-need-healing = Мне нужно лечение.
