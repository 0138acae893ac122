import { setTimeout as pause } from 'node:timers/promises'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '#tests/support/free-port.ts'
import { type HookReceiver, startHookReceiver } from '#tests/support/lake/hook-receiver.ts'
import { revalidateSecret, type TestLake, startTestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

const hookBody = z.strictObject({
  transactionId: z.string(),
  sequence: z.number(),
  previous: z.number(),
  dataset: z.string(),
  documents: z.array(z.looseObject({ _id: z.string(), _type: z.string(), operation: z.string() })),
})

let lake: TestLake
let site: HookReceiver

beforeEach(async () => {
  site = await startHookReceiver()
  lake = await openTestLake({ SITE_URL: site.url, DEMO_PASSWORD: '' })
})

afterEach(async () => {
  await lake.stop()
  await site.stop()
})

const bodies = () => site.received.map(({ body }) => hookBody.parse(JSON.parse(body)))
const page = (path: string) => ({ _id: 'page-en-x', _type: 'page', language: 'en', path, title: path })

describe('the webhook', () => {
  it('is signed, named by its transaction and delivered before the answer', async () => {
    const began = performance.now()
    const { transactionId } = await lake
      .client()
      .mutate([{ create: page('/x') }], { returnDocuments: false })
      .then(asTransaction)
    // The answer waits for the delivery, 300 ms at most (lake/webhook/worker.ts); a busy machine may need longer.
    if (performance.now() - began > 300) await expect.poll(() => site.received.length).toBe(1)
    expect(site.received).toHaveLength(1)
    const [hook] = site.received
    expect(hook?.headers['idempotency-key']).toBe(transactionId)
    const signature = String(hook?.headers[SIGNATURE_HEADER_NAME])
    expect(await isValidSignature(hook?.body ?? '', signature, revalidateSecret)).toBe(true)
    expect(await isValidSignature(hook?.body ?? '', signature, `${revalidateSecret}x`)).toBe(false)
    expect(bodies()[0]).toEqual({
      transactionId,
      sequence: 1,
      previous: 0,
      dataset: 'production',
      documents: [{ _id: 'page-en-x', _type: 'page', operation: 'create', language: 'en', path: '/x' }],
    })
  })

  it('tells the former path of a page that moved, and of deletions', async () => {
    const client = lake.client()
    await client.create(page('/old'))
    await client.patch('page-en-x').set({ path: '/new' }).commit()
    await client.delete('page-en-x')
    await expect.poll(() => site.received.length).toBe(3)
    expect(bodies().map(({ documents }) => documents[0])).toMatchObject([
      { operation: 'create', path: '/old' },
      { operation: 'update', path: '/new', previousPath: '/old' },
      { operation: 'delete', path: '/new' },
    ])
  })

  it('says nothing of drafts', async () => {
    const client = lake.client()
    await client.create({ ...page('/x'), _id: 'drafts.page-en-x' })
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.page-en-x',
      publishedId: 'page-en-x',
    })
    await expect.poll(() => site.received.length).toBe(1)
    expect(bodies()[0]?.documents.map(({ _id }) => _id)).toEqual(['page-en-x'])
    expect(site.received[0]?.body).not.toContain('drafts.')
  })

  it('does not hold a write back when the site hangs', async () => {
    site.answer = 'hang'
    const began = Date.now()
    await lake.client().create(page('/x'))
    expect(Date.now() - began).toBeLessThan(2000)
  })
})

/** Writes so often, one after the other, and tells how long each took, ms. */
const timesOfCommits = async (count: number) => {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const began = performance.now()
    await lake.client().createOrReplace(page(`/${n}`))
    times.push(performance.now() - began)
  }
  return times.map(Math.round)
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]

describe('a site that is away', () => {
  it('is waited for once, not at every write, until it takes a webhook again', async () => {
    site.answer = 'hang'
    const hanging = await timesOfCommits(15)
    console.info('commits while the site hangs, ms:', hanging.join(' '))
    expect(median(hanging.slice(1))).toBeLessThan(150)
    await site.stop()
    await lake.stop()
    lake = await openTestLake({ SITE_URL: site.url, DEMO_PASSWORD: '' })
    const refused = await timesOfCommits(15)
    console.info('commits while the site refuses, ms:', refused.join(' '))
    expect(median(refused.slice(1))).toBeLessThan(150)
    site = await startHookReceiver(Number(new URL(site.url).port))
    await site.waitFor(15)
    await lake.client().createOrReplace(page('/back'))
    await site.waitFor(16)
    expect(site.received).toHaveLength(16)
  })

  it('is told of in the log once a minute, not at every attempt', async () => {
    site.answer = 503
    while (site.received.length < 12) {
      // Each write ends the pause before the next attempt.
      await lake.client().createOrReplace(page('/x'))
      await pause(50)
    }
    const told = lake
      .output()
      .split('\n')
      .filter((line) => line.includes('webhook not delivered'))
    expect(told).toHaveLength(1)
  })

  it('gets every webhook in order once it is back', async () => {
    site.answer = 503
    const client = lake.client()
    for (let count = 0; count < 5; count += 1) await client.createOrReplace(page(`/${count}`))
    const refused = site.received.length
    expect(new Set(bodies().map(({ sequence }) => sequence))).toEqual(new Set([1]))
    site.answer = 200
    await site.waitFor(refused + 5)
    expect(
      bodies()
        .slice(refused)
        .map(({ sequence }) => sequence),
    ).toEqual([1, 2, 3, 4, 5])
  })

  it('gets them also after the lake was killed meanwhile', async () => {
    const port = await freePort()
    const other = await startTestLake({ SITE_URL: `http://localhost:${port}`, DEMO_PASSWORD: '' })
    const client = other.client()
    await client.create(page('/a'))
    await client.patch('page-en-x').set({ path: '/b' }).commit()
    await other.kill()
    const late = await startHookReceiver(port)
    await other.start()
    const received = await late.waitFor(2)
    expect(received.map(({ body }) => hookBody.parse(JSON.parse(body)).sequence)).toEqual([1, 2])
    const health: unknown = await (await fetch(`${other.url}/healthz`)).json()
    expect(health).toMatchObject({ status: 'ok', sequence: 2 })
    await other.stop()
    await late.stop()
  })

  it('hears of a new publish at once when it came back, however long it was away', async () => {
    site.answer = 503
    const client = lake.client()
    await client.create(page('/a'))
    // The pauses grow: 250, 500, 1,000, 2,000 ms and so on.
    const refused = (await site.waitFor(5)).length
    site.answer = 200
    const began = Date.now()
    await client.patch('page-en-x').set({ path: '/b' }).commit()
    await site.waitFor(refused + 2, 2000)
    expect(Date.now() - began).toBeLessThan(2000)
  })
})

function asTransaction(value: unknown): { transactionId: string } {
  return z.object({ transactionId: z.string() }).parse(value)
}
