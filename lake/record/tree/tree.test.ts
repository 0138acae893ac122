import { createHash, generateKeyPairSync } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { treeSchema } from '#lake/store/schema/schema-tree.ts'
import { TreeBuilder } from './builder.ts'
import type { Chain } from './chain.ts'
import { leafHash } from './hashing.ts'
import { NoteError, openNote, readVerifier, signNote, verifierOf, verifierText } from './note.ts'
import { bundleOf, planTile, tilePath } from './plan-tile.ts'
import { dropBroken, growTiles, readTile, rootAt } from './tiles.ts'

const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()

/** The definition of RFC 9162, 2.1.1, as it is written there. */
function naiveRoot(leaves: readonly Buffer[]): Buffer {
  const [first] = leaves
  if (first === undefined) return sha256()
  if (leaves.length === 1) return first
  let split = 1
  while (split * 2 < leaves.length) split *= 2
  return sha256(Buffer.from([1]), naiveRoot(leaves.slice(0, split)), naiveRoot(leaves.slice(split)))
}

/** The tree of Certificate Transparency's own tests. */
const inputs = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

it.each(roots.map((root, size) => [size, root]))(
  'a tree of %i leaves has the root of RFC 6962',
  (size, root) => {
    const builder = new TreeBuilder()
    for (const input of inputs.slice(0, size)) builder.append(leafHash(Buffer.from(input, 'hex')))
    expect(builder.root().toString('hex')).toBe(root)
  },
)

/** A chain of numbers that grows. */
const counting = () => {
  let length = 0
  const chain: Chain = {
    name: 'numbers',
    length: () => length,
    entries: (first, end) =>
      Array.from({ length: Math.max(0, Math.min(end, length) - first) }, (_, n) =>
        Buffer.from(`entry ${first + n}`),
      ),
    before: () => length,
  }
  return { chain, grow: (to: number) => (length = to) }
}
const emptyStore = () => {
  const db = new DatabaseSync(':memory:')
  for (const sql of treeSchema) db.exec(sql)
  return db
}

describe('a tree in tiles', () => {
  const most = 66_100
  const { chain } = (() => {
    const one = counting()
    one.grow(most)
    return one
  })()
  const leaves = chain.entries(0, most).map(leafHash)

  it('has the root of the definition at every size, however much of it is stored', async () => {
    const db = emptyStore()
    const { chain: growing, grow } = counting()
    let seed = 11
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    const sizes = [
      1,
      255,
      256,
      257,
      511,
      512,
      65_535,
      65_536,
      65_537,
      most,
      ...Array.from({ length: 5 }, () => 1 + random(most)),
    ]
    for (const size of sizes.toSorted((a, b) => a - b)) {
      grow(size)
      // Now and then what is stored stays behind, as after a crash.
      if (random(3) > 0) await growTiles(db, growing)
      expect([size, rootAt(db, growing, size)]).toEqual([size, naiveRoot(leaves.slice(0, size))])
      const earlier = 1 + random(Math.min(size, 3_000))
      expect([earlier, rootAt(db, growing, earlier)]).toEqual([earlier, naiveRoot(leaves.slice(0, earlier))])
    }
    db.close()
  })

  it('keeps each full tile once, and builds what is missing anew', async () => {
    const db = emptyStore()
    await growTiles(db, chain)
    await growTiles(db, chain)
    const count = () => db.prepare('SELECT level, count(*) AS n FROM tree_tile GROUP BY level').all()
    const whole = [
      { level: 0, n: 258 },
      { level: 1, n: 2 },
      { level: 2, n: 1 },
    ]
    expect(count()).toMatchObject(whole)
    expect(readTile(db, chain, { level: 0, place: 257, width: 256 })).toEqual(
      Buffer.concat(leaves.slice(257 * 256, 258 * 256)),
    )
    expect(dropBroken(db, chain)).toBe(false)
    db.exec('DELETE FROM tree_tile WHERE level = 0 AND place = 7')
    expect(dropBroken(db, chain)).toBe(true)
    await growTiles(db, chain)
    expect(count()).toMatchObject(whole)
    db.close()
  })
})

describe('the address of a tile', () => {
  it.each([
    ['0/000', { level: 0, place: 0, width: 256 }],
    ['1/x001/x234/067', { level: 1, place: 1_234_067, width: 256 }],
    ['2/005.p/255', { level: 2, place: 5, width: 255 }],
    ['entries/012.p/1', { level: 0, place: 12, width: 1 }],
    ['entries/x001/000', { level: 0, place: 1_000, width: 256 }],
  ])('%s', (path, tile) => {
    expect(planTile(path)).toEqual(tile)
    if (!path.startsWith('entries')) expect(tilePath(tile)).toBe(`tile/${path}`)
  })

  it.each([
    '',
    '0/1',
    '0/001/002',
    '0/x001',
    '00/001',
    '64/001',
    '0/001.p/0',
    '0/001.p/256',
    '0/001.p/07',
    '0/x000/001',
    '0/001.q/3',
    '-1/001',
    'entry/001',
    '0/x001/x002/x003/x004/005',
  ])('%s is none', (path) => {
    expect(planTile(path)).toBeTypeOf('string')
  })
})

it('a bundle holds each entry behind its length', () => {
  expect(Buffer.from(bundleOf([Buffer.from('ab'), Buffer.alloc(258, 'c')])).toString('latin1')).toBe(
    `\0\u0002ab\u0001\u0002${'c'.repeat(258)}`,
  )
  expect(() => bundleOf([Buffer.alloc(65_536)])).toThrow('65536 bytes')
})

describe('a signed note', () => {
  const key = readVerifier('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')
  const text =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
  const signature =
    '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n'

  it('of the specification is opened, beside signatures of others', () => {
    expect(openNote(Buffer.from(`${text}\n${signature}`), key)).toBe(text)
    expect(openNote(Buffer.from(`${text}\n— Other AAAA\n${signature}`), key)).toBe(text)
  })

  it.each([
    ['without a signature', `${text}\n`],
    ['with another text', `${text.replace('your', 'my')}\n${signature}`],
    ['without the empty line', `${text}${signature}`],
    ['cut off', `${text}\n${signature}`.slice(0, -1)],
  ])('%s is refused', (_what, note) => {
    expect(() => openNote(Buffer.from(note), key)).toThrow(NoteError)
  })

  it('is refused with any bit of it changed, and so is its key', () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const verifier = verifierOf('lake.example/record/production', privateKey)
    const note = Buffer.from(signNote('lake.example/record/production\n7\nAAAA\n', verifier.name, privateKey))
    expect(openNote(note, verifier)).toContain('\n7\n')
    for (let bit = 0; bit < note.length * 8; bit += 1) {
      const changed = Buffer.from(note)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => openNote(changed, verifier), `bit ${bit}`).toThrow(NoteError)
    }
    const written = verifierText(verifier)
    expect(verifierText(readVerifier(written))).toBe(written)
    for (const wrong of ['', 'a+b+c', written.replace('production', 'productiom'), written.slice(0, -1)])
      expect(() => readVerifier(wrong), wrong).toThrow(NoteError)
  })
})
