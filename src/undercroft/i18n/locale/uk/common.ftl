### Слова, спільні для всіх частин програми.

# «та» замість «і/й»: не залежить від того, на що закінчується попереднє слово.
number = { $value }
list-and = { $first } та { $last }
seat-name = Гравець { $number }
unknown-card = карта
    .gen = карти
    .dat = карті
    .acc = карту
    .ins = картою
    .loc = карті
    .gender = f
setting-lost = { $setting }: «{ $value }» більше не підходить, тепер «{ $now }».
setting-nothing = нічого
language-name = Українська

## Звідки відомо, що на карті: ярликом і цілою фразою

source-rulebook = з книги правил
source-rulebook-text = Так сказано в книзі правил друкованої гри.
source-two-sources = два джерела згодні
source-two-sources-text = Про друковану карту однаково кажуть принаймні два незалежні відкриті джерела.
source-public-list = одне джерело
source-public-list-text = Про друковану карту так каже одне відкрите джерело; більше ніщо цього не підтверджує.
source-inferred = виведено
source-inferred-text = Жодне джерело про це не каже, але лише так сходяться друковані підсумки чи рівновага набору.
source-memory = з пам’яті
source-memory-text = Пригадано або виведено зі схожих карт; документа не знайшлося, тож друкована карта може бути інакшою.
source-original = наше
source-original-text = Про друковану гру це невідомо: ми вигадали своє, щоб місце не було порожнє, і на друкованій карті інакше.

## Що видно на будь-якому столі

shown-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
shown-hidden = { $card } ×{ $count }
shown-score = { $seat }: { $score }

## Питають когось іншого

waits = { $seat } ухвалює рішення.
waits-for-card = { $seat } робить вибір ({ $source }).
you-watch = Ви дивитеся
