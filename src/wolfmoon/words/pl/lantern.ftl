# Latarnia i nauczyciel przy stole: kto może dostać podpowiedź i co ją otacza.

## Dlaczego jej nie ma

hints-off = Ten stół otwarto bez podpowiedzi.
hints-company = Grają tu inni ludzie, a stołu nie otwarto z podpowiedziami.
hints-rated = Ta partia jest rankingowa: nikt nie dostaje podpowiedzi.
hints-away = Ten serwer nie daje podpowiedzi.
hint-not-your-turn = Podpowiedź jest dla tego, kto decyduje; poczekaj na swoją kolej.
hint-failed = Podpowiedź nie nadeszła. Spróbuj jeszcze raz.
not-a-turn = To jeszcze nie jest cała tura.

## Latarnia

lantern = Podpowiedź
lantern-why = Dlaczego
lantern-casual = partia towarzyska
lantern-tutor = od nauczyciela
lantern-show = Pokaż
lantern-show-rung = Pokaż: { $rung }
lantern-rung-of = { $number } z 3
lantern-looking = Szukam najlepszej drogi…
lantern-still-looking = Wciąż szukam. Możesz to zamknąć; nic nie przepadnie.
lantern-clock = Twój zegar tymczasem chodzi.
lantern-no-answer = Podpowiedź nie nadeszła.
lantern-no-connection = Nie ma połączenia. Podpowiedzi wrócą razem z nim.
lantern-again = Spróbuj jeszcze raz
lantern-another-way = Wybierasz inną drogę; podpowiedź się tu kończy.
lantern-to-turn = Do mojej tury
lantern-step-done = zrobione
lantern-in-hint = w podpowiedzi
lantern-in-hint-sentence = W podpowiedzi.
lantern-sure = Na ile to pewne?
lantern-margin = To warte jest o { $value } ± { $half } p.p. szansy wygranej więcej niż druga w kolejności możliwość.
lantern-margin-counted = To warte jest o { $value } p.p. szansy wygranej więcej niż druga w kolejności możliwość; to policzono.
lantern-share = { $share } %
lantern-ahead = { $count } z { $of }
lantern-used = { $count ->
    [one] Podpowiedzi w { $count } turze
    [few] Podpowiedzi w { $count } turach
   *[many] Podpowiedzi w { $count } turach
}
lantern-tutored = Z nauczycielem
key-lantern = Poproś o podpowiedź

## Nauczyciel

tutor-gives-up = Ta tura oddaje { $value } ± { $half } p.p. szansy wygranej.
tutor-gives-up-counted = Ta tura oddaje { $value } p.p. szansy wygranej.
tutor-see-why = Zobacz dlaczego
tutor-hide = Ukryj
tutor-with = { $action ->
    [play] Z tą kartą
    [take] Z tą blizną
    [take-hidden] Z tą blizną
    [place] W tym miejscu
   *[other] Z tą turą
}
tutor-better = Co oddaje
tutor-nothing = Niczego więcej nie dowiedziono.

## Ustawienia i nowe stoły

set-tutor = Nauczyciel
set-tutor-hint = Zanim zagrasz, mówi, że tura dużo oddaje. Tylko tam, gdzie są podpowiedzi.
set-tutor-first = W moich pierwszych partiach
set-tutor-always = Zawsze
set-tutor-never = Nigdy
set-threshold = Nauczyciel odzywa się od
set-threshold-hint = Liczone od sprawiedliwego udziału w wygranej.
set-threshold-10 = 10 %
set-threshold-20 = 20 %
set-threshold-30 = 30 %
new-hints = Podpowiedzi
new-hints-hint = Kto decyduje, może zapytać, gdzie patrzeć, do czego dążyć i co zrobić. Wszyscy widzą, kto pytał.

## Dziennik

event-hinted = { $by ->
    [tutor] { $who } gra z nauczycielem.
   *[lantern] { $who } korzysta z podpowiedzi.
}
