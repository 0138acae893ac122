import { expect, test } from 'vitest'
import type { Block } from '#web/blocks/read-blocks.ts'
import { planContents } from './plan-contents.ts'

const words = (key: string, heading: string | null): Block => ({
  _key: key,
  _type: 'richText',
  heading,
  content: [],
})
const opening: Block = {
  _key: 'o',
  _type: 'opening',
  title: 'Fees',
  lede: null,
  plate: null,
  log: null,
  caption: null,
  picture: null,
}
const hero: Block = {
  _key: 'h',
  _type: 'hero',
  title: 'Fees',
  lede: null,
  course: null,
  picture: null,
  actions: [],
}
const three = [words('a', 'Spread'), words('b', null), words('c', 'Nights'), words('d', 'Conversion')]

test('three headings make a table of contents, in the order of the page', () => {
  expect(planContents([opening, ...three])).toEqual([
    { id: 'at-a', words: 'Spread' },
    { id: 'at-c', words: 'Nights' },
    { id: 'at-d', words: 'Conversion' },
  ])
})

test('two headings make none, and a page with a hero has none', () => {
  expect(planContents([opening, ...three.slice(0, 3)])).toEqual([])
  expect(planContents([hero, ...three])).toEqual([])
})
