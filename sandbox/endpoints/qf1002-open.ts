import { refuse, success } from '#sandbox/envelope.ts'
import { quotesAt } from '#sandbox/market/quotes.ts'
import { endpoint } from './endpoint.ts'
import { goodsBody, instrumentsOf } from './goods.ts'

/** First bids of the trading day (requirements G3, D3). */
export const qf1002Open = endpoint({
  code: 'QF1002',
  path: '/api/q/v1/QF1002',
  purpose: 'The first bid of the trading day of the instruments named in goods.',
  example: '{"goods":"EURUSD,XAUUSD,NAS100"}',
  body: goodsBody,
  answer: ({ goods }, { seed, now, language }) => {
    const known = instrumentsOf(goods)
    if (known.length === 0) return refuse('noSuchInstrument', language)
    return success({ list: quotesAt(seed, known, now).map(({ symbol, open }) => ({ name: symbol, open })) })
  },
})
