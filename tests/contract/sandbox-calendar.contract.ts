import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'

const told = {
  id: z.string(),
  currency: z.string().nullable(),
  importance: z.int().min(1).max(3).nullable(),
  title: z.string(),
  unit: z.string(),
  actual: z.string().nullable(),
  forecast: z.string().nullable(),
  previous: z.string().nullable(),
}
const source = z.string().optional()
const event = z.union([
  z.strictObject({ ...told, source, series: z.string().optional(), time: z.iso.datetime() }),
  z.strictObject({ ...told, source, kind: z.literal(['holiday', 'allDay']), time: z.iso.date() }),
  z.strictObject({ ...told, source, kind: z.literal('tentative'), time: z.null(), date: z.iso.date() }),
])
type Event = z.infer<typeof event>
/** Those with an instant. */
const instants = (lst: readonly Event[]) => lst.flatMap((row) => ('kind' in row ? [] : [row]))
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
    const times = instants(lst).map(({ time }) => time)
    expect(times).toEqual(times.toSorted())
    for (const { time, actual } of instants(lst).filter(({ series }) => series)) {
      if (time < '2026-11-19T13:29:00Z') expect(actual).not.toBeNull()
      if (time > '2026-11-19T13:31:00Z') expect(actual).toBeNull()
    }
  })

  it('has events of every kind in every week: of the whole day first, what has no time last', async () => {
    for (const monday of ['2026-11-16', '2026-11-23', '2027-03-08']) {
      const from = Date.parse(monday)
      const dayAfter = (days: number) => new Date(from + days * 86_400_000).toISOString().slice(0, 10)
      const { lst } = await ask({ from: monday, to: dayAfter(6) })
      const kinds = new Set(lst.map((row) => ('kind' in row ? row.kind : 'release')))
      expect([...kinds].toSorted()).toEqual(['allDay', 'holiday', 'release', 'tentative'])
      expect(instants(lst).some(({ currency }) => currency === null)).toBe(true)
      expect(instants(lst).some(({ importance }) => importance === null)).toBe(true)
      const { lst: thursday } = await ask({ from: dayAfter(3), to: dayAfter(3) })
      expect(thursday[0]).toMatchObject({ time: dayAfter(3) })
      const { lst: friday } = await ask({ from: dayAfter(4), to: dayAfter(4) })
      expect(friday.at(-1)).toMatchObject({ kind: 'tentative', date: dayAfter(4) })
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
    expect(
      (await ask({ currency: 'eur' })).lst.every(({ currency }) => currency === 'EUR' || currency === null),
    ).toBe(true)
    expect((await ask({ importance: '3' })).lst.every(({ importance }) => importance === 3)).toBe(true)
    const german = await ask({ keyword: 'verbraucherpreise' }, 'de')
    expect(german.lst.length).toBeGreaterThan(0)
    expect(german.lst.every(({ title }) => /Verbraucherpreise/.test(title))).toBe(true)
    const importances = (await ask({ order: 'importance' })).lst.map(({ importance }) => importance)
    expect(importances).toEqual(importances.toSorted((a, b) => (b ?? 0) - (a ?? 0)))
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
    expect(instants(lst).find(({ series }) => series === 'us-payrolls')?.previous).toBe(
      payrolls.at(-1)?.actual,
    )
    expect(await past({ series: 'us-payrolls', size: 3 })).toEqual(payrolls.slice(-3))
    expect(await past({ series: 'none' })).toEqual([])
  })

  it('cuts the days where the zone says', async () => {
    const { lst, data } = await ask({ from: '2026-11-18', to: '2026-11-18', zone: 'Asia/Tokyo' })
    expect(data.zone).toBe('Asia/Tokyo')
    for (const { time } of instants(lst)) {
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
