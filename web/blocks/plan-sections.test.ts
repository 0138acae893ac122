import { expect, test } from 'vitest'
import type { Block } from '#web/content/types.ts'
import { pageOpening, planSections } from './plan-sections.ts'

const hero: Block = { _key: 'a', _type: 'hero', title: 'Hero', lede: null, actions: [] }
const prices: Block = { _key: 'b', _type: 'topInstruments', instruments: ['EURUSD'], note: null, more: null }
const words: Block = { _key: 'c', _type: 'richText', heading: null, content: [] }
const library: Block = { _key: 'd', _type: 'legalList', title: 'Library', lede: 'All of it', kinds: [] }

test('prices join the plate only directly after a hero, and once', () => {
  expect(planSections([hero, prices, prices]).map((section) => section.kind)).toEqual(['plate', 'block'])
  expect(planSections([hero, words, prices]).map((section) => section.kind)).toEqual([
    'plate',
    'block',
    'block',
  ])
  expect(planSections([prices, hero])).toMatchObject([
    { kind: 'block' },
    { kind: 'plate', instruments: null },
  ])
})

test('the opening gives every page one title', () => {
  expect(pageOpening('Page', [hero, library])).toBeNull()
  expect(pageOpening('Page', [library])).toEqual({ title: 'Library', lede: 'All of it' })
  expect(pageOpening('Page', [words, library])).toEqual({ title: 'Page', lede: null })
  expect(pageOpening('Page', [])).toEqual({ title: 'Page', lede: null })
})
