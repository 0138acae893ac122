import { describe, expect, it } from 'vitest'
import { expiryDetail, isExpiryOf, type KeptVersion, planExpiry, readExpiry } from './plan-expiry.ts'

/** `1a10`: entry 1 of instance a, served from 10; `-` behind it: its body is gone already. */
const versions = (text: string): KeptVersion[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [, seq = '', instance = '', from = ''] = /^(\d+)([a-z])(\d+)-?$/.exec(one) ?? []
      return {
        seq: Number(seq),
        instance: instance.codePointAt(0) ?? 0,
        from: Number(from),
        hasBody: !one.endsWith('-'),
      }
    })

describe('the versions that need not be kept', () => {
  it.each([
    ['none of nothing', '', 50, []],
    ['not the one that is served, however old', '1a10', 50, []],
    ['what ended before', '1a10 2a20 3a60', 50, [1]],
    ['what ended just then', '1a10 2a50', 50, [1]],
    ['not what ended later, though it began before', '1a10 2a51', 50, []],
    ['the newest first', '1a10 2a20 3a30 4a40', 50, [3, 2, 1]],
    ['not what another instance may still have served', '1a10 2b20 3b30', 50, [2]],
    ['of each instance by its own', '1a10 2b12 3a20 4b60', 50, [1]],
    ['what is gone already not again, though it ends another', '1a10 2a20- 3a30', 50, [1]],
  ])('%s', (_what, text, since, expected) => {
    expect(planExpiry(versions(text), since)).toEqual(expected)
  })
})

describe('what the act says', () => {
  const detail = expiryDetail('7y', '2019-11-29T00:00:00.000Z', [3, 12, 7])

  it('is of exactly these entries, in whatever order', () => {
    expect(detail).toMatch(
      /^served=7y, no longer served since 2019-11-29T00:00:00\.000Z: 3 pages, sha256 [0-9a-f]{64}$/,
    )
    expect(readExpiry(detail)).toMatchObject({ rule: '7y', count: 3 })
    expect(isExpiryOf(detail, [12, 7, 3])).toBe(true)
  })

  it.each([[[3, 12]], [[3, 12, 8]], [[3, 12, 7, 7]], [[]]])('is not of %j', (sequences) => {
    expect(isExpiryOf(detail, sequences)).toBe(false)
  })

  it('is nothing in another text', () => {
    expect(readExpiry('served=7y')).toBeUndefined()
    expect(isExpiryOf('served=7y', [])).toBe(false)
  })
})
