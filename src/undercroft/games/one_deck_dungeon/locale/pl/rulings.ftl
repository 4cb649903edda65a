# O co często się pyta: pod tekstem karty.

ability-flames-ruling = Obrażenie pada dopiero po decyzji o walce, przed wyczynami i przed wzięciem kości: może naładować wyczyn „{ feat-frenzy }” na tę samą walkę.
ability-frost-ruling = Czas traci się dopiero po decyzji o walce. To nie jest konsekwencja i nie można temu zapobiec.
ability-drain-ruling = Przedmiot traci się dopiero po decyzji o walce. Jeśli jego serce było potrzebne, gra jest przegrana, chyba że od razu pomoże mikstura.
ability-dodge-foe-ruling = Wszystkie trzy kości mogą być jednego bohatera albo dwie jednego i jedna drugiego.
floor-freezing-winds-ruling = Policz symbole wszystkich odkrytych pól i odejmij to, czemu zapobieżono; dopiero wtedy sprawdza się, czy jest ich dość. To, co zabierają zdolności, wyczyny i schody, się nie liczy.
floor-blade-storm-ruling = Policz symbole wszystkich odkrytych pól i odejmij to, czemu zapobieżono; dopiero wtedy sprawdza się, czy jest ich dość. To, co zabierają zdolności, wyczyny i schody, się nie liczy.
card-hero-kiting-1p-ruling = Serca liczy się po tym, jak loch doda swoje.
ruling-peril-time = Czas drogi traci się od razu. To nie jest konsekwencja i nie można temu zapobiec.
