### Что печатают команды.

command-interrupted = Прервано.
command-no-such-command = Нет команды { $name }; есть: { $known }
command-no-such-option = Здесь нет параметра { $name }.
command-did-you-mean = Похожие: { $known }
command-missing = Не хватает: { $name }
command-extra-arguments = Лишнее: { $arguments }
command-needs-value = После { $name } нужно значение.
command-takes-no-value = У { $name } нет значения.
command-takes-one-of = Для { $name } подходит одно из: { $choices }
command-takes-number = Для { $name } подходит целое число.
command-takes-number-from = Для { $name } подходит целое число не меньше { $low }.
command-takes-number-to = Для { $name } подходит целое число от { $low } до { $high }.
command-output-fails = Не удаётся записать вывод: { $reason }.
command-bots-for-seats = Места: { $seats }, названо ведущих: { $bots }. Укажите один уровень на всех или по одному на каждое место после первого.
command-continue-alone = --continue продолжает сохранённую игру как есть: не указывайте настройки новой игры.
command-nothing-to-continue = Неоконченных игр { $game } нет.
command-no-such-saved = Сохранённой игры { $number } ({ $game }) нет.
command-continue-or-saved = --continue и --saved называют разные игры: укажите что-то одно.
command-at-needs-saved = --at называет решение сохранённой игры: добавьте --saved с её номером.
command-no-such-decision = Игру { $number } нельзя продолжить с решения { $at }: для --at подходит число от 0 до { $last }.
command-delete-needs-yes = Игра { $number } будет удалена навсегда: добавьте --yes.
command-option-twice = Параметр { $name } указан дважды: { $first } и { $second }. Укажите его один раз, несколько значений — через запятую.
command-no-such-kind = Нет карт вида { $kind }; есть: { $known }
command-replay-open = Запись обрывается, решений: { $decisions }; игра не окончена.
command-replay-stopped = Остановлено, как просили; решений: { $decisions } из { $made }.
command-scenario-agrees = Всё совпало с ожиданиями, шагов: { $steps }.
command-game = { $id }: { $title }, мест: от { $low } до { $high }
command-simulating = Идёт игра
command-measuring = Идут измерения
command-simulated = { $title } · игр: { $games } · решений за игру: { $decisions-per-game } · секунд: { $seconds }
command-simulated-seat = место
command-simulated-bot = бот
command-simulated-wins = побед
command-simulated-rate = доля побед
command-simulated-interval = интервал 95 %
command-simulated-mean = в среднем
command-simulated-lowest = меньше всего
command-simulated-lower = 25 %
command-simulated-median = медиана
command-simulated-upper = 75 %
command-simulated-highest = больше всего
command-simulated-zero = 0 и больше
command-simulated-end = чем кончилось
command-simulated-games = игр
command-simulated-reached = докуда дошли
command-arena = { $title } · игр: { $games } · мест: { $seats }
command-arena-apart = Рейтингов нет: боты не встречались между собой. Каждый играл на одних и тех же зёрнах случайности, так что победы и очки можно сравнивать.
command-simulated-points = очки
command-simulated-rating = рейтинг
command-simulated-time = время на ход
command-push-key = Ключ лежит в { $file }. Запускайте сервер так: undercroft serve --push-key { $file } --push-contact mailto:you@example.org
command-serving = Undercroft открыт по адресу { $address } (Ctrl+C — остановить).
command-no-server = По адресу { $url } сервер Undercroft не отвечает.
command-no-table-address = { $url } — не адрес стола: он выглядит как http://127.0.0.1:8000/t/ABCDE.
command-joined = { $name } играет за столом { $url }.
command-page-not-built = Приложение для браузера не собрано: выполните make web.
command-campaign-one = --tick, --export и --import указывают по одному.
command-campaign-kept = В кампании { $game } уже что-то есть: сохраните её через --export, затем замените через --import с --yes.
command-campaign-exists = Файл { $path } уже есть; --yes заменит его.
command-campaign-of-other = Файл { $path } — кампания игры { $game }.
command-campaign-imported = Кампания загружена из файла { $path }.
command-campaign-exported = Кампания записана в файл { $path }.
command-option-of-campaign = Настройку { $name } заполняет кампания: не указывайте её.
command-check-texts = Для всего, что показано и спрошено, есть текст.
command-check-ends = Каждая игра кончается, и ни одна карта не теряется.
command-check-copies = Копии игры продолжаются так же, как сама игра.
command-check-replays = Запись ведёт к тому же концу, отмена — туда же, где было.
command-check-secrets = Никто не узнаёт скрытого.
command-check-memory = Ни в одном мире карта не лежит там, где игрок знает, что её нет.
command-check-legal = Предлагается всё допустимое и ничего больше.
command-check-zones = Виды показывают каждую зону.
command-check-plain = То, что ещё произойдёт, — простые данные.
command-check-lessons = Уроки идут так, как написаны.
command-check-broken = { $count ->
    [one] Нарушено { $count } обещание.
    [few] Нарушено { $count } обещания.
   *[many] Нарушено { $count } обещаний.
}
command-admin-ended = Стол { $table } закончен.
command-admin-blocked = { $who }: вход закрыт.
command-admin-not-blocked = { $who }: вход и не был закрыт.
command-admin-unblocked = { $who }: вход снова открыт.
command-admin-announced =
    { $minutes ->
        [one] Всем за столами сказано, что сервер перезапустится через { $minutes } минуту.
        [few] Всем за столами сказано, что сервер перезапустится через { $minutes } минуты.
       *[other] Всем за столами сказано, что сервер перезапустится через { $minutes } минут.
    }
