# Powiadomienia: co mówią wiadomości, i strona, na której się je ustawia.

## Wiadomości

notice-turn = Twoja kolej: { $title }
notice-soon = Zostało { $time }: { $title }
notice-back = { $name } prosi o cofnięcie tury: { $title }
notice-invited = { $name } proponuje rewanż: { $title }
notice-table-turn = Teraz { $name }: { $title }
notice-table-soon = { $name }: zostało { $time }: { $title }
notice-with = { $game }, grają { $names }
notice-left = Zostało { $time }.
notice-open = Otwórz
notice-mute = Wycisz ten stół
notice-test = Test z Wolfmoon
notice-test-text = Tak będą wyglądać wiadomości, { $name }.
digest-more = i jeszcze { $count }
mail-go = Przejdź do stołu
mail-not-this-table = Nie pisz o tym stole
mail-not-at-all = Nie pisz wcale
mail-confirm-title = Czy to twój adres?
mail-confirm-text = { $name } chce dostawać e-maile, gdy czeka partia w Wolfmoon. Jeśli to ty, otwórz ten link. Jeśli nie, nie rób nic, a nic nie zostanie wysłane.

## Odmowy

hook-address-wrong = Na ten adres nie można wysyłać wiadomości.
hook-address-https = Adres musi zaczynać się od https://.
hook-address-private = Ten adres leży w sieci wewnętrznej. Tutaj dozwolone są tylko adresy w otwartym internecie.
hook-account = Webhooki są dla kont. Najpierw zachowaj partie, ustawiając hasło.
mail-not-here = Ten serwer nie wysyła e-maili: gospodarz tego nie ustawił.
push-not-here = Ten serwer nie powiadamia przeglądarek: gospodarz tego nie ustawił.
way-unknown = Tego sposobu powiadamiania już nie ma.
way-unconfirmed = Najpierw potwierdź adres: wiadomość jest już w drodze.
too-many-ways = { $most ->
    [one] Możesz mieć { $most } sposób powiadamiania. Najpierw go usuń.
    [few] Możesz mieć { $most } sposoby powiadamiania. Najpierw usuń jeden z nich.
   *[many] Możesz mieć { $most } sposobów powiadamiania. Najpierw usuń jeden z nich.
}
link-unknown = Ten link jest nieważny albo tego, czego dotyczył, już nie ma.

## Strona

notifications = Powiadomienia
notify-nobody = Najpierw podaj imię; potem wybierzesz, jak chcesz się dowiadywać, że to twoja kolej.
notify-where = Dokąd
notify-browser = Ta przeglądarka
notify-browser-off = Nie dostaje niczego
notify-browser-denied = Przeglądarka tego zabrania. Zezwól w jej ustawieniach na powiadomienia z tej strony.
notify-browser-cannot = Tej przeglądarki nie da się powiadamiać.
notify-iphone = Najpierw dodaj Wolfmoon do ekranu początkowego i otwórz stamtąd: wtedy ten iPhone lub iPad też dostanie powiadomienia.
notify-mail = E-mail
notify-mail-none = Gospodarz tego serwera nie ustawił poczty.
notify-push-none = Gospodarz tego serwera nie ustawił powiadomień dla przeglądarek.
notify-mail-address = Twój adres e-mail
notify-unconfirmed = jeszcze niepotwierdzony: otwórz link z wiadomości
notify-used = ostatnio użyto { $when }
notify-never-used = jeszcze nie użyto
notify-off = wyłączone
notify-gone = Usługa mówi, że nikogo już tam nie ma. Wyłączono.
notify-failing = Przez cały dzień nic nie dotarło. Wyłączono.
notify-failing-now = Ostatnia wiadomość nie dotarła. Próbujemy dalej przez dobę.
notify-test = Wyślij test
notify-answer = { $status } { $reason } po { $seconds } s. { $words }
notify-no-answer = Brak odpowiedzi. { $words }
notify-taken = Przyjęto: zajrzyj tam.
notify-add = Dodaj
notify-hook-add = Dodaj webhook
notify-hook-address = Adres webhooka
notify-hook-note = Tylko adresy w otwartym internecie, chyba że gospodarz zezwala na inne. Adres pozostaje tajny: dla innych i w dzienniku.
notify-hook-account = Webhooki są dla kont: najpierw zachowaj partie, ustawiając hasło.
notify-remove = Usuń: { $name }
service-json = Zwykły JSON
notify-what = Co
notify-what-note = Dzwonek pokazuje wszystko.
notify-kind = Co
notify-by-push = przeglądarka
notify-by-mail = e-mail
notify-by-hook = webhook
notify-turn = Moja kolej
notify-soon = Czas się kończy
notify-soon-hint = została jedna ósma
notify-invited = Zaproszenie, rewanż
notify-back = Prośba o cofnięcie
notify-when = Kiedy
notify-quiet = Godziny ciszy
notify-quiet-hint = Co przyjdzie w tym czasie, poczeka do ich końca.
notify-from = od
notify-to = do
notify-but-soon = Chyba że kończy się czas
notify-but-soon-hint = Dla tury, która do tego czasu by przepadła.
notify-digest = Jedna wiadomość dziennie
notify-digest-hint = Przegląd zamiast pojedynczych. O kończącym się czasie nadal powiadamiamy.
notify-at = o
notify-here = Nic nie jest wysyłane, gdy od twojego ostatniego działania tutaj minęła mniej niż minuta.
notify-tables = Pojedyncze stoły
notify-tables-none = Nie masz trwających partii.
notify-usual = Jak wyżej
notify-only-soon = Tylko gdy kończy się czas
notify-muted = Nic
notify-saved = Zapisano.
notify-looks = Jak wygląda wiadomość
notify-looks-text = Każda podaje grę, graczy, co się stało i ile masz czasu; z obrazkiem i linkiem do stołu.
notify-never = Nigdy nie ma w niej ręki, zakrytej karty ani blizny, nawet twojej: ekran może być zablokowany, a kanał wspólny.
notify-change = Powiadomienia
bell-way-off = { $name }: wyłączone
bell-seen = Wiem
table-hooks = Webhook tego stołu
table-hooks-text = Dla kanału, który czytają wszyscy przy stole. Wysyła to, co każdy może zobaczyć, i nic więcej.
stop-title = Wiadomości
stop-stop-done = { $label } nie dostaje już niczego.
stop-mute-done = O tym stole nie dostajesz już niczego.
stop-confirm-done = { $label } potwierdzono.
stop-stop-do = Nic więcej na { $label }
stop-mute-do = Nic o tym stole
stop-confirm-do = Tak, to mój adres
stop-settings = Ustaw, o czym chcesz wiedzieć
