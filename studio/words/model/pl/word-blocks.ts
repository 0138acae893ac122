export const wordBlocks = {
  Hero: 'Sekcja hero',
  'The large opening of the home page and of landing pages, with buttons. Example: Know the depth before you trade.':
    'Duże otwarcie strony głównej i stron docelowych, z przyciskami. Przykład: Najpierw zmierz głębokość, potem handluj.',
  'The main heading of the page, three to nine words, no promise. Example: Markets, plainly shown':
    'Główny nagłówek strony, od trzech do dziewięciu słów, bez obietnic. Przykład: Rynki pokazane wprost',
  'Write the title of the opening.': 'Wpisz tytuł sekcji hero.',
  'A phone shows 50 characters of this title and a button below it: make it shorter.':
    'Telefon pokazuje 50 znaków tego tytułu i przycisk pod nim: skróć tytuł.',
  Lede: 'Lead',
  'One to three sentences under the title. Example: Trade currencies, metals and indices with prices you can check.':
    'Od jednego do trzech zdań pod tytułem. Przykład: Handluj walutami, metalami i indeksami po cenach, które możesz sprawdzić.',
  'Course across the chart': 'Przebieg kursu na wykresie',
  'The instrument whose last hours are drawn across the chart; empty draws none. Example: EURUSD':
    'Instrument, którego ostatnie godziny rysuje wykres; puste: bez przebiegu. Przykład: EURUSD',
  'Stands beside the title in the place of the chart and its course; may stay empty. Example: harbour.jpg':
    'Pojawia się obok tytułu w miejscu wykresu i jego przebiegu; może pozostać puste. Przykład: harbour.jpg',
  Buttons: 'Przyciski',
  'One or two buttons; the first one counts most. Example: Open an account, Log in.':
    'Jeden lub dwa przyciski; pierwszy jest najważniejszy. Przykład: Otwórz konto, Zaloguj się.',
  'Head of the page': 'Początek strony',
  'The title of the page with a sentence or two under it, and a drawing across the page; the first block of a content page. Example: Fees, with one sentence about what they are for.':
    'Tytuł strony z jednym lub dwoma zdaniami pod nim i rysunkiem na całą szerokość; pierwszy blok strony z treścią. Przykład: Opłaty, z jednym zdaniem o tym, za co są.',
  'The main heading of the page, three to nine words, no promise. Example: What trading costs':
    'Główny nagłówek strony, od trzech do dziewięciu słów, bez obietnic. Przykład: Ile kosztuje handel',
  'Write the title of the page.': 'Wpisz tytuł strony.',
  'One to three sentences under the title. Example: Every charge there is, with the figure and the moment it falls due.':
    'Od jednego do trzech zdań pod tytułem. Przykład: Wszystkie opłaty, z kwotą i chwilą, w której się je nalicza.',
  Drawing: 'Rysunek',
  'Stands across the page under the lede; its figures are worked out by the site. May stay empty. Example: Log-book: a trade of three days, at a loss':
    'Pojawia się pod leadem na całą szerokość strony; jego liczby oblicza witryna. Może pozostać pusty. Przykład: Dziennik: transakcja na trzy dni, ze stratą',
  'Chart: one position, two courses of the same length':
    'Wykres: jedna pozycja, dwa przebiegi tej samej długości',
  'Chart: what a move leaves of the margin': 'Wykres: ile depozytu zostaje po ruchu ceny',
  'Chart: two weeks of nights, booked evening by evening':
    'Wykres: dwa tygodnie nocy, księgowane wieczór po wieczorze',
  'Chart: clients’ money and the firm’s money, apart':
    'Wykres: pieniądze klientów i pieniądze firmy, oddzielnie',
  'Log-book: a trade of three days, at a loss': 'Dziennik: transakcja na trzy dni, ze stratą',
  'Log-book: a trade on the demo account, at a loss': 'Dziennik: transakcja na rachunku demo, ze stratą',
  'Log-book: transfers in and out, without a trade': 'Dziennik: wpłaty i wypłaty, bez transakcji',
  'Log-book: what a week costs although the price stands still':
    'Dziennik: ile kosztuje tydzień, choć cena stoi w miejscu',
  'Signal: the letters of the brand': 'Sygnał: litery marki',
  'Signal: yes and no': 'Sygnał: tak i nie',
  'Signal: I require assistance': 'Sygnał: potrzebuję pomocy',
  'Signal: I wish to communicate with you, with the days of a complaint':
    'Sygnał: chcę się z Tobą porozumieć, z dniami na potwierdzenie skargi',
  'Choose one of the drawings.': 'Wybierz jeden z rysunków.',
  'Caption of the drawing or picture': 'Podpis pod rysunkiem lub obrazem',
  'Says in one sentence what is drawn; without it the drawing is not shown. Example: One account, three days, at a loss. Sample entries in euros.':
    'Mówi w jednym zdaniu, co jest narysowane; bez niego rysunku nie widać. Przykład: Jeden rachunek, trzy dni, ze stratą. Przykładowe wpisy w euro.',
  'This is too long for a caption: keep it under 160 characters.':
    'To za długo jak na podpis: skróć go do mniej niż 160 znaków.',
  'Stands across the page in the place of a drawing, over the same caption; may stay empty. Example: harbour.jpg':
    'Pojawia się na całą szerokość strony w miejscu rysunku, nad tym samym podpisem; może pozostać puste. Przykład: harbour.jpg',
  'Opening with the ticket': 'Otwarcie z oknem zlecenia',
  'The opening of a page about the platform: title, four facts, and a phone whose order ticket works. Example: A platform that shows the bill first':
    'Otwarcie strony o platformie: tytuł, cztery fakty i telefon z działającym oknem zlecenia. Przykład: Platforma, która najpierw pokazuje koszt',
  'The main heading of the page. Example: A platform that shows the bill first':
    'Główny nagłówek strony. Przykład: Platforma, która najpierw pokazuje koszt',
  'Two or three sentences under the title. Example: Move the size and watch the four lines.':
    'Dwa lub trzy zdania pod tytułem. Przykład: Zmień wielkość i obserwuj cztery wiersze.',
  'Four at most, numbered in this order: what the lines of the ticket say. Example: Spread':
    'Najwyżej cztery, numerowane w tej kolejności: co mówią wiersze okna zlecenia. Przykład: Spread',
  'One or two words. Example: One night': 'Jedno lub dwa słowa. Przykład: Jedna noc',
  'Name the fact.': 'Nazwij fakt.',
  'One sentence. Example: What it costs, or brings, to hold the position.':
    'Jedno zdanie. Przykład: Ile kosztuje lub przynosi trzymanie pozycji.',
  'Write the fact in a sentence.': 'Opisz fakt jednym zdaniem.',
  'One or two buttons; the first one counts most. Example: Open a demo account, Get the app.':
    'Jeden lub dwa przyciski; pierwszy jest najważniejszy. Przykład: Otwórz rachunek demo, Pobierz aplikację.',
  'Sample prices': 'Ceny przykładowe',
  'Shown until prices are on record or the broker answers. The first instrument is on the ticket; the others convert its currency into euros. Example: EURUSD':
    'Widoczne, dopóki nie ma zapisanych cen lub broker nie odpowiada. Pierwszy instrument jest w oknie zlecenia; pozostałe przeliczają jego walutę na euro. Przykład: EURUSD',
  'Sample price': 'Cena przykładowa',
  Bid: 'Cena bid',
  'With the decimals the instrument has. Example: 1.15847':
    'Z tyloma miejscami dziesiętnymi, ile ma instrument. Przykład: 1.15847',
  'Write the bid.': 'Wpisz cenę bid.',
  'Write a number with a point, for example 1.15847.': 'Wpisz liczbę z kropką, na przykład 1.15847.',
  'Change since the open': 'Zmiana od otwarcia',
  'In per cent, for lists of prices. Example: -0.34': 'W procentach, na listy cen. Przykład: -0.34',
  'Write a number with a point and a hyphen for a fall, for example -0.34.':
    'Wpisz liczbę z kropką, a przy spadku z łącznikiem, na przykład -0.34.',
  'Add at least one price.': 'Dodaj co najmniej jedną cenę.',
  'Paragraphs, lists and links, with a heading where the page needs one. Example: What a CFD is, in three paragraphs.':
    'Akapity, listy i linki, z nagłówkiem tam, gdzie strona go potrzebuje. Przykład: Czym jest CFD, w trzech akapitach.',
  Heading: 'Nagłówek',
  'Stands over the block and in the page’s outline. Example: Who we are':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Kim jesteśmy',
  'This is too long for a heading: keep it under 120 characters.':
    'To za długo jak na nagłówek: skróć go do mniej niż 120 znaków.',
  'Short paragraphs in plain words; one thought each. Example: Halyard Markets is a broker of contracts for difference.':
    'Krótkie akapity prostymi słowami; w każdym jedna myśl. Przykład: Halyard Markets to broker kontraktów na różnice kursowe.',
  'Write the text, or remove the block.': 'Wpisz tekst albo usuń blok.',
  Paragraph: 'Akapit',
  'Smaller heading': 'Mniejszy nagłówek',
  Quotation: 'Cytat',
  Bullets: 'Lista punktowana',
  Numbers: 'Lista numerowana',
  Strong: 'Pogrubienie',
  Emphasis: 'Kursywa',
  'A whole address, a mail address, a telephone number, a path of this site, or setting: with the name of an address from Settings. Example: /more/legal':
    'Pełny adres, adres e-mail, numer telefonu, ścieżka tej witryny albo setting: z nazwą adresu z Ustawień. Przykład: /more/legal',
  'Write the address of the link.': 'Wpisz adres linku.',
  Caption: 'Podpis',
  'Stands under the picture; may stay empty. Example: The harbour of Limassol, seen from the office.':
    'Pojawia się pod obrazem; może pozostać pusty. Przykład: Port w Limassol widziany z biura.',
  'This is too long for a caption: keep it under 200 characters.':
    'To za długo jak na podpis: skróć go do mniej niż 200 znaków.',
  Credit: 'Autor obrazu',
  'Who made the picture, where that must be said; may stay empty. Example: Photograph: Anna Ioannou.':
    'Kto wykonał obraz, jeśli trzeba to podać; może pozostać puste. Przykład: Fot. Anna Ioannou.',
  'This is too long for a credit: keep it under 80 characters.':
    'To za długo jak na podanie autora: skróć tekst do mniej niż 80 znaków.',
  Notice: 'Komunikat',
  'A remark that must not be overlooked, or the exact words of a rule. Example: a caution that a stop order does not limit a gap.':
    'Uwaga, której nie wolno przeoczyć, albo dokładne słowa przepisu. Przykład: przestroga, że zlecenie stop nie ogranicza luki cenowej.',
  Tone: 'Ton',
  'Note explains, caution warns of a cost or a risk, rule quotes what binds the firm. Example: Caution':
    'Objaśnienie tłumaczy, przestroga ostrzega przed kosztem lub ryzykiem, przepis cytuje to, co wiąże firmę. Przykład: Przestroga',
  Caution: 'Przestroga',
  Rule: 'Przepis',
  'Choose the tone of the notice.': 'Wybierz ton komunikatu.',
  'Choose note, caution or rule.': 'Wybierz objaśnienie, przestrogę lub przepis.',
  'Says what the notice is about; may stay empty. Example: Gaps at the weekend':
    'Mówi, czego dotyczy komunikat; może pozostać puste. Przykład: Luki cenowe w weekend',
  'One or two short paragraphs. Example: A price can jump past your stop, and your order is then carried out at the worse price.':
    'Jeden lub dwa krótkie akapity. Przykład: Cena może przeskoczyć Twój stop, a zlecenie zostanie wtedy wykonane po gorszej cenie.',
  'Write the text of the notice, or remove the block.': 'Wpisz tekst komunikatu albo usuń blok.',
  'Pull figure': 'Wyróżniona liczba',
  'One figure across the page with a sentence beside it; a page shows the first only. The figure is worked out by the site. Example: 30%, the share of the margin that a move of one per cent takes.':
    'Jedna liczba na całą szerokość strony ze zdaniem obok; strona pokazuje tylko pierwszą. Liczbę oblicza witryna. Przykład: 30%, część depozytu, którą zabiera ruch o jeden procent.',
  'Which figure is drawn. Example: Share of the margin a move of 1% takes':
    'Która liczba jest narysowana. Przykład: Część depozytu, którą zabiera ruch o 1%',
  'Share of the margin a move of 1% takes, at the highest leverage':
    'Część depozytu, którą zabiera ruch o 1%, przy najwyższej dźwigni',
  'Move that takes the whole margin, at the highest leverage':
    'Ruch, który zabiera cały depozyt, przy najwyższej dźwigni',
  'Move that reaches the close-out, at the highest leverage':
    'Ruch, który prowadzi do przymusowego zamknięcia, przy najwyższej dźwigni',
  'Choose a figure.': 'Wybierz liczbę.',
  'Choose one of the figures.': 'Wybierz jedną z liczb.',
  'What the figure says, in one sentence. Example: of the margin goes when the price moves one per cent against you, at a leverage of 30:1.':
    'Co mówi liczba, w jednym zdaniu. Przykład: depozytu znika, gdy cena przesunie się o jeden procent przeciw Tobie, przy dźwigni 30:1.',
  'Say what the figure is.': 'Napisz, co to za liczba.',
  'Keep it to one sentence, under 240 characters.': 'Napisz tylko jedno zdanie, krótsze niż 240 znaków.',
  'Side note': 'Notatka na marginesie',
  'A remark from the desk, set in italics; a page shows the first only. Example: Before each trade, write down three figures.':
    'Uwaga od redakcji, złożona kursywą; strona pokazuje tylko pierwszą. Przykład: Przed każdą transakcją zapisz trzy liczby.',
  'What the note is about. Example: A note on size': 'Czego dotyczy notatka. Przykład: Uwaga o wielkości',
  'Say what the note is about.': 'Napisz, czego dotyczy notatka.',
  'This is too long for a title: keep it under 80 characters.':
    'To za długo jak na tytuł: skróć go do mniej niż 80 znaków.',
  'Two or three sentences. Example: Before each trade, write down the size, the price at which you close, and what that costs in your currency.':
    'Dwa lub trzy zdania. Przykład: Przed każdą transakcją zapisz wielkość, cenę, po której zamkniesz, i ile to kosztuje w Twojej walucie.',
  'Write the note.': 'Wpisz notatkę.',
  'Keep the note under 400 characters.': 'Skróć notatkę do mniej niż 400 znaków.',
  'Where the reader can do it; may stay empty. Example: the page Fees':
    'Gdzie czytelnik może to zrobić; może pozostać puste. Przykład: strona Opłaty',
  'Words of the link': 'Słowa linku',
  'Say where it leads. Example: Do it on the calculator':
    'Napisz, dokąd prowadzi. Przykład: Policz to w kalkulatorze',
  'Key figures': 'Kluczowe liczby',
  'Three to six figures side by side, each with its label. Example: 30 instruments, 0.01 lot, 100 EUR.':
    'Od trzech do sześciu liczb obok siebie, każda z etykietą. Przykład: 30 instrumentów, 0,01 lota, 100 EUR.',
  'Stands over the block and in the page’s outline. Example: The account in figures':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Rachunek w liczbach',
  'One or two sentences under the heading. Example: What holds for every account, whatever you trade.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Co dotyczy każdego rachunku, niezależnie od tego, czym handlujesz.',
  Figures: 'Liczby',
  'Three to six; drag them into order. Example: 0.01 lot, the smallest trade.':
    'Od trzech do sześciu; kolejność ustala się przeciąganiem. Przykład: 0,01 lota, najmniejsza transakcja.',
  'The figure with its unit, as it is read. Example: 100 EUR':
    'Liczba z jednostką, tak jak się ją czyta. Przykład: 100 EUR',
  'Write the figure.': 'Wpisz liczbę.',
  'A figure has room for 40 characters.': 'Na liczbę jest miejsce na 40 znaków: skróć ją.',
  'What the figure is. Example: Minimum first deposit':
    'Co to za liczba. Przykład: Najmniejsza pierwsza wpłata',
  'One short line under it: a limit, a date, a condition. Example: or the same in USD or PLN':
    'Jeden krótki wiersz pod liczbą: limit, data, warunek. Przykład: albo tyle samo w USD lub PLN',
  'Add at least one figure.': 'Dodaj co najmniej jedną liczbę.',
  'What stands behind the account': 'Co stoi za rachunkiem',
  'Up to four safeguards side by side: licence, client money, compensation fund, complaints. The figures come from the document “Company”, the words are written here. Example: Compensation fund, €20,000':
    'Do czterech zabezpieczeń obok siebie: zezwolenie, pieniądze klientów, fundusz rekompensat, skargi. Liczby pochodzą z dokumentu „Firma”, słowa wpisuje się tutaj. Przykład: Fundusz rekompensat, 20 000 €',
  'Stands over the block and in the page’s outline. Example: What stands behind the account':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Co stoi za rachunkiem',
  'One or two sentences under the heading. Example: Regulation protects you from us. It does not protect you from the market.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Regulacje chronią Cię przed nami. Przed rynkiem nie chronią.',
  Safeguards: 'Zabezpieczenia',
  'Two to four; drag them into order. One without its figure in “Company” is left out. Example: Licence.':
    'Od dwóch do czterech; kolejność ustala się przeciąganiem. Zabezpieczenie bez liczby w dokumencie „Firma” jest pomijane. Przykład: Zezwolenie.',
  Safeguard: 'Zabezpieczenie',
  'Which figure of the company stands here, with its drawing. Example: Limit of the compensation fund':
    'Która liczba firmy się tu pojawia, ze swoim rysunkiem. Przykład: Limit funduszu rekompensat',
  'How client money is held': 'Jak przechowuje się pieniądze klientów',
  'Choose which figure stands here.': 'Wybierz, która liczba ma się tu pojawić.',
  'Choose one of the four figures.': 'Wybierz jedną z czterech liczb.',
  'What the figure is. Example: Compensation fund': 'Co to za liczba. Przykład: Fundusz rekompensat',
  'One or two sentences under the figure, limits included. Example: At most, for each eligible client, if we fail.':
    'Jedno lub dwa zdania pod liczbą, razem z ograniczeniami. Przykład: Najwyżej tyle otrzyma uprawniony klient, jeśli upadniemy.',
  'Add at least one safeguard.': 'Dodaj co najmniej jedno zabezpieczenie.',
  'Worked example': 'Przykład obliczeń',
  'One calculation shown line by line, gain and loss alike. Example: One trade in EURUSD, kept for two nights.':
    'Jedno obliczenie pokazane wiersz po wierszu, tak samo zysk jak strata. Przykład: Jedna transakcja na EURUSD, trzymana dwie noce.',
  'Stands over the block and in the page’s outline. Example: One trade, worked out':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Jedna transakcja, policzona',
  'One or two sentences under the heading. Example: The prices are made up; the arithmetic is not.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Ceny są zmyślone; rachunki nie.',
  'Title of the sheet': 'Tytuł arkusza',
  'What is worked out, with the size. Example: Buying 0.1 lot of gold at 2,400.00':
    'Co jest obliczane, z wielkością. Przykład: Kupno 0,1 lota złota po 2 400,00',
  'Say what is worked out.': 'Napisz, co jest obliczane.',
  Lines: 'Wiersze obliczenia',
  'The lines of the calculation in their order. Example: Spread, −2.50 USD.':
    'Wiersze obliczenia w kolejności. Przykład: Spread, −2,50 USD.',
  Line: 'Wiersz obliczenia',
  'What the line is. Example: Two nights of financing':
    'Co to za wiersz. Przykład: Finansowanie za dwie noce',
  'Say what the line is.': 'Napisz, co to za wiersz.',
  'How the figure comes about. Example: 25 pips, 0.10 dollars each':
    'Skąd wynika liczba. Przykład: 25 pipsów po 0,10 dolara',
  'With sign and currency, as it is read. Example: −2.50 USD':
    'Ze znakiem i walutą, tak jak się ją czyta. Przykład: −2,50 USD',
  'Write the figure of the line.': 'Wpisz liczbę tego wiersza.',
  Result: 'Wynik',
  'On for a sum or a result, which is set stronger. Example: on for the last line.':
    'Włączone dla sumy lub wyniku, który jest wyróżniony. Przykład: włączone dla ostatniego wiersza.',
  'Add the lines of the calculation.': 'Dodaj wiersze obliczenia.',
  Remark: 'Uwaga',
  'What the reader should take from it, cost and risk first. Example: After sixty nights gold must rise by 27.25 dollars before anything is left.':
    'Co czytelnik powinien z tego zapamiętać, najpierw koszt i ryzyko. Przykład: Po sześćdziesięciu nocach złoto musi wzrosnąć o 27,25 dolara, zanim cokolwiek zostanie.',
  'One trade, drawn to scale': 'Jedna transakcja narysowana w skali',
  'What opening and holding a position costs, what one per cent of the price brings or takes, and where we close: all on one scale, from the terms of the instrument and its last price. Example: 0.1 lot of EURUSD':
    'Ile kosztuje otwarcie i trzymanie pozycji, co przynosi lub zabiera jeden procent ceny i gdzie zamykamy: wszystko w jednej skali, według warunków instrumentu i jego ostatniej ceny. Przykład: 0,1 lota EURUSD',
  'Stands over the block and in the page’s outline. Example: One trade, drawn to scale':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Jedna transakcja narysowana w skali',
  'One or two sentences under the heading. Example: Every length is an amount in euros, all to one scale. The hairlines are the costs; the rest is the market.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Wszystkie długości to kwoty w euro w tej samej skali. Cienkie linie to koszty, reszta to rynek.',
  'The symbol as the broker writes it. Example: EURUSD': 'Symbol tak, jak pisze go broker. Przykład: EURUSD',
  'Name the instrument, for example EURUSD.': 'Podaj instrument, na przykład EURUSD.',
  'Size in lots': 'Wielkość w lotach',
  'The size of the position. Example: 0.1': 'Wielkość pozycji. Przykład: 0.1',
  'Write the size in lots, for example 0.1.': 'Wpisz wielkość w lotach, na przykład 0.1.',
  'Write the size in digits, for example 0.1.': 'Wpisz wielkość cyframi, na przykład 0.1.',
  'Label of the link': 'Etykieta linku',
  'What the link under the drawing says. Example: Try it with your own size':
    'Co mówi link pod rysunkiem. Przykład: Policz dla swojej wielkości',
  'The link has room for 60 characters.': 'Na link jest miejsce na 60 znaków: skróć tekst.',
  'Where that link leads. Example: the path /trading/tools':
    'Dokąd prowadzi ten link. Przykład: ścieżka /trading/tools',
  'Uses, costs and risks': 'Zastosowania, koszty i ryzyko',
  'What a product can do, what that costs and what can go wrong, side by side. Example: Leverage, both directions, many markets, small sizes.':
    'Co produkt potrafi, ile to kosztuje i co może pójść nie tak, obok siebie. Przykład: Dźwignia, oba kierunki, wiele rynków, małe wielkości.',
  'Stands over the block and in the page’s outline. Example: What it can do, and what that costs':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Co potrafi i ile to kosztuje',
  'One or two sentences under the heading. Example: Each of the four has a price and a risk.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Każde z czterech ma cenę i ryzyko.',
  Uses: 'Zastosowania',
  'Two to four, drawn side by side. Example: Leverage.':
    'Od dwóch do czterech, narysowane obok siebie. Przykład: Dźwignia.',
  Use: 'Zastosowanie',
  'One or two words. Example: Leverage': 'Jedno lub dwa słowa. Przykład: Dźwignia',
  'Name the use.': 'Nazwij zastosowanie.',
  'You can': 'Możesz',
  'What it lets somebody do. Example: take a position of €10,000 with €333.33':
    'Na co to pozwala. Przykład: zająć pozycję wartą 10 000 €, mając 333,33 €',
  'Say what can be done.': 'Napisz, co można zrobić.',
  'It costs': 'To kosztuje',
  'What is paid for it, and when. Example: financing on the whole value, each night':
    'Co się za to płaci i kiedy. Przykład: finansowanie od całej wartości, każdej nocy',
  'Say what it costs.': 'Napisz, ile to kosztuje.',
  'What can go wrong': 'Co może pójść nie tak',
  'Never shorter than what can be done. Example: A move of 3.33% against you is as large as the margin.':
    'Nigdy krócej niż to, co można zrobić. Przykład: Ruch o 3,33% przeciw Tobie jest równy depozytowi.',
  'Say what can go wrong.': 'Napisz, co może pójść nie tak.',
  'Add at least two uses.': 'Dodaj co najmniej dwa zastosowania.',
  'The risk must not be said in fewer words than the use: write at least as much about what can go wrong.':
    'Ryzyka nie wolno opisać mniejszą liczbą słów niż zastosowanie: napisz co najmniej tyle samo o tym, co może pójść nie tak.',
  Steps: 'Kroki',
  'What the reader does, in order, with what each step asks for. Example: Register, prove who you are, pay in.':
    'Co robi czytelnik, po kolei, i czego wymaga każdy krok. Przykład: Zarejestruj się, potwierdź tożsamość, wpłać pieniądze.',
  'Stands over the block and in the page’s outline. Example: How an account is opened':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Jak otwiera się rachunek',
  'Write the heading over the steps.': 'Wpisz nagłówek nad krokami.',
  'One or two sentences under the heading. Example: Four steps, usually two business days.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Cztery kroki, zwykle dwa dni robocze.',
  'In the order they are done; drag to reorder. Example: Prove who you are.':
    'W kolejności wykonywania; kolejność zmienia się przeciąganiem. Przykład: Potwierdź tożsamość.',
  'A verb and its object. Example: Prove who you are':
    'Czasownik i jego dopełnienie. Przykład: Potwierdź tożsamość',
  'Write the title of the step.': 'Wpisz tytuł kroku.',
  'What happens, what is needed and how long it takes. Example: An identity document and a proof of address not older than three months.':
    'Co się dzieje, co jest potrzebne i ile to trwa. Przykład: Dokument tożsamości i potwierdzenie adresu nie starsze niż trzy miesiące.',
  'Write what is done in this step.': 'Napisz, co się robi w tym kroku.',
  'Add at least one step.': 'Dodaj co najmniej jeden krok.',
  'What it cannot do': 'Czego nie potrafi',
  'The limits of a product in a list, with a drawing of the margin beside it where it helps. Example: What it cannot do':
    'Ograniczenia produktu na liście, z rysunkiem depozytu obok, jeśli to pomaga. Przykład: Czego nie potrafi',
  'Stands over the block and in the page’s outline. Example: What it cannot do':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Czego nie potrafi',
  'Write the heading over the list.': 'Wpisz nagłówek nad listą.',
  Limits: 'Ograniczenia',
  'The ones that matter most first. Example: No automated trading.':
    'Najpierw najważniejsze. Przykład: Bez handlu automatycznego.',
  Limit: 'Ograniczenie',
  'A short sentence with its full stop. Example: No automated trading.':
    'Krótkie zdanie z kropką. Przykład: Bez handlu automatycznego.',
  'Write the limit.': 'Wpisz ograniczenie.',
  'What the reader can do instead, or why; may stay empty. Example: For programs that trade by themselves use MT4.':
    'Co czytelnik może zrobić zamiast tego albo dlaczego tak jest; może pozostać puste. Przykład: Do programów, które handlują same, użyj MT4.',
  'Add at least one limit.': 'Dodaj co najmniej jedno ograniczenie.',
  'Small print under the list; may stay empty. Example: As of November 2026.':
    'Drobny druk pod listą; może pozostać puste. Przykład: Stan na listopad 2026.',
  'Leverage of the drawing': 'Dźwignia na rysunku',
  'Draws what a move of one per cent takes of the margin; empty for no drawing. Example: 30:1':
    'Rysuje, ile depozytu zabiera ruch o jeden procent; puste: bez rysunku. Przykład: 30:1',
  '30:1': '30:1',
  '20:1': '20:1',
  '10:1': '10:1',
  'Choose one of the three.': 'Wybierz jedną z trzech.',
  'Title of the drawing': 'Tytuł rysunku',
  'Stands over the drawing. Example: What 1% against you takes':
    'Pojawia się nad rysunkiem. Przykład: Ile zabiera 1% przeciw Tobie',
  'Text of the drawing': 'Tekst rysunku',
  'One sentence that says what is drawn. Example: At 30:1 a small move against you takes much of the margin.':
    'Jedno zdanie o tym, co jest narysowane. Przykład: Przy 30:1 mały ruch przeciw Tobie zabiera dużą część depozytu.',
  Table: 'Tabela',
  'Facts in rows and columns; the first cell of a row is its head. Example: the fee, when it falls due, how much it is.':
    'Fakty w wierszach i kolumnach; pierwsza komórka wiersza jest jego nagłówkiem. Przykład: opłata, kiedy się ją nalicza, ile wynosi.',
  'A row has more or fewer cells than the table has columns: give each row one cell a column.':
    'Jeden z wierszy ma więcej lub mniej komórek, niż tabela ma kolumn: daj każdemu wierszowi jedną komórkę na kolumnę.',
  'Stands over the block and in the page’s outline. Example: Every charge':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Wszystkie opłaty',
  'One or two sentences under the heading. Example: What is not in this table is not charged.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Czego nie ma w tej tabeli, za to nie pobieramy opłat.',
  'Says what the table holds, for everyone and for people who listen to the page. Example: Charges with amount and due date':
    'Mówi, co zawiera tabela, wszystkim i tym, którzy stronę odsłuchują. Przykład: Opłaty z kwotą i terminem',
  'Say what the table holds.': 'Napisz, co zawiera tabela.',
  Columns: 'Kolumny',
  'The heads of the columns, from the left. Example: Charge, When, How much':
    'Nagłówki kolumn, od lewej. Przykład: Opłata, Kiedy, Ile',
  'Write the heads of the columns.': 'Wpisz nagłówki kolumn.',
  Rows: 'Wiersze',
  'As many cells as there are columns. Example: Conversion, on every result in another currency, 0.5%.':
    'Tyle komórek, ile jest kolumn. Przykład: Przewalutowanie, przy każdym wyniku w innej walucie, 0,5%.',
  Row: 'Wiersz',
  Cells: 'Komórki',
  'From the left; the first one is the head of the row. Example: Inactivity':
    'Od lewej; pierwsza jest nagłówkiem wiersza. Przykład: Brak aktywności',
  'Fill in the cells of the row.': 'Wypełnij komórki wiersza.',
  'Add at least one row.': 'Dodaj co najmniej jeden wiersz.',
  'One or two sentences under the table. Example: Figures are typical values of the last quarter, not limits.':
    'Jedno lub dwa zdania pod tabelą. Przykład: Liczby to wartości typowe z ostatniego kwartału, a nie limity.',
  Cards: 'Karty',
  'Two to six short texts that each lead on to a page. Example: Fees, What you can trade.':
    'Od dwóch do sześciu krótkich tekstów, z których każdy prowadzi do strony. Przykład: Opłaty, Czym można handlować.',
  'Stands over the block and in the page’s outline. Example: Where to go on':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: Dokąd dalej',
  'One or two sentences under the heading. Example: Three pages that answer the next questions.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Trzy strony, które odpowiadają na kolejne pytania.',
  'Two to six; drag them into order. Example: Fees':
    'Od dwóch do sześciu; kolejność ustala się przeciąganiem. Przykład: Opłaty',
  Card: 'Karta',
  'Names what the card leads to. Example: All costs in one list':
    'Nazywa to, do czego prowadzi karta. Przykład: Wszystkie koszty na jednej liście',
  'Write the title of the card.': 'Wpisz tytuł karty.',
  'One or two sentences. Example: Spread, financing, conversion, inactivity.':
    'Jedno lub dwa zdania. Przykład: Spread, finansowanie, przewalutowanie, brak aktywności.',
  'Write the text of the card.': 'Wpisz tekst karty.',
  'Stands over the title, three wide to two high; may stay empty. Example: platform.png':
    'Pojawia się nad tytułem, w proporcji trzy do dwóch; może pozostać puste. Przykład: platform.png',
  'Where the card leads. Example: the page Fees.': 'Dokąd prowadzi karta. Przykład: strona Opłaty.',
  'What the link says, understood on its own. Example: Fees':
    'Co mówi link, zrozumiałe bez reszty. Przykład: Opłaty',
  'Add at least one card.': 'Dodaj co najmniej jedną kartę.',
  'A picture from the media with its description, caption and credit. Example: The office by the harbour':
    'Obraz z biblioteki mediów z opisem, podpisem i autorem. Przykład: Biuro przy porcie',
  'Upload one, or choose one of the media; Edit crops it and sets the point that stays in sight. Example: office.jpg':
    'Prześlij obraz lub wybierz go z biblioteki mediów; „Edytuj” przycina go i ustala punkt, który pozostaje widoczny. Przykład: office.jpg',
  'Choose a picture.': 'Wybierz obraz.',
  Size: 'Wielkość',
  'Empty is the width of the text. Example: The whole page': 'Puste: szerokość tekstu. Przykład: Cała strona',
  'The width of the text': 'Szerokość tekstu',
  'The whole page': 'Cała strona',
  'Choose one of the two sizes.': 'Wybierz jedną z dwóch wielkości.',
  Illustration: 'Ilustracja',
  'One of the drawings of the house, with words for people who do not see it. Example: Margin gauge':
    'Jeden z rysunków marki, z opisem dla osób, które go nie widzą. Przykład: Wskaźnik depozytu',
  'The drawings in the style of the site. Example: Margin gauge':
    'Rysunki w stylu witryny. Przykład: Wskaźnik depozytu',
  'Course: a line with position marks on a chart': 'Kurs: linia z oznaczeniami pozycji na mapie morskiej',
  'Contours of a sea bed': 'Kontury dna morskiego',
  'Margin gauge with the marks at 100 and 50': 'Wskaźnik depozytu z kreskami przy 100 i 50',
  'Depth lines with soundings': 'Linie głębokości z sondowaniami',
  'A row of signal flags': 'Rząd flag sygnałowych',
  'A harbour chart': 'Mapa portu',
  'A compass rose': 'Róża wiatrów',
  'Choose a drawing.': 'Wybierz rysunek.',
  'What is to be seen, in one sentence, for people who do not see it. Example: A gauge with marks at 100 and at 50 per hundred of margin.':
    'Co widać, w jednym zdaniu, dla osób, które nie widzą rysunku. Przykład: Wskaźnik z kreskami przy 100 i przy 50 procentach depozytu.',
  'Describe the drawing for people who do not see it.': 'Opisz rysunek dla osób, które go nie widzą.',
  'Stands under the drawing; may stay empty. Example: Below the second mark positions are closed.':
    'Pojawia się pod rysunkiem; może pozostać puste. Przykład: Poniżej drugiej kreski pozycje są zamykane.',
  'Screen of a platform': 'Ekran platformy',
  'MCtrader in the browser or the window of MT4, drawn with prices and chart. Example: The same ticket, in the browser':
    'MCtrader w przeglądarce albo okno MT4, narysowane z cenami i wykresem. Przykład: To samo okno zlecenia, w przeglądarce',
  'Stands over the block and in the page’s outline. Example: The same ticket, in the browser':
    'Pojawia się nad blokiem i w spisie treści strony. Przykład: To samo okno zlecenia, w przeglądarce',
  'Write the heading over the drawing.': 'Wpisz nagłówek nad rysunkiem.',
  'One or two sentences under the heading. Example: The same prices, the same account, the same four lines.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Te same ceny, ten sam rachunek, te same cztery wiersze.',
  Screen: 'Ekran',
  'The program that is drawn. Example: MCtrader in the browser':
    'Program, który jest narysowany. Przykład: MCtrader w przeglądarce',
  'MCtrader in the browser': 'MCtrader w przeglądarce',
  'MT4 on Windows': 'MT4 w systemie Windows',
  'Choose the screen.': 'Wybierz ekran.',
  'Choose one of the two screens.': 'Wybierz jeden z dwóch ekranów.',
  'Line at its top': 'Wiersz u góry',
  'The address of the browser, or the server of MT4. Example: mctrader.halyard.example':
    'Adres w przeglądarce albo serwer MT4. Przykład: mctrader.halyard.example',
  'Write what stands at the top of the window.': 'Wpisz, co widać u góry okna.',
  'The list of prices, from the top; the first one is drawn as a chart. Example: EURUSD':
    'Lista cen, od góry; pierwsza jest narysowana jako wykres. Przykład: EURUSD',
  Step: 'Krok',
} as const
