import { describe, expect, it } from 'vitest'
import type { Hours } from './hours.ts'
import { sessionState } from './sessions.ts'

const state = (hours: Hours, instant: string) => {
  const { isOpen, lastTraded, dayOpened } = sessionState(hours, Date.parse(instant))
  return {
    isOpen,
    lastTraded: new Date(lastTraded).toISOString(),
    dayOpened: new Date(dayOpened).toISOString(),
  }
}

describe('sessions', () => {
  it.each<[Hours, string, boolean]>([
    // New York in winter is five hours behind: the week of currencies begins on Sunday at 22:05 UTC.
    ['forex', '2026-11-15T22:04:59Z', false],
    ['forex', '2026-11-15T22:05:00Z', true],
    ['forex', '2026-11-18T21:58:59Z', true],
    ['forex', '2026-11-18T22:02:00Z', false],
    ['forex', '2026-11-18T22:05:00Z', true],
    ['forex', '2026-11-20T21:54:59Z', true],
    ['forex', '2026-11-20T21:55:00Z', false],
    // In summer it is four: the same wall clock is an hour earlier.
    ['forex', '2026-07-12T21:04:59Z', false],
    ['forex', '2026-07-12T21:05:00Z', true],
    ['newYork', '2026-11-18T22:30:00Z', false],
    ['newYork', '2026-11-18T23:00:00Z', true],
    ['london', '2026-07-13T00:00:00Z', true],
    ['london', '2026-11-16T00:59:00Z', false],
    ['london', '2026-11-20T22:45:00Z', false],
    ['frankfurt', '2026-11-18T00:14:00Z', false],
    ['frankfurt', '2026-11-18T00:15:00Z', true],
    ['frankfurt', '2026-07-15T20:00:00Z', false],
    ['hongKong', '2026-11-18T01:15:00Z', true],
    ['hongKong', '2026-11-18T04:30:00Z', false],
    ['hongKong', '2026-11-18T18:59:00Z', true],
    ['hongKong', '2026-11-18T19:00:00Z', false],
  ])('%s at %s: open %s', (hours, instant, isOpen) => {
    expect(state(hours, instant).isOpen).toBe(isOpen)
  })

  it('stays open through the Sundays on which clocks change', () => {
    // America on 8 March and 1 November 2026, Europe on 29 March and 25 October.
    expect(state('forex', '2026-03-08T21:05:00Z').isOpen).toBe(true)
    expect(state('forex', '2026-03-08T21:04:00Z').isOpen).toBe(false)
    expect(state('forex', '2026-11-01T22:05:00Z').isOpen).toBe(true)
    expect(state('forex', '2026-11-01T22:04:00Z').isOpen).toBe(false)
    expect(state('london', '2026-03-30T00:00:00Z').isOpen).toBe(true)
    expect(state('london', '2026-10-26T00:30:00Z').isOpen).toBe(false)
  })

  it('stands still at the weekend, where Friday ended', () => {
    const friday = {
      isOpen: false,
      lastTraded: '2026-11-20T21:55:00.000Z',
      dayOpened: '2026-11-19T22:05:00.000Z',
    }
    expect(state('forex', '2026-11-20T23:00:00Z')).toEqual(friday)
    expect(state('forex', '2026-11-22T21:00:00Z')).toEqual(friday)
  })

  it('counts the evening session of Hong Kong to the day it began', () => {
    expect(state('hongKong', '2026-11-18T18:00:00Z').dayOpened).toBe('2026-11-18T01:15:00.000Z')
    expect(state('hongKong', '2026-11-18T20:00:00Z')).toMatchObject({
      isOpen: false,
      lastTraded: '2026-11-18T19:00:00.000Z',
    })
  })
})
