import type { PageText } from '#content/page-text.ts'

export const home: PageText = {
  key: 'home',
  path: '/',
  title: 'Handel CFD z jawnymi kosztami',
  metadata: {
    title: 'Kontrakty CFD na waluty, metale, energię i indeksy',
    keywords: ['handel CFD', 'forex', 'koszty CFD', 'depozyt zabezpieczający', 'dźwignia finansowa', 'CySEC'],
    description:
      'Trzydzieści kontraktów CFD w firmie nadzorowanej na Cyprze. Spread, depozyt, koszt nocy i możliwą stratę widać przed złożeniem zlecenia.',
  },
  blocks: [
    {
      type: 'hero',
      key: 'hero',
      title: 'Najpierw policz, potem handluj.',
      lede: 'Oferujemy kontrakty CFD na waluty, metale, energię i indeksy, pod nadzorem cypryjskiego regulatora. Każde zlecenie pokazuje najpierw spread, depozyt i koszt jednej nocy. Dźwignia zwielokrotnia wynik w obie strony i możesz stracić wpłacone pieniądze.',
      actions: [
        { key: 'register', label: 'Otwórz konto', style: 'solid', link: { setting: 'register' } },
        { key: 'intro', label: 'Jak działa CFD', style: 'outlined', link: { page: 'about-intro' } },
      ],
    },
    {
      type: 'topInstruments',
      key: 'prices',
      instruments: ['EURUSD', 'XAUUSD', 'NAS100'],
      note: 'Orientacyjne ceny bid, pobierane co pięć sekund. Kupując, płacisz wyższą cenę ask.',
      moreLabel: 'Jedna transakcja policzona co do centa',
      moreLink: { page: 'about-intro' },
    },
    {
      type: 'richText',
      key: 'cost',
      heading: 'Trzy koszty, znane z góry',
      markdown: `
Cena na ekranie to nie cała cena. Pozycja kosztuje w chwili otwarcia, przez każdą noc, kiedy ją trzymasz, i wtedy, gdy jej wynik trzeba przeliczyć na Twoją walutę. Prowizji dodatkowo nie pobieramy.

- **Spread.** Różnica między ceną bid a ceną ask. Dla EURUSD wynosi zwykle 0,9 pipsa, czyli 0,90 dolara przy 0,1 lota. O tyle jesteś na minusie na początku każdej transakcji.
- **Finansowanie nocne.** Naliczane od pozycji trzymanej po zakończeniu dnia handlowego. Najczęściej jest to opłata, rzadziej uznanie. Po kilku tygodniach może przekroczyć spread.
- **Przewalutowanie.** Wynik w dolarach lub jenach przeliczamy na walutę rachunku po naszym kursie, który zawiera marżę 0,5%.

Na płytkim rynku i w czasie ważnych publikacji spready się rozszerzają. Podana wartość jest typowa, nie maksymalna.
`,
    },
    {
      type: 'richText',
      key: 'markets',
      heading: 'Cztery rynki, trzydzieści instrumentów',
      markdown: `
Nadzór ogranicza dźwignię dla klientów detalicznych, a my stosujemy ten limit bez zmian. Przy dźwigni 30:1 ruch ceny o 3,33% w niekorzystną stronę jest równy wniesionemu depozytowi.

- **Forex, 20 par.** Do 30:1 na parach złożonych z dwóch głównych walut, do 20:1 na pozostałych. AUDUSD i NZDUSD należą do pozostałych.
- **Metale, 2.** Złoto do 20:1, srebro do 10:1.
- **Energia, 2.** Ropa Brent i WTI, obie do 10:1.
- **Indeksy spot, 6.** Do 20:1, a na Hong Kong 50 do 10:1.
`,
    },
    {
      type: 'richText',
      key: 'protection',
      heading: 'Przepisy ograniczają stratę. Nie zapobiegają jej.',
      markdown: `
### Co dają przepisy

- Twoje pieniądze leżą oddzielnie od naszych, na rachunkach w bankach.
- Gdy środki spadną do połowy depozytu wymaganego dla Twoich pozycji, musimy zacząć je zamykać.
- Rachunek klienta detalicznego nie może zakończyć się poniżej zera. Jeśli tam spadnie, wyrównujemy go do zera na nasz koszt.
- Jeśli upadniemy i nie będziemy w stanie zwrócić pieniędzy, fundusz rekompensat dla inwestorów może wypłacić uprawnionemu klientowi do 20 000 euro.

### Czego przepisy nie dają

- Nie pokrywają strat z handlu. Tych pieniędzy już nie ma.
- Nie chronią przed lukami cenowymi. Zlecenie stop zostaje wykonane po następnej dostępnej cenie, a ta może być znacznie gorsza.
- Nie sprawiają, że CFD jest dla Ciebie odpowiedni. Najpierw pytamy o wiedzę i ostrzegamy, jeśli jej nie wystarcza.
`,
    },
    {
      type: 'legalList',
      key: 'papers',
      title: 'Najpierw przeczytaj',
      lede: 'Informacja o ryzyku mówi, co może pójść źle. Dokument zawierający kluczowe informacje mówi, ile to kosztuje. Razem to około piętnastu minut lektury.',
      kinds: ['policy', 'kid'],
    },
  ],
}
