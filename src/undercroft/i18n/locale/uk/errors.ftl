### Помилки, по одному реченню на кожну.

error-empty-option = Хід починається з дієслова, наприклад: { $example }
error-unknown-verb = У цій грі немає дієслова «{ $verb }».
error-bad-argument = «{ $argument }» не є аргументом вигляду назва=значення.
error-wrong-arguments = «{ $verb }» має такі аргументи: { $expected }
error-bad-value = «{ $value }» не може бути значенням для «{ $name }».
error-no-such-index = Варіанта з номером { $index } немає; їх пронумеровано від 0 до { $last }.
error-not-an-option = Варіант задають ним самим, його текстом або номером, а не як { $kind }.
error-bad-seat = Немає місця { $seat }; місця пронумеровано від 0 до { $last }.
error-not-a-text = Тут потрібен текст або шлях до файлу, а не { $kind }.
error-unreadable-file = Не вдалося прочитати { $path }: { $reason }.
error-unwritable-file = Не вдається записати { $path }: { $reason }.
error-empty-record = Запис порожній.
error-record-format = Формат запису — { $actual }, а програма читає формат { $expected }.
error-bad-record = Не вдалося прочитати рядок { $line } запису: { $reason }.
error-record-line = Рядок { $line } запису — не рішення (seat, do і, можливо, digest: 16 шістнадцяткових цифр), не репліка (seat, say) і не підсумок (result).
error-bad-scenario = Не вдалося прочитати сценарій: { $reason }.
error-bad-lesson = З уроком щось не так: { $reason }.
error-bad-rulebook = З книгою правил щось не так: { $reason }.
error-game-over = Гру завершено: ходів більше немає.
error-game-not-over = Гру ще не завершено.
error-not-asked = «{ $option }» — не відповідь на те, про що запитують зараз.
error-not-legal = Хід «{ $option }» зараз неможливий.
error-forbidden = Хід «{ $option }» забороняє правило { $rule }.
error-ambiguous-option = «{ $option }» можна зрозуміти по-різному: { $candidates }
error-undo-start = Скасовувати ще нічого.
error-undo-revealed = Цього не скасувати: відкрито карту або втрутився випадок.
error-undo-depth = Цього не скасувати: стільки рішень поспіль назад не беруть.
error-undo-other-seat = Цього не скасувати: після того вже ходив хтось інший.
error-imagined-table = Уявний світ не має запису: до нього не вели жодні рішення.
error-undo-lesson = На уроці скасовувати нічого: хибний хід не робиться.
error-lesson-mistake = Це не той хід, про який урок ({ $text }).
error-lesson-others = Інші ще ходять.
error-lesson-over = Урок закінчено.
error-not-a-phrase = У цій грі немає фрази «{ $phrase }».
error-unknown-game = Гри «{ $name }» немає; є такі: { $known }
error-unknown-lesson = У грі { $game } немає уроку { $name }; є: { $known }
error-no-package = Пакета з грою { $path } немає: це тека з файлом __init__.py.
error-not-a-package = У { $path } немає PACKAGE: потрібен undercroft.kernel.game.Package.
error-package-failed = Пакет із грою { $path } не підходить: { $reason }
error-unusable-bot = Бот { $path } не підходить: { $reason }
error-no-bot-there = У { $source } немає { $name }; боти там: { $known }
error-module-taken = Пакет із грою { $path } не підходить: { $name } — назва іншого модуля.
error-bad-game-id = { $name } не може бути іменем гри: воно складається з малих латинських літер, цифр і поодиноких дефісів.
error-game-taken = Інша гра з іменем { $name } вже є.
error-parent-unknown = Гра { $name } спирається на { $parent }, яку треба під’єднати раніше.
error-no-positions = У { $game } немає сценаріїв, що починаються з позиції.
error-bad-seats = Гра «{ $game }» має від { $low } до { $high } місць, а не { $seats }.
error-bad-names = Імена — це список, де по одному тексту на кожне місце (усього місць: { $seats }), або порожній список, а не { $names }.
error-port-taken = За адресою { $host }, порт { $port } уже щось працює; виберіть інший порт.
error-no-push-contact = Службам сповіщень треба знати, кому писати: --push-contact mailto:… або https://….
error-bad-push-key = У { $file } немає ключа; його створює «undercroft vapid-key FILE».
error-push-key-not-kept = Ключ не вдається зберегти в { $file }: { $reason }
error-bad-limits = У файлі { $file } немає придатних обмежень: { $reason }
error-bad-base-path = { $path } не годиться як шлях сервера: напишіть його у вигляді /undercroft.
error-bad-database = Базою даних { $database } не можна скористатися: { $reason }
error-bad-metrics = Показники не можна віддавати за адресою { $place }: потрібні адреса і вільний порт, наприклад 127.0.0.1:9464.
error-newer-database = База даних { $database } записана новішою версією Undercroft (її вигляд — { $actual }, ця програма знає { $known }). Оновіть програму.
error-development-database = База даних { $database } записана версією Undercroft для розробки (її вигляд — { $actual }), і оновити її не можна. Один раз запустіть із нею останню версію для розробки, яка оновить її до { $upgradable }, або візьміть нову базу даних.
error-bad-seed = Зерно — це ціле число, не менше за 0 (для столу — менше за 2^256), а не { $seed }.
error-bad-options = Налаштування гри задають словником за назвами, а не як { $kind }.
error-unknown-setting = У грі «{ $game }» немає налаштування «{ $name }»; є такі: { $known }
error-bad-setting = Налаштування «{ $name }» не може мати значення «{ $value }»; можливі: { $choices }
error-bad-setting-list = Налаштування «{ $name }» не може мати значення «{ $value }»; треба список із: { $choices }
error-bad-setting-cards = Налаштування «{ $name }» не може мати значення «{ $value }»; треба список карт або одне з: { $choices }
error-card-twice = У налаштуванні «{ $name }» двічі вказано «{ $card }»; кожну карту можна взяти один раз.
error-setting-needs = Налаштування «{ $name }» може мати значення «{ $value }», лише якщо { $other } — одне з: { $values }; тут { $actual }.
error-setting-needs-in-list = Налаштування «{ $name }» може мати значення «{ $value }», лише якщо в { $other } є одне з: { $values }
error-wrong-team-size = Команда з { $team } не підходить: кількість героїв — { $heroes }.
error-no-campaign = У грі { $game } немає кампанії.
error-no-such-puzzle = У грі { $game } немає задачі { $number }; усього задач: { $count }.
error-no-puzzle = За цим столом немає задачі.
error-no-daily = У грі { $game } немає випробування дня.
error-bad-campaign = Цю кампанію не вдається прочитати: { $reason }
error-position-fails = З цього положення гру не продовжити: { $reason }
error-position-missing = Зони задано, а позиції, у якій їх викласти, немає.
error-position-word = У позиції «{ $name }» має бути одне з: { $choices }
error-position-number = У позиції «{ $name }» — це число від { $low } до { $high }.
error-goal-numbers = У задачі цілі «{ $goal }» потрібні саме такі числа, кожне не менше за 0: { $expected }
error-position-list =
    { $count ->
        [one] У позиції «{ $name }» — це список з { $count } числа від { $low } до { $high }.
       *[other] У позиції «{ $name }» — це список із { $count } чисел від { $low } до { $high }.
    }
