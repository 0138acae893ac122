import { expect, test } from 'vitest'
import type { Block } from '#web/blocks/read-blocks.ts'
import { planClosing } from './plan-closing.ts'

const band = (key: string): Block => ({
  _type: 'tradingBanner',
  _key: key,
  title: 'Ready?',
  text: null,
  buttonLabel: null,
})
const words: Block = { _type: 'faqList', _key: 'faq', heading: null, lede: null, groups: [], isWhole: true }

test.each([
  ['an empty page', [], [], null],
  ['a page without a banner', [words], ['faq'], null],
  ['a banner at the end becomes the closing band', [words, band('end')], ['faq'], 'end'],
  ['one in the middle stays where it is', [band('middle'), words], ['middle', 'faq'], null],
  ['of two the last alone', [band('a'), band('b')], ['a'], 'b'],
])('%s', (_, blocks, left, own) => {
  const plan = planClosing(blocks)
  expect(plan.blocks.map(({ _key }) => _key)).toEqual(left)
  expect(plan.own?._key ?? null).toBe(own)
})
