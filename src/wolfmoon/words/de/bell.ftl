# Die Glocke, meine Partien und die nächste, die wartet.

bell = Benachrichtigungen
bell-title = Was auf dich wartet
bell-label = { $count ->
    [0] Benachrichtigungen: nichts wartet auf dich
    [one] Benachrichtigungen: { $count } Sache wartet auf dich
   *[other] Benachrichtigungen: { $count } Sachen warten auf dich
}
bell-empty = Nichts wartet auf dich.
bell-empty-text = Einladungen, Bitten und deine Züge stehen hier.
games-wait = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
wait-first = Zuerst { $title }: noch { $time }
next-game = Nächste Partie
next-game-is = Nächste Partie: { $title }
next-game-waits = Nächste wartende Partie
nothing-waits = Sonst wartet nichts auf dich.
aside = Später
row-aside = zurückgestellt
answered-yes = Du hast zugestimmt.
answered-no = Du hast abgelehnt.
go-to-table = Zum Tisch
games-lead = { $count ->
    [one] { $count } laufende Partie.
   *[other] { $count } laufende Partien.
} { $waiting ->
    [0] Keine wartet auf dich.
    [one] { $waiting } wartet auf dich.
   *[other] { $waiting } warten auf dich.
}
games-lead-time = { $count ->
    [one] { $count } laufende Partie.
   *[other] { $count } laufende Partien.
} { $waiting ->
    [one] { $waiting } wartet auf dich, noch { $time }.
   *[other] { $waiting } warten auf dich, die erste noch { $time }.
}
shelf-waits = Wartet auf dich
shelf-theirs = Andere sind am Zug
games-order = Reihenfolge
order-time = Restzeit
order-move = Letzter Zug
order-game = Spiel
time-left = noch { $time }
about-time = etwa { $time }
as-of = Nicht verbunden. So war es um { $time }.
key-bell = Was auf dich wartet
key-next-game = Nächste wartende Partie
key-aside = Diese Partie zurückstellen
key-close = Schließen
key-row-down = Nächste Zeile
key-row-up = Zeile darüber
peek-since = Seit deinem Zug, { $ago }
peek-so-far = Bisher
peek-lately = Zuletzt
peek-nothing = Seit deinem Zug ist nichts passiert.
peek-nothing-yet = Bisher ist nichts passiert.
peek-mute = Keine Nachrichten
set-go-on = Von selbst weiter
set-go-on-hint = Drei Sekunden nach deinem Zug, zur Partie mit der kürzesten Restzeit. Jede Taste und jede Berührung hält es an.

## Wie lange etwas dauert

span-days-hours = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} { $hours } h
span-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
span-hours-minutes = { $hours } h { $minutes } min
span-hours = { $hours } h
span-minutes = { $minutes } min
span-moment = weniger als eine Minute
