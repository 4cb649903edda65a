# Achievements
achievement-treasury = Повна скарбниця
achievement-treasury-text = Виграйте, маючи вісім монет або більше.
achievement-right-hand = Права рука
achievement-right-hand-text = Виграйте з мінібосом найвищого рівня.
