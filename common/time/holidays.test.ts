import { describe, expect, it } from 'vitest'
import { type Exchange, holidayOn } from './holidays.ts'
import { dateIn } from './zoned-time.ts'

const on = (exchange: Exchange | null, date: string) =>
  holidayOn(exchange, dateIn('UTC', Date.parse(`${date}T12:00:00Z`)))

describe('holidays', () => {
  it('know Easter', () => {
    expect(on('frankfurt', '2026-04-03')).toBe('goodFriday')
    expect(on('frankfurt', '2026-04-06')).toBe('easterMonday')
    expect(on('frankfurt', '2027-03-26')).toBe('goodFriday')
    expect(on('newYork', '2026-04-02')).toBe('goodFriday')
    expect(on('frankfurt', '2026-04-07')).toBeNull()
  })

  it('are not known without an exchange, nor of a lunar year that is not listed', () => {
    expect(on(null, '2026-12-25')).toBeNull()
    expect(on('hongKong', '2040-02-12')).toBeNull()
  })

  it('know Christmas, the new year and the lunar new year', () => {
    expect(on('currencies', '2026-12-24')).toBe('christmas')
    expect(on('london', '2026-12-25')).toBe('christmas')
    expect(on('hongKong', '2026-02-18')).toBe('lunarNewYear')
    expect(on('hongKong', '2026-02-20')).toBeNull()
  })
})
