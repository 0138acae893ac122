import type { ViewProps } from '#web/blocks/define-block.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import { pipWord } from '#web/i18n/pips.ts'
import { resources } from '#web/i18n/resources.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { unitSpace } from '#web/lib/numbers/unit-space.ts'
import type { Locale } from '#locales/table.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { LedgerTable } from '#web/blocks/parts/ledger-table.tsx'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { InstrumentName } from './instrument-name.tsx'
import { hoursIn } from './plan-hours.ts'
import type { InstrumentTableBlock } from './query.ts'

const Hours = ({ instrument, locale }: { instrument: Instrument; locale: Locale }) => {
  const t = getTexts(locale, 'trading')
  if (!instrument.hours) return '–'
  const { sessions, dailyBreak } = instrument.hours
  const isTimed = dailyBreak !== null && /\d/.test(dailyBreak)
  return (
    <>
      {hoursIn(locale, sessions)}
      {isTimed && <small>{t('specification.break', { time: hoursIn(locale, dailyBreak) })}</small>}
    </>
  )
}

/** Contract facts of a market's instruments: size, costs, hours. */
export const View = ({ block, locale }: ViewProps<InstrumentTableBlock>) => {
  const { specification: words, pips, units, classes } = resources[locale].trading
  const named: Record<string, string> = units
  const t = getTexts(locale, 'trading')
  const [first] = block.instruments
  if (!first) return null
  const zones = [
    ...new Set(block.instruments.flatMap(({ hours }) => (hours ? zoneIn(hours.zone, locale) : []))),
  ]
  const isOneZone = zones.length === 1
  return (
    <BlockFrame block={block} name="specification" isWide>
      <LedgerTable
        caption={t('specification.caption', { market: classes[first.assetClass] })}
        columns={[
          { label: words.instrument },
          { label: words.lot },
          { label: words.smallest, isFigure: true },
          { label: words.spread, isFigure: true },
          { label: words.margin, isFigure: true },
          { label: words.leverage, isFigure: true },
          { label: isOneZone ? t('specification.hoursIn', { zone: zones[0] }) : words.hours },
        ]}
        rows={block.instruments.map((instrument) => ({
          key: instrument.symbol,
          head: <InstrumentName instrument={instrument} />,
          cells: [
            `${formatPrice(locale, instrument.contractSize)}${unitSpace}${named[instrument.contractUnit] ?? instrument.contractUnit}`,
            formatPrice(locale, instrument.minLot),
            <>
              {formatPrice(locale, instrument.typicalSpread)}
              {unitSpace}
              <small>{pipWord(locale, instrument.typicalSpread, pips)}</small>
            </>,
            formatPercent(locale, instrument.marginPct),
            instrument.maxLeverage,
            <span key="hours">
              <Hours instrument={instrument} locale={locale} />
              {!isOneZone && instrument.hours && <small>{zoneIn(instrument.hours.zone, locale)}</small>}
            </span>,
          ],
        }))}
        look="scroll"
      />
      <p className="block__note">{words.note}</p>
    </BlockFrame>
  )
}
