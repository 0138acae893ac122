import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Lake } from '#lake/lake.ts'
import { actFaults, listActs } from '#lake/log/person-acts.ts'
import { verifyServed } from '#lake/record/served/faults.ts'
import { ServedPages } from '#lake/record/served/find.ts'
import type { HandedPage } from '#lake/record/served/handed.ts'
import { keepServed } from '#lake/record/served/keep.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { expiryOf } from './expired.ts'
import { setHold } from './holds.ts'
import { retainServed } from './retain.ts'

let folder: string
let lake: Lake
let datasetId: number

const instances = ['6f0b4f5e-0d4c-4c50-9d0e-2b8f6b0c9b01', '0d9b6c0e-3c1d-4d9a-8a53-0b6a1f0e7a11'] as const
const now = Date.UTC(2036, 0, 1)
/** An instant by the month, counted from January 2026. */
const month = (at: number): string => new Date(Date.UTC(2026, at)).toISOString()
const bodyOf = (address: string, at: number) => `<h1>${address}</h1>${'<p>Kosten</p>'.repeat(50)}${at}`

/** One version of each address by an instance, from each of these months on. */
function serve(months: readonly number[], addresses: readonly string[], instance = 0): void {
  const items: HandedPage[] = []
  for (const at of months)
    for (const address of addresses)
      items.push({
        kind: 'page',
        number: items.length + 1,
        address,
        language: 'de',
        status: 200,
        sequence: at,
        from: month(at),
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from(bodyOf(address, at)),
      })
  const id = instances[instance] ?? instances[0]
  keepServed(
    lake.db,
    datasetId,
    { run: randomUUID(), instance: id, build: 'b', items },
    Date.parse(month(months.at(-1) ?? 0)),
  )
}
const monthly = Array.from({ length: 120 }, (_, at) => at)
const retain = (years: number, more: Partial<Parameters<typeof retainServed>[1]> = {}) =>
  retainServed(lake.db, {
    kept: { count: years, unit: 'years' },
    now,
    author: 'cli:anna',
    isDryRun: false,
    ...more,
  })
const shown = (address: string, at: number): string | undefined => {
  const pages = new ServedPages(lake.db, datasetId)
  const found = pages.at(address, month(at))
  if (found.kind !== 'version') return found.kind
  const { page } = found.version
  const expiry = expiryOf(lake.db, datasetId, page.seq)
  return expiry === undefined
    ? pages.content(page)?.body.toString()
    : `expired by ${expiry.by}, ${expiry.rule}`
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-retain-'))
  lake = openLakeIn(folder)
  datasetId = lake.datasets.create('production').id
})
afterEach(async () => {
  lake.db.close()
  await rm(folder, { recursive: true, force: true })
})

