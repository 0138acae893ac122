import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readToken, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { isSweep } from '#tests/support/sample.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
  const rules = {
    version: 1,
    types: {
      riskWarning: [
        { path: 'lossPercentage', rule: 'required', message: 'Enter the percentage.' },
        {
          path: 'lossPercentage',
          rule: 'number',
          min: 0,
          max: 100,
          maxDecimals: 2,
          message: 'Enter a number from 0 to 100.',
        },
      ],
    },
  }
  await writeFile(join(lake.dataDir, 'rules.json'), JSON.stringify(rules))
})

afterAll(() => lake.stop())

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'it was accepted',
    (error: unknown) => error,
  )

describe('mutations', () => {
  it('create, replace, create if missing and delete', async () => {
    const client = lake.client()
    const made = await client.create({ _type: 'note', text: 'one' })
    expect(made._id).toMatch(/.+/)
    expect(made).toMatchObject({ _type: 'note', text: 'one', _createdAt: made._updatedAt })
    const prefixed = await client.create({ _id: 'note.', _type: 'note' })
    expect(prefixed._id).toMatch(/^note\..+/)
    await client.createIfNotExists({ _id: made._id, _type: 'note', text: 'two' })
    expect(await client.getDocument(made._id)).toMatchObject({ text: 'one', _rev: made._rev })
    const replaced = await client.createOrReplace({
      _id: made._id,
      _type: 'note',
      text: 'three',
      _rev: made._rev,
    })
    expect(replaced).toMatchObject({ text: 'three' })
    expect(replaced._rev).not.toBe(made._rev)
    await client.delete(made._id)
    await client.delete(made._id)
    expect(await client.getDocument(made._id)).toBeUndefined()
  })

  it('patch by every operation', async () => {
    const client = lake.client()
    await client.create({
      _id: 'p',
      _type: 'note',
      count: 1,
      list: [{ _key: 'a' }, { _key: 'b' }],
      text: 'Grüße',
    })
    const patched = await client
      .patch('p')
      .set({ 'deep.er': 1, "['1st-name']": 'x' })
      .setIfMissing({ count: 9, fresh: true })
      .unset(['list[_key=="a"]'])
      .inc({ count: 2 })
      .dec({ 'deep.er': 3 })
      .insert('after', 'list[-1]', [{ _key: 'c' }])
      .diffMatchPatch({ text: '@@ -1,5 +1,6 @@\n Gr%C3%BC%C3%9Fe\n+!\n' })
      .commit()
    expect(patched).toMatchObject({
      count: 3,
      deep: { er: -2 },
      fresh: true,
      list: [{ _key: 'b' }, { _key: 'c' }],
      text: 'Grüße!',
    })
    expect(patched['1st-name']).toBe('x')
    const all = await client.patch('p').set({ 'list[*].done': true }).commit()
    expect(all.list).toEqual([
      { _key: 'b', done: true },
      { _key: 'c', done: true },
    ])
  })

  it('patch and delete by query, seeing what came before in the transaction', async () => {
    const client = lake.client()
    await client.mutate([
      { create: { _id: 'q1', _type: 'task' } },
      { create: { _id: 'q2', _type: 'task' } },
      { patch: { query: '*[_type == $type]', params: { type: 'task' }, set: { done: true } } },
    ])
    expect(await client.fetch('*[_type == "task" && done]._id')).toEqual(['q1', 'q2'])
    await client.delete({ query: '*[_type == "task"]' })
    expect(await client.fetch('count(*[_type == "task"])')).toBe(0)
  })

  it('select ten thousand documents by a query, and no more', async () => {
    const client = lake.client()
    for (const start of [0, 5_001]) {
      const some = Array.from({ length: start === 0 ? 5_001 : 5_000 }, (_, n) => ({
        create: { _id: `mass-${start + n}`, _type: 'mass' },
      }))
      await client.mutate(some, { returnDocuments: false })
    }
    const query = '*[_type == "mass"]'
    expect(await failureOf(client.delete({ query }))).toMatchObject({ statusCode: 400 })
    expect(await client.fetch(`count(${query})`)).toBe(10_001)
    await client.delete({ query: `${query}[0...10000]` })
    expect(await client.fetch(`count(${query})`)).toBe(1)
    await client.patch({ query }).set({ last: true }).commit({ returnDocuments: false })
    expect(await client.fetch(`count(${query}[last])`)).toBe(1)
  })

  it('give array items keys only when asked to', async () => {
    const client = lake.client()
    const bare = await client.create({ _type: 'note', list: [{ a: 1 }] })
    expect(bare.list).toEqual([{ a: 1 }])
    const keyed = await client.create({ _type: 'note', list: [{ a: 1 }] }, { autoGenerateArrayKeys: true })
    expect(keyed.list).toEqual([{ a: 1, _key: expect.stringMatching(/.+/) }])
  })

  it('write nothing in a dry run, nor when one of them is refused', async () => {
    const client = lake.client()
    await client.create({ _id: 'dry', _type: 'note' }, { dryRun: true })
    await failureOf(
      client
        .transaction()
        .create({ _id: 'half', _type: 'note' })
        .patch('nobody', { set: { a: 1 } })
        .commit(),
    )
    expect(await client.getDocuments(['dry', 'half'])).toEqual([null, null])
  })

  // A sweep lets a thousand race.
  it('let one of many concurrent patches on one revision win', async () => {
    const client = lake.client()
    const { _rev } = await client.create({ _id: 'race', _type: 'note', winner: -1 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: isSweep ? 1_000 : 100 }, (_, winner) =>
        client.patch('race').ifRevisionId(_rev).set({ winner }).commit(),
      ),
    )
    const won = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused.every((reason) => reason.statusCode === 409)).toBe(true)
  })
})

