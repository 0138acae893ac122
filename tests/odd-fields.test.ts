import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { contentDocuments } from '#content/content.ts'
import type { SeedDocument } from '#content/seed-document.ts'
import type { Read } from '#web/content/lake/read.ts'
import { legalDocument } from '#tests/support/lake/sample-documents.ts'
import { documents } from '#web/documents/registry.gen.ts'

/** Kinds of values that no field of a type is meant to hold all of. */
const oddValues = [7, -1.5, 'odd', true, [], [7], [null], {}, { odd: 1 }, [[]], [{ _key: 'k', odd: 1 }], null]

/** Compliance binds these: an answer with a fault in them is refused, and the last good one stays. */
const whole = new Set(['riskWarning', 'entity'])

/** Types of which the starting content has none: papers come with their files. */
const further: readonly SeedDocument[] = [
  legalDocument,
  {
    _id: 'texts',
    _type: 'interfaceText',
    language: 'en',
    namespace: 'common',
    overrides: [{ _key: 'a', key: 'close', value: 'Close' }],
  },
]
const all: readonly SeedDocument[] = [...contentDocuments(), ...further]
const reads = Object.values(documents).flatMap((document): { type: string; read: Read<unknown> }[] => {
  if ('paths' in document) return [{ type: document.type, read: document.paths }]
  return 'ask' in document ? [{ type: document.type, read: document }] : []
})

const answered = (read: Read<unknown>, dataset: readonly SeedDocument[]): Promise<unknown> =>
  read.ask(async (query, params) => {
    const answer = toJS(evaluateSync(parse(query, { params }), { dataset: [...dataset], params }))
    // As it comes over the wire.
    return JSON.parse(JSON.stringify(answer))
  })

const sizeOf = (data: unknown): number => (Array.isArray(data) ? data.length : 1)

const isRefusedOrWhole = (read: Read<unknown>, raw: unknown): boolean => {
  try {
    read.parse(raw)
  } catch {
    return true
  }
  return read.leftOutOf?.(raw).length === 0
}

describe('a field of any type with a value of any kind takes nothing else with it', () => {
  it('is tried for every type the site reads', () => {
    expect(reads.length).toBeGreaterThan(18)
    for (const { type } of reads) expect(all.some(({ _type }) => _type === type)).toBe(true)
  })

  it.each(reads)('of $type', async ({ type, read }) => {
    // Neighbours enough to see that they stay.
    const own = all.filter(({ _type }) => _type === type).slice(0, 3)
    const others = all.filter(({ _type }) => _type !== type && _type !== 'page')
    const before = sizeOf(read.parse(await answered(read, [...own, ...others])))
    const [victim] = own
    const fields = Object.keys(victim ?? {}).filter((name) => !name.startsWith('_'))
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields) {
      for (const value of oddValues) {
        const odd = own.map((one) => (one === victim ? { ...one, [field]: value } : one))
        const raw = await answered(read, [...odd, ...others])
        const parsed = () => sizeOf(read.parse(raw))
        const what = `${type}.${field} = ${JSON.stringify(value)}`
        if (whole.has(type)) expect(isRefusedOrWhole(read, raw), what).toBe(true)
        else expect(parsed(), what).toBeGreaterThanOrEqual(Array.isArray(raw) ? before - 1 : 1)
      }
    }
  })
})
