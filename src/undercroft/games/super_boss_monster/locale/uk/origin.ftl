### Звідки взято частини карти

web-sb-part-name = назва
web-sb-part-copies = кількість копій
web-sb-part-class = клас
web-sb-part-damage = ушкодження
web-sb-part-health = здоров’я
web-sb-part-deck = колода, до якої вона належить
web-sb-part-ability = що вона робить
web-sb-part-rest = усе інше
