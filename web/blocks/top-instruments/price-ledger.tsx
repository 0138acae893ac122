import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'
import { PricesIsland } from './prices-island.tsx'
import type { TopInstrumentsBlock } from './query.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'

/**
 * Prices with note and link. The server renders names and placeholders; figures load in the browser, so that no cached
 * page holds old ones.
 */
export const PriceLedger = ({ block, locale }: { block: TopInstrumentsBlock; locale: Locale }) => {
  const { quotes, hours } = resources[locale].trading
  return (
    <LivePart locale={locale}>
      <PricesIsland
        locale={locale}
        instruments={block.instruments.map(({ symbol, instrument }) => ({
          symbol,
          name: instrument?.name ?? null,
          href: instrument?.href ?? null,
          assetClass: instrument?.assetClass ?? '',
          hours: instrument?.hours ?? null,
        }))}
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
