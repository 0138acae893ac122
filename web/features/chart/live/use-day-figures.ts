import { ownZone } from '#web/lib/browser/own-zone.ts'
import type { Quotes } from '#web/live/quote-feed.ts'
import type { ChartInstrument } from '#web/features/chart/chart-instrument.ts'
import { type DayFigures, lastDayFigures } from '#web/features/chart/plan/day.ts'
import { allBars } from '#web/features/chart/plan/history.ts'
import { useGrowing } from './use-growing.ts'
import { useHistory } from './use-history.ts'
import { useMarket } from './use-market.ts'

/** Open, low and high of the trading day so far, with every poll; null while unknown. */
export const useDayFigures = (instrument: ChartInstrument, quotes: Quotes): DayFigures | null => {
  const market = useMarket(instrument)
  const history = useHistory(instrument.symbol, '1d')
  const growing = useGrowing(history, quotes, market, instrument.digits)
  if (!growing) return null
  const zone = ownZone()
  return lastDayFigures(allBars(growing.history), growing.history.settled.stepMs, market, zone)
}
