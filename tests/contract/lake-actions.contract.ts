import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
})

afterAll(() => lake.stop())

const raw = () => lake.client({ perspective: 'raw' })

async function publish(id: string) {
  return raw().action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${id}`,
    publishedId: id,
  })
}

describe('actions', () => {
  it('create, edit and publish a draft under the transaction id that was given', async () => {
    const client = raw()
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'a',
      attributes: { _id: 'drafts.a', _type: 'note', text: 'one' },
      ifExists: 'fail',
    })
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.a',
      publishedId: 'a',
      patch: { set: { text: 'two' } },
    })
    const answer = await client.action(
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' },
      { transactionId: 'publish-a' },
    )
    expect(answer.transactionId).toBe('publish-a')
    expect(await client.getDocuments(['a', 'drafts.a'])).toEqual([
      expect.objectContaining({ text: 'two', _rev: 'publish-a' }),
      null,
    ])
  })

  it('the first edit of a published document makes its draft', async () => {
    const client = raw()
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.a',
      publishedId: 'a',
      patch: { unset: ['_empty_action_guard_pseudo_field_'] },
    })
    expect(await client.getDocument('drafts.a')).toMatchObject({ text: 'two' })
    await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
    expect(await client.getDocument('drafts.a')).toBeUndefined()
  })

  it('publishing strengthens references that waited for it', async () => {
    const client = raw()
    await client.create({
      _id: 'drafts.b',
      _type: 'note',
      to: { _type: 'reference', _ref: 'c', _weak: true, _strengthenOnPublish: { type: 'note' } },
    })
    await expect(publish('b')).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'actionError', items: [{ error: { type: 'documentReferenceDoesNotExistError' } }] },
    })
    await client.create({ _id: 'c', _type: 'note' })
    await publish('b')
    expect(await client.getDocument('b')).toMatchObject({ to: { _type: 'reference', _ref: 'c' } })
    expect((await client.getDocument('b'))?.['to']).not.toHaveProperty('_weak')
  })

  it('keeps the time of creation, refuses a stale revision', async () => {
    const client = raw()
    const before = await client.getDocument('a')
    await client.create({ _id: 'drafts.a', _type: 'note', text: 'three' })
    await expect(
      client.action({
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.a',
        publishedId: 'a',
        ifPublishedRevisionId: 'stale',
      }),
    ).rejects.toMatchObject({ statusCode: 409 })
    await publish('a')
    expect(await client.getDocument('a')).toMatchObject({ text: 'three', _createdAt: before?._createdAt })
  })

  it('unpublish, delete, restore', async () => {
    const client = raw()
    await client.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.a',
      publishedId: 'a',
    })
    expect(await client.getDocuments(['a', 'drafts.a'])).toEqual([
      null,
      expect.objectContaining({ text: 'three' }),
    ])
    await publish('a')
    await client.create({ _id: 'drafts.a', _type: 'note', text: 'four' })
    await client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'a',
      includeDrafts: ['drafts.a'],
    })
    expect(await client.getDocuments(['a', 'drafts.a'])).toEqual([null, null])
    await client.action([
      {
        actionType: 'sanity.action.document.create',
        publishedId: 'a',
        attributes: { _id: 'drafts.a', _type: 'note' },
        ifExists: 'ignore',
      },
      {
        actionType: 'sanity.action.document.replaceDraft',
        publishedId: 'a',
        attributes: { _id: 'drafts.a', _type: 'note', text: 'restored' },
      },
    ])
    expect(await client.getDocument('drafts.a')).toMatchObject({ text: 'restored' })
  })

  it('refuse what is missing, and name what this lake does not do', async () => {
    await expect(publish('nobody')).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentNotFoundError', id: 'drafts.nobody' } }] },
    })
    await expect(
      raw().action({
        actionType: 'sanity.action.variant.definition.delete',
        variantId: 'v1',
      }),
    ).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('sanity.action.variant.definition.delete'),
    })
  })

  it('write nothing in a dry run', async () => {
    await raw().create({ _id: 'drafts.d', _type: 'note' })
    await raw().action(
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.d', publishedId: 'd' },
      { dryRun: true },
    )
    expect(await raw().getDocuments(['d', 'drafts.d'])).toEqual([null, expect.anything()])
  })

  it('answer with the refusal a dry run that asks for a verdict, and write nothing', async () => {
    const client = raw()
    const ask = (draftId: string, verdict: string, dryRun = true): Promise<unknown> =>
      client.request({
        method: 'POST',
        url: `/data/actions/${client.config().dataset}`,
        query: { verdict },
        body: {
          actions: [
            {
              actionType: 'sanity.action.document.publish',
              draftId,
              publishedId: draftId.slice('drafts.'.length),
            },
          ],
          dryRun,
        },
      })
    await client.create({ _id: 'drafts.v', _type: 'note' })
    expect(await ask('drafts.v', 'true')).toEqual({ transactionId: expect.any(String) })
    expect(await ask('drafts.nobody', 'true')).toEqual({
      refused: {
        type: 'actionError',
        description: expect.stringContaining('drafts.nobody'),
        items: [{ error: expect.objectContaining({ type: 'documentNotFoundError' }), index: 0 }],
      },
    })
    expect(await client.getDocument('v')).toBeUndefined()
    await expect(ask('drafts.nobody', 'false')).rejects.toMatchObject({ statusCode: 409 })
    await expect(ask('drafts.nobody', 'true', false)).rejects.toMatchObject({ statusCode: 409 })
    await expect(ask('drafts.v', 'maybe')).rejects.toMatchObject({ statusCode: 400 })
  })

  it('refuse a publish that breaks a rule, read anew when its file changes, and keep the draft', async () => {
    const client = raw()
    await client.create({ _id: 'drafts.page', _type: 'page', blocks: [{ _key: 'a', _type: 'hero' }] })
    const rule = { path: 'blocks[_type=hero].title', rule: 'required', message: 'Give the hero a title.' }
    await writeFile(join(lake.dataDir, 'rules.json'), JSON.stringify({ version: 1, types: { page: [rule] } }))
    await expect(publish('page')).rejects.toMatchObject({
      statusCode: 400,
      details: {
        type: 'actionError',
        description: 'Give the hero a title. (field: blocks[_type=hero].title)',
        items: [
          {
            error: { type: 'validationError', path: 'blocks[_type=hero].title', documentId: 'page' },
            index: 0,
          },
        ],
      },
    })
    expect(await client.getDocuments(['page', 'drafts.page'])).toEqual([null, expect.anything()])
    await client.patch('drafts.page').set({ 'blocks[_key=="a"].title': 'Welcome' }).commit()
    await publish('page')
    expect(await client.getDocument('page')).toMatchObject({ blocks: [{ title: 'Welcome' }] })
  })
})
