import type { DocumentLocationResolvers } from 'sanity/presentation'
import { addressOf } from '#schemas/lib/targets.ts'
import { isLocale, localeIds, localePath, locales } from '#locales/table.ts'

type Location = { title: string; href: string }

/** A path of the site in every language. */
const inAllLanguages = (title: string, path: string): Location[] =>
  localeIds.map((locale) => ({ title: `${title}, ${locales[locale].name}`, href: localePath(locale, path) }))

/** Documents shown on every page or on those of their kind, and a page to preview them on. */
const shared = (message: string, title: string, path: string) => ({
  message,
  locations: inAllLanguages(title, path),
})

const onEveryPage = (what: string) => shared(`${what} stands on every page.`, 'Home', '/')

/** Where each kind of document appears on the site; a page appears in its own language only. */
export const locations: DocumentLocationResolvers = {
  page: {
    select: { title: 'title', path: 'path', language: 'language' },
    resolve: (page) => {
      if (!isLocale(page?.['language']) || typeof page['path'] !== 'string') {
        return { message: 'Give the page a path, then it can be seen here.', tone: 'caution' }
      }
      const title = typeof page['title'] === 'string' ? page['title'] : 'Page without a title'
      return {
        message: 'The page on the site',
        locations: [{ title, href: localePath(page['language'], page['path']) }],
      }
    },
  },
  riskWarning: onEveryPage('The risk warning'),
  approvalPolicy: {
    message: 'The policy stands nowhere on the site: it says who must sign.',
    tone: 'caution',
  },
  menu: onEveryPage('The menu'),
  entity: onEveryPage('The firm'),
  siteSettings: onEveryPage('What is set here'),
  banner: shared('A banner stands on the pages it names, while its time lasts.', 'Home', '/'),
  legalDocument: shared('A legal paper is listed in the library.', 'Legal documents', '/more/legal'),
  faqEntry: shared('A question stands where its topic is listed.', 'Questions and answers', '/more/faq'),
  glossaryTerm: shared('A term stands in the glossary.', 'Glossary', '/glossary'),
  contact: shared('Addresses stand on the contact page.', 'Contact', '/more/contact'),
  paymentProvider: shared('A provider is listed with its kind.', 'Payment providers', '/account/providers'),
  liquidityProvider: shared('A provider is listed with its kind.', 'Liquidity providers', '/about/providers'),
  platform: shared('A platform is listed with the others.', 'Platforms', '/trading/platforms'),
  downloads: shared('Downloads stand on a page of their own.', 'Download', '/download'),
  partnerProgramme: shared('Its terms stand on the page for partners.', 'Partnerships', '/partnerships'),
  instrument: {
    select: { symbol: 'symbol', assetClass: 'assetClass' },
    resolve: (instrument) => {
      const path = addressOf({ ...instrument, _type: 'instrument' })
      return path === undefined
        ? { message: 'Write the symbol and choose the market, then it can be seen here.', tone: 'caution' }
        : { locations: inAllLanguages(String(instrument?.['symbol']), path) }
    },
  },
}
