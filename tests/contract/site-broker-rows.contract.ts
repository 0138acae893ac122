import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '#tests/support/free-port.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { readMetrics } from '#tests/support/metrics.ts'
import { startSiteOn, type TestSite } from '#tests/support/site/site.ts'

/** One odd row of the broker takes nothing else with it, is counted and named; an implausible bid is no price of now. */

let site: TestSite
let sandbox: TestSandbox
let metrics: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  metrics = `http://127.0.0.1:${await freePort()}`
  site = await startSiteOn(openTestLake, { brokerUrl: sandbox.url, env: { SITE_METRICS_URL: metrics } })
}, 600_000)
afterEach(() => fetch(`${sandbox.url}/__faults`, { method: 'DELETE' }))
afterAll(async () => {
  await site?.stop()
  await sandbox?.stop()
})

const rowShape = z.record(z.string(), z.unknown())
const envelope = z.object({
  res: z.number(),
  dt: z.object({ list: z.array(rowShape).optional(), lst: z.array(rowShape).optional() }),
})

const ask = async (path: string, body: object) => {
  const response = await fetch(site.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json; charset=utf-8', origin: site.url },
  })
  return { status: response.status, ...envelope.parse(await response.json()) }
}

const quotes = async () => {
  const { dt } = await ask('/api/q/v1/QF1001', { goods: 'EURUSD,UKOIL,XAUUSD' })
  return new Map((dt.list ?? []).map((row) => [row['name'], row]))
}

const isOilGood = async () => {
  const row = (await quotes()).get('UKOIL')
  return row !== undefined && row['doubt'] === undefined
}

const day = async (from: string) => {
  const { status, dt } = await ask('/api/m/v1/W102', { from, to: from })
  return { status, rows: dt.lst ?? [] }
}

const counted = async (name: string) => (await readMetrics(metrics)).values.get(name) ?? 0

const healthShape = z.object({
  parts: z.object({
    brokerRows: z.object({ ok: z.boolean(), leftOut: z.array(z.object({ code: z.string() })) }),
    bids: z.object({ ok: z.boolean(), doubted: z.array(z.object({ name: z.string(), told: z.string() })) }),
  }),
})
const health = async () => healthShape.parse(await (await fetch(`${site.url}/api/health`)).json()).parts

const fresh = { timeout: 20_000 }

describe('rows of prices', () => {
  it.each([
    { name: 'UKOIL', bid: null },
    { name: 'UKOIL', bid: 'NaN' },
    { name: 'UKOIL', bid: '2,392.87' },
  ])(
    '%j leaves the others, is counted and named',
    async (odd) => {
      const rows = 'site_broker_rows_left_out_total{endpoint="QF1001"}'
      const before = await counted(rows)
      await sandbox.fault('QF1001', { rows: [odd, null] })
      await expect.poll(async () => [...(await quotes()).keys()], fresh).toEqual(['EURUSD', 'XAUUSD'])
      expect(await counted(rows)).toBeGreaterThanOrEqual(before + 2)
      expect((await health()).brokerRows).toMatchObject({ ok: false, leftOut: [{ code: 'QF1001' }] })
      await sandbox.fault('QF1001', undefined)
      await expect.poll(async () => (await quotes()).has('UKOIL'), fresh).toBe(true)
    },
    60_000,
  )
})

describe('bids that are not plausible', () => {
  it.each([
    ['0', 'notPositive'],
    ['-1.5', 'notPositive'],
    ['1000000', 'jump'],
  ])(
    '%s is shown as the last good one with its time, and counted',
    async (bid, reason) => {
      await expect.poll(isOilGood, { timeout: 30_000 }).toBe(true)
      const doubted = `site_broker_bids_doubted_total{reason="${reason}"}`
      const before = await counted(doubted)
      await sandbox.fault('QF1001', { rows: [{ name: 'UKOIL', bid }] })
      await expect.poll(async () => (await quotes()).get('UKOIL')?.['doubt'], fresh).toBe(reason)
      await sandbox.fault('QF1001', undefined)
      const { bids } = await health()
      expect(bids).toMatchObject({ ok: false, doubted: [{ name: 'UKOIL', told: bid }] })
      expect(await counted(doubted)).toBe(before + 1)
      await expect.poll(isOilGood, { timeout: 30_000 }).toBe(true)
      expect((await health()).bids).toEqual({ ok: true, doubted: [] })
    },
    120_000,
  )
})

describe('rows of the calendar', () => {
  it('each kind of event is told as what it is, and what is none is left out alone', async () => {
    const sound = (await day('2026-11-18')).rows
    expect(sound.length).toBeGreaterThan(5)
    const event = { time: '2026-11-19T07:00:00Z', currency: 'EUR', importance: 2, title: 'Prices' }
    await sandbox.fault('W102', {
      rows: [
        { ...event, id: 'a', importance: 0 },
        { ...event, id: 'b', importance: 'Holiday' },
        { ...event, id: 'c', time: null },
        { ...event, id: 'd', time: '2026-11-26' },
        { ...event, id: 'e', currency: null },
        { ...event, id: 17, actual: '0-0-9', forecast: '<0.10', previous: '1,234' },
        { ...event, id: 'f', time: 'soon' },
        null,
      ],
    })
    const before = await counted('site_broker_rows_left_out_total{endpoint="W102"}')
    const { status, rows } = await day('2026-11-19')
    expect(status).toBe(200)
    expect(rows.slice(-6)).toMatchObject([
      { id: 'a', kind: 'release', importance: null },
      { id: 'b', kind: 'holiday', day: '2026-11-19' },
      { id: 'c', kind: 'tentative', day: null },
      { id: 'd', kind: 'allDay', day: '2026-11-26' },
      { id: 'e', kind: 'release', currency: null },
      { id: '17', actual: '0-0-9', forecast: '<0.10', previous: '1,234' },
    ])
    expect(rows.length).toBeGreaterThan(10)
    expect(await counted('site_broker_rows_left_out_total{endpoint="W102"}')).toBe(before + 2)
  })
})

it('the log names the first odd row of an endpoint, once a minute', () => {
  const log = site.output()
  expect(log.match(/the broker's W102 has rows that are left out/g)).toHaveLength(1)
  expect(log).toMatch(
    /the broker's QF1001 has bids that are not taken as prices of now, 1 in one answer, first UKOIL: 0 is zero or below/,
  )
})
