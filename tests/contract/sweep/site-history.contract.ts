import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  type HistoryBroker,
  startHistoryBroker,
  type Told,
  type Twist,
} from '#tests/support/broker/history-broker.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

const minute = 60_000
const patience = { timeout: 150_000, interval: 500 }

const withList = (told: Told, list: unknown[]) => ({ ...told, dt: { ...told.dt, list } })
const hanging = () => {}

/** A bid far from every true one, to be found again. */
const odd = { open: '77777', high: '77777', low: '77777', close: '77777' }

const lies: Readonly<Record<string, Twist>> = {
  USDJPY: { change: (told) => ({ ...told, dt: { ...told.dt, name: 'EURUSD' } }) },
  USDCHF: { change: (told) => withList(told, told.dt.list.toReversed()) },
  AUDUSD: {
    change: (told) =>
      withList(
        told,
        told.dt.list.map((bar, at) => (at % 2 ? { ...bar, high: '0.00001' } : bar)),
      ),
  },
  NZDUSD: {
    change: (told) =>
      withList(told, [
        ...told.dt.list.map((bar) => ({ ...bar, count: -3 })),
        { ...odd, time: new Date(Math.ceil(Date.now() / 86_400_000 + 9) * 86_400_000).toISOString() },
      ]),
  },
  USDCAD: { answer: hanging },
  EURCHF: {
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(`{"res":1,"code":0,"msg":"","dt":{"list":"${'x'.repeat(10_000_000)}"}}`)
    },
  },
  EURAUD: {
    change: (told) =>
      withList(
        told,
        Array.from({ length: 15_000 }, () => told.dt.list[0]),
      ),
  },
}

const history = z.object({
  symbol: z.string(),
  range: z.string(),
  stepMs: z.number(),
  from: z.number(),
  to: z.number(),
  bars: z.array(
    z.object({
      at: z.number(),
      open: z.string(),
      high: z.string(),
      low: z.string(),
      close: z.string(),
      count: z.number(),
    }),
  ),
  since: z.number().nullable(),
})

const read = async (site: TestSite, symbol: string, range: string) =>
  history.parse(JSON.parse(await site.text(`/api/history/${symbol}?range=${range}`)))

const poll = (site: TestSite) =>
  fetch(`${site.url}/api/q/v1/QF1001`, {
    method: 'POST',
    body: JSON.stringify({ goods: 'EURUSD' }),
    headers: { 'content-type': 'application/json; charset=utf-8', origin: site.url },
  })

let sandbox: TestSandbox
beforeAll(async () => {
  // The site's clock is the machine's, so the broker's has to be.
  sandbox = await startTestSandbox({ SANDBOX_CLOCK: '' })
}, 60_000)
afterAll(() => sandbox?.stop())

