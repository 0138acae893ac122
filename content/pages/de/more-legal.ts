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
      type: 'legalList',
      key: 'library',
      title: 'Rechtsdokumente',
      lede: 'Was uns bindet und was wir Ihnen vor dem Handel sagen müssen. Die Adresse eines Dokuments bleibt gleich und führt immer zur gültigen Fassung. Jede frühere Fassung behält ihre eigene Adresse.',
      kinds: [],
    },
    {
      type: 'richText',
      key: 'reading',
      heading: 'So lesen Sie diese Seite',
      markdown: `
- **Version.** Die Nummer auf der ersten Seite. Ändert sich der Text in der Sache, steigt die erste Ziffer.
- **Gültig ab.** Der Tag, von dem an eine Fassung gilt. Eine ersetzte Fassung gilt nicht mehr, lässt sich aber weiterhin öffnen.
- **Datei.** Ein PDF, dessen Text sich durchsuchen und von einem Screenreader vorlesen lässt.
- **Sprachen.** Gibt es ein Dokument in Ihrer Sprache, ist diese Fassung für Sie bestimmt.

Die Dokumente auf dieser Website sind Muster und gehören zu einer erfundenen Firma. Lässt sich eines nicht öffnen oder brauchen Sie es in anderer Form, schreiben Sie uns. Wir senden es Ihnen kostenlos zu.
`,
    },
  ],
}
