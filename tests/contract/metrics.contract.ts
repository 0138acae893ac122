import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { startTestLake, type TestLake } from '#tests/support/lake/lake.ts'
import { ask, lacks, readMetrics } from '#tests/support/metrics.ts'
import { caughtUp, publishFigure } from '#tests/support/site/figures.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn, type TestSite } from '#tests/support/site/site.ts'

const noPromtool = lacks('promtool', 'apt-get install prometheus')

/** Prometheus' own check of names, types and help; code 3 is a finding. */
const checked = (text: string) => ask('promtool', ['check', 'metrics'], text)

describe('the lake', () => {
  let lake: TestLake
  let address: string
  beforeAll(async () => {
    address = `http://127.0.0.1:${await freePort()}`
    lake = await startTestLake({ LAKE_METRICS_URL: address })
  })
  afterAll(() => lake?.stop())

  const values = async () => (await readMetrics(address)).values

  it('tells what it holds, and follows every commit', async () => {
    const before = await values()
    await lake.client().create({ _id: 'one', _type: 'note' })
    const after = await values()
    expect(after.get('lake_sequence')).toBe((before.get('lake_sequence') ?? 0) + 1)
    expect(after.get('lake_documents')).toBe((before.get('lake_documents') ?? 0) + 1)
    expect(after.get('lake_database_fault')).toBe(0)
    expect(after.get('lake_approval_alarms')).toBe(0)
    expect(after.get('lake_releases_held')).toBe(0)
    await expect.poll(async () => (await values()).get('lake_webhooks_pending')).toBe(0)
    expect(after.get('lake_record_fault')).toBe(0)
    // The first checkpoint is written with the first content.
    const at = async () => (await values()).get('lake_last_checkpoint_timestamp_seconds') ?? 0
    await expect.poll(async () => Math.abs(Date.now() / 1_000 - (await at()))).toBeLessThan(120)
    expect(after.has('lake_last_backup_timestamp_seconds')).toBe(false)
  })

  it('counts requests by method and class of status', async () => {
    const name = 'lake_http_request_duration_seconds_count{method="GET",status="4xx"}'
    const before = (await values()).get(name) ?? 0
    await fetch(`${lake.url}/v1/nothing-here`)
    expect((await values()).get(name)).toBe(before + 1)
  })

  it('answers on its own port alone, and not on the one that editors reach', async () => {
    expect((await fetch(`${lake.url}/metrics`)).headers.get('content-type')).not.toContain('text/plain')
    expect((await fetch(`${address}/healthz`)).status).toBe(404)
  })

  it('tells of a publish that its site was not told of, and since when', async () => {
    const own = `http://127.0.0.1:${await freePort()}`
    const away = await startTestLake({
      LAKE_METRICS_URL: own,
      SITE_URL: `http://127.0.0.1:${await freePort()}`,
    })
    try {
      await away.client().create({ _id: 'two', _type: 'note' })
      await sleep(1_100)
      const told = (await readMetrics(own)).values
      expect(told.get('lake_webhooks_pending')).toBeGreaterThan(0)
      expect(told.get('lake_webhook_oldest_age_seconds')).toBeGreaterThan(1)
    } finally {
      await away.stop()
    }
  })

  it.skipIf(noPromtool)(`keeps to the conventions of Prometheus ${noPromtool ?? ''}`, async () => {
    expect(checked((await readMetrics(address)).text)).toEqual({ code: 0, said: '' })
  })
})

describe('probes of the lake', () => {
  it('answer apart from each other', async () => {
    const lake = await startTestLake()
    try {
      for (const path of ['/livez', '/readyz']) {
        const answer = await fetch(lake.url + path)
        expect([path, answer.status, await answer.json()]).toEqual([path, 200, { status: 'ok' }])
      }
    } finally {
      await lake.stop()
    }
  })
})

describe('the site', () => {
  let site: TestSite
  let address: string
  beforeAll(async () => {
    address = `http://127.0.0.1:${await freePort()}`
    site = await startSiteOn(openTestLake, { env: { SITE_METRICS_URL: address, FIRST_LEVEL: 'on' } })
  }, 600_000)
  afterAll(() => site?.stop())

  const values = async () => (await readMetrics(address)).values

  it('follows a publish', async () => {
    await site.text('/')
    const before = await values()
    await publishFigure(site, 61.5)
    await caughtUp(site.lake)
    await site.text('/')
    const after = await values()
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(grown('site_content_seen_sequence')).toBeGreaterThan(0)
    expect(grown('site_webhooks_total{outcome="taken"}')).toBeGreaterThan(0)
    expect(grown('site_page_store_reads_total{outcome="drawn"}')).toBeGreaterThan(0)
    expect(grown('site_http_request_duration_seconds_count{method="GET",status="2xx"}')).toBeGreaterThan(0)
    expect(after.get('site_content_behind')).toBe(0)
    expect(after.get('site_lake_up')).toBe(1)
    expect(after.get('site_first_level_up')).toBe(1)
    // Nothing listens where the broker should.
    expect(after.get('site_broker_up')).toBe(0)
  })

  it('counts what the first level answers, and webhooks that are forged', async () => {
    const before = await values()
    for (let n = 0; n < 3; n += 1) await site.text('/')
    const forged = { method: 'POST', body: '{}', headers: { 'sanity-webhook-signature': 't=1,v1=x' } }
    expect((await fetch(`${site.url}/api/revalidate`, forged)).status).toBe(401)
    const after = await values()
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(grown('site_first_level_pages_total')).toBeGreaterThan(0)
    expect(grown('site_webhooks_total{outcome="refused"}')).toBe(1)
  })

  it('tells when the lake is away, and serves on', async () => {
    await site.lake.whileAway(async () => {
      const now = await values()
      expect(now.get('site_lake_up')).toBe(0)
      expect(now.has('site_content_behind')).toBe(false)
      // It is known once a page that is not kept asks the lake.
      await fetch(`${site.url}/not-visited-before`)
      await expect.poll(async () => (await values()).get('site_serves_last_good')).toBe(1)
      expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200)
      expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
    })
  })

  it('does not answer for metrics where visitors ask', async () => {
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
    expect((await fetch(`${address}/`)).status).toBe(404)
  })

  it.skipIf(noPromtool)(`keeps to the conventions of Prometheus ${noPromtool ?? ''}`, async () => {
    expect(checked((await readMetrics(address)).text)).toEqual({ code: 0, said: '' })
  })

  it('is not ready while it stops, and still alive', async () => {
    let ready = 0
    const stopping = site.stopSite()
    for (let n = 0; n < 40 && ready !== 503; n += 1)
      ready = (await fetch(`${site.url}/api/health/ready`).catch(() => undefined))?.status ?? 0
    await stopping
    expect(ready).toBe(503)
  })
})
