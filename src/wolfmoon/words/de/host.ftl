# What the host of a server is told in the terminal.

## The doctor
host-check-versions = Versionen
host-check-database = Datenbank
host-check-disk = Platte
host-check-clock = Uhr
host-check-compiled = übersetzter Code
host-check-links = Links in Nachrichten
host-check-push = Nachrichten an Browser
host-check-mail = E-Mail-Versand
host-check-reached = Adresse
host-check-proxy = Proxyserver
host-check-sockets = Socket-Verbindungen
doctor-cure = Was hilft: { $cure }
doctor-from-outside = Wie man ihn von außen sieht, prüft { $option }.
doctor-versions = Das ist Wolfmoon { $version }, Python { $python }, Numba { $numba }.
doctor-versions-other = Wolfmoon { $version } ist nicht für Python { $python } gemacht (Numba { $numba }).
doctor-database = { $kind } antwortet, Version { $version }.
doctor-database-empty = Sie ist leer; der erste Server füllt sie.
doctor-database-none = Unter { $file } gibt es keine; der erste Server legt sie an.
doctor-database-version = Sie hat Version { $found }; dieses Programm braucht { $wanted }.
doctor-database-broken = Die Datei ist beschädigt: { $problem }
doctor-database-away = Sie ist nicht erreichbar: { $problem }
doctor-disk = { $gigabytes } GB frei in { $folder }
doctor-clock = Sie stimmt mit dem überein, was aufbewahrt ist.
doctor-clock-behind = Sie geht gegenüber dem Aufbewahrten mindestens { $seconds } s nach.
doctor-clock-ahead = Sie geht gegenüber der Datenbank { $seconds } s vor.
doctor-compiled = Regeln und Bots liegen fertig in { $folder }.
doctor-not-compiled =
    { $count ->
        [one] { $count } Teil der Regeln und Bots ist noch nach { $folder } zu übersetzen.
       *[other] { $count } Teile der Regeln und Bots sind noch nach { $folder } zu übersetzen.
    }
doctor-interpreted = Nichts wird übersetzt: Die Regeln laufen tausendmal langsamer.
doctor-links = Sie beginnen mit { $site }
doctor-links-none = Sie führen von außen ins Leere: Der Server weiß nicht, unter welcher Adresse man ihn findet.
doctor-not-set-up = Nicht eingerichtet.
doctor-push = Die Schlüssel sind da und unterschreiben für { $subject }
doctor-push-package = Es ist nichts installiert, das sie verschlüsselt.
doctor-push-subject = An { $subject } können Push-Dienste nicht schreiben, und der von Apple weist deshalb jede Nachricht ab.
doctor-push-no-keys = Es gibt noch keine Schlüssel; der erste Server legt sie an.
doctor-push-keys = Die Schlüssel sind nicht lesbar: { $problem }
doctor-mail = { $host }:{ $port } antwortet und nimmt Briefe von { $sender } an
doctor-mail-half = Es ist nur halb eingerichtet; { $option } fehlt.
doctor-mail-away = { $host }:{ $port } antwortet nicht wie ein Mailserver: { $problem }
doctor-mail-login = Der Server lässt uns nicht hinein: { $problem }
doctor-mail-secure = Es gibt keine sichere Verbindung zum Server: { $problem }
doctor-mail-open = { $host }:{ $port } nimmt Briefe von { $sender } an, aber das Passwort geht unverschlüsselt dorthin.
doctor-mail-sender = Der Server nimmt keine Briefe von { $sender } an: { $problem }
doctor-reached = Dort antwortet Wolfmoon { $version } und ist wohlauf.
doctor-not-reached = Dort antwortet niemand: { $problem }
doctor-not-well = Was dort antwortet, sagt { $status }.
doctor-clocks-apart = Die Uhr des Servers und diese gehen mehr als eine halbe Minute auseinander.
doctor-proxy = Der Server weiß, wer fragt und wie; deine Adresse ist { $address }.
doctor-not-proxied = Vor dem Server steht ein Proxy, und der Server hört nicht auf ihn: Alle haben dieselbe Adresse.
doctor-scheme = Der Server glaubt, man komme über { $found }, nicht über { $wanted }.
doctor-host = Der Server glaubt, er heiße { $found }, nicht { $wanted }: Seiten werden als fremde abgewiesen.
doctor-base = Der Server glaubt, er liege unter { $found }, nicht unter { $wanted }.
doctor-nobody = Der Proxy sagt nicht, wer fragt: Alle haben dieselbe Adresse.
doctor-sockets = Sie kommen durch.
doctor-sockets-cut = Sie kommen nicht durch: { $problem }
cure-run = { $command } ausführen.
cure-python = mit Python { $first } bis { $last } neu installieren.
cure-newer = die Ausgabe von Wolfmoon installieren, die diese Datenbank angelegt hat, oder eine neuere.
cure-restore = den Server anhalten, die Datei beiseitelegen und wolfmoon db restore mit der neuesten Sicherung ausführen.
cure-database = die Datenbank starten oder mit --database die richtige Adresse angeben.
cure-where = mit --data oder --database angeben, wo der Server seine Partien aufbewahrt.
cure-disk = Platz schaffen oder mit --data einen anderen Ordner wählen.
cure-clock = beide Rechner ihre Uhr nach einem Zeitserver stellen lassen (timedatectl set-ntp true).
cure-interpreted = NUMBA_DISABLE_JIT aus der Umgebung entfernen.
cure-log = das Protokoll des Servers lesen, gestartet mit --log info.
cure-address = Server und Proxy starten; Name, Port und Zertifikat prüfen.
cure-serve = wolfmoon serve mit { $option } starten.
cure-header = den Proxy { $name } weitergeben lassen, wie es die Dateien in deploy/ tun.
cure-sockets = den Proxy Upgrade und Connection weitergeben lassen, wie es die Dateien in deploy/ tun.
cure-start = wolfmoon serve einmal starten.
cure-contact = wolfmoon serve eine Adresse geben, die jemand liest, etwa --contact mailto:du@deine.seite.
cure-keys = die neueste Sicherung zurückspielen: Neue Schlüssel würden jedes Abonnement beenden.
cure-smtp = Name und Port in --smtp prüfen, und ob dieser Rechner sie erreichen darf.
cure-login = den Namen in --smtp und das Passwort in WOLFMOON_SMTP_PASSWORD prüfen.
cure-secure = --smtp smtps://… mit dem Namen verwenden, auf den das Zertifikat des Servers ausgestellt ist.
cure-sender = mit --mail-from eine Adresse angeben, für die dieser Mailserver senden darf.

