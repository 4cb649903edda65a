### Odmowy serwera, każda w jednym zdaniu.

error-bad-subscription = Nie można użyć subskrypcji tej przeglądarki.
error-bot-failed = Bot się zaciął i wykonał losowy ruch.
error-blocked = Masz blokadę na tym serwerze.
error-empty-name = Imię musi mieć co najmniej jedną literę lub znak.
error-mixed-name = W jednym słowie imienia wszystkie litery muszą być z jednego alfabetu.
error-foreign-origin = To żądanie przyszło ze strony innego serwisu.
error-no-push = Ten serwer nie wysyła powiadomień.
error-no-such-language = Nie ma tekstów w języku { $language }.
error-no-such-path = Pod tym adresem nic nie ma.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-no-such-table = Nie ma stołu { $table }.
error-daily-first = Najpierw zagraj w wyzwanie dnia: potem zobaczysz, jak poszło innym.
error-no-such-picture = Nie ma obrazka { $picture }.
error-not-begun = Gra jeszcze się nie zaczęła: są wolne miejsca.
error-not-outdated = Ta gra może toczyć się dalej: nie trzeba jej kończyć.
error-not-over = Zapis będzie dostępny, gdy gra się skończy.
error-not-your-seat = To nie jest twoje miejsce.
error-not-your-turn = To nie twoja kolej.
error-out-of-order = Przy stole zdążyło się wydarzyć coś innego: spójrz jeszcze raz i wybierz ponownie.
error-record-does-not-fit = Zapis nie pasuje do tej gry i liczby miejsc albo gra w nim jest już skończona.
error-record-too-long = Zapis jest za długi: serwer przyjmuje najwyżej { $limit } decyzji.
error-rules-failed = W zasadach tej gry wystąpił błąd. Nic się nie zmieniło, a serwer zapisał go w dzienniku.
error-seat-needed = Mogą to zrobić tylko osoby siedzące przy stole.
error-seat-taken = To miejsce jest już zajęte.
error-storage-failed = Serwer nie zdołał tego zapisać; nic się nie zmieniło. Spróbuj za chwilę.
error-table-full = Ten stół osiągnął limit: { $limit } decyzji.
error-table-outdated = Przy stole { $table } grano według wcześniejszych zasad, więc nie można go kontynuować.
error-too-busy = Serwer jest przeciążony: spróbuj za chwilę.
error-table-damaged = Zapis stołu { $table } jest uszkodzony, więc stół odłożono na bok.
error-too-fast = Za szybko: poczekaj chwilę.
error-too-large = To więcej, niż serwer przyjmuje naraz.
error-too-many-tables-here =
    { $limit ->
        [one] Z twojego adresu sieciowego utworzono { $limit } niedokończoną grę: najpierw ją dokończ albo opuść.
        [few] Z twojego adresu sieciowego utworzono { $limit } niedokończone gry: najpierw dokończ albo opuść jedną z nich.
       *[other] Z twojego adresu sieciowego utworzono { $limit } niedokończonych gier: najpierw dokończ albo opuść jedną z nich.
    }
error-too-many-tables =
    { $limit ->
        [one] Masz już { $limit } niedokończoną grę: najpierw ją dokończ albo opuść.
        [few] Masz już { $limit } niedokończone gry: najpierw dokończ albo opuść jedną z nich.
        [many] Masz już { $limit } niedokończonych gier: najpierw dokończ albo opuść jedną z nich.
       *[other] Masz już { $limit } niedokończonej gry: najpierw dokończ albo opuść jedną z nich.
    }
error-too-many-windows = Masz otwartych zbyt wiele okien z grą: zamknij część z nich i spróbuj ponownie.
error-took-too-long = To trwało zbyt długo i zostało przerwane.
error-wrong-phrase = Żaden gość nie ma takiej frazy.
error-unreadable-message = Serwer nie może odczytać tej wiadomości.
error-work-failed = Na serwerze coś poszło nie tak; nic się nie zmieniło.
error-work-under-way = Serwer jest jeszcze zajęty twoim poprzednim żądaniem: poczekaj na odpowiedź.
error-restart =
    { $minutes ->
        [0] Serwer zaraz uruchomi się ponownie: nic nie przepadnie, stół wróci sam.
        [one] Serwer uruchomi się ponownie za { $minutes } minutę: nic nie przepadnie, stół wróci sam.
        [few] Serwer uruchomi się ponownie za { $minutes } minuty: nic nie przepadnie, stół wróci sam.
       *[other] Serwer uruchomi się ponownie za { $minutes } minut: nic nie przepadnie, stół wróci sam.
    }
