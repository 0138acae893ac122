import { describe, expect, it } from 'vitest'
import { readSettings } from './read.ts'
import {
  keptSince,
  keptText,
  mostSignIns,
  readRetention,
  retentionFault,
  usualRetention,
} from './retention.ts'

const read = (text: string) => readSettings(['RECORD_RETENTION'], { RECORD_RETENTION: text })
const years = (count: number) => ({ count, unit: 'years' as const })
const days = (count: number) => ({ count, unit: 'days' as const })

describe('how long the record is kept', () => {
  it.each([
    [usualRetention, undefined, days(90)],
    ['served=7y', years(7), days(90)],
    ['served=7y,sign-ins=30d', years(7), days(30)],
    ['sign-ins=ever', undefined, undefined],
    ['served=1827d,log=ever,acts=ever,checkpoints=ever', days(1_827), days(90)],
    ['served=5y', years(5), days(90)],
  ])('%s', (text, served, signIns) => {
    expect(retentionFault(text)).toBeUndefined()
    expect(readRetention(text)).toEqual({ served, 'sign-ins': signIns })
  })

  it.each([
    ['served=4y', /served for 4y, which is shorter than five years/],
    ['served=1826d', /shorter than five years.*MiFID II/],
    ['log=3y', /log for 3y, which is shorter than five years/],
    ['acts=90d', /shorter than five years/],
    ['checkpoints=1y', /shorter than five years/],
    ['log=7y', /nothing of log is erased by age.*forget/],
    ['pages=7y', /"pages", which is no type of entry/],
    ['served', /served=7y, served=2000d or served=ever, not "served"/],
    ['served=7', /not "served=7"/],
    ['served=0d', /not "served=0d"/],
    ['served=7y=8y', /not "served=7y=8y"/],
    ['served=7y, sign-ins=90d', /" sign-ins", which is no type/],
    ['served=7y,served=8y', /served twice/],
    ['', /"", which is no type/],
  ])('%s is refused with the way out', (text, reason) => {
    expect(retentionFault(text)).toMatch(reason)
  })

  it('is refused at the start, with the name of the setting', () => {
    expect(() => read('served=3y')).toThrow(
      /^RECORD_RETENTION keeps served for 3y, which is shorter than five years: .*\. Example: RECORD_RETENTION=/,
    )
    expect(read('').RECORD_RETENTION).toBe(usualRetention)
  })

  it.each([
    [years(7), '2026-11-29T12:00:00.000Z', '2019-11-29T12:00:00.000Z'],
    [years(5), '2028-02-29T00:00:00.000Z', '2023-03-01T00:00:00.000Z'],
    [days(90), '2026-03-31T00:00:00.000Z', '2025-12-31T00:00:00.000Z'],
  ])('%o back from %s', (kept, now, since) => {
    expect(new Date(keptSince(kept, Date.parse(now))).toISOString()).toBe(since)
  })

  it('is said as it is set, and more time keeps more attempts to sign in', () => {
    expect([years(7), days(90), undefined].map(keptText)).toEqual(['7y', '90d', 'ever'])
    expect([days(1), days(90), days(180), years(5), undefined].map(mostSignIns)).toEqual([
      20_000,
      20_000,
      40_000,
      406_000,
      undefined,
    ])
  })
})
