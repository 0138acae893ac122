import { expect, test } from 'vitest'
import { diffWords } from './diff-words.ts'

test.each<[string, string, string]>([
  ['74.5% of accounts', '71.3% of accounts', '[-74.5][+71.3]% of accounts'],
  ['1,000.50 EUR', '1,000.51 EUR', '[-1,000.50][+1,000.51] EUR'],
  ['Größe', 'Größen', '[-Größe][+Größen]'],
  ['one two', 'one three two', 'one [+three ]two'],
  ['', 'new', '[+new]'],
  ['a\nb', 'a b', 'a[-\n][+ ]b'],
])('%j became %j', (before, after, said) => {
  const signs = { same: '', removed: '-', added: '+' }
  const text = diffWords(before, after).map((part) =>
    part.mark === 'same' ? part.text : `[${signs[part.mark]}${part.text}]`,
  )
  expect(text.join('')).toBe(said)
})
