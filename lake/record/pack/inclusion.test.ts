import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureTables } from '#lake/record/tree/tables.ts'
import { leafHash, nodeHash } from '#lake/record/tree/hashing.ts'
import { growTiles, rootAt } from '#lake/record/tree/tiles.ts'
import { inclusionProof } from './inclusion.ts'

const entry = (index: number) => Buffer.from(`entry ${index}`)
const db = new DatabaseSync(':memory:')
const chainOf = (length: number) => ({
  name: 'test',
  length: () => length,
  before: () => 0,
  entries: (first: number, end: number) =>
    Array.from({ length: Math.max(0, Math.min(end, length) - first) }, (_, at) => entry(first + at)),
})

const chain = chainOf(70_123)
beforeAll(async () => {
  ensureTables(db)
  await growTiles(db, chain)
})
afterAll(() => db.close())

/** The root that a proof leads to (RFC 9162, 2.1.3.2). */
const rootFrom = (leaf: Buffer, index: number, size: number, proof: readonly Buffer[]): Buffer => {
  let [node, last, root] = [index, size - 1, leaf]
  for (const sibling of proof) {
    if (node % 2 === 1 || node === last) {
      root = nodeHash(sibling, root)
      while (node % 2 === 0 && node !== 0) {
        node = Math.floor(node / 2)
        last = Math.floor(last / 2)
      }
    } else root = nodeHash(root, sibling)
    node = Math.floor(node / 2)
    last = Math.floor(last / 2)
  }
  return root
}

it.each([1, 2, 3, 7, 8, 255, 256, 257, 511, 600, 1_000, 70_000])(
  'leads from each entry to the root over the first %i',
  (size) => {
    const root = rootAt(db, chain, size)
    const places = new Set(
      [0, 1, 5, 254, 255, 256, 300, size - 2, size - 1].filter((one) => one >= 0 && one < size),
    )
    for (const index of places) {
      const proof = inclusionProof(db, chain, index, size)
      expect(rootFrom(leafHash(entry(index)), index, size, proof), `${index} of ${size}`).toEqual(root)
    }
  },
)

it('is refused for an entry that the tree does not have', () => {
  expect(() => inclusionProof(db, chain, 3, 3)).toThrow('none at 3')
  expect(() => inclusionProof(db, chainOf(3), 0, 4)).toThrow('none at 0')
})
