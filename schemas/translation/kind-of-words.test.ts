import { expect, it } from 'vitest'
import { kindOfWords } from './kind-of-words.ts'

it.each([
  [
    'text',
    ['What it costs', 'Demo account', 'From {minDeposit} on, without a fee.', 'Fees:\nwe charge none'],
  ],
  [
    'name',
    ['Forex', 'Hong Kong 50', 'Cyprus Securities and Exchange Commission (CySEC)', 'MetaTrader', 'Fees'],
  ],
  [
    'code',
    ['100%', 'MT4', 'EURUSD', '74.5 {pct}', 'support@halyard.example', 'https://example.com/about', ''],
  ],
] as const)('finds %s in %j', (kind, texts) => {
  expect(texts.map(kindOfWords)).toEqual(texts.map(() => kind))
})
