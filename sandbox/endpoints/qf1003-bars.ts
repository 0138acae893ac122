import { z } from 'zod'
import { refuse, success } from '#sandbox/envelope.ts'
import { barsFrom, intervalNames } from '#sandbox/market/bars.ts'
import { instrumentBySymbol } from '#sandbox/market/instruments.ts'
import { endpoint } from './endpoint.ts'

/** Bars in one answer; who wants more asks again from the last one. */
const most = 1_500

/** Bars of an instrument from an instant on, two years back at most. */
export const qf1003Bars = endpoint({
  code: 'QF1003',
  path: '/api/q/v1/QF1003',
  purpose: 'Bars of an instrument: opening, high, low and close of its bids from an instant on.',
  example: '{"name":"EURUSD","interval":"1d","from":"2026-01-01T00:00:00Z"}',
  body: z.object({
    name: z.string({ error: 'must be an instrument, such as EURUSD' }).max(20),
    interval: z.enum(intervalNames, { error: 'must be 1m, 5m, 15m, 1h or 1d' }),
    from: z.iso.datetime({ error: 'must be an instant, such as 2026-01-01T00:00:00Z', offset: true }),
  }),
  answer: ({ name, interval, from }, { seed, now, language }) => {
    const instrument = instrumentBySymbol.get(name.trim().toUpperCase())
    if (!instrument) return refuse('noSuchInstrument', language)
    const bars = barsFrom(seed, instrument, interval, { from: Date.parse(from), now, most })
    return success({
      name: instrument.symbol,
      interval,
      list: bars.map(({ at, ...prices }) => ({ time: new Date(at).toISOString(), ...prices })),
    })
  },
})
