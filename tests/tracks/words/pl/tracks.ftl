game-tracks = Tracks
tracks-asks-take = z którego końca rzędu wziąć kartę
tracks-asks-over = rząd jest pusty
tracks-one-card-left = Została jedna karta: weź ją z lewej.
tracks-game-over = Gra jest skończona.
log-took-track = { $who } bierze trop { $card }.