error-position-nobody-alive = У позиції хтось має бути живий.
error-position-card = У позиції зона «{ $zone }» містить рівно одну карту.
error-position-cards = У позиції в зоні { $zone } стільки карт: { $count }.
error-position-misplaced = У позиції карта { $card } не може лежати в зоні { $zone }.
error-zone-rows =
    { $count ->
        [one] Зона «{ $zone }» містить не більше { $count } списку карт.
       *[other] Зона «{ $zone }» містить не більше { $count } списків карт.
    }
error-bad-chance = Заданий випадок дав { $number }, а потрібне було число, менше за { $bound }.
error-unknown-card = У цій грі немає карти «{ $card }».
error-card-not-used = Карта «{ $card }» не використовується за такої кількості місць і таких налаштувань.
error-no-such-copy = Не лишилося примірника «{ $card }», щоб покласти в зону «{ $zone }».
error-unknown-zone = У цій грі немає зони «{ $zone }»; є такі: { $known }
error-wrong-number-of-bots = Ботів { $bots }, а місць { $seats }: назвіть одного на всіх або по одному на місце.
error-too-few-bots = Ботів { $bots }, а місць { $seats }: назвіть принаймні по одному на місце; того самого можна назвати знову.
error-no-series = У файлі { $path } немає серії ігор між ботами.
error-other-series = У файлі { $path } інша серія: інші боти, місця, налаштування, початкові числа або правила. Назвіть інший файл.
error-unknown-bot = Для гри «{ $game }» немає бота «{ $name }»; є такі: { $known }
error-record-digest = Рядок { $line }: тут запис розходиться з грою (контрольна сума в записі { $expected }, у грі { $actual }).
error-record-move = Рядок { $line }: тут запис розходиться з грою ({ $reason })
error-record-seat = Рядок { $line }: тут запис розходиться з грою (ходить місце { $expected }, а черга за місцем { $actual }).
error-record-rules = Запис зроблено за версією { $expected } правил гри «{ $game }», а зараз версія { $actual }.
error-record-result = Рядок { $line }: тут запис розходиться з грою (результат у записі { $expected }, у грі { $actual }).
error-scenario-move = Крок { $step }, «{ $option }»: { $reason } Запропоновано: { $offered }
error-scenario-until = Крок { $step }: до наступного запитання «{ $until }» не настає; настає: { $known }
error-scenario-path = Крок { $step }: шлях { $path } нікуди не веде: замість «{ $part }» там є: { $known }
error-expectation = Крок { $step }: значення { $path } мало бути { $expected }, а є { $actual }.
error-expected-refusal = Крок { $step }: хід «{ $option }» мало бути відхилено, але він можливий.
error-wrong-refusal = Крок { $step }: хід «{ $option }» мало відхилити { $expected }, а відхиляє { $actual }.
error-no-hints = Жоден бот цієї гри ({ $game }) не вміє підказувати.
error-hint-not-asked = Підказка — для того місця, яке зараз вирішує, тут це місце { $seat }: потрібні його вигляд столу та його світи.
error-no-reviews = Жоден бот цієї гри ({ $game }) не вміє розбирати партії.
