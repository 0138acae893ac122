import { describe, expect, it } from 'vitest'
import { readSettings } from './read.ts'
import { acceptedSecrets, currentSecret } from './secrets.ts'
import { isSiteReader, siteReaderKey } from './site-reader.ts'

const [first, second] = ['new'.repeat(12), 'old'.repeat(12)]

const read = (value: string) => readSettings(['SESSION_SECRET'], { SESSION_SECRET: value }).SESSION_SECRET

describe('a secret that is being changed', () => {
  it('is the first value where it signs, and any where it is accepted', () => {
    expect(acceptedSecrets(`${first},${second}`)).toEqual([first, second])
    expect(currentSecret(`${first},${second}`)).toBe(first)
    expect(acceptedSecrets(first)).toEqual([first])
  })

  it('is refused in words when one of its values is weak, empty or too many', () => {
    expect(read(`${first},${second}`)).toBe(`${first},${second}`)
    for (const bad of [`${first},short`, `${first},`, `,${first}`, Array(4).fill(first).join(',')])
      expect(() => read(bad)).toThrow(/SESSION_SECRET must have at least 32 characters; while it is changed/)
  })

  it('lets the site read with the old one and with the new one', () => {
    for (const secret of [first, second])
      expect(isSiteReader(siteReaderKey(secret), [first, second])).toBe(true)
    expect(isSiteReader(siteReaderKey(second), [first])).toBe(false)
    expect(isSiteReader(undefined, [first, second])).toBe(false)
  })
})
