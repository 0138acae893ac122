import { describe, expect, it } from 'vitest'
import { freshness } from './freshness.ts'

const page = (position: number, tags: string[] = ['a'], log = freshness.log) => ({ log, position, tags })

describe('freshness', () => {
  it('gives stamps that are never equal and never go back', () => {
    const stamps = Array.from({ length: 1_000 }, () => freshness.tick())
    expect(stamps).toEqual([...new Set(stamps)].sort((a, b) => a - b))
  })

  it('ends what was read before an expiry of its tag, and nothing else', () => {
    const before = freshness.tick()
    freshness.expire(['a'])
    const after = freshness.tick()
    expect(freshness.isExpired(['a', 'b'], before)).toBe(true)
    expect(freshness.isExpired(['b'], before)).toBe(false)
    expect(freshness.isExpired(['a'], after)).toBe(false)
    freshness.expireEverything()
    expect(freshness.isExpired([], after)).toBe(true)
  })

  it('compares what another process rendered by its position in the log', () => {
    freshness.reach({ position: 10, transaction: 'ten' })
    freshness.expire(['a'], 11)
    freshness.reach({ position: 11, transaction: 'eleven' })
    expect(freshness.isOutdated(page(10))).toBe(true)
    expect(freshness.isOutdated(page(11))).toBe(false)
    expect(freshness.isOutdated(page(10, ['b']))).toBe(false)
    expect(freshness.isOutdated(page(11, ['b'], 'of another log'))).toBe(true)
    freshness.expire(['b'])
    expect(freshness.isOutdated(page(11, ['b']))).toBe(true)
    freshness.expireEverything(12)
    expect(freshness.isOutdated(page(11, []))).toBe(true)
    expect(freshness.isOutdated(page(12))).toBe(false)
    freshness.reach({ position: 5, transaction: 'overtaken' })
    expect(freshness.place).toEqual({ position: 11, transaction: 'eleven' })
  })

  it('takes over positions of an earlier process, whatever its clock said', () => {
    const read = freshness.tick()
    freshness.restore({
      log: 'kept',
      place: { position: 20, transaction: 'twenty' },
      floor: 15,
      tags: [['kept', 18]],
    })
    expect([14, 15, 18].map((at) => freshness.isOutdated(page(at, [])))).toEqual([true, false, false])
    expect([17, 18].map((at) => freshness.isOutdated(page(at, ['kept'])))).toEqual([true, false])
    // What this process has read is its own matter; what the build wrote is over.
    expect(freshness.isExpired(['kept'], read)).toBe(false)
    expect(freshness.isExpired([], freshness.startedAt)).toBe(true)
  })

  it('forgets all positions with a new log', () => {
    const before = freshness.tick()
    freshness.beginLog('new')
    expect(freshness.place).toEqual({ position: 0, transaction: '' })
    expect(freshness.isExpired([], before)).toBe(true)
    expect(freshness.isOutdated(page(99, [], 'kept'))).toBe(true)
    expect(freshness.isOutdated(page(0, ['kept']))).toBe(false)
  })

  it('lets nobody else use what was rendered while another log began', () => {
    freshness.reach({ position: 40, transaction: 'forty' })
    for (const key of ['before', 'across']) freshness.beginRender(key)
    expect(freshness.endRender('before')?.position).toBe(40)
    freshness.beginLog('restored')
    const position = freshness.endRender('across')?.position ?? 0
    expect(position).toBeLessThan(0)
    expect(freshness.isOutdated(page(position, [], 'restored'))).toBe(true)
  })

  it('hands out once what was answered during an outage', () => {
    freshness.beginLog()
    freshness.expire(['b'], 5)
    freshness.reach({ position: 7, transaction: 'seven' })
    freshness.noteLastGood(['a', 'b'], 6)
    expect(freshness.outdated).toBe(Number.POSITIVE_INFINITY)
    freshness.noteLastGood(['b'], 4)
    expect(freshness.outdated).toBe(4)
    expect(freshness.takeLastGood()).toEqual(['a', 'b'])
    expect(freshness.takeLastGood()).toEqual([])
    expect(freshness.outdated).toBe(Number.POSITIVE_INFINITY)
  })

  it('lets a publish be answered when the renders that have their data are out', async () => {
    freshness.beginRender('page')
    freshness.seal()
    let isOut = false
    const out = freshness.renderedOut(60_000).then(() => {
      isOut = true
    })
    await Promise.resolve()
    expect(isOut).toBe(false)
    freshness.endRender('page')
    await out
    expect(isOut).toBe(true)
  })

  it('does not wait for renders that still read, nor longer than it is told', async () => {
    freshness.beginRender('slow')
    freshness.seal()
    await freshness.renderedOut(10)
    await freshness.renderedOut(10)
    expect(freshness.endRender('slow')?.at).toBeTypeOf('number')
  })
})
