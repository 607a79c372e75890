# What a server tells players about itself.

bots-preparing = Boty się przygotowują: { $percent } %. Dzieje się to tylko raz.
report = Zgłoś kogoś
report-means = Przeczyta to tylko gospodarz tego serwera. Dołączymy ostatnie wiadomości tej osoby z czatu.
report-whom = Kogo?
report-why = Dlaczego?
report-why-chat = Wiadomości
report-why-name = Imię
report-why-play = Sposób gry
report-why-other = Coś innego
report-words = Co się stało (jeśli chcesz)
report-send = Wyślij gospodarzowi
report-sent = Dziękujemy. Gospodarz się temu przyjrzy.
unfold-title = { $game }: { $names }
unfold-gathering = Jest wolne miejsce. Siadaj i graj, bez konta.
unfold-playing = Gra trwa: { $points }
unfold-finished = Gra skończona: { $points }. Obejrzyj każdy ruch.
unfold-archived = Dawna gra: { $points }. Obejrzyj każdy ruch.
unfold-hunt = { $game }: polowanie dnia { $day }
unfold-hunt-over = Zobacz, jak zaczął się ten dzień, i zapoluj po czasie; liczy się to tylko dla ciebie.
