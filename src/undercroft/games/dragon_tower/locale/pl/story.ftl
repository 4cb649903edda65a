### Opowieść o walce: zręczność, magia, wiara, siła, potem koniec (czas przeszły; bohaterowie są rodzaju męskiego).
### $heroes: jeden bohater lub dwóch; $foes: przeciwnicy (potwory lub okoliczności); $cards: zagrane karty możliwości.

story-enter-1 = Drzwi na { $floor }. piętrze uchyliły się ze skrzypieniem. W środku: { $foes }.
story-enter-2 = Piętro { $floor }, pochodnie w górę. Drużyna stanęła naprzeciw { $foes-gen }.
story-circumstance-1 = I jakby tego było mało: { $foe }.
story-circumstance-2 = Nieszczęścia i tutaj chodzą parami: { $foe }.

story-agility-card-1 =
    { $heroes-number ->
        [one] { $cards }, w samą porę: { $heroes } uniknął każdego ciosu { $foes-gen }.
       *[many] { $cards }, w samą porę: { $heroes } uniknęli każdego ciosu { $foes-gen }.
    }
story-agility-card-2 =
    { $heroes-number ->
        [one] Dzięki { $cards-dat } { $heroes } wymknął się wszystkiemu, na co było stać { $foes-acc }.
       *[many] Dzięki { $cards-dat } { $heroes } wymknęli się wszystkiemu, na co było stać { $foes-acc }.
    }
story-agility-card-hurt-1 = { $cards }: prawie wystarczyło, ale jeden cios { $foes-gen } drasnął { $heroes-acc }.
story-agility-card-hurt-2 =
    { $heroes-number ->
        [one] { $heroes } zaufał { $cards-dat } o chwilę za późno: trafienie.
       *[many] { $heroes } zaufali { $cards-dat } o chwilę za późno: trafienie.
    }
story-agility-hurt-1 = Za wolno: już pierwszy cios { $foes-gen } dosięgnął { $heroes-gen }.
story-agility-hurt-2 =
    { $heroes-number ->
        [one] Nie było dokąd uskoczyć, więc { $heroes } przyjął cios na siebie.
       *[many] Nie było dokąd uskoczyć, więc { $heroes } przyjęli cios na siebie.
    }
story-agility-bare-1 =
    { $heroes-number ->
        [one] { $heroes } zszedł z drogi, jakby na uprzejmą prośbę { $foes-gen }.
       *[many] { $heroes } zeszli z drogi, jakby na uprzejmą prośbę { $foes-gen }.
    }
story-agility-bare-2 =
    { $heroes-number ->
        [one] { $heroes } zrobił unik z przyzwyczajenia.
       *[many] { $heroes } zrobili unik z przyzwyczajenia.
    }

story-magic-card-1 = { $cards }: czary { $foes-gen } nie miały nic do powiedzenia.
story-magic-card-2 =
    { $heroes-number ->
        [one] { $heroes } odpowiedział na czary { $cards-ins }: nic z nich nie zostało.
       *[many] { $heroes } odpowiedzieli na czary { $cards-ins }: nic z nich nie zostało.
    }
story-magic-card-hurt-1 = Czar w większości rozbił się o { $cards-acc }; reszta poparzyła { $heroes-acc }.
story-magic-card-hurt-2 =
    { $heroes-number ->
        [one] { $heroes } zasłonił się { $cards-ins }, ale coś się przedarło.
       *[many] { $heroes } zasłonili się { $cards-ins }, ale coś się przedarło.
    }
story-magic-hurt-1 = Zaklęcie zastało { $heroes-acc } bez osłony.
story-magic-hurt-2 = Między { $heroes-ins } a czarami nie stało nic, i to zabolało.
story-magic-bare-1 =
    { $heroes-number ->
        [one] { $heroes } rozplątał zaklęcie jak kiepski węzeł.
       *[many] { $heroes } rozplątali zaklęcie jak kiepski węzeł.
    }
story-magic-bare-2 = Czary { $foes-gen } trafiły na kogoś, kto znał się na nich lepiej.