describe('pages as served that are older than allowed', () => {
  it('lose their bodies, on record; every other comes back to the byte, and further ones are kept', () => {
    serve(monthly, ['/de/fees', '/fees'])
    const before = verifyServed(lake.db)
    // Served since January 2026 and no longer since February: of ten years nothing is old, of five 59 versions are.
    expect(retain(10)).toEqual([])
    expect(retain(5, { isDryRun: true })).toEqual([{ dataset: 'production', pages: 120, held: 0 }])
    expect(verifyServed(lake.db)).toEqual(before)
    expect(retain(5)).toEqual([{ dataset: 'production', pages: 120, held: 0 }])
    expect(verifyServed(lake.db)).toEqual({ entries: 240, expired: 120, faults: [] })
    for (const at of monthly)
      for (const address of ['/de/fees', '/fees'])
        expect([at, shown(address, at)]).toEqual([
          at,
          at < 60 ? 'expired by cli:anna, 5y' : bodyOf(address, at),
        ])
    expect(retain(5)).toEqual([])
    serve([121, 122], ['/de/fees'])
    expect(shown('/de/fees', 121)).toBe(bodyOf('/de/fees', 121))
    expect(verifyServed(lake.db).faults).toEqual([])
    expect(actFaults(lake.db)).toEqual([])
    expect(listActs(lake.db, 1)).toMatchObject([
      { act: 'record.expire', author: 'cli:anna', subject: 'production' },
    ])
  })

  it('by whatever years, one after the other, leave all that is younger', () => {
    serve(monthly, ['/de/fees'])
    for (const years of [9, 8, 7, 5]) {
      retain(years)
      expect(verifyServed(lake.db).faults).toEqual([])
      for (const at of monthly.slice(120 - years * 12))
        expect([at, shown('/de/fees', at)]).toEqual([at, bodyOf('/de/fees', at)])
    }
  })

  it('stay where they are held, or where an instance served nothing after', () => {
    serve(monthly.slice(0, 40), ['/de/fees', '/de/costs'])
    serve([3], ['/de/costs'], 1)
    serve(monthly.slice(40), ['/de/costs'])
    setHold(lake.db, {
      held: { kind: 'page', dataset: 'production', address: '/de/fees' },
      reason: 'inquiry',
      author: 'cli:anna',
    })
    expect(retain(5)).toEqual([{ dataset: 'production', pages: 60, held: 39 }])
    expect(shown('/de/fees', 7)).toBe(bodyOf('/de/fees', 7))
    expect(shown('/de/costs', 7)).toBe('expired by cli:anna, 5y')
    expect(verifyServed(lake.db)).toMatchObject({ expired: 60, faults: [] })
  })
})

describe('what was not erased by age', () => {
  beforeEach(() => {
    serve(monthly, ['/de/fees'])
    retain(5)
  })

  it.each([
    [
      'a body that is gone',
      'UPDATE served SET packed = NULL WHERE seq = 100',
      /served 100: the page is missing/,
    ],
    [
      'a body in the place of one that expired',
      "UPDATE served SET packed = x'00' WHERE seq = 7",
      /served 7: something stands where the page expired/,
    ],
    [
      'an entry that is said to have expired',
      'INSERT INTO served_expired VALUES (1, 100, 1)',
      /something stands|says something else/,
    ],
    [
      'one that is not said any more',
      'DELETE FROM served_expired WHERE seq = 7',
      /served 7: the page is missing/,
    ],
    [
      'another act',
      'UPDATE served_expired SET act = 99',
      /60 pages are said to have expired by act 99, which says something else/,
    ],
  ])('is told: %s', (_what, sql, fault) => {
    for (const name of ['served_no_update', 'served_expired_no_update', 'served_expired_no_delete'])
      lake.db.exec(`DROP TRIGGER ${name}`)
    lake.db.exec(sql.replace('VALUES (1,', `VALUES (${datasetId},`))
    expect(verifyServed(lake.db).faults.join('\n')).toMatch(fault)
  })

  it.each([
    "UPDATE served SET packed = x'00' WHERE seq = 100",
    'UPDATE served SET base_seq = NULL WHERE seq = 100',
    'UPDATE served SET received = 0 WHERE seq = 100',
    'INSERT INTO served_expiring SELECT dataset_id, seq FROM served; UPDATE served SET status = 404',
    'UPDATE served_expired SET act = 99',
    'DELETE FROM served_expired',
  ])('is refused: %s', (sql) => {
    expect(() => lake.db.exec(sql)).toThrow(/append-only|stays so/)
  })

  it('is not packed anew where it is damaged, and then nothing is erased', () => {
    lake.db.exec('DROP TRIGGER served_no_update')
    // The first that stays and was packed against what goes.
    const row = lake.db.prepare('SELECT min(seq) AS seq FROM served WHERE seq > 72 AND base_seq <= 72').get()
    lake.db.exec(`UPDATE served SET packed = x'00' WHERE seq = ${Number(row?.['seq'])}`)
    expect(() => retain(4)).toThrow()
    expect(verifyServed(lake.db).expired).toBe(60)
  })
})
