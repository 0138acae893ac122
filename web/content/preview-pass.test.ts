import { expect, it } from 'vitest'
import { isValidPass, writePass } from './preview-pass.ts'

const secret = 'a-secret-of-the-tests-that-is-long-enough'
const now = Date.parse('2026-11-21T08:00:00Z')

it('lets in the preview it was written for, for an hour and some minutes', () => {
  const pass = writePass('right', secret, now)
  expect(isValidPass(pass, 'right', secret, now + 3_600_000)).toBe(true)
  expect(isValidPass(pass, 'right', secret, now + 66 * 60_000)).toBe(false)
})

it('lets in nobody else', () => {
  const pass = writePass('right', secret, now)
  expect(isValidPass(pass, 'made up', secret, now)).toBe(false)
  expect(isValidPass(pass, undefined, secret, now)).toBe(false)
  expect(isValidPass(pass, 'right', 'another-secret-of-the-tests-of-good-length', now)).toBe(false)
  expect(isValidPass(writePass('', secret, now), '', secret, now)).toBe(false)
  for (const made of [undefined, '', 'x', `${now + 1_000} right`]) {
    expect(isValidPass(made, 'right', secret, now)).toBe(false)
  }
})
