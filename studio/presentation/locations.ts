import type { DocumentLocationResolvers } from 'sanity/presentation'
import { addressOf } from '#schemas/lib/targets.ts'
import { isLocale, localeIds, localePath, locales } from '#locales/table.ts'
import { say } from '#studio/words/model/sentences.ts'

type Location = { title: string; href: string }

/** A path of the site in every language. */
const inAllLanguages = (title: string, path: string): Location[] =>
  localeIds.map((locale) => ({ title: `${title}, ${locales[locale].name}`, href: localePath(locale, path) }))

/** Documents shown on every page or on those of their kind, and a page to preview them on. */
const shared = (message: string, title: string, path: string) => ({
  message,
  locations: inAllLanguages(title, path),
})

const onEveryPage = (what: string) =>
  shared(say('{{what}} stands on every page.', { what }), say('Home'), '/')

/** Where each kind of document appears on the site; a page appears in its own language only. */
export const locations: DocumentLocationResolvers = {
  page: {
    select: { title: 'title', path: 'path', language: 'language' },
    resolve: (page) => {
      if (!isLocale(page?.['language']) || typeof page['path'] !== 'string') {
        return { message: say('Give the page a path, then it can be seen here.'), tone: 'caution' }
      }
      const title = typeof page['title'] === 'string' ? page['title'] : say('Page without a title')
      return {
        message: say('The page on the site'),
        locations: [{ title, href: localePath(page['language'], page['path']) }],
      }
    },
  },
  riskWarning: onEveryPage(say('The risk warning')),
  approvalPolicy: {
    message: say('The policy stands nowhere on the site: it says who must sign.'),
    tone: 'caution',
  },
  menu: onEveryPage(say('The menu')),
  entity: onEveryPage(say('The firm')),
  siteSettings: onEveryPage(say('What is set here')),
  banner: shared(say('A banner stands on the pages it names, while its time lasts.'), say('Home'), '/'),
  legalDocument: shared(
    say('A legal paper is listed in the library.'),
    say('Legal documents'),
    '/more/legal',
  ),
  faqEntry: shared(
    say('A question stands where its topic is listed.'),
    say('Questions and answers'),
    '/more/faq',
  ),
  glossaryTerm: shared(say('A term stands in the glossary.'), say('Glossary'), '/glossary'),
  contact: shared(say('Addresses stand on the contact page.'), say('Contact'), '/more/contact'),
  paymentProvider: shared(
    say('A provider is listed with its kind.'),
    say('Payment providers'),
    '/account/providers',
  ),
  liquidityProvider: shared(
    say('A provider is listed with its kind.'),
    say('Liquidity providers'),
    '/about/providers',
  ),
  platform: shared(say('A platform is listed with the others.'), say('Platforms'), '/trading/platforms'),
  downloads: shared(say('Downloads stand on a page of their own.'), say('Download'), '/download'),
  partnerProgramme: shared(
    say('Its terms stand on the page for partners.'),
    say('Partnerships'),
    '/partnerships',
  ),
  instrument: {
    select: { symbol: 'symbol', assetClass: 'assetClass' },
    resolve: (instrument) => {
      const path = addressOf({ ...instrument, _type: 'instrument' })
      return path === undefined
        ? {
            message: say('Write the symbol and choose the market, then it can be seen here.'),
            tone: 'caution',
          }
        : { locations: inAllLanguages(String(instrument?.['symbol']), path) }
    },
  },
}
