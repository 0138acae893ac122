import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'

const event = z.strictObject({
  id: z.string(),
  series: z.string(),
  source: z.string(),
  time: z.iso.datetime(),
  currency: z.string(),
  importance: z.int().min(1).max(3),
  title: z.string(),
  unit: z.string(),
  actual: z.string().nullable(),
  forecast: z.string(),
  previous: z.string(),
})
const calendar = z.object({
  dt: z.object({
    lst: z.array(event),
    pg: z.object({ current: z.int(), size: z.int(), total: z.int() }),
    data: z.object({ zone: z.string() }),
  }),
})
const list = z.object({ dt: z.object({ list: z.array(z.record(z.string(), z.unknown())) }) })

let sandbox: TestSandbox
beforeAll(async () => {
  // Thursday, one second before the jobless claims.
  sandbox = await startTestSandbox({ SANDBOX_CLOCK: '2026-11-19T13:29:59Z' })
})
afterAll(() => sandbox.stop())

const ask = async (body: object, language = 'en') => {
  const answer = await sandbox.call(
    '/api/m/v1/W102',
    { from: '2026-11-16', to: '2026-11-20', ...body },
    {
      Language: language,
    },
  )
  return calendar.parse(await answer.json()).dt
}

const lists = async (code: string, language: string) => {
  const answer = await sandbox.call(`/api/m/v1/${code}`, {}, { Language: language })
  return list.parse(await answer.json()).dt.list
}

const pastFigures = z.object({
  dt: z.object({ list: z.array(z.object({ time: z.iso.datetime(), actual: z.string() })) }),
})
const past = async (body: object) => {
  const answer = await sandbox.call('/api/m/v1/W106', body)
  return pastFigures.parse(await answer.json()).dt.list
}

describe('the calendar (requirements D4, G2)', () => {
  it('lists a week in order of time, with actual figures of what is past alone', async () => {
    const { lst, pg } = await ask({})
    expect(pg.total).toBe(lst.length)
    expect(lst.length).toBeGreaterThanOrEqual(45)
    expect(lst.map(({ time }) => time)).toEqual(lst.map(({ time }) => time).toSorted())
    for (const { time, actual } of lst) {
      if (time < '2026-11-19T13:29:00Z') expect(actual).not.toBeNull()
      if (time > '2026-11-19T13:31:00Z') expect(actual).toBeNull()
    }
  })

  it('shows an actual figure from its instant on', async () => {
    await expect
      .poll(async () => {
        const { lst } = await ask({ from: '2026-11-19', to: '2026-11-19', currency: 'USD' })
        return lst.find(({ id }) => id.startsWith('us-claims'))?.actual ?? null
      })
      .not.toBeNull()
  })

  it('narrows by currency, importance and words, and sorts', async () => {
    expect((await ask({ currency: 'eur' })).lst.every(({ currency }) => currency === 'EUR')).toBe(true)
    expect((await ask({ importance: '3' })).lst.every(({ importance }) => importance === 3)).toBe(true)
    const german = await ask({ keyword: 'verbraucherpreise' }, 'de')
    expect(german.lst.length).toBeGreaterThan(0)
    expect(german.lst.every(({ title }) => /Verbraucherpreise/.test(title))).toBe(true)
    const importances = (await ask({ order: 'importance' })).lst.map(({ importance }) => importance)
    expect(importances).toEqual(importances.toSorted((a, b) => b - a))
  })

  it('turns pages without losing a row', async () => {
    const whole = (await ask({})).lst.map(({ id }) => id)
    const pages = []
    for (let pg = 1; pages.length < whole.length; pg += 1)
      pages.push(...(await ask({ pg, size: 7 })).lst.map(({ id }) => id))
    expect(pages).toEqual(whole)
  })

  it('has the latest figures of a series, oldest first, the last of which is the previous of the next release', async () => {
    const payrolls = await past({ series: 'us-payrolls' })
    expect(payrolls).toHaveLength(12)
    expect(payrolls.map(({ time }) => time)).toEqual(payrolls.map(({ time }) => time).toSorted())
    const { lst } = await ask({ from: '2026-12-04', to: '2026-12-04', currency: 'USD' })
    expect(lst.find(({ series }) => series === 'us-payrolls')?.previous).toBe(payrolls.at(-1)?.actual)
    expect(await past({ series: 'us-payrolls', size: 3 })).toEqual(payrolls.slice(-3))
    expect(await past({ series: 'none' })).toEqual([])
  })

  it('cuts the days where the zone says', async () => {
    const { lst, data } = await ask({ from: '2026-11-18', to: '2026-11-18', zone: 'Asia/Tokyo' })
    expect(data.zone).toBe('Asia/Tokyo')
    for (const { time } of lst) {
      expect(time >= '2026-11-17T15:00:00').toBe(true)
      expect(time < '2026-11-18T15:00:00').toBe(true)
    }
  })

  it('has zones, currencies and orders to choose from, in the language of the call', async () => {
    expect(await lists('W104', 'en')).toContainEqual({
      id: 'Europe/Berlin',
      name: 'Berlin, Warsaw (UTC+1)',
      diff: 60,
    })
    expect(await lists('W103', 'de')).toContainEqual({ code: 'USD', name: 'US-Dollar' })
    expect(await lists('W105', 'pl')).toContainEqual({ id: 'time', name: 'Według godziny' })
  })
})
