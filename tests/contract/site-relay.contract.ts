import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LakeProxy, startLakeProxy } from '#tests/support/lake/lake-proxy.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn, type TestSite } from '#tests/support/site/site.ts'

let site: TestSite
let sandbox: TestSandbox
/** Counts the questions for prices that really reach the broker. */
let counter: LakeProxy

beforeAll(async () => {
  sandbox = await startTestSandbox()
  counter = await startLakeProxy(sandbox.url, (address) => /\/QF100[12]$/.test(address))
  site = await startSiteOn(openTestLake, { brokerUrl: counter.url })
}, 600_000)
afterEach(() => sandbox.fault('QF1001', undefined))
afterAll(async () => {
  await site?.stop()
  await counter?.stop()
  await sandbox?.stop()
})

const ask = async (
  goods: string,
  {
    code = 'QF1001',
    headers = {},
    body = JSON.stringify({ goods }),
  }: {
    code?: string
    headers?: Record<string, string>
    body?: string
  } = {},
) => {
  const begun = performance.now()
  const response = await fetch(`${site.url}/api/q/v1/${code}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', origin: site.url, ...headers },
  })
  const text = await response.text()
  const envelope: { res: number; code: number; msg: string; dt: { list?: Record<string, unknown>[] } } =
    JSON.parse(text)
  const age = Number(response.headers.get('price-age'))
  return { status: response.status, envelope, text, age, took: performance.now() - begun }
}

/** Every failure looks like this, and says nothing of the broker's whereabouts. */
const expectFailure = (answer: Awaited<ReturnType<typeof ask>>, status: number) => {
  expect(answer.status).toBe(status)
  expect(answer.envelope).toEqual({ res: 0, code: status, msg: expect.stringMatching(/\w/), dt: {} })
  expect(answer.text).not.toMatch(/localhost|127\.0\.0\.1|ECONN/)
}

describe('the relay', () => {
  it('passes quotes and open prices on, prices as decimal strings', async () => {
    const quotes = await ask('EURUSD,XAUUSD,NAS100')
    expect([quotes.status, quotes.envelope.res]).toEqual([200, 1])
    expect(quotes.envelope.dt.list?.map(({ name }) => name)).toEqual(['EURUSD', 'XAUUSD', 'NAS100'])
    for (const row of quotes.envelope.dt.list ?? []) expect(row.bid).toMatch(/^\d+(\.\d+)?$/)
    const open = await ask('EURUSD', { code: 'QF1002' })
    expect(open.envelope.dt.list?.[0]?.open).toMatch(/^\d+(\.\d+)?$/)
  })

  it('answers only pages of this site', async () => {
    expectFailure(await ask('EURUSD', { headers: { origin: 'https://elsewhere.example' } }), 403)
    expectFailure(await ask('EURUSD', { headers: { 'sec-fetch-site': 'cross-site' } }), 403)
    expectFailure(await ask('EURUSD', { headers: { 'sec-fetch-site': 'same-site' } }), 403)
  })

  it('refuses what is not a question of the contract', async () => {
    expectFailure(await ask('EURUSD', { headers: { 'content-type': 'text/plain' } }), 415)
    expectFailure(await ask('', { body: 'no json' }), 400)
    expectFailure(await ask('', { body: '{"goods":{"a":1}}' }), 400)
    expectFailure(await ask('<script>'), 400)
    expectFailure(await ask('A'.repeat(5_000)), 413)
    expectFailure(await ask('EURUSD', { code: 'W999' }), 404)
  })

  it('asks the broker once for all who ask, whatever they ask for, and again five seconds later (requirements E8)', async () => {
    const before = counter.queries()
    const lists = ['GBPUSD', 'EURUSD,XAUUSD', 'NAS100,GER30,EURUSD']
    const crowd = async () =>
      Promise.all(Array.from({ length: 45 }, (_, index) => ask(lists[index % lists.length] ?? '')))
    const first = await crowd()
    expect(
      first.map(({ envelope }) =>
        envelope.dt.list
          ?.map(({ name }) => name)
          .toSorted()
          .join(),
      ),
    ).toEqual(first.map((_, index) => lists[index % lists.length]?.split(',').toSorted().join()))
    expect(counter.queries() - before).toBeLessThanOrEqual(1)
    const oldest = Math.max(...first.map(({ age }) => age))
    expect(oldest).toBeLessThan(3_500)
    const asked = async () => (await crowd()) && counter.queries() - before
    await expect.poll(asked, { timeout: 15_000 }).toBeGreaterThanOrEqual(1)
    expect(counter.queries() - before).toBeLessThanOrEqual(2)
  }, 30_000)

  it('never asks the broker for a name the site does not show', async () => {
    const { status, envelope } = await ask('NOSUCH1,EURUSD')
    expect(status).toBe(200)
    expect(envelope.dt.list?.map(({ name }) => name)).toEqual(['EURUSD'])
    expect((await ask('NOSUCH1')).envelope).toMatchObject({ res: 1, dt: { list: [] } })
  })

  it('turns every fault of the broker into the failure envelope, within 3.5 seconds', async () => {
    const faults: [object, number][] = [
      [{ status: 503 }, 503],
      [{ status: 404 }, 404],
      [{ malformed: true }, 502],
      [{ drop: true }, 502],
      [{ delayMs: 20_000 }, 504],
    ]
    for (const [fault, status] of faults) {
      await sandbox.fault('QF1001', fault)
      // Until then the prices of before are handed out, or the failure of before.
      await expect.poll(async () => (await ask('USDJPY')).status, { timeout: 15_000 }).toBe(status)
      const answer = await ask('USDJPY')
      expectFailure(answer, status)
      expect(answer.took).toBeLessThan(3_500)
    }
  }, 120_000)

  it("passes the broker's own refusal on without its data", async () => {
    await sandbox.fault('QF1001', { res: 0, code: 1_234, msg: 'closed' })
    // Until then the failure of before is handed out.
    await expect.poll(async () => (await ask('EURGBP')).envelope.code, { timeout: 15_000 }).toBe(1_234)
    const { status, envelope } = await ask('EURGBP')
    expect([status, envelope]).toEqual([200, { res: 0, code: 1_234, msg: 'closed', dt: {} }])
  })
})
