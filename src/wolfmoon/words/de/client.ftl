# Die Worte der Seiten des Clients. Die seiner zwei Tische stehen in client-wolves und client-lone.

## Jede Seite

wolfmoon = Wolfmoon
brand = Wolfmoon: Start
title = { $page } · Wolfmoon
title-yours = ● { $title }
home = Start
table = Tisch
skip = Zum Inhalt
page = Seite
pages = Seiten
close = Schließen
loading = Einen Moment …
show-more = Mehr zeigen
copy-link = Link kopieren
link-copied = Link kopiert
try-again = Noch einmal versuchen
problem = Das hat nicht geklappt
server-away = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
load-again = Neu laden
failed = Hier ist etwas schiefgegangen, und es liegt an uns. Lade die Seite neu; alles Gespielte ist gespeichert.
page-failed = Diese Seite ist ausgefallen
page-failed-text = Das ist unser Fehler, nicht deiner. Alles Gespielte ist gespeichert. Lade die Seite neu, oder geh zur Startseite.
newer-client = Es gibt eine neuere Version dieser Seite. Lade sie neu, wenn es dir passt; ein begonnener Zug bleibt erhalten.
signed-out = Du bist auf diesem Gerät abgemeldet. Melde dich wieder an, um weiterzuspielen.
copy-failed = Der Browser hat das Kopieren nicht erlaubt. Kopiere diesen Link von Hand: { $address }
lost = Hier ist nichts
lost-text = Diese Seite gibt es nicht, oder sie ist umgezogen.
guest-name = Gast { $number }
you = du
name-you = { $name } (du)
present = am Tisch
absent = nicht am Tisch
points = Punkte

## Start

home-title = Ein Mond,
    fünf Rudel.
home-pitch = Zwei Brettspiele über Wölfe im Browser: mit Freunden, mit Fremden oder mit Bots, die dich nie warten lassen.
play = Spielen
play-game = { $game } spielen
play-now = Jetzt gegen einen Bot spielen
play-level = Wie stark die Bots sind
play-players = Spieler an einem Tisch von „Die Wölfe“
open-table = Tisch eröffnen
with-friends = Mit Freunden
learn = Lernen
pitch-the-wolves = Führe ein Rudel durch einen Mondzyklus und halte die Regionen, wenn ihr Mond gewertet wird.
pitch-lone-wolves = Ein Duell um fünf Gebiete in dreizehn Stichen. Verliere klug: Jede Narbe ist etwas wert.
players-the-wolves = 2–5 Spieler
players-lone-wolves = 2 Spieler
time-the-wolves = 45–75 Minuten
time-lone-wolves = 20 Minuten
kind-the-wolves = ohne Würfel
kind-lone-wolves = verdeckte Handkarten
bot-random-hint = Spielt irgendetwas Erlaubtes.
bot-cub-hint = Kennt die Regeln, sieht aber nur das Nächste. Ein sanfter erster Gegner.
bot-scout-hint = Plant seinen Zug. Für die meisten ein fairer Gegner.
bot-hunter-hint = Hat aus vielen Partien gegen sich selbst gelernt. Stark.
bot-alpha-hint = Denkt für alle am Tisch voraus. Der Stärkste.
my-games = Meine Partien
all-games = alle { $count }
no-games = Noch keine Partien. Spiele jetzt gegen einen Bot oder eröffne einen Tisch.
guest-note = Du spielst als Gast.
keep-games = Diese Partien behalten
see-lobby = Offene Tische ansehen

## Listen von Tischen

