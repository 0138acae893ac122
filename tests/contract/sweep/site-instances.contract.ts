import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { type WatchedBroker, watchBroker } from '#tests/support/broker/watched-broker.ts'
import { freePort } from '#tests/support/free-port.ts'
import { redisServer, startRedis, type TestRedis } from '#tests/support/instances/redis.ts'
import { pastFirstLevel } from '#tests/support/site/past-first-level.ts'
import { type SecondSite, startSecondSite } from '#tests/support/instances/second-site.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

const path = '/about/intro'
/** Until a publish is seen on every instance, ms (quality 3): in the middle, and at most where others use the machine. */
/** Long before the comparison of every 30 s would find a publish, ms. How fast it is tells `npm run bench publish`. */
const patience = 8_000

const publishTitle = async (site: TestSite): Promise<string> => {
  const title = `Title ${Math.random().toString(36).slice(2)}`
  const query = '*[_type == "page" && language == "en" && path == $path][0]._id'
  await site.client
    .patch(await site.client.fetch<string>(query, { path }))
    .set({ 'metadata.title': title })
    .commit()
  return title
}

/** How long a site takes to show a text, ms, from now. */
const timeUntil = async (site: Pick<SecondSite, 'text'>, title: string): Promise<number> => {
  const begun = performance.now()
  await vi.waitFor(async () => expect(await site.text(path)).toContain(title), {
    timeout: 12_000,
    interval: 10,
  })
  return performance.now() - begun
}

const expectPromised = (times: readonly number[]): void => {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round)
  console.info('publish to served, ms:', sorted.join(' '))
  expect(sorted.at(-1)).toBeLessThan(patience)
}

const healthOf = async (url: string) =>
  z
    .object({ parts: z.object({ shared: z.object({ ok: z.boolean(), problem: z.string().nullable() }) }) })
    .parse(await (await fetch(`${url}/api/health`)).json()).parts.shared

const quotes = (url: string) =>
  fetch(`${url}/api/q/v1/QF1001`, {
    method: 'POST',
    body: JSON.stringify({ goods: 'EURUSD' }),
    headers: { 'content-type': 'application/json', origin: url },
  })

describe('two instances without anything between them', () => {
  let site: TestSite
  let second: SecondSite
  beforeAll(async () => {
    const port = await freePort()
    site = await startTestSite({ alsoTo: [`http://localhost:${port}`] })
    second = await startSecondSite(site, port)
    await caughtUp(site.lake)
  }, 600_000)
  afterAll(async () => {
    await second?.stop()
    await site?.stop()
  })

  it('both show a publish at once, as the lake tells each of them', async () => {
    for (const one of [site, second]) await one.text(path)
    const times: number[] = []
    for (let publish = 0; publish < 7; publish += 1) {
      const title = await publishTitle(site)
      times.push(...(await Promise.all([site, second].map((one) => timeUntil(one, title)))))
    }
    expectPromised(times)
  }, 60_000)
})

describe.skipIf(!redisServer)('two instances that share a Redis', () => {
  let redis: TestRedis
  let sandbox: TestSandbox
  let broker: WatchedBroker
  let site: TestSite
  let second: SecondSite
  beforeAll(async () => {
    redis = await startRedis()
    sandbox = await startTestSandbox()
    broker = await watchBroker(sandbox.url)
    const env = { REDIS_URL: redis.url }
    // The lake tells the first alone: the second knows of a publish by what they share.
    site = await startTestSite({ brokerUrl: broker.url, env })
    second = await startSecondSite(site, await freePort(), { brokerUrl: broker.url, ...env })
  }, 600_000)
  afterAll(async () => {
    await second?.stop()
    await site?.stop()
    await broker?.stop()
    await sandbox?.stop()
    await redis?.stop()
  })

  it('know of a publish that either was told of', async () => {
    await second.text(path)
    const times: number[] = []
    for (let publish = 0; publish < 7; publish += 1)
      times.push(await timeUntil(second, await publishTitle(site)))
    expectPromised(times)
  }, 60_000)

  it('render a page once for both', async () => {
    const title = await publishTitle(site)
    expect(await site.text(path)).toContain(title)
    await sleep(200)
    const response = await fetch(`${second.url}${path}`, { headers: pastFirstLevel })
    expect(await response.text()).toContain(title)
    expect(response.headers.get('x-nextjs-cache')).toBe('HIT')
  }, 30_000)

  it('put one question to the broker in five seconds, however many ask', async () => {
    const before = broker.bodies('QF1001').length
    const until = performance.now() + 15_000
    while (performance.now() < until) {
      const answers = await Promise.all([site.url, second.url, site.url, second.url].map(quotes))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      for (const { headers } of answers) expect(Number(headers.get('price-age'))).toBeLessThan(9_000)
      await sleep(200)
    }
    const asked = broker.bodies('QF1001').length - before
    expect(asked).toBeGreaterThanOrEqual(3)
    expect(asked).toBeLessThanOrEqual(4)
  }, 60_000)

  it('serve alone and say so while Redis is away, and make up for it when it is back', async () => {
    await redis.end()
    await vi.waitFor(async () => expect((await healthOf(second.url)).ok).toBe(false), 5_000)
    expect((await healthOf(site.url)).problem).toMatch(/REDIS_URL/)
    const title = await publishTitle(site)
    expect(await timeUntil(site, title)).toBeLessThan(patience)
    expect((await fetch(`${second.url}${path}`)).status).toBe(200)
    await redis.start()
    expect(await timeUntil(second, title)).toBeLessThan(10_000)
    await vi.waitFor(async () => expect((await healthOf(second.url)).ok).toBe(true), 10_000)
  }, 60_000)
})
