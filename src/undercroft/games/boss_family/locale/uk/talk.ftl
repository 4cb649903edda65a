### Фрази босів.

say-come-closer = Сюди, герої: тут скарби!
say-that-hero-was-mine = Це був мій герой!
say-fine-dungeon = Гарне у вас підземелля.
say-mind-your-rooms = Бережіть свої кімнати!
say-this-means-war = Це війна!
say-too-close-to-winning = Ви надто близько до перемоги.
