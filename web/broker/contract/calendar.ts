import { z } from 'zod'
import type { BrokerEndpoint } from './endpoint.ts'
import { decimal, listOf } from './fields.ts'
import { calendarEvent } from './calendar-event.ts'

const nothing = z.strictObject({})
const minute = 60_000

/** The calendar and the lists it is filtered by (requirements G2, D4). */
export const calendarEndpoints = {
  W102: {
    path: '/api/m/v1/W102',
    purpose: 'The economic calendar of a stretch of days, in the language of the call.',
    body: z.strictObject({
      from: z.iso.date(),
      to: z.iso.date(),
      zone: z.string().max(60).optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}(?:,[A-Z]{3}){0,30}$/)
        .optional(),
      importance: z
        .string()
        .regex(/^[123](?:,[123]){0,2}$/)
        .optional(),
      order: z.string().max(30).optional(),
      keyword: z.string().max(100).optional(),
      pg: z.int().min(1).max(1_000).optional(),
      size: z.int().min(1).max(500).optional(),
    }),
    data: z.object({
      lst: z.array(calendarEvent),
      pg: z
        .object({ current: z.coerce.number(), size: z.coerce.number(), total: z.coerce.number() })
        .optional()
        .catch(undefined),
      /** The broker's clock, so that countdowns are right even if the visitor's clock is wrong. */
      data: z.looseObject({ now: z.iso.datetime({ offset: true }).optional() }).catch({}),
    }),
    kind: 'read',
    sharedFor: 4_000,
    shape: 'proposed',
  },
  W103: {
    path: '/api/m/v1/W103',
    purpose: 'The currencies of the calendar, with names in the language of the call.',
    body: nothing,
    data: listOf(z.object({ code: z.string(), name: z.string() })),
    kind: 'read',
    sharedFor: 60 * minute,
    shape: 'proposed',
  },
  W104: {
    path: '/api/m/v1/W104',
    purpose: 'The time zones the calendar can be read in; `diff` is minutes ahead of UTC now.',
    body: nothing,
    data: listOf(z.object({ id: z.string(), name: z.string(), diff: z.coerce.number() })),
    kind: 'read',
    sharedFor: 10 * minute,
    shape: 'proposed',
  },
  W105: {
    path: '/api/m/v1/W105',
    purpose: 'The orders in which the calendar can be listed.',
    body: nothing,
    data: listOf(z.object({ id: z.string(), name: z.string() })),
    kind: 'read',
    sharedFor: 60 * minute,
    shape: 'proposed',
  },
  W106: {
    path: '/api/m/v1/W106',
    purpose: 'The latest published figures of a series of the calendar, oldest first. Optional.',
    body: z.strictObject({ series: z.string().min(1).max(60), size: z.int().min(1).max(60).optional() }),
    data: listOf(
      z.object({
        time: z.iso.datetime({ offset: true }),
        actual: decimal,
        forecast: decimal.nullish().catch(null),
      }),
    ),
    kind: 'read',
    sharedFor: minute,
    isOptional: true,
    shape: 'proposed',
  },
} as const satisfies Record<string, BrokerEndpoint>
