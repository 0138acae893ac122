import type { PageText } from '#content/page-text.ts'

export const aboutIntro: PageText = {
  key: 'about-intro',
  path: '/about/intro',
  title: 'Wprowadzenie',
  metadata: {
    title: 'Kim jesteśmy i jak działa kontrakt CFD',
    keywords: [
      'co to jest CFD',
      'przykład CFD',
      'depozyt zabezpieczający',
      'spread',
      'środki klientów',
      'broker CFD Cypr',
    ],
    description:
      'Firma stojąca za tą stroną, jeden kontrakt CFD policzony od zlecenia do wyniku z wszystkimi kosztami, miejsce pieniędzy klientów i nasze zarobki.',
  },
  blocks: [
    {
      type: 'hero',
      key: 'hero',
      title: 'Jeden produkt, opisany razem z kosztami',
      lede: 'Sprzedajemy kontrakty na różnice kursowe i nic poza tym. Ta strona rozkłada jedną transakcję na części, co do centa, i mówi, ile na niej zarabiamy. Lektura zajmuje sześć minut.',
      actions: [
        { key: 'papers', label: 'Dokumenty prawne', style: 'outlined', link: { page: 'more-legal' } },
      ],
    },
    {
      type: 'richText',
      key: 'firm',
      heading: 'Firma',
      markdown: `
Jesteśmy cypryjską firmą inwestycyjną z siedzibą w Limassol. Nadzoruje nas Cypryjska Komisja Papierów Wartościowych i Giełd, a to samo zezwolenie pozwala nam obsługiwać klientów w całym Europejskim Obszarze Gospodarczym. Nazwa, numer zezwolenia i adres są podane na dole każdej strony.

Nadzór oznacza, że obowiązują nas przepisy i że ktoś sprawdza, czy ich przestrzegamy. Nie oznacza, że organ nadzoru nas poleca ani że transakcja z nami dobrze się skończy.

Nie doradzamy w inwestycjach i na tym rachunku nie zarządzamy cudzymi pieniędzmi. Decyzja należy do Ciebie, a wynik także, zarówno zysk, jak i strata.
`,
    },
    {
      type: 'richText',
      key: 'contract',
      heading: 'Czym jest CFD',
      markdown: `
Kontrakt na różnicę kursową (contract for difference) to umowa między Tobą a nami. Przy jej zamknięciu jedna strona płaci drugiej różnicę między ceną otwarcia a ceną zamknięcia. Euro, złoto czy akcje wchodzące w skład indeksu nigdy nie należą do Ciebie.

Pozycję można otworzyć w obu kierunkach. Kto kupuje, zyskuje na wzroście ceny, a traci na spadku. Kto sprzedaje, odwrotnie.

Wnosisz tylko część wartości pozycji, czyli **depozyt zabezpieczający**. Reszta to **dźwignia**. Niewielka wpłata utrzymuje dużą pozycję, więc mały ruch ceny staje się dużą częścią Twojej wpłaty, niezależnie od kierunku.
`,
    },
    {
      type: 'richText',
      key: 'example',
      heading: 'Jedna transakcja krok po kroku',
      markdown: `
Ceny są zmyślone, rachunek prowadzony jest w dolarach. EURUSD kosztuje 1,08500 (bid) i 1,08509 (ask). Spread wynosi 0,9 pipsa.

1. Kupujesz 0,1 lota, czyli 10 000 euro, po cenie ask 1,08509. Pozycja jest warta 10 850,90 dolara.
2. Przy dźwigni 30:1 potrzebny jest depozyt 361,70 dolara. Pieniądze zostają na rachunku, ale są zablokowane.
3. Gdyby zamknąć pozycję od razu, cena wyniosłaby 1,08500. Wynik to 0,90 dolara straty. Tyle kosztuje spread.
4. Trzymasz pozycję przez dwie noce. Przy przykładowej stawce 0,65 dolara za noc finansowanie kosztuje 1,30 dolara.

### Gdy bid wzrośnie o 40 pipsów

Wynosi wtedy 1,08900. Różnica wobec ceny otwarcia to 39,10 dolara. Po odjęciu finansowania zostaje **37,80 dolara**.

### Gdy bid spadnie o 40 pipsów

Wynosi wtedy 1,08100. Różnica to 40,90 dolara na Twoją niekorzyść. Razem z finansowaniem tracisz **42,20 dolara**.

Rynek za każdym razem przeszedł tę samą drogę. Zysk jest mniejszy od możliwej straty, bo za spread i noce płaci się w obu przypadkach. A ruch ceny o 0,37% zabrał 11,7% depozytu.
`,
    },
    {
      type: 'richText',
      key: 'close-out',
      heading: 'Kiedy pozycja zostaje zamknięta bez Twojej decyzji',
      markdown: `
Gdy środki na rachunku spadną do połowy depozytu wymaganego dla otwartych pozycji, od tej chwili musimy je zamykać. Na reakcję może zabraknąć czasu. Liczy się cena z tego momentu, nawet jeśli minutę później rynek zawróci.

Rynek potrafi skoczyć, przez weekend albo po publikacji danych. Cena zamknięcia może wtedy być daleko poniżej punktu, w którym działa ta zasada. Rachunek klienta detalicznego nie może zakończyć się poniżej zera: jeśli na chwilę tam spadnie, wyrównujemy go do zera na nasz koszt. Wszystko, co jest powyżej zera, można stracić.
`,
    },
    {
      type: 'richText',
      key: 'client-money',
      heading: 'Gdzie leżą Twoje pieniądze',
      markdown: `
Pieniądze klientów leżą na rachunkach bankowych oznaczonych jako rachunki klientów, oddzielnie od naszych. Nie wolno nam opłacać nimi działalności ani zabezpieczać własnych transakcji. Nasze księgi uzgadniamy z bankami w każdym dniu roboczym.

Chroni to na wypadek naszej upadłości. Nie chroni, gdy upadnie bank, i nie zwraca tego, co stracono na transakcji.

Jeśli nie będziemy w stanie zwrócić pieniędzy klientów, fundusz rekompensat dla inwestorów może wypłacić uprawnionemu klientowi do 20 000 euro. Klienci profesjonalni nie są objęci tą ochroną.
`,
    },
    {
      type: 'richText',
      key: 'earnings',
      heading: 'Na czym zarabiamy',
      markdown: `
- **Na spreadzie.** Przy każdej transakcji, bez względu na to, czy zyskujesz, czy tracisz.
- **Na części finansowania nocnego.** Za każdą noc, przez którą pozycja pozostaje otwarta.
- **Na marży przy przewalutowaniu.** Gdy wynik przeliczany jest na walutę rachunku.

Jest też konflikt interesów, o którym trzeba wiedzieć. Jesteśmy drugą stroną Twojego kontraktu. Część ryzyka przekazujemy innym firmom, resztę zatrzymujemy, i na tej reszcie zarabiamy wtedy, gdy tracisz. Przepisy nakazują nam mimo to traktować Cię uczciwie i wykonywać zlecenia na najlepszych warunkach, jakie możemy uzyskać. Samego konfliktu nie usuwają.
`,
    },
    {
      type: 'richText',
      key: 'not-for',
      heading: 'Kto nie powinien handlować CFD',
      markdown: `
Nie handluj za pieniądze, które będą Ci potrzebne, za pożyczone pieniądze ani po to, by odrobić wcześniejszą stratę. Nie handluj, jeśli nie możesz obserwować otwartej pozycji. Jeżeli powyższy przykład był trudny do zrozumienia, lepiej na tym poprzestać.

Jeśli idziesz dalej, przed otwarciem rachunku przeczytaj [informację o ryzyku](/legal/risk-disclosure.pdf) oraz [dokument zawierający kluczowe informacje o parach walutowych](/legal/kid-fx.pdf).
`,
    },
  ],
}
