import 'server-only'
import { BoundedMap } from '#common/bounded-map.ts'
import { historyOf } from '#web/broker/history/histories.ts'
import { type HistoryRange, historyRanges, type PriceHistory } from '#web/broker/history/history.ts'
import { assetAnswer, unavailable } from '#web/content/files/asset-answer.ts'
import { publishedSymbols } from '#web/content/pages/paths.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { csvOf } from './plan-csv.ts'

const minute = 60_000

/** Histories of the current minute: what many ask for is made once. */
const most = 400
const held = new BoundedMap<string, Promise<PriceHistory>>(most)

/** The history as of the last full minute, so that it is the same for all who ask within one. */
const historyOfMinute = (symbol: string, range: HistoryRange): Promise<PriceHistory> => {
  const now = Math.floor(Date.now() / minute) * minute
  const key = `${symbol} ${range} ${now}`
  const known = held.get(key) ?? historyOf(symbol, range, now)
  held.set(key, known)
  return known
}

const refuse = (status: number, message: string): Response => privateJson(status, { ok: false, message })

/**
 * `GET /api/history/<symbol>?range=…` as JSON, and `/api/history/<symbol>.csv?range=…`. An instrument that is no longer
 * published is answered as long as its bars are kept.
 */
export const historyAnswer = async (request: Request, file: string): Promise<Response> => {
  const { symbol = '', type } = /^(?<symbol>[A-Z0-9]{2,12})(?<type>\.csv)?$/.exec(file)?.groups ?? {}
  const asked = new URL(request.url).searchParams.get('range') ?? '1d'
  const range = historyRanges.find((one) => one === asked)
  if (!range) return refuse(400, `The range must be one of ${historyRanges.join(', ')}.`)
  try {
    const isPublished = (await publishedSymbols()).includes(symbol)
    const history = symbol === '' ? null : await historyOfMinute(symbol, range)
    if (!history || (!isPublished && history.since === null))
      return refuse(404, 'There is no history of such an instrument.')
    const isCsv = type !== undefined
    const text = isCsv ? csvOf(history) : JSON.stringify(history)
    return assetAnswer(request, {
      bytes: Buffer.from(text),
      tag: text,
      type: isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      name: `${symbol}-${range}.${isCsv ? 'csv' : 'json'}`,
      isPermanent: false,
      maxAge: 30,
      isDownload: isCsv,
    })
  } catch (error) {
    return unavailable(`/api/history/${file}`, error)
  }
}
