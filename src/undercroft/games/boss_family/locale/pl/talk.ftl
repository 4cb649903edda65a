### Zdania bossów.

say-come-closer = Bliżej, bohaterowie: tu są skarby!
say-that-hero-was-mine = To był mój bohater!
say-fine-dungeon = Piękne masz podziemia.
say-mind-your-rooms = Pilnuj swoich komnat!
say-this-means-war = To oznacza wojnę!
say-too-close-to-winning = Za blisko ci do zwycięstwa.
