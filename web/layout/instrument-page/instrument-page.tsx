import type { InstrumentPageContent } from '#web/content/pages/instrument-page.ts'
import { resources } from '#web/i18n/resources.ts'
import { fill } from '#common/fill.ts'
import { PageBanners } from '#web/layout/banners/page-banners.tsx'
import { RiskNote } from '#web/blocks/parts/risk-note.tsx'
import { PricesIsland } from '#web/blocks/top-instruments/prices-island.tsx'
import { Breadcrumbs } from '#web/layout/pages/breadcrumbs.tsx'
import { SiteShell } from '#web/layout/site-shell.tsx'
import { BelowPlate } from './below-plate.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'

/** An instrument's page: price, contract terms, trading hours, related links. */
export const InstrumentPage = ({ content, now }: { content: InstrumentPageContent; now: number }) => {
  const { locale, path, marketPath, instrument, alternates } = content
  const { symbol, name, assetClass, hours, note } = instrument
  const { instrument: words, quotes } = resources[locale].trading
  return (
    <SiteShell
      locale={locale}
      path={path}
      place={marketPath}
      alternates={alternates}
      styles={['page', 'instrument']}
      isLive
    >
      {(trail) => (
        <>
          <div className="wrap">
            <Breadcrumbs locale={locale} trail={trail} isBelow />
          </div>
          <div className="wrap opening">
            <h1>
              {symbol} <span className="opening__aside">{name}</span>
            </h1>
            <p>
              {fill(words.lede, { name })} {note}
            </p>
          </div>
          <section className="wrap instrument-now" aria-label={words.price}>
            <div className="plate">
              <LivePart locale={locale}>
                <PricesIsland
                  locale={locale}
                  instruments={[{ symbol, name, href: null, assetClass, hours }]}
                  words={quotes}
                  note={quotes.indicative}
                />
              </LivePart>
            </div>
            <RiskNote locale={locale} format="B" />
          </section>
          <BelowPlate content={content} now={now} />
          <PageBanners locale={locale} path={path} blocks={[]} />
        </>
      )}
    </SiteShell>
  )
}
