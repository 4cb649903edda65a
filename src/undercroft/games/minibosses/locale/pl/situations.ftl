### O czym decydują inni, słowami dla tych, którzy czekają.

waits-whether-to-pay = { $seat } płaci 1 monetę za { $card-acc } albo odrzuca tę kartę.
waits-whether-to-pay-tax = { $seat } płaci za { $card-acc } albo traci ten czar.
waits-which-to-sip = { $seat } może zabrać kartę; odda ją { $opponent }.
waits-where-to-employ = { $seat } decyduje, czy przekupić { $card-acc }.
situation-builds =
    { $seat-is ->
        [you] Twoja kolej na budowę: połóż komnatę lub minibossa, rozwiń go, użyj czegoś albo nic nie buduj.
       *[other] { $seat } buduje. Użyć czegoś w tym czasie czy spasować?
    }
