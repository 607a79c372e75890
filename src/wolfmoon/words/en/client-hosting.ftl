# What a server tells players about itself.

bots-preparing = The bots are getting ready: { $percent } %. This happens only once.
report = Report someone
report-means = Only the host of this server reads it. The last lines they wrote in the chat go along.
report-whom = Whom?
report-why = Why?
report-why-chat = What they write
report-why-name = Their name
report-why-play = How they play
report-why-other = Something else
report-words = What happened (if you like)
report-send = Send to the host
report-sent = Thank you. The host will look at it.
unfold-title = { $game }: { $names }
unfold-gathering = A seat is free. Sit down and play, without an account.
unfold-playing = The game is on: { $points }
unfold-finished = The game is over: { $points }. Look at every move.
unfold-archived = An earlier game: { $points }. Look at every move.
unfold-hunt = { $game }: the daily hunt of { $day }
unfold-hunt-over = See how the day began and hunt it after the fact; it counts for nobody but you.
