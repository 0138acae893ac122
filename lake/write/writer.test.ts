import { Mutation } from '@sanity/mutator'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Lake } from '#lake/lake.ts'
import { type Principal, system } from '#lake/access/principal.ts'
import { openLake } from '#lake/open-lake.ts'
import { createLogger } from '#common/log/logger.ts'
import { listenerMutations } from '#lake/live/listener-mutations.ts'
import { verifyChain } from '#lake/log/verify.ts'
import { readLakeSettings } from '#lake/settings.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { mutate } from './mutate.ts'
import type { MutationInput } from './schema.ts'

let lake: Lake
let dataset: Dataset
let folder: string
const lines: string[] = []

function open(): void {
  const secret = 'a'.repeat(40)
  const settings = readLakeSettings({
    DATA_DIR: folder,
    SANITY_API_READ_TOKEN: secret,
    SANITY_API_WRITE_TOKEN: secret,
    REVALIDATE_SECRET: secret,
  })
  const log = createLogger((line) => void lines.push(line))
  lake = openLake({ ...settings, rulesFile: join(folder, 'none.json') }, log)
  dataset = lake.datasets.create('production')
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-writer-'))
  open()
})

afterEach(async () => {
  lake.db.close()
  await rm(folder, { recursive: true })
})

const create = (id: string, more: Record<string, unknown> = {}): MutationInput => ({
  create: { _id: id, _type: 'note', ...more },
})
/** Hears of nothing. */
const deaf = { wakeHooks: () => {}, hooksChanged: () => {} }

const write = (...mutations: MutationInput[]) => mutate(lake, dataset, system, mutations)

const state = () => new Map(dataset.documents.all.items.map((doc) => [doc._id, doc['n']]))

describe('texts with characters that nobody sees', () => {
  it('are cleaned however they are written, and followers of the document have what is stored', async () => {
    const mutations: Record<string, unknown>[] = []
    dataset.subscribe(({ changes }) => mutations.push(...changes.flatMap(listenerMutations)))
    await write(create('a', { title: 'Fe\u200bes', list: ['x'] }))
    await write({ patch: { id: 'a', set: { subtitle: 'Zoe\u0308' } } })
    await write({ patch: { id: 'a', insert: { after: 'list[-1]', items: ['y\u2060'] } } })
    await write({ patch: { id: 'a', diffMatchPatch: { title: '@@ -1,4 +1,7 @@\n Fees\n+%E2%80%8B!\n' } } })
    expect(dataset.get('a')).toMatchObject({ title: 'Fees!', subtitle: 'Zo\u00eb', list: ['x', 'y'] })
    const { _rev, _updatedAt, ...followed } = { ...new Mutation({ mutations }).apply(null) }
    expect(dataset.get('a')).toMatchObject(followed)
    expect(mutations.at(-1)).toEqual({ patch: { id: 'a', set: { "['title']": 'Fees!' } } })
    await write({ createOrReplace: { _id: 'a', _type: 'note', title: '\ufeffOne\r\ntwo' } })
    expect(dataset.get('a')?.['title']).toBe('One\ntwo')
  })
})

