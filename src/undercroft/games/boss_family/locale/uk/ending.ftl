### Що взято і втрачено: наприкінці гри.

missed-hand = Так і лишилося в руці: { $cards }.
missed-town = Лишилися в місті: { $cards }.
missed-drawn = Узято вами карт: { $n }.
missed-lured = Приманено героїв: вами — { $n }, іншими — { $others }.
