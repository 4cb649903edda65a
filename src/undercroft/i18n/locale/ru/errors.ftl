### Ошибки, по одному предложению на каждую.

error-empty-option = Варианту нужно действие, например: { $example }
error-unknown-verb = В этой игре нет действия { $verb }.
error-bad-argument = { $argument } — не аргумент вида имя=значение.
error-wrong-arguments = Аргументы действия { $verb }: { $expected }
error-bad-value = { $value } — недопустимое значение для { $name }.
error-no-such-index = Варианта номер { $index } нет; номера вариантов — от 0 до { $last }.
error-not-an-option = Вариант задаётся самим собой, своим текстом или номером, а не как { $kind }.
error-bad-seat = Нет места { $seat }; места пронумерованы от 0 до { $last }.
error-not-a-text = Здесь нужен текст или путь к файлу, а не { $kind }.
error-unreadable-file = Не удаётся прочесть { $path }: { $reason }.
error-unwritable-file = Не удаётся записать { $path }: { $reason }.
error-empty-record = Запись пуста.
error-record-format = У записи формат { $actual }, а программа читает формат { $expected }.
error-bad-record = Не удаётся прочесть строку { $line } записи: { $reason }.
error-record-line = Строка { $line } записи — не решение (seat, do и, возможно, digest: 16 шестнадцатеричных цифр), не реплика (seat, say) и не итог (result).
error-bad-scenario = Не удаётся прочесть сценарий: { $reason }.
error-bad-lesson = С уроком что-то не так: { $reason }.
error-bad-rulebook = С книгой правил что-то не так: { $reason }.
error-game-over = Игра окончена: ходов больше нет.
error-game-not-over = Игра ещё не окончена.
error-not-asked = { $option } — не ответ на то, о чём спрашивают сейчас.
error-not-legal = Сейчас так нельзя: { $option }.
error-forbidden = Так нельзя: { $option } (правило { $rule }).
error-ambiguous-option = { $option } можно понять по-разному: { $candidates }
error-undo-start = Отменять нечего.
error-undo-revealed = Это не отменить: открылась карта или вмешался случай.
error-undo-depth = Это не отменить: столько решений подряд назад не берут.
error-undo-other-seat = Это не отменить: после этого ходил кто-то другой.
error-imagined-table = У воображаемого мира нет записи: к нему не вели никакие решения.
error-undo-lesson = На уроке отменять нечего: неверный ход не делается.
error-lesson-mistake = Это не тот ход, о котором урок ({ $text }).
error-lesson-others = Остальные ещё ходят.
error-lesson-over = Урок окончен.
error-not-a-phrase = В этой игре нет реплики { $phrase }.
error-unknown-game = Игры { $name } нет; есть: { $known }
error-unknown-lesson = В игре { $game } нет урока { $name }; есть: { $known }
error-no-package = Пакета с игрой { $path } нет: это папка с файлом __init__.py.
error-not-a-package = В { $path } нет PACKAGE: нужен undercroft.kernel.game.Package.
error-package-failed = Пакет с игрой { $path } не годится: { $reason }
error-unusable-bot = Бот { $path } не годится: { $reason }
error-no-bot-there = В { $source } нет { $name }; боты там: { $known }
error-module-taken = Пакет с игрой { $path } не годится: { $name } — имя другого модуля.
error-bad-game-id = { $name } не может быть именем игры: оно состоит из строчных латинских букв, цифр и одиночных дефисов.
error-game-taken = Другая игра с именем { $name } уже есть.
error-parent-unknown = Игра { $name } опирается на { $parent }, которую нужно подключить раньше.
error-no-positions = В { $game } нет сценариев, которые начинаются с позиции.
error-bad-seats = В игре { $game } от { $low } до { $high } мест, а не { $seats }.
error-bad-names = Имена — это список, в котором по одному тексту на каждое место (всего мест: { $seats }), или пустой список, а не { $names }.
error-port-taken = По адресу { $host }, порт { $port } уже что-то работает; выберите другой порт.
error-no-push-contact = Службам оповещений нужно знать, кому писать: --push-contact mailto:… или https://….
error-bad-push-key = В { $file } нет ключа; его создаёт «undercroft vapid-key FILE».
error-push-key-not-kept = Ключ нельзя сохранить в { $file }: { $reason }
error-bad-limits = В файле { $file } нет пригодных ограничений: { $reason }
error-bad-base-path = { $path } не годится как путь сервера: напишите его в виде /undercroft.
error-bad-database = Базой данных { $database } нельзя воспользоваться: { $reason }
error-bad-metrics = Показатели нельзя отдавать по адресу { $place }: нужны адрес и свободный порт, например 127.0.0.1:9464.
error-newer-database = База данных { $database } записана более новой версией Undercroft (её вид — { $actual }, эта программа знает { $known }). Обновите программу.
error-development-database = База данных { $database } записана версией Undercroft для разработки (её вид — { $actual }), и обновить её нельзя. Один раз запустите с ней последнюю версию для разработки, которая обновит её до { $upgradable }, или возьмите новую базу данных.
error-bad-seed = Зерно случайности — целое число не меньше 0 (для стола — меньше 2^256), а не { $seed }.
error-bad-options = Параметры игры задаются словарём по именам, а не как { $kind }.
error-unknown-setting = У игры { $game } нет параметра { $name }; есть: { $known }
error-bad-setting = Параметр { $name } не может быть { $value }; допустимо одно из значений: { $choices }
error-bad-setting-list = Параметр { $name } не может быть { $value }; допустим список из значений: { $choices }
error-bad-setting-cards = Параметр { $name } не может быть { $value }; допустим список разных карт или одно из значений: { $choices }
error-card-twice = Параметр { $name } называет { $card } дважды; каждую карту можно взять один раз.
error-setting-needs = Параметр { $name } может быть { $value }, только если { $other } — одно из значений: { $values }; здесь { $actual }.
error-setting-needs-in-list = Параметр { $name } может быть { $value }, только если в { $other } есть одно из значений: { $values }
error-wrong-team-size = Команда из { $team } не подходит: число героев — { $heroes }.
error-no-campaign = В игре { $game } нет кампании.
error-no-such-puzzle = В игре { $game } нет задачи { $number }; всего задач: { $count }.
error-no-puzzle = За этим столом нет задачи.
error-no-daily = В игре { $game } нет испытания дня.
error-bad-campaign = Эту кампанию не удаётся прочитать: { $reason }
error-position-fails = Из этого положения игру продолжить нельзя: { $reason }
error-position-missing = Зоны заданы, но нет позиции, в которой их разместить.
error-position-word = В позиции { $name } — одно из значений: { $choices }
error-position-number = В позиции { $name } — число от { $low } до { $high }.
error-goal-numbers = В задаче цели { $goal } нужны ровно такие числа, каждое не меньше 0: { $expected }
error-position-list =
    { $count ->
        [one] В позиции { $name } — список из { $count } числа от { $low } до { $high }.
       *[other] В позиции { $name } — список из { $count } чисел от { $low } до { $high }.
    }
