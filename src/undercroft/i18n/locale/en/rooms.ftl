### Around the tables: what to do next, waiting rooms, results.

## What to do next

web-next-turn = Your turn
web-next-go-turn = Play on
web-next-lesson-left = Go on with your lesson
web-next-lesson-left-about = { $game }: continue where you left it.
web-next-go-lesson-left = Go on
web-next-first = Your first game
web-next-first-about = { $game }, guided: ten minutes, one thing at a time, and every mistake is taken back.
web-next-go-first = Learn by playing
web-next-lesson = Learn another game
web-next-lesson-about = { $game }: a guided game of ten minutes.
web-next-go-lesson = Learn by playing
web-next-daily-about = { $game }: the same deal for everybody, one try.
web-next-go-daily = Try it
web-next-puzzle-about = { $game }: find the best move.
web-next-go-puzzle = Solve it
web-next-quick = A quick game
web-next-quick-about = { $game }: one press, and it begins.
web-next-go-quick = Quick start
web-more = More

## Waiting rooms

web-lobby-waiting = { $game }: { $count ->
    [one] waiting for one more player
   *[other] waiting for { $count } more players
}
web-lobby-hand-on = Invite
web-share-link = Share

## Results

web-result-winner = Victory: { $names }
