import { z } from 'zod'
import { success } from '#sandbox/envelope.ts'
import type { Words } from '#sandbox/words/language.ts'
import { endpoint } from './endpoint.ts'

const orders: Readonly<Record<string, Words>> = {
  time: { en: 'By time', de: 'Nach Uhrzeit', pl: 'Według godziny' },
  importance: { en: 'By importance', de: 'Nach Bedeutung', pl: 'Według znaczenia' },
  currency: { en: 'By currency', de: 'Nach Währung', pl: 'Według waluty' },
}

/** The sort orders of the calendar (requirements D4). */
export const w105Orders = endpoint({
  code: 'W105',
  path: '/api/m/v1/W105',
  purpose: 'The orders in which the calendar can be listed.',
  example: '{}',
  body: z.looseObject({}),
  answer: (_body, { language }) =>
    success({ list: Object.entries(orders).map(([id, words]) => ({ id, name: words[language] })) }),
})