error-position-nobody-alive = В позиции хоть кто-то должен быть жив.
error-position-card = В позиции зона { $zone } содержит ровно одну карту.
error-position-cards = В позиции в зоне { $zone } столько карт: { $count }.
error-position-misplaced = В позиции карта { $card } не может лежать в зоне { $zone }.
error-zone-rows =
    { $count ->
        [one] Зона { $zone } вмещает не больше { $count } списка карт.
       *[other] Зона { $zone } вмещает не больше { $count } списков карт.
    }
error-bad-chance = Заданный случай дал { $number }, а нужно было число меньше { $bound }.
error-unknown-card = В этой игре нет карты { $card }.
error-card-not-used = Карта { $card } не используется при таком числе мест и таких параметрах.
error-no-such-copy = Не осталось ни одной карты { $card } для зоны { $zone }.
error-unknown-zone = В этой игре нет зоны { $zone }; есть: { $known }
error-wrong-number-of-bots = Ботов { $bots }, а мест { $seats }: назовите одного на всех или по одному на место.
error-too-few-bots = Ботов { $bots }, а мест { $seats }: назовите хотя бы по одному на место; одного и того же можно назвать снова.
error-no-series = В файле { $path } нет серии игр между ботами.
error-other-series = В файле { $path } другая серия: другие боты, места, настройки, начальные числа или правила. Назовите другой файл.
error-unknown-bot = Для игры { $game } нет бота { $name }; есть: { $known }
error-record-digest = Строка { $line }: отсюда запись расходится с игрой (контрольная сумма записи — { $expected }, игры — { $actual }).
error-record-move = Строка { $line }: отсюда запись расходится с игрой ({ $reason })
error-record-seat = Строка { $line }: отсюда запись расходится с игрой (ходит место { $expected }, а вопрос задан месту { $actual }).
error-record-rules = Запись сделана по версии { $expected } правил игры { $game }; сейчас версия { $actual }.
error-record-result = Строка { $line }: отсюда запись расходится с игрой (исход в записи — { $expected }, в игре — { $actual }).
error-scenario-move = Шаг { $step }, { $option }: { $reason } Предложено: { $offered }
error-scenario-until = Шаг { $step }: до следующего вопроса { $until } не наступает; наступает: { $known }
error-scenario-path = Шаг { $step }: путь { $path } никуда не ведёт: вместо { $part } там есть: { $known }
error-expectation = Шаг { $step }: ожидалось { $path } = { $expected }, а получено { $actual }.
error-expected-refusal = Шаг { $step }: { $option } следовало отвергнуть, но это по правилам.
error-wrong-refusal = Шаг { $step }: { $option } следовало отвергнуть по { $expected }, но отвергнуто по { $actual }.
error-no-hints = Ни один бот этой игры ({ $game }) не умеет подсказывать.
error-hint-not-asked = Подсказка — для того места, которое сейчас решает, здесь это место { $seat }: нужны его вид стола и его миры.
error-hint-alike = Для вас эти варианты неразличимы: подсказывать нечего.
error-no-reviews = Ни один бот этой игры ({ $game }) не умеет разбирать партии.
