import { expect, it } from 'vitest'
import { hashPassword, verifyNobody, verifyPassword } from './password.ts'

it('knows the password again and no other', async () => {
  const hash = await hashPassword('schräge Segel')
  expect(hash).not.toContain('Segel')
  expect(await verifyPassword('schräge Segel', hash)).toBe(true)
  // The same word typed with a combining mark.
  expect(await verifyPassword('schra\u0308ge Segel', hash)).toBe(true)
  expect(await verifyPassword('Schräge Segel', hash)).toBe(false)
  expect(await verifyPassword('schräge Segel', 'not a hash')).toBe(false)
})

it('salts', async () => {
  expect(await hashPassword('one')).not.toBe(await hashPassword('one'))
})

it('lets nobody in without a user', async () => {
  expect(await verifyNobody('anything')).toBe(false)
})
