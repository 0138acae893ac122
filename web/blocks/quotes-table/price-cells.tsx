import { memo } from 'react'
import type { Locale } from '#locales/table.ts'
import {
  CoursePlace,
  type KnownPrices,
  OpenPlace,
  RulePlace,
  useKnownFigures,
} from '#web/features/board/cells.tsx'
import { ChangePlace, PricePlace } from '#web/features/quotes/places.tsx'
import type { Direction } from '#web/lib/numbers/decimal.ts'

export interface CellLabels {
  noPrice: string
  bid: string
  ask: string
  spread: string
  range: string
  low: string
  high: string
  today: string
  lastPoll: string
  sinceOpen: string
  directions: Readonly<Record<Direction, string>>
}

/**
 * The price cells of a row, with the last prices on record until the first poll. Their figures are rendered once, so
 * what is written into them stays.
 */
export const PriceCells = memo(
  ({
    locale,
    labels,
    instrument,
  }: {
    locale: Locale
    labels: CellLabels
    instrument: KnownPrices & { spreadText: string }
  }) => {
    const known = useKnownFigures(locale, instrument)
    return (
      <>
        <td className="q-bid is-figure">
          <PricePlace locale={locale} value={instrument.closes.at(-1)} none={labels.noPrice} />
        </td>
        <td className="q-ask is-figure" data-label={labels.ask}>
          <span className="fig" data-cell="ask" suppressHydrationWarning>
            {known?.ask ?? '–'}
          </span>
        </td>
        <td className="q-spread is-figure" data-label={labels.spread}>
          <span className="fig">{instrument.spreadText || '–'}</span>
        </td>
        <td className="q-poll is-figure" data-label={labels.lastPoll}>
          <ChangePlace name="since-poll" words={labels.directions} change={null} />
        </td>
        <td className="q-open is-figure" data-label={labels.sinceOpen}>
          <OpenPlace words={labels.directions} known={known} />
        </td>
        <td className="q-rule" data-label={labels.range}>
          <RulePlace words={labels} known={known} />
        </td>
        <td className="q-course" data-label={labels.today} aria-hidden="true">
          <CoursePlace known={known} />
        </td>
      </>
    )
  },
)
PriceCells.displayName = 'PriceCells'
