import type { PageText } from '#content/page-text.ts'

export const moreLegal: PageText = {
  key: 'more-legal',
  path: '/more/legal',
  title: 'Legal documents',
  metadata: {
    title: 'Legal documents and key information documents',
    keywords: [
      'CFD risk disclosure',
      'key information document',
      'KID',
      'cookie policy',
      'CFD legal documents',
    ],
    description:
      'The policies that bind us and the key information documents for our CFDs, in three languages, with version, effective date and every earlier version.',
  },
  blocks: [
    {
      type: 'legalList',
      key: 'library',
      title: 'Legal documents',
      lede: 'What binds us, and what we must tell you before you trade. The address of a paper stays the same and always gives the version in force. Each earlier version keeps an address of its own.',
      kinds: [],
    },
    {
      type: 'richText',
      key: 'reading',
      heading: 'How to read this page',
      markdown: `
- **Version.** The number on the first page. If the text changes in substance, the first figure rises.
- **In force from.** The day a version begins to apply. A version that has been replaced no longer applies, but you can still open it.
- **File.** A PDF whose text can be searched and read aloud by a screen reader.
- **Languages.** Where a paper exists in your language, that version is meant for you.

The papers on this site are samples and belong to a fictional firm. If you cannot open one, or need it in another form, write to us and we will send it without charge.
`,
    },
  ],
}
