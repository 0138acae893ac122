import { describe, expect, it } from 'vitest'
import {
  codeAt,
  hashOfRecoveryCode,
  isAppCode,
  newRecoveryCodes,
  newSecret,
  secretAddress,
  spelled,
  stepOfCode,
} from './codes.ts'

/** The key of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const now = Date.parse('2005-03-18T01:58:29Z')
const step = Math.floor(now / 30_000)

describe('stepOfCode', () => {
  it('knows the codes of RFC 6238', () => {
    expect(codeAt(secret, now)).toBe('081804')
    expect(codeAt(secret, 59_000)).toBe('287082')
  })

  it.each([
    ['now', 0, step],
    ['one step behind', -1, step - 1],
    ['one step ahead', 1, step + 1],
    ['two steps behind', -2, undefined],
    ['two steps ahead', 2, undefined],
  ])('a clock %s', (_name, off, expected) => {
    const code = codeAt(secret, now + off * 30_000)
    expect(stepOfCode(secret, code, { lastStep: 0, now })).toBe(expected)
  })

  it('takes no code twice, nor one before it', () => {
    expect(stepOfCode(secret, codeAt(secret, now), { lastStep: step, now })).toBeUndefined()
    expect(stepOfCode(secret, codeAt(secret, now - 30_000), { lastStep: step, now })).toBeUndefined()
    const next = codeAt(secret, now + 30_000)
    expect(stepOfCode(secret, next, { lastStep: step, now })).toBe(step + 1)
  })

  it.each(['', '08180', '0818040', 'abcdef', '081805', '-81804'])('"%s" is no code', (typed) => {
    expect(stepOfCode(secret, typed, { lastStep: 0, now })).toBeUndefined()
  })

  it('takes a code as apps show it, with a space', () => {
    expect(stepOfCode(secret, '081 804', { lastStep: 0, now })).toBe(step)
    expect(isAppCode('081 804')).toBe(true)
    expect(isAppCode('K7QM-2XWP-9RTB')).toBe(false)
  })
})

describe('keys and recovery codes', () => {
  it('are new each time, and long enough', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  })

  it('say the user and the Studio to the app', () => {
    const address = new URL(secretAddress(secret, 'anna'))
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(address.pathname)).toContain('Halyard Markets Studio:anna')
    expect(spelled('GEZDGNBVGY')).toBe('GEZD GNBV GY')
  })

  it('are known however they are typed', () => {
    const hash = hashOfRecoveryCode('K7QM-2XWP-9RTB')
    expect(hashOfRecoveryCode(' k7qm 2xwp9rtb')).toBe(hash)
    expect(hashOfRecoveryCode('K7QM-2XWP-9RTC')).not.toBe(hash)
  })
})
