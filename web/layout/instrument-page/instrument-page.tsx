import type { InstrumentPageContent } from '#web/content/pages/instrument-page.ts'
import { resources } from '#web/i18n/resources.ts'
import { fill } from '#common/fill.ts'
import { PageBanners } from '#web/layout/banners/page-banners.tsx'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { LedgerTable } from '#web/blocks/parts/ledger-table.tsx'
import { RiskNote } from '#web/blocks/parts/risk-note.tsx'
import { PricesIsland } from '#web/blocks/top-instruments/prices-island.tsx'
import { Breadcrumbs } from '#web/layout/pages/breadcrumbs.tsx'
import { SiteShell } from '#web/layout/site-shell.tsx'
import { planTerms } from './plan-terms.ts'
import { RelatedLinks } from './related-links.tsx'
import { TradingHours } from './trading-hours.tsx'
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
          <div className="sheets">
            <BlockFrame
              block={{ _key: 'terms', heading: words.terms, lede: words.termsLede }}
              name="terms"
              isWide
            >
              <LedgerTable
                caption={words.terms}
                columns={[{ label: words.term }, { label: words.value }, { label: words.meaning }]}
                rows={planTerms(locale, instrument).map(({ key, label, value, meaning }) => ({
                  key,
                  head: label,
                  cells: [
                    <span className="fig" key="value">
                      {value}
                    </span>,
                    meaning,
                  ],
                }))}
                look="ledger"
              />
              <p className="block__note">{words.termsNote}</p>
            </BlockFrame>
            <TradingHours locale={locale} instrument={instrument} now={now} />
            <RelatedLinks content={content} />
          </div>
          <PageBanners locale={locale} path={path} blocks={[]} />
        </>
      )}
    </SiteShell>
  )
}
