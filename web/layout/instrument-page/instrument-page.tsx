import type { InstrumentPageContent } from '#web/content/pages/instrument-page.ts'
import { resources } from '#web/i18n/resources.ts'
import { fill } from '#common/fill.ts'
import { historyRanges } from '#web/broker/history/history.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import { readHistory } from '#web/features/history/read-history.ts'
import { Breadcrumbs } from '#web/layout/pages/breadcrumbs.tsx'
import { StylesFromHere } from '#web/design/styles/style-links.tsx'
import { SiteShell } from '#web/layout/site-shell.tsx'
import { BelowPlate } from './below-plate.tsx'
import { PricePlate } from './plate/price-plate.tsx'

/** An instrument's page: price, contract terms, trading hours, related links. */
export const InstrumentPage = async ({ content, now }: { content: InstrumentPageContent; now: number }) => {
  const { locale, path, marketPath, instrument, alternates } = content
  const { symbol, name, note } = instrument
  const { instrument: words } = resources[locale].trading
  const [settings, ...histories] = await Promise.all([
    getSettings(locale),
    ...historyRanges.map((range) => readHistory(symbol, range)),
  ])
  return (
    <SiteShell
      locale={locale}
      path={path}
      place={marketPath}
      alternates={alternates}
      styles={['instrument']}
      later={['terms']}
      last={['memory']}
      isLive
    >
      {(trail) => (
        <>
          <div className="wrap price-head">
            <Breadcrumbs locale={locale} trail={trail} isBelow />
            <h1>
              {symbol} <span>{name}</span>
            </h1>
            <p>
              {fill(words.lede, { name: name.replaceAll(' /', '\u00a0/') })} {note}
            </p>
          </div>
          <PricePlate
            locale={locale}
            instrument={instrument}
            histories={histories}
            settings={settings}
            now={now}
          />
          <StylesFromHere names={['terms']} />
          <BelowPlate content={content} now={now} />
        </>
      )}
    </SiteShell>
  )
}
