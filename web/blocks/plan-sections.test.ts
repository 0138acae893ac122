import { expect, test } from 'vitest'
import type { Block } from './read-blocks.ts'
import { pageOpening, planSections } from './plan-sections.ts'

const hero: Block = {
  _key: 'a',
  _type: 'hero',
  title: 'Hero',
  lede: null,
  course: null,
  picture: null,
  actions: [],
}
const opening: Block = {
  _key: 'o',
  _type: 'opening',
  title: 'Fees',
  lede: 'All of them',
  plate: null,
  log: null,
  caption: null,
  picture: null,
}
const band: Block = { _key: 't', _type: 'tradingBanner', title: 'Start', text: null, buttonLabel: null }
const prices: Block = {
  _key: 'b',
  _type: 'topInstruments',
  heading: null,
  lede: null,
  instruments: [{ symbol: 'EURUSD', instrument: null }],
  note: null,
  more: null,
}
const price: Block = { _key: 'p', _type: 'livePrice', instrument: null }
const board: Block = { _key: 'q', _type: 'quotesTable', heading: null, lede: null, groups: [] }
const words: Block = { _key: 'c', _type: 'richText', heading: null, content: [] }
const library: Block = { _key: 'd', _type: 'legalList', title: 'Library', lede: 'All of it', kinds: [] }

const shape = (blocks: Block[]) =>
  planSections(blocks).map((section) =>
    section.kind === 'sheets' ? section.blocks.map(({ _key }) => _key).join('') : section.kind,
  )

test('prices join the plate only directly after a hero, and once', () => {
  expect(shape([hero, prices, prices])).toEqual(['plate', 'b'])
  expect(shape([hero, words, prices])).toEqual(['plate', 'cb'])
  expect(planSections([prices, hero])).toMatchObject([
    { kind: 'sheets' },
    { kind: 'plate', instruments: null },
  ])
})

test('a band from edge to edge parts the sheets, and an opening is drawn in the head of the page', () => {
  expect(shape([opening, words, band, library, words])).toEqual(['head', 'c', 'band', 'dc'])
})

test('a price joins the head only directly after an opening, and once', () => {
  expect(shape([opening, price, price, words])).toEqual(['head', 'pc'])
  expect(planSections([opening, price])).toMatchObject([{ kind: 'head', block: opening, price }])
  expect(shape([opening, words, price])).toEqual(['head', 'cp'])
  expect(shape([price, words])).toEqual(['pc'])
})

test('a live board has the whole measure, and the words after it their own', () => {
  expect(shape([opening, words, board, words])).toEqual(['head', 'c', 'wide', 'c'])
})

test('a pull figure and a side note are drawn once a page, a text as often as it is there', () => {
  const figure: Block = { _key: 'f', _type: 'pullFigure', figure: 'closeOut', text: 'to the close-out' }
  const note: Block = { _key: 'n', _type: 'sideNote', title: 'Size', text: 'Write it down.', link: null }
  expect(shape([figure, note, words, figure, words, note])).toEqual(['fncc'])
})

test('the opening gives every page one title', () => {
  expect(pageOpening('Page', [hero, library])).toBeNull()
  expect(pageOpening('Page', [opening])).toBeNull()
  expect(shape([words, opening])).toEqual(['c'])
  expect(pageOpening('Page', [library])).toEqual({ title: 'Library', lede: 'All of it' })
  expect(pageOpening('Page', [words, library])).toEqual({ title: 'Page', lede: null })
  expect(pageOpening('Page', [])).toEqual({ title: 'Page', lede: null })
})
