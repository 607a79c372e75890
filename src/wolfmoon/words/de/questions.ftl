# Worum es jetzt geht. „asks“ folgt auf „Entscheide zuerst, …“; „prompt“ ist die Frage an den Spieler.

the-wolves-asks-draft = wo du Wölfe aufstellst
the-wolves-asks-act = was du tust
the-wolves-asks-pay = wie du bezahlst
the-wolves-asks-wolf = welcher Wolf sich bewegt
the-wolves-asks-to = wo der Wolf stehen bleibt
the-wolves-asks-push = wohin der verdrängte Wolf geht
the-wolves-asks-track = von welcher Leiste du den Bau nimmst
the-wolves-asks-hunt = welche Beute du jagst
the-wolves-asks-over = nichts: Das Spiel ist zu Ende

the-wolves-prompt-draft = Wo beginnen dein Alphawolf und dein Rudelwolf?
the-wolves-prompt-act = Was tust du?
the-wolves-prompt-pay = Wie bezahlst du?
the-wolves-prompt-wolf = Welcher Wolf bewegt sich?
the-wolves-prompt-to = Wo bleibt der Wolf stehen?
the-wolves-prompt-push = Wohin geht der verdrängte Wolf?
the-wolves-prompt-track = Von welcher Leiste nimmst du den Bau?
the-wolves-prompt-hunt = Welche Beute jagst du?
the-wolves-prompt-over = Das Spiel ist zu Ende.

lone-wolves-asks-lead = welche Karte du wo anspielst
lone-wolves-asks-follow = welche Karte du wo zugibst
lone-wolves-asks-take = welche Narbe du nimmst
lone-wolves-asks-place = wohin du die Narbe legst
lone-wolves-asks-over = nichts: Das Spiel ist zu Ende

lone-wolves-prompt-lead = Welche Karte spielst du wo an?
lone-wolves-prompt-follow = Welche Karte gibst du wo zu?
lone-wolves-prompt-take = Welche Narbe nimmst du?
lone-wolves-prompt-place = Wohin legst du die Narbe?
lone-wolves-prompt-over = Das Spiel ist zu Ende.

waiting-the-wolves = Am Zug: { $who } – { $asks ->
    [draft] Wölfe aufstellen
    [act] Aktion wählen
    [pay] bezahlen
    [wolf] Wolf wählen
    [to] Ziel wählen
    [push] Wolf verdrängen
    [track] Leiste wählen
    [hunt] Beute wählen
   *[over] nichts mehr
}.
waiting-lone-wolves = Am Zug: { $who } – { $asks ->
    [lead] anspielen
    [follow] Karte zugeben
    [take] Narbe nehmen
    [place] Narbe ablegen
   *[over] nichts mehr
}.
