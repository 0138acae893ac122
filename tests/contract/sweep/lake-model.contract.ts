import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { verifyChain } from '#lake/log/verify.ts'
import { startTestLake, type LakeProcess, writeToken } from '#tests/support/lake/lake.ts'
import {
  type ModelMutation,
  type Patch,
  ReferenceModel,
  type Thing,
} from '#tests/support/lake/reference-model.ts'

/** Transactions in all; about half of the longest run each. */
const total = 10_000
const longestRun = 100

let lake: LakeProcess

beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.stop())

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const small = fc.integer({ min: 0, max: 9 })
const item = fc.record({ _key: fc.constantFrom('k0', 'k1', 'k2'), v: small })
const items = fc.array(item, { maxLength: 4 })
const reference = fc.record(
  { _type: fc.constant('reference' as const), _ref: id, _weak: fc.constant(true as const) },
  { requiredKeys: ['_type', '_ref'] },
)
const thing: fc.Arbitrary<Thing> = fc.record(
  {
    _id: id,
    _type: fc.constant('thing' as const),
    n: small,
    t: fc.string({ unit: 'grapheme', maxLength: 5 }),
    o: fc.record({ a: small }, { requiredKeys: [] }),
    list: items,
    to: reference,
  },
  { requiredKeys: ['_id', '_type'] },
)

const listPath = fc.constantFrom(
  'list[*]',
  'list[0]',
  'list[-1]',
  'list[1:]',
  'list[v > 5]',
  'list[_key=="k0"]',
  'list[_key=="k1"]',
)
const optional = { requiredKeys: [] as [] }
const patch: fc.Arbitrary<Patch> = fc.record(
  {
    id,
    ifRevisionID: fc.constantFrom('current', 'stale'),
    set: fc
      .tuple(
        fc.record({ n: small, t: fc.string(), 'o.a': small, list: items }, optional),
        fc.dictionary(
          listPath.map((path) => `${path}.v`),
          small,
          { maxKeys: 2 },
        ),
      )
      // What a path into a list does where there is none is compared with Sanity's own engine (patch.test.ts).
      .map(([fields, listed]) => (fields.list === undefined ? fields : { ...fields, ...listed })),
    setIfMissing: fc.record({ n: small, t: fc.string(), 'o.a': small, list: items }, optional),
    unset: fc.array(fc.oneof(fc.constantFrom('n', 't', 'o', 'o.a', 'list'), listPath), { maxLength: 3 }),
    inc: fc.record({ n: small, 'o.a': small }, optional),
    dec: fc.record({ n: small, 'o.a': small }, optional),
    insert: fc.oneof(
      fc.record({ before: listPath, items }),
      fc.record({ after: listPath, items }),
      fc.record({ replace: listPath, items }),
    ),
  },
  { requiredKeys: ['id'] },
)
const mutation: fc.Arbitrary<ModelMutation> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ create: thing }) },
  { weight: 2, arbitrary: fc.record({ createOrReplace: thing }) },
  { weight: 1, arbitrary: fc.record({ createIfNotExists: thing }) },
  { weight: 2, arbitrary: fc.record({ delete: fc.record({ id }) }) },
  {
    weight: 1,
    arbitrary: small.map((limit) => ({
      delete: { query: '*[_type == "thing" && n > $limit]', params: { limit } },
    })),
  },
  { weight: 8, arbitrary: fc.record({ patch }) },
)

interface Real {
  client: SanityClient
  transactions: number
}

const storedThing = z.looseObject({ _id: z.string(), _createdAt: z.string(), _updatedAt: z.string() })

/** Sends a transaction to both and compares what they say and what they then hold. */
class Transact implements fc.AsyncCommand<ReferenceModel, Real> {
  private readonly mutations: readonly ModelMutation[]
  private readonly dryRun: boolean
  private readonly repeatsId: boolean

  constructor(mutations: readonly ModelMutation[], dryRun: boolean, repeatsId: boolean) {
    this.mutations = mutations
    this.dryRun = dryRun
    this.repeatsId = repeatsId
  }

  check(): boolean {
    return true
  }

  async run(model: ReferenceModel, real: Real): Promise<void> {
    executed += 1
    real.transactions += 1
    const [first = 'none'] = model.used
    const transactionId = this.repeatsId ? first : `t${real.transactions}`
    const mutations = this.mutations.map((given) => withRevision(given, model))
    const accepted = model.transact(mutations, transactionId, this.dryRun)
    const response = await fetch(
      real.client.getUrl(`/data/mutate/${real.client.config().dataset}?dryRun=${this.dryRun}`),
      {
        method: 'POST',
        headers: { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ mutations, transactionId }),
      },
    )
    expect([response.ok, await response.text()]).toEqual([accepted, expect.anything()])
    const stored = z.array(storedThing).parse(await real.client.fetch('*[_type == "thing"]'))
    const contents = stored.map(({ _createdAt, _updatedAt, ...content }) => content)
    expect(contents).toEqual([...model.docs.values()].sort((one, other) => (one._id < other._id ? -1 : 1)))
  }

  toString(): string {
    return JSON.stringify(this.mutations)
  }
}

let executed = 0

/** `current` stands for the revision the document has at that moment. */
function withRevision(given: ModelMutation, model: ReferenceModel): ModelMutation {
  if (!('patch' in given) || given.patch.ifRevisionID !== 'current') return given
  const revision = model.docs.get(given.patch.id)?._rev ?? 'none'
  return { patch: { ...given.patch, ifRevisionID: revision } }
}

const transact = fc
  .tuple(
    fc.array(mutation, { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 0, max: 9 }),
    fc.integer({ min: 0, max: 19 }),
  )
  .map(([mutations, dry, repeat]) => new Transact(mutations, dry === 0, repeat === 0))

describe(`${total} random transactions`, () => {
  it('leave what a plain model says, after each of them', async () => {
    let datasets = 0
    const run = fc.asyncProperty(
      fc.commands([transact], { maxCommands: longestRun, size: 'max' }),
      async (commands) => {
        datasets += 1
        const dataset = `model-${datasets}`
        const client = lake.client({ dataset, perspective: 'raw' })
        await client.datasets.create(dataset)
        await fc.asyncModelRun(
          () => ({ model: new ReferenceModel(), real: { client, transactions: 0 } }),
          commands,
        )
      },
    )
    // Longest runs are twice the mean; a few more make the number certain.
    await fc.assert(run, { numRuns: Math.ceil((total / longestRun) * 3.5) })
    expect(executed).toBeGreaterThanOrEqual(total)
    await lake.terminate()
    const db = new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'), { readOnly: true })
    expect(verifyChain(db).faults).toEqual([])
    db.close()
  }, 900_000)
})
