game-tracks = Tracks
tracks-asks-take = с какого края ряда взять карту
tracks-asks-over = ряд пуст
tracks-one-card-left = Осталась одна карта: возьмите её слева.
tracks-game-over = Игра окончена.
log-took-track = { $who } берёт след { $card }.
