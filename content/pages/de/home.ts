import type { PageText } from '#content/page-text.ts'

export const home: PageText = {
  key: 'home',
  path: '/',
  title: 'CFD-Handel mit offenen Kosten',
  metadata: {
    title: 'CFDs auf Währungen, Metalle, Energie und Indizes',
    keywords: ['CFD-Handel', 'Devisen', 'CFD-Kosten', 'Margin', 'Hebelgrenzen', 'CySEC'],
    description:
      'Dreißig CFDs bei einer in Zypern beaufsichtigten Firma. Spread, Margin und Kosten pro Nacht stehen vor jeder Order, mögliche Verluste auch.',
  },
  blocks: [
    {
      type: 'hero',
      key: 'hero',
      title: 'Rechnen Sie, bevor Sie handeln.',
      lede: 'Wir bieten CFDs auf Währungen, Metalle, Energie und Indizes an, unter Aufsicht in Zypern. Jede Order zeigt zuerst Spread, Margin und Kosten pro Nacht. Der Hebel vervielfacht das Ergebnis in beide Richtungen. Sie können Ihr eingesetztes Geld verlieren.',
      actions: [
        { key: 'register', label: 'Konto eröffnen', style: 'solid', link: { setting: 'register' } },
        { key: 'intro', label: 'So funktioniert ein CFD', style: 'outlined', link: { page: 'about-intro' } },
      ],
    },
    {
      type: 'topInstruments',
      key: 'prices',
      instruments: ['EURUSD', 'XAUUSD', 'NAS100'],
      note: 'Unverbindliche Geldkurse, alle fünf Sekunden abgefragt. Wer kauft, zahlt den höheren Briefkurs.',
      moreLabel: 'Ein Geschäft, auf den Cent durchgerechnet',
      moreLink: { page: 'about-intro' },
    },
    {
      type: 'richText',
      key: 'cost',
      heading: 'Drei Kosten, vorher genannt',
      markdown: `
Der Kurs auf dem Bildschirm ist nicht der ganze Preis. Eine Position kostet Geld, wenn Sie sie eröffnen, in jeder Nacht, in der Sie sie halten, und wenn ihr Ergebnis in Ihre Währung umgerechnet wird. Eine Kommission erheben wir nicht zusätzlich.

- **Spread.** Der Abstand zwischen Geld- und Briefkurs. Bei EURUSD beträgt er üblicherweise 0,9 Pips, also 0,90 US-Dollar bei 0,1 Lot. Um diesen Betrag liegen Sie zu Beginn jedes Geschäfts zurück.
- **Finanzierung über Nacht.** Sie wird für Positionen berechnet, die Sie über das Ende des Handelstages halten. Meist ist es eine Belastung, selten eine Gutschrift. Über Wochen kann sie den Spread übersteigen.
- **Umrechnung.** Ein Ergebnis in Dollar oder Yen rechnen wir zu unserem Kurs in die Währung Ihres Kontos um. Dieser Kurs enthält einen Aufschlag von 0,5 %.

In dünnen Märkten und bei Nachrichten werden Spreads weiter. Die Angabe oben ist ein üblicher Wert und keine Obergrenze.
`,
    },
    {
      type: 'richText',
      key: 'markets',
      heading: 'Vier Märkte, dreißig Instrumente',
      markdown: `
Die Aufsicht begrenzt den Hebel für Kleinanleger, und wir wenden diese Grenze unverändert an. Bei 30:1 ist eine Bewegung von 3,33 % gegen Sie so groß wie die Margin, die Sie hinterlegt haben.

- **Devisen, 20 Paare.** Bis 30:1 bei Paaren aus zwei Hauptwährungen, bis 20:1 bei den übrigen. AUDUSD und NZDUSD gehören zu den übrigen.
- **Metalle, 2.** Gold bis 20:1, Silber bis 10:1.
- **Energie, 2.** Brent und WTI, beide bis 10:1.
- **Spot-Indizes, 6.** Bis 20:1, beim Hong Kong 50 bis 10:1.
`,
    },
    {
      type: 'richText',
      key: 'protection',
      heading: 'Die Regeln begrenzen Ihren Verlust. Sie verhindern ihn nicht.',
      markdown: `
### Was die Regeln leisten

- Ihr Geld liegt getrennt von unserem auf Konten bei Banken.
- Sinkt Ihr Guthaben auf die Hälfte der Margin, die Ihre Positionen brauchen, müssen wir mit dem Schließen beginnen.
- Das Konto eines Kleinanlegers kann nicht im Minus enden. Fällt es darunter, gleichen wir es auf unsere Kosten auf null aus.
- Fallen wir aus und können Ihr Geld nicht zurückzahlen, kann der Anlegerentschädigungsfonds berechtigten Kunden bis zu 20.000 Euro zahlen.

### Was die Regeln nicht leisten

- Sie ersetzen keine Handelsverluste. Dieses Geld ist weg.
- Sie verhindern keine Kurslücken. Eine Stop-Order wird zum nächsten verfügbaren Kurs ausgeführt, und der kann viel schlechter sein.
- Sie machen einen CFD nicht passend für Sie. Wir fragen zuerst nach Ihren Kenntnissen und warnen Sie, wenn sie nicht ausreichen.
`,
    },
    {
      type: 'legalList',
      key: 'papers',
      title: 'Lesen Sie dies zuerst',
      lede: 'Die Risikohinweise sagen, was schiefgehen kann. Das Basisinformationsblatt sagt, was es kostet. Zusammen brauchen Sie dafür etwa fünfzehn Minuten.',
      kinds: ['policy', 'kid'],
    },
  ],
}
