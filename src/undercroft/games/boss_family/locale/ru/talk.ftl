### Фразы боссов.

say-come-closer = Сюда, герои: здесь сокровища!
say-that-hero-was-mine = Это был мой герой!
say-fine-dungeon = Славное у вас подземелье.
say-mind-your-rooms = Берегите свои комнаты!
say-this-means-war = Это война!
say-too-close-to-winning = Вы слишком близки к победе.
