### One Deck Dungeon в терминале: приложение и простой режим.

terminal-od-letter-strength = С
terminal-od-letter-agility = Л
terminal-od-letter-magic = М
terminal-od-letter-heroic = Г
terminal-od-sum = сумма кубиков, { $need }
terminal-od-at-once = { $cost } сразу
terminal-od-instead = { $new }; вместо: { $old }
terminal-od-covers = накроет ячейку { $boxes }
terminal-od-covers-nothing = сейчас ничего не накроет
terminal-od-others-act = пока открыто: { $lost }; продолжат другие
terminal-od-falls =
    { $heroes-number ->
        [one] { $heroes } погибнет
       *[many] { $heroes } погибнут
    }
terminal-od-rescue =
    { $heroes-number ->
        [one] { $heroes } погибнет, если не поможет снадобье
       *[many] { $heroes } погибнут, если не поможет снадобье
    }
terminal-od-some-hero = Один из героев
terminal-od-by-itself = действует автоматически
terminal-od-reborn = восстал снова
terminal-od-difficulty-1 = лёгкое
terminal-od-difficulty-2 = среднее
terminal-od-difficulty-3 = сложное
terminal-od-keys = 1–9 ↑↓ Enter · Tab · b совет · u отмена · F2 подземелье F3 герои F4 журнал F5 двери F6 снадобья · ? справка · q уйти
terminal-od-keys-short = 1–9 ↑↓ Enter · Tab · Esc · b совет · u отмена · F2–F6 · ? справка · q уйти
terminal-key-od-place = Кубики: клавиша кубика, затем клавиша ячейки (или другого действия с кубиком) · или укажите ячейку клавишей Tab и выберите кубик · u забирает кубик назад
terminal-key-od-panels = F2 подземелье с боссом · F3 герои со всеми текстами · F4 журнал · F5 двери и чем станут их карты · F6 снадобья и опыт
terminal-key-od-marks = ▸ или клавиша: это можно выбрать · С сила Л ловкость М магия Г героизм * любой · [С4] ячейка, [ΣС10] ячейка для суммы кубиков, ▣ щит, ✓ накрыта · ненакрытая: ♥ раны ◔ время ☣ яд · ☠ ранит босса · ✗1 первый кубик заберёт босс, ✗0 уже забрал · Л6▣ кубик только для щитов, М2~ только для маны · ▒ закрытая дверь ♣ листик ⚗ маркер снадобья ✦ подвиг ⚒ предмет · М≥5 цена в мане
terminal-plain-od-place = Когда расставляются кубики, номер кубика показывает, что с ним можно сделать; 0 возвращает.
terminal-od-campaign-begin = Начать: undercroft play { $game } --option campaign=yes
terminal-od-campaign-tick = Поставить галочку: undercroft campaign { $game } --tick ГЕРОЙ ТАЛАНТ ЦВЕТ ({ $colours })
terminal-od-campaign-press = Нажмите ещё раз, чтобы поставить галочку: { $talent }, { $colour }
terminal-od-campaign-signs = ● зелёные кружки, ■ жёлтые квадратики, ◆ красные значки; неотмеченные — пустые. Цифра стоит там, где эта клавиша поставит галочку. Поставленное не снимается.
terminal-od-no-sheet = Листа для { $hero } нет; есть: { $known }
terminal-od-no-talent = Таланта { $talent } нет; есть: { $known }
terminal-od-no-colour = Цвета { $colour } нет; есть: { $known }
terminal-od-campaign-menu = Чтобы начать, включите в меню «{ $setting }».
