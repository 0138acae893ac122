/** What previews, inputs and rules say beside the titles of the content model. */
export const forms = {
  'Banner without a title': 'Baner bez tytułu',
  'Calculator: {{kind}}': 'Kalkulator: {{kind}}',
  'Empty row': 'Pusty wiersz',
  'Head without a title': 'Nagłówek bez tytułu',
  'Kind not chosen': 'Nie wybrano rodzaju',
  'Kind without a name': 'Rodzaj bez nazwy',
  'New instrument': 'Nowy instrument',
  'New provider': 'Nowy dostawca',
  'No format yet': 'Jeszcze bez formatu',
  'No instrument yet': 'Jeszcze bez instrumentu',
  'No instruments yet': 'Jeszcze bez instrumentów',
  'No target yet': 'Jeszcze bez celu',
  'No text yet': 'Jeszcze bez tekstu',
  'Page without a title': 'Strona bez tytułu',
  'Paper without a title': 'Dokument bez tytułu',
  'Question without words': 'Pytanie bez treści',
  'Term without a name': 'Termin bez nazwy',
  'for a time': 'tymczasowo',
  'for good': 'na stałe',
  'from {{time}}': 'od {{time}}',
  'no figure yet': 'jeszcze bez liczby',
  'not chosen': 'nie wybrano',
  sample: 'wzór',
  'spread {{spread}} pips': 'spread {{spread}} pips',
  'until {{time}}': 'do {{time}}',
  'version {{version}}': 'wersja {{version}}',
  '{{figure}} %, twelve months to {{to}}': '{{figure}}%, dwanaście miesięcy do {{to}}',
  '{{language}}: the names of the header have {{count}} characters together. Over {{room}}, narrow desktops show the menu behind a button.':
    '{{language}}: łączna liczba znaków w nazwach nagłówka to {{count}}. Powyżej {{room}} wąskie ekrany pokazują menu pod przyciskiem.',
  '{{lots}} lot {{symbol}}': '{{lots}} lot {{symbol}}',
  '{{people}} people, {{compliance}} of compliance': 'Osoby: {{people}}, w tym compliance: {{compliance}}',
  'A banner stands on the pages it names, while its time lasts.':
    'Baner jest widoczny na wskazanych w nim stronach, dopóki trwa jego czas.',
  'A legal paper is listed in the library.': 'Dokument prawny jest na liście dokumentów prawnych.',
  'A page of the program': 'Strona programu',
  'A platform is listed with the others.': 'Platforma jest na liście razem z innymi.',
  'A provider is listed with its kind.': 'Dostawca jest na liście swojego rodzaju.',
  'A question stands where its topic is listed.': 'Pytanie jest tam, gdzie wymieniono jego temat.',
  'A term stands in the glossary.': 'Termin jest w słowniku.',
  'Addresses stand on the contact page.': 'Adresy są na stronie kontaktowej.',
  'Dials a number': 'Wybiera numer telefonu',
  Download: 'Pobieranie',
  'Downloads stand on a page of their own.': 'Pliki do pobrania mają własną stronę.',
  'Give the page a path, then it can be seen here.': 'Nadaj stronie ścieżkę, wtedy będzie tu widoczna.',
  Home: 'Strona główna',
  'Interface texts in {{language}}': 'Teksty interfejsu ({{language}})',
  'Its terms stand on the page for partners.': 'Jego warunki są na stronie dla partnerów.',
  'Leads on to {{path}}': 'Prowadzi dalej do {{path}}',
  'Leaves this site, for {{host}}': 'Opuszcza tę witrynę, do {{host}}',
  'Legal document: {{kind}}': 'Dokument prawny: {{kind}}',
  'Not taken. {{reason}}': 'Nie przyjęto. {{reason}}',
  'Page in {{language}}': 'Strona ({{language}})',
  Partnerships: 'Partnerstwo',
  'Search result': 'Wynik wyszukiwania',
  'The connection broke off. Try again in a moment.': 'Połączenie zostało przerwane. Spróbuj za chwilę.',
  'The description of the site, until this page has its own.':
    'Opis witryny, dopóki ta strona nie ma własnego.',
  'The firm': 'firma',
  'The menu': 'menu',
  'The page on the site': 'Strona w witrynie',
  'The policy stands nowhere on the site: it says who must sign.':
    'Zasad zatwierdzania nie ma nigdzie w witrynie: określają, kto musi podpisać.',
  'The risk warning': 'ostrzeżenie o ryzyku',
  'The title of the page': 'Tytuł strony',
  'What a link may lead to cannot be listed: {{reason}}':
    'Nie można wyświetlić listy celów linku: {{reason}}',
  'What is set here': 'to, co tu ustawiono',
  'Without a title': 'Bez tytułu',
  'Write the symbol and choose the market, then it can be seen here.':
    'Wpisz symbol i wybierz rynek, wtedy instrument będzie tu widoczny.',
  'Writes an e-mail': 'Pisze e-mail',
  'empty; best {{min}} to {{max}} characters': 'puste; najlepiej od {{min}} do {{max}} znaków',
  instrument: 'instrument',
  page: 'strona',
  paper: 'dokument',
  redirect: 'przekierowanie',
  '{{count}} of {{min}} to {{max}} characters: good': '{{count}} (od {{min}} do {{max}} znaków): dobrze',
  '{{count}} of {{min}} to {{max}} characters: short': '{{count}} (od {{min}} do {{max}} znaków): krótko',
  '{{count}} of {{min}} to {{max}} characters: will be cut':
    '{{count}} (od {{min}} do {{max}} znaków): zostanie ucięte',
  '{{fields}} and 1 more': '{{fields}} i jeszcze 1',
  '{{fields}} and {{count}} more': '{{fields}} i jeszcze {{count}}',
  '{{title}} · address from Settings': '{{title}} · adres z Ustawień',
  '{{what}} stands on every page.': 'Widoczne na każdej stronie: {{what}}.',
  '“{{text}}” can be read in two ways. Write thousands without a separator, for example {{bare}}, and decimals after one point or comma, for example 74.9.':
    '„{{text}}” można odczytać na dwa sposoby. Wpisz tysiące bez separatora, na przykład {{bare}}, a części dziesiętne po jednym przecinku lub kropce, na przykład 74,9.',
  '“{{text}}” is no number. Write digits with one point or comma, for example 74.9.':
    '„{{text}}” nie jest liczbą. Wpisz cyfry z jednym przecinkiem lub kropką, na przykład 74,9.',
  '“{{text}}” is too large. Write a number up to {{max}}.':
    '„{{text}}” to za dużo. Wpisz liczbę nie większą niż {{max}}.',
  '{{sentence}} (field: {{path}})': '{{sentence}} (pole: {{path}})',
  'A different {{language}} file was published {{label}} on {{date}}.':
    'Dnia {{date}} opublikowano inny plik (język: {{language}}) {{label}}.',
  'A different {{language}} file ({{name}}) was published {{label}} on {{date}}.':
    'Dnia {{date}} opublikowano inny plik ({{name}}, język: {{language}}) {{label}}.',
  'without a version label': 'bez oznaczenia wersji',
  'as version “{{version}}”': 'jako wersję „{{version}}”',
  'It is no PDF.': 'To nie jest PDF.',
  'It was stored before papers were read: upload it once more.':
    'Zapisano go, zanim zaczęto odczytywać dokumenty: prześlij go jeszcze raz.',
  'It stands under {{language}} but is written in {{found}}.':
    'Jest przypisany do innego języka ({{language}}), niż jest napisany ({{found}}).',
  'It cannot be opened: it is damaged. Export it again.':
    'Nie można go otworzyć: jest uszkodzony. Wyeksportuj go ponownie.',
  'It holds no text that can be read, only pictures of pages. Export it from the program it was written in.':
    'Nie zawiera tekstu, który można odczytać, tylko obrazy stron. Wyeksportuj go z programu, w którym powstał.',
  'It has no title. Write one into the document’s properties and export it again.':
    'Nie ma tytułu. Wpisz go we właściwościach dokumentu i wyeksportuj plik ponownie.',
  'It could not be read within fifteen seconds. Export it again with less in it.':
    'Nie udało się go odczytać w piętnaście sekund. Wyeksportuj go ponownie z mniejszą zawartością.',
  '{{address}} cannot be taken away, because it is led to from: {{names}}. Lead them elsewhere first, or redirect {{again}} in the same step.':
    'Nie można usunąć {{address}}, bo prowadzą tam: {{names}}. Najpierw skieruj je gdzie indziej albo przekieruj {{again}} w tym samym kroku.',
  'A file for this field is still being uploaded. Wait until it is there, or cancel it, then publish.':
    'Plik tego pola jest jeszcze przesyłany. Poczekaj na koniec albo anuluj przesyłanie, a potem opublikuj.',
  'It is {{address}}.': 'To ścieżka {{address}}.',
  Lists: 'Listy',
} as const
