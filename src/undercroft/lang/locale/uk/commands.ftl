### Що друкують команди.

command-interrupted = Перервано.
command-bots-for-seats = Місць: { $seats }, названо ведучих: { $bots }. Вкажіть один рівень на всіх або по одному на кожне місце після першого.
command-continue-alone = --continue продовжує збережену гру як є: не вказуйте налаштувань нової гри.
command-nothing-to-continue = Незакінчених ігор { $game } немає.
command-no-such-seat = Немає місця { $seat }; місця пронумеровано від 0 до { $last }.
command-no-such-kind = Немає карт виду { $kind }; є: { $known }
command-replay-open = Запис обривається, рішень: { $decisions }; гру не закінчено.
command-scenario-agrees = Усе збіглося з очікуваннями, кроків: { $steps }.
command-game = { $id }: { $title }, місць: від { $low } до { $high }
command-simulating = Триває гра
command-serving = Undercroft відкрито за адресою { $address } (Ctrl+C — зупинити).
command-page-not-built = Застосунок для браузера не зібрано: виконайте make web.
command-campaign-one = --tick, --export і --import вказують по одному.
command-campaign-kept = У кампанії { $game } вже щось є: збережіть її через --export, потім замініть через --import з --yes.
command-campaign-exists = Файл { $path } уже є; --yes замінить його.
command-campaign-of-other = Файл { $path } — кампанія гри { $game }.
command-campaign-imported = Кампанію завантажено з файлу { $path }.
command-campaign-exported = Кампанію записано у файл { $path }.
command-option-of-campaign = Налаштування { $name } заповнює кампанія: не вказуйте його.
