### One Deck Dungeon у терміналі: застосунок і простий режим.

terminal-od-letter-strength = С
terminal-od-letter-agility = Сп
terminal-od-letter-magic = М
terminal-od-letter-heroic = Г
terminal-od-sum = сума кубиків, { $need }
terminal-od-at-once = { $cost } одразу
terminal-od-instead = { $new }; замість: { $old }
terminal-od-covers = накриє комірку { $boxes }
terminal-od-covers-nothing = зараз нічого не накриє
terminal-od-others-act = поки що відкрито: { $lost }; далі інші
terminal-od-falls =
    { $heroes-number ->
        [one] { $heroes } загине
       *[many] { $heroes } загинуть
    }
terminal-od-rescue =
    { $heroes-number ->
        [one] { $heroes } загине, якщо не допоможе зілля
       *[many] { $heroes } загинуть, якщо не допоможе зілля
    }
terminal-od-some-hero = Хтось із героїв
terminal-od-by-itself = діє автоматично
terminal-od-reborn = знову постав
terminal-od-difficulty-1 = легке
terminal-od-difficulty-2 = середнє
terminal-od-difficulty-3 = складне
terminal-od-keys = 1–9 ↑↓ Enter · Tab Esc · b порада · u назад · F2 підземелля F3 герої F4 журнал F5 двері F6 зілля · ? довідка · q піти
terminal-od-keys-short = 1–9 ↑↓ Enter · Tab · Esc · b порада · u назад · F2–F6 · ? довідка · q піти
terminal-key-od-place = Кубики: клавіша кубика, потім клавіша комірки (або іншої дії з кубиком) · або вкажіть комірку клавішею Tab і оберіть кубик · u забирає кубик назад
terminal-key-od-panels = F2 підземелля з босом · F3 герої з усіма текстами · F4 журнал · F5 двері й чим стануть їхні карти · F6 зілля та ОД
terminal-key-od-marks = ▸ або клавіша: це можна обрати · С сила Сп спритність М магія Г героїзм * будь-який · [С4] комірка, [ΣС10] комірка для суми кубиків, ▣ щит, ✓ накрита · ненакрита: ♥ рани ◔ час ☣ отрута · ☠ ранить боса · ✗1 перший кубик забере бос, ✗0 уже забрав · Сп6▣ кубик лише для щитів, М2~ лише для мани · ▒ зачинені двері ♣ листок ⚗ жетон зілля ✦ подвиг ⚒ предмет · М≥5 ціна в мані
terminal-plain-od-place = Поки розставляються кубики, номер кубика показує, що з ним можна зробити; 0 повертає.
terminal-od-campaign-begin = Почати: undercroft play { $game } --option campaign=yes
terminal-od-campaign-tick = Поставити позначку: undercroft campaign { $game } --tick ГЕРОЙ ТАЛАНТ КОЛІР ({ $colours })
terminal-od-campaign-press = Натисніть ще раз, щоб поставити позначку: { $talent }, { $colour }
terminal-od-campaign-signs = ● зелені кружки, ■ жовті квадратики, ◆ червоні значки; непозначені — порожні. Цифра стоїть там, де ця клавіша поставить позначку. Поставлену позначку не зняти.
terminal-od-no-sheet = Аркуша для { $hero } немає; є: { $known }
terminal-od-no-talent = Таланту { $talent } немає; є: { $known }
terminal-od-no-colour = Кольору { $colour } немає; є: { $known }
terminal-od-campaign-menu = Щоб почати, увімкніть у меню «{ $setting }».
