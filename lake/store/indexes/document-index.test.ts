import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '#lake/store/document.ts'
import { DocumentIndex } from './document-index.ts'

const scalar = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom('0', '1', 'a'),
  fc.boolean(),
  fc.constant(null),
)
const step = fc.record({
  id: fc.integer({ min: 0, max: 120 }),
  type: fc.constantFrom('a', 'a', 'a', 'b'),
  value: scalar,
  remove: fc.boolean(),
})

const docOf = (id: number, type: string, value: unknown): LakeDocument => ({
  _id: `id-${id}`,
  _type: type,
  _rev: '',
  _createdAt: '',
  _updatedAt: '',
  slug: { current: value },
})

describe('an index of documents', () => {
  it('finds what a reading of all finds, in order, through any changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), scalar, (steps, wanted) => {
        const index = new DocumentIndex()
        for (let id = 0; id < 100; id++) index.put(docOf(id, 'a', id % 4))
        if (wanted !== null) index.whereEqual('a', 'slug.current', wanted)
        for (const { id, type, value, remove } of steps) {
          if (remove) index.remove(`id-${id}`)
          else index.put(docOf(id, type, value))
        }
        const all = [...index.byId.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
        expect(index.all.items).toEqual(all)
        const ofType = all.filter(({ _type }) => _type === 'a')
        expect(index.ofType('a')).toEqual(ofType)
        if (wanted === null || ofType.length < 64) return
        const equal = ofType.filter(
          (doc) => JSON.stringify(doc['slug']) === JSON.stringify({ current: wanted }),
        )
        expect(index.whereEqual('a', 'slug.current', wanted)).toEqual(equal)
      }),
      { numRuns: 200 },
    )
  })
})
