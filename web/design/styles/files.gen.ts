/** Written by web/design/styles/write.ts: the stylesheets that only some pages need. */
export const styleFiles = {
  board: '/assets/board.b55ffbac.gen.css',
  contact: '/assets/contact.efbab261.gen.css',
  glossary: '/assets/glossary.c72d38c4.gen.css',
  legal: '/assets/legal.6976e074.gen.css',
  page: '/assets/page.8db446f3.gen.css',
  prices: '/assets/prices.47a7f97b.gen.css',
  questions: '/assets/questions.0085cd45.gen.css',
} as const
