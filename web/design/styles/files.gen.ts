/** Written by web/design/styles/write.ts: the stylesheets that only some pages need. */
export const styleFiles = {
  accountSafeguards: '/assets/accountSafeguards.b43ba2b0.gen.css',
  appDownload: '/assets/appDownload.0092bae8.gen.css',
  contactDetails: '/assets/contactDetails.d189a964.gen.css',
  faqList: '/assets/faqList.0085cd45.gen.css',
  glossaryList: '/assets/glossaryList.c72d38c4.gen.css',
  instrument: '/assets/instrument.6cb28530.gen.css',
  latestPapers: '/assets/latestPapers.0fe6c585.gen.css',
  legalList: '/assets/legalList.6976e074.gen.css',
  limitList: '/assets/limitList.2be45e7c.gen.css',
  page: '/assets/page.f112bd92.gen.css',
  platformHero: '/assets/platformHero.6e05bf5f.gen.css',
  platformList: '/assets/platformList.cb640c0c.gen.css',
  platformPair: '/assets/platformPair.74730895.gen.css',
  platformScreen: '/assets/platformScreen.e95a4b4f.gen.css',
  quotesTable: '/assets/quotesTable.b55ffbac.gen.css',
  topInstruments: '/assets/topInstruments.e5cd024f.gen.css',
} as const
