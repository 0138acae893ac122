import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Release } from './release.ts'
import type { Rule } from './rules.ts'

const number = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/)
  .transform(Number)
const whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number)

/** A rule as the table writes it: `weekly 4`, `weekday 1 5`, `business -1`, `from 21 in 2,5,8,11`. */
const ruleOf = (text: string): Rule => {
  const [words = '', months] = text.split(' in ')
  const [kind, ...given] = words.split(' ')
  const [first, second] = given.map((part) => whole.parse(part))
  const only = months === undefined ? {} : { months: months.split(',').map(Number) }
  if (kind === 'weekly' && first !== undefined) return { kind: 'weekly', weekday: first }
  if (kind === 'weekday' && first !== undefined && second !== undefined)
    return { kind: 'nthWeekday', nth: first, weekday: second, ...only }
  if (kind === 'business' && first !== undefined) return { kind: 'businessDay', nth: first, ...only }
  if (kind === 'from' && first !== undefined) return { kind: 'onOrAfter', day: first, ...only }
  throw new Error(`No rule of the calendar: ${text}`)
}

const row = z.object({
  id: z.string().regex(/^[a-z]{2}-[a-z0-9-]+$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  importance: z.literal(['1', '2', '3']).transform((level) => (level === '1' ? 1 : level === '2' ? 2 : 3)),
  zone: z.string(),
  at: z.string().regex(/^\d\d:\d\d$/),
  rule: z.string().transform(ruleOf),
  unit: z.literal(['', '%', 'K', 'M', 'B']),
  digits: whole,
  level: number,
  swing: number,
  effect: z.literal(['1', '-1']).transform((sign) => (sign === '1' ? 1 : -1)),
  course: z.literal(['level', 'change', 'rate']),
  source: z.string().min(1),
  en: z.string().min(1),
  de: z.string().min(1),
  pl: z.string().min(1),
})

const [head = '', ...lines] = readFileSync(new URL('releases.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const names = head.split(';')

/** Every series of the sandbox's calendar, by the publication rules of the offices that publish them. */
export const releases: readonly Release[] = lines.map((line) => {
  const cells = line.split(';')
  const { en, de, pl, ...release } = row.parse(
    Object.fromEntries(names.map((name, index) => [name, cells[index]])),
  )
  return { ...release, title: { en, de, pl } }
})
