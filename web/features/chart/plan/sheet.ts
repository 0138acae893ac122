import type { Locale } from '#locales/table.ts'
import { gridLines, heightOf, type PriceScale } from '#web/features/chart/plan-scale.ts'
import type { Market } from '#web/features/hours/sessions.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { type CandlePaths, planCandles, planFixes, planLine } from './candles.ts'
import { closedFor, closedSpans, type PlaceName, placeSpans, type Span } from './closed.ts'
import type { SettledBars } from './history.ts'
import { type ChartWindow, planTicks, planWindow, shareOf, stretchOf, type Tick } from './window.ts'

/** A stretch of the chart's width, in per cent. */
export interface Stretch {
  x: number
  width: number
}

/** A stretch with a word for it, where there is room for one. */
export interface NamedStretch extends Stretch {
  isNamed: boolean
}

/** All of a chart that stands still between two polls. Places are in per cent, from the top left. */
export interface SheetPlan {
  window: ChartWindow
  scale: PriceScale
  /** Hours in which the market is closed, ms and drawn. */
  closedSpans: readonly Span[]
  closed: readonly NamedStretch[]
  ahead: NamedStretch | null
  grid: readonly { y: number; label: string; isKey: boolean }[]
  ticks: readonly Tick[]
  /** Every second stretch between two ticks, which the graduated axis fills. */
  segments: readonly Stretch[]
  places: readonly { name: PlaceName; spans: readonly Stretch[] }[]
  candles: CandlePaths
  line: string
  /** Whether the line runs on to the bar that is growing. */
  joins: boolean
  fixes: string
}

export interface SheetInput {
  settled: SettledBars
  scale: PriceScale
  /** Null where the instrument's hours are unknown. */
  market: Market | null
  /** IANA name of the clock the axis shows. */
  zone: string
  locale: Locale
}

/** With more lines than this a narrow chart labels every second one. */
const maxNarrowLines = 6

/** A stretch this wide, in per cent, has room for a word. */
const roomForWords = 9

/** Hours that are closed and ahead at once have one word: that they are closed says more. */
const nameStretches = (
  closed: readonly Stretch[],
  ahead: Stretch | null,
): Pick<SheetPlan, 'closed' | 'ahead'> => {
  const named = closed.map((stretch) => ({ ...stretch, isNamed: stretch.width >= roomForWords }))
  const isTaken = named.some(({ x, width, isNamed }) => isNamed && ahead !== null && x + width > ahead.x)
  return {
    closed: named,
    ahead: ahead && { ...ahead, isNamed: ahead.width >= roomForWords && !isTaken },
  }
}

const percent = (share: number): number => Math.round(share * 10_000) / 100

const segmentsOf = (ticks: readonly Tick[]): Stretch[] => {
  const stops = [0, ...ticks.map(({ x }) => x), 100]
  return stops.flatMap((x, index) => {
    const next = stops[index + 1]
    return index % 2 === 0 && next !== undefined && next > x
      ? [{ x, width: Math.round((next - x) * 100) / 100 }]
      : []
  })
}

/** Draws all bars but the last, which grows and is drawn by itself. */
export const planSheet = ({ settled, scale, market, zone, locale }: SheetInput): SheetPlan => {
  const { range, to, bars, lastAt } = settled
  const end = lastAt === null ? to : lastAt + settled.stepMs
  const window = planWindow(settled, closedFor(market, { from: end, until: to }))
  const spans = closedSpans(market, window)
  const ticks = planTicks(window, range, zone, locale)
  const lines = gridLines(scale)
  const { line, joins } = planLine(bars, lastAt, window, scale, spans)
  const drawn = ({ from, until }: Span) => stretchOf(window, from, until) ?? []
  return {
    window,
    scale,
    closedSpans: spans,
    ...nameStretches(spans.flatMap(drawn), range === '1d' ? stretchOf(window, end, window.until) : null),
    grid: lines.map(({ price, text }, index) => ({
      y: percent(heightOf(scale, price)),
      label: formatPrice(locale, text),
      isKey: lines.length <= maxNarrowLines || index % 2 === 0,
    })),
    ticks,
    segments: segmentsOf(ticks),
    places:
      range === '1d'
        ? placeSpans(window).map(({ name, spans: at }) => ({ name, spans: at.flatMap(drawn) }))
        : [],
    candles: planCandles(bars, window, scale),
    line,
    joins,
    fixes: planFixes(
      bars,
      ticks.filter(({ x }) => x <= shareOf(window, to)).map(({ x }) => x),
      window,
      scale,
    ),
  }
}
