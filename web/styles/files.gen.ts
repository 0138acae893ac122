/** Written by web/styles/write.ts: the stylesheets that only some pages need. */
export const styleFiles = {
  board: '/assets/board.8fe0a19c.gen.css',
  contact: '/assets/contact.efbab261.gen.css',
  glossary: '/assets/glossary.c72d38c4.gen.css',
  legal: '/assets/legal.02948b2f.gen.css',
  page: '/assets/page.a674f802.gen.css',
  prices: '/assets/prices.47a7f97b.gen.css',
  questions: '/assets/questions.0085cd45.gen.css',
} as const
