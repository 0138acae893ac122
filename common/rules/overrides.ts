import { placeholdersIn } from '#common/fill.ts'
import { isRecord } from '#common/records.ts'
import { type Segment, stepTo } from './paths.ts'
import type { RuleOf } from './rule-schema.ts'

/** The paths in `overrides` whose key is not in the table, or whose text lacks its placeholders. */
export function faultyTexts({ rule, table }: RuleOf<'keys' | 'placeholders'>, value: unknown): Segment[][] {
  if (!isRecord(value) || !Array.isArray(value['overrides'])) return []
  const known = table[String(value['namespace'])]
  if (known === undefined) return []
  return value['overrides'].flatMap((item: unknown, index): Segment[][] => {
    if (!isRecord(item)) return []
    const { key: name, value: words } = item
    const at = stepTo(item, index)
    if (typeof name !== 'string' || name === '') return []
    const expected = Object.hasOwn(known, name) ? known[name] : undefined
    if (rule === 'keys') return expected === undefined ? [['overrides', at, 'key']] : []
    if (expected === undefined || typeof words !== 'string') return []
    return placeholdersIn(words).join() === expected.join() ? [] : [['overrides', at, 'value']]
  })
}
