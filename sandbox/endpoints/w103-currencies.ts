import { z } from 'zod'
import { releases } from '#sandbox/calendar/releases.ts'
import { success } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'

/** The currencies of the calendar (requirements D4), named in the language of the call. */
export const w103Currencies = endpoint({
  code: 'W103',
  path: '/api/m/v1/W103',
  purpose: 'The currencies that the calendar has figures for.',
  example: '{}',
  body: z.looseObject({}),
  answer: (_body, { language }) => {
    const names = new Intl.DisplayNames(language, { type: 'currency' })
    const codes = [...new Set(releases.map(({ currency }) => currency))].sort()
    return success({ list: codes.map((code) => ({ code, name: names.of(code) ?? code })) })
  },
})
