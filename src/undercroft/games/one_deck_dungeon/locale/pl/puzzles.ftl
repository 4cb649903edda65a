# Czego chcą zadania
puzzle-lose-nothing = Ułóż kości tak, by spotkanie nic nie kosztowało.
puzzle-lose-at-most = Ułóż kości tak, by kosztowało to co najwyżej { $hearts } ♥, { $time } ◔ i { $poison } ☣.
puzzle-lose-no-heart = Ułóż kości tak, by nikt nie został ranny ani zatruty.
