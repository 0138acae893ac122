import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { readDays } from '#web/features/history/read-history.ts'
import { recordedWords } from '#web/features/history/recorded-words.ts'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'
import { PricesIsland } from './prices-island.tsx'
import type { TopInstrumentsBlock } from './query.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'

/**
 * Prices with note and link. The server renders the last prices on record and says of when they are; the browser
 * follows the broker.
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
    <LivePart locale={locale}>
      <PricesIsland
        locale={locale}
        instruments={instruments.map((instrument) => {
          const day = days.get(instrument.symbol)
          return {
            ...instrument,
            known: day && { bid: day.bid, open: day.open, isClosed: day.isClosed },
          }
        })}
        known={recordedWords(locale, days, now)}
        words={quotes}
        closedWord={hours.closed}
        note={block.note ?? quotes.indicative}
      >
        {block.more?.label && (
          <SiteLink link={block.more} className="more">
            {block.more.label}
            <Icon name="arrow" size={18} />
          </SiteLink>
        )}
      </PricesIsland>
    </LivePart>
  )
}
