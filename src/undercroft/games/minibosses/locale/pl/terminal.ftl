### Rise of the Minibosses w terminalu: aplikacja i tryb prosty.

terminal-bm-on = na: { $room }
terminal-bm-cost = koszt: { count-coins }
terminal-bm-level = poziom { $level }
terminal-bm-unpaid = czeka na monetę
terminal-bm-not-in-force = moce nie działają
terminal-bm-held-back = czeka w tej rundzie
terminal-bm-promoted = Rozwinięcie użyte
terminal-bm-spell-tax = koszt czaru: { count-coins }
terminal-mark-minibosses = PM
terminal-key-bm-marks = ▸ lub klawisz: to można wybrać · ✚ kapłan ◆ mag ⚔ wojownik ● złodziej ☼ głupiec ∅ bez klasy · ♞ potwory ⚙ pułapka ♟ miniboss 2/3 jego poziom ★ wypaśna lub legendarny · ▤ karty komnat ✦ czary · −2 obrażenia · ◎ monety · ♥ życie · ☠ dusze ✖ rany · ▼ tu jest bohater · ▒ zakryta ✗ dezaktywowana ⊘ bez zdolności ‖ czeka w tej rundzie ✓ użyta +2 karty pod spodem · ‹{ terminal-mark-boss-monster }› { set-boss-monster } ‹{ terminal-mark-minibosses }› { set-minibosses }