describe('a site that always records, at a broker that lies about some instruments', () => {
  let site: TestSite
  let broker: HistoryBroker
  beforeAll(async () => {
    broker = await startHistoryBroker(sandbox.url, (symbol) => lies[symbol])
    site = await startTestSite({ brokerUrl: broker.url, env: { RECORD_PRICES: 'always' } })
  }, 600_000)
  afterAll(async () => {
    await site?.stop()
    await broker?.stop()
  })

  it('asks for prices twelve times a minute with nobody looking, and no more often with twenty', async () => {
    await vi.waitFor(() => expect(broker.calls('QF1001').length).toBeGreaterThan(3), patience)
    const crowd = setInterval(() => void Promise.all(Array.from({ length: 20 }, () => poll(site))), 1_000)
    await vi.waitFor(() => expect(broker.calls('QF1001').length).toBeGreaterThan(7), patience)
    clearInterval(crowd)
    const calls = broker.calls('QF1001')
    const gaps = calls.slice(1).map((at, index) => at - (calls[index] ?? at))
    // The gap in the middle: a machine that is busy for a moment makes one of them longer.
    const perMinute = minute / (gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0)
    expect(perMinute).toBeGreaterThan(11)
    expect(perMinute).toBeLessThan(13)
  }, 200_000)

  it('has the year of every honest instrument, and none of a lie', async () => {
    await vi.waitFor(
      async () => expect((await read(site, 'GER30', '1y')).bars.length).toBeGreaterThan(45),
      patience,
    )
    const now = Date.now()
    for (const symbol of ['EURUSD', 'GBPUSD', 'XAUUSD', 'HK50']) {
      for (const [range, fewest] of [
        ['1d', 10],
        ['1w', 25],
        ['1m', 15],
        ['1y', 50],
      ] as const) {
        const { bars, from, to, since } = await read(site, symbol, range)
        expect([symbol, range, bars.length >= fewest]).toEqual([symbol, range, true])
        expect(bars.every(({ at }, index) => at > (bars[index - 1]?.at ?? from - 1) && at <= to)).toBe(true)
        expect(since).toBeLessThan(now - 700 * 1_440 * minute)
      }
    }
    for (const symbol of ['USDJPY', 'USDCHF', 'NZDUSD', 'USDCAD', 'EURCHF', 'EURAUD'])
      expect((await read(site, symbol, '1y')).bars.length).toBeLessThan(2)
    const half = await read(site, 'AUDUSD', '1m')
    expect(half.bars.length).toBeGreaterThan(5)
    expect(half.bars.every(({ high, low }) => Number(high) >= Number(low))).toBe(true)
    expect(site.output()).toMatch(/bars of USDJPY, 1d: it is of EURUSD/)
    expect(site.output()).toMatch(/bars of AUDUSD, 1d: \d+ of \d+ bars are not sound/)
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
  }, 200_000)

  it('ends its bars where its prices are', async () => {
    const answer = z.object({ dt: z.object({ list: z.array(z.object({ bid: z.string() })) }) })
    const quoted = answer.parse(await (await poll(site)).json()).dt.list[0]?.bid
    const { bars } = await read(site, 'EURUSD', '1d')
    expect(Number(bars.at(-1)?.close) / Number(quoted)).toBeCloseTo(1, 2)
  })

  it('answers with an ETag and for thirty seconds, and a file of it as CSV', async () => {
    const address = `${site.url}/api/history/EURUSD?range=1y`
    await vi.waitFor(async () => {
      const first = await fetch(address)
      expect(first.headers.get('cache-control')).toBe('public, max-age=30, must-revalidate')
      const etag = first.headers.get('etag') ?? ''
      const again = await fetch(address, { headers: { 'if-none-match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }, patience)
    const csv = await fetch(`${site.url}/api/history/EURUSD.csv?range=1y`)
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="EURUSD-1y.csv"')
    const [heading, ...lines] = (await csv.text()).split('\r\n')
    expect(heading).toBe('time,open,high,low,close,count')
    expect(lines.at(-1)).toBe('')
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT2[12]:00:00\.000Z(,\d+\.\d{5}){4},\d+$/)
  })

  it.each([
    ['EURUSD?range=2y', 400, /range must be one of 1d, 1w, 1m, 1y/],
    ['NOPE?range=1y', 404, /no history of such an instrument/],
    ['eurusd?range=1y', 404, /no history/],
    ['EURUSD.xml?range=1y', 404, /no history/],
    [`${'A'.repeat(400)}?range=1y`, 404, /no history/],
  ])('refuses %s in words', async (address, status, words) => {
    const answer = await fetch(`${site.url}/api/history/${address}`)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(words)
  })

  it('lets no visitor ask the broker for bars', async () => {
    const before = broker.calls('QF1003').length
    for (const path of ['/api/q/v1/QF1003', '/api/m/v1/QF1003']) {
      const answer = await fetch(`${site.url}${path}`, {
        method: 'POST',
        body: JSON.stringify({ name: 'EURUSD', interval: '1m', from: '2026-01-01T00:00:00Z' }),
        headers: { 'content-type': 'application/json; charset=utf-8', origin: site.url },
      })
      expect(answer.status).toBe(404)
    }
    expect(broker.calls('QF1003').length).toBeLessThanOrEqual(before + 2)
  })
})

describe('a site that records what is viewed, at a broker without bars', () => {
  let site: TestSite
  let broker: HistoryBroker
  beforeAll(async () => {
    const none: Twist = { answer: (response) => response.writeHead(404).end() }
    broker = await startHistoryBroker(sandbox.url, () => none)
    site = await startTestSite({ brokerUrl: broker.url })
  }, 600_000)
  afterAll(async () => {
    await site?.stop()
    await broker?.stop()
  })

  it('asks nothing with nobody looking, then for bars three times, and not again', async () => {
    expect((await read(site, 'EURUSD', '1y')).bars).toEqual([])
    expect([broker.calls('QF1001').length, broker.calls('QF1003').length]).toEqual([0, 0])
    expect((await poll(site)).status).toBe(200)
    await vi.waitFor(
      () => expect(site.output()).toMatch(/QF1003\) is not to be had; asked again in 60 min/),
      patience,
    )
    for (let turn = 0; turn < 3; turn += 1) {
      const before = broker.calls('QF1001').length
      await vi.waitFor(async () => {
        expect((await poll(site)).status).toBe(200)
        expect(broker.calls('QF1001').length).toBeGreaterThan(before)
      }, patience)
    }
    expect(broker.calls('QF1003')).toHaveLength(3)
  }, 200_000)

  it('answers an empty history, and a CSV of a heading alone', async () => {
    const { bars, since, range } = await read(site, 'EURCHF', '1y')
    expect([bars, since, range]).toEqual([[], null, '1y'])
    expect(await site.text('/api/history/EURCHF.csv?range=1y')).toBe('time,open,high,low,close,count\r\n')
  })
})
