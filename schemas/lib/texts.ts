import { placeholdersIn } from '#locales/interface-texts.ts'
import type { Constraint } from './constraints.ts'
import { isRecord } from '#common/records.ts'
import { type Segment } from './paths.ts'

type TextRule = Extract<Constraint, { rule: 'keys' | 'placeholders' }>

/** Where in `overrides` the key is none of the table's, or the words do not keep their placeholders. */
export function faultyTexts({ rule, table }: TextRule, value: unknown): Segment[][] {
  if (!isRecord(value) || !Array.isArray(value['overrides'])) return []
  const known = table[String(value['namespace'])]
  if (known === undefined) return []
  return value['overrides'].flatMap((item: unknown, index): Segment[][] => {
    if (!isRecord(item)) return []
    const { _key: key, key: name, value: words } = item
    const at: Segment = typeof key === 'string' ? { _key: key } : index
    if (typeof name !== 'string' || name === '') return []
    const expected = Object.hasOwn(known, name) ? known[name] : undefined
    if (rule === 'keys') return expected === undefined ? [['overrides', at, 'key']] : []
    if (expected === undefined || typeof words !== 'string') return []
    return placeholdersIn(words).join() === expected.join() ? [] : [['overrides', at, 'value']]
  })
}
