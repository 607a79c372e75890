# Benachrichtigungen: was Nachrichten sagen, und die Seite, auf der sie eingestellt werden.

## Nachrichten

notice-turn = Du bist am Zug: { $title }
notice-soon = Noch { $time }: { $title }
notice-back = { $name } möchte einen Zug zurückgehen: { $title }
notice-invited = { $name } möchte Revanche: { $title }
notice-table-turn = { $name } am Zug: { $title }
notice-table-soon = { $name } hat noch { $time }: { $title }
notice-with = { $game } mit { $names }
notice-left = Noch { $time }.
notice-open = Öffnen
notice-mute = Tisch stummschalten
notice-test = Ein Test von Wolfmoon
notice-test-text = So erreicht es dich, { $name }.
digest-more = und { $count } weitere
mail-go = Zum Tisch
mail-not-this-table = Nicht für diesen Tisch
mail-not-at-all = Gar nicht mehr
mail-confirm-title = Ist das deine Adresse?
mail-confirm-text = { $name } möchte per E-Mail erfahren, wenn eine Partie bei Wolfmoon wartet. Wenn du das bist, öffne diesen Link. Wenn nicht, tu nichts: Dann wird nichts gesendet.

## Ablehnungen

hook-address-wrong = An diese Adresse können keine Nachrichten gesendet werden.
hook-address-https = Die Adresse muss mit https:// beginnen.
hook-address-private = Diese Adresse liegt in einem internen Netz. Hier sind nur Adressen im offenen Internet erlaubt.
hook-account = Webhooks gibt es nur mit Konto. Sichere zuerst deine Partien mit einem Passwort.
mail-not-here = Dieser Server kann keine E-Mails senden: Das ist nicht eingerichtet.
push-not-here = Dieser Server kann Browser nicht benachrichtigen: Das ist nicht eingerichtet.
way-unknown = Diesen Weg gibt es nicht mehr.
way-unconfirmed = Bestätige zuerst die Adresse: Eine E-Mail ist unterwegs zu dir.
too-many-ways = { $most ->
    [one] Du kannst { $most } Weg haben. Entferne ihn zuerst.
   *[other] Du kannst { $most } Wege haben. Entferne zuerst einen davon.
}
link-unknown = Dieser Link ist ungültig, oder das, worum es ging, gibt es nicht mehr.

## Die Seite

notifications = Benachrichtigungen
notify-nobody = Gib dir zuerst einen Namen; dann kannst du wählen, wie du erfährst, dass du am Zug bist.
notify-where = Wohin
notify-browser = Dieser Browser
notify-browser-off = Erfährt nichts
notify-browser-denied = Der Browser verbietet es. Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite.
notify-browser-cannot = Diesen Browser kann man nicht benachrichtigen.
notify-iphone = Lege Wolfmoon zuerst auf den Home-Bildschirm und öffne es von dort: Dann geht es auch auf diesem iPhone oder iPad.
notify-mail = E-Mail
notify-mail-none = E-Mail ist auf diesem Server nicht eingerichtet.
notify-push-none = Nachrichten an Browser sind auf diesem Server nicht eingerichtet.
notify-mail-address = Deine E-Mail-Adresse
notify-unconfirmed = noch nicht bestätigt: Öffne den Link in der E-Mail
notify-used = zuletzt benutzt { $when }
notify-never-used = noch nicht benutzt
notify-off = aus
notify-gone = Der Dienst sagt, dass dort niemand mehr ist. Dieser Weg ist aus.
notify-failing = Einen Tag lang kam nichts an. Dieser Weg ist aus.
notify-failing-now = Die letzte Nachricht kam nicht an. Wir versuchen es einen Tag lang weiter.
notify-test = Test senden
notify-answer = { $status } { $reason } nach { $seconds } s. { $words }
notify-no-answer = Keine Antwort. { $words }
notify-taken = Angenommen: Sieh dort nach.
notify-add = Hinzufügen
notify-hook-add = Webhook hinzufügen
notify-hook-address = Adresse des Webhooks
notify-hook-note = Nur Adressen im offenen Internet, sofern der Server nichts anderes erlaubt. Die Adresse bleibt geheim, vor anderen und im Protokoll.
notify-hook-account = Webhooks gibt es nur mit Konto: Sichere zuerst deine Partien mit einem Passwort.
notify-remove = { $name } entfernen
service-json = Reines JSON
notify-what = Was
notify-what-note = Die Glocke zeigt alles.
notify-kind = Was
notify-by-push = Browser
notify-by-mail = E-Mail
notify-by-hook = Webhook
notify-turn = Ich bin am Zug
notify-soon = Die Zeit läuft bald ab
notify-soon-hint = noch ein Achtel
notify-invited = Einladung, Revanche
notify-back = Bitte um Rücknahme
notify-when = Wann
notify-quiet = Ruhezeit
notify-quiet-hint = Was dann kommt, wartet bis zu ihrem Ende.
notify-from = von
notify-to = bis
notify-but-soon = Außer wenn die Zeit abläuft
notify-but-soon-hint = Für einen Zug, der bis dahin verloren wäre.
notify-digest = Eine Nachricht am Tag
notify-digest-hint = Eine Übersicht statt einzelner. Ablaufende Zeit wird weiter gemeldet.
notify-at = um
notify-here = Nichts wird gesendet, wenn du in der letzten Minute hier aktiv warst.
notify-tables = Einzelne Tische
notify-tables-none = Du hast keine laufenden Partien.
notify-usual = Wie oben
notify-only-soon = Nur wenn die Zeit abläuft
notify-muted = Nichts
notify-saved = Gespeichert.
notify-looks = Wie eine Nachricht aussieht
notify-looks-text = Jede nennt das Spiel, wer spielt, was geschah und wie viel Zeit du hast; mit einem Bild und einem Link zum Tisch.
notify-never = Nie steht darin eine Hand, eine verdeckte Karte oder Narbe, auch nicht die eigene: Der Bildschirm kann gesperrt sein, den Kanal können andere lesen.
notify-change = Benachrichtigungen
bell-way-off = { $name } ist aus
bell-seen = Gesehen
table-hooks = Webhook dieses Tisches
table-hooks-text = Für einen Kanal, den alle am Tisch lesen. Er sendet, was alle sehen dürfen, und sonst nichts.
stop-title = Nachrichten
stop-stop-done = { $label } erfährt nichts mehr.
stop-mute-done = Von diesem Tisch erfährst du nichts mehr.
stop-confirm-done = { $label } ist bestätigt.
stop-stop-do = { $label } nichts mehr senden
stop-mute-do = Nichts von diesem Tisch
stop-confirm-do = Ja, das ist meine
stop-settings = Einstellen, was du erfahren willst
