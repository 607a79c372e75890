# Was der Server ablehnt, und warum.

not-signed-in = Melde dich zuerst an oder spiele als Gast.
already-signed-in = Du bist schon angemeldet.
invitation-needed = Auf diesen Server kommt man mit Einladung. Bitte den Gastgeber um einen Link.
blocked = Der Gastgeber dieses Servers hat dieses Konto gesperrt. Schreib ihm, wenn das ein Irrtum ist.
report-nobody = Auf diesem Platz gibt es niemanden zu melden.
too-many-reports = Du hast heute { $most } Meldungen geschickt; der Gastgeber liest sie. Schick weitere morgen.
name-taken = Der Name { $name } ist vergeben.
wrong-name-or-password = Name oder Passwort ist falsch.
name-bad = Dieser Name ist nicht möglich. Wähle einen anderen.
password-weak = Dieses Passwort ist zu schwach. Wähle eines mit mindestens { $least ->
    [one] { $least } Zeichen
   *[other] { $least } Zeichen
}
wrong-password = Das alte Passwort ist falsch.
account-needed = Du spielst als Gast und hast noch kein Passwort. Wähle zuerst eines, um deine Partien zu behalten.
session-needed = Ein Schlüssel genügt dafür nicht. Melde dich im Browser an., das schwer zu erraten ist: nicht deinen Namen, kein häufiges Wort, keine Tastenreihe.
token-unknown = Dieser Schlüssel ist unbekannt oder nicht mehr gültig.
too-many-tokens = { $most ->
    [one] Du darfst { $most } Schlüssel haben. Widerrufe ihn zuerst.
   *[other] Du darfst { $most } Schlüssel haben. Widerrufe zuerst einen davon.
}
table-unknown = Diesen Tisch gibt es nicht.
lesson-unknown = Diese Lektion gibt es nicht.
lesson-changed = Die Lektion hat sich inzwischen geändert; beginne sie von vorn.
table-full = Alle Plätze an diesem Tisch sind besetzt.
seat-taken = Platz { $seat } ist besetzt.
seat-kept = Platz { $seat } ist für jemanden frei gehalten, der um Revanche gebeten wurde.
seat-unknown = An diesem Tisch gibt es keinen Platz { $seat }.
seat-not-held = Platz { $seat } gehört nicht dir.
not-your-seat = Das ist nicht dein Platz.
already-seated = Du hast schon einen Platz an diesem Tisch.
one-seat = Du hast hier schon einen Platz. Für einen zweiten auf deinem Gerät brauchst du eine Einladung.
sent-away = Du wurdest gebeten, diesen Tisch zu verlassen. Zurück kommst du nur mit einer Einladung.
not-the-host = Das darf nur, wer den Tisch eröffnet hat.
table-not-open = Dieser Tisch ist nicht für alle offen.
table-started = Die Partie an diesem Tisch hat schon begonnen.
table-not-started = Die Partie an diesem Tisch hat noch nicht begonnen.
table-closed = Dieser Tisch ist geschlossen: Hier hat keine Partie begonnen. Eröffne einen neuen.
game-over = Das Spiel ist zu Ende.
invite-needed = Für diesen Tisch brauchst du eine Einladung.
invite-used = Diese Einladung wurde schon benutzt.
invite-unknown = Diese Einladung ist unbekannt.
behind = Am Tisch ist inzwischen etwas geschehen. Sieh dir das Neue an und entscheide noch einmal.
already-done = Das ist schon geschehen.
bad-request = { $field } geht so nicht: { $problem }.
too-large = Das ist zu groß. Erlaubt: { $limit ->
    [one] { $limit } Byte.
   *[other] { $limit } Bytes.
}
too-deep = Das ist zu tief verschachtelt: Erlaubt { $limit ->
    [one] ist höchstens { $limit } Ebene.
   *[other] sind höchstens { $limit } Ebenen.
}
too-many-requests = Zu viele Anfragen. Versuche es wieder in { $seconds ->
    [one] { $seconds } Sekunde.
   *[other] { $seconds } Sekunden.
}
too-many-waiting = { $whose ->
    [network] Zu viele Tische aus deinem Netz warten noch auf Mitspieler (Grenze: { $most }). Versuche es wieder, wenn einer davon begonnen hat oder geschlossen ist.
   *[you] Zu viele deiner Tische warten auf Mitspieler (Grenze: { $most }). Beginne an einem davon oder schließe ihn, dann eröffne einen neuen.
}
too-many-bots = { $whose ->
    [network] An zu vielen Tischen aus deinem Netz spielen bereits Bots (Grenze: { $most }). Versuche es in Kürze wieder.
   *[you] An zu vielen deiner Tische spielen bereits Bots (Grenze: { $most }). Warte, bis sie dort fertig sind, dann eröffne einen neuen.
}
too-many-tables = { $whose ->
    [network] Aus deinem Netz wurden innerhalb eines Tages zu viele Tische eröffnet (Grenze: { $most }). Versuche es morgen wieder.
   *[you] Du hast innerhalb eines Tages zu viele Tische eröffnet (Grenze: { $most }). Spiele an einem davon weiter oder komm morgen wieder.
}
too-much-kept = { $whose ->
    [network] Aus deinem Netz wurde innerhalb eines Tages zu viel gespeichert (Grenze in Bytes: { $most }). Versuche es morgen wieder.
   *[you] Du hast innerhalb eines Tages zu viel gespeichert (Grenze in Bytes: { $most }). Kleinere Dateien passen vielleicht noch; sonst komm morgen wieder.
}
too-much-said = Du hast in der letzten Stunde sehr viel geschrieben (Grenze: { $most } Zeilen). Schreib später wieder; die Partie geht weiter.
database-away = Die Datenbank ist gerade nicht erreichbar. Nichts ist verloren; versuche es gleich noch einmal.
busy = Der Server ist mit anderen Partien beschäftigt. Versuche es gleich noch einmal.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-not-allowed = An diesem Tisch ist Zurücknehmen nicht erlaubt.
undo-other-player = Inzwischen hat jemand anderes entschieden; bitte die anderen um Zustimmung.
undo-revealed = Inzwischen wurde etwas Verdecktes gezeigt; das lässt sich nicht mehr zurücknehmen.
takeback-none = Niemand hat um Zurücknehmen gebeten.
takeback-pending = Um Zurücknehmen wurde schon gebeten; warte auf die Antworten.
takeback-away = Wer auf Platz { $seat } spielt, ist nicht da: Zum Zurückgehen müssen alle zustimmen, die mitspielen, und ein Bot kann das für niemanden tun.
takeback-once = Darum hast du schon gebeten. Du kannst wieder bitten, sobald du einen neuen Zug begonnen hast.
log-full = An diesem Tisch ist neben dem Spiel schon so viel geschehen, dass nichts weiter davon festgehalten werden kann. Spiele weiter oder eröffne einen neuen Tisch.
clock-ran-out = Deine Zeit für diese Partie ist um: Der Bot spielt für dich zu Ende.
turn-ran-out = Deine Zeit für diesen Zug ist um. Du kannst deinen Platz zurückholen, sobald der Bot ihn gespielt hat.
not-finished = Alles ist erst offen, wenn das Spiel zu Ende ist.
step-unknown = Es gibt keinen Schritt { $step }: Die Partie hat { $steps ->
    [one] { $steps } Schritt.
   *[other] { $steps } Schritte.
}
file-unreadable = Die Datei ist nicht lesbar: { $detail }.
line-unreadable = „{ $found }“ ist hier nicht lesbar; erwartet: { $expected }.
line-incomplete = Hier fehlt etwas; erwartet: { $expected }.
line-too-far = Vor „{ $decision }“ wird etwas Verdecktes gezeigt: Entscheide das, wenn du es gesehen hast.
table-archived = Diese Partie wurde nach früheren Regeln begonnen, die dieser Server nicht mehr hat. Man kann sie ansehen, aber niemand kann weiterspielen.
archive-missing = Diese Partie wurde nach früheren Regeln begonnen, die dieser Server nicht mehr hat, und sie wurde nicht archiviert: Sie lässt sich nicht mehr zeigen.
bot-unknown = Für dieses Spiel gibt es keinen Bot „{ $level }“.
option-bad = So lässt sich kein Tisch eröffnen: { $detail }.
spectators-not-allowed = An diesem Tisch sind keine Zuschauer erlaubt.
forbidden-origin = Anfragen von einer anderen Seite sind nicht erlaubt.
not-found = Hier ist nichts.
not-allowed = Das geht hier nicht.
internal = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuche es noch einmal.

puzzle-unknown = Dieses Rätsel gibt es nicht.
theme-unknown = Dieses Thema gibt es nicht.
puzzle-not-tried = Versuche das Rätsel zuerst.
review-not-finished = Diese Partie läuft noch. Eine Analyse gibt es, wenn sie zu Ende ist.
turn-unknown = Zug { $turn } gibt es in dieser Partie nicht: Sie hat { $count }.
no-reviews = Partien dieses Spiels werden nicht analysiert.
reviews-away = Auf diesem Server werden zurzeit keine Analysen gemacht.
not-a-whole-turn = Das ist kein ganzer Zug dieses Spielers.
review-missing = Diese Partie wurde noch nicht analysiert.
