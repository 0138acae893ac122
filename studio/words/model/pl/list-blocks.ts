export const listBlocks = {
  'Two platforms': 'Dwie platformy',
  'MCtrader on the phone with its scan code and stores, and the window of MT4, side by side. Example: Two platforms, one set of prices':
    'MCtrader w telefonie z kodem QR i sklepami oraz okno MT4, obok siebie. Przykład: Dwie platformy, te same ceny',
  'Stands over the block and in the page’s outline. Example: Two platforms, one set of prices':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Dwie platformy, te same ceny',
  'Write the heading.': 'Wpisz nagłówek.',
  'One or two sentences under the heading. Example: Price, margin and account are the same on both.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Ceny, depozyt i rachunek są na obu te same.',
  MCtrader: 'MCtrader',
  'The words beside the drawing of MCtrader. Example: Every ticket shows you four lines before you can send it.':
    'Słowa obok rysunku MCtrader. Przykład: Każde zlecenie pokazuje cztery wiersze, zanim je wyślesz.',
  'The name of the platform. Example: MCtrader': 'Nazwa platformy. Przykład: MCtrader',
  'Write its name.': 'Wpisz nazwę platformy.',
  'One or two sentences. Example: Every ticket shows you four lines before you can send it.':
    'Jedno lub dwa zdania. Przykład: Każde zlecenie pokazuje cztery wiersze, zanim je wyślesz.',
  'What the link says. Example: See the ticket at work': 'Co mówi link. Przykład: Wypróbuj okno zlecenia',
  'Where the link leads. Example: the page MCtrader': 'Dokąd prowadzi link. Przykład: strona MCtrader',
  MT4: 'MT4',
  'The words beside the drawing of MT4. Example: The desktop terminal: charts, your own indicators and automated strategies.':
    'Słowa obok rysunku MT4. Przykład: Program na komputer: wykresy, własne wskaźniki i automatyczne strategie.',
  'The name of the platform. Example: MT4': 'Nazwa platformy. Przykład: MT4',
  'One or two sentences. Example: The desktop terminal: charts, your own indicators and automated strategies.':
    'Jedno lub dwa zdania. Przykład: Program na komputer: wykresy, własne wskaźniki i automatyczne strategie.',
  'Where the link leads. Example: the page MT4': 'Dokąd prowadzi link. Przykład: strona MT4',
  'The first instrument is on the ticket of the phone, the second is the chart of MT4; all are in its list. Example: EURUSD':
    'Pierwszy instrument jest w oknie zlecenia w telefonie, drugi na wykresie MT4; na jego liście są wszystkie. Przykład: EURUSD',
  'Trading banner': 'Baner o handlu',
  'A band with one button to registration; the site adds the mandated risk note by itself. Example: Start trading now':
    'Pas z jednym przyciskiem rejestracji; wymaganą notę o ryzyku witryna dodaje sama. Przykład: Zacznij handlować',
  'Short and without a promise. Example: Ready to look around?':
    'Krótko i bez obietnic. Przykład: Chcesz się rozejrzeć?',
  'Write the title of the banner.': 'Wpisz tytuł banera.',
  'A banner has room for 80 characters in its title.': 'W tytule banera jest miejsce na 80 znaków: skróć go.',
  'One sentence with the cost beside the benefit. Example: An account costs nothing to open; trading does.':
    'Jedno zdanie z kosztem obok korzyści. Przykład: Otwarcie rachunku nic nie kosztuje; handel kosztuje.',
  'What the button says. Example: Start trading now': 'Co mówi przycisk. Przykład: Zacznij handlować',
  'Write what the button says.': 'Wpisz, co mówi przycisk.',
  'A button has room for 40 characters.': 'Na przycisku jest miejsce na 40 znaków: skróć tekst.',
  'Questions and answers': 'Pytania i odpowiedzi',
  'Entries of “Questions and answers”, all of them or some topics. Example: the topics Funding and Costs.':
    'Wpisy z listy „Pytania i odpowiedzi”, wszystkie lub z niektórych tematów. Przykład: tematy Wpłaty i wypłaty oraz Koszty.',
  'Stands over the block and in the page’s outline. Example: Questions about funding':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Pytania o wpłaty i wypłaty',
  'One or two sentences under the heading. Example: What clients ask most often before the first deposit.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: O co klienci najczęściej pytają przed pierwszą wpłatą.',
  Topics: 'Tematy',
  'The topics shown here; none chosen shows all, grouped by topic. Example: Funding':
    'Tematy pokazywane tutaj; jeśli nie wybrano żadnego, widać wszystkie, pogrupowane według tematów. Przykład: Wpłaty i wypłaty',
  'Choose topics of the list.': 'Wybierz tematy z listy.',
  Glossary: 'Słownik',
  'All terms of “Glossary” in the order of the alphabet. Example: Margin, with its explanation.':
    'Wszystkie pojęcia ze „Słownika” w kolejności alfabetycznej. Przykład: Depozyt zabezpieczający, z wyjaśnieniem.',
  'Stands over the block and in the page’s outline. Example: Terms from A to Z':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Pojęcia od A do Z',
  'One or two sentences under the heading. Example: The words on this site, explained in a sentence or two.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Słowa z tej witryny, wyjaśnione w jednym lub dwóch zdaniach.',
  'Legal documents': 'Dokumenty prawne',
  'The legal library, or some of its kinds, as a list of files. Example: Policies and key information documents.':
    'Zbiór dokumentów prawnych lub niektóre jego rodzaje, jako lista plików. Przykład: Polityki i zasady oraz Dokumenty zawierające kluczowe informacje.',
  'Stands over the list. Example: Policies and key information':
    'Pojawia się nad listą. Przykład: Polityki i kluczowe informacje',
  'One or two sentences before the list. Example: Every paper opens as a PDF; older versions stay available.':
    'Jedno lub dwa zdania przed listą. Przykład: Każdy dokument otwiera się jako PDF; starsze wersje pozostają dostępne.',
  Kinds: 'Rodzaje',
  'The kinds listed here; none chosen lists them all. Example: Policies and Key information documents.':
    'Rodzaje na tej liście; jeśli nie wybrano żadnego, widać wszystkie. Przykład: Polityki i zasady oraz Dokumenty zawierające kluczowe informacje.',
  'Choose kinds of the legal library.': 'Wybierz rodzaje dokumentów prawnych z listy.',
  'Latest papers': 'Najnowsze dokumenty',
  'The three papers of the legal library that came into force last: day, title, version, what changed. They come from the library by themselves. Example: 1 Oct 2026, Risk disclosure, 1.1':
    'Trzy dokumenty prawne, które weszły w życie ostatnio: dzień, tytuł, wersja, co się zmieniło. Pojawiają się same. Przykład: 1 października 2026, Informacja o ryzyku, 1.1',
  'Stands over the block and in the page’s outline. Example: Latest documents':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Najnowsze dokumenty',
  'Label of the link to all': 'Etykieta linku do wszystkich',
  'What the link beside the list says. Example: All documents, with every version':
    'Co mówi link obok listy. Przykład: Wszystkie dokumenty i ich wersje',
  'Link to all': 'Link do wszystkich',
  'Where that link leads. Example: the page Legal documents':
    'Dokąd prowadzi ten link. Przykład: strona Dokumenty prawne',
  'Table of instruments': 'Tabela instrumentów',
  'The instruments of one market with spread, margin and hours, out of “Instruments”. Example: Metals':
    'Instrumenty jednego rynku ze spreadem, depozytem i godzinami, z listy „Instrumenty”. Przykład: Metale',
  'Stands over the block and in the page’s outline. Example: Metals in figures':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Metale w liczbach',
  'One or two sentences under the heading. Example: Typical spreads, margins of retail clients, trading hours.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Typowe spready, depozyty klientów detalicznych, godziny handlu.',
  'Which instruments the table lists. Example: Metals': 'Które instrumenty pokazuje tabela. Przykład: Metale',
  'Top instruments': 'Wybrane instrumenty',
  'Live prices of a few instruments with a link to more. Example: EURUSD, XAUUSD, NAS100':
    'Ceny na żywo kilku instrumentów z linkiem do dalszych. Przykład: EURUSD, XAUUSD, NAS100',
  Instruments: 'Instrumenty',
  'The symbols in the order shown, as the broker writes them; press Enter after each. Example: EURUSD':
    'Symbole w kolejności wyświetlania, tak jak pisze je broker; po każdym naciśnij Enter. Przykład: EURUSD',
  'Name at least one instrument, for example EURUSD.':
    'Podaj co najmniej jeden instrument, na przykład EURUSD.',
  'One sentence under the prices: what they are and are not. Example: Indicative prices; your account shows the prices you trade at.':
    'Jedno zdanie pod cenami: czym są, a czym nie. Przykład: Ceny orientacyjne; ceny, po których handlujesz, widać na rachunku.',
  'Label of the link to more': 'Etykieta linku do dalszych',
  'What the link under the prices says. Example: All instruments':
    'Co mówi link pod cenami. Przykład: Wszystkie instrumenty',
  'Link to more': 'Link do dalszych',
  'Where that link leads. Example: the path /trading/forex':
    'Dokąd prowadzi ten link. Przykład: ścieżka /trading/forex',
  'Live price': 'Cena na żywo',
  'The bid of one instrument with its change and course of the day; directly below the opening it stands beside the title. Example: EURUSD':
    'Cena bid jednego instrumentu ze zmianą i przebiegiem dnia; tuż pod początkiem strony pojawia się obok tytułu. Przykład: EURUSD',
  'The symbol, as the broker writes it. Example: EURUSD': 'Symbol, tak jak pisze go broker. Przykład: EURUSD',
  'Name an instrument, for example EURUSD.': 'Podaj instrument, na przykład EURUSD.',
  'Markets in rows': 'Rynki w wierszach',
  'One row for each market: its name and number of instruments, two or three of them with today’s course, bid and change, and the highest leverage. Example: Forex, 20 currency pairs, up to 30:1':
    'Jeden wiersz na rynek: jego nazwa i liczba instrumentów, dwa lub trzy z nich z dzisiejszym przebiegiem, ceną bid i zmianą oraz najwyższa dźwignia. Przykład: Forex, 20 par walutowych, do 30:1',
  'Stands over the block and in the page’s outline. Example: Four markets, thirty instruments':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Cztery rynki, trzydzieści instrumentów',
  'One or two sentences under the heading. Example: Leverage caps for retail clients, set by the regulator. Change is measured from today’s open.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Limity dźwigni dla klientów detalicznych ustala organ nadzoru. Zmianę liczymy od dzisiejszego otwarcia.',
  'One row each; drag them into order. Example: Metals.':
    'Po jednym wierszu; kolejność ustala się przeciąganiem. Przykład: Metale.',
  'Name, number of instruments and leverage follow from it. Example: Metals':
    'Z rynku wynikają nazwa, liczba instrumentów i dźwignia. Przykład: Metale',
  'Choose the market of this row.': 'Wybierz rynek tego wiersza.',
  'Choose a market of the list.': 'Wybierz rynek z listy.',
  'What is counted': 'Co się liczy',
  'Stands behind the number of instruments. Example: currency pairs':
    'Pojawia się za liczbą instrumentów. Przykład: par walutowych',
  'There is room for 30 characters.': 'Jest miejsce na 30 znaków: skróć tekst.',
  'Two or three symbols; press Enter after each. Example: EURUSD':
    'Dwa lub trzy symbole; po każdym naciśnij Enter. Przykład: EURUSD',
  'Name two or three instruments, for example EURUSD.': 'Podaj dwa lub trzy instrumenty, na przykład EURUSD.',
  'Note on the leverage': 'Objaśnienie do dźwigni',
  'What has a lower limit than the figure beside it. Example: 20:1 on minor pairs':
    'Co ma limit niższy niż liczba obok. Przykład: 20:1 na pozostałych parach',
  'There is room for 40 characters.': 'Jest miejsce na 40 znaków: skróć tekst.',
  'Add at least one market.': 'Dodaj co najmniej jeden rynek.',
  'One sentence over the rows: what the prices are and are not. Example: Indicative bid prices.':
    'Jedno zdanie nad wierszami: czym są ceny, a czym nie. Przykład: Orientacyjne ceny bid.',
  Prices: 'Ceny',
  'Live prices of the chosen markets, asked for every five seconds. Example: Currencies and Metals':
    'Ceny na żywo wybranych rynków, pobierane co pięć sekund. Przykład: Waluty i Metale',
  'Stands over the block and in the page’s outline. Example: Prices now':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Ceny teraz',
  'One or two sentences under the heading. Example: Indicative prices; your account shows the prices you trade at.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Ceny orientacyjne; ceny, po których handlujesz, widać na rachunku.',
  'The markets listed; none chosen lists all four. Example: Currencies':
    'Rynki na tej liście; jeśli nie wybrano żadnego, widać wszystkie cztery. Przykład: Waluty',
  'Economic calendar': 'Kalendarz ekonomiczny',
  'Releases that can move prices, by day and country. Example: Consumer prices, United States, 14:30.':
    'Publikacje danych, które mogą poruszyć ceny, według dnia i kraju. Przykład: Ceny konsumpcyjne, Stany Zjednoczone, 14:30.',
  'Stands over the block and in the page’s outline. Example: This week’s releases':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Publikacje w tym tygodniu',
  'One or two sentences under the heading. Example: Times are yours; a release can move prices in both directions.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Godziny są w Twojej strefie; publikacja może poruszyć ceny w obu kierunkach.',
  'The day on one rule': 'Dzień na jednej osi',
  'Today’s releases on a rule of 24 hours, live, with the next four as a list. Example: Payrolls at 14:30':
    'Dzisiejsze publikacje danych na osi 24 godzin, na żywo, i cztery najbliższe jako lista. Przykład: Zatrudnienie o 14:30',
  'Stands over the block and in the page’s outline. Example: The day, on one line':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Dzień na jednej osi',
  'One or two sentences under the heading. Example: The taller the mark, the more such releases have moved prices.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Im wyższa kreska, tym mocniej takie dane poruszały ceny.',
  'What the link under the list says. Example: The whole calendar':
    'Co mówi link pod listą. Przykład: Cały kalendarz',
  'Where that link leads. Example: the path /trading/calendar':
    'Dokąd prowadzi ten link. Przykład: ścieżka /trading/calendar',
  Calculator: 'Kalkulator',
  'Works out one thing with live prices or a price the visitor types; leverage ends at the cap of retail clients. Example: Margin':
    'Oblicza jedną rzecz po cenach na żywo lub po cenie, którą wpisze odwiedzający; dźwignia kończy się na limicie klientów detalicznych. Przykład: Depozyt',
  'Stands over the block and in the page’s outline. Example: How much margin an order needs':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Ile depozytu wymaga zlecenie',
  'Write what is worked out.': 'Wpisz, co jest obliczane.',
  'One or two sentences under the heading. Example: The amount that is set aside while the position is open. It is not the most you can lose.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Kwota zablokowana, dopóki pozycja jest otwarta. To nie jest największa możliwa strata.',
  'What it works out': 'Co oblicza',
  'Each kind once on a page. Example: Margin': 'Każdy rodzaj raz na stronie. Przykład: Depozyt',
  Margin: 'Depozyt',
  'Pip value': 'Wartość pipsa',
  'Profit and loss': 'Zysk i strata',
  'Overnight financing': 'Finansowanie nocne',
  Conversion: 'Przewalutowanie',
  'Choose what it works out.': 'Wybierz, co oblicza kalkulator.',
  'Choose one of the five calculators.': 'Wybierz jeden z pięciu kalkulatorów.',
  'Markets now': 'Rynki teraz',
  'Which markets are open now, and when the others open, on the visitor’s clock. Example: Currencies, open until Friday 22:55':
    'Które rynki są teraz otwarte i kiedy otworzą się pozostałe, w czasie odwiedzającego. Przykład: Waluty, otwarte do piątku 22:55',
  'Stands over the block and in the page’s outline. Example: Which markets are open':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Które rynki są otwarte',
  'One or two sentences under the heading. Example: Hours follow the clock of each market.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Godziny wynikają z czasu każdego rynku.',
  'Trading platforms with their facts and devices, out of “Platforms”. Example: MCtrader':
    'Platformy handlowe z faktami i urządzeniami, z listy „Platformy”. Przykład: MCtrader',
  'Stands over the block and in the page’s outline. Example: MCtrader and MT4 side by side':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: MCtrader i MT4 obok siebie',
  'One or two sentences under the heading. Example: Both show the same prices and lead to the same account.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Obie pokazują te same ceny i prowadzą do tego samego rachunku.',
  'The platforms shown; none chosen shows all. Example: MCtrader':
    'Platformy pokazywane tutaj; jeśli nie wybrano żadnej, widać wszystkie. Przykład: MCtrader',
  'Choose platforms of the list.': 'Wybierz platformy z listy.',
  'App download': 'Pobieranie aplikacji',
  'The app on a phone, with its scan code and the stores it comes from, out of “Downloads”, “Platforms” and “Settings”. Example: Google Play and App Store.':
    'Aplikacja w telefonie, z kodem QR i sklepami, w których jest dostępna, z dokumentów „Pliki do pobrania”, „Platformy” i „Ustawienia”. Przykład: Google Play i App Store.',
  'Stands over the block and in the page’s outline. Example: MCtrader on your phone':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: MCtrader w telefonie',
  'One or two sentences under the heading. Example: For Android and iPhone.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Na Androida i iPhone’a.',
  'The first instrument is on the ticket of the drawn phone; the others convert its currency into euros. Example: EURUSD':
    'Pierwszy instrument jest w oknie zlecenia w narysowanym telefonie; pozostałe przeliczają jego walutę na euro. Przykład: EURUSD',
  Providers: 'Dostawcy',
  'Payment or liquidity providers, out of their lists. Example: Payment providers':
    'Dostawcy płatności lub płynności, z ich list. Przykład: Dostawcy płatności',
  'Stands over the block and in the page’s outline. Example: Who moves your money':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Kto przekazuje Twoje pieniądze',
  'One or two sentences under the heading. Example: The firms that carry out payments for us.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Firmy, które realizują dla nas płatności.',
  'Which list is shown. Example: Payment providers':
    'Która lista jest pokazywana. Przykład: Dostawcy płatności',
  'Payment providers': 'Dostawcy płatności',
  'Liquidity providers': 'Dostawcy płynności',
  'Choose which providers are shown.': 'Wybierz, których dostawców pokazać.',
  'Choose payment or liquidity.': 'Wybierz dostawców płatności lub płynności.',
  'Contact details': 'Dane kontaktowe',
  'Offices and ways to reach the firm, out of “Contact”. Example: the office in Limassol, telephone and e-mail.':
    'Biura i sposoby kontaktu z firmą, z dokumentu „Kontakt”. Przykład: biuro w Limassol, telefon i e-mail.',
  'Stands over the block and in the page’s outline. Example: Reach us':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Kontakt z nami',
  'One or two sentences under the heading. Example: Monday to Friday, in three languages.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Od poniedziałku do piątku, w trzech językach.',
  'Partner terms': 'Warunki dla partnerów',
  'Models and conditions out of “Partner programme”. Example: Introducing broker, with what is paid and when.':
    'Modele i warunki z dokumentu „Program partnerski”. Przykład: Firma polecająca, z tym, co i kiedy się wypłaca.',
  'Stands over the block and in the page’s outline. Example: Models and conditions':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Modele i warunki',
  'One or two sentences under the heading. Example: What is paid, for what, and what is not allowed.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Co się wypłaca, za co i czego nie wolno.',
  'Stored on the device': 'Zapisywane na urządzeniu',
  'Every cookie and key the site can store, with purpose and duration. The rows follow the site and are not written here. Example: hl, your language, one year.':
    'Każdy plik cookie i klucz, który witryna może zapisać, z celem i czasem przechowywania. Wiersze wynikają z witryny i nie wpisuje się ich tutaj. Przykład: hl, Twój język, jeden rok.',
  'Stands over the block and in the page’s outline. Example: What is stored':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Co zapisujemy',
  'One or two sentences under the heading. Example: Necessary keys first, then those that need your consent.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Najpierw niezbędne klucze, potem te, które wymagają Twojej zgody.',
  'One or two sentences under the table. Example: The name IMEI is historical; it holds a random number.':
    'Jedno lub dwa zdania pod tabelą. Przykład: Nazwa IMEI jest historyczna; zawiera losową liczbę.',
} as const