const reference = (id: string, more = {}) => ({ _type: 'reference', _ref: id, ...more })

describe('references', () => {
  it('must lead somewhere at the end of the transaction, unless weak', async () => {
    const client = lake.client()
    expect(
      await failureOf(client.create({ _id: 'r1', _type: 'note', to: reference('nobody') })),
    ).toMatchObject({
      statusCode: 409,
      details: {
        type: 'mutationError',
        items: [
          {
            error: { type: 'documentReferenceDoesNotExistError', id: 'r1', referenceID: 'nobody' },
            index: 0,
          },
        ],
      },
    })
    await client.create({ _id: 'r2', _type: 'note', to: reference('nobody', { _weak: true }) })
    await client
      .transaction()
      .create({ _id: 'r3', _type: 'note', to: reference('r4') })
      .create({ _id: 'r4', _type: 'note' })
      .commit()
  })

  it('keep their target from being deleted', async () => {
    const client = lake.client()
    expect(await failureOf(client.delete('r4'))).toMatchObject({
      statusCode: 409,
      details: {
        items: [{ error: { type: 'documentHasExistingReferencesError', id: 'r4', referencingIDs: ['r3'] } }],
      },
    })
    expect(await failureOf(client.createOrReplace({ _id: 'r4', _type: 'page' }))).toMatchObject({
      statusCode: 409,
    })
    await client.createOrReplace({ _id: 'r4', _type: 'note', text: 'replaced' })
    await client.transaction().delete('r4').delete('r3').commit()
    expect(await client.getDocuments(['r3', 'r4'])).toEqual([null, null])
  })
})

const send = (body: string) =>
  fetch(`${lake.url}/v2026-05-04/data/mutate/production`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' },
  })

