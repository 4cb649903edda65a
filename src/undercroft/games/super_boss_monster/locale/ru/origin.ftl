### Откуда взяты части карты

web-sb-part-name = название
web-sb-part-copies = число копий
web-sb-part-class = класс
web-sb-part-damage = урон
web-sb-part-health = здоровье
web-sb-part-deck = колода, к которой она относится
web-sb-part-ability = что она делает
web-sb-part-rest = всё остальное
