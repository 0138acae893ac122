import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rescheduleActions, scheduleActions } from '#studio/publishing/schedule-actions.ts'
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
    types: { note: [{ path: 'slug', rule: 'unique', with: [], message: 'Taken.' }] },
  }
  await writeFile(join(lake.dataDir, 'rules.json'), JSON.stringify(rules))
  await lake.close()
  await lake.start()
})
afterAll(() => lake.stop())

const release = (name: string) => client.getDocument(`_.releases.${name}`)
const state = async (name: string) => (await release(name))?.['state']
const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

async function filled(name: string, attributes: object = {}) {
  await client.releases.create({
    releaseId: name,
    metadata: { releaseType: 'scheduled', cardinality: 'one' },
  })
  await client.createVersion({
    publishedId: name,
    releaseId: name,
    document: { _id: `versions.${name}.${name}`, _type: 'note', text: name, ...attributes },
  })
}

/** Release, version and schedule of a draft, as the Studio sends them. */
const scheduleWhole = (publishAt: string) =>
  scheduleActions({ documentId: 'entity', revision: undefined, publishAt, releaseId: 'whole' })

describe('a schedule', () => {
  it('publishes at its time, under the name of who scheduled', async () => {
    await filled('timed')
    const compliance = lake.client({ perspective: 'raw', token: await signInAs(lake.url, 'compliance-2') })
    const { id } = await compliance.users.getById('me')
    const publishAt = soon(2_500)
    await compliance.releases.schedule({ releaseId: 'timed', publishAt })
    expect(await release('timed')).toMatchObject({ state: 'scheduled', publishAt })
    expect(await client.getDocument('timed')).toBeUndefined()
    await expect.poll(() => state('timed'), { timeout: 10_000 }).toBe('published')
    const published = await client.getDocument('timed')
    expect(published).toMatchObject({ text: 'timed' })
    expect(String(published?._updatedAt) >= publishAt).toBe(true)
    const { events } = await client.request<{ events: Record<string, { author: string }[]> }>({
      url: '/data/history/production/events/documents/timed',
    })
    expect(events['timed']?.[0]).toMatchObject({ publishCause: 'release.schedule', author: id })
    expect(await release('timed')).not.toHaveProperty('publishedLate')
  })

  it('locks what it will publish, until it is taken back', async () => {
    await filled('locked')
    await client.releases.schedule({ releaseId: 'locked', publishAt: soon(3_600_000) })
    const locked = { statusCode: 400, message: expect.stringContaining('Unschedule it first.') }
    await expect(client.patch('versions.locked.locked').set({ text: 'x' }).commit()).rejects.toMatchObject(
      locked,
    )
    await expect(client.discardVersion({ releaseId: 'locked', publishedId: 'locked' })).rejects.toMatchObject(
      locked,
    )
    await client.releases.unschedule({ releaseId: 'locked' })
    const taken = await release('locked')
    expect(taken).toMatchObject({ state: 'active' })
    expect(taken).not.toHaveProperty('publishAt')
    await client.patch('versions.locked.locked').set({ text: 'x' }).commit()
  })

  it('that came due while the lake was not running is published at the start and marked late', async () => {
    await filled('missed')
    const publishAt = soon(300)
    await client.releases.schedule({ releaseId: 'missed', publishAt })
    await lake.whileAway(() => expect.poll(() => new Date().toISOString() > publishAt).toBe(true))
    await expect.poll(() => state('missed'), { timeout: 10_000 }).toBe('published')
    expect(await release('missed')).toMatchObject({ publishedLate: true })
    expect(lake.output()).toMatch(/"event":"scheduled release published".*"late":true/)
  })

  it('survives a restart before its time', async () => {
    await filled('distant')
    await filled('restarted')
    await client.releases.schedule({ releaseId: 'distant', publishAt: soon(3_600_000) })
    await client.releases.schedule({ releaseId: 'restarted', publishAt: soon(4_000) })
    await lake.close()
    await lake.start()
    expect(await state('distant')).toBe('scheduled')
    await expect.poll(() => state('restarted'), { timeout: 20_000 }).toBe('published')
    expect(await state('distant')).toBe('scheduled')
  })

  it('that breaks a rule gives the release back with the reason, and is not tried again', async () => {
    await filled('refused', { slug: 'same' })
    await client.releases.schedule({ releaseId: 'refused', publishAt: soon(700) })
    await client.create({ _id: 'first', _type: 'note', slug: 'same' })
    await expect.poll(() => state('refused'), { timeout: 10_000 }).toBe('active')
    const given = await release('refused')
    expect(given?.['error']).toEqual({ message: expect.stringContaining('Taken. (field: slug)') })
    expect(await client.getDocument('refused')).toBeUndefined()
    await client.delete('first')
    await client.releases.publish({ releaseId: 'refused' })
    expect(await release('refused')).not.toHaveProperty('error')
  })

  it('takes the draft with it that says the same, and keeps one that somebody wrote on', async () => {
    for (const name of ['taken', 'kept']) {
      await client.create({ _id: `drafts.${name}`, _type: 'note', text: 'as scheduled' })
      await client.releases.create({ releaseId: name, metadata: { cardinality: 'one' } })
      await client.createVersion({ publishedId: name, baseId: `drafts.${name}`, releaseId: name })
      await client.releases.schedule({ releaseId: name, publishAt: soon(1_500) })
    }
    await client.patch('drafts.kept').set({ text: 'written since' }).commit()
    await expect.poll(() => state('taken'), { timeout: 10_000 }).toBe('published')
    await expect.poll(() => state('kept'), { timeout: 10_000 }).toBe('published')
    expect(await client.getDocument('taken')).toMatchObject({ text: 'as scheduled' })
    expect(await client.getDocument('drafts.taken')).toBeUndefined()
    expect(await client.getDocument('kept')).toMatchObject({ text: 'as scheduled' })
    expect(await client.getDocument('drafts.kept')).toMatchObject({ text: 'written since' })
    const { events } = await client.request<{ events: Record<string, { type: string }[]> }>({
      url: '/data/history/production/events/documents/taken',
    })
    expect(events['taken']?.[0]).toMatchObject({
      type: 'publishDocumentVersion',
      versionId: 'versions.taken.taken',
      publishCause: 'release.schedule',
    })
  })

  it('that is refused leaves nothing behind when release, version and schedule are asked for at once', async () => {
    await client.create({ _id: 'drafts.entity', _type: 'entity', firmName: 'Draft' })
    const marketer = lake.client({ perspective: 'raw', token: await signInAs(lake.url, 'marketer') })
    const left = () => client.fetch<string[]>('*[_id in path("versions.whole.**")]._id')
    await expect(marketer.action(scheduleWhole(soon(3_600_000)))).rejects.toMatchObject({
      statusCode: 403,
      message: expect.stringContaining('Ask a user with the role Compliance.'),
    })
    await expect(client.action(scheduleWhole(soon(-3_600_000)))).rejects.toMatchObject({ statusCode: 400 })
    expect(await release('whole')).toBeUndefined()
    expect(await left()).toEqual([])
    await client.action(scheduleWhole(soon(3_600_000)))
    expect(await state('whole')).toBe('scheduled')
    expect(await left()).toEqual(['versions.whole.entity'])

    await client.releases.unschedule({ releaseId: 'whole' })
    const paused = await release('whole')
    await expect(client.action(rescheduleActions('whole', soon(-3_600_000)))).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('Choose a later one.'),
    })
    expect(await release('whole')).toEqual(paused)
    const publishAt = soon(7_200_000)
    await client.action(rescheduleActions('whole', publishAt))
    expect(await release('whole')).toMatchObject({
      state: 'scheduled',
      publishAt,
      metadata: { cardinality: 'one', intendedPublishAt: publishAt },
    })
  })

  it('of the same second as another has its words stand where it was set last', async () => {
    const publishAt = soon(2_000)
    for (const name of ['second-b', 'second-a']) {
      await filled(name)
      await client.createVersion({
        publishedId: 'contested',
        releaseId: name,
        document: { _id: `versions.${name}.contested`, _type: 'note', text: name },
      })
      await client.releases.schedule({ releaseId: name, publishAt })
    }
    await expect.poll(() => state('second-b'), { timeout: 15_000 }).toBe('published')
    await expect.poll(() => state('second-a'), { timeout: 15_000 }).toBe('published')
    expect(await client.getDocument('contested')).toMatchObject({ text: 'second-a' })
  })

  it('is kept for several releases at one time', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `many-${index}`)
    const publishAt = soon(2_000)
    for (const name of names) {
      await filled(name)
      await client.releases.schedule({ releaseId: name, publishAt })
    }
    await expect
      .poll(async () => (await Promise.all(names.map(state))).every((one) => one === 'published'), {
        timeout: 15_000,
      })
      .toBe(true)
  })
})
