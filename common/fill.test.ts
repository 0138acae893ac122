import { expect, it } from 'vitest'
import { fill, fillTokens, placeholdersIn } from './fill.ts'

const refuse = (token: string) => {
  throw new Error(`Nothing fills ${token}.`)
}

it('fills double braces, and leaves what it has no value for', () => {
  expect(fill('{{count}} of {{all}}, {{ count }} {count}', { count: 2 })).toBe(
    '2 of {{all}}, {{ count }} {count}',
  )
  expect(fill('{{toString}}', {})).toBe('{{toString}}')
})

it('takes a value as it is, whatever signs it holds', () => {
  expect(fillTokens('{a}{a}', { a: '$&{a}' })).toBe('$&{a}$&{a}')
})

it('fills single braces, and does what it is told with a token without a value', () => {
  expect(fillTokens('{pct} of {who}', { pct: '74 %', who: undefined })).toBe('74 % of {who}')
  expect(() => fillTokens('{who}', {}, refuse)).toThrow('Nothing fills {who}.')
})

it('names each placeholder once, in alphabetical order', () => {
  expect(placeholdersIn('At {{ time }} in {{zone}}, {{time}}')).toEqual(['time', 'zone'])
  expect(placeholdersIn('{{count, number}} of {total}')).toEqual(['count'])
})
