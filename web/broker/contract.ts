import { z } from 'zod'

/** Prices are decimal strings in this program; a number on the wire becomes one (architecture, decision 10). */
const decimal = z
  .union([z.string().regex(/^-?\d+(?:\.\d+)?$/), z.number().transform(String)])
  .transform((value) => value.trim())

const goods = z.object({
  goods: z
    .string()
    .regex(/^[A-Z0-9]{2,12}(?:,[A-Z0-9]{2,12}){0,59}$/, 'a comma list of up to sixty instrument names'),
})

/** A quote (requirements D2); without `diff` the browser works it out. */
const quote = z.object({ name: z.string(), bid: decimal, diff: decimal.nullish() })
const open = z.object({ name: z.string(), open: decimal })

/** The one table of the broker's endpoints that the site calls (requirements G3). */
export const endpoints = {
  QF1001: {
    path: '/api/q/v1/QF1001',
    body: goods,
    data: z.object({ list: z.array(quote) }),
    /** How long one answer serves all visitors, ms. */
    sharedFor: 1_000,
  },
  QF1002: {
    path: '/api/q/v1/QF1002',
    body: goods,
    data: z.object({ list: z.array(open) }),
    sharedFor: 1_000,
  },
} as const satisfies Record<string, { path: string; body: z.ZodType; data: z.ZodType; sharedFor: number }>

export type EndpointCode = keyof typeof endpoints

export const isEndpoint = (code: string): code is EndpointCode => Object.hasOwn(endpoints, code)
