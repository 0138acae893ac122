import { expect, test } from 'vitest'
import { planPromotion } from './plan-promotion.ts'
import { planSections } from './plan-sections.ts'
import type { Block } from './read-blocks.ts'

const hero: Block = {
  _key: 'h',
  _type: 'hero',
  title: 'Hero',
  lede: null,
  course: null,
  picture: null,
  actions: [],
}
const words: Block = { _key: 'w', _type: 'richText', heading: null, content: [] }
const board: Block = { _key: 'q', _type: 'quotesTable', heading: null, lede: null, groups: [] }
const papers: Block = { _key: 'p', _type: 'latestPapers', heading: 'Latest papers', lede: null, more: null }

test.each<[string, Block[], 'band' | 'row', number]>([
  ['takes the place of the latest papers', [hero, words, papers], 'row', 2],
  ['takes it also in the middle of a page', [hero, papers, board], 'row', 1],
  ['stands before the last section of another page', [hero, words, board], 'band', 2],
  ['stands below what opens a page alone', [hero], 'band', 1],
  ['stands below the one wide part of a page', [hero, board], 'band', 2],
  ['stands above the words of a page that has nothing else', [words], 'band', 0],
  ['stands on a page without blocks', [], 'band', 0],
])('a promotion %s', (_name, blocks, kind, before) => {
  expect(planPromotion(planSections(blocks))).toEqual({ kind, before })
})
