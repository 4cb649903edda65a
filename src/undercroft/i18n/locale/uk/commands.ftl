### Що друкують команди.

command-interrupted = Перервано.
command-no-such-command = Немає команди { $name }; є: { $known }
command-no-such-option = Тут немає параметра { $name }.
command-did-you-mean = Схожі: { $known }
command-missing = Бракує: { $name }
command-extra-arguments = Зайве: { $arguments }
command-needs-value = Після { $name } потрібне значення.
command-takes-no-value = { $name } не має значення.
command-takes-one-of = Для { $name } підходить одне з: { $choices }
command-takes-number = Для { $name } підходить ціле число.
command-takes-number-from = Для { $name } підходить ціле число, не менше за { $low }.
command-takes-number-to = Для { $name } підходить ціле число від { $low } до { $high }.
command-output-fails = Не вдається записати вивід: { $reason }.
command-bots-for-seats = Місць: { $seats }, названо ведучих: { $bots }. Вкажіть один рівень на всіх або по одному на кожне місце після першого.
command-continue-alone = --continue продовжує збережену гру як є: не вказуйте налаштувань нової гри.
command-nothing-to-continue = Незакінчених ігор { $game } немає.
command-no-such-saved = Збереженої гри { $number } ({ $game }) немає.
command-continue-or-saved = --continue і --saved називають різні ігри: вкажіть щось одне.
command-at-needs-saved = --at називає рішення збереженої гри: додайте --saved з її номером.
command-no-such-decision = Гру { $number } не можна продовжити з рішення { $at }: для --at підходить число від 0 до { $last }.
command-delete-needs-yes = Гру { $number } буде видалено назавжди: додайте --yes.
command-option-twice = Налаштування «{ $name }» указано двічі: { $first } і { $second }. Укажіть його один раз, кілька значень — через кому.
command-no-such-kind = Немає карт виду { $kind }; є: { $known }
command-replay-open = Запис обривається, рішень: { $decisions }; гру не закінчено.
command-replay-stopped = Зупинено, як просили; рішень: { $decisions } з { $made }.
command-scenario-agrees = Усе збіглося з очікуваннями, кроків: { $steps }.
command-game = { $id }: { $title }, місць: від { $low } до { $high }
command-simulating = Триває гра
command-measuring = Тривають вимірювання
command-simulated = { $title } · ігор: { $games } · рішень за гру: { $decisions-per-game } · секунд: { $seconds }
command-simulated-seat = місце
command-simulated-bot = бот
command-simulated-wins = перемог
command-simulated-rate = частка перемог
command-simulated-interval = інтервал 95 %
command-simulated-mean = у середньому
command-simulated-lowest = найменше
command-simulated-lower = 25 %
command-simulated-median = медіана
command-simulated-upper = 75 %
command-simulated-highest = найбільше
command-simulated-zero = 0 і більше
command-simulated-end = чим скінчилося
command-simulated-games = ігор
command-simulated-reached = докуди дійшли
command-arena = { $title } · ігор: { $games } · місць: { $seats }
command-arena-apart = Рейтингів немає: боти не зустрічалися між собою. Кожен грав на тих самих зернах, тож перемоги й очки можна порівнювати.
command-simulated-points = очки
command-simulated-rating = рейтинг
command-simulated-time = час на хід
command-push-key = Ключ лежить у { $file }. Запускайте сервер так: undercroft serve --push-key { $file } --push-contact mailto:you@example.org
command-serving = Undercroft відкрито за адресою { $address } (Ctrl+C — зупинити).
command-no-server = За адресою { $url } сервер Undercroft не відповідає.
command-no-table-address = { $url } — не адреса столу: вона має такий вигляд: http://127.0.0.1:8000/t/ABCDE.
command-joined = { $name } грає за столом { $url }.
command-page-not-built = Застосунок для браузера не зібрано: виконайте make web.
command-campaign-one = --tick, --export і --import вказують по одному.
command-campaign-kept = У кампанії { $game } вже щось є: збережіть її через --export, потім замініть через --import з --yes.
command-campaign-exists = Файл { $path } уже є; --yes замінить його.
command-campaign-of-other = Файл { $path } — кампанія гри { $game }.
command-campaign-imported = Кампанію завантажено з файлу { $path }.
command-campaign-exported = Кампанію записано у файл { $path }.
command-option-of-campaign = Налаштування { $name } заповнює кампанія: не вказуйте його.
command-check-texts = Для всього, що показано й запитано, є текст.
command-check-ends = Кожна гра закінчується, і жодна карта не губиться.
command-check-copies = Копії гри тривають так само, як сама гра.
command-check-replays = Запис веде до того самого кінця, скасування — туди, де було.
command-check-secrets = Ніхто не дізнається прихованого.
command-check-memory = У жодному світі карта не лежить там, де гравець знає, що її немає.
command-check-legal = Пропонується все дозволене й нічого більше.
command-check-zones = Види показують кожну зону.
command-check-plain = Те, що ще станеться, — прості дані.
command-check-lessons = Уроки йдуть так, як написані.
command-check-broken = { $count ->
    [one] Порушено { $count } обіцянку.
    [few] Порушено { $count } обіцянки.
   *[many] Порушено { $count } обіцянок.
}
command-admin-ended = Стіл { $table } завершено.
command-admin-blocked = { $who }: вхід закрито.
command-admin-not-blocked = { $who }: вхід і не був закритий.
command-admin-unblocked = { $who }: вхід знову відкрито.
command-admin-announced =
    { $minutes ->
        [one] Усім за столами сказано, що сервер перезапуститься за { $minutes } хвилину.
        [few] Усім за столами сказано, що сервер перезапуститься за { $minutes } хвилини.
       *[other] Усім за столами сказано, що сервер перезапуститься за { $minutes } хвилин.
    }
