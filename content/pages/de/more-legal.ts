import type { PageText } from '#content/page-text.ts'

export const moreLegal: PageText = {
  key: 'more-legal',
  path: '/more/legal',
  title: 'Rechtsdokumente',
  metadata: {
    title: 'Rechtsdokumente und Basisinformationsblätter',
    keywords: [
      'CFD-Risikohinweise',
      'Basisinformationsblatt',
      'KID',
      'Cookie-Richtlinie',
      'CFD-Rechtsdokumente',
    ],
    description:
      'Die Regeln, die uns binden, und die Basisinformationsblätter zu unseren CFDs in drei Sprachen, mit Version, Gültigkeit und früheren Fassungen.',
  },
  blocks: [
    {
      type: 'hero',
      key: 'hero',
      title: 'Rechtsdokumente',
      lede: 'Was uns bindet und was wir Ihnen vor dem Handel sagen müssen. Die Adresse eines Dokuments bleibt gleich und führt immer zur gültigen Fassung. Jede frühere Fassung behält ihre eigene Adresse.',
      actions: [],
    },
    {
      type: 'legalList',
      key: 'policies',
      title: 'Richtlinien',
      lede: 'Von uns geschrieben, für uns verbindlich. Gibt es ein Dokument in Ihrer Sprache, ist diese Fassung für Sie bestimmt.',
      kinds: ['policy'],
    },
    {
      type: 'legalList',
      key: 'kids',
      title: 'Basisinformationsblätter',
      lede: 'In der gesetzlich vorgeschriebenen Form: was das Produkt ist, was es kostet und was Sie verlieren können. Wir prüfen sie mindestens einmal im Jahr.',
      kinds: ['kid'],
    },
    {
      type: 'richText',
      key: 'reading',
      heading: 'So lesen Sie diese Seite',
      markdown: `
- **Version** ist die Nummer auf dem Deckblatt. Ändert sich der Text in der Sache, steigt die erste Ziffer.
- **Gültig ab** ist der Tag, von dem an eine Fassung gilt. Eine ersetzte Fassung gilt nicht mehr, lässt sich aber weiterhin öffnen.
- **Datei** ist ein PDF, dessen Text sich durchsuchen und von einem Screenreader vorlesen lässt.

Die Dokumente auf dieser Website sind Muster und gehören zu einer erfundenen Firma. Lässt sich eines nicht öffnen oder brauchen Sie es in anderer Form, schreiben Sie uns. Wir senden es Ihnen kostenlos zu.
`,
    },
  ],
}
