import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const [first, second] = ['new'.repeat(12), 'old'.repeat(12)]

it('opens what either secret has sealed while both are given, and nothing of a secret that is gone', () => {
  const before = seal('text', second, 'session')
  const after = seal('text', first, 'session')
  expect([before, after].map((sealed) => unseal(sealed, [first, second], 'session'))).toEqual([
    'text',
    'text',
  ])
  expect(unseal(before, [first], 'session')).toBeNull()
  expect(unseal(before, [first, second], 'preview')).toBeNull()
  expect(unseal(`${after.slice(0, -4)}AAAA`, [first, second], 'session')).toBeNull()
})
