import { z } from 'zod'
import { latestEvents } from '#sandbox/calendar/events.ts'
import { success } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'

/** The latest figures of a series of the calendar, oldest first; an unknown series has none. */
export const w106PastFigures = endpoint({
  code: 'W106',
  path: '/api/m/v1/W106',
  purpose: 'The latest published figures of a series of the calendar.',
  example: '{"series":"us-payrolls","size":12}',
  body: z.object({ series: z.string().min(1).max(60), size: z.int().min(1).max(60).default(12) }),
  answer: ({ series, size }, { seed, now }) =>
    success({
      list: latestEvents(seed, series, now, size).map(({ at, figures }) => ({
        time: new Date(at).toISOString(),
        actual: figures.actual,
        forecast: figures.forecast,
      })),
    }),
})
