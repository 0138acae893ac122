import { notFound } from 'next/navigation'
import { fill } from '#common/fill.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { marketPaths } from '#web/content/values/markets.ts'
import { StylesFromHere } from '#web/design/styles/style-links.tsx'
import { completeInstrument, instrument as instruments } from '#web/documents/instrument.ts'
import { resources } from '#web/i18n/resources.ts'
import { Breadcrumbs } from '#web/layout/pages/breadcrumbs.tsx'
import { SiteShell } from '#web/layout/site-shell.tsx'
import { type Locale, localeIds } from '#locales/table.ts'
import { CostView } from './cost-part.tsx'
import { type Asked, costPath } from './plan-address.ts'
import { askedTyped, contextOf } from './plan-context.ts'
import { costTermsOf, readCosts } from './read-costs.ts'

/**
 * What an address asks for, with the bars to answer it: the first instrument where it names none. Null for one that is
 * not published, or whose sizes are unknown.
 */
export const readAsked = async (locale: Locale, asked: Asked, now: number) => {
  const rows = await readForPage(instruments)
  const row = asked.symbol === '' ? rows[0] : rows.find(({ symbol }) => symbol === asked.symbol)
  const instrument = row ? completeInstrument(row, locale) : null
  const terms = instrument && costTermsOf(instrument)
  if (!instrument || !terms) return null
  const data = await readCosts(terms, asked.range ?? '1m', now, false)
  return { instrument, terms, data, typed: askedTyped(contextOf(locale, terms, data), asked) }
}

/** The tool with what an address carries, worked out by the server: what a link and the form without script lead to. */
export const CostPage = async ({ locale, asked, now }: { locale: Locale; asked: Asked; now: number }) => {
  const read = await readAsked(locale, asked, now)
  if (!read) notFound()
  const { instrument, terms, data, typed } = read
  const { pastTrade: words } = resources[locale].trading
  return (
    <SiteShell
      locale={locale}
      path={costPath}
      place={marketPaths[instrument.assetClass]}
      alternates={localeIds}
      styles={['instrument']}
      later={['terms']}
      isLive
    >
      {(trail) => (
        <>
          <div className="wrap price-head">
            <Breadcrumbs locale={locale} trail={trail} isBelow />
            <h1>
              {instrument.symbol} <span>{instrument.name}</span>
            </h1>
            <p>
              <a className="more" href={instrument.href}>
                {fill(words.back, { symbol: instrument.symbol })}
              </a>
            </p>
          </div>
          <StylesFromHere names={['terms']} />
          <div className="wrap past-page">
            <CostView locale={locale} terms={terms} data={data} typed={typed} />
          </div>
        </>
      )}
    </SiteShell>
  )
}
