### Gry z przewodnikiem: co przewodnik mówi w każdej grze.

lesson-otherwise = Tak też wolno, ale teraz chodzi o coś innego. Spróbuj tego, co jest podświetlone.
guide-name = Przewodnik
guide-step = Krok { $step } z { $total }
guide-next = Dalej
guide-back = Wstecz
guide-show = Pokaż mi
guide-leave = Wyjdź
guide-left = Lekcję możesz podjąć w tym samym miejscu.
guide-watch = Patrz, co się dzieje…
guide-task = Twój ruch
guide-mistake = Nie całkiem
guide-play = Zagraj całą grę
guide-finish = Do gier
guide-over = Koniec lekcji
guide-learned = Umiesz już grać w „{ $game }”

terminal-learn = Naucz się grać (10 minut)
terminal-help-learn = Przewodnik przeprowadzi cię przez pierwszą grę; możesz wyjść w każdej chwili i wrócić.
terminal-plain-read = Enter: dalej, q: wyjście.
terminal-lesson-left = Lekcję możesz kontynuować: { $program } play { $game } --tutorial
terminal-lesson-done = Lekcja się skończyła. Teraz cała gra: { $program } play { $game }
command-learn-alone = --tutorial stoi samo: lekcja ma własne ustawienia.
