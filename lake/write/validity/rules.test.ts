import { describe, expect, it } from 'vitest'
import type { Rule } from '#common/rules/rule-schema.ts'
import { brokenRules } from './rules.ts'

const base = { _id: 'a', _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '' }
const message = 'Wrong.'

const rulesOf = (rule: Rule) => ({
  version: 1 as const,
  types: { page: [rule] },
  shapes: {},
  targets: [],
  ownPages: [],
  kept: [],
})

const told = (rule: Rule, content: Record<string, unknown>) =>
  brokenRules({ ...base, ...content }, rulesOf(rule), [])

describe('brokenRules', () => {
  it('tells a rule once, at its path', () => {
    const rule: Rule = { path: 'blocks[_type=hero].title', rule: 'required', message }
    const blocks = [{ _type: 'hero' }, { _type: 'hero' }, { _type: 'text' }]
    expect(told(rule, { blocks })).toEqual([{ path: 'blocks[_type=hero].title', message }])
    expect(told(rule, { blocks: [{ _type: 'text' }] })).toEqual([])
    expect(told(rule, {})).toEqual([])
  })

  it('names the place of a forbidden text by its index, with keys and without', () => {
    const rule: Rule = { path: '', rule: 'forbids', pattern: 'secret', message }
    const text = [{ _key: 'p', _type: 'block', children: [{ text: 'SECRET' }] }]
    expect(told(rule, { blocks: [{ _key: 'secret' }, { text }] })).toEqual([
      { path: 'blocks[1].text[0]', message },
    ])
  })

  it('names the second of two fields that do not agree', () => {
    const rule: Rule = { path: 'valid', rule: 'ordered', fields: ['from', 'to'], message }
    expect(told(rule, { valid: { from: '2026-02', to: '2026-01' } })).toEqual([{ path: 'valid.to', message }])
  })

  it('compares with published documents alone', () => {
    const rule: Rule = { path: 'path', rule: 'unique', with: [], message }
    const beside = (_id: string) =>
      brokenRules({ ...base, path: '/' }, rulesOf(rule), [{ ...base, _id, path: '/' }])
    expect(beside('b')).toEqual([{ path: 'path', message }])
    expect(beside('drafts.b')).toEqual([])
  })

  it('tells each paper with a fault', () => {
    const rule: Rule = { path: 'file[]', rule: 'paper', message }
    const file = ['en', 'de'].map((language) => ({
      language,
      value: { asset: { _ref: `${language}-file` } },
    }))
    const found = brokenRules({ ...base, file }, rulesOf(rule), [], (_id) => ({
      ...base,
      _id,
      extension: 'png',
    }))
    expect(found).toEqual([
      { path: 'file[]', message: 'Wrong. It is no PDF.' },
      { path: 'file[]', message: 'Wrong. It is no PDF.' },
    ])
  })
})
