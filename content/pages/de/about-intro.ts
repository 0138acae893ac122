import type { PageText } from '#content/page-text.ts'

export const aboutIntro: PageText = {
  key: 'about-intro',
  path: '/about/intro',
  title: 'Einführung',
  metadata: {
    title: 'Wer wir sind und wie ein CFD funktioniert',
    keywords: ['CFD erklärt', 'CFD-Beispiel', 'Margin', 'Spread', 'Kundengelder', 'CFD-Broker Zypern'],
    description:
      'Die Firma hinter dieser Website, ein CFD von der Order bis zum Ergebnis mit allen Kosten, der Verbleib Ihres Geldes und was wir an Ihrem Handel verdienen.',
  },
  blocks: [
    {
      type: 'hero',
      key: 'hero',
      title: 'Ein Produkt, erklärt mit seinen Kosten',
      lede: 'Wir verkaufen Differenzkontrakte und sonst nichts. Diese Seite zerlegt ein einzelnes Geschäft bis auf den Cent und sagt, was wir daran verdienen. Sie zu lesen dauert sechs Minuten.',
      actions: [{ key: 'papers', label: 'Rechtsdokumente', style: 'outlined', link: { page: 'more-legal' } }],
    },
    {
      type: 'richText',
      key: 'firm',
      heading: 'Die Firma',
      markdown: `
Wir sind eine zyprische Wertpapierfirma mit Sitz in Limassol. Die Cyprus Securities and Exchange Commission beaufsichtigt uns. Mit derselben Zulassung bedienen wir Kunden im gesamten Europäischen Wirtschaftsraum. Name, Lizenznummer und Anschrift stehen am Fuß jeder Seite.

Aufsicht heißt, dass Regeln für uns gelten und dass jemand ihre Einhaltung prüft. Sie heißt nicht, dass die Behörde uns empfiehlt oder dass ein Geschäft mit uns gut ausgeht.

Wir beraten nicht bei der Geldanlage und verwalten auf diesem Konto kein Vermögen. Sie entscheiden, und das Ergebnis gehört Ihnen, Gewinn wie Verlust.
`,
    },
    {
      type: 'richText',
      key: 'contract',
      heading: 'Was ein CFD ist',
      markdown: `
Ein Differenzkontrakt (Contract for Difference) ist eine Vereinbarung zwischen Ihnen und uns. Bei seiner Schließung zahlt eine Seite der anderen den Unterschied zwischen Eröffnungs- und Schlusskurs. Die Euro, das Gold oder die Aktien hinter einem Index gehören Ihnen zu keinem Zeitpunkt.

Sie können in beide Richtungen handeln. Wer kauft, gewinnt bei steigendem und verliert bei fallendem Kurs. Wer verkauft, umgekehrt.

Sie hinterlegen nur einen Teil des Werts, die **Margin**. Der Rest ist **Hebel**. Eine kleine Einlage trägt so eine große Position, und aus einer kleinen Kursbewegung wird ein großer Teil Ihrer Einlage, in welche Richtung auch immer.
`,
    },
    {
      type: 'richText',
      key: 'example',
      heading: 'Ein Geschäft, durchgerechnet',
      markdown: `
Die Kurse sind erfunden, das Konto lautet auf US-Dollar. EURUSD steht bei 1,08500 Geld und 1,08509 Brief. Der Spread beträgt 0,9 Pips.

1. Sie kaufen 0,1 Lot, also 10.000 Euro, zum Briefkurs von 1,08509. Die Position ist 10.850,90 US-Dollar wert.
2. Bei 30:1 brauchen Sie eine Margin von 361,70 US-Dollar. Das Geld bleibt auf Ihrem Konto, ist aber gebunden.
3. Schlössen Sie sofort, bekämen Sie 1,08500. Sie lägen 0,90 US-Dollar zurück. Das ist der Spread.
4. Sie halten die Position zwei Nächte lang. Bei einem Beispielsatz von 0,65 US-Dollar je Nacht kostet die Finanzierung 1,30 US-Dollar.

### Wenn der Geldkurs um 40 Pips steigt

Er steht bei 1,08900. Der Unterschied zu Ihrem Eröffnungskurs beträgt 39,10 US-Dollar. Nach Abzug der Finanzierung bleiben Ihnen **37,80 US-Dollar**.

### Wenn der Geldkurs um 40 Pips fällt

Er steht bei 1,08100. Der Unterschied beträgt 40,90 US-Dollar zu Ihren Lasten. Mit der Finanzierung verlieren Sie **42,20 US-Dollar**.

Der Markt hat sich beide Male gleich weit bewegt. Der Gewinn ist kleiner, als es der Verlust wäre, denn Spread und Nächte bezahlen Sie so oder so. Und eine Kursbewegung von 0,37 % hat 11,7 % Ihrer Margin gekostet.
`,
    },
    {
      type: 'richText',
      key: 'close-out',
      heading: 'Wenn eine Position für Sie geschlossen wird',
      markdown: `
Fällt das Guthaben auf Ihrem Konto auf die Hälfte der Margin, die Ihre offenen Positionen brauchen, müssen wir Positionen schließen, und zwar ab diesem Punkt. Zeit zum Reagieren bleibt Ihnen womöglich nicht. Es zählt der Kurs dieses Augenblicks, auch wenn der Markt eine Minute später dreht.

Märkte können springen, über ein Wochenende oder bei einer Nachricht. Dann liegt der Schlusskurs unter Umständen weit unter dem Punkt, an dem die Regel greift. Das Konto eines Kleinanlegers kann nicht im Minus enden: Geschieht es für einen Moment, gleichen wir es auf unsere Kosten auf null aus. Alles, was über null liegt, kann verloren gehen.
`,
    },
    {
      type: 'richText',
      key: 'client-money',
      heading: 'Wo Ihr Geld liegt',
      markdown: `
Kundengelder liegen auf Bankkonten, die als Kundenkonten bezeichnet sind. Sie sind von unserem eigenen Geld getrennt. Wir dürfen damit weder den Betrieb bezahlen noch eigene Geschäfte decken. Unsere Bücher gleichen wir an jedem Geschäftstag mit denen der Banken ab.

Das schützt Sie, wenn wir ausfallen. Es schützt Sie nicht, wenn die Bank ausfällt, und es bringt nicht zurück, was ein Geschäft verloren hat.

Können wir Kundengelder nicht zurückzahlen, kann der Anlegerentschädigungsfonds berechtigten Kunden bis zu 20.000 Euro zahlen. Professionelle Kunden sind nicht abgesichert.
`,
    },
    {
      type: 'richText',
      key: 'earnings',
      heading: 'Was wir verdienen',
      markdown: `
- **Den Spread.** Bei jedem Geschäft, ob Sie gewinnen oder verlieren.
- **Einen Teil der Finanzierung über Nacht.** Für jede Nacht, in der eine Position offen bleibt.
- **Einen Aufschlag bei der Umrechnung.** Wenn ein Ergebnis in die Währung Ihres Kontos getauscht wird.

Einen Interessenkonflikt sollten Sie kennen. Wir sind die Gegenseite Ihres Kontrakts. Einen Teil des Risikos geben wir an andere Firmen weiter, den Rest behalten wir, und an diesem Rest verdienen wir, wenn Sie verlieren. Die Regeln verpflichten uns, Sie dennoch fair zu behandeln und Ihre Orders zu den besten Bedingungen auszuführen, die wir erreichen können. Den Konflikt schaffen sie nicht aus der Welt.
`,
    },
    {
      type: 'richText',
      key: 'not-for',
      heading: 'Wer keine CFDs handeln sollte',
      markdown: `
Handeln Sie nicht mit Geld, das Sie noch brauchen, nicht mit geliehenem Geld und nicht, um einen früheren Verlust auszugleichen. Handeln Sie nicht, wenn Sie eine offene Position nicht im Blick behalten können. Fiel es Ihnen schwer, dem Beispiel oben zu folgen, hören Sie besser hier auf.

Wenn Sie weitermachen, lesen Sie die [Risikohinweise](/legal/risk-disclosure.pdf) und das [Basisinformationsblatt für Währungspaare](/legal/kid-fx.pdf), bevor Sie ein Konto eröffnen.
`,
    },
  ],
}