describe('refusals', () => {
  it('an existing document, a stale revision, a missing document', async () => {
    const client = lake.client()
    const { _rev } = await client.create({ _id: 'x1', _type: 'note' })
    expect(await failureOf(client.create({ _id: 'x1', _type: 'note' }))).toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentAlreadyExistsError', id: 'x1' } }] },
    })
    expect(await failureOf(client.patch('x1').ifRevisionId('stale').set({ a: 1 }).commit())).toMatchObject({
      statusCode: 409,
      details: {
        description: `Mutation failed: Document "x1" has unexpected revision ID ("${_rev}"), expected "stale"`,
        items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', currentRevisionID: _rev } }],
      },
    })
    expect(await failureOf(client.patch('nobody').set({ a: 1 }).commit())).toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentNotFoundError', id: 'nobody' } }] },
    })
  })

  it('a transaction id a second time', async () => {
    const client = lake.client()
    const commit = () =>
      client.mutate([{ create: { _id: 'twice', _type: 'note' } }], { transactionId: 'once' })
    expect(await commit()).toMatchObject({ transactionId: 'once' })
    expect(await failureOf(commit())).toMatchObject({
      statusCode: 409,
      details: { type: 'transactionAlreadyExistsError' },
    })
  })

  it.each(['#x!', '-a', 'a..b', 'ä', 'x'.repeat(129)])('the malformed id %s', async (_id) => {
    expect(await failureOf(lake.client().create({ _id, _type: 'note' }))).toMatchObject({
      statusCode: 400,
      details: { items: [{ error: { type: 'validationError', value: _id } }] },
    })
  })

  it('a malformed path, an increment of a text, another type', async () => {
    const client = lake.client()
    await client.create({ _id: 'x2', _type: 'note', text: 'a' })
    for (const patch of [{ set: { 'a[': 1 } }, { inc: { text: 1 } }, { set: { _type: 'page' } }]) {
      expect(await failureOf(client.patch('x2', patch).commit())).toMatchObject({ statusCode: 400 })
    }
  })

  it('no token, a token that may only read', async () => {
    const body = JSON.stringify({ mutations: [{ create: { _type: 'note' } }] })
    const url = `${lake.url}/v2026-05-04/data/mutate/production`
    const status = async (headers: Record<string, string>) =>
      (await fetch(url, { method: 'POST', body, headers })).status
    expect(await status({})).toBe(401)
    expect(await status({ authorization: 'Bearer unknown' })).toBe(401)
    expect(await status({ authorization: `Bearer ${readToken}` })).toBe(403)
  })

  it('a body that is too long, read to its end first; one that is no JSON; hostile keys', async () => {
    const oversize = await send(`{"mutations":[],"filler":"${'x'.repeat(20 * 1024 * 1024)}"}`)
    expect(oversize.status).toBe(413)
    expect(await oversize.json()).toMatchObject({ statusCode: 413 })
    expect((await send('{')).status).toBe(400)
    expect((await send('{"mutations":[{"explode":{}}]}')).status).toBe(400)
    expect((await send('{"mutations":[{"create":{"_type":"a","__proto__":{"x":1}}}]}')).status).toBe(400)
    expect((await send('{"mutations":[{"create":{"_type":"a","hasOwnProperty":1}}]}')).status).toBe(400)
    expect(
      (await send(`{"mutations":[{"create":{"_type":"a","x":${'['.repeat(5_000)}${']'.repeat(5_000)}}}]}`))
        .status,
    ).toBe(400)
  })

  it('published content that breaks a rule, in the words of the rule; drafts are free', async () => {
    const client = lake.client()
    expect(
      await failureOf(
        client.createOrReplace({ _id: 'riskWarning', _type: 'riskWarning', lossPercentage: 174 }),
      ),
    ).toMatchObject({
      statusCode: 400,
      details: {
        type: 'mutationError',
        description: 'Enter a number from 0 to 100. (field: lossPercentage)',
        items: [
          { error: { type: 'validationError', path: 'lossPercentage', documentId: 'riskWarning' }, index: 0 },
        ],
      },
    })
    await client.createOrReplace({ _id: 'drafts.riskWarning', _type: 'riskWarning', lossPercentage: 174 })
    await client.createOrReplace({ _id: 'riskWarning', _type: 'riskWarning', lossPercentage: 74.25 })
    expect(await failureOf(client.patch('riskWarning').unset(['lossPercentage']).commit())).toMatchObject({
      statusCode: 400,
    })
    expect(await client.fetch('*[_id == "riskWarning"][0].lossPercentage')).toBe(74.25)
  })
})
