import 'server-only'
import { z } from 'zod'
import { defaultLocale, type Locale } from '#locales/table.ts'
import { askOnce } from './ask-once.ts'
import { type BrokerAnswer, callBroker } from './call.ts'
import { listOf } from '#web/broker/contract/fields.ts'
import { quoteEndpoints } from '#web/broker/contract/quotes.ts'
import { failureEnvelope } from './envelope.ts'
import { judgeBids } from './judged-bids.ts'
import type { Bid } from './plan-ticks.ts'
import { SharedAnswer } from './shared-answer.ts'
import { statusText } from './status-text.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/** The endpoints whose answers all visitors share; bars are for the site's own server. */
export type PriceCode = 'QF1001' | 'QF1002'

export const isPriceCode = (code: string): code is PriceCode => code === 'QF1001' || code === 'QF1002'

/** The instruments the site shows: one call asks the broker for all of them (requirements E8, I5). */
export type Instruments = () => Promise<readonly string[]>

const none: BrokerAnswer = {
  status: 200,
  envelope: { res: 1, code: 0, msg: '', dt: { list: [] } },
  authorization: null,
}

/**
 * Bids are served for three fifths of their lifetime, so that no page shows one older than nine seconds while the
 * broker answers. Opening prices last a day.
 */
const maxAgeMs = { QF1001: 3_000, QF1002: quoteEndpoints.QF1002.sharedFor } as const

/** @param seen of which instruments the answer told @param confirmed the bids that may make bars */
type Listener = (seen: readonly Bid[], confirmed: readonly Bid[], at: number) => void

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    boards?: Map<PriceCode, SharedAnswer<BrokerAnswer>> | undefined
    bidListeners?: Set<Listener> | undefined
  }
}

const boards = (siteProcess.boards ??= new Map())
const listeners = (siteProcess.bidListeners ??= new Set())

/** Tells `listen` of every answer with bids, judged, whoever asked, and the instant at which it came. */
export const onBids = (listen: Listener): void => {
  listeners.add(listen)
}

/** An answer with bids as it is handed on: judged, and told to those who listen. */
const judgeAndTell = async (told: BrokerAnswer, at: number): Promise<BrokerAnswer> => {
  const { answer, seen, confirmed } = await judgeBids(told, at)
  if (seen.length > 0) for (const listen of listeners) listen(seen, confirmed, at)
  return answer
}

const boardOf = (code: PriceCode, instruments: Instruments): SharedAnswer<BrokerAnswer> => {
  const known = boards.get(code)
  if (known) return known
  const ask = async (): Promise<BrokerAnswer> => {
    const goods = await instruments()
    if (goods.length === 0) return none
    const headers = { Language: defaultLocale }
    return callBroker(code, { goods: goods.join(',') }, { locale: defaultLocale, headers })
  }
  const freshMs = quoteEndpoints[code].sharedFor
  const times = { freshMs, maxAgeMs: maxAgeMs[code], failureMs: 1_000 }
  const once = askOnce(code, times, ask)
  const askAndTell = async () => {
    const { answer, age } = await once()
    return { answer: code === 'QF1001' ? await judgeAndTell(answer, Date.now() - age) : answer, age }
  }
  const board = new SharedAnswer(askAndTell, ({ envelope }) => envelope.res === 1, times)
  boards.set(code, board)
  return board
}

/** Puts the question of all visitors if it is due; resolves when the bids are new enough. */
export const keepPolling = async (instruments: Instruments): Promise<void> => {
  await boardOf('QF1001', instruments).get()
}

const named = listOf(z.looseObject({ name: z.string() }))

/**
 * Prices of the instruments in `goods` from the answer shared by all visitors, with its age in ms. Instruments that
 * the site does not show are left out and never reach the broker. Failure messages are in the visitor's language.
 */
export const sharedPrices = async (
  code: PriceCode,
  goods: string,
  locale: Locale,
  instruments: Instruments,
): Promise<BrokerAnswer & { age: number }> => {
  const { answer, age } = await boardOf(code, instruments).get()
  const { status, envelope } = answer
  if (status !== 200) return { ...answer, envelope: failureEnvelope(status, statusText(locale, status)), age }
  const rows = named.safeParse(envelope.dt)
  if (envelope.res !== 1 || !rows.success) return { ...answer, age }
  const asked = new Set(goods.split(','))
  const list = rows.data.list.filter(({ name }) => asked.has(name))
  return { ...answer, envelope: { ...envelope, dt: { list } }, age }
}
