import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type HistoryBroker, startHistoryBroker, type Twist } from '#tests/support/broker/history-broker.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { moveMinutes } from '#web/broker/history/moves/move.ts'
import { subtract } from '#web/lib/numbers/decimal.ts'

/** What prices did after releases, as the site answers it: `/api/moves`. */

const minute = 60_000
const patience = { timeout: 90_000, interval: 500 }

const moves = z.object({
  symbol: z.string(),
  series: z.string(),
  state: z.enum(['known', 'asking', 'away']),
  pip: z.string().nullable(),
  releases: z.array(
    z.object({
      at: z.number(),
      actual: z.string(),
      forecast: z.string().nullable(),
      base: z.string().nullable(),
      pips: z.object({ 1: z.string().nullable(), 15: z.string().nullable(), 60: z.string().nullable() }),
    }),
  ),
})
const read = async (site: TestSite, symbol: string, series: string) =>
  moves.parse(JSON.parse(await site.text(`/api/moves/${symbol}?series=${series}`)))

/** Asks until the site asks the broker nothing more. */
const settled = (site: TestSite, symbol: string, series: string) =>
  vi.waitFor(async () => {
    const answer = await read(site, symbol, series)
    expect(answer.state).not.toBe('asking')
    return answer
  }, patience)

const bars = z.object({ dt: z.object({ list: z.array(z.object({ time: z.string(), close: z.string() })) }) })

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
}, 60_000)
afterAll(() => sandbox?.stop())

const startAt = async (twistOf: (symbol: string) => Twist | undefined) => {
  const broker = await startHistoryBroker(sandbox.url, twistOf)
  return { broker, site: await startTestSite({ brokerUrl: broker.url }) }
}

const none: Twist = { answer: (response) => response.writeHead(404).end() }

describe('a site at a broker with bars, but for one instrument', () => {
  let site: TestSite
  let broker: HistoryBroker
  beforeAll(async () => {
    ;({ site, broker } = await startAt((symbol) => (symbol === 'USDCAD' ? none : undefined)))
  }, 600_000)
  afterAll(async () => {
    await site?.stop()
    await broker?.stop()
  })

  it('says that it asks, then has twelve releases with the broker’s own prices, and asks for none of them again', async () => {
    expect((await read(site, 'EURUSD', 'us-payrolls')).state).toBe('asking')
    const { releases, state } = await settled(site, 'EURUSD', 'us-payrolls')
    expect([state, releases.length]).toEqual(['known', 12])
    const newest = releases.at(-1)
    const { at = 0, base = '', pips } = newest ?? {}
    const body = { name: 'EURUSD', interval: '1m', from: new Date(at - minute).toISOString() }
    const { dt } = bars.parse(await (await sandbox.call('/api/q/v1/QF1003', body)).json())
    const closeOf = (begins: number) => dt.list.find(({ time }) => Date.parse(time) === begins)?.close ?? ''
    expect(base).toBe(closeOf(at - minute))
    for (const minutes of moveMinutes)
      expect(Number(pips?.[minutes])).toBeCloseTo(
        10_000 * Number(subtract(closeOf(at + (minutes - 1) * minute), base ?? '')),
        6,
      )
    for (const { forecast } of releases) expect(forecast).toMatch(/^-?\d/)
    const calls = broker.calls('QF1003')
    expect(calls).toHaveLength(12)
    const gaps = calls.slice(1).map((call, index) => call - (calls[index] ?? call))
    expect(Math.min(...gaps)).toBeGreaterThan(330)
    await site.stopSite()
    await site.startSite()
    expect(await read(site, 'EURUSD', 'us-payrolls')).toEqual({
      symbol: 'EURUSD',
      series: 'us-payrolls',
      // No price of now was recorded, so nothing is converted.
      pip: null,
      state: 'known',
      releases,
    })
    expect(broker.calls('QF1003')).toHaveLength(12)
  }, 180_000)

  it('is answered with an ETag and for thirty seconds once it is whole', async () => {
    const address = `${site.url}/api/moves/EURUSD?series=us-payrolls`
    const first = await fetch(address)
    expect(first.headers.get('cache-control')).toBe('public, max-age=30, must-revalidate')
    const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('an instrument that the broker refuses has no prices, and is asked about once', async () => {
    const before = broker.calls('QF1003').length
    const { releases, state } = await settled(site, 'USDCAD', 'us-payrolls')
    expect([state, releases.length]).toEqual(['away', 12])
    expect(releases.map(({ base, pips }) => [base, pips[60]])).toEqual(
      Array.from({ length: 12 }, () => [null, null]),
    )
    const hurried = await fetch(`${site.url}/api/moves/USDCAD?series=us-payrolls`)
    expect(hurried.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(broker.calls('QF1003')).toHaveLength(before + 1)
  })

  it('a series that nobody knows has no releases, and costs no question about prices', async () => {
    const before = broker.calls('QF1003').length
    const { releases, state } = await read(site, 'EURUSD', 'no-such')
    expect([releases, state]).toEqual([[], 'known'])
    expect(broker.calls('QF1003')).toHaveLength(before)
  })

  it.each([
    ['EURUSD', 400, /series must be named/],
    ['EURUSD?series=', 400, /60 characters at most/],
    [`EURUSD?series=${'x'.repeat(61)}`, 400, /60 characters at most/],
    ['NOPE?series=us-payrolls', 404, /no such instrument/],
    ['eurusd?series=us-payrolls', 404, /no such instrument/],
    [`${'A'.repeat(400)}?series=us-payrolls`, 404, /no such instrument/],
    ['%2e%2e?series=us-payrolls', 404, /./],
  ])('refuses %s in words', async (address, status, words) => {
    const answer = await fetch(`${site.url}/api/moves/${address}`)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(words)
  })
})

describe('a site at a broker without bars, or without past figures', () => {
  let site: TestSite
  let broker: HistoryBroker
  beforeAll(async () => {
    ;({ site, broker } = await startAt(() => none))
  }, 600_000)
  afterAll(async () => {
    await site?.stop()
    await broker?.stop()
  })

  it('asks about three instruments, leaves the broker alone, and says that prices are not to be had', async () => {
    for (const symbol of ['EURUSD', 'GBPUSD', 'USDJPY', 'XAUUSD']) {
      const { releases, state } = await settled(site, symbol, 'us-payrolls')
      expect([state, releases.length, releases[0]?.base]).toEqual(['away', 12, null])
    }
    expect(broker.calls('QF1003')).toHaveLength(3)
    expect(site.output()).toMatch(/QF1003\) is not to be had; asked again in 60 min/)
  })

  it('has no releases where the broker has no past figures', async () => {
    await sandbox.fault('W106', { status: 404 })
    try {
      expect(await read(site, 'EURUSD', 'us-cpi')).toMatchObject({ releases: [], state: 'away' })
    } finally {
      await sandbox.fault('W106', undefined)
    }
  })
})
