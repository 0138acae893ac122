import { expect, test } from 'vitest'
import { planAnnouncement } from './plan-announcement.ts'

const quotes = [
  { name: 'EURUSD', bid: '1.08512', diff: '0.00003', doubt: null },
  { name: 'XAUUSD', bid: '4063.18', diff: '-0.14', doubt: null },
  { name: 'US30', bid: '46018.0', diff: '0', doubt: null },
  { name: 'GER30', bid: '23204.3', diff: '0', doubt: null },
]
const words = {
  pattern: '{{symbol}} {{bid}}, {{direction}} {{change}}',
  directions: { up: 'up', down: 'down', flat: 'unchanged' },
}
const all = quotes.map(({ name }) => name)

test('reads the first three, and the direction in a word', () => {
  expect(planAnnouncement('en', quotes, [], all, words)).toBe(
    'EURUSD 1.08512, up 0.00003. XAUUSD 4,063.18, down 0.14. US30 46,018.0, unchanged.',
  )
})

test('favourites instead, as far as they are shown', () => {
  expect(planAnnouncement('de', quotes, ['XAUUSD', 'GBPUSD'], all, words)).toBe('XAUUSD 4.063,18, down 0,14.')
  expect(planAnnouncement('en', [], [], all, words)).toBe('')
})
