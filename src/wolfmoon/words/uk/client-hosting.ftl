# What a server tells players about itself.

bots-preparing = Боти готуються: { $percent } %. Це буває лише один раз.
report = Поскаржитися
report-means = Прочитає лише господар цього сервера. Додамо останні повідомлення цієї людини в чаті.
report-whom = На кого?
report-why = Чому?
report-why-chat = Повідомлення
report-why-name = Ім’я
report-why-play = Манера гри
report-why-other = Інше
report-words = Що сталося (якщо хочеш)
report-send = Надіслати господареві
report-sent = Дякуємо. Господар сервера це перегляне.
unfold-title = { $game }: { $names }
unfold-gathering = Є вільне місце. Сідай і грай, без реєстрації.
unfold-playing = Гра триває: { $points }
unfold-finished = Гру закінчено: { $points }. Переглянь її хід за ходом.
unfold-archived = Давня гра: { $points }. Переглянь її хід за ходом.
unfold-hunt = { $game }: полювання дня { $day }
unfold-hunt-over = Подивись, як почався той день, і пополюй навздогін; це рахується лише для тебе.
