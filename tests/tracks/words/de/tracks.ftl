game-tracks = Tracks
tracks-asks-take = von welchem Ende der Reihe genommen wird
tracks-asks-over = die Reihe ist leer
tracks-one-card-left = Nur eine Karte ist übrig: Nimm sie von links.
tracks-game-over = Das Spiel ist aus.
log-took-track = { $who } nimmt Fährte { $card }.
