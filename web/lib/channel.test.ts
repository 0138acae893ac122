import { expect, test } from 'vitest'
import { addressFor, channelCode, channelOfAddress } from './channel.ts'

test.each(['1', '1234', 'spring_2026-A', 'x'.repeat(32)])('%s is the code of a channel', (code) => {
  expect(channelCode(code)).toBe(code)
})

test.each(['', 'x'.repeat(33), 'a b', 'ä', '1/2', '1234\n', '<b>', null, undefined])(
  '%j is none',
  (value) => {
    expect(channelCode(value)).toBeNull()
  },
)

test('only the download page takes a channel from its address', () => {
  expect(channelOfAddress({ pathname: '/de/download', search: '?a=1&v=1234' })).toBe('1234')
  expect(channelOfAddress({ pathname: '/download', search: '?v=a%20b' })).toBeNull()
  expect(channelOfAddress({ pathname: '/de', search: '?v=1234' })).toBeNull()
})

test.each([
  ['https://get.example/app/6688', 'https://get.example/app/1234'],
  ['https://get.example/6688/app?x=6688#a', 'https://get.example/6688/app?x=1234#a'],
  ['https://get.example/6688/66880?a=16688', 'https://get.example/1234/66880?a=16688'],
  ['https://get.example/app', 'https://get.example/app?v=1234'],
  ['https://get.example/app?os=a#top', 'https://get.example/app?os=a&v=1234#top'],
  ['/about', '/about?v=1234'],
])('%s is %s for channel 1234', (ofDefault, expected) => {
  expect(addressFor('1234', ofDefault)).toBe(expected)
})
