import { expect, it } from 'vitest'
import { runOf, wordsIn } from './plan-words.ts'

const span = (text: string) => ({ _type: 'span', text })

it('reads a paragraph as one text and every other field as its own, and leaves out names', () => {
  const blocks = [
    { _type: 'opening', _key: 'a', title: ' What it costs ', lede: '' },
    {
      _type: 'richText',
      text: [{ _type: 'block', style: 'normal', children: [span('Nothing '), span('at all'), span('.')] }],
    },
    { _type: 'cards', items: [{ title: 'Spread', text: 'Always.' }, { title: 'Night' }] },
  ]
  expect(wordsIn(blocks)).toEqual(['What it costs', 'Nothing at all.', 'Spread', 'Always.', 'Night'])
})

it('keeps a heading apart from what follows, and sentences as they are', () => {
  expect(runOf(['', 'The fees.', 'What it costs', 'Nothing at all.', 'Spread', 'Night'])).toBe(
    'The fees. What it costs · Nothing at all. Spread · Night',
  )
  expect(runOf([])).toBe('')
})
