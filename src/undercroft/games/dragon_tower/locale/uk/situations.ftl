### Що відбувається, коли когось питають: `situation-…` читає той, кого питають, `waits-…` — решта.
### $asked (а в питаннях без обставин — $seat) — ім’я того, кого питають.

# Супротивники в одному бою, для рядків нижче.
fight-foes =
    { $foes ->
        [1] { $foe-gen }
        [2] { $foe-gen } і { $second-gen }
       *[other] усіх супротивників ({ $foes })
    }
situation-fights =
    { $n ->
        [0] { $hero } проти { fight-foes }: усе покрито. Завершити бій?
        [one] { $hero } проти { fight-foes }: бракує { $n } очка. Грайте карти або платіть здоров’ям (лишилося { $health }).
       *[other] { $hero } проти { fight-foes }: бракує { $n } очок. Грайте карти або платіть здоров’ям (лишилося { $health }).
    }
waits-fights = { $asked } готує бій: { $hero } проти { fight-foes }.
situation-fights-unseen = { $hero } проти { fight-foes }. Викладіть усе потрібне, а тоді завершіть бій.
waits-fights-unseen = { $asked } готує бій: { $hero } проти { fight-foes }.
situation-pair-fights =
    { $n ->
        [0] { $hero } і { $other } проти { fight-foes }: усе покрито. Завершити бій?
        [one] { $hero } і { $other } проти { fight-foes }: бракує { $n } очка. Грайте карти або платіть здоров’ям.
       *[other] { $hero } і { $other } проти { fight-foes }: бракує { $n } очок. Грайте карти або платіть здоров’ям.
    }
waits-pair-fights = { $asked } готує парний бій: { $hero } і { $other } проти { fight-foes }.
situation-pair-fights-unseen = { $hero } і { $other } проти { fight-foes }. Грайте карти, а тоді передайте слово напарникові.
waits-pair-fights-unseen = { $asked } готує парний бій: { $hero } і { $other } проти { fight-foes }.
situation-foes-left =
    { $n ->
        [one] У кімнаті лишився { $n } супротивник. Оберіть, хто з ним б’ється.
        [few] У кімнаті лишилося { $n } супротивники. Оберіть, хто б’ється наступним і з ким.
       *[other] У кімнаті лишилося { $n } супротивників. Оберіть, хто б’ється наступним і з ким.
    }
waits-foes-left = { $asked } обирає, хто б’ється наступним.

## Що вирішують інші

waits-which-hero = { $seat } обирає героя.
waits-which-skill = { $seat } обирає вміння для { $hero-gen }.
waits-which-payment = { $seat } обирає, за яке вміння { $hero } платить.
waits-which-gain = { $seat } може взяти карту для { $hero-gen }.
waits-who-refills = { $seat } обирає, хто далі поповнює руку.
waits-which-deck = { $seat } обирає колоду, з якої { $hero } візьме карту.
waits-keep-or-replace = { $seat } вирішує, чи лишить { $hero } взяту карту.
waits-whether-to-divine = { $seat } вирішує, чи відкриє { $hero } обставини.
waits-which-to-send-away = { $seat } може відіслати обставину.
waits-which-to-swap = { $seat } може поміняти місцями двох монстрів.
waits-whom-to-trade-with = { $seat } може запропонувати обмін від імені { $hero-gen }.
waits-whether-to-trade = { $hero } пропонує { $other-dat } обмін. Вирішує { $seat }.
waits-which-to-give = { $seat } обирає карту, яку віддасть { $hero }.
waits-whether-to-heal = { $seat } вирішує, чи лікуватиме { $hero }.
waits-whom-to-heal = { $seat } обирає, кого зцілити.
waits-which-room = { $seat } обирає кімнату, до якої ввійти.
waits-who-faces-whom = { $seat } вирішує, хто з ким б’ється.
waits-who-fights = { $seat } обирає, хто б’ється наступним.
waits-how-to-fight = { $seat } готує бій.
