import { expect, it } from 'vitest'
import { newPass, readPass, writePass } from './preview-pass.ts'

const secret = 'a-secret-of-the-tests-that-is-long-enough'
const now = Date.parse('2026-11-21T08:00:00Z')
const written = (bypass: string) => writePass(newPass('id-1', now), bypass, secret)

it('lets in the preview it was written for, for an hour and some minutes', () => {
  expect(readPass(written('right'), 'right', [secret], now + 3_600_000)?.id).toBe('id-1')
  expect(readPass(written('right'), 'right', [secret], now + 66 * 60_000)).toBeNull()
})

it('lets in nobody else', () => {
  const pass = written('right')
  expect(readPass(pass, 'made up', [secret], now)).toBeNull()
  expect(readPass(pass, undefined, [secret], now)).toBeNull()
  expect(readPass(pass, 'right', ['another-secret-of-the-tests-of-good-length'], now)).toBeNull()
  expect(readPass(written(''), '', [secret], now)).toBeNull()
  for (const made of [undefined, '', 'x', `${now + 1_000} id-1 right`]) {
    expect(readPass(made, 'right', [secret], now)).toBeNull()
  }
})
