# What a server tells players about itself.

bots-preparing = Боты готовятся: { $percent } %. Это бывает только один раз.
report = Пожаловаться
report-means = Прочтёт только хозяин этого сервера. К жалобе приложим последние сообщения этого человека в чате.
report-whom = На кого?
report-why = Почему?
report-why-chat = Сообщения
report-why-name = Имя
report-why-play = Манера игры
report-why-other = Другое
report-words = Что произошло (если хочешь)
report-send = Отправить хозяину
report-sent = Спасибо. Хозяин сервера это посмотрит.
unfold-title = { $game }: { $names }
unfold-gathering = Есть свободное место. Садись и играй, без регистрации.
unfold-playing = Игра идёт: { $points }
unfold-finished = Игра окончена: { $points }. Посмотри её ход за ходом.
unfold-archived = Давняя игра: { $points }. Посмотри её ход за ходом.
unfold-hunt = { $game }: охота дня { $day }
unfold-hunt-over = Посмотри, как начался тот день, и поохоться вдогонку; это считается только для тебя.
