export const records = {
  'A firm we pass risk on to. Example: Meridian Prime (sample)':
    'Firma, której przekazujemy ryzyko. Przykład: Meridian Prime (wzór)',
  'The registered name. Example: Meridian Prime Ltd': 'Nazwa z rejestru. Przykład: Meridian Prime Ltd',
  'Write the name of the provider.': 'Wpisz nazwę dostawcy.',
  Markets: 'Rynki',
  'The markets it quotes. Example: Currencies': 'Rynki, które dostawca kwotuje. Przykład: Waluty',
  'Choose at least one market.': 'Wybierz co najmniej jeden rynek.',
  'Choose markets of the list.': 'Wybierz rynki z listy.',
  Country: 'Kraj',
  'Where it is supervised. Example: Ireland': 'Gdzie jest nadzorowany. Przykład: Irlandia',
  'Write the country in English.': 'Wpisz kraj po angielsku.',
  Role: 'Rola',
  'What we use it for. Example: Takes over part of the risk of client positions in currencies.':
    'Do czego go potrzebujemy. Przykład: Przejmuje część ryzyka pozycji klientów na walutach.',
  'Say in English what the provider is used for.': 'Napisz po angielsku, do czego potrzebny jest dostawca.',
  'On while the provider is invented; a site with samples does not go live. Example: off for a contract that is signed.':
    'Włączone, dopóki dostawca jest zmyślony; witryna z wzorami nie trafia do publikacji na żywo. Przykład: wyłączone, gdy umowa jest podpisana.',
  'A page of the site in one language, made of blocks. Example: /about/intro in Deutsch':
    'Strona witryny w jednym języku, złożona z bloków. Przykład: /about/intro w języku Deutsch',
  Content: 'Treść',
  'Set when the page is made and kept from then on. Example: Deutsch':
    'Ustalany przy tworzeniu strony i odtąd niezmienny. Przykład: Deutsch',
  'Choose the language of the page.': 'Wybierz język strony.',
  Path: 'Ścieżka',
  'The page’s address without the language; the same in every language. Example: /about/intro':
    'Adres strony bez języka; taki sam w każdym języku. Przykład: /about/intro',
  'Write the path of the page, for example /about/intro.': 'Wpisz ścieżkę strony, na przykład /about/intro.',
  'Another page of this language already has this path. Choose another one.':
    'Inna strona w tym języku ma już tę ścieżkę. Wybierz inną.',
  'The name of the page in lists and in the browser tab. Example: Legal documents':
    'Nazwa strony na listach i na karcie przeglądarki. Przykład: Dokumenty prawne',
  'Give the page a title.': 'Wpisz tytuł strony.',
  'This is too long for a title: keep it under 120 characters.':
    'To za długo jak na tytuł: skróć go do mniej niż 120 znaków.',
  Header: 'Nagłówek witryny',
  'Compact shows the whole menu; floating is for landing pages of partners. Empty means compact. Example: Compact':
    'Zwarty pokazuje całe menu; pływający jest dla stron docelowych partnerów. Puste oznacza zwarty. Przykład: Zwarty',
  'Compact: menu, log in and register': 'Zwarty: menu, logowanie i rejestracja',
  'Floating: logo, partnerships and one button': 'Pływający: logo, współpraca i jeden przycisk',
  'Choose compact or floating.': 'Wybierz nagłówek zwarty lub pływający.',
  Blocks: 'Bloki',
  'What the page shows, from top to bottom; drag to reorder. Example: an opening, then a text.':
    'Co pokazuje strona, od góry do dołu; kolejność zmienia się przeciąganiem. Przykład: początek strony, potem tekst.',
  'What search engines and shared links show; empty fields take the site’s words. Example: a title and one sentence.':
    'Co pokazują wyszukiwarki i udostępnione linki; puste pola przejmują teksty witryny. Przykład: tytuł i jedno zdanie.',
  'A bank or firm that moves money to and from clients. Example: SEPA credit transfer':
    'Bank lub firma, która przekazuje pieniądze klientom i od nich. Przykład: Przelew SEPA',
  'As it stands on a statement. Example: Sample Bank of Cyprus':
    'Tak, jak na wyciągu. Przykład: Sample Bank of Cyprus',
  'Way of paying': 'Sposób płatności',
  'What the client does. Example: Bank wire (SEPA)': 'Co robi klient. Przykład: Przelew bankowy (SEPA)',
  'Write the way of paying in English.': 'Wpisz sposób płatności po angielsku.',
  'Codes of three letters; press Enter after each. Example: EUR':
    'Kody trzyliterowe; po każdym naciśnij Enter. Przykład: EUR',
  'Name at least one currency.': 'Podaj co najmniej jedną walutę.',
  'Write the code of three capitals, for example EUR.': 'Wpisz kod z trzech wielkich liter, na przykład EUR.',
  Fee: 'Opłata',
  'Ours and what banks may charge. Example: None of ours; your bank may charge its own fee.':
    'Nasza i to, co mogą pobrać banki. Przykład: Od nas brak; Twój bank może pobrać własną opłatę.',
  'Write the fee in English.': 'Wpisz opłatę po angielsku.',
  Time: 'Czas',
  'From order to credit. Example: Credited within one business day of arrival.':
    'Od zlecenia do uznania. Przykład: Uznanie w ciągu jednego dnia roboczego od wpływu.',
  'Write the time in English.': 'Wpisz czas po angielsku.',
  Minimum: 'Minimum',
  'The smallest amount, with currency. Example: 100 EUR': 'Najmniejsza kwota, z walutą. Przykład: 100 EUR',
  'What else a client must know. Example: From an account in your own name only.':
    'Co jeszcze klient musi wiedzieć. Przykład: Tylko z rachunku na własne nazwisko.',
  'A trading platform with its facts and devices. Example: MCtrader':
    'Platforma handlowa z faktami i urządzeniami. Przykład: MCtrader',
  'As it is written everywhere. Example: MCtrader': 'Tak, jak pisze się ją wszędzie. Przykład: MCtrader',
  'Write the name of the platform.': 'Wpisz nazwę platformy.',
  Summary: 'Podsumowanie',
  'Two or three sentences: what it is for and what it is not. Example: Our own platform for browser and phone; it runs no automatic strategies.':
    'Dwa lub trzy zdania: do czego służy, a do czego nie. Przykład: Nasza własna platforma w przeglądarce i telefonie; nie uruchamia automatycznych strategii.',
  'Write the summary in English.': 'Wpisz podsumowanie po angielsku.',
  Facts: 'Fakty',
  'What can be compared with other platforms. Example: Order types, market and limit.':
    'To, co można porównać z innymi platformami. Przykład: Rodzaje zleceń, rynkowe i z limitem.',
  Fact: 'Fakt',
  'What the fact is about. Example: Order types': 'Czego dotyczy fakt. Przykład: Rodzaje zleceń',
  'Name the fact in English.': 'Nazwij fakt po angielsku.',
  'The fact itself. Example: Market, limit, stop': 'Sam fakt. Przykład: Rynkowe, z limitem, stop',
  'Write the fact in English.': 'Wpisz fakt po angielsku.',
  Devices: 'Urządzenia',
  'What it runs on, what that must have, and where it is had: every page shows this list. Example: Android 11 or later':
    'Na czym działa, jakie są wymagania i skąd ją pobrać: tę listę pokazuje każda strona. Przykład: Android 11 lub nowszy',
  Device: 'Urządzenie',
  'The kind of device. Example: Android': 'Rodzaj urządzenia. Przykład: Android',
  Browser: 'Przeglądarka',
  Windows: 'Windows',
  Android: 'Android',
  iPhone: 'iPhone',
  'Choose the kind of device.': 'Wybierz rodzaj urządzenia.',
  'Choose one of the four kinds.': 'Wybierz jeden z czterech rodzajów.',
  'What it must have': 'Wymagania',
  'System and version. Example: Android 11 or later, 90 MB':
    'System i wersja. Przykład: Android 11 lub nowszy, 90 MB',
  'Write what the device must have, in English.': 'Wpisz po angielsku wymagania wobec urządzenia.',
  'The page that opens it, its page in the store, or the installer. Example: https://play.halyard.example/mctrader':
    'Strona, która otwiera platformę, jej strona w sklepie lub instalator. Przykład: https://play.halyard.example/mctrader',
  'Add at least one device.': 'Dodaj co najmniej jedno urządzenie.',
  'An old path and where its visitors are sent. Example: /about-us to /about':
    'Stara ścieżka i miejsce, do którego kieruje odwiedzających. Przykład: /about-us na /about',
  From: 'Ze ścieżki',
  'The old address, as links still have it, with its query where it had one; without a language it holds for every language, and capitals do not matter. Where a page stands, the page is shown. Example: /about-us':
    'Stary adres, taki jak w dawnych linkach, z zapytaniem, jeśli je miał; bez języka obowiązuje w każdym języku, a wielkość liter nie ma znaczenia. Gdzie stoi strona, pokazuje się strona. Przykład: /about-us',
  'Write the address from its first slash on, without the name of the site, blanks and #, such as /about-us, /products/cfds.html or /index.php?id=12.':
    'Wpisz adres od pierwszego ukośnika, bez nazwy witryny, spacji i znaku #, na przykład /about-us, /products/cfds.html albo /index.php?id=12.',
  'Write the old path.': 'Wpisz starą ścieżkę.',
  'Leave the language out: the redirect holds for every language, so write /about instead of /de/about.':
    'Pomiń język: przekierowanie obowiązuje w każdym języku, więc wpisz /about zamiast /de/about.',
  'Another redirect starts at this path already.':
    'Inne przekierowanie zaczyna się już od tej ścieżki. Zmień tamto.',
  'Another redirect leads to this path, and this one would send its visitors on: let that one lead to the final page.':
    'Inne przekierowanie prowadzi do tej ścieżki, a to odesłałoby jego odwiedzających dalej: skieruj tamto do strony końcowej.',
  To: 'Na ścieżkę',
  'The path visitors are sent to, at once and for good. Example: /about':
    'Ścieżka, na którą odwiedzający są kierowani, od razu i na stałe. Przykład: /about',
  'Write the path visitors are sent to.': 'Wpisz ścieżkę, na którą kierujesz odwiedzających.',
  'That path is redirected itself: lead to the final page, so that visitors are never sent in a circle.':
    'Ta ścieżka sama jest przekierowana: skieruj do strony końcowej, żeby odwiedzający nie krążyli w kółko.',
  'For good': 'Na stałe',
  'On when the old path will not come back; search engines then forget it. Example: on after a page was renamed.':
    'Włączone, jeśli stara ścieżka już nie wróci; wyszukiwarki wtedy o niej zapominają. Przykład: włączone po zmianie nazwy strony.',
  'What a kind of release in the economic calendar means, and what it moves. Example: Consumer prices':
    'Co oznacza rodzaj danych w kalendarzu ekonomicznym i co może poruszyć. Przykład: Ceny konsumpcyjne',
  'Kind of release': 'Rodzaj danych',
  'What these releases have in common. Example: Consumer prices':
    'Co łączy te dane. Przykład: Ceny konsumpcyjne',
  'Name the kind in English.': 'Nazwij rodzaj po angielsku.',
  'Series of the broker': 'Serie brokera',
  'The ids of its series as the broker sends them; * stands for any letters. Press Enter after each; where several fit, the longest counts. Example: *-cpi':
    'Identyfikatory serii w postaci, w jakiej wysyła je broker; * zastępuje dowolne litery. Po każdym naciśnij Enter; jeśli pasuje kilka, liczy się najdłuższy. Przykład: *-cpi',
  'Name at least one series, for example us-cpi.': 'Podaj co najmniej jedną serię, na przykład us-cpi.',
  'Write letters, digits, hyphens and *, for example *-cpi.':
    'Użyj liter, cyfr, łączników i *, na przykład *-cpi.',
  'What it means': 'Co oznacza',
  'Two or three sentences: what is counted, and what a surprise usually does. Example: How fast the prices in the shops are rising.':
    'Dwa lub trzy zdania: co się liczy i co zwykle robi zaskoczenie. Przykład: Jak szybko rosną ceny w sklepach.',
  'Say in English what the release means.': 'Napisz po angielsku, co oznaczają te dane.',
  'Instruments it moves': 'Instrumenty, które porusza',
  'Symbols named before those of its currency; press Enter after each. Example: USOIL':
    'Symbole podawane przed instrumentami waluty tych danych; po każdym naciśnij Enter. Przykład: USOIL',
  'Write the symbol in capitals, for example USOIL.': 'Wpisz symbol wielkimi literami, na przykład USOIL.',
} as const
