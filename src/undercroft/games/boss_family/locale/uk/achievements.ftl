# Achievements
achievement-first-reign = Хай живе бос
achievement-first-reign-text = Виграйте партію.
achievement-no-scratch = Ані подряпини
achievement-no-scratch-text = Виграйте без жодного поранення.
achievement-ten-points = Чиста десятка
achievement-ten-points-text = Виграйте, набравши щонайменше 10 балів.
achievement-soul-hoard = Скарб із душ
achievement-soul-hoard-text = Виграйте, зібравши щонайменше 13 душ.
achievement-by-a-hair = На волосині
achievement-by-a-hair-text = Виграйте з чотирма пораненнями або більше.
achievement-last-boss = Останній бос
achievement-last-boss-text = Виграйте, бо всі інші програли.
achievement-full-table = Повний стіл
achievement-full-table-text = Виграйте за столом, де четверо або більше.
achievement-epic-hunter = Мисливець на легенди
achievement-epic-hunter-text = Виграйте з трьома епічними героями серед душ.
achievement-five-rooms = П’ять кімнат
achievement-five-rooms-text = Виграйте з п’ятьма кімнатами в підземеллі.

## Coins and minibosses

# Achievements
achievement-treasury = Повна скарбниця
achievement-treasury-text = Виграйте, маючи вісім монет або більше.
achievement-right-hand = Права рука
achievement-right-hand-text = Виграйте з мінібосом найвищого рівня.
