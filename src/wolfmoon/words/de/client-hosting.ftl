# What a server tells players about itself.

bots-preparing = Die Bots machen sich bereit: { $percent } %. Das geschieht nur einmal.
report = Jemanden melden
report-means = Nur der Gastgeber dieses Servers liest es. Die letzten Zeilen der Person im Chat werden mitgeschickt.
report-whom = Wen?
report-why = Warum?
report-why-chat = Was die Person schreibt
report-why-name = Ihr Name
report-why-play = Wie sie spielt
report-why-other = Etwas anderes
report-words = Was geschehen ist (wenn du magst)
report-send = An den Gastgeber senden
report-sent = Danke. Der Gastgeber sieht es sich an.
unfold-title = { $game }: { $names }
unfold-gathering = Ein Platz ist frei. Setz dich und spiel mit, ohne Konto.
unfold-playing = Das Spiel läuft: { $points }
unfold-finished = Das Spiel ist aus: { $points }. Sieh dir jeden Zug an.
unfold-archived = Eine frühere Partie: { $points }. Sieh dir jeden Zug an.
unfold-hunt = { $game }: tägliche Jagd, { $day }
unfold-hunt-over = Sieh, wie der Tag begann, und jage ihn nach; es zählt nur für dich.
