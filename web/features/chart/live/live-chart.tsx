'use client'

import { ownZone } from '#web/lib/browser/own-zone.ts'
import { fill } from '#common/fill.ts'
import { memo, useMemo } from 'react'
import { type Locale, locales } from '#locales/table.ts'
import { type Bar, historyRanges } from '#web/broker/history/history.ts'
import type { Market } from '#web/features/hours/sessions.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import type { ChartInstrument } from '#web/features/chart/chart-instrument.ts'
import { ChartCross } from '#web/features/chart/chart-cross.tsx'
import { ChartFrame } from '#web/features/chart/chart-frame.tsx'
import { type ChartLevel, ChartLevels } from '#web/features/chart/chart-levels.tsx'
import { ChartDay, ChartNow } from '#web/features/chart/chart-now.tsx'
import { ChartBars, ChartGround, ChartReleases } from '#web/features/chart/chart-sheet.tsx'
import type { ChartWords } from '#web/features/chart/chart-words.ts'
import { heightOf } from '#web/features/chart/plan-scale.ts'
import { captionOf } from '#web/features/chart/plan/caption.ts'
import { tradingDayOf } from '#web/features/chart/plan/day.ts'
import { allBars, type ChartRange } from '#web/features/chart/plan/history.ts'
import { planNow } from '#web/features/chart/plan/now.ts'
import { planSheet } from '#web/features/chart/plan/sheet.ts'
import { summaryOf } from '#web/features/chart/plan/summary.ts'
import { barNamer } from '#web/features/chart/plan/table.ts'
import { middleOf, shareOf } from '#web/features/chart/plan/window.ts'
import { barInWords, Readout } from '#web/features/chart/readout.tsx'
import { useChoice } from './use-choice.ts'
import { useCross } from './use-cross.ts'
import { type Growing, useGrowing, usePolled } from './use-growing.ts'
import { useHistory } from './use-history.ts'
import { useMarket } from './use-market.ts'
import { useReleaseMarks } from './use-release-marks.ts'

const Ground = memo(ChartGround)
const Bars = memo(ChartBars)
const Releases = memo(ChartReleases)

const nothing: readonly Bar[] = []

/**
 * The chart that lives: the range chosen in the page's radio buttons, its last bar growing with every poll, the cross.
 * Until its history came, the drawing of the server is seen, and the readout shows the server's last bar.
 */
export const LiveChart = ({
  locale,
  instrument,
  hasHistory,
  firstRange,
  last,
  levels,
  words,
}: {
  locale: Locale
  instrument: ChartInstrument
  levels: readonly ChartLevel[]
  /** Whether the server drew one; without any the chart draws the polls since the page was opened. */
  hasHistory: boolean
  firstRange: ChartRange
  /** The last bar the server drew, and its name. */
  last: { bar: Bar; name: string } | null
  words: ChartWords
}) => {
  const { symbol, digits } = instrument
  const chosen = useChoice('chart-range', firstRange)
  const range = historyRanges.find((known) => known === chosen) ?? '1d'
  const kind = useChoice('chart-kind', 'candles') === 'line' ? 'line' : 'candles'
  const market = useMarket(instrument)
  const quotes = useQuotes([symbol], locale)
  const opens = useOpenPrices([symbol], locale)
  const history = useHistory(symbol, range)
  const grown = useGrowing(history, quotes, market, digits)
  const polled = usePolled(symbol, quotes, digits)
  // A page drawn before the first price was recorded has no history, and the server may know one since.
  const shown = hasHistory || (history && history.bars.length > 0) ? grown : polled
  if (!shown)
    return (
      <>
        <Readout locale={locale} bar={last?.bar ?? null} name={last?.name ?? ''} words={words} />
        <div className="chart-live" data-live-part="" />
      </>
    )
  return (
    <DrawnChart
      locale={locale}
      instrument={instrument}
      market={market}
      growing={shown}
      open={opens[symbol] ?? null}
      kind={kind}
      since={history?.since ?? null}
      levels={levels}
      isStale={quotes.state === 'stale'}
      words={words}
    />
  )
}

const DrawnChart = ({
  locale,
  instrument: { symbol, currencies },
  market,
  growing: { history, scale },
  open,
  kind,
  since,
  levels,
  isStale,
  words,
}: {
  locale: Locale
  instrument: ChartInstrument
  market: Market | null
  growing: Growing
  open: string | null
  kind: 'candles' | 'line'
  since: number | null
  levels: readonly ChartLevel[]
  isStale: boolean
  words: ChartWords
}) => {
  const { settled, last } = history
  const { range } = settled
  const zone = useMemo(() => ownZone(), [])
  const sheet = useMemo(
    () => planSheet({ settled, scale, market, zone, locale }),
    [settled, scale, market, zone, locale],
  )
  const { window } = sheet
  const day = useMemo(
    () => (range === '1d' && settled.lastAt !== null ? tradingDayOf(market, settled.lastAt, zone) : null),
    [range, settled.lastAt, market, zone],
  )
  const nameOf = useMemo(() => barNamer(range, zone, locale), [range, zone, locale])
  const dayName = useMemo(
    () => new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'long', timeZone: zone }),
    [locale, zone],
  )
  const bars = last ? allBars(history) : nothing
  const now = planNow(history, sheet, day, open, locale)
  const marks = useReleaseMarks(locale, range === '1d' ? currencies : [], window, useMinute())
  const { plot, shown, spoken, handlers } = useCross(bars, window)
  const crossY = shown ? 100 * heightOf(scale, Number(shown.close)) : undefined
  const readBar = shown ?? last
  const caption = captionOf({
    range,
    kind,
    currencies: marks.length > 0 ? currencies : [],
    zone,
    at: settled.to,
    since: since !== null && since > settled.from ? nameOf(since) : null,
    words,
  })
  return (
    <>
      <Readout locale={locale} bar={readBar} name={readBar ? nameOf(readBar.at) : ''} words={words} />
      <div className={`chart-live chart-live--${range}${isStale ? ' is-stale' : ''}`} data-live-part="">
        <div
          className="chart-live__keys"
          role="application"
          aria-label={fill(words.plot, { symbol })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the cross
          tabIndex={0}
          {...handlers}
        >
          <ChartFrame
            summary={summaryOf(history, locale, words, { symbol, range: words.rangeNames[range] })}
            plot={plot}
            nowY={now?.y}
            crossY={crossY}
          >
            <Ground plan={sheet} words={words} />
            {now?.day && day && <ChartDay day={now.day} name={dayName.format(day.middle)} />}
            <Releases marks={marks} />
            <Bars plan={sheet} />
            <ChartLevels levels={levels} scale={scale} />
            {now && <ChartNow now={now} words={words} />}
            {shown && crossY !== undefined && (
              <ChartCross
                x={shareOf(window, middleOf(window, shown.at))}
                y={crossY}
                price={formatPrice(locale, shown.close)}
                time={nameOf(shown.at)}
              />
            )}
          </ChartFrame>
        </div>
        <output className="aloud">{spoken && barInWords(locale, spoken, nameOf(spoken.at), words)}</output>
        <p className="chart-caption">{caption}</p>
      </div>
    </>
  )
}
