import * as fc from 'fast-check'
import { applyPatch, incremental } from 'mendoza'
import { describe, expect, it } from 'vitest'
import { mendozaPatch } from './mendoza.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', 'Grüße', 'a🙂b', 'aßc'),
)
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 5 }),
    fc.array(fc.record({ _key: fc.constantFrom('a', 'b', 'c'), v: tie('any') }), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', 'text'), tie('any'), { maxKeys: 4 }),
  ),
})).any
const doc = fc.record({ _id: fc.constant('a'), _rev: fc.string(), body: value, other: value })

function contentOf({ _rev, ...content }: Record<string, unknown>) {
  return JSON.parse(JSON.stringify(content))
}

describe('an effect', () => {
  it('leads from one document to the next in both decoders of Sanity', () => {
    fc.assert(
      fc.property(doc, doc, (before, after) => {
        const patch = JSON.parse(JSON.stringify(mendozaPatch(before, after)))
        expect(applyPatch(contentOf(before), patch)).toEqual(contentOf(after))
        const wrapped = incremental.applyPatch(incremental.wrap(contentOf(before), 0), patch, 1)
        expect(incremental.unwrap(wrapped)).toEqual(contentOf(after))
      }),
      { numRuns: 2_000 },
    )
  })

  it('gives creation and deletion the whole document', () => {
    expect(mendozaPatch(undefined, { _id: 'a', _rev: 'r', n: 1 })).toEqual([0, { _id: 'a', n: 1 }])
    expect(mendozaPatch({ _id: 'a', _rev: 'r' }, undefined)).toEqual([0, null])
  })

  it('keeps what both texts share, so that the Studio can tell authors apart', () => {
    const patch = mendozaPatch({ text: 'Grüße aus Wien' }, { text: 'Grüße aus Graz' })
    expect(patch).toEqual([11, 0, 23, 0, 12, 22, 'Graz', 15])
  })
})
