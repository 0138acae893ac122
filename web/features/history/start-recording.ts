import 'server-only'
import { startRecorder } from '#web/broker/history/recorder.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { publishedSymbols } from '#web/content/pages/paths.ts'
import { instrument } from '#web/documents/instrument.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import { historyTag } from '#web/lib/history-tag.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { isOpenBy } from './plan-open.ts'

/** Starts recording prices, in the trading hours that editors wrote. */
export const startRecording = (): void =>
  startRecorder({
    instruments: publishedSymbols,
    hours: async () => isOpenBy((await answerTo(instrument)).data),
    isAlways: siteSettings().recordsAlways,
    onFilled: () => freshness.expire([historyTag]),
  })
