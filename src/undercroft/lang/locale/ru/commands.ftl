### Что печатают команды.

command-interrupted = Прервано.
command-bots-for-seats = Места: { $seats }, названо ведущих: { $bots }. Укажите один уровень на всех или по одному на каждое место после первого.
command-continue-alone = --continue продолжает сохранённую игру как есть: не указывайте настройки новой игры.
command-nothing-to-continue = Неоконченных игр { $game } нет.
command-no-such-seat = Нет места { $seat }; места пронумерованы от 0 до { $last }.
command-no-such-kind = Нет карт вида { $kind }; есть: { $known }
command-replay-open = Запись обрывается, решений: { $decisions }; игра не окончена.
command-scenario-agrees = Всё совпало с ожиданиями, шагов: { $steps }.
command-game = { $id }: { $title }, мест: от { $low } до { $high }
command-simulating = Идёт игра
command-serving = Undercroft открыт по адресу { $address } (Ctrl+C — остановить).
command-page-not-built = Приложение для браузера не собрано: выполните make web.
command-campaign-one = --tick, --export и --import указывают по одному.
command-campaign-kept = В кампании { $game } уже что-то есть: сохраните её через --export, затем замените через --import с --yes.
command-campaign-exists = Файл { $path } уже есть; --yes заменит его.
command-campaign-of-other = Файл { $path } — кампания игры { $game }.
command-campaign-imported = Кампания загружена из файла { $path }.
command-campaign-exported = Кампания записана в файл { $path }.
command-option-of-campaign = Настройку { $name } заполняет кампания: не указывайте её.
