import 'server-only'
import type { IsOpen } from '#web/broker/history/plan-seen.ts'
import { startRecorder } from '#web/broker/history/recorder.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { publishedSymbols } from '#web/content/pages/paths.ts'
import { instrument, type InstrumentRows } from '#web/documents/instrument.ts'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { scheduleOf } from '#web/features/hours/schedule.ts'
import { type Market, sessionAt } from '#web/features/hours/sessions.ts'
import { siteSettings } from '#web/lib/settings.ts'

const marketOf = ({ assetClass, hours }: InstrumentRows[number]): Market | null => {
  if (!hours?.sessions) return null
  const zone = hours.tz ?? 'UTC'
  const schedule = scheduleOf({ zone, sessions: hours.sessions, dailyBreak: hours.dailyBreak ?? null })
  return schedule && { schedule, exchange: exchangeOf(zone, assetClass ?? '') }
}

const isOpenBy =
  (rows: InstrumentRows): IsOpen =>
  (symbol, at) => {
    const row = rows.find((one) => one.symbol === symbol)
    const market = row ? marketOf(row) : null
    return market && sessionAt(market, at).isOpen
  }

/** Starts recording prices, in the trading hours that editors wrote. */
export const startRecording = (): void =>
  startRecorder({
    instruments: publishedSymbols,
    hours: async () => isOpenBy((await answerTo(instrument)).data),
    isAlways: siteSettings().recordsAlways,
  })
