import { describe, expect } from 'vitest'
import { sendWebhook } from '#tests/support/signed.ts'
import { readAgain } from '#tests/support/site/figures.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

let site: TestSite
it.beforeAll(async ({ site: given }) => {
  site = given
}, 600_000)

const body = (sequence: number, documents: unknown[] = [{ _id: 'riskWarning', _type: 'riskWarning' }]) =>
  JSON.stringify({ transactionId: `t-${sequence}`, sequence, dataset: 'production', documents })

const far = 1_000_000
const dayMs = 24 * 60 * 60_000

describe('the webhook', () => {
  it('acts once on a delivery and answers its repeat 200 without effect', async () => {
    const first = await sendWebhook(site.url, body(far), { key: 'once' })
    expect(first).toEqual({ status: 200, answer: { ok: true, message: 'expired', tags: ['risk'] } })
    const again = await sendWebhook(site.url, body(far), { key: 'once' })
    expect(again).toEqual({ status: 200, answer: { ok: true, message: 'handled before' } })
  })

  it('takes an older sequence that everything read since covers for what it is', async () => {
    const { status, answer } = await sendWebhook(site.url, body(1), { key: 'old' })
    expect([status, answer.message]).toEqual([200, 'older than what is known'])
  })

  it('refuses a wrong secret, a wrong form and an old signature', async () => {
    const wrong = [
      { secret: 'another-secret-0123456789-0123456789' },
      { signature: 'nonsense' },
      { signature: '' },
      { at: Date.now() - 6 * 60_000 },
      { at: Date.now() + 6 * 60_000 },
    ]
    for (const options of wrong) {
      expect((await sendWebhook(site.url, body(far + 1), { ...options, key: 'bad' })).status).toBe(401)
    }
  })

  it('takes what is signed rightly again as soon as the clocks agree, however much came before', async () => {
    for (let count = 0; count < 100; count += 1) {
      const { status } = await sendWebhook(site.url, body(far + 1), { at: Date.now() - dayMs, key: 'late' })
      expect(status).toBe(401)
    }
    const { status } = await sendWebhook(site.url, body(far + 1), { key: 'late' })
    expect(status).toBe(200)
  })

  it('refuses what is signed but no list of documents', async () => {
    for (const text of ['[]', '{"documents":1}', 'no json']) {
      expect((await sendWebhook(site.url, text)).status).toBe(400)
    }
  })

  it('refuses a body over a megabyte', async () => {
    const { status } = await sendWebhook(
      site.url,
      body(far + 2, [{ _id: 'x'.repeat(1_100_000), _type: 'x' }]),
    )
    expect(status).toBe(413)
  })

  it('takes the single document that hosted Sanity sends', async () => {
    const text = JSON.stringify({ _id: 'page-de-home', _type: 'page', language: 'de', path: '/' })
    const { answer } = await sendWebhook(site.url, text, { key: 'hosted' })
    expect(answer.tags).toContain('page:de:/')
  })

  it('ignores another dataset and expires everything for a type it does not know', async () => {
    const foreign = JSON.stringify({
      transactionId: 'f',
      sequence: far + 3,
      dataset: 'staging',
      documents: [],
    })
    expect((await sendWebhook(site.url, foreign)).answer.message).toBe('another dataset')
    const unknown = await sendWebhook(site.url, body(far + 4, [{ _id: 'a', _type: 'somethingNew' }]))
    expect(unknown.answer.tags).toEqual(['*'])
  })
})

describe('an address where nothing is published', () => {
  it('shows its page as soon as one is published there, though it was cached as missing', async () => {
    const path = '/about/trial'
    expect((await fetch(`${site.url}${path}`)).status).toBe(404)
    expect((await fetch(`${site.url}${path}`)).status).toBe(404)
    await site.client.create({
      _id: 'page-en-about-trial',
      _type: 'page',
      language: 'en',
      path,
      title: 'A trial page',
      metadata: { title: 'A trial page', description: 'Only for this test.' },
      blocks: [{ _key: 'a', _type: 'hero', title: 'A trial page' }],
    })
    expect(await site.text(path)).toContain('A trial page')
    await site.client.delete('page-en-about-trial')
    expect((await fetch(`${site.url}${path}`)).status).toBe(404)
  })

  it('costs no question to the lake, however many there are', async () => {
    await fetch(`${site.url}/nothing/0`)
    // Everything has expired in a test before, and is read again whether somebody asks or not.
    await readAgain(site)
    const before = site.proxy.queries()
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => (await fetch(`${site.url}/nothing/${at}`)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect(site.proxy.queries() - before).toBe(0)
  })
})
