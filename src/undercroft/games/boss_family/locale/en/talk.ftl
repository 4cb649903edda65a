### Phrases of the bosses.

say-come-closer = Come closer, heroes: there is treasure here!
say-that-hero-was-mine = That hero was mine!
say-fine-dungeon = A fine dungeon you have there.
say-mind-your-rooms = Mind your rooms!
say-this-means-war = This means war!
say-too-close-to-winning = You are too close to winning.
