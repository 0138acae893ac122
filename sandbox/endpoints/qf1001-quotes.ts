import { refuse, success } from '#sandbox/envelope.ts'
import { quotesAt } from '#sandbox/market/quotes.ts'
import { endpoint } from './endpoint.ts'
import { goodsBody, instrumentsOf } from './goods.ts'

/**
 * Bid prices of instruments (requirements G3, D2); `diff` is computed by the browser, which knows its last
 * poll.
 */
export const qf1001Quotes = endpoint({
  code: 'QF1001',
  path: '/api/q/v1/QF1001',
  purpose: 'Bid prices of the instruments named in goods.',
  example: '{"goods":"EURUSD,XAUUSD,NAS100"}',
  body: goodsBody,
  answer: ({ goods }, { seed, now, language }) => {
    const known = instrumentsOf(goods)
    if (known.length === 0) return refuse('noSuchInstrument', language)
    return success({ list: quotesAt(seed, known, now).map(({ symbol, bid }) => ({ name: symbol, bid })) })
  },
})
