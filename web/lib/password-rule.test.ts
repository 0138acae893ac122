import { describe, expect, it } from 'vitest'
import { checkPassword, isPassword } from './password-rule.ts'

describe('the password rule (requirements F3)', () => {
  it.each(['harbour7', 'A1aaaaaa', '1234567a', 'a1'.repeat(10)])('takes %s', (text) =>
    expect(isPassword(text)).toBe(true),
  )
  it.each(['', 'harbour', '12345678', 'short1', 'a1'.repeat(11), 'harbour 7', 'hafen7ä1', 'harbour7!'])(
    'refuses %j',
    (text) => expect(isPassword(text)).toBe(false),
  )
})

it('says which part of the rule is met while one types', () => {
  expect(checkPassword('')).toEqual({ length: false, kinds: false, letter: false, digit: false })
  expect(checkPassword('abc')).toEqual({ length: false, kinds: true, letter: true, digit: false })
  expect(checkPassword('abcdefg!1')).toEqual({ length: true, kinds: false, letter: true, digit: true })
})
