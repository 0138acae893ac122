export const parts = {
  'Where something leads: a page, a path, another address or an address from Settings. Example: the page Fees':
    'Dokąd coś prowadzi: strona, ścieżka, inny adres lub adres z Ustawień. Przykład: strona Opłaty',
  'Choose where the link leads.': 'Wybierz, dokąd prowadzi link.',
  'Choose one of the four kinds of link.': 'Wybierz jeden z czterech rodzajów linku.',
  'Leads to': 'Prowadzi do',
  'A page follows its page when that moves; an address from Settings is kept in one place. Example: A page of this site.':
    'Link do strony podąża za nią, gdy zmieni adres; adres z Ustawień przechowuje się w jednym miejscu. Przykład: Strona tej witryny.',
  'A page of this site': 'Strona tej witryny',
  'A path of this site': 'Ścieżka tej witryny',
  'Another address': 'Inny adres',
  'An address from Settings': 'Adres z Ustawień',
  'The page to open; choose the one in the language of this text. Example: Legal documents.':
    'Strona, która ma się otworzyć; wybierz ją w języku tego tekstu. Przykład: Dokumenty prawne.',
  'A path without the language, which the site adds, or the address of a paper. Example: /more/legal':
    'Ścieżka bez języka, który dodaje witryna, albo adres dokumentu. Przykład: /more/legal',
  'Write a path such as /about/intro, or the address of a paper such as /legal/risk-disclosure.pdf.':
    'Wpisz ścieżkę taką jak /about/intro albo adres dokumentu taki jak /legal/risk-disclosure.pdf.',
  'A whole address, a mail address or a telephone number. Example: mailto:support@halyardmarkets.example':
    'Pełny adres, adres e-mail lub numer telefonu. Przykład: mailto:support@halyardmarkets.example',
  'Address from Settings': 'Adres z Ustawień',
  'The address itself stands in Settings, for all links at once. Example: Open an account.':
    'Sam adres jest zapisany w Ustawieniach, dla wszystkich linków naraz. Przykład: Otwórz konto.',
  'Choose one of the addresses of Settings.': 'Wybierz jeden z adresów z Ustawień.',
  'Opens in a new window': 'Otwiera się w nowym oknie',
  'For addresses outside this site only. Example: on for the client area.':
    'Tylko dla adresów poza tą witryną. Przykład: włączone dla strefy klienta.',
  Button: 'Przycisk',
  'A button with its words and where it leads. Example: Register':
    'Przycisk z tekstem i miejscem, do którego prowadzi. Przykład: Zarejestruj się',
  'What the button says: a verb and its object, two to four words. Example: Open an account':
    'Co mówi przycisk: czasownik i jego dopełnienie, od dwóch do czterech słów. Przykład: Otwórz konto',
  Style: 'Styl',
  'One filled button a block; others are outlined. Example: Filled for “Open an account”.':
    'Jeden wypełniony przycisk na blok; pozostałe mają obrys. Przykład: Wypełniony dla „Otwórz konto”.',
  Filled: 'Wypełniony',
  Outlined: 'Z obrysem',
  'Choose filled or outlined.': 'Wybierz przycisk wypełniony lub z obrysem.',
  'What search engines and shared links show of a page. Example: a title, a sentence and an image.':
    'Co pokazują wyszukiwarki i udostępnione linki do strony. Przykład: tytuł, zdanie i obraz.',
  'Shown in search results and in the browser tab, best under 60 characters; empty takes the page’s title. Example: Legal documents and key information':
    'Widoczny w wynikach wyszukiwania i na karcie przeglądarki, najlepiej poniżej 60 znaków; puste przejmuje tytuł strony. Przykład: Dokumenty prawne i kluczowe informacje',
  'Search engines cut titles near 60 characters: keep it under 120.':
    'Wyszukiwarki ucinają tytuły po około 60 znakach: skróć tytuł do mniej niż 120.',
  'One or two sentences for search results, 70 to 155 characters, without promises; empty takes the site’s. Example: All legal papers of Halyard Markets as PDF: policies, key information documents and yearly reports.':
    'Jedno lub dwa zdania do wyników wyszukiwania, od 70 do 155 znaków, bez obietnic; puste przejmuje opis witryny. Przykład: Wszystkie dokumenty prawne Halyard Markets w PDF: polityki, dokumenty zawierające kluczowe informacje i raporty roczne.',
  'Search engines cut descriptions near 155 characters: keep it under 320.':
    'Wyszukiwarki ucinają opisy po około 155 znakach: skróć opis do mniej niż 320.',
  'Up to ten words or short phrases; press Enter after each. Example: CFD trading':
    'Najwyżej dziesięć słów lub krótkich wyrażeń; po każdym naciśnij Enter. Przykład: handel CFD',
  'Image for sharing': 'Obraz do udostępniania',
  'Shown where the page’s address is shared, 1200 by 630 pixels. Example: a photograph of the harbour at dawn.':
    'Widoczny tam, gdzie ktoś udostępnia adres strony, 1200 na 630 pikseli. Przykład: fotografia portu o świcie.',
  'Description of the image': 'Opis obrazu',
  'What is to be seen, in one sentence, for people who do not see it. Example: A sailing boat leaves the harbour.':
    'Co widać, w jednym zdaniu, dla osób, które nie widzą obrazu. Przykład: Żaglówka wypływa z portu.',
  'Describe the image for people who do not see it.': 'Opisz obraz dla osób, które go nie widzą.',
  'Menu entry': 'Pozycja menu',
  'An entry of the menu with the entries below it. Example: Legal documents':
    'Pozycja menu z pozycjami pod nią. Przykład: Dokumenty prawne',
  'An entry cannot lead to itself: choose another path.':
    'Pozycja nie może prowadzić do samej siebie: wybierz inną ścieżkę.',
  Entry: 'Pozycja',
  'Where it leads': 'Dokąd prowadzi',
  'One to three words a language; an empty language shows the English one. Example: Legal documents':
    'Od jednego do trzech słów w każdym języku; w pustym języku widać nazwę angielską. Przykład: Dokumenty prawne',
  'Give the entry a name in English.': 'Wpisz nazwę pozycji po angielsku.',
  'Where the entry stands in the site, without the language. Example: /more/legal':
    'Miejsce pozycji w witrynie, bez języka. Przykład: /more/legal',
  'Write the path of the entry.': 'Wpisz ścieżkę pozycji.',
  'Can be opened': 'Można otworzyć',
  'Off makes it a heading over the entries below. Example: off for “About”.':
    'Wyłączone robi z niej nagłówek nad pozycjami pod nią. Przykład: wyłączone dla „O nas”.',
  'Leads elsewhere': 'Prowadzi gdzie indziej',
  'Another path of this site that visitors of this entry are sent to. Example: /account/deposit':
    'Inna ścieżka tej witryny, na którą kieruje ta pozycja. Przykład: /account/deposit',
  'Opens in': 'Otwiera się w',
  'For entries that leave this site. Example: A new window for the management portal.':
    'Dla pozycji, które prowadzą poza tę witrynę. Przykład: Nowe okno dla portalu zarządzania.',
  'A new window': 'Nowe okno',
  'Choose a new window, or leave it empty.': 'Wybierz nowe okno albo zostaw puste.',
  'For an entry that leaves this site; the address itself stands in Settings. Example: Management portal':
    'Dla pozycji, która prowadzi poza tę witrynę; sam adres jest zapisany w Ustawieniach. Przykład: Portal zarządzania',
  'Note with the next release': 'Uwaga z następną publikacją',
  'Stands in place of the note while the menu is open and the economic calendar answers; {time} and {release} become those of the next release. Empty for none. Example: Next: {time}, {release}':
    'Zastępuje uwagę, gdy menu jest otwarte, a kalendarz ekonomiczny odpowiada; {time} i {release} zamieniają się w godzinę i nazwę następnej publikacji. Puste oznacza brak. Przykład: Następnie: {time}, {release}',
  'Price beside it': 'Cena obok',
  'The symbol of an instrument whose bid stands beside the entry while the menu is open; empty for none. Example: EURUSD':
    'Symbol instrumentu, którego cena bid stoi obok pozycji, gdy menu jest otwarte; puste oznacza brak ceny. Przykład: EURUSD',
  'One line under the entry in the open menu. Example: Policies, key information, reports':
    'Jeden wiersz pod pozycją w otwartym menu. Przykład: Polityki, kluczowe informacje, raporty',
  'The languages the entry is shown in; none chosen shows it in all. Example: English alone for a part that exists in English only.':
    'Języki, w których widać pozycję; jeśli nie wybrano żadnego, widać ją we wszystkich. Przykład: tylko English dla części, która istnieje tylko po angielsku.',
  'Entries below': 'Pozycje poniżej',
  'The entries that open under this one; drag them into order. Example: Company, Regulation, Contact.':
    'Pozycje, które otwierają się pod tą; kolejność ustala się przeciąganiem. Przykład: Firma, Regulacje, Kontakt.',
  'Footer list': 'Lista w stopce',
  'A column of links at the foot of every page. Example: Quickstart':
    'Kolumna linków na dole każdej strony. Przykład: Pierwsze kroki',
  'The heading of the column in each language. Example: Quick start':
    'Nagłówek kolumny w każdym języku. Przykład: Pierwsze kroki',
  'Give the list a title in English.': 'Wpisz tytuł listy po angielsku.',
  'The links of the column; drag them into order. Example: Regulation, Legal documents, Contact us.':
    'Linki kolumny; kolejność ustala się przeciąganiem. Przykład: Regulacje, Dokumenty prawne, Kontakt.',
  'A link of a footer list. Example: Contact us': 'Link z listy w stopce. Przykład: Kontakt',
  'What the entry says in each language. Example: Contact us':
    'Co mówi pozycja w każdym języku. Przykład: Kontakt',
  'Where the entry leads. Example: the path /more/legal':
    'Dokąd prowadzi pozycja. Przykład: ścieżka /more/legal',
  'Choose where the entry leads.': 'Wybierz, dokąd prowadzi pozycja.',
  'Way to pay': 'Sposób wpłaty',
  'A way to pay in. Example: Bank Wire': 'Jeden ze sposobów wpłaty. Przykład: Przelew bankowy',
  'What it is called in each language. Example: Bank Wire':
    'Jak się nazywa w każdym języku. Przykład: Przelew bankowy',
  'Write the name of the way to pay in English.': 'Wpisz nazwę sposobu wpłaty po angielsku.',
  'Risk text': 'Tekst o ryzyku',
  'One format of the warning under one regulator, in every language. Example: CY, format B':
    'Jeden format ostrzeżenia jednego organu nadzoru, w każdym języku. Przykład: CY, format B',
  Jurisdiction: 'Jurysdykcja',
  'The two letters of the state whose regulator wrote the words. Example: cy':
    'Dwie litery państwa, którego organ nadzoru ustalił te słowa. Przykład: cy',
  'Write the state whose regulator wrote the words, for example cy.':
    'Wpisz państwo, którego organ nadzoru ustalił te słowa, na przykład cy.',
  'Write two lower-case letters, for example cy.': 'Wpisz dwie małe litery, na przykład cy.',
  Format: 'Format',
  'B to D state the percentage, E to G are for a firm without one. Example: B on web pages.':
    'Formaty od B do D podają odsetek, od E do G są dla firmy bez odsetka. Przykład: B na stronach internetowych.',
  'B: web page, with the percentage': 'B: strona internetowa, z odsetkiem',
  'C: abbreviated, with the percentage': 'C: skrócony, z odsetkiem',
  'D: reduced, with the percentage': 'D: o zmniejszonej liczbie znaków, z odsetkiem',
  'E: web page, without a percentage': 'E: strona internetowa, bez odsetka',
  'F: abbreviated, without a percentage': 'F: skrócony, bez odsetka',
  'G: reduced, without a percentage': 'G: o zmniejszonej liczbie znaków, bez odsetka',
  'Choose the format.': 'Wybierz format.',
  'Choose one of the formats B to G.': 'Wybierz jeden z formatów od B do G.',
  Wording: 'Brzmienie',
  'The sentences in each language. Example: English, verified; Deutsch, awaiting confirmation.':
    'Zdania w każdym języku. Przykład: English, porównane; Deutsch, czeka na potwierdzenie.',
  'The mandated sentences in one language with their status. Example: three sentences, verified':
    'Zdania wymagane przepisami w jednym języku, ze statusem. Przykład: trzy zdania, porównane ze źródłem',
  'Do not write the percentage by hand: write {pct}% and keep the figure in “Loss percentage”.':
    'Nie wpisuj odsetka ręcznie: wpisz {pct}%, a liczbę zachowaj w polu „Odsetek strat”.',
  Sentences: 'Zdania',
  'The mandated words, one entry a sentence, with {pct} in the place of the figure. Example: {pct}% of retail CFD accounts lose money.':
    'Wymagane słowa, jeden wpis na zdanie, z {pct} w miejscu liczby. Przykład: {pct}% rachunków detalicznych CFD odnotowuje straty.',
  Status: 'Status',
  'Whether compliance has compared the words with the source. Example: Verified against the source':
    'Czy dział compliance porównał słowa ze źródłem. Przykład: Porównane ze źródłem',
  'Verified against the source': 'Porównane ze źródłem',
  'Awaiting compliance confirmation': 'Czeka na potwierdzenie działu compliance',
  Missing: 'Brak',
  'Choose verified, awaiting or missing.': 'Wybierz: porównane, czeka lub brak.',
  'Where the words were read, so that anyone can compare them. Example: CySEC PS-04-2019, Section B':
    'Gdzie przeczytano te słowa, tak aby każdy mógł je porównać. Przykład: CySEC PS-04-2019, Section B',
  'Part of the site': 'Część witryny',
  'A part of the site and the languages it is offered in. Example: /partnerships in English alone':
    'Część witryny i języki, w których jest dostępna. Przykład: /partnerships tylko po angielsku',
  'The part of the site, with everything below it. Example: /partnerships':
    'Część witryny ze wszystkim, co jest pod nią. Przykład: /partnerships',
  'Write the path of the part.': 'Wpisz ścieżkę części.',
  'The languages this part is offered in. Example: English alone.':
    'Języki, w których ta część jest dostępna. Przykład: tylko English.',
  'Choose at least one language.': 'Wybierz co najmniej jeden język.',
  'Short paragraphs, lists and links in one language. Example: Yes. Send a message from the client area.':
    'Krótkie akapity, listy i linki w jednym języku. Przykład: Tak. Napisz wiadomość ze strefy klienta.',
  'Kept by “In step with English”. Example: the fingerprint of a title':
    'Uzupełniane przez „Zgodne z angielskim”. Przykład: odcisk tytułu',
  Fields: 'Pola',
  'One for each field with words. Example: title': 'Po jednym dla każdego pola z tekstem. Przykład: title',
  Field: 'Pole',
  'Where it stands. Example: title': 'Gdzie się znajduje. Przykład: title',
  'Fingerprint of the English words': 'Odcisk tekstu angielskiego',
  'Another one as soon as the English is changed. Example: 1x2y3z':
    'Inny, gdy tylko zmieni się tekst angielski. Przykład: 1x2y3z',
  'Reads the same': 'Brzmi tak samo',
  'The words are those of the English, and are to be. Example: on for a firm’s name':
    'Tekst jest taki jak angielski i ma taki pozostać. Przykład: włączone dla nazwy firmy',
  'The risk warning cannot be deleted or taken offline: every page of the site needs it. Change it instead.':
    'Ostrzeżenia o ryzyku nie można usunąć ani wycofać z publikacji: potrzebuje go każda strona witryny. Zamiast tego zmień je.',
  'The firm with its licence cannot be deleted or taken offline: every page of the site needs it. Change it instead.':
    'Firmy z jej zezwoleniem nie można usunąć ani wycofać z publikacji: potrzebuje jej każda strona witryny. Zamiast tego zmień ją.',
  'The menu cannot be deleted or taken offline: every page of the site needs it. Change it instead.':
    'Menu nie można usunąć ani wycofać z publikacji: potrzebuje go każda strona witryny. Zamiast tego zmień je.',
  'The settings of the site cannot be deleted or taken offline: every page of the site needs it. Change it instead.':
    'Ustawień witryny nie można usunąć ani wycofać z publikacji: potrzebuje ich każda strona witryny. Zamiast tego zmień je.',
  'The risk disclosure cannot be deleted or taken offline, and its address cannot change: readers must find it. Replace its PDF instead.':
    'Informacji o ryzyku nie można usunąć ani wycofać z publikacji, a jej adresu nie można zmienić: czytelnicy muszą ją znaleźć. Zamiast tego wymień jej PDF.',
} as const
