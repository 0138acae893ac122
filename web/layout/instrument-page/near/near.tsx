import { fill } from '#common/fill.ts'
import { localePath } from '#locales/table.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import type { InstrumentPageContent } from '#web/content/pages/instrument-page.ts'
import { Icon } from '#web/design/icon.tsx'
import { Spark } from '#web/features/chart/spark.tsx'
import { readReleases } from '#web/features/calendar/read-releases.ts'
import { resources } from '#web/i18n/resources.ts'
import { ReleasesIsland } from '../islands.tsx'
import { knownNext } from './plan-next.ts'
import { currenciesOf, type planRelated } from './plan-related.ts'
import { RelatedPrices } from './related-prices.tsx'

/** What moves the instrument next, and instruments beside it. */
export const Near = async ({
  content,
  related,
  courses,
}: {
  content: InstrumentPageContent
  related: ReturnType<typeof planRelated<InstrumentPageContent['neighbours'][number]>>
  /** Closes of the day by symbol, oldest first. */
  courses: ReadonlyMap<string, readonly string[]>
}) => {
  const { locale, instrument, marketPath, exists } = content
  const { near: words, calendar, classes, quotes } = resources[locale].trading
  const {
    time,
    actual,
    against,
    memory,
    release,
    forecast,
    previous,
    none,
    levels,
    unranked,
    kinds,
    allMarkets,
    units,
  } = calendar
  const currencies = currenciesOf(instrument)
  const known = currencies.length > 0 ? await readReleases(locale) : null
  const way = (path: string, label: string) =>
    exists(locale, path) && (
      <a className="more" href={localePath(locale, path)}>
        {label}
        <Icon name="arrow" size={18} />
      </a>
    )
  return (
    <div className="part">
      <div className="wrap near">
        {currencies.length > 0 && (
          <section aria-labelledby="releases-heading">
            <h2 id="releases-heading">{words.releases}</h2>
            <LivePart locale={locale}>
              <ReleasesIsland
                locale={locale}
                symbol={instrument.symbol}
                currencies={currencies}
                known={known && knownNext(known, currencies)}
                words={{
                  time,
                  actual,
                  against,
                  memory,
                  release,
                  forecast,
                  previous,
                  none,
                  levels,
                  unranked,
                  kinds,
                  allMarkets,
                  units,
                }}
                told={{
                  loading: calendar.loading,
                  none: words.noReleases,
                  failed: calendar.error,
                  caption: fill(words.releasesOf, { currencies: currencies.join(', ') }),
                }}
              />
            </LivePart>
            {!known && <p className="near__scriptless">{words.noScript}</p>}
            {way('/trading/calendar', words.calendar)}
          </section>
        )}
        {related.length > 0 && (
          <section aria-labelledby="related-heading">
            <h2 id="related-heading">{words.related}</h2>
            <RelatedPrices
              locale={locale}
              instruments={related.map(({ symbol, name, href }) => {
                const closes = courses.get(symbol) ?? []
                return {
                  symbol,
                  name,
                  href,
                  bid: closes.at(-1),
                  course: closes.length > 1 && <Spark closes={closes} />,
                }
              })}
              words={quotes}
            />
            <p className="near__ways">
              {way(marketPath, fill(words.market, { market: classes[instrument.assetClass] }))}
              {way('/trading/realtime', words.all)}
            </p>
          </section>
        )}
      </div>
    </div>
  )
}
