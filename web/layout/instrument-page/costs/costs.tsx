import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import { lotsText } from '#web/i18n/pips.ts'
import { resources } from '#web/i18n/resources.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { nightName } from '#web/layout/instrument-page/contract/plan-terms.ts'
import { zoneOf } from '#web/features/chart/plan/zone.ts'
import { withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { MarginRule } from '#web/features/calculators/margin-rule/margin-rule.tsx'
import { NightStairs } from './night-stairs.tsx'
import { planHolding } from './plan-holding.ts'

/** A time of day with its zone: `23:00 in Berlin`, `22:00 UTC`. */
const rollText = (locale: Locale, at: number): string => {
  const zone = zoneOf[locale]
  const time = new Intl.DateTimeFormat(locales[locale].intl, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(at)
  return zone === 'UTC' ? `${time} UTC` : `${time} (${zoneIn(zone, locale)})`
}

/** What a move and what each night cost, drawn; the nights are left out while no rates are published. */
export const Costs = ({
  locale,
  instrument,
  lots,
  bidOf,
  now,
}: {
  locale: Locale
  instrument: Instrument
  /** The size that is drawn. */
  lots: string
  /** The last known bid of an instrument; null while none is known. */
  bidOf: (symbol: string) => string | null
  now: number
}) => {
  const { costs: words, lots: lotWords } = resources[locale].trading
  const stairs = planHolding(locale, instrument, { now, lots, currency: 'EUR', bidOf })
  const [first] = stairs?.nights ?? []
  return (
    <div className="costs">
      <MarginRule locale={locale} leverage={instrument.maxLeverage} />
      {stairs && first && (
        <figure className="cost">
          <figcaption>
            <h3>{words.nights}</h3>
            <p>
              {fill(words.nightsText, {
                size: lotsText(locale, withPlacesOf(instrument.lotStep, lots), lotWords),
                currency: stairs.currency,
                time: rollText(locale, first.at),
              })}{' '}
              {instrument.tripleNight &&
                fill(words.triple, { day: nightName(locale, instrument.tripleNight) })}
            </p>
          </figcaption>
          <NightStairs locale={locale} stairs={stairs} size="wide" />
          <NightStairs locale={locale} stairs={stairs} size="narrow" />
          <p className="cost__note">{words.nightsNote}</p>
        </figure>
      )}
    </div>
  )
}
