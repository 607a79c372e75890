game-tracks = Tracks
tracks-asks-take = з якого краю ряду взяти карту
tracks-asks-over = ряд порожній
tracks-one-card-left = Залишилася одна карта: візьміть її ліворуч.
tracks-game-over = Гру закінчено.
log-took-track = { $who } бере слід { $card }.
