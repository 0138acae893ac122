import 'server-only'
import { type Locale, localePath } from '#locales/table.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { contact, contactIn } from '#web/documents/contact.ts'
import { instrument, instrumentsIn } from '#web/documents/instrument.ts'
import { getLegalDocuments } from '#web/documents/legal-document.ts'
import { knownPathsForPage } from '#web/documents/page.ts'
import { linkContext } from '#web/documents/site-settings.ts'
import { practiceTermsOf } from '#web/features/practice/ticket/ticket-terms.ts'

/** What a client's page says beside their session: instruments with their terms and pages, papers, ways on. */
export const readCentre = async (locale: Locale) => {
  const [rows, offices, papers, context] = await Promise.all([
    readForPage(instrument),
    readForPage(contact),
    getLegalDocuments(locale),
    linkContext(locale),
  ])
  const { exists } = await knownPathsForPage(rows)
  const instruments = instrumentsIn(rows, context)
  const hrefOf = (path: string) => (exists(locale, path) ? localePath(locale, path) : null)
  const { offices: places, channels } = contactIn(offices, context)
  const desk = places.find(({ isRegistered }) => isRegistered) ?? places[0]
  const usual = instruments[0]
  return {
    clientArea: context.links.clientArea,
    terms: instruments.map((one) => ({ ...practiceTermsOf(one), href: one.href })),
    currenciesOf: Object.fromEntries(
      instruments.map(({ symbol, base, quote }) => [
        symbol,
        [...new Set([base, quote])].flatMap((code) => code || []),
      ]),
    ),
    /** Where a first position is opened: the instrument that editors put first, and its market. */
    ways: usual
      ? { symbol: usual.symbol, href: usual.href, marketHref: usual.href.replace(/\/[^/]+$/, '') }
      : null,
    paperDates: papers.flatMap(({ effectiveFrom }) => effectiveFrom ?? []),
    papersHref: hrefOf('/more/legal'),
    helpHref: hrefOf('/more/faq'),
    boardHref: hrefOf('/trading/realtime'),
    contactHref: hrefOf('/more/contact'),
    /** When somebody answers, in the editors' words. */
    deskHours: desk?.hours ?? channels.find(({ note }) => note !== null)?.note ?? null,
  }
}
