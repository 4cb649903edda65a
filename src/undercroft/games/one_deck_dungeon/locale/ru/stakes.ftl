### Что считают подсказки и разборы: на сколько один выбор даёт больше ($way — more) или меньше, чем другой.

stake-boss-wounds =
    { $n ->
        [one] на { $n } рану { $way ->
            [more] больше
           *[less] меньше
        } у босса
        [few] на { $n } раны { $way ->
            [more] больше
           *[less] меньше
        } у босса
        [many] на { $n } ран { $way ->
            [more] больше
           *[less] меньше
        } у босса
       *[other] на { $n } раны { $way ->
            [more] больше
           *[less] меньше
        } у босса
    }
stake-wounds =
    { $n ->
        [one] на { $n } рану { $way ->
            [more] больше
           *[less] меньше
        }
        [few] на { $n } раны { $way ->
            [more] больше
           *[less] меньше
        }
        [many] на { $n } ран { $way ->
            [more] больше
           *[less] меньше
        }
       *[other] на { $n } раны { $way ->
            [more] больше
           *[less] меньше
        }
    }
stake-poison =
    { $n ->
        [one] на { $n } маркер яда { $way ->
            [more] больше
           *[less] меньше
        }
        [few] на { $n } маркера яда { $way ->
            [more] больше
           *[less] меньше
        }
        [many] на { $n } маркеров яда { $way ->
            [more] больше
           *[less] меньше
        }
       *[other] на { $n } маркера яда { $way ->
            [more] больше
           *[less] меньше
        }
    }
stake-level =
    { $n ->
        [one] на { $n } уровень { $way ->
            [more] выше
           *[less] ниже
        }
        [few] на { $n } уровня { $way ->
            [more] выше
           *[less] ниже
        }
        [many] на { $n } уровней { $way ->
            [more] выше
           *[less] ниже
        }
       *[other] на { $n } уровня { $way ->
            [more] выше
           *[less] ниже
        }
    }
stake-loot =
    { $n ->
        [one] на { $n } трофей { $way ->
            [more] больше
           *[less] меньше
        }
        [few] на { $n } трофея { $way ->
            [more] больше
           *[less] меньше
        }
        [many] на { $n } трофеев { $way ->
            [more] больше
           *[less] меньше
        }
       *[other] на { $n } трофея { $way ->
            [more] больше
           *[less] меньше
        }
    }
stake-potions =
    { $n ->
        [one] на { $n } маркер снадобья { $way ->
            [more] больше
           *[less] меньше
        }
        [few] на { $n } маркера снадобья { $way ->
            [more] больше
           *[less] меньше
        }
        [many] на { $n } маркеров снадобья { $way ->
            [more] больше
           *[less] меньше
        }
       *[other] на { $n } маркера снадобья { $way ->
            [more] больше
           *[less] меньше
        }
    }
stake-time =
    { $n ->
        [one] на { $n } карту { $way ->
            [more] больше
           *[less] меньше
        } времени в колоде
        [few] на { $n } карты { $way ->
            [more] больше
           *[less] меньше
        } времени в колоде
        [many] на { $n } карт { $way ->
            [more] больше
           *[less] меньше
        } времени в колоде
       *[other] на { $n } карты { $way ->
            [more] больше
           *[less] меньше
        } времени в колоде
    }
