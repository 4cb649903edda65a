### Що лічать підказки й розбори: на скільки один вибір дає більше ($way — more) чи менше, ніж інший.

stake-boss-wounds =
    { $n ->
        [one] на { $n } рану { $way ->
            [more] більше
           *[less] менше
        } у боса
        [few] на { $n } рани { $way ->
            [more] більше
           *[less] менше
        } у боса
        [many] на { $n } ран { $way ->
            [more] більше
           *[less] менше
        } у боса
       *[other] на { $n } рани { $way ->
            [more] більше
           *[less] менше
        } у боса
    }
stake-wounds =
    { $n ->
        [one] на { $n } рану { $way ->
            [more] більше
           *[less] менше
        }
        [few] на { $n } рани { $way ->
            [more] більше
           *[less] менше
        }
        [many] на { $n } ран { $way ->
            [more] більше
           *[less] менше
        }
       *[other] на { $n } рани { $way ->
            [more] більше
           *[less] менше
        }
    }
stake-poison =
    { $n ->
        [one] на { $n } жетон отрути { $way ->
            [more] більше
           *[less] менше
        }
        [few] на { $n } жетони отрути { $way ->
            [more] більше
           *[less] менше
        }
        [many] на { $n } жетонів отрути { $way ->
            [more] більше
           *[less] менше
        }
       *[other] на { $n } жетона отрути { $way ->
            [more] більше
           *[less] менше
        }
    }
stake-level =
    { $n ->
        [one] на { $n } рівень { $way ->
            [more] вище
           *[less] нижче
        }
        [few] на { $n } рівні { $way ->
            [more] вище
           *[less] нижче
        }
        [many] на { $n } рівнів { $way ->
            [more] вище
           *[less] нижче
        }
       *[other] на { $n } рівня { $way ->
            [more] вище
           *[less] нижче
        }
    }
stake-loot =
    { $n ->
        [one] на { $n } трофей { $way ->
            [more] більше
           *[less] менше
        }
        [few] на { $n } трофеї { $way ->
            [more] більше
           *[less] менше
        }
        [many] на { $n } трофеїв { $way ->
            [more] більше
           *[less] менше
        }
       *[other] на { $n } трофея { $way ->
            [more] більше
           *[less] менше
        }
    }
stake-potions =
    { $n ->
        [one] на { $n } жетон зілля { $way ->
            [more] більше
           *[less] менше
        }
        [few] на { $n } жетони зілля { $way ->
            [more] більше
           *[less] менше
        }
        [many] на { $n } жетонів зілля { $way ->
            [more] більше
           *[less] менше
        }
       *[other] на { $n } жетона зілля { $way ->
            [more] більше
           *[less] менше
        }
    }
stake-time =
    { $n ->
        [one] на { $n } карту { $way ->
            [more] більше
           *[less] менше
        } часу в колоді
        [few] на { $n } карти { $way ->
            [more] більше
           *[less] менше
        } часу в колоді
        [many] на { $n } карт { $way ->
            [more] більше
           *[less] менше
        } часу в колоді
       *[other] на { $n } карти { $way ->
            [more] більше
           *[less] менше
        } часу в колоді
    }
