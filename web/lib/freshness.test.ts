import { describe, expect, it } from 'vitest'
import { freshness } from './freshness.ts'

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

  it('takes stored expiries of the future for now', () => {
    freshness.restore({ everything: 0, tags: [['later', Date.now() + 1e9]] })
    expect(freshness.isExpired(['later'], freshness.tick())).toBe(false)
  })

  it('forgets no expiry of its own when it takes over older ones', () => {
    const before = freshness.tick()
    freshness.expire(['mine'])
    freshness.expireEverything()
    const between = freshness.tick()
    freshness.expire(['mine'])
    freshness.restore({ everything: 5, tags: [['mine', 5]] })
    expect(freshness.isExpired([], before)).toBe(true)
    expect(freshness.isExpired(['mine'], between)).toBe(true)
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
    expect(freshness.endRender('slow')).toBeTypeOf('number')
  })
})
