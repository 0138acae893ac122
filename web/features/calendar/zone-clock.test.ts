import { describe, expect, it } from 'vitest'
import { zoneClock, zoneFor } from './zone-clock.ts'

const zone = (id: string, diff = 0) => ({ id, name: id, diff })
const zones = [zone('UTC'), zone('Europe/London'), zone('Europe/Berlin', 60), zone('America/New_York', -300)]

describe('clocks of the calendar’s zones', () => {
  it('are right on both sides of a change of clocks', () => {
    const clock = zoneClock(zone('Europe/Berlin', 60))
    expect(clock.timeOf(Date.parse('2026-03-29T00:59:00Z'))).toBe('01:59')
    expect(clock.timeOf(Date.parse('2026-03-29T01:00:00Z'))).toBe('03:00')
    expect(clock.timeOf(Date.parse('2026-10-25T00:30:00Z'))).toBe('02:30')
    expect(clock.timeOf(Date.parse('2026-10-25T01:30:00Z'))).toBe('02:30')
  })

  it('write midnight as 00:00 of the new day', () => {
    const at = Date.parse('2026-11-18T23:00:00Z')
    const clock = zoneClock(zone('Europe/Berlin'))
    expect([clock.dayOf(at), clock.timeOf(at)]).toEqual(['2026-11-19', '00:00'])
  })

  it('follow the broker’s difference where the zone is not known here', () => {
    const clock = zoneClock(zone('Broker/Time', -330))
    expect(clock.timeOf(Date.parse('2026-11-18T02:00:00Z'))).toBe('20:30')
    expect(clock.dayOf(Date.parse('2026-11-18T02:00:00Z'))).toBe('2026-11-17')
  })

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Europe/Warsaw', 'Europe/Berlin'],
    ['Europe/Lisbon', 'Europe/London'],
    ['Africa/Lagos', 'UTC'],
    ['America/Toronto', 'America/New_York'],
    ['Nowhere/Land', 'UTC'],
  ])('a visitor in %s reads %s', (own, read) => {
    expect(zoneFor(zones, own, 2026).id).toBe(read)
  })

  it('has UTC when the broker has none', () => {
    expect(zoneFor([], 'Europe/Berlin', 2026).id).toBe('UTC')
  })
})