lobby = Lobby
lobby-gathering = Tische mit freiem Platz
lobby-playing = Tische zum Zuschauen
lobby-empty = Gerade wartet niemand. Eröffne einen Tisch, und andere finden ihn hier.
with-names = mit { $names }
progress-the-wolves = Tag { $done } von { $of }
progress-lone-wolves = { $done } von { $of } Stichen
points-of = { $name }: { $points }
standing-finished = beendet
standing-closed = geschlossen
standing-archived = archiviert
standing-gathering = { $count ->
    [0] beginnt gleich
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
standing-yours = Du bist am Zug
standing-waiting = { $name } ist am Zug
games-gathering = Noch nicht begonnen
games-finished = Beendet
games-archived = Archiviert
statistics = Deine Bilanz
statistics-games = Partien
statistics-wins = Gewonnen
statistics-mean = Punkte im Schnitt
statistics-best = Bestes Ergebnis

## Ein neuer Tisch

new-table = Neuer Tisch
new-game = Spiel
new-players = Spieler
new-players-hint = Zu zweit spielt ein neutrales Rudel mit.
new-board = Spielplan
new-board-basic = Fünf Gebiete. Hier fängt man an.
new-board-advanced = Narben dürfen auch an die Grenzen zwischen Gebieten gelegt werden und zählen dort für beide.
new-seats = Plätze
new-seats-hint = Ein Bot spielt sofort; ein freier Platz wartet auf jemanden; eine zweite Person kann an diesem Gerät spielen.
seat-me = Du
seat-open = Freier Platz
seat-bot = Bot
seat-here = Jemand an diesem Gerät
seat-free = Freier Platz
seat-level = { $seat }: wie stark
seat-name = { $seat }: Name
seat-name-example = Name
seat-pack = { $seat }: Rudel
pack-drawn = Zufälliges Rudel
new-who = Wer kommen darf
new-access = Zugang
access-link = Mit Link
access-link-hint = Wer die Adresse hat, darf sich setzen oder zuschauen.
access-open = Offen
access-open-hint = Der Tisch steht in der Lobby; alle dürfen sich setzen.
access-private = Privat
access-private-hint = Nur wer von dir eingeladen ist, darf sich setzen, jeweils mit einem Link, der einmal gilt.
new-spectators = Zuschauer
new-spectators-hint = Andere dürfen zuschauen. Verdeckte Karten sehen sie nie.
new-title = Titel
new-title-example = Dämmerung am See
new-title-hint = Steht in Listen. Er darf leer bleiben.
new-time = Zeit
new-clock = Uhr
clock-none = Keine Uhr
clock-none-hint = Niemand wird gedrängt.
clock-live = Am Stück
clock-live-hint = Eine feste Zahl von Minuten für die ganze Partie und einige Sekunden dazu für jeden Zug.
clock-turns = Zug um Zug
clock-turns-hint = Eine feste Zahl von Stunden für jeden Zug: für Partien, die Tage dauern.
clock-minutes = Minuten je Spieler
clock-increment = Zusätzliche Sekunden je Zug
clock-hours = Stunden je Zug
clock-left = noch { $time }
new-undo = Zurücknehmen
new-undo-hint = Entscheidungen des laufenden Zuges dürfen zurückgenommen werden, wenn nichts Verdecktes gezeigt wurde; um mehr kann man die anderen bitten.
new-more = Mehr Einstellungen
new-stand-in = Vertretung
new-stand-in-hint = Der Bot, der weiterspielt, wenn jemand geht oder die Zeit überschreitet. Der Platz kann zurückgeholt werden.
new-pause = Pause vor dem Zug eines Bots, in Sekunden
new-pause-hint = Mit einer kurzen Pause folgt es sich leichter.
new-seed = Startzahl
new-seed-hint = Eine Zahl; dieselbe Zahl gibt denselben Aufbau. Alle sehen, dass er gewählt ist, und die Partie zählt nicht. Leer: zufällig.
new-open = Tisch eröffnen
new-begin = Beginnen
house = Hauswerte
house-hint = Ändere die Werte von Markern und Spielplan, die wir im gedruckten Spiel nicht sehen konnten. Aus: unsere üblichen Werte.
house-token = Ehrenmarker
house-up = Eine Seite
house-down = Andere Seite
house-honour = Ehrenmarker { $number }, Seite { $side }
house-land = Gebiet
house-scars-up = Narben offen
house-scars-down = Narben verdeckt
house-slots = Plätze für Narben auf jeder Seite eines Gebiets
house-slots-border = Plätze für Narben an jeder Grenze

## Ein Tisch, der sich füllt

join = Du bist eingeladen
join-host = { $name } lädt dich ein.
join-seat = Platz { $number } von { $count } ist für dich frei.
join-yours = Dein Platz
your-name = Dein Name
your-name-hint = Ihn sehen alle, mit denen du spielst.
sit-down = Platz nehmen
gathering = An diesem Tisch
invite = Einladen
begin = Beginnen
begin-hint = { $count ->
    [one] Der freie Platz geht an einen Bot: { $level }.
   *[other] Die { $count } freien Plätze gehen an Bots: { $level }.
}
waiting-for-host = Wer den Tisch eröffnet hat, beginnt die Partie.
send-away = Wegschicken
send-away-one = { $name } wegschicken
close-table = Tisch schließen
close-table-means = Der Tisch verschwindet aus allen Listen, und seine Links gelten nicht mehr.
close-table-yes = Endgültig schließen
closed = Dieser Tisch ist geschlossen
closed-unused = Hier hat zu lange niemand eine Partie begonnen, darum wurde der Tisch geschlossen.
closed-host = Der Tisch wurde geschlossen, bevor eine Partie begann.
closed-rules = Seit dieser Tisch eröffnet wurde, haben sich die Regeln geändert, darum wurde er geschlossen. Zum Spielen eröffne einen neuen.
deal-chosen = Wer den Tisch eröffnet hat, hat den Aufbau gewählt. Diese Partie zählt nicht.
deal-chosen-short = gewählter Aufbau
deal-drawn = Der Aufbau ist ausgelost und steht fest.
deal-drawn-hint = Das ist der Fingerabdruck des Aufbaus. Nach der Partie prüft diese Seite, dass sich nichts geändert hat.
deal-kept = Der Aufbau stand vor dem ersten Zug fest und ist unverändert.
deal-kept-hint = Aufbau und Salz aus der Spieldatei ergeben den Fingerabdruck, den sich dieser Browser vorher gemerkt hat. Die gespeicherte Datei prüft auch der Befehl „wolfmoon verify“.
deal-fits = Der Aufbau passt zu seinem Fingerabdruck.
deal-fits-hint = Dieser Browser hat den Fingerabdruck erst nach Beginn der Partie gesehen. Wer ihn vorher notiert hat, kann vergleichen.
deal-differs = Das ist nicht der Aufbau, der vor der Partie feststand.
deal-differs-hint = Bewahre die Spieldatei und diesen Fingerabdruck auf und melde es denen, die diesen Server betreiben.
deal-unable = Dieser Browser konnte den Aufbau nicht prüfen.
deal-unable-hint = Browser prüfen Fingerabdrücke nur über eine sichere Verbindung (https). Der Befehl „wolfmoon verify“ prüft die gespeicherte Datei.
bot-level = Bot, { $level }
bot-numbered = { $name } { $number }
role-stand-in = ein Bot spielt: { $level }

## An einem Tisch

table-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
table-board = Spielplan: { $board }
table-menu = Menü
menu-menu = Tisch
menu-more = Mehr
menu-aid = Spielhilfe
menu-rules = Regeln
menu-log = Protokoll
menu-chat = Chat
menu-settings = Einstellungen
log = Protokoll
log-notation = Als Notation
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-missing = Der Chat konnte nicht geladen werden. Spielen kannst du auch ohne ihn.
chat-write = Schreibe dem Tisch
chat-send = Senden
chat-watching = Du schaust zu: Du kannst mitlesen, aber nicht schreiben.
undo = Zurücknehmen
sheet-more = Mehr zeigen
sheet-less = Weniger zeigen
connection-lost = Die Verbindung ist unterbrochen und wird neu aufgebaut; deine Auswahl bleibt.
socket-may-not-watch = Der Server hat die Verbindung zu diesem Tisch beendet: Du darfst nicht zusehen, oder du bist abgemeldet.
socket-no-table = Diesen Tisch gibt es nicht mehr.
socket-too-many = Du hast zu viele Tische gleichzeitig offen. Schließe einige davon; dieser verbindet sich von selbst wieder.
socket-database-away = Der Server erreicht seine Datenbank nicht. Die Seite versucht es weiter; deine Auswahl bleibt.
line-dropped = Das Spiel ging inzwischen weiter: Was du begonnen hattest, geht nicht mehr.
takeback-asked = { $name } möchte zum eigenen letzten Zug zurückgehen.
agree = Zustimmen
decline = Ablehnen
stand-in-plays = Ein Bot spielt für dich: { $level }.
reclaim = Meinen Platz zurückholen
ask-back = Die anderen bitten, einen Zug zurückzugehen
leave = Den Tisch verlassen
leave-means = Ein Bot spielt für dich weiter. Du kannst zurückkommen und deinen Platz wieder einnehmen.
leave-yes = Verlassen
hand-over = Weitergeben an { $name }
hand-over-why = Die nächste Hand ist nicht für dich bestimmt. Gib das Gerät weiter und mache erst dann weiter.
hand-over-yes = Ich bin { $name }
watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
watching-you = Du schaust zu.

event-made = Der Tisch ist eröffnet.
event-sat = { $who } setzt sich an den Tisch.
event-filled = { $level ->
    [none] Ein Platz ist wieder frei.
   *[other] Ein Bot setzt sich an den Tisch: { NAME($level, kind: "bot") }.
}
event-left = { $who } verlässt den Tisch.
event-sent-away = { $who } wurde weggeschickt.
event-closed = Der Tisch wurde geschlossen.
event-began = Die Partie beginnt.
event-undone = { $by ->
    [takeback] Das Spiel geht für { $who } zurück.
   *[other] { $who } nimmt etwas zurück.
}
event-back-asked = { $who } bittet, zurückzugehen.
event-back-answered = { $agree ->
    [true] { $who } stimmt dem Zurückgehen zu.
   *[other] { $who } lehnt das Zurückgehen ab.
}
event-stood-in = { $reason ->
    [timed_out] Die Zeit ist um: Ein Bot spielt für { $who } weiter.
   *[other] Ein Bot spielt für { $who } weiter.
}
event-reclaimed = { $who } ist zurück.
event-timed-out = { $who }: Die Zeit ist um.
event-bot-failed = Der Bot { $who } ist ausgefallen und wird ersetzt.
event-ended = Das Spiel ist zu Ende.
event-rematched = Es gibt eine Revanche.

## Tasten

keys = Tasten
key-keys = Diese Liste
key-rules = Spielhilfe
key-log = Protokoll
key-chat = Chat
key-settings = Einstellungen
key-space = Leertaste
key-escape = Esc
key-enter = Enter

## Das Ergebnis

score = Ergebnis
score-now = Der Stand bisher
score-won = { $lead ->
    [0] { $name } gewinnt
   *[other] { $name } gewinnt mit { $lead } Vorsprung
}
score-won-you = { $lead ->
    [0] Du gewinnst
   *[other] Du gewinnst mit { $lead } Vorsprung
}
score-shared = Geteilter Sieg: { $names }
ended-full-moon = Der Vollmond ist gewertet.
ended-quiet = Zu lange kam nichts auf den Mondkalender.
ended-thirteen-tricks = Alle Stiche sind gespielt.
rematch = Revanche
go-to-rematch = Zur Revanche
rematch-offer = { $name } bittet um Revanche.
rematch-accept = Revanche annehmen
seat-kept-for = Frei gehalten für { $name }
share = Teilen
export = Als Datei speichern
back-to-table = Zurück zum Tisch
chart = Punkte im Verlauf
chart-says = Punkte im Verlauf. Am Ende: { $ends }
chart-end = { $name }: { $total }
tie-break-the-wolves = Fett: die meisten Punkte aus dieser Quelle. Gleichstand: Erst zählen die Wertungsmarker, dann die Wölfe auf dem Spielplan.
tie-break-lone-wolves = Fett: die meisten Punkte aus dieser Quelle. Bei Gleichstand zählen einsame Wölfe auf dem Spielplan.

## Wiedergabe

replay = Wiedergabe
replay-start = Der Anfang.
replay-step = Schritt
replay-at = Schritt { $step } von { $steps }, Zug { $turn }
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt vor
replay-back = Ein Schritt zurück
replay-next-turn = Zum nächsten Zug
replay-back-turn = Zum Zug davor
replay-first = Zum Anfang
replay-last = Zum Ende
replay-grain = Schrittweite
replay-grain-turn =
    { $game ->
        [lone-wolves] Stich für Stich
       *[the-wolves] Zug für Zug
    }
replay-grain-deed = Aktion für Aktion
replay-grain-decision = Jede Entscheidung
replay-speed = Tempo
replay-times = { $speed } ×
replay-faster = Schneller
replay-slower = Langsamer
replay-choices = Wiedergabe einstellen
eyes = Gesehen von
eyes-open = Alles offen
eyes-of = Wie { $name } es sah
eyes-spectator = Wie ein Zuschauer es sah
branch = Von hier weiterspielen
branch-hint = Ein eigener Tisch, der ab Schritt { $step } weitergeht. Die Partie selbst bleibt, wie sie ist.
branch-seat = Du spielst
branch-bots = Gegen Bots
branch-alone = Allein, alle Plätze
import = Datei öffnen
import-hint = Eine als Datei gespeicherte Partie, von hier oder von der Kommandozeile. Du kannst sie ansehen und von jedem Schritt an weiterspielen.
import-unreadable = Der Browser konnte diese Datei nicht lesen. Wähle sie noch einmal aus.
import-file = Datei
import-text = Oder ihr Text
import-go = Öffnen

## Regeln

rules = Regeln
aid = Spielhilfe
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-which = Welches Spiel?
rules-aid = Auf einer Seite
rules-all = Alle Regeln

## Einstellungen

settings = Einstellungen
set-language = Sprache
set-language-auto = Wie der Browser
set-theme = Farbschema
set-theme-auto = Wie das Gerät
set-theme-night = Nacht
set-theme-day = Tag
set-colours = Farben
set-colours-usual = Üblich
set-colours-distinct = Deutlich
set-colours-hint = Farbtöne, die jedes Auge unterscheidet, und kräftigere Muster.
set-dim = Gelände abdunkeln
set-dim-hint = Nimmt Farbe und Muster des Geländes zurück, damit die Figuren hervortreten.
set-pace = Bewegung
set-pace-calm = Ruhig
set-pace-quick = Schnell
set-pace-none = Keine
set-pace-hint = Wie schnell sich Figuren bewegen.
set-pace-still = Auf dem Gerät ist weniger Bewegung eingestellt, darum gleiten die Figuren nicht.
set-sounds = Klänge
set-sounds-hint = Holz, Plättchen und ein fernes Heulen.
set-volume = Lautstärke
set-confirm-move = Jeden Zug bestätigen
set-confirm-move-hint = Ein Zug wird nur mit dem Hauptknopf gespielt. Aus: sofort nach der letzten Wahl.
set-confirm-end = Zugende bestätigen
set-confirm-end-hint = Fragt nach, wenn ein Zug mit einer übrigen Aktion enden würde.
set-notation = Protokoll in Notation
set-notation-hint = Wie in Spieldateien statt in Worten.
set-hints = Hinweise in den ersten Zügen
set-hints-hint = Ein, zwei Sätze dazu, was zu tun ist.
hints-hide = Hinweise ausblenden
sounds-offer = Möchtest du leise Klänge am Tisch? Holz auf Holz, ein fernes Heulen.
sounds-offer-yes = Töne einschalten
sounds-offer-no = Nein, danke
account = Du
account-nobody = Du hast noch keinen Namen angegeben.
account-guest = Du spielst als Gast, { $name }. Mit einem Passwort kannst du auf jedem Gerät zurückkommen und deine Partien behalten.
account-member = Angemeldet als { $name }.
account-rename = Namen ändern
account-named = Der Name ist geändert.
account-kept = Fertig. Deine Partien bleiben.
account-back = Willkommen zurück.
account-out = Du bist abgemeldet.
account-delete = Mein Konto löschen
account-delete-yes = Für immer löschen
account-delete-means = Dein Name und dein Passwort werden gelöscht. Partien mit anderen bleiben, als Partien von jemandem, der gegangen ist.
password = Passwort
password-hint = { $count ->
    [one] Mindestens { $count } Zeichen.
   *[other] Mindestens { $count } Zeichen.
}
sign-up = Meine Partien behalten
sign-in = Anmelden
sign-out = Abmelden
password-change = Passwort ändern
password-old = Altes Passwort
password-new = Neues Passwort
password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
sessions = Wo du angemeldet bist
sessions-hint = { $days ->
    [one] Ein Browser, den du { $days } Tag lang nicht benutzt, meldet sich selbst ab.
   *[other] Ein Browser, den du { $days } Tage lang nicht benutzt, meldet sich selbst ab.
}
session-this = dieser Browser
session-used = zuletzt { $date }
session-unknown = Unbekanntes Gerät
session-end = Abmelden
session-end-one = Abmelden: { $device }
session-ended = Dort abgemeldet.
sessions-end-others = Überall sonst abmelden
sessions-ended = Du bist überall sonst abgemeldet.
guest-until = Dieser Browser kennt dich mindestens bis zum { $date }.
tokens = Schlüssel für deine eigenen Bots
tokens-hint = Ein Programm mit einem Schlüssel spielt in deinem Namen. Das Geheimnis wird einmal gezeigt.
token-label = Wofür er ist
token-new = Neuer Schlüssel
token-made = Der Schlüssel ist fertig. Kopiere jetzt sein Geheimnis.
token-end = Widerrufen
token-ended = Der Schlüssel gilt nicht mehr.
