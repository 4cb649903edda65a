### Слова, общие для всей программы.

number = { $value }
list-and = { $first } и { $last }
seat-name = Игрок { $number }
unknown-card = какая-то карта
    .gen = какой-то карты
    .dat = какой-то карте
    .acc = какую-то карту
    .ins = какой-то картой
    .loc = какой-то карте
    .gender = f
setting-lost = { $setting }: «{ $value }» больше не подходит, теперь «{ $now }».
setting-nothing = ничего
language-name = Русский

## Откуда известно, что на карте: ярлыком и целой фразой

source-rulebook = из книги правил
source-rulebook-text = Так сказано в книге правил печатной игры.
source-two-sources = два источника согласны
source-two-sources-text = О печатной карте одинаково говорят хотя бы два независимых открытых источника.
source-public-list = один источник
source-public-list-text = О печатной карте так говорит один открытый источник; больше ничто этого не подтверждает.
source-inferred = выведено
source-inferred-text = Ни один источник об этом не говорит, но только так сходятся печатные итоги или равновесие набора.
source-memory = по памяти
source-memory-text = Вспомнено или выведено из похожих карт; документа не нашлось, и печатная карта может отличаться.
source-original = наше
source-original-text = О печатной игре это неизвестно: мы придумали своё, чтобы место не пустовало, и на печатной карте иначе.

## Что видно на любом столе

shown-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
shown-hidden = { $card } ×{ $count }
shown-score = { $seat }: { $score }

## Спрашивают кого-то другого

waits = { $seat } принимает решение.
waits-for-card = { $seat } делает выбор ({ $source }).
you-watch = Вы смотрите
