game-tracks = Tracks
tracks-asks-take = which end of the row to take
tracks-asks-over = the row is empty
tracks-one-card-left = Only one card is left: take it from the left.
tracks-game-over = The game is over.
log-took-track = { $who } takes track { $card }.
