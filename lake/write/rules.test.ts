import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '#lake/store/document.ts'
import { brokenRules, type Rule } from './rules.ts'

const base = { _id: 'a', _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '' }

function broken(rule: Omit<Rule, 'message'>, content: Record<string, unknown>, others: LakeDocument[] = []) {
  return brokenRules({ ...base, ...content }, { page: [{ ...rule, message: 'Wrong.' }] }, others).length > 0
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
})
