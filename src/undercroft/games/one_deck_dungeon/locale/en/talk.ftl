### Phrases of the heroes.

say-mind-the-time = Time is running out: let us hurry.
say-let-us-flee = Let us flee.
say-we-can-do-it = We can beat this.
say-let-us-descend = Let us go down.
say-you-take-it = You take it: you need it more.
say-i-need-healing = I need healing.
