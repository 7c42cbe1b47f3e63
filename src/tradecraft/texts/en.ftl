# The house's own words, in English. One file per language, the same keys and facts in each.

## Refusals

game-unknown = There is no game called { $name }. Known are: { $can }.
seats-out-of-range = { $game } cannot be played by { $seats }. It can by: { $can }.
option-unknown = There is no option called { $name }. There are: { $can }.
option-out-of-range = The option { $name } must be a whole number from { $low } to { $high }, not { $value }.
move-is-a-face = That is how others see a move; say the move itself.
move-unknown = There is no move of that number.
notation-unknown = Nobody can read “{ $text }” as a move of { $game }.
not-your-turn = It is not the turn of seat { $seat }; { $actor ->
    [dealer] the dealer draws now.
   *[other] seat { $actor } decides now.
}
dealer-unknown = The dealer is “auto” or “manual”, not “{ $dealer }”.
seat-unknown = There is no seat { $seat }; with { $seats } players the seats are numbered from 0.

## Records

record-not-toml = Line { $line } of the record cannot be read: it is not TOML.
record-misses = The record lacks “{ $name }”.
record-wrong-kind = Line { $line } of the record: “{ $name }” must be { $kind ->
    [int] a whole number.
    [str] a text in quotes.
    [list] a list.
   *[dict] a table.
}
record-unknown-key = Line { $line } of the record: nothing is called “{ $name }”. Known are: { $can }.
record-other-format = Line { $line } of the record: it is written in format { $has }; this version reads format { $reads }.
record-other-rules = Line { $line } of the record: it was made with version { $has } of the rules of { $game }; this version plays version { $plays }.
record-line = Line { $line } of the record: { $why }
record-out-of-turn = Line { $line } of the record: { $has ->
    [dealer] the dealer does not draw
   *[other] seat { $has } is not to move
} at “{ $text }”; { $turn ->
    [dealer] the dealer draws now.
   *[other] seat { $turn } decides now.
}
record-refused = Line { $line } of the record: “{ $text }” cannot be played. { $why }
