### Супербос-монстр: тексти столу в браузері

web-set-super-boss-monster = { set-super-boss-monster }

web-bm-tip-build = За хід можна покласти одну кімнату сорочкою догори: оберіть її, а тоді місце, що світиться. Нові кімнати йдуть ліворуч; покращена (золота рамка) — лише поверх кімнати з таким самим скарбом. Кімнату, на якій стоїть посіпака, накрити не можна.
web-bm-tip-hand = Ваша перша рука. З кімнат складається підземелля, заклинання (фіолетові) грають у фазі, яку показує їхній значок. Перездати можна лише погану руку.

## Хід

web-sb-order = Порядок ходу
web-sb-state = Хто що робить
web-sb-done = ✓ готово
web-sb-now = обирає
web-sb-next = далі
web-sb-waits = згодом
web-sb-on-base = на своїй базі
web-sb-minion-of = посіпака: { $seat }
web-sb-last-first = останнє діє першим

## Місто

web-sb-city = Місто й околиці
web-sb-places =
    { $n ->
        [one] { $n } місце
        [few] { $n } місця
       *[other] { $n } місць
    }
web-sb-free-place = вільно
web-sb-heroes =
    { $n ->
        [one] { $n } герой
        [few] { $n } герої
       *[other] { $n } героїв
    }
web-sb-take-one = візьміть 1
web-sb-took = { $card }: узято ({ $seat })
web-sb-market-empty = На ринку нічого не лишилося.

## Зони дії

web-sb-space-treasure = скарб
web-sb-space-summon = виклик
web-sb-space-temple-bonus = решта
web-sb-space-stadium-bonus = кімната
web-sb-space-library-bonus = обмін
web-sb-space-hideout-bonus = остання кімната
web-sb-space-launch-pad-bonus = тасувати
web-sb-no-hero = Тут нема кого викликати
web-sb-covered = Закрито героєм
web-sb-when-minions = У фазі посіпак, після будівництва.
web-sb-send = Послати посіпаку: { $landmark }
web-sb-ask-summon = { $hero }: після будівництва ви відправите цього героя до будь-якого підземелля з жетоном здоров’я { $token }.
web-sb-ask-dungeon = { $hero }: до якого підземелля відправити цього героя з жетоном здоров’я { $token }?
web-sb-ask-summon-alone = { $hero }: після будівництва цей герой прийде до вашого підземелля з жетоном здоров’я { $token }.

## Жетони й стани

web-sb-health-token = жетон здоров’я { $token }
web-sb-neutralized = цього ходу не завдає ушкоджень
web-sb-asleep = спить: поки не завдає ушкоджень

## Один гравець

web-sb-alone = Соло
web-sb-of-points = з { $n } балів
web-sb-last-title = Вищого титулу немає.
web-sb-needs = потрібно { $n }
web-sb-needs-more = лишиться: { $n } з { $needed }
web-sb-comes = → до вас ({ $n } з { $needed })
web-sb-ends = Гра скінчиться
web-sb-ends-wounds = з { $n } пораненнями
web-sb-ends-tavern = одразу, якщо герой піде до таверни
web-sb-ends-heroes = коли герої скінчаться
web-sb-ending =
    { $n ->
        [one] { $n } бал: { $title }
        [few] { $n } бали: { $title }
       *[other] { $n } балів: { $title }
    }

## Підказки

web-sb-tip-market = Щоходу ви берете в руку одну карту з ринку. Збудувати чи зіграти її можна згодом цього ж ходу.
web-sb-tip-minion = Тепер ваш посіпака йде до зони, що світиться: у місті або у вашому підземеллі. Натисніть на неї, щоб прочитати, що вона робить; діє вона після будівництва.
