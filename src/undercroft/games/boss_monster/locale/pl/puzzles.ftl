# Czego chcą zadania
puzzle-slay = { $heroes ->
    [one] Zabij w tej rundzie { $heroes } bohatera w swoich podziemiach.
   *[other] Zabij w tej rundzie { $heroes } bohaterów w swoich podziemiach.
}
puzzle-slay-unhurt = { $heroes ->
    [one] Zabij w tej rundzie { $heroes } bohatera w swoich podziemiach i nie dopuść żadnego do bossa.
   *[other] Zabij w tej rundzie { $heroes } bohaterów w swoich podziemiach i nie dopuść żadnego do bossa.
}
puzzle-unhurt = Nie dopuść w tej rundzie żadnego bohatera do swojego bossa.
puzzle-wound = Niech w tej rundzie bohater zrani bossa przeciwnika.
puzzle-win = Wygraj partię w tej rundzie.
