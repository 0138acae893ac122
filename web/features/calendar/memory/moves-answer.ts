import 'server-only'
import { historyOf } from '#web/broker/history/histories.ts'
import { priceMoves } from '#web/broker/history/moves/open-moves.ts'
import { calendarEndpoints } from '#web/broker/contract/calendar.ts'
import { sharedCall } from '#web/broker/client/shared-call.ts'
import { assetAnswer, unavailable } from '#web/content/files/asset-answer.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { instrument } from '#web/documents/instrument.ts'
import { maxPastFigures, type PastFigure, pastFiguresFrom } from '#web/features/calendar/past-figures.ts'
import { legsOf, rateOf } from '#web/features/calculators/conversion.ts'
import { pipValueOf } from '#web/features/calculators/formulas.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { ratioOf } from '#web/lib/numbers/ratio.ts'
import { defaultLocale } from '#locales/table.ts'
import { type Memory, rememberedOf } from './memory.ts'

const refuse = (status: number, message: string): Response => privateJson(status, { ok: false, message })

/** Null where the broker has none to give. The instants that prices are asked of come from here, never from a visitor. */
const pastFigures = async (series: string, now: number): Promise<PastFigure[] | null> => {
  const body = { series, size: maxPastFigures }
  const { envelope } = await sharedCall('W106', body, defaultLocale, calendarEndpoints.W106.sharedFor)
  return envelope.res === 1 ? pastFiguresFrom(envelope.dt, now) : null
}

type Row = Partial<Record<'contractSize' | 'pipSize' | 'quote', string | null | undefined>>

const money = 'EUR'
const lots = ratioOf('0.1')

/** What one pip is worth on 0.10 lot, in euro, at the last rates the site has; null without a rate. */
const pipInEuro = async ({ contractSize, pipSize, quote }: Row, now: number): Promise<string | null> => {
  const legs = quote ? legsOf(quote, money) : null
  if (!contractSize || !pipSize || !quote || legs === null || lots === null) return null
  const closes = new Map(
    await Promise.all(
      legs.map(async (leg) => [leg, (await historyOf(leg, '1w', now)).bars.at(-1)?.close ?? ''] as const),
    ),
  )
  const rate = rateOf(quote, money, (leg) => ratioOf(closes.get(leg) ?? ''))
  return rate && pipValueOf({ contractSize, pipSize, quote }, { lots, rate, currency: money }).converted.value
}

/**
 * `GET /api/moves/<symbol>?series=…`: what the bid of an instrument did after the latest figures of a series. What is not
 * known yet is asked of the broker behind the answer, which says so; whoever wants it asks again.
 */
export const movesAnswer = async (request: Request, symbol: string): Promise<Response> => {
  const series = calendarEndpoints.W106.body.shape.series.safeParse(
    new URL(request.url).searchParams.get('series'),
  )
  if (!series.success) return refuse(400, 'The series must be named, in 60 characters at most: ?series=…')
  try {
    const row = (await answerTo(instrument)).data.find((one) => one.symbol === symbol)
    if (!row?.pipSize) return refuse(404, 'There is no such instrument.')
    const now = Date.now()
    const figures = await pastFigures(series.data, now)
    const instants = (figures ?? []).map(({ at }) => at)
    const { moves, state } = await priceMoves().after(symbol, instants, now)
    const memory: Memory = {
      symbol,
      series: series.data,
      state: figures === null ? 'away' : state,
      pip: await pipInEuro(row, now),
      releases: rememberedOf(figures ?? [], moves, row.pipSize),
    }
    const text = JSON.stringify(memory)
    return assetAnswer(request, {
      bytes: Buffer.from(text),
      tag: text,
      type: 'application/json; charset=utf-8',
      name: `${symbol}-moves.json`,
      isPermanent: false,
      maxAge: memory.state === 'known' ? 30 : 0,
    })
  } catch (error) {
    return unavailable(`/api/moves/${symbol}`, error)
  }
}
