### Що вирішують інші, словами для тих, хто чекає.

waits-whether-to-pay = { $seat } платить 1 монету за { $card-acc } або скидає цю карту.
waits-whether-to-pay-tax = { $seat } платить за { $card-acc } або втрачає це заклинання.
waits-which-to-sip = { $seat } може взяти карту з руки гравця { $opponent }.
waits-where-to-employ = { $seat } вирішує, чи переманити { $card-acc }.
situation-builds =
    { $seat-is ->
        [you] Ваша черга будувати: викладіть кімнату чи мінібоса, підвищуйте, застосуйте щось або нічого не будуйте.
       *[other] { $seat } будує. Застосувати щось тим часом чи спасувати?
    }
