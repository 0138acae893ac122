import { z } from 'zod'
import type { BrokerEndpoint } from './endpoint.ts'
import { decimal, listOf } from './fields.ts'

/** Lengths of the bars a broker may be asked for. */
const barIntervals = ['1m', '5m', '15m', '1h', '1d'] as const

const maxBars = 2_000

const goods = z.object({
  goods: z
    .string()
    .regex(/^[A-Z0-9]{2,12}(?:,[A-Z0-9]{2,12}){0,59}$/, 'a comma list of up to sixty instrument names'),
})

/** Quotes and open prices (requirements G3, D2, D3). */
export const quoteEndpoints = {
  QF1001: {
    path: '/api/q/v1/QF1001',
    purpose: 'Bid prices of instruments; without `diff` the browser works it out.',
    body: goods,
    data: listOf(z.object({ name: z.string(), bid: decimal, diff: decimal.nullish() })),
    kind: 'read',
    sharedFor: 5_000,
    shape: 'specified',
  },
  QF1002: {
    path: '/api/q/v1/QF1002',
    purpose: 'Open prices of instruments.',
    body: goods,
    data: listOf(z.object({ name: z.string(), open: decimal })),
    kind: 'read',
    sharedFor: 60_000,
    shape: 'specified',
  },
  QF1003: {
    path: '/api/q/v1/QF1003',
    purpose: 'Bars of an instrument from an instant on, oldest first; a broker may do without it.',
    body: z.object({
      name: z.string().regex(/^[A-Z0-9]{2,12}$/, 'the name of an instrument'),
      interval: z.enum(barIntervals),
      from: z.iso.datetime({ offset: true }),
    }),
    data: z.object({
      name: z.string(),
      interval: z.enum(barIntervals),
      list: z
        .array(
          z.object({
            time: z.iso.datetime({ offset: true }),
            open: decimal,
            high: decimal,
            low: decimal,
            close: decimal,
            count: z.number().nullish(),
          }),
        )
        .max(maxBars),
    }),
    kind: 'read',
    isOptional: true,
    shape: 'proposed',
  },
} as const satisfies Record<string, BrokerEndpoint>
