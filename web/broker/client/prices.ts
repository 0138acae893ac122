import 'server-only'
import { z } from 'zod'
import { defaultLocale, type Locale } from '#locales/table.ts'
import { type BrokerAnswer, callBroker } from './call.ts'
import { listOf } from '#web/broker/contract/fields.ts'
import { quoteEndpoints } from '#web/broker/contract/quotes.ts'
import { failureEnvelope } from './envelope.ts'
import { SharedAnswer } from './shared-answer.ts'
import { statusText } from './status-text.ts'

export type PriceCode = keyof typeof quoteEndpoints

export const isPriceCode = (code: string): code is PriceCode => Object.hasOwn(quoteEndpoints, code)

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

const boards = new Map<PriceCode, SharedAnswer<BrokerAnswer>>()

const boardOf = (code: PriceCode, instruments: Instruments): SharedAnswer<BrokerAnswer> => {
  const known = boards.get(code)
  if (known) return known
  const ask = async (): Promise<BrokerAnswer> => {
    const goods = await instruments()
    if (goods.length === 0) return none
    const headers = { Language: defaultLocale }
    return callBroker(code, { goods: goods.join(',') }, { locale: defaultLocale, headers })
  }
  const board = new SharedAnswer(ask, ({ envelope }) => envelope.res === 1, {
    freshMs: quoteEndpoints[code].sharedFor,
    maxAgeMs: maxAgeMs[code],
    failureMs: 1_000,
  })
  boards.set(code, board)
  return board
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
