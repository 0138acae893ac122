import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import { lotsText } from '#web/i18n/pips.ts'
import { resources } from '#web/i18n/resources.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { nightName } from '#web/layout/instrument-page/contract/night-name.ts'
import { zoneOf } from '#web/lib/zone.ts'
import { withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { MarginRule } from '#web/features/calculators/margin-rule/margin-rule.tsx'
import { NightStairs } from './night-stairs.tsx'
import { planHolding } from './plan-holding.ts'
import { SizedText } from './sized-text.tsx'

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
  sizes,
  start,
  bidOf,
  now,
}: {
  locale: Locale
  instrument: Instrument
  /** In lots; the figures follow the one that the bill is made for, the drawing is the same for all. */
  sizes: readonly string[]
  /** Index of the size to begin with. */
  start: number
  /** The last known bid of an instrument; null while none is known. */
  bidOf: (symbol: string) => string | null
  now: number
}) => {
  const { costs: words, lots: lotWords } = resources[locale].trading
  const holdings = sizes.flatMap((lots) => {
    const stairs = planHolding(locale, instrument, { now, lots, currency: 'EUR', bidOf })
    return stairs
      ? [{ ...stairs, size: lotsText(locale, withPlacesOf(instrument.lotStep, lots), lotWords) }]
      : []
  })
  const stairs = holdings[start]
  const [first] = stairs?.nights ?? []
  return (
    <div className="costs">
      <MarginRule locale={locale} leverage={instrument.maxLeverage} />
      {stairs && first && (
        <figure className="cost">
          <figcaption>
            <h3>{words.nights}</h3>
            <p>
              <SizedText
                texts={holdings.map(({ size, currency }) =>
                  fill(words.nightsText, { size, currency, time: rollText(locale, first.at) }),
                )}
                start={start}
              />{' '}
              {instrument.tripleNight &&
                fill(words.triple, { day: nightName(locale, instrument.tripleNight) })}
            </p>
          </figcaption>
          <NightStairs locale={locale} holdings={holdings} start={start} size="wide" />
          <NightStairs locale={locale} holdings={holdings} start={start} size="narrow" />
          <p className="cost__note">{words.nightsNote}</p>
        </figure>
      )}
    </div>
  )
}
