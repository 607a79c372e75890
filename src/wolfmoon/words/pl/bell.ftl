# Dzwonek, moje partie i następna, która czeka.

bell = Powiadomienia
bell-title = Co czeka na ciebie
bell-label = { $count ->
    [0] Powiadomienia: nic na ciebie nie czeka
    [one] Powiadomienia: { $count } rzecz czeka na ciebie
    [few] Powiadomienia: { $count } rzeczy czekają na ciebie
   *[many] Powiadomienia: { $count } rzeczy czeka na ciebie
}
bell-empty = Nic na ciebie nie czeka.
bell-empty-text = Tu pojawią się zaproszenia, prośby i twoje tury.
games-wait = { $count ->
    [one] { $count } partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
   *[many] { $count } partii czeka na ciebie
}
wait-first = Najpierw { $title }: zostało { $time }
next-game = Następna partia
next-game-is = Następna partia: { $title }
next-game-waits = Następna partia
nothing-waits = Żadna inna partia na ciebie nie czeka.
aside = Później
row-aside = odłożona
answered-yes = Zgoda wysłana.
answered-no = Odmowa wysłana.
go-to-table = Przejdź do stołu
games-lead = { $count ->
    [one] Trwa { $count } partia.
    [few] Trwają { $count } partie.
   *[many] Trwa { $count } partii.
} { $waiting ->
    [0] Żadna na ciebie nie czeka.
    [one] { $waiting } czeka na ciebie.
    [few] { $waiting } czekają na ciebie.
   *[many] { $waiting } czeka na ciebie.
}
games-lead-time = { $count ->
    [one] Trwa { $count } partia.
    [few] Trwają { $count } partie.
   *[many] Trwa { $count } partii.
} { $waiting ->
    [one] { $waiting } czeka na ciebie, jeszcze { $time }.
    [few] { $waiting } czekają na ciebie, pierwsza jeszcze { $time }.
   *[many] { $waiting } czeka na ciebie, pierwsza jeszcze { $time }.
}
shelf-waits = Czeka na ciebie
shelf-theirs = Grają inni
games-order = Kolejność
order-time = Czas
order-move = Ruch
order-game = Gra
time-left = zostało { $time }
about-time = około { $time }
as-of = Brak połączenia. Stan z godziny { $time }.
key-bell = Co czeka na ciebie
key-next-game = Następna partia, która czeka
key-aside = Odłóż tę partię na później
key-close = Zamknij
key-row-down = Następny wiersz
key-row-up = Wiersz wyżej
peek-since = Od twojej tury, { $ago }
peek-so-far = Jak dotąd
peek-lately = Ostatnio
peek-nothing = Od twojej tury nic się nie wydarzyło.
peek-nothing-yet = Jeszcze nic się nie wydarzyło.
peek-mute = Bez wiadomości
set-go-on = Automatycznie do następnej
set-go-on-hint = Trzy sekundy po twojej turze, do partii, w której zostało najmniej czasu. Dowolny klawisz lub dotknięcie to zatrzymuje.

## Jak długo coś trwa

span-days-hours = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
} { $hours } h
span-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
span-hours-minutes = { $hours } h { $minutes } min
span-hours = { $hours } h
span-minutes = { $minutes } min
span-moment = mniej niż minuta
