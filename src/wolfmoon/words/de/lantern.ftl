# Die Laterne und der Tutor am Tisch: wer einen Tipp bekommt, und was darum herum steht.

## Warum es keinen gibt

hints-off = Dieser Tisch wurde ohne Tipps eröffnet.
hints-company = Hier spielen andere mit, und der Tisch wurde nicht mit Tipps eröffnet.
hints-rated = Diese Partie wird gewertet: Niemand bekommt Tipps.
hints-away = Dieser Server gibt keine Tipps.
hint-not-your-turn = Einen Tipp bekommt, wer am Zug ist; warte auf deinen Zug.
hint-failed = Der Tipp ist ausgeblieben. Versuch es noch einmal.
not-a-turn = Das ist noch kein ganzer Zug.

## Die Laterne

lantern = Tipp
lantern-why = Warum
lantern-casual = freie Partie
lantern-tutor = vom Tutor
lantern-show = Zeigen
lantern-show-rung = Zeigen: { $rung }
lantern-rung-of = { $number } von 3
lantern-looking = Der beste Weg wird gesucht …
lantern-still-looking = Es dauert noch. Du kannst das schließen; nichts geht verloren.
lantern-clock = Deine Uhr läuft inzwischen weiter.
lantern-no-answer = Der Tipp ist ausgeblieben.
lantern-no-connection = Es gibt keine Verbindung. Mit ihr kommen die Tipps zurück.
lantern-again = Noch einmal versuchen
lantern-another-way = Du bist einen anderen Weg gegangen; der Tipp endet hier.
lantern-to-turn = Zu meinem Zug
lantern-step-done = erledigt
lantern-in-hint = im Tipp
lantern-in-hint-sentence = Im Tipp.
lantern-sure = Wie sicher ist das?
lantern-margin = Das ist { $value } ± { $half } Punkte Gewinnanteil mehr wert als das Nächstbeste.
lantern-margin-counted = Das ist { $value } Punkte Gewinnanteil mehr wert als das Nächstbeste, und zwar ausgezählt.
lantern-share = { $share } %
lantern-ahead = { $count } von { $of }
lantern-used = { $count ->
    [one] Tipps in { $count } Zug
   *[other] Tipps in { $count } Zügen
}
lantern-tutored = Mit dem Tutor
key-lantern = Einen Tipp holen

## Der Tutor

tutor-gives-up = Dieser Zug verschenkt { $value } ± { $half } Punkte Gewinnanteil.
tutor-gives-up-counted = Dieser Zug verschenkt { $value } Punkte Gewinnanteil.
tutor-see-why = Warum?
tutor-hide = Ausblenden
tutor-with = { $action ->
    [play] Mit dieser Karte
    [take] Mit dieser Narbe
    [take-hidden] Mit dieser Narbe
    [place] Mit diesem Platz
   *[other] Mit diesem Zug
}
tutor-better = Was er verschenkt
tutor-nothing = Mehr ist nicht bewiesen.

## Einstellungen und neue Tische

set-tutor = Tutor
set-tutor-hint = Sagt, bevor du ihn spielst, dass ein Zug viel verschenkt. Nur, wo es Tipps gibt.
set-tutor-first = In meinen ersten Partien
set-tutor-always = Immer
set-tutor-never = Nie
set-threshold = Der Tutor meldet sich ab
set-threshold-hint = Gemessen am gerechten Anteil am Sieg.
set-threshold-10 = 10 %
set-threshold-20 = 20 %
set-threshold-30 = 30 %
new-hints = Tipps
new-hints-hint = Wer am Zug ist, darf fragen: wohin schauen, was anstreben, was tun. Alle sehen, wer gefragt hat.

## Das Protokoll

event-hinted = { $by ->
    [tutor] { $who } spielt mit dem Tutor.
   *[lantern] { $who } hat einen Tipp geholt.
}
