### Where the parts of a card come from

web-sb-part-name = name
web-sb-part-copies = number of copies
web-sb-part-class = class
web-sb-part-damage = damage
web-sb-part-health = health
web-sb-part-deck = the deck it belongs to
web-sb-part-ability = what it does
web-sb-part-rest = all the rest
