import { type Locale, locales } from '#locales/table.ts'
import type { PriceHistory } from '#web/broker/history/history.ts'
import type { Market } from '#web/features/hours/sessions.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartDay, ChartNow } from './chart-now.tsx'
import { ChartBars, ChartGround } from './chart-sheet.tsx'
import type { ChartWords } from './chart-words.ts'
import { captionOf } from './plan/caption.ts'
import { tradingDayOf } from './plan/day.ts'
import { chartHistoryOf, scaleOf } from './plan/history.ts'
import { planNow } from './plan/now.ts'
import { planSheet } from './plan/sheet.ts'
import { summaryOf } from './plan/summary.ts'
import { barNamer } from './plan/table.ts'
import { zoneOf } from '#web/lib/zone.ts'

/** A range drawn by the server, on the clock of the language, for who has no script and until it came. */
export const StillChart = ({
  locale,
  history,
  digits,
  market,
  words,
}: {
  locale: Locale
  history: PriceHistory
  digits: number
  market: Market | null
  words: ChartWords
}) => {
  const { symbol, range, from, to, since } = history
  const zone = zoneOf[locale]
  const drawn = chartHistoryOf(history)
  const { settled, last } = drawn
  const plan = planSheet({ settled, scale: scaleOf(drawn, digits), market, zone, locale })
  const day = range === '1d' && last ? tradingDayOf(market, last.at, zone) : null
  const now = planNow(drawn, plan, day, null, locale)
  const weekday = new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'long', timeZone: zone })
  const caption = {
    range,
    currencies: [],
    zone,
    at: to,
    since: since !== null && since > from ? barNamer(range, zone, locale)(since) : null,
    words,
  }
  return (
    <div className={`chart-still chart-still--${range}`}>
      <ChartFrame
        summary={summaryOf(drawn, locale, words, { symbol, range: words.rangeNames[range] })}
        nowY={now?.y}
      >
        <ChartGround plan={plan} words={words} />
        {now?.day && day && <ChartDay day={now.day} name={weekday.format(day.middle)} />}
        <ChartBars plan={plan} />
        {now && <ChartNow now={now} words={words} />}
      </ChartFrame>
      <p className="chart-caption">
        <span className="chart__candles">{captionOf({ ...caption, kind: 'candles' })}</span>
        <span className="chart__line">{captionOf({ ...caption, kind: 'line' })}</span>
      </p>
    </div>
  )
}