## People, tables, reports
host-guest = Gast
host-account = Konto
host-for-good = für immer
host-nothing = Nichts gefunden.
host-renamed = Der Name ist jetzt { $name }.
host-blocked = Gesperrt: Mit diesem Konto kommt niemand mehr herein.
host-unblocked = Nicht mehr gesperrt.
host-erase-sure = Alles Persönliche von { $who } endgültig löschen?
host-erased = Gelöscht: { $id }. Die Partien bleiben, mit jemandem, der gegangen ist.
host-invitation =
    { $count ->
        [one] Dieser Link lässt { $count } Person herein; setze deine Adresse davor: { $path }
       *[other] Dieser Link lässt { $count } Personen herein; setze deine Adresse davor: { $path }
    }
host-no-person = es gibt niemanden mit der Kennung oder dem Kontonamen { $found }; Gäste haben nur eine Kennung, { $list } zeigt sie
host-name = { $found } kann hier kein Name sein: Er ist vergeben oder sieht einem anderen gleich
host-name-bad = { $found } kann kein Name sein: Er braucht 1 bis { $most } Zeichen, die man alle sieht
host-no-table = es gibt keinen Tisch { $found }
host-delete-sure = Den Tisch { $id } mit allem, was daran gespielt und gesagt wurde, endgültig löschen?
host-deleted = Gelöscht.
host-status-gathering = sammelt sich
host-status-playing = wird gespielt
host-status-finished = beendet
host-status-closed = geschlossen
host-status-archived = archiviert
host-no-reports = Keine offenen Meldungen.
host-no-report = keine offene Meldung { $found }
host-report = { $at }: { $by } über { $whom } ({ $id }), { $reason }
host-report-table = an Tisch { $table }
host-reason-chat = was die Person schreibt
host-reason-name = ihr Name
host-reason-play = wie sie spielt
host-reason-other = etwas anderes
host-settled = Erledigt.
host-announced = Jetzt lesen es alle.
host-announced-nothing = Es wird nichts mehr angesagt.
host-long = eine Ansage hat höchstens { $most } Zeichen
host-control = eine Ansage ist reiner Text; in { $found } sind Zeichen, die man nicht sieht
