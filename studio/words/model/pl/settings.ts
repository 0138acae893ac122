export const settings = {
  'Approval policy': 'Zasady zatwierdzania',
  'Who must sign what before visitors see it. Without a row a kind keeps its usual number. Example: Page, one person':
    'Kto i co musi podpisać, zanim zobaczą to odwiedzający. Rodzaj bez wiersza zachowuje swoją zwykłą liczbę. Przykład: Strona, jedna osoba',
  'Do not write the share of losing accounts by hand: it stands in “Risk warning”, and the site shows it on every page.':
    'Nie wpisuj odsetka rachunków ze stratą ręcznie: jest on w dokumencie „Ostrzeżenie o ryzyku”, a witryna pokazuje go na każdej stronie.',
  'Kinds of document': 'Rodzaje dokumentów',
  'Only those that differ from the usual: two people for the risk warning, the firm, legal documents and this policy; one of compliance for banners, instruments, contact and menu; nobody for the rest. A lower number counts for the risk warning, the firm and legal documents alone, and not below one person. Authors never sign their own change. Example: Page, one person':
    'Tylko te, które odbiegają od zwykłych zasad: dwie osoby dla ostrzeżenia o ryzyku, firmy, dokumentów prawnych i tych zasad; jedna z działu compliance dla banerów, instrumentów, kontaktu i menu; nikt dla pozostałych. Niższa liczba liczy się tylko dla ostrzeżenia o ryzyku, firmy i dokumentów prawnych, i to nie poniżej jednej osoby. Autor nigdy nie podpisuje własnej zmiany. Przykład: Strona, jedna osoba',
  'Kind of document': 'Rodzaj dokumentu',
  Kind: 'Rodzaj',
  'The kind of document this row is about. Example: Page':
    'Rodzaj dokumentu, którego dotyczy ten wiersz. Przykład: Strona',
  'Risk warning': 'Ostrzeżenie o ryzyku',
  Company: 'Firma',
  'Site settings': 'Ustawienia witryny',
  Menu: 'Menu',
  Contact: 'Kontakt',
  Downloads: 'Pliki do pobrania',
  'Partner programme': 'Program partnerski',
  Banner: 'Baner',
  'Question and answer': 'Pytanie i odpowiedź',
  Term: 'Pojęcie',
  Instrument: 'Instrument',
  'Interface texts': 'Teksty interfejsu',
  'Legal document': 'Dokument prawny',
  'Liquidity provider': 'Dostawca płynności',
  Page: 'Strona',
  'Payment provider': 'Dostawca płatności',
  Platform: 'Platforma',
  Redirect: 'Przekierowanie',
  'Release explained': 'Objaśnienie danych',
  'Choose the kind of document.': 'Wybierz rodzaj dokumentu.',
  'Choose one of the kinds listed.': 'Wybierz jeden z podanych rodzajów.',
  People: 'Osoby',
  'How many must sign, each of them another person and none an author. Example: 2':
    'Ile osób musi podpisać; każda inna i żadna nie może być autorem. Przykład: 2',
  'Write how many people must sign, for example 2.': 'Wpisz, ile osób musi podpisać, na przykład 2.',
  'Write a whole number from 0 to 5.': 'Wpisz liczbę całkowitą od 0 do 5.',
  'Of whom compliance': 'W tym z działu compliance',
  'How many of them must be of compliance; 0 where any who may sign will do. Example: 1':
    'Ile z nich musi być z działu compliance; 0, jeśli wystarczy każdy, kto może podpisywać. Przykład: 1',
  'Write how many of them must be of compliance, for example 1.':
    'Wpisz, ile z nich musi być z działu compliance, na przykład 1.',
  'Offices and ways to reach the firm. Example: Limassol, telephone, e-mail':
    'Biura i sposoby kontaktu z firmą. Przykład: Limassol, telefon, e-mail',
  Offices: 'Biura',
  'The registered office first. Example: Limassol': 'Najpierw siedziba. Przykład: Limassol',
  Office: 'Biuro',
  Name: 'Nazwa',
  'What the office is called. Example: Registered office': 'Jak nazywa się biuro. Przykład: Siedziba',
  'Write the name in English.': 'Wpisz nazwę po angielsku.',
  Address: 'Adres',
  'As on a letter. Example: 12 Sample Street, 3031 Limassol, Cyprus':
    'Jak na kopercie. Przykład: 12 Sample Street, 3031 Limassol, Cypr',
  'Write the address in English.': 'Wpisz adres po angielsku.',
  Telephone: 'Telefon',
  'With country code. Example: +357 25 000 000': 'Z numerem kierunkowym kraju. Przykład: +357 25 000 000',
  'Write the number with its country code, for example +357 25 000 000.':
    'Wpisz numer z numerem kierunkowym kraju, na przykład +357 25 000 000.',
  Hours: 'Godziny',
  'Days, times and the time zone. Example: Monday to Friday, 08:00 to 20:00 Cyprus time':
    'Dni, godziny i strefa czasowa. Przykład: Od poniedziałku do piątku, 08:00–20:00 czasu cypryjskiego',
  'Registered office': 'Siedziba',
  'On for the office in the licence. Example: on for Limassol.':
    'Włącz przy biurze wpisanym w zezwoleniu. Przykład: włączone dla Limassol.',
  'Add at least one office.': 'Dodaj co najmniej jedno biuro.',
  'Clock of the desk': 'Zegar obsługi',
  'Time zone in which people answer, as the IANA list writes it; empty for no hours. Example: Asia/Nicosia':
    'Strefa czasowa, w której ktoś odpowiada, tak jak na liście IANA; puste, gdy nie ma godzin. Przykład: Asia/Nicosia',
  'Write the time zone as region and city, for example Asia/Nicosia.':
    'Wpisz strefę jako region i miasto, na przykład Asia/Nicosia.',
  'People answer from': 'Odpowiedzi od',
  'On that clock, from Monday to Friday. Example: 08:00':
    'Na tym zegarze, od poniedziałku do piątku. Przykład: 08:00',
  'Write hours and minutes, for example 08:00.': 'Wpisz godziny i minuty, na przykład 08:00.',
  'People answer until': 'Odpowiedzi do',
  'On that clock, later than the beginning. Example: 20:00':
    'Na tym zegarze, później niż początek. Przykład: 20:00',
  'Ways to reach us': 'Sposoby kontaktu',
  'In the order shown. Example: E-mail': 'W kolejności wyświetlania. Przykład: E-mail',
  Way: 'Sposób kontaktu',
  Label: 'Etykieta',
  'What it is. Example: E-mail': 'Co to jest. Przykład: E-mail',
  'Write the label in English.': 'Wpisz etykietę po angielsku.',
  Value: 'Wartość',
  'The address or number as people read it. Example: support@halyard.example':
    'Adres lub numer w postaci, w jakiej się go czyta. Przykład: support@halyard.example',
  'Write the value in English.': 'Wpisz wartość po angielsku.',
  Link: 'Link',
  'mailto:, tel: or an address; empty when there is none. Example: mailto:support@halyard.example':
    'mailto:, tel: lub adres; puste, jeśli go nie ma. Przykład: mailto:support@halyard.example',
  'Write an address that starts with https://, mailto: or tel:, or a path of this site such as /more/legal.':
    'Wpisz adres zaczynający się od https://, mailto: lub tel: albo ścieżkę tej witryny, na przykład /more/legal.',
  Note: 'Objaśnienie',
  'When and in which languages. Example: Answered within one business day, in English, German and Polish.':
    'Kiedy i w jakich językach. Przykład: Odpowiedź w ciągu jednego dnia roboczego, po polsku, angielsku i niemiecku.',
  'Add at least one way to reach the firm.': 'Dodaj co najmniej jeden sposób kontaktu z firmą.',
  'Translated from': 'Przetłumaczono z',
  'Kept by “In step with English”, for each language. Example: Deutsch':
    'Uzupełniane przez „Zgodne z angielskim”, osobno dla każdego języka. Przykład: Deutsch',
  'Channels of the app; what a device must have stands with its platform. Example: channel 6688':
    'Kanały aplikacji; wymagania wobec urządzenia podaje się przy platformie. Przykład: kanał 6688',
  Channels: 'Kanały',
  'Campaigns with an address of their own. Example: 6688': 'Kampanie z własnym adresem. Przykład: 6688',
  Channel: 'Kanał',
  Code: 'Kod',
  'What stands after ?v= in the address. Example: 6688': 'To, co w adresie następuje po ?v=. Przykład: 6688',
  'Write the code of the channel.': 'Wpisz kod kanału.',
  'Letters and digits only, at most 16.': 'Tylko litery i cyfry, najwyżej 16.',
  'For people who work here. Example: Website':
    'Nazwa dla osób, które tu pracują. Przykład: Strona internetowa',
  'Where the scan code of the channel leads. Example: https://apps.halyard.example/mctrader':
    'Dokąd prowadzi kod QR tego kanału. Przykład: https://apps.halyard.example/mctrader',
  'Choose where the channel leads.': 'Wybierz, dokąd prowadzi kanał.',
  'Add at least one channel.': 'Dodaj co najmniej jeden kanał.',
  'The firm as its regulator knows it. Example: name, licence and address':
    'Firma w postaci, w jakiej zna ją organ nadzoru. Przykład: nazwa, zezwolenie i adres',
  Firm: 'Dane firmy',
  'Protection of clients': 'Ochrona klientów',
  'Firm name': 'Nazwa firmy',
  'The registered name, as in the licence. Example: Halyard Markets (Cyprus) Ltd':
    'Nazwa z rejestru, taka jak w zezwoleniu. Przykład: Halyard Markets (Cyprus) Ltd',
  'Write the registered name of the firm.': 'Wpisz zarejestrowaną nazwę firmy.',
  'Trading name': 'Nazwa handlowa',
  'The name the firm is known by, where it differs from the registered one. Example: Halyard Markets':
    'Nazwa, pod którą firma jest znana, jeśli różni się od zarejestrowanej. Przykład: Halyard Markets',
  'Licence number': 'Numer zezwolenia',
  'The number under which the regulator lists the firm. Example: 000/00':
    'Numer, pod którym organ nadzoru prowadzi firmę w rejestrze. Przykład: 000/00',
  'Write the licence number.': 'Wpisz numer zezwolenia.',
  'The registered office, as in the licence, with the country’s name in each language. Example: 1 Harbour Street, 3036 Limassol, Cyprus':
    'Siedziba taka jak w zezwoleniu, z nazwą kraju w każdym języku. Przykład: 1 Harbour Street, 3036 Limassol, Cypr',
  'Write the registered address.': 'Wpisz adres siedziby.',
  Regulator: 'Organ nadzoru',
  'The regulator’s name in each language. Example: Cyprus Securities and Exchange Commission':
    'Nazwa organu nadzoru w każdym języku. Przykład: Cypryjska Komisja Papierów Wartościowych i Giełd',
  'Write the regulator’s name.': 'Wpisz nazwę organu nadzoru.',
  'Regulator’s register': 'Rejestr organu nadzoru',
  'The address where readers can look the licence up. Example: https://www.cysec.gov.cy':
    'Adres, pod którym czytelnik może sprawdzić zezwolenie. Przykład: https://www.cysec.gov.cy',
  'Write the address of the regulator’s register.': 'Wpisz adres rejestru organu nadzoru.',
  'Write a whole address that starts with https://, without a user name before the host.':
    'Wpisz pełny adres zaczynający się od https://, bez nazwy użytkownika przed nazwą hosta.',
  Statement: 'Oświadczenie',
  'The sentence about the licence at the foot of every page. Write {firmName}, {licenceNumber} and {regulatorName} where they stand. Example: {firmName} is regulated by the {regulatorName}, licence {licenceNumber}.':
    'Zdanie o zezwoleniu na dole każdej strony. W miejscu danych wpisz {firmName}, {licenceNumber} i {regulatorName}. Przykład: Firmę {firmName} nadzoruje {regulatorName}, zezwolenie {licenceNumber}.',
  'Write the statement about the licence.': 'Wpisz oświadczenie o zezwoleniu.',
  'Client money': 'Pieniądze klientów',
  'How client money is held, in one or two words; empty where the firm holds none. Example: Segregated':
    'Jak przechowuje się pieniądze klientów, w jednym lub dwóch słowach; puste, jeśli firma ich nie przechowuje. Przykład: Oddzielnie',
  'Limit of the compensation fund': 'Limit funduszu rekompensat',
  'The most the fund pays one eligible client, as digits; empty without a fund. Example: 20000':
    'Najwyższa kwota, jaką fundusz wypłaca jednemu uprawnionemu klientowi, cyframi; puste, jeśli nie ma funduszu. Przykład: 20000',
  'Write the amount in digits, for example 20000.': 'Wpisz kwotę cyframi, na przykład 20000.',
  'Currency of that limit': 'Waluta tego limitu',
  'Three letters. Example: EUR': 'Trzy litery. Przykład: EUR',
  'Write the currency with three letters, for example EUR.':
    'Wpisz trzyliterowy kod waluty, na przykład EUR.',
  'Days until a complaint is confirmed': 'Dni do potwierdzenia skargi',
  'The most business days until a complaint is confirmed in writing, as the complaints procedure says. Example: 5':
    'Najwyższa liczba dni roboczych do pisemnego potwierdzenia skargi, zgodnie z procedurą rozpatrywania skarg. Przykład: 5',
  'Write the days as a number from 1 to 60.': 'Wpisz liczbę dni od 1 do 60.',
  Sample: 'Wzór',
  'On while the firm’s details are invented; a site with samples does not go live. Example: off for a licensed firm.':
    'Włączone, dopóki dane firmy są zmyślone; witryna z wzorami nie trafia do publikacji na żywo. Przykład: wyłączone dla firmy z zezwoleniem.',
  'The main menu, one for all languages. Example: Quickstart, Trading, More':
    'Menu główne, jedno dla wszystkich języków. Przykład: Pierwsze kroki, Handel, Więcej',
  Entries: 'Pozycje',
  'The entries of the main menu, each in at most 22 characters; drag them into order. Entries without a page in a language are not drawn in it. Example: About, Trading, More.':
    'Pozycje menu głównego, każda najwyżej 22 znaki; kolejność ustala się przeciąganiem. Pozycji bez strony w danym języku nie widać w nim. Przykład: O nas, Handel, Więcej.',
  'The menu needs at least one entry.': 'Dodaj do menu co najmniej jedną pozycję.',
  'The menu must keep the entry /more/legal, as a link and in every language: readers find the risk disclosure and all papers there.':
    'Zachowaj w menu pozycję /more/legal, jako link i w każdym języku: czytelnicy znajdują tam informację o ryzyku i wszystkie dokumenty.',
  'The menu refers to itself: an entry stands below one with the same path, or entries send visitors round in a circle.':
    'Menu odwołuje się do siebie: pozycja jest pod inną o tej samej ścieżce albo pozycje kierują odwiedzających w kółko. Zmień ścieżki.',
  'The header has room for 22 characters in a name: choose a shorter word.':
    'W nagłówku jest miejsce na 22 znaki nazwy: wybierz krótsze słowo.',
  'Models and conditions for partners. Example: Introducing broker':
    'Modele i warunki dla partnerów. Przykład: Firma polecająca',
  Models: 'Modele',
  'In the order shown. Example: Introducing broker': 'W kolejności wyświetlania. Przykład: Firma polecająca',
  Model: 'Model',
  'What it is called. Example: Introducing broker': 'Jak się nazywa. Przykład: Firma polecająca',
  Text: 'Tekst',
  'Who it is for and what it asks. Example: You introduce clients and leave advice to those who may give it.':
    'Dla kogo jest i czego wymaga. Przykład: Polecasz nas klientom, a doradztwo zostawiasz tym, którzy mogą go udzielać.',
  'Describe the model in English.': 'Opisz model po angielsku.',
  Terms: 'Warunki modelu',
  'What can be compared. Example: Paid, monthly.': 'To, co można porównać. Przykład: Wypłata, co miesiąc.',
  'What the term is about. Example: Paid': 'Czego dotyczy warunek. Przykład: Wypłata',
  'The term itself. Example: Monthly, after costs': 'Sam warunek. Przykład: Co miesiąc, po odjęciu kosztów',
  'Add at least one model.': 'Dodaj co najmniej jeden model.',
  Conditions: 'Warunki wspólne',
  'What holds for every model. Example: No payment depends on what a client loses.':
    'Co obowiązuje w każdym modelu. Przykład: Żadna wypłata nie zależy od tego, ile klient straci.',
  'Write the conditions in English.': 'Wpisz warunki wspólne po angielsku.',
  'The percentage of losing accounts and the mandated sentences around it. Example: 74.5, twelve months to 30 June':
    'Odsetek rachunków ze stratą i zdania wymagane przepisami. Przykład: 74.5, dwanaście miesięcy do 30 czerwca',
  'The period must end after it begins.': 'Podaj koniec okresu późniejszy niż jego początek.',
  'The next figure is due after the end of the period.':
    'Podaj termin następnej liczby późniejszy niż koniec okresu.',
  Figure: 'Liczba',
  Texts: 'Teksty',
  Period: 'Okres',
  'Loss percentage': 'Odsetek strat',
  'The share of retail accounts that lost money in the period, 0 to 100, at most two decimals, never rounded down. Example: 74.5':
    'Odsetek rachunków detalicznych, które w tym okresie straciły pieniądze: od 0 do 100, najwyżej dwa miejsca po przecinku, bez zaokrąglania w dół. Przykład: 74.5',
  'Write the percentage of accounts that lost money, for example 74.5.':
    'Wpisz odsetek rachunków, które straciły pieniądze, na przykład 74.5.',
  'Write a number from 0 to 100 with at most two decimals, for example 74.5.':
    'Wpisz liczbę od 0 do 100 z najwyżej dwoma miejscami dziesiętnymi, na przykład 74.5.',
  'Period from': 'Okres od',
  'The first day of the twelve months counted. Example: 2025-07-01':
    'Pierwszy dzień liczonych dwunastu miesięcy. Przykład: 2025-07-01',
  'Write the first day of the period.': 'Wpisz pierwszy dzień okresu.',
  'Period to': 'Okres do',
  'The last day of the twelve months counted. Example: 2026-06-30':
    'Ostatni dzień liczonych dwunastu miesięcy. Przykład: 2026-06-30',
  'Write the last day of the period.': 'Wpisz ostatni dzień okresu.',
  'Next figure due': 'Termin następnej liczby',
  'The day by which the next figure must stand, three months on. Example: 2026-10-15':
    'Dzień, do którego trzeba podać następną liczbę, trzy miesiące później. Przykład: 2026-10-15',
  Source: 'Źródło',
  'Where the figure comes from, so that anyone can work it out again. Example: Worksheet of 10 July 2026, 4,812 accounts.':
    'Skąd pochodzi liczba, tak aby każdy mógł ją przeliczyć. Przykład: Arkusz z 10 lipca 2026, 4812 rachunków.',
  'Say where the figure comes from.': 'Podaj, skąd pochodzi liczba.',
  'Sample figure': 'Liczba przykładowa',
  'On while the figure is invented; a site with samples does not go live. Example: off for a computed figure.':
    'Włączone, dopóki liczba jest zmyślona; witryna z wzorami nie trafia do publikacji na żywo. Przykład: wyłączone dla obliczonej liczby.',
  'Provider status': 'Status dostawcy',
  'Specific: the firm had retail accounts in the period and states its percentage. Standard: it had none. Example: Specific':
    'Indywidualny: firma miała w tym okresie rachunki detaliczne i podaje swój odsetek. Standardowy: nie miała ich. Przykład: Indywidualny',
  'Specific: states its percentage (formats B to D)': 'Indywidualny: z odsetkiem firmy (formaty od B do D)',
  'Standard: no percentage (formats E to G)': 'Standardowy: bez odsetka (formaty od E do G)',
  'Choose whether the firm states its percentage.': 'Wybierz, czy firma podaje swój odsetek.',
  'Choose specific or standard.': 'Wybierz status indywidualny lub standardowy.',
  'The mandated sentences by jurisdiction and format. Example: CY, format B.':
    'Zdania wymagane przepisami, według jurysdykcji i formatu. Przykład: CY, format B.',
  'The warning needs its texts.': 'Dodaj teksty ostrzeżenia.',
  'Format B states the percentage: its sentences must hold {pct} exactly once.':
    'Format B podaje odsetek: wpisz w jego zdaniach {pct} dokładnie raz.',
  'Format C states the percentage: its sentences must hold {pct} exactly once.':
    'Format C podaje odsetek: wpisz w jego zdaniach {pct} dokładnie raz.',
  'Format D states the percentage: its sentences must hold {pct} exactly once.':
    'Format D podaje odsetek: wpisz w jego zdaniach {pct} dokładnie raz.',
  'Format E is for a firm without a percentage: take {pct} out.':
    'Format E jest dla firmy bez odsetka: usuń {pct}.',
  'Format F is for a firm without a percentage: take {pct} out.':
    'Format F jest dla firmy bez odsetka: usuń {pct}.',
  'Format G is for a firm without a percentage: take {pct} out.':
    'Format G jest dla firmy bez odsetka: usuń {pct}.',
  'What holds for the whole site: name, addresses, footer, words for search engines. Example: the address of the client area':
    'To, co dotyczy całej witryny: nazwa, adresy, stopka, teksty dla wyszukiwarek. Przykład: adres strefy klienta',
  Brand: 'Marka',
  'Search and sharing': 'Wyszukiwarki i udostępnianie',
  Addresses: 'Adresy',
  Footer: 'Stopka',
  Languages: 'Języki',
  'Brand name': 'Nazwa marki',
  'The name in the header and in page titles. Example: Halyard Markets':
    'Nazwa w nagłówku i w tytułach stron. Przykład: Halyard Markets',
  'Write the brand name.': 'Wpisz nazwę marki.',
  'Warning beside prices': 'Ostrzeżenie przy cenach',
  'Repeats the risk warning below the price of every instrument. The strip above and the button at the end of each page carry it anyway; switch this on where compliance asks for one beside the price too. Example: off':
    'Powtarza ostrzeżenie o ryzyku pod ceną każdego instrumentu. Mają je i tak pasek u góry oraz przycisk na końcu każdej strony; włącz tam, gdzie dział compliance wymaga go także przy cenie. Przykład: wyłączone',
  'Words for pages that have none of their own. Example: a title, a sentence and keywords about CFD trading.':
    'Teksty dla stron, które nie mają własnych. Przykład: tytuł, zdanie i słowa kluczowe o handlu CFD.',
  Title: 'Tytuł',
  'Shown in search results, best under 60 characters. Example: CFD trading on currencies, metals and indices':
    'Widoczny w wynikach wyszukiwania, najlepiej poniżej 60 znaków. Przykład: Handel CFD na waluty, metale i indeksy',
  Description: 'Opis',
  'One or two sentences, 70 to 155 characters, without promises. Example: Halyard Markets offers contracts for difference on thirty instruments.':
    'Jedno lub dwa zdania, od 70 do 155 znaków, bez obietnic. Przykład: Halyard Markets oferuje kontrakty na różnice kursowe na trzydzieści instrumentów.',
  Keywords: 'Słowa kluczowe',
  'Words or short phrases with commas between. Example: CFD trading, forex, gold':
    'Słowa lub krótkie wyrażenia oddzielone przecinkami. Przykład: handel CFD, forex, złoto',
  'Addresses outside this site that its buttons and menu entries use. Example: the client area.':
    'Adresy poza tą witryną, których używają jej przyciski i pozycje menu. Przykład: strefa klienta.',
  'Client area': 'Strefa klienta',
  'Where clients trade. Example: https://client.halyardmarkets.example':
    'Gdzie klienci handlują. Przykład: https://client.halyardmarkets.example',
  'Open an account': 'Otwórz konto',
  'Where a new client signs up. Example: https://client.halyardmarkets.example/register':
    'Gdzie rejestruje się nowy klient. Przykład: https://client.halyardmarkets.example/register',
  'Every page has a button to open an account: write its address.':
    'Na każdej stronie jest przycisk otwarcia konta: wpisz jego adres.',
  'Open a demo account': 'Otwórz rachunek demo',
  'Where a visitor opens a demo account; without it no page offers one. Example: https://client.halyardmarkets.example/demo':
    'Gdzie odwiedzający otwiera rachunek demo; bez tego adresu żadna strona go nie proponuje. Przykład: https://client.halyardmarkets.example/demo',
  'Log in': 'Zaloguj się',
  'Where a client logs in. Example: https://client.halyardmarkets.example/login':
    'Gdzie loguje się klient. Przykład: https://client.halyardmarkets.example/login',
  'Every page has a button to log in: write its address.':
    'Na każdej stronie jest przycisk logowania: wpisz jego adres.',
  'Partner portal': 'Portal partnera',
  'Where partners log in. Example: https://partners.halyardmarkets.example':
    'Gdzie logują się partnerzy. Przykład: https://partners.halyardmarkets.example',
  'Management portal': 'Portal zarządzania',
  'Where /management sends visitors. Example: https://management.halyardmarkets.example':
    'Dokąd /management kieruje odwiedzających. Przykład: https://management.halyardmarkets.example',
  'Google Play': 'Google Play',
  'The app for Android. Example: https://play.google.com/store/apps/details?id=example.halyard':
    'Aplikacja na Androida. Przykład: https://play.google.com/store/apps/details?id=example.halyard',
  'App Store': 'App Store',
  'The app for iPhone. Example: https://apps.apple.com/app/id0000000000':
    'Aplikacja na iPhone’a. Przykład: https://apps.apple.com/app/id0000000000',
  'Closing band': 'Pasek końcowy',
  'The one band at the end of every page, with the button to an account, the mandated warning and the partner form. A trading banner at the end of a page, or one from Banners, takes the place of these words. Example: Start trading when you are ready, not before.':
    'Jedyny pasek na końcu każdej strony, z przyciskiem otwarcia konta, wymaganym ostrzeżeniem i formularzem dla partnerów. Baner o handlu na końcu strony lub z listy „Banery” zastępuje te słowa. Przykład: Handluj, gdy wszystko jest dla Ciebie jasne, nie wcześniej.',
  'Short and without a promise. Example: Start trading when you are ready, not before.':
    'Krótko i bez obietnic. Przykład: Handluj, gdy wszystko jest dla Ciebie jasne, nie wcześniej.',
  'One sentence with the cost beside the benefit; may stay empty. Example: An account costs nothing to open; trading does.':
    'Jedno zdanie z kosztem obok korzyści; może pozostać puste. Przykład: Otwarcie rachunku nic nie kosztuje; handel kosztuje.',
  'About the company': 'O firmie',
  'Two or three sentences at the foot of every page. Example: Halyard Markets is a broker of contracts for difference.':
    'Dwa lub trzy zdania na dole każdej strony. Przykład: Halyard Markets to broker kontraktów na różnice kursowe.',
  'Footer lists': 'Listy w stopce',
  'The columns of links at the foot of every page. Example: Quick start, Trading instruments, More.':
    'Kolumny linków na dole każdej strony. Przykład: Pierwsze kroki, Instrumenty, Więcej.',
  'The foot of the page must keep the link /more/legal: readers find the risk disclosure and all papers there.':
    'Zachowaj na dole strony link /more/legal: czytelnicy znajdują tam informację o ryzyku i wszystkie dokumenty.',
  'We accept': 'Przyjmujemy',
  'Ways to pay in, in the order shown at the foot of every page. Example: Bank Wire':
    'Sposoby wpłaty, w kolejności wyświetlania na dole każdej strony. Przykład: Przelew bankowy',
  'Parts in some languages only': 'Części tylko w niektórych językach',
  'Parts of the site that are not offered in every language. Example: /partnerships in English alone.':
    'Części witryny, których nie ma w każdym języku. Przykład: /partnerships tylko po angielsku.',
  Condition: 'Warunek',
} as const
