# What the host of a server is told in the terminal.

## The doctor
host-check-versions = versions
host-check-database = database
host-check-disk = disk
host-check-clock = clock
host-check-compiled = compiled code
host-check-links = links in messages
host-check-push = messages to browsers
host-check-mail = e-mail
host-check-reached = address
host-check-proxy = proxy
host-check-sockets = sockets
doctor-cure = What helps: { $cure }
doctor-from-outside = What people see from outside is looked at with { $option }.
doctor-versions = This is Wolfmoon { $version }, Python { $python }, Numba { $numba }.
doctor-versions-other = Wolfmoon { $version } is not made for Python { $python } (Numba { $numba }).
doctor-database = { $kind } answers, version { $version }.
doctor-database-empty = It is empty; the first server fills it.
doctor-database-none = There is none at { $file }; the first server makes it.
doctor-database-version = It has version { $found }; this program needs { $wanted }.
doctor-database-broken = The file is damaged: { $problem }
doctor-database-away = It can’t be reached: { $problem }
doctor-disk = { $gigabytes } GB free at { $folder }
doctor-clock = It agrees with what was kept.
doctor-clock-behind = It is at least { $seconds } s behind what was kept.
doctor-clock-ahead = It is { $seconds } s ahead of the database’s.
doctor-compiled = Rules and bots are ready in { $folder }.
doctor-not-compiled =
    { $count ->
        [one] { $count } part of rules and bots is still to be compiled to { $folder }.
       *[other] { $count } parts of rules and bots are still to be compiled to { $folder }.
    }
doctor-interpreted = Nothing is compiled: the rules run a thousand times slower.
doctor-links = They begin with { $site }
doctor-links-none = They lead nowhere from elsewhere: the server does not know by which address people find it.
doctor-not-set-up = Not set up.
doctor-push = The keys are there and sign for { $subject }
doctor-push-package = Nothing is installed that encrypts them.
doctor-push-subject = Push services can’t write to { $subject }, and Apple’s refuses every message for that.
doctor-push-no-keys = There are no keys yet; the first server makes them.
doctor-push-keys = The keys can’t be read: { $problem }
doctor-mail = { $host }:{ $port } answers and takes letters from { $sender }
doctor-mail-half = Half of it is set up; { $option } is missing.
doctor-mail-away = { $host }:{ $port } does not answer as a mail server: { $problem }
doctor-mail-login = The server does not let us in: { $problem }
doctor-mail-secure = There is no safe connection to the server: { $problem }
doctor-mail-open = { $host }:{ $port } takes letters from { $sender }, but the password goes there unencrypted.
doctor-mail-sender = The server takes no letters from { $sender }: { $problem }
doctor-reached = Wolfmoon { $version } answers there, and is well.
doctor-not-reached = Nobody answers there: { $problem }
doctor-not-well = What answers there says { $status }.
doctor-clocks-apart = The server’s clock and this one differ by more than half a minute.
doctor-proxy = The server knows who asks, and how; you are { $address }.
doctor-not-proxied = A proxy stands before the server, and the server does not listen to it: everyone is one address.
doctor-scheme = The server believes that people come by { $found }, not { $wanted }.
doctor-host = The server believes that it is called { $found }, not { $wanted }: pages are refused as another site’s.
doctor-base = The server believes that it lies under { $found }, not { $wanted }.
doctor-nobody = The proxy does not say who asks: everyone is one address.
doctor-sockets = They come through.
doctor-sockets-cut = They do not come through: { $problem }
cure-run = run { $command }.
cure-python = install it with Python { $first } to { $last }.
cure-newer = install the release of Wolfmoon that made this database, or a newer one.
cure-restore = stop the server, move the file away, and run wolfmoon db restore with the newest backup.
cure-database = start the database, or give its right address with --database.
cure-where = say where your server keeps its games, with --data or --database.
cure-disk = make room, or choose another folder with --data.
cure-clock = have both machines set their clocks by a time server (timedatectl set-ntp true).
cure-interpreted = remove NUMBA_DISABLE_JIT from the environment.
cure-log = read the server’s log, started with --log info.
cure-address = start the server and the proxy, and check name, port and certificate.
cure-serve = start wolfmoon serve with { $option }.
cure-header = have the proxy pass on { $name }, as the files in deploy/ do.
cure-sockets = have the proxy pass on Upgrade and Connection, as the files in deploy/ do.
cure-start = start wolfmoon serve once.
cure-contact = give wolfmoon serve an address that somebody reads, as --contact mailto:you@your.site.
cure-keys = restore the newest backup: new keys would end every subscription.
cure-smtp = check name and port in --smtp, and whether this machine may reach them.
cure-login = check the name in --smtp and the password in WOLFMOON_SMTP_PASSWORD.
cure-secure = use --smtp smtps://… with the name that the server’s certificate is made out to.
cure-sender = give --mail-from an address for which this mail server may send.

## People, tables, reports
host-guest = guest
host-account = account
host-for-good = for good
host-nothing = Nothing found.
host-renamed = The name is { $name } now.
host-blocked = Blocked: nobody comes in by this account any more.
host-unblocked = No longer blocked.
host-erase-sure = Erase all that is personal of { $who }, for good?
host-erased = Erased: { $id }. The games stay, with someone who left.
host-invitation =
    { $count ->
        [one] This link lets { $count } person in; put your address before it: { $path }
       *[other] This link lets { $count } people in; put your address before it: { $path }
    }
host-no-person = there is nobody with the id or the account name { $found }; guests have an id alone, which { $list } shows
host-name = { $found } can’t be a name here: it is taken, or looks like another
host-name-bad = { $found } can’t be a name: it needs 1 to { $most } letters, all of them to be seen
host-no-table = there is no table { $found }
host-delete-sure = Delete the table { $id } with all that was played and said at it, for good?
host-deleted = Deleted.
host-status-gathering = gathering
host-status-playing = being played
host-status-finished = finished
host-status-closed = closed
host-status-archived = archived
host-no-reports = No reports wait.
host-no-report = no report { $found } waits
host-report = { $at }: { $by } about { $whom } ({ $id }), { $reason }
host-report-table = at table { $table }
host-reason-chat = what they write
host-reason-name = their name
host-reason-play = how they play
host-reason-other = something else
host-settled = Settled.
host-announced = Everyone reads it now.
host-announced-nothing = Nothing is announced any more.
host-long = an announcement has at most { $most } letters
host-control = an announcement is plain text; { $found } has letters that can’t be seen
