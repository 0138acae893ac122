import { z } from 'zod'
import { success } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'

/** An endpoint of unknown purpose (requirements G4): it accepts any object and answers nothing. */
export const w605Unknown = endpoint({
  code: 'W605',
  path: '/api/m/v1/W605',
  purpose: 'Its purpose is not known; it answers empty data.',
  example: '{}',
  body: z.looseObject({}),
  answer: () => success({}),
})
