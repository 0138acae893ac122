import { z } from 'zod'
import { success } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'
import { timeDifferences } from './time-differences.ts'

/** The time zones of the calendar (requirements D4), with their current UTC offset in minutes. */
export const w104TimeDifferences = endpoint({
  code: 'W104',
  path: '/api/m/v1/W104',
  purpose: 'The time zones a visitor can read the calendar in.',
  example: '{}',
  body: z.looseObject({}),
  answer: (_body, { now, language }) => success({ list: timeDifferences(now, language) }),
})
