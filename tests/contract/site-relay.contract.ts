import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LakeProxy, startLakeProxy } from '#tests/support/lake-proxy.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'

let site: TestSite
let sandbox: TestSandbox
/** Counts what really reaches the broker. */
let counter: LakeProxy

beforeAll(async () => {
  sandbox = await startTestSandbox()
  counter = await startLakeProxy(sandbox.url, (address) => address.startsWith('/api/q/'))
  site = await startTestSite({ brokerUrl: counter.url })
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
  return { status: response.status, envelope, text, took: performance.now() - begun }
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

  it('asks the broker once for all who ask at the same time, and again a second later', async () => {
    await sandbox.fault('QF1001', { delayMs: 300 })
    const before = counter.queries()
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('GBPUSD')))
    expect(answers.map(({ envelope }) => envelope.res)).toEqual(Array.from({ length: 40 }, () => 1))
    expect(counter.queries() - before).toBe(1)
    const asked = async () => (await ask('GBPUSD')) && counter.queries() - before
    await expect.poll(asked, { timeout: 10_000 }).toBe(2)
  })

  it('turns every fault of the broker into the failure envelope, within 3.5 seconds', async () => {
    const faults: [object, number, string][] = [
      [{ status: 503 }, 503, 'USDJPY'],
      [{ status: 404 }, 404, 'USDCAD'],
      [{ malformed: true }, 502, 'USDCHF'],
      [{ drop: true }, 502, 'AUDUSD'],
      [{ delayMs: 20_000 }, 504, 'NZDUSD'],
    ]
    for (const [fault, status, goods] of faults) {
      await sandbox.fault('QF1001', fault)
      const answer = await ask(goods)
      expectFailure(answer, status)
      expect(answer.took).toBeLessThan(3_500)
    }
  }, 20_000)

  it("passes the broker's own refusal on without its data", async () => {
    await sandbox.fault('QF1001', { res: 0, code: 1_234, msg: 'closed' })
    const { status, envelope } = await ask('EURGBP')
    expect([status, envelope]).toEqual([200, { res: 0, code: 1_234, msg: 'closed', dt: {} }])
  })
})
