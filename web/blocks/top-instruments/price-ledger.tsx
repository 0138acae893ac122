import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { readDays } from '#web/features/history/read-history.ts'
import { recordedWords } from '#web/features/history/recorded-words.ts'
import { CoursePlot } from '#web/features/quotes/course-plot.tsx'
import { StateLine } from '#web/features/quotes/state-line.tsx'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'
import type { TopInstrumentsBlock } from './query.ts'
import { Sounding } from './sounding.tsx'

/**
 * Prices with note and link. The server draws the last prices on record and says of when they are; the page script
 * follows the broker (`web/live`).
 */
export const PriceLedger = async ({ block, locale }: { block: TopInstrumentsBlock; locale: Locale }) => {
  const { quotes, hours } = resources[locale].trading
  const now = Date.now()
  const instruments = block.instruments.map(({ symbol, instrument }) => ({
    symbol,
    name: instrument?.name ?? null,
    href: instrument?.href ?? null,
    assetClass: instrument?.assetClass ?? '',
    hours: instrument?.hours ?? null,
  }))
  const days = await readDays(instruments, now)
  return (
    <div className="ledger" data-prices="">
      <ul className="ledger__cells" aria-label={quotes.region}>
        {instruments.map((instrument, index) => (
          <Sounding
            key={instrument.symbol}
            locale={locale}
            instrument={instrument}
            day={days.get(instrument.symbol)}
            words={quotes}
            closedWord={hours.closed}
          >
            {index === 0 && <CoursePlot />}
          </Sounding>
        ))}
      </ul>
      <div className="ledger__state">
        <StateLine
          known={recordedWords(locale, days, now)}
          words={quotes}
          note={block.note ?? quotes.indicative}
        />
        {block.more?.label && (
          <SiteLink link={block.more} className="more">
            {block.more.label}
            <Icon name="arrow" size={18} />
          </SiteLink>
        )}
      </div>
    </div>
  )
}
