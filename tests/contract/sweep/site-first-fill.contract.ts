import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type HistoryBroker, startHistoryBroker } from '#tests/support/broker/history-broker.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { freePort } from '#tests/support/free-port.ts'
import { nginx, startNginx, type TestNginx } from '#tests/support/instances/nginx.ts'
import { redisServer, startRedis, type TestRedis } from '#tests/support/instances/redis.ts'
import { type SecondSite, startSecondSite } from '#tests/support/instances/second-site.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import { pastFirstLevel } from '#tests/support/site/past-first-level.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

const minute = 60_000
const samples = /A drawing with sample prices/
const noPrice = /px--none/

const poll = (site: Pick<TestSite, 'url'>) =>
  fetch(`${site.url}/api/q/v1/QF1001`, {
    method: 'POST',
    body: JSON.stringify({ goods: 'EURUSD' }),
    headers: { 'content-type': 'application/json; charset=utf-8', origin: site.url },
  })

/** A page without any price ends with the minute as well: time enough for a fill before that. */
const earlyInMinute = async (): Promise<void> => {
  const gone = Date.now() % minute
  if (gone > minute / 3) await sleep(minute - gone + 500)
}

/** When quarters of an hour were asked for: the first question about each instrument. */
const asked = new Map<string, number>()
const note = (symbol: string): undefined => {
  if (!asked.has(symbol)) asked.set(symbol, performance.now())
}
const sinceLastAsked = (): number => Math.round(performance.now() - Math.max(...asked.values()))

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({ SANDBOX_CLOCK: '' })
}, 60_000)
afterAll(() => sandbox?.stop())

describe('the first pages of a site without a history', () => {
  let site: TestSite
  let broker: HistoryBroker
  beforeAll(async () => {
    broker = await startHistoryBroker(sandbox.url, note)
    site = await startTestSite({ brokerUrl: broker.url })
  }, 600_000)
  afterAll(async () => {
    await site?.stop()
    await broker?.stop()
  })

  it('show recorded prices as soon as the broker has told them, without a publish', async () => {
    await earlyInMinute()
    const first = await site.text('/')
    expect(first).toMatch(samples)
    expect(first).toMatch(noPrice)
    const begun = performance.now()
    expect((await poll(site)).status).toBe(200)
    await vi.waitFor(
      async () => {
        const text = await site.text('/')
        expect(text).not.toMatch(samples)
        expect(text).not.toMatch(noPrice)
      },
      { timeout: 2 * minute, interval: 100 },
    )
    const afterLast = sinceLastAsked()
    console.info(
      `home shows recorded prices ${Math.round(performance.now() - begun)} ms after the first poll, ${afterLast} ms after the last of ${asked.size} questions for its bars`,
    )
    expect(afterLast).toBeLessThan(5_000)
  }, 240_000)
})

describe.skipIf(!nginx || !redisServer)('the first pages of two instances behind nginx', () => {
  let redis: TestRedis
  let site: TestSite
  let second: SecondSite
  let front: TestNginx
  let broker: HistoryBroker
  beforeAll(async () => {
    redis = await startRedis()
    broker = await startHistoryBroker(sandbox.url, note)
    const [port, endedPort] = [await freePort(), await freePort()]
    const env = { NGINX_URLS: `http://127.0.0.1:${endedPort}`, REDIS_URL: redis.url }
    site = await startTestSite({ brokerUrl: broker.url, alsoTo: [`http://localhost:${port}`], env })
    second = await startSecondSite(site, port, { ...env, brokerUrl: broker.url })
    await caughtUp(site.lake)
    // Readers are sent to the second alone.
    front = await startNginx([Number(new URL(second.url).port)], endedPort)
  }, 600_000)
  afterAll(async () => {
    await front?.stop()
    await second?.stop()
    await site?.stop()
    await broker?.stop()
    await redis?.stop()
  })

  const kept = async () => (await rawRequest(front.url, '/', {})).body
  const patience = { timeout: 2 * minute, interval: 100 }

  it('are those of an instance without a history for that one alone', async () => {
    expect(await kept()).toMatch(samples)
    expect((await poll(site)).status).toBe(200)
    await vi.waitFor(async () => expect(await site.text('/')).not.toMatch(samples), patience)
    const query = '*[_type == "page" && language == "en" && path == "/"][0]._id'
    const id = await site.client.fetch<string>(query)
    await site.client.patch(id).set({ 'metadata.title': 'A new title' }).commit()
    await vi.waitFor(async () => expect(await second.text('/')).toContain('A new title'), patience)
    // Time for the second to share its page, were it to.
    await sleep(500)
    const text = await site.text('/')
    expect(text).toContain('A new title')
    expect(text).not.toMatch(samples)
  }, 240_000)

  it('end in nginx as well', async () => {
    asked.clear()
    expect((await poll(second)).status).toBe(200)
    await vi.waitFor(async () => expect(await kept()).not.toMatch(samples), patience)
    const afterLast = sinceLastAsked()
    console.info(`nginx has recorded prices ${afterLast} ms after the last question for them`)
    expect(afterLast).toBeLessThan(5_000)
  }, 240_000)
})

describe('the pages of a site whose broker has no history', () => {
  let site: TestSite
  let broker: HistoryBroker
  beforeAll(async () => {
    broker = await startHistoryBroker(sandbox.url, () => ({
      answer: (response) => response.writeHead(404).end(),
    }))
    site = await startTestSite({ brokerUrl: broker.url })
  }, 600_000)
  afterAll(async () => {
    await site?.stop()
    await broker?.stop()
  })

  it('are drawn once and kept', async () => {
    await earlyInMinute()
    expect((await poll(site)).status).toBe(200)
    await vi.waitFor(() => expect(site.output()).toMatch(/QF1003\) is not to be had/), 20_000)
    await site.text('/')
    for (let turn = 0; turn < 15; turn += 1) {
      const again = await fetch(site.url, { headers: pastFirstLevel })
      expect(again.headers.get('x-nextjs-cache')).toBe('HIT')
      await sleep(1_000)
    }
  }, 120_000)
})
