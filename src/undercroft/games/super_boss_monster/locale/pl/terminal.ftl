### Super Boss Monster w terminalu: ekran i tryb prosty.

terminal-sb-city = Miasto i lokacje
terminal-sb-stack = Stos: ostatnie zadziała pierwsze
terminal-sb-free-place = wolne
terminal-sb-heroes-a-turn = { $n ->
    [one] co turę przybywa { $n } bohater
   *[other] co turę przybywa { $n } bohaterów
}
terminal-sb-temple-bonus = karta rynku
terminal-sb-stadium-bonus = +▤ komnata
terminal-sb-library-bonus = ±✦ czar
terminal-sb-hideout-bonus = ostatnia komnata +2
terminal-sb-launch-pad-bonus = tasowanie
terminal-sb-summon = przyzwanie
terminal-sb-next-title = Następny tytuł od { $points }: { $title }.
terminal-sb-challenge = Wyzwanie: każdy bohater w mieście wymaga o jeden skarb więcej.
terminal-sb-solo-end = Gra kończy się natychmiast, gdy bohater musi pójść do tawerny, a na końcu tury, gdy ran jest { $wounds } albo zabrakło bohaterów.
terminal-sb-closed = teraz zamknięte
terminal-sb-order = Kolejność, od pierwszego gracza: { $seats }.
terminal-sb-needs = skarby { $have } z { $needed }
terminal-sb-against = komnaty zadają { $damage }; { $hero }
terminal-sb-minion-of = sługus ({ $seat }): { $space }
terminal-mark-super-boss-monster = SBM
terminal-key-sb-marks = ⚑ pierwszy gracz · ☻ sługus · ◇ pole akcji · +✚ jeden skarb więcej do końca tury · +▤ dociągnij komnatę ±✦ dociągnij czar i jeden odrzuć · ♥6+2 życie z żetonem · ▲2 żetony obrażeń · ⊖ unieszkodliwiona ☾ śpi · (2/3) masz 2 z 3 skarbów, których wymaga bohater (jeden gracz) · ☖ tawerna
