import { fill } from '#common/fill.ts'
import type { ChartWords } from '#web/features/chart/chart-words.ts'
import type { ChartRange } from './history.ts'
import { offsetText } from '#web/lib/zone.ts'

/** The key of a chart: what its signs mean, whose clock its times follow, and since when there are prices. */
export const captionOf = ({
  range,
  kind,
  currencies,
  zone,
  at,
  since,
  words,
}: {
  range: ChartRange
  kind: 'candles' | 'line'
  /** Currencies whose releases are marked; empty without marks. */
  currencies: readonly string[]
  zone: string
  /** An instant the chart shows: clocks change over the year. */
  at: number
  /** When recording began, in words, where it lies within the chart. */
  since: string | null
  words: ChartWords
}): string => {
  if (range === 'polls') return words.sinceOpened
  const followsUtc = range === '1m' || range === '1y'
  return [
    kind === 'candles' ? words.keyCandles : words.keyLine,
    range === '1d' ? words.keyDay : '',
    range === '1d' && currencies.length > 0
      ? fill(words.keyReleases, { currencies: currencies.join(', ') })
      : '',
    followsUtc ? words.keyDays : fill(words.times, { zone: offsetText(zone, at) }),
    since === null ? '' : fill(words.since, { time: since }),
  ]
    .filter(Boolean)
    .join(' ')
}
