import type { QuotesTableBlock } from '#web/content/block-types.ts'
import { resources } from '#web/i18n/resources.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { formatPrice } from '#web/lib/decimal.ts'
import type { Locale } from '#locales/table.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { ClosedState } from '#web/blocks/parts/closed-state.tsx'
import { LedgerTable } from '#web/blocks/parts/ledger-table.tsx'
import { InstrumentName } from '#web/blocks/instrument-table/instrument-name.tsx'

/** The instruments with their typical spread. No price is drawn that was not just quoted, hence none here. */
export const QuotesTable = ({ block, locale }: { block: QuotesTableBlock; locale: Locale }) => {
  const { classes, specification, list } = resources[locale].trading
  const t = getTexts(locale, 'trading')
  const Group = block.heading ? 'h3' : 'h2'
  return (
    <BlockFrame block={block} name="quotes" isWide>
      <ClosedState title={list.closed} text={list.closedNote} />
      {block.groups.map(({ assetClass, instruments }) => (
        <section className="quotes__group" key={assetClass} aria-labelledby={`${block._key}-${assetClass}`}>
          <Group id={`${block._key}-${assetClass}`}>
            {classes[assetClass]} <em>{t('list.count', { number: instruments.length })}</em>
          </Group>
          <LedgerTable
            caption={classes[assetClass]}
            columns={[
              { label: specification.instrument },
              { label: specification.spread, isFigure: true },
              { label: list.decimals, isFigure: true },
              { label: list.bid },
            ]}
            rows={instruments.map((instrument) => ({
              key: instrument.symbol,
              head: <InstrumentName instrument={instrument} />,
              cells: [
                <>
                  {formatPrice(locale, instrument.typicalSpread)}
                  <small>{specification.pips}</small>
                </>,
                String(instrument.digits),
                <span className="is-closed" key="bid">
                  {list.notShown}
                </span>,
              ],
            }))}
            look="ledger"
          />
        </section>
      ))}
    </BlockFrame>
  )
}
