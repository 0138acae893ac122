import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

let lake: TestLake
let client: SanityClient

beforeAll(async () => {
  lake = await openTestLake()
  client = lake.client({ perspective: 'raw' })
  const rules = {
    version: 1,
    types: { note: [{ path: 'text', rule: 'required', message: 'Write the text.' }] },
  }
  await writeFile(join(lake.dataDir, 'rules.json'), JSON.stringify(rules))
  await lake.close()
  await lake.start()
})
afterAll(() => lake.stop())

const release = (name: string) => client.getDocument(`_.releases.${name}`)

/** A release with a new document, a changed one and one to be taken out of force. */
async function filled(name: string) {
  await client.createOrReplace({ _id: `${name}-kept`, _type: 'note', text: 'before' })
  await client.createOrReplace({ _id: `${name}-gone`, _type: 'note', text: 'leaves' })
  await client.releases.create({ releaseId: name, metadata: { title: 'Spring', releaseType: 'asap' } })
  await client.createVersion({
    publishedId: `${name}-new`,
    releaseId: name,
    document: { _id: `versions.${name}.${name}-new`, _type: 'note', text: 'new' },
  })
  await client.createVersion({ publishedId: `${name}-kept`, baseId: `${name}-kept`, releaseId: name })
  await client.patch(`versions.${name}.${name}-kept`).set({ text: 'after' }).commit()
  await client.unpublishVersion({ releaseId: name, publishedId: `${name}-gone` })
}

const texts = async (name: string) =>
  client.fetch<Record<string, string>[]>(
    '*[_type == "note" && _id in [$a, $b, $c]]{_id, text} | order(_id)',
    { a: `${name}-new`, b: `${name}-kept`, c: `${name}-gone` },
    { perspective: 'published' },
  )

describe('a release', () => {
  it('is made with its metadata, and shows its versions before anything is in force', async () => {
    await filled('one')
    expect(await release('one')).toMatchObject({
      _type: 'system.release',
      name: 'one',
      state: 'active',
      metadata: { title: 'Spring', releaseType: 'asap', cardinality: 'many' },
    })
    const seen = await client.fetch(
      '*[_type == "note" && _id match "one-*"]{_id, text} | order(_id)',
      {},
      { perspective: ['one', 'drafts'] },
    )
    expect(seen).toEqual([
      { _id: 'one-kept', text: 'after' },
      { _id: 'one-new', text: 'new' },
    ])
    expect(await texts('one')).toEqual([
      { _id: 'one-gone', text: 'leaves' },
      { _id: 'one-kept', text: 'before' },
    ])
  })

  it('is published as one transaction, which the history names', async () => {
    await client.releases.publish({ releaseId: 'one' }, { transactionId: 'publish-one' })
    expect(await texts('one')).toEqual([
      { _id: 'one-kept', text: 'after' },
      { _id: 'one-new', text: 'new' },
    ])
    const document = await release('one')
    expect(document).toMatchObject({ state: 'published', publishedAt: expect.any(String) })
    expect(document?.['finalDocumentStates']).toHaveLength(3)
    expect(await client.fetch('count(*[_id in path("versions.one.**")])')).toBe(0)
    expect((await client.getDocument('one-new'))?._rev).toBe('publish-one')
    const { events } = await client.request<{ events: Record<string, { type: string }[]> }>({
      url: '/data/history/production/events/documents/one-new',
    })
    expect(events['one-new']?.[0]).toMatchObject({
      type: 'publishDocumentVersion',
      publishCause: 'release.publish',
      releaseId: 'one',
    })
    const past = await client.request<{ documents: { text: string }[] }>({
      url: '/data/history/production/documents/versions.one.one-kept?lastRevision=true',
    })
    expect(past.documents[0]?.text).toBe('after')
  })

  it('is published whole or not at all, and says which field of which document is at fault', async () => {
    await filled('two')
    await client.createVersion({
      publishedId: 'two-empty',
      releaseId: 'two',
      document: { _id: 'versions.two.two-empty', _type: 'note' },
    })
    await expect(client.releases.publish({ releaseId: 'two' })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('Write the text. (field: text)'),
      details: { items: [{ error: { documentId: 'two-empty', path: 'text' } }] },
    })
    expect(await release('two')).toMatchObject({ state: 'active' })
    expect(await texts('two')).toHaveLength(2)
  })

  it('keeps what it held while it is archived, and gives it back', async () => {
    await filled('three')
    await client.releases.archive({ releaseId: 'three' })
    expect(await release('three')).toMatchObject({ state: 'archived' })
    expect(await client.fetch('count(*[_id in path("versions.three.**")])')).toBe(0)
    await client.releases.unarchive({ releaseId: 'three' })
    expect(await release('three')).toMatchObject({ state: 'active' })
    expect(await client.getDocument('versions.three.three-kept')).toMatchObject({ text: 'after' })
    expect(await client.fetch('count(*[_id in path("versions.three.**")])')).toBe(3)
  })

  it('is deleted once it is archived or published, not before', async () => {
    await client.releases.create({ releaseId: 'four' })
    await expect(client.releases.delete({ releaseId: 'four' })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('it must be archived or published'),
    })
    await client.releases.archive({ releaseId: 'four' })
    await client.releases.delete({ releaseId: 'four' })
    expect(await release('four')).toBeUndefined()
  })

  it('takes edits of its metadata, and of nothing else', async () => {
    await client.releases.create({ releaseId: 'five' })
    await client.releases.edit({
      releaseId: 'five',
      patch: { set: { 'metadata.title': 'Autumn', 'metadata.releaseType': 'scheduled' } },
    })
    expect(await release('five')).toMatchObject({ metadata: { title: 'Autumn', releaseType: 'scheduled' } })
    for (const set of [{ state: 'published' }, { name: 'other' }, { scheduledBy: 'x' }, { metadata: 'x' }]) {
      await expect(client.releases.edit({ releaseId: 'five', patch: { set } })).rejects.toMatchObject({
        statusCode: 400,
      })
    }
  })

  it('answers a dry run as the act itself would, and changes nothing', async () => {
    await client.releases.create({ releaseId: 'six' }, { dryRun: true })
    expect(await release('six')).toBeUndefined()
    await expect(client.releases.publish({ releaseId: 'six' }, { dryRun: true })).rejects.toMatchObject({
      statusCode: 409,
    })
  })

  it('is acted on once under one transaction id', async () => {
    await client.releases.create({ releaseId: 'seven' }, { transactionId: 'create-seven' })
    await expect(
      client.releases.create({ releaseId: 'eight' }, { transactionId: 'create-seven' }),
    ).rejects.toMatchObject({ statusCode: 409 })
    expect(await release('eight')).toBeUndefined()
  })
})

