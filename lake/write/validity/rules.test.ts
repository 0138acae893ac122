import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '#lake/store/document.ts'
import { brokenRules, type Rule } from './rules.ts'

const base = { _id: 'a', _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '' }

const rulesOf = (rule: Rule) => ({ types: { page: [rule] }, targets: [], ownPages: [], kept: [] })

const t = (...cells: string[][]) => ({
  t: { columns: ['a', 'b'], rows: cells.map((row) => ({ cells: row })) },
})
const entries = (...list: unknown[]) => ({ items: list })

function broken(rule: Omit<Rule, 'message'>, content: Record<string, unknown>, others: LakeDocument[] = []) {
  return brokenRules({ ...base, ...content }, rulesOf({ ...rule, message: 'Wrong.' }), others).length > 0
}

describe('rules', () => {
  it('required fails on absent, null, empty text and empty array', () => {
    const rule = { path: 'title', rule: 'required' } as const
    for (const title of [undefined, null, '', []]) expect(broken(rule, { title })).toBe(true)
    for (const title of ['a', 0, false, ['a']]) expect(broken(rule, { title })).toBe(false)
  })

  it('number takes numbers within bounds and decimals, and nothing for absent ones', () => {
    const rule = { path: 'n', rule: 'number', min: 0, max: 100, maxDecimals: 2 } as const
    for (const n of [174, -1, 'abc', 74.255, '74', true]) expect(broken(rule, { n })).toBe(true)
    for (const n of [0, 100, 74.25, 0.1, undefined, null]) expect(broken(rule, { n })).toBe(false)
  })

  it('oneOf, pattern and type', () => {
    expect(broken({ path: 'l', rule: 'oneOf', values: ['en', 'de'] }, { l: 'fr' })).toBe(true)
    expect(broken({ path: 'l', rule: 'oneOf', values: ['en', 'de'] }, { l: 'de' })).toBe(false)
    expect(broken({ path: 's', rule: 'pattern', pattern: '^[a-z-]+$' }, { s: 'A b' })).toBe(true)
    expect(broken({ path: 's', rule: 'pattern', pattern: '^[a-z-]+$' }, { s: 'a-b' })).toBe(false)
    expect(broken({ path: 'x', rule: 'type', type: 'array' }, { x: {} })).toBe(true)
    expect(broken({ path: 'x', rule: 'type', type: 'object' }, { x: {} })).toBe(false)
  })

  it('look into items, those of one type, and not below absent parents', () => {
    const rule = { path: 'blocks[_type=hero].title', rule: 'required' } as const
    expect(broken(rule, { blocks: [{ _type: 'hero' }] })).toBe(true)
    expect(broken(rule, { blocks: [{ _type: 'text' }] })).toBe(false)
    expect(broken(rule, {})).toBe(false)
    expect(broken({ path: 'a[].b.c', rule: 'required' }, { a: [{ b: {} }] })).toBe(true)
    expect(broken({ path: 'a[].b.c', rule: 'required' }, { a: [{}] })).toBe(false)
  })

  it('unique looks at other published documents with the same companions', () => {
    const rule: Omit<Rule, 'message'> = { path: 'path', rule: 'unique', with: ['language'] }
    const other = { ...base, _id: 'b', path: '/', language: 'en' }
    expect(broken(rule, { path: '/', language: 'en' }, [other])).toBe(true)
    expect(broken(rule, { path: '/', language: 'de' }, [other])).toBe(false)
    expect(broken(rule, { path: '/', language: 'en' }, [{ ...other, _id: 'a' }])).toBe(false)
  })

  it('unique of another field refuses chains and circles, also within the document', () => {
    const rule: Omit<Rule, 'message'> = { path: 'to', rule: 'unique', with: [], of: 'from' }
    const other = { ...base, _id: 'b', from: '/b', to: '/c' }
    expect(broken(rule, { from: '/a', to: '/b' }, [other])).toBe(true)
    expect(broken(rule, { from: '/a', to: '/c' }, [other])).toBe(false)
    expect(broken(rule, { from: '/a', to: '/a' })).toBe(true)
  })

  it('forbids looks into every text below and names the place', () => {
    const rule = { path: '', rule: 'forbids', pattern: 'secret word', message: 'Wrong.' } as const
    const runs = [{ text: 'a SECRET ' }, { text: 'word' }]
    const content = { blocks: [{ _key: 'secret word' }, { text: [{ _type: 'block', children: runs }] }] }
    expect(brokenRules({ ...base, ...content }, rulesOf(rule), [])).toEqual([
      { path: 'blocks[1].text[0]', message: 'Wrong.' },
    ])
    expect(broken({ path: '', rule: 'forbids', pattern: 'other' }, content)).toBe(false)
  })

  it('holds, ordered and differ', () => {
    const items = [{ children: [{ path: '/more/legal' }] }]
    expect(broken({ path: 'items', rule: 'holds', field: 'path', value: '/more/legal' }, { items })).toBe(
      false,
    )
    expect(broken({ path: 'items', rule: 'holds', field: 'path', value: '/x' }, { items })).toBe(true)
    const ordered: Omit<Rule, 'message'> = { path: '', rule: 'ordered', fields: ['from', 'to'] }
    expect(broken(ordered, { from: '2026-02', to: '2026-01' })).toBe(true)
    expect(broken(ordered, { from: '2026-01', to: '2026-02' })).toBe(false)
    expect(broken(ordered, { from: '2026-01' })).toBe(false)
    const differ: Omit<Rule, 'message'> = { path: 'items[]', rule: 'differ', fields: ['path', 'toPath'] }
    expect(broken(differ, { items: [{ path: '/a', toPath: '/a' }] })).toBe(true)
    expect(broken(differ, { items: [{ path: '/a', toPath: '/b' }] })).toBe(false)
  })

  it('counts compares the cells of rows with the columns', () => {
    const rule: Omit<Rule, 'message'> = {
      path: 't',
      rule: 'counts',
      items: 'rows',
      field: 'cells',
      of: 'columns',
    }
    expect(broken(rule, t(['1', '2'], ['3', '4']))).toBe(false)
    expect(broken(rule, t(['1', '2'], ['3']))).toBe(true)
    expect(broken(rule, t(['1', '2', '3']))).toBe(true)
  })

  it('circle finds an entry below itself, and entries that send visitors round', () => {
    const rule: Omit<Rule, 'message'> = {
      path: 'items',
      rule: 'circle',
      field: 'path',
      of: 'toPath',
      below: 'children',
    }
    expect(
      broken(rule, entries({ path: '/a', children: [{ path: '/b' }] }, { path: '/c', toPath: '/a' })),
    ).toBe(false)
    expect(
      broken(rule, entries({ path: '/a', children: [{ path: '/b', children: [{ path: '/a' }] }] })),
    ).toBe(true)
    expect(broken(rule, entries({ path: '/a', toPath: '/b' }, { path: '/b', toPath: '/a' }))).toBe(true)
    expect(broken(rule, entries({ path: '/a', toPath: '/b' }, { path: '/b', toPath: '/c' }))).toBe(false)
  })

  it('holds takes no exception for the real thing', () => {
    const rule: Omit<Rule, 'message'> = {
      path: 'items',
      rule: 'holds',
      field: 'path',
      value: '/legal',
      unless: [{ field: 'isLink', is: false }, { field: 'languages' }],
    }
    expect(broken(rule, { items: [{ path: '/legal', languages: [] }] })).toBe(false)
    expect(broken(rule, { items: [{ path: '/legal', isLink: false }] })).toBe(true)
    expect(broken(rule, { items: [{ path: '/legal', languages: ['en'] }] })).toBe(true)
  })

  it('paper says what was found in the file of a language', () => {
    const rule: Rule = { path: 'file[]', rule: 'paper', message: 'Not this file.' }
    const assets: Record<string, Record<string, unknown>> = {
      sound: { extension: 'pdf', paper: { faults: [], language: 'de' } },
      scan: { extension: 'pdf', paper: { faults: ['It has no text.'] } },
      picture: { extension: 'png' },
      old: { extension: 'pdf' },
    }
    const told = (ref: string, language = 'de') =>
      brokenRules(
        { ...base, file: [{ language, value: { asset: { _ref: ref } } }] },
        rulesOf(rule),
        [],
        (id) => assets[id] && { ...base, ...assets[id], _id: id },
      ).map(({ message }) => message)
    expect(told('sound')).toEqual([])
    expect(told('scan')).toEqual(['Not this file. It has no text.'])
    expect(told('picture')).toEqual(['Not this file. It is no PDF.'])
    expect(told('old')).toEqual([
      'Not this file. It was stored before papers were read: upload it once more.',
    ])
    expect(told('sound', 'pl')).toEqual(['Not this file. It stands under Polish but is written in German.'])
  })
})
