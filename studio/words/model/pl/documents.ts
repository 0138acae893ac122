export const documents = {
  'A band on chosen pages for a chosen time; it always carries the mandated risk note. Example: New hours in spring':
    'Pas na wybranych stronach przez wybrany czas; zawsze zawiera wymaganą notę o ryzyku. Przykład: Nowe godziny wiosną',
  'The banner must end after it begins.': 'Podaj koniec wyświetlania banera późniejszy niż jego początek.',
  Words: 'Tekst',
  'When and where': 'Kiedy i gdzie',
  'Promotional stands within a page, on the home page in the place of the latest papers; trading gives the band at the end its words. Example: Promotional':
    'Baner promocyjny pojawia się w treści strony, na stronie głównej w miejscu najnowszych dokumentów; baner o handlu daje swoje słowa paskowi końcowemu. Przykład: Promocyjny',
  Promotional: 'Promocyjny',
  Trading: 'O handlu',
  'Choose the kind of banner.': 'Wybierz rodzaj banera.',
  'Choose promotional or trading.': 'Wybierz baner promocyjny lub o handlu.',
  'Short and without a promise. Example: New trading hours':
    'Krótko i bez obietnic. Przykład: Nowe godziny handlu',
  'Write the title in English.': 'Wpisz tytuł po angielsku.',
  Subtitle: 'Podtytuł',
  'One sentence with the cost beside the benefit. Example: Gold now opens an hour earlier; spreads are wider in that hour.':
    'Jedno zdanie z kosztem obok korzyści. Przykład: Handel złotem zaczyna się godzinę wcześniej; spready są w tej godzinie szersze.',
  Picture: 'Obraz',
  'Stands beside the words of a promotional banner in the place of the flags; may stay empty. Example: spring.jpg':
    'Pojawia się obok słów banera promocyjnego w miejscu flag; może pozostać puste. Przykład: spring.jpg',
  'What is to be seen, in one sentence, for people who do not see it. Example: Two boats leave the harbour at dawn.':
    'Co widać, w jednym zdaniu, dla osób, które nie widzą obrazu. Przykład: Dwie łodzie wypływają z portu o świcie.',
  'Only decoration': 'Tylko ozdoba',
  'On when nothing would be missed without the picture; it then needs no description. Example: on for a pattern.':
    'Włączone, jeśli bez obrazu niczego by nie brakowało; opis nie jest wtedy potrzebny. Przykład: włączone dla deseniu.',
  'Choose a picture, or remove what stands beside its place.':
    'Wybierz obraz albo usuń to, co wpisano przy jego miejscu.',
  'Describe the picture for people who do not see it, or say that it is only decoration.':
    'Opisz obraz dla osób, które go nie widzą, albo zaznacz, że to tylko ozdoba.',
  'Label of the button': 'Etykieta przycisku',
  'What the button says. Example: Register': 'Co mówi przycisk. Przykład: Zarejestruj się',
  'Write what the button says in English.': 'Wpisz po angielsku, co mówi przycisk.',
  'Where the button leads. Example: the address “Open an account” from Settings.':
    'Dokąd prowadzi przycisk. Przykład: adres „Otwórz konto” z Ustawień.',
  'Choose where the button leads.': 'Wybierz, dokąd prowadzi przycisk.',
  'Risk note': 'Nota o ryzyku',
  'The mandated words the banner carries: B is the whole warning, C the shorter one. In the place of the latest papers it is always C. Example: B':
    'Wymagane słowa, które zawiera baner: B to całe ostrzeżenie, C to krótsze. W miejscu najnowszych dokumentów zawsze jest C. Przykład: B',
  'B: the whole warning': 'B: całe ostrzeżenie',
  'C: the abbreviated warning': 'C: ostrzeżenie skrócone',
  'A banner must carry the risk note: choose B or C.': 'Baner musi zawierać notę o ryzyku: wybierz B lub C.',
  'Choose B or C.': 'Wybierz B lub C.',
  'Shown from': 'Widoczny od',
  'Empty shows it as soon as it is published. Example: 2026-12-01 08:00':
    'Puste: widoczny zaraz po publikacji. Przykład: 2026-12-01 08:00',
  'Shown until': 'Widoczny do',
  'Empty shows it until it is taken offline. Example: 2026-12-31 18:00':
    'Puste: widoczny do wycofania z publikacji. Przykład: 2026-12-31 18:00',
  'Parts of the site': 'Części witryny',
  'Paths without the language, each with everything below it; empty shows it everywhere. Example: /trading':
    'Ścieżki bez języka, każda ze wszystkim, co jest pod nią; puste: widoczny wszędzie. Przykład: /trading',
  'Write a path such as /about/intro: lower-case letters, digits and hyphens, starting with a slash.':
    'Wpisz ścieżkę taką jak /about/intro: małe litery, cyfry i łączniki, z ukośnikiem na początku.',
  'None chosen shows it in all. Example: Deutsch':
    'Jeśli nie wybrano żadnego, widoczny we wszystkich. Przykład: Deutsch',
  English: 'English',
  Deutsch: 'Deutsch',
  Polski: 'Polski',
  'Choose languages of this site.': 'Wybierz języki tej witryny.',
  'Place in the list': 'Miejsce na liście',
  'Kept by the list in which the document is dragged. Example: 0|0a0000:':
    'Uzupełniane przez listę, w której dokument się przeciąga. Przykład: 0|0a0000:',
  'A question clients ask, with its answer in every language. Example: How long does a withdrawal take?':
    'Pytanie, które zadają klienci, z odpowiedzią w każdym języku. Przykład: Ile trwa wypłata?',
  Topic: 'Temat',
  'Where the question stands on the help page. Example: Funding':
    'Gdzie pytanie jest na stronie pomocy. Przykład: Wpłaty i wypłaty',
  'Opening an account': 'Otwarcie konta',
  Verification: 'Weryfikacja',
  'Paying in and out': 'Wpłaty i wypłaty',
  Costs: 'Koszty',
  Risk: 'Ryzyko',
  Platforms: 'Platformy',
  'Data and security': 'Dane i bezpieczeństwo',
  Complaints: 'Skargi',
  Partners: 'Partnerzy',
  'Choose the topic.': 'Wybierz temat.',
  'Choose one of the topics.': 'Wybierz jeden z tematów.',
  Question: 'Pytanie',
  'As a client would ask it. Example: How long does a withdrawal take?':
    'Tak, jak zapytałby klient. Przykład: Ile trwa wypłata?',
  'Write the question in English.': 'Wpisz pytanie po angielsku.',
  Answer: 'Odpowiedź',
  'The answer first, then the reason; at most three paragraphs. Example: One business day with us, then one or two with the banks.':
    'Najpierw odpowiedź, potem powód; najwyżej trzy akapity. Przykład: Jeden dzień roboczy u nas, potem jeden lub dwa w bankach.',
  'Write the answer in English.': 'Wpisz odpowiedź po angielsku.',
  'A term of the trade with its explanation. Example: Margin':
    'Pojęcie fachowe z wyjaśnieniem. Przykład: Depozyt zabezpieczający',
  'The word itself, as people look it up. Example: Margin':
    'Samo słowo, tak jak się go szuka. Przykład: Depozyt zabezpieczający',
  'Write the term in English.': 'Wpisz pojęcie po angielsku.',
  Explanation: 'Wyjaśnienie',
  'One to three sentences without other terms where possible. Example: The part of a position’s value you must hold in the account while it is open.':
    'Od jednego do trzech zdań, w miarę możliwości bez innych pojęć. Przykład: Część wartości pozycji, którą musisz mieć na rachunku, dopóki jest otwarta.',
  'Explain the term in English.': 'Wyjaśnij pojęcie po angielsku.',
  'See also': 'Zobacz też',
  'Terms that belong to this one. Example: Leverage': 'Pojęcia powiązane z tym. Przykład: Dźwignia finansowa',
  'The path of a page that says more, without the language. Example: /fees':
    'Ścieżka strony, która mówi więcej, bez języka. Przykład: /fees',
  'No page has this path: visitors who follow it would not find anything.':
    'Żadna strona nie ma tej ścieżki: odwiedzający niczego by nie znaleźli. Wpisz ścieżkę istniejącej strony.',
  'Words of buttons and messages in one language that replace those of the program. Example: trading in Polski':
    'Słowa przycisków i komunikatów w jednym języku, które zastępują słowa programu. Przykład: trading w języku Polski',
  'The program has no text with this key. Look it up in “Interface texts”.':
    'Program nie ma tekstu o tym kluczu. Znajdź klucz w „Tekstach interfejsu”.',
  'Keep what stands in double braces exactly as in the English text, such as {{time}}.':
    'To, co stoi w podwójnych nawiasach klamrowych, na przykład {{time}}, zostaw dokładnie tak jak w tekście angielskim.',
  Language: 'Język',
  'Set when it is made. Example: Polski': 'Ustalany przy tworzeniu. Przykład: Polski',
  'Choose the language.': 'Wybierz język.',
  'Choose one of the languages of this site.': 'Wybierz jeden z języków tej witryny.',
  Part: 'Część',
  'Which texts are replaced. Example: trading': 'Które teksty są zastępowane. Przykład: trading',
  BasicLayout: 'BasicLayout',
  trading: 'trading',
  login: 'login',
  'Choose the part.': 'Wybierz część.',
  'The texts of this part and language stand in another document already.':
    'Teksty tej części w tym języku są już w innym dokumencie: popraw je tam.',
  'Choose one of the parts.': 'Wybierz jedną z części.',
  'Only those that differ from the program. Example: quotes.stale':
    'Tylko te, które różnią się od tekstów programu. Przykład: quotes.stale',
  Key: 'Klucz',
  'The name of the text in the program. Example: quotes.stale':
    'Nazwa tekstu w programie. Przykład: quotes.stale',
  'Write the key of the text.': 'Wpisz klucz tekstu.',
  'A key has letters, digits, dots and hyphens only.': 'W kluczu użyj tylko liter, cyfr, kropek i łączników.',
  'Keep what stands in double braces as it is. Example: Stand: {{time}}':
    'To, co stoi w podwójnych nawiasach klamrowych, zostaw bez zmian. Przykład: Stan z {{time}}',
  'Write the words.': 'Wpisz tekst.',
  'Write plain words: the signs < and > are not shown as they are.':
    'Wpisz zwykły tekst: znaki < i > nie zostaną pokazane w tej postaci.',
  'A paper of the legal library with its PDF in each language. Example: Risk disclosure, version 1.1':
    'Dokument ze zbioru dokumentów prawnych z plikiem PDF w każdym języku. Przykład: Informacja o ryzyku, wersja 1.1',
  'The last day must come after the day from which the paper applies.':
    'Podaj ostatni dzień późniejszy niż dzień, od którego dokument obowiązuje.',
  'A new file needs a new label: write it under Version, or choose the earlier file again.':
    'Nowy plik wymaga nowego oznaczenia: wpisz je w części „Wersja” albo wybierz ponownie wcześniejszy plik.',
  Paper: 'Dokument',
  Version: 'Wersja',
  'The name of the paper as readers see it; an empty language shows the English name. Example: Risk disclosure':
    'Nazwa dokumentu, którą widzą czytelnicy; w pustym języku widać nazwę angielską. Przykład: Informacja o ryzyku',
  'Give the paper a title in English.': 'Wpisz tytuł dokumentu po angielsku.',
  PDF: 'PDF',
  'One PDF a language. A new file replaces the old one at the paper’s address; the old version keeps an address of its own. Example: risk-disclosure-1.1-en.pdf':
    'Jeden PDF na język. Nowy plik zastępuje stary pod adresem dokumentu; stara wersja zachowuje własny adres. Przykład: risk-disclosure-1.1-en.pdf',
  'Choose the PDF of this language, or remove the language.': 'Wybierz PDF w tym języku albo usuń język.',
  'This file cannot be used.': 'Tego pliku nie można użyć. Wybierz inny.',
  'The shelf of the library the paper stands on. Example: Policies':
    'Część zbioru, w której jest dokument. Przykład: Polityki i zasady',
  Policies: 'Polityki i zasady',
  'Key information documents': 'Dokumenty zawierające kluczowe informacje',
  'Execution quality statements': 'Sprawozdania o jakości wykonywania zleceń',
  'Top execution venues': 'Najważniejsze systemy wykonywania zleceń',
  'Quarterly execution data': 'Kwartalne dane o wykonywaniu zleceń',
  'Capital disclosures': 'Ujawnienia dotyczące kapitału',
  'Choose the kind of paper.': 'Wybierz rodzaj dokumentu.',
  'Choose one of the kinds of the legal library.': 'Wybierz jeden z rodzajów dokumentów prawnych.',
  'Name in the address': 'Nazwa w adresie',
  'Lower-case letters, digits and hyphens; readers keep the address, so do not change it. Example: risk-disclosure for /legal/risk-disclosure.pdf':
    'Małe litery, cyfry i łączniki; czytelnicy zapisują ten adres, więc go nie zmieniaj. Przykład: risk-disclosure dla /legal/risk-disclosure.pdf',
  'Write the name in the address, for example risk-disclosure.':
    'Wpisz nazwę w adresie, na przykład risk-disclosure.',
  'Use lower-case letters, digits and single hyphens, for example risk-disclosure.':
    'Użyj małych liter, cyfr i pojedynczych łączników, na przykład risk-disclosure.',
  'Another paper already has this name in the address. Choose another one.':
    'Inny dokument ma już tę nazwę w adresie. Wybierz inną.',
  Year: 'Rok',
  'The year a report is about; empty for policies and key information. Example: 2023':
    'Rok, którego dotyczy raport; puste dla polityk i kluczowych informacji. Przykład: 2023',
  'Write the year with four digits, for example 2023.': 'Wpisz rok czterema cyframi, na przykład 2023.',
  Series: 'Seria',
  'The series a yearly or quarterly report belongs to; empty for policies. Example: execution-quality':
    'Seria, do której należy raport roczny lub kwartalny; puste dla polityk. Przykład: execution-quality',
  'Use lower-case letters, digits and single hyphens, for example execution-quality.':
    'Użyj małych liter, cyfr i pojedynczych łączników, na przykład execution-quality.',
  'Last of its series': 'Ostatni w serii',
  'On where no report follows, because the duty to publish the series has ended; Today then asks for none. Example: on for the top execution venues of 2024':
    'Włączone, jeśli żaden raport już nie nastąpi, bo obowiązek publikowania serii wygasł; „Dzisiaj” nie prosi wtedy o następny. Przykład: włączone dla najważniejszych systemów wykonywania zleceń za 2024 rok',
  Quarter: 'Kwartał',
  'The quarter a quarterly report is about, 1 to 4. Example: 3':
    'Kwartał, którego dotyczy raport kwartalny, od 1 do 4. Przykład: 3',
  'Write the quarter as a number from 1 to 4.': 'Wpisz kwartał jako liczbę od 1 do 4.',
  'As printed on the paper. A new file needs a new one: two files of a language never bear the same. Example: 1.0':
    'Tak jak wydrukowano na dokumencie. Nowy plik wymaga nowego oznaczenia: dwa pliki w jednym języku nigdy nie mają tego samego. Przykład: 1.0',
  'Effective from': 'Obowiązuje od',
  'The day from which the paper applies, as printed on it. Example: 2026-01-15':
    'Dzień, od którego dokument obowiązuje, tak jak na nim wydrukowano. Przykład: 2026-01-15',
  'What changed': 'Co się zmieniło',
  'What this version changed, in a few words; empty for a first version. Example: Backups are kept for 90 days':
    'Co zmieniła ta wersja, w kilku słowach; puste dla pierwszej wersji. Przykład: Kopie zapasowe są przechowywane przez 90 dni',
  'Effective until': 'Obowiązuje do',
  'The last day the paper applies; empty while it is in force. Example: 2026-12-31':
    'Ostatni dzień obowiązywania dokumentu; puste, dopóki obowiązuje. Przykład: 2026-12-31',
  'Review due': 'Termin przeglądu',
  'The day by which someone reads the paper again; the site does not go live with an overdue review. Example: 2027-01-15':
    'Dzień, do którego ktoś ponownie przeczyta dokument; witryna z przeglądem po terminie nie trafia do publikacji na żywo. Przykład: 2027-01-15',
  Replaces: 'Zastępuje',
  'Another paper that this one takes the place of, under its own address. Earlier versions of this paper are kept without it. Example: Order handling policy':
    'Inny dokument, którego miejsce ten zajmuje, pod własnym adresem. Wcześniejsze wersje tego dokumentu są przechowywane i bez tego pola. Przykład: Polityka obsługi zleceń',
  'On while the paper is a sample; a site with samples does not go live. Example: off for a paper signed off by compliance.':
    'Włączone, dopóki dokument jest wzorem; witryna z wzorami nie trafia do publikacji na żywo. Przykład: wyłączone dla dokumentu podpisanego przez dział compliance.',
} as const
