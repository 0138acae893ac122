import { z } from 'zod'
import type { BrokerEndpoint } from './endpoint.ts'
import { decimal, listOf } from './fields.ts'

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
} as const satisfies Record<string, BrokerEndpoint>
