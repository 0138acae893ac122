import type { Instrument } from '#web/documents/instrument.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { sizesOf, usualSizeOf } from '#web/features/calculators/plan-bill.ts'
import { resources } from '#web/i18n/resources.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { Part } from '#web/layout/instrument-page/part.tsx'
import { BillIsland } from '../islands.tsx'
import { Costs } from '#web/layout/instrument-page/costs/costs.tsx'
import type { KnownPrices } from '#web/layout/instrument-page/plan-known.ts'

/** The bill of a position and what a move and the nights do to it; left out for an instrument whose sizes are unknown. */
export const BillPart = ({
  locale,
  instrument,
  known,
  hasFees,
  now,
}: {
  locale: Locale
  instrument: Instrument
  known: KnownPrices | null
  /** Whether the page on fees exists in the language. */
  hasFees: boolean
  now: number
}) => {
  const { bill: words, lots } = resources[locale].trading
  const sizes = sizesOf(instrument)
  const usual = usualSizeOf(sizes)
  if (usual === null || !instrument.pipSize || !instrument.quote) return null
  const { symbol, contractSize, pipSize, quote, maxLeverage, typicalSpread, overnightLong, overnightShort } =
    instrument
  const lotStep = instrument.lotStep || usual
  return (
    <Part id="bill" heading={words.heading} aside={<p>{words.lede}</p>}>
      <LivePart locale={locale}>
        <BillIsland
          locale={locale}
          terms={{
            symbol,
            contractSize,
            pipSize,
            quote,
            maxLeverage,
            typicalSpread,
            overnightLong,
            overnightShort,
            lotStep,
          }}
          sizes={sizes}
          start={sizes.indexOf(usual)}
          known={known}
          words={words}
          lots={lots}
        />
      </LivePart>
      <p className="part__note">
        {words.accounts} {hasFees && <a href={localePath(locale, '/fees')}>{words.fees}</a>}
      </p>
      <Costs
        locale={locale}
        instrument={instrument}
        sizes={sizes}
        start={sizes.indexOf(usual)}
        bidOf={(name) => known?.bids[name] ?? null}
        now={now}
      />
    </Part>
  )
}