describe('versions', () => {
  it('are replaced and discarded', async () => {
    await filled('versions')
    const id = 'versions.versions.versions-kept'
    await client.replaceVersion({
      releaseId: 'versions',
      publishedId: 'versions-kept',
      document: { _id: id, _type: 'note', text: 'replaced' },
    })
    expect(await client.getDocument(id)).toMatchObject({ text: 'replaced' })
    await client.discardVersion({ releaseId: 'versions', publishedId: 'versions-kept' })
    expect(await client.getDocument(id)).toBeUndefined()
  })

  it.each([
    ['in a release that is not there', 'versions.nowhere.a', 'a', 409],
    ['of another document', 'versions.versions.b', 'a', 400],
    ['that is the document itself', 'a', 'a', 400],
  ])('%s are refused', async (_name, id, publishedId, statusCode) => {
    await expect(
      client.action({
        actionType: 'sanity.action.document.version.create',
        publishedId,
        document: { _id: id, _type: 'note', text: 'x' },
      }),
    ).rejects.toMatchObject({ statusCode })
  })
})

const as = async (user: string) => lake.client({ perspective: 'raw', token: await signInAs(lake.url, user) })

describe('rights', () => {
  it('let a marketer fill a release but not put a regulated document in force', async () => {
    const marketer = await as('marketer')
    await marketer.releases.create({ releaseId: 'campaign' })
    await marketer.createVersion({
      publishedId: 'riskWarning',
      releaseId: 'campaign',
      document: { _id: 'versions.campaign.riskWarning', _type: 'riskWarning', lossPercentage: 1 },
    })
    const refusal = {
      statusCode: 403,
      message: expect.stringContaining('The role Marketer may not publish "riskWarning" documents'),
    }
    await expect(marketer.releases.publish({ releaseId: 'campaign' })).rejects.toMatchObject(refusal)
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await expect(marketer.releases.schedule({ releaseId: 'campaign', publishAt })).rejects.toMatchObject(
      refusal,
    )
    const compliance = await as('compliance-1')
    await compliance.releases.publish({ releaseId: 'campaign' })
    expect(await client.getDocument('riskWarning')).toMatchObject({ lossPercentage: 1 })
  })

  it('let a translator neither make nor schedule one', async () => {
    const translator = await as('translator-de')
    await expect(translator.releases.create({ releaseId: 'mine' })).rejects.toMatchObject({ statusCode: 403 })
  })

  it('keep everybody but an administrator from writing a release past its actions', async () => {
    const compliance = await as('compliance-1')
    await compliance.releases.create({ releaseId: 'forged' })
    await expect(
      compliance.patch('_.releases.forged').set({ state: 'scheduled', scheduledBy: 'somebody' }).commit(),
    ).rejects.toMatchObject({ message: expect.stringContaining('by the actions on releases alone') })
  })
})

describe('bad input', () => {
  it.each([
    ['a name with a dot', { actionType: 'sanity.action.release.create', releaseId: 'a.b' }],
    ['the name of the drafts', { actionType: 'sanity.action.release.create', releaseId: 'drafts' }],
    [
      'an unknown kind',
      { actionType: 'sanity.action.release.create', releaseId: 'x', metadata: { releaseType: 'soon' } },
    ],
    [
      'a time that is none',
      { actionType: 'sanity.action.release.schedule', releaseId: 'five', publishAt: 'tomorrow' },
    ],
    [
      'a time without a zone',
      { actionType: 'sanity.action.release.schedule', releaseId: 'five', publishAt: '2030-01-01T00:00' },
    ],
    [
      'a time in the past',
      { actionType: 'sanity.action.release.schedule', releaseId: 'five', publishAt: '2020-01-01T00:00:00Z' },
    ],
    ['a variant', { actionType: 'sanity.action.document.variant.create', publishedId: 'a' }],
  ])('%s is a 400 that says so', async (_name, action) => {
    const response = await fetch(`${lake.url}/v2026-05-04/data/actions/production`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${client.config().token}`,
      },
      body: JSON.stringify({ actions: [action] }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { type: 'actionError', items: [{ index: 0 }] } })
  })
})
