### Фрази героїв.

say-mind-the-time = Час спливає: поспішаймо.
say-let-us-flee = Відступаймо.
say-we-can-do-it = Ми впораємося.
say-let-us-descend = Ходімо вниз.
say-you-take-it = Беріть ви: вам потрібніше.
say-i-need-healing = Мені потрібне лікування.