describe('transactions that wait together', () => {
  it('share a commit, each seeing the one before and failing alone', async () => {
    const outcomes = await Promise.allSettled([
      write(create('a', { n: 1 })),
      write(create('a')),
      write({ patch: { id: 'a', inc: { n: 1 } } }),
      write({ patch: { id: 'missing', set: { n: 1 } } }),
      write({ patch: { id: 'a', inc: { n: 1 } } }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(dataset.get('a')).toMatchObject({ n: 3 })
    expect(dataset.tip.sequence).toBe(3)
    expect(verifyChain(lake.db).faults).toEqual([])
  })

  it('are told to listeners in the order of the log, once they are on disk', async () => {
    const told: number[] = []
    dataset.subscribe(({ sequence }) => {
      expect(lake.db.isTransaction).toBe(false)
      told.push(sequence)
    })
    await Promise.all(Array.from({ length: 600 }, (_, n) => write(create(`n${n}`))))
    expect(told).toEqual(Array.from({ length: 600 }, (_, n) => n + 1))
  })
})

describe('what visitors see', () => {
  const person: Principal = { id: 'u', name: 'U', role: 'administrator', kind: 'user' }
  const program: Principal = { ...person, kind: 'robot' }

  it.each([
    ['a person', person],
    ['a program', program],
    ['the lake itself', system],
  ])('is sent once it is on disk, written by %s', async (_who, principal) => {
    const sent: string[] = []
    const send = async (transactionId: string) => {
      expect(lake.db.isTransaction).toBe(false)
      sent.push(transactionId)
    }
    let woken = 0
    lake.writer.delivery = { ...deaf, send, wakeHooks: () => void (woken += 1) }
    const { transactionId } = await mutate(lake, dataset, principal, [create('a')])
    await mutate(lake, dataset, principal, [create('drafts.a')])
    await mutate(lake, dataset, principal, [create('b')], { dryRun: true })
    await expect(mutate(lake, dataset, principal, [create('a')])).rejects.toThrow()
    expect(sent).toEqual([transactionId])
    // Hooks may tell of drafts.
    expect(woken).toBe(2)
  })

  it('is answered once the site has it, and the acts of the lake itself before', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    lake.writer.delivery = { ...deaf, send: () => promise }
    const answered: string[] = []
    const waiting = mutate(lake, dataset, person, [create('a')]).then(() => answered.push('person'))
    await write(create('b')).then(() => answered.push('lake'))
    expect(answered).toEqual(['lake'])
    resolve()
    await waiting
    expect(answered).toEqual(['lake', 'person'])
  })
})

describe('a disk that is full', () => {
  it('refuses the write, changes nothing, keeps serving, and goes on when there is room', async () => {
    await write(create('kept', { n: 1 }))
    const pages = Number(lake.db.prepare('PRAGMA page_count').get()?.['page_count'])
    lake.db.exec(`PRAGMA max_page_count = ${pages + 4}`)
    const large = write(
      { patch: { id: 'kept', set: { n: 2 } } },
      create('large', { text: 'x'.repeat(500_000) }),
    )
    await expect(large).rejects.toMatchObject({ status: 507 })
    expect(dataset.get('kept')).toMatchObject({ n: 1 })
    expect(dataset.get('large')).toBeUndefined()
    expect(dataset.tip.sequence).toBe(1)
    expect(lines.join('')).toContain('commit failed')
    lake.db.exec('PRAGMA max_page_count = 1000000')
    await write({ patch: { id: 'kept', set: { n: 3 } } })
    lake.db.close()
    open()
    expect(dataset.get('kept')).toMatchObject({ n: 3 })
    expect(verifyChain(lake.db)).toMatchObject({ ok: true, entries: 2 })
  })
})

describe('ten thousand random operations', () => {
  it('leave what a plain model says, in memory and after a restart', async () => {
    const model = new Map<string, number>()
    let seed = 42
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    const pending: Promise<unknown>[] = []
    for (let step = 0; step < 10_000; step++) {
      const id = `m${random(50)}`
      const n = random(1_000)
      const known = model.get(id)
      const kind = random(4)
      if (kind === 0) {
        pending.push(write({ createOrReplace: { _id: id, _type: 'note', n } }))
        model.set(id, n)
      } else if (kind === 1) {
        pending.push(write({ delete: { id } }))
        model.delete(id)
      } else if (kind === 2 && known !== undefined) {
        pending.push(write({ patch: { id, inc: { n } } }))
        model.set(id, known + n)
      } else if (known === undefined) {
        pending.push(write(create(id, { n })))
        model.set(id, n)
      }
    }
    await Promise.all(pending)
    const sorted = new Map([...model].sort(([a], [b]) => (a < b ? -1 : 1)))
    expect([...state()]).toEqual([...sorted])
    lake.db.close()
    open()
    expect([...state()]).toEqual([...sorted])
    expect(verifyChain(lake.db).faults).toEqual([])
    // Each is a write to the disk: on a busy machine half a minute is short.
  }, 120_000)
})