story-faith-card-1 =
    { $heroes-number ->
        [one] Dzięki { $cards-dat } { $heroes } przełamał grozę bijącą od { $foes-gen }.
       *[many] Dzięki { $cards-dat } { $heroes } przełamali grozę bijącą od { $foes-gen }.
    }
story-faith-card-2 = { $cards }: strach, który otaczał { $foes-acc }, opadł jak kurz.
story-faith-card-hurt-1 =
    { $heroes-number ->
        [one] { $heroes } pokrzepił się { $cards-ins }, lecz strach i tak zostawił ślad.
       *[many] { $heroes } pokrzepili się { $cards-ins }, lecz strach i tak zostawił ślad.
    }
story-faith-card-hurt-2 = Mimo { $cards-gen } groza bijąca od { $foes-gen } ukąsiła głęboko.
story-faith-hurt-1 =
    { $heroes-number ->
        [one] Groza trafiła prosto w serce { $heroes-gen }.
       *[many] Groza trafiła prosto w serca { $heroes-gen }.
    }
story-faith-hurt-2 =
    { $heroes-number ->
        [one] { $heroes } przetrzymał strach i słono za to zapłacił.
       *[many] { $heroes } przetrzymali strach i słono za to zapłacili.
    }
story-faith-bare-1 = Groza bijąca od { $foes-gen } nie znalazła sposobu na { $heroes-acc }.
story-faith-bare-2 =
    { $heroes-number ->
        [one] { $heroes } zanucił coś pod nosem i strach minął.
       *[many] { $heroes } zanucili coś pod nosem i strach minął.
    }

story-strength-card-1 = Na koniec { $cards }, no i było po { $foes-loc }.
story-strength-card-2 =
    { $heroes-number ->
        [one] { $heroes } dokończył dzieła { $cards-ins }.
       *[many] { $heroes } dokończyli dzieła { $cards-ins }.
    }
story-strength-card-hurt-1 =
    { $heroes-number ->
        [one] { $cards }: celnie, ale { $heroes } też zdążył oberwać.
       *[many] { $cards }: celnie, ale { $heroes } też zdążyli oberwać.
    }
story-strength-card-hurt-2 =
    { $heroes-number ->
        [one] Cios za cios: { $heroes } zwyciężył dzięki { $cards-dat }, nie bez siniaków.
       *[many] Cios za cios: { $heroes } zwyciężyli dzięki { $cards-dat }, nie bez siniaków.
    }
story-strength-hurt-1 =
    { $heroes-number ->
        [one] { $heroes } zmógł { $foes-acc } gołymi rękami, nie bez krwi.
       *[many] { $heroes } zmogli { $foes-acc } gołymi rękami, nie bez krwi.
    }
story-strength-hurt-2 = Trzeba było czystej siły i kosztowało to { $heroes-acc } trochę krwi.
story-strength-bare-1 = Jeden uczciwy cios { $heroes-gen }, i po sprawie.
story-strength-bare-2 =
    { $heroes-number ->
        [one] { $heroes } uderzył raz, bez ceregieli.
       *[many] { $heroes } uderzyli raz, bez ceregieli.
    }

story-won-1 = { $foes }: z głowy.
story-won-2 = Tyle, jeśli chodzi o { $foes-acc }.
story-fight-lost-1 =
    { $heroes-number ->
        [one] { $heroes } dał z siebie wszystko. Na { $foes-acc } to nie wystarczyło.
       *[many] { $heroes } dali z siebie wszystko. Na { $foes-acc } to nie wystarczyło.
    }
story-fight-lost-2 =
    { $heroes-number ->
        [one] Wobec { $foes-gen } nie pomogło nawet wszystko naraz: { $heroes } poległ.
       *[many] Wobec { $foes-gen } nie pomogło nawet wszystko naraz: { $heroes } polegli.
    }
story-death-1 = { $hero } następnego piętra już nie zobaczy.
story-death-2 = Pochodnia { $hero-gen } zgasła.
story-victory-1 = Pan wieży nie żył, a wiatr na szczycie pachniał porankiem.
story-victory-2 = Stało się. W wieży zapadła cisza, pierwsza od stu lat.
story-defeat-1 = Na { $floor }. piętrze wieża znów umilkła.
story-defeat-2 = Piętro { $floor } zatrzymało to, co dostało.
