import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { Block } from '#web/blocks/read-blocks.ts'
import type { FaqListBlock } from '#web/blocks/faq-list/query.ts'
import { bundleStyles } from './bundle-styles.ts'
import { stylesOf } from '#web/layout/pages/styles-of.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /(^|\/)(\.next[^/]*|public)$/.test(name) })

const target = (from: string, path: string) =>
  path.startsWith('#') ? path.slice(1) : normalize(join(dirname(from), path))

/** Stylesheet → who brings it: another stylesheet or a component. */
const imports = [
  ...find('web/**/*.css').flatMap((file) =>
    [...read(file).matchAll(/@import "([^"]+)"/g)].map(([, path = '']) => [file, target(file, path)]),
  ),
  ...find('web/**/*.{ts,tsx}').flatMap((file) =>
    [...read(file).matchAll(/^import '([^']+\.css)'/gm)].map(([, path = '']) => [file, target(file, path)]),
  ),
]

const broughtBy = (from: RegExp) => imports.filter(([file = '']) => from.test(file)).map(([, file]) => file)

it('every stylesheet is brought by the frame, a part of the page or a group', () => {
  const brought = new Set(imports.map(([, file]) => file))
  const ofBlocks = find('web/blocks/*/view{,.own}.css')
  expect(ofBlocks.length).toBeGreaterThan(10)
  for (const file of ofBlocks) brought.add(file)
  const sources = find('web/**/*.css').filter((file) => !file.startsWith('web/design/styles/'))
  expect(sources.length).toBeGreaterThan(40)
  expect(sources.filter((file) => !brought.has(file))).toEqual([])
})

it('what the frame has is in no group: no page gets a rule twice', () => {
  const frame = new Set(broughtBy(/^web\/app\//))
  expect(frame.size).toBeGreaterThan(10)
  const groups = broughtBy(/^web\/design\/styles\/|view\.own\.css$/)
  expect(groups.filter((file) => frame.has(file))).toEqual([])
})

it('a page links the stylesheet of all blocks, and those of its own once', () => {
  expect(stylesOf([])).toEqual({ first: ['page'], later: new Map(), last: [] })
  const faq: FaqListBlock = {
    _type: 'faqList',
    _key: 'a',
    heading: null,
    lede: null,
    groups: [],
    isWhole: true,
  }
  const first = ['page', 'faqList']
  expect(stylesOf([faq, { ...faq, _key: 'b' }])).toEqual({ first, later: new Map(), last: [] })
})

it('a page links the styles of its first blocks at once, of others with the block, of what a press shows last', () => {
  const words: Block = { _type: 'richText', _key: 'w', heading: null, content: [] }
  const calendar: Block = {
    _type: 'economicCalendar',
    _key: 'c',
    heading: null,
    lede: null,
    explained: { meanings: [], instruments: [] },
  }
  const board: Block = { _type: 'quotesTable', _key: 'q', heading: null, lede: null, groups: [] }
  expect(stylesOf([words, calendar, board, { ...board, _key: 'r' }])).toEqual({
    first: ['page', 'fields'],
    later: new Map([['q', ['quotesTable']]]),
    last: ['economicCalendar', 'memory'],
  })
  expect(stylesOf([words, words, calendar]).later).toEqual(new Map([['c', ['fields']]]))
})

it('a stylesheet is one file without imports, named by its content', async () => {
  const styles = await bundleStyles()
  expect(styles.find(({ name }) => name === 'page')?.code).toContain('.figures__list')
  for (const { file, code } of styles) {
    expect(file).toMatch(/^[a-zA-Z]+\.[0-9a-f]{8}\.gen\.css$/)
    expect(code).not.toContain('@import')
    expect(code).not.toContain('/*')
  }
})
