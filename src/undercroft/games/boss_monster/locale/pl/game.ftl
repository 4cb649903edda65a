game-title = Boss Monster
game-tagline = Zbuduj podziemia, zwab do nich bohaterów i zbierz ich dusze.
game-about = Buduj podziemia, wab bohaterów i zbierz dziesięć dusz, zanim zranią cię pięć razy.
game-time = 30 min
prompt-where-to-build = Wybierz, gdzie zbudować komnatę, albo zatrzymaj ją na ręce.
phase-name-reveal = Odkrycie komnat
log-rooms-revealed = Nowe komnaty zostają odkryte: { $cards }.
log-room-acted =
    { $seat-is ->
        [you] Działa komnata: { $room } (twoja komnata).
       *[other] Działa komnata: { $room } ({ $seat }).
    }
log-room-entered =
    { $damage ->
        [0] { $room } nie rani { $hero-gen } (razem { $hurt } z { $health }).
       *[other] { $room } zadaje { $hero-dat } obrażenia: { $damage } (razem { $hurt } z { $health }).
    }
log-building-forbidden =
    { $rooms-count ->
        [0] Do końca rundy nie można budować.
       *[other] Do końca rundy nie można budować; zakryte komnaty wracają na ręce właścicieli.
    }
setting-sets = Dodatki
setting-sets-help = Crash Landing dodaje odkrywców i zawsze należy do gry w pięć i sześć osób. Tools of Hero-Kind daje bohaterom przedmioty.
log-text-lost = Zdolność komnaty nie działa do końca rundy: { $room }.
situation-builds =
    { $seat-is ->
        [you] Twoja kolej na budowę: połóż zakrytą komnatę, użyj czegoś albo nic nie buduj.
       *[other] { $seat } buduje. Użyć czegoś w tym czasie czy spasować?
    }
terminal-key-bm-marks = ▸ lub klawisz: to można wybrać · ✚ kapłan ◆ mag ⚔ wojownik ● złodziej ☼ głupiec · ♞ potwory ⚙ pułapka ★ wypaśna lub legendarny · ▤ karty komnat ✦ czary · −2 obrażenia · ♥ życie · ☠ dusze ✖ rany · ▼ tu jest bohater · ▒ zakryta ✗ dezaktywowana ✓ użyta +2 karty pod spodem · ▲ odkrywca ⚱ przedmioty ⊘ bez zdolności ∅ bez klasy · ‹{ terminal-mark-crash-landing }› { set-crash-landing } ‹{ terminal-mark-tools-of-hero-kind }› { set-tools-of-hero-kind }
web-bm-tip-hand = Twoja pierwsza ręka. Z komnat powstają podziemia, czary (fioletowe) zagrywa się w fazie, którą wskazuje ich symbol. Wymienić można tylko kiepską rękę.
web-bm-tip-build = Raz na rundę kładziesz jedną zakrytą komnatę: wybierz kartę, potem świecące miejsce. Nowe komnaty stają po lewej; wypaśna (złota ramka) tylko na komnacie z takim samym skarbem. Przy pięciu komnatach boss awansuje.
