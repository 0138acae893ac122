import { describe, expect, it } from 'vitest'
import { faultPaths, isMet } from './evaluate.ts'
import type { Constraint, RuleOf } from './rule-schema.ts'

const message = 'Wrong.'

/** Rules whose verdict needs other documents; they are tried where those are at hand. */
type OfOthers = 'unique' | 'target' | 'paper' | 'label'

interface Case<Kind extends Constraint['rule']> {
  rule: RuleOf<Kind>
  met: readonly unknown[]
  broken: readonly unknown[]
}

const rows = (...cells: string[][]) => ({ columns: ['a', 'b'], rows: cells.map((row) => ({ cells: row })) })
const paragraph = (...texts: string[]) => ({ _type: 'block', children: texts.map((text) => ({ text })) })
const override = (key: unknown, value: unknown, namespace = 'risk') => ({
  namespace,
  overrides: [{ key, value }],
})
const table = { risk: { 'scale.low': ['percentage'], title: [] } }

/** Every kind of rule with values that meet and that break it: a kind without a row is a type error. */
const kinds: { [Kind in Exclude<Constraint['rule'], OfOthers>]: readonly Case<Kind>[] } = {
  required: [
    {
      rule: { rule: 'required', message },
      met: ['a', 0, false, ['a'], {}, [paragraph(' a ')], [paragraph(''), { _type: 'image' }], [' ']],
      broken: [undefined, null, '', [], '   ', '\u00a0', '\u200b', [paragraph(' '), paragraph('\u2060')]],
    },
  ],
  number: [
    {
      rule: { rule: 'number', message, min: 0, max: 100, maxDecimals: 2 },
      met: [0, 100, 74.25, 0.1, undefined, null],
      broken: [174, -1, 'abc', 74.255, '74', true, '', Number.NaN],
    },
  ],
  pattern: [
    {
      rule: { rule: 'pattern', message, pattern: '^[a-z-]+$' },
      met: ['a-b', '', undefined, null, []],
      broken: ['A b', 5, {}, ['a']],
    },
    // One character outside the basic plane is one character, not two.
    { rule: { rule: 'pattern', message, pattern: '^.$' }, met: ['😀'], broken: ['ab'] },
  ],
  oneOf: [
    {
      rule: { rule: 'oneOf', message, values: ['en', 'de'] },
      met: ['de', '', undefined],
      broken: ['fr', 1, ['en']],
    },
  ],
  includes: [
    {
      rule: { rule: 'includes', message, field: 'language', value: 'en' },
      met: [[{ language: 'de' }, { language: 'en' }], [], undefined],
      broken: [[{ language: 'de' }], ['en'], 'en'],
    },
  ],
  tokens: [
    {
      rule: { rule: 'tokens', message, token: '{pct}', count: 2 },
      met: ['{pct} and {pct}', ['{pct}', '{pct}'], '', undefined],
      broken: ['{pct}', ['{pct}', 5, '{pct}{pct}'], 'none'],
    },
  ],
  forbids: [
    {
      rule: { rule: 'forbids', message, pattern: 'secret word' },
      met: [{ a: 'secret', b: 'word' }, [{ _key: 'secret word' }], 'open word', undefined],
      broken: [
        'a SECRET word',
        { blocks: [{ text: [{ _type: 'block', children: [{ text: 'a Secret ' }, { text: 'word' }] }] }] },
      ],
    },
  ],
  holds: [
    {
      rule: { rule: 'holds', message, field: 'path', value: '/legal' },
      met: [[{ children: [{ path: '/legal' }] }], { path: '/legal' }, undefined],
      broken: [[{ path: '/other' }], '/legal'],
    },
    {
      rule: {
        rule: 'holds',
        message,
        field: 'path',
        value: '/legal',
        unless: [{ field: 'isLink', is: false }, { field: 'languages' }],
      },
      met: [[{ path: '/legal', languages: [] }], [{ path: '/legal', isLink: true }]],
      broken: [[{ path: '/legal', isLink: false }], [{ path: '/legal', languages: ['en'] }]],
    },
  ],
  ordered: [
    {
      rule: { rule: 'ordered', message, fields: ['from', 'to'] },
      met: [{ from: '2026-01', to: '2026-02' }, { from: '2026-01' }, { to: '' }, 'text'],
      broken: [
        { from: '2026-02', to: '2026-01' },
        { from: '2026-01', to: '2026-01' },
      ],
    },
  ],
  differ: [
    {
      rule: { rule: 'differ', message, fields: ['path', 'toPath'] },
      met: [{ path: '/a', toPath: '/b' }, { path: '/a' }, {}],
      broken: [
        { path: '/a', toPath: '/a' },
        { path: { a: 1, b: 2 }, toPath: { b: 2, a: 1 } },
      ],
    },
  ],
  notShorter: [
    {
      rule: { rule: 'notShorter', message, fields: ['can', 'risk'] },
      met: [{ can: 'gain', risk: 'lose' }, { can: 'gain', risk: 'lose more' }, { can: 'gain' }, 'text'],
      broken: [
        { can: 'gain', risk: 'no' },
        { can: 'gain', risk: 'no      ' },
      ],
    },
  ],
  either: [
    {
      rule: { rule: 'either', message, fields: ['alt', 'isDecorative'] },
      met: [{ alt: 'A harbour' }, { isDecorative: true }, { alt: [{ value: 'A harbour' }] }, 'text'],
      broken: [{}, { alt: '' }, { alt: '  ' }, { alt: [] }, { isDecorative: false }, { alt: null }],
    },
  ],
  counts: [
    {
      rule: { rule: 'counts', message, items: 'rows', field: 'cells', of: 'columns' },
      met: [rows(['1', '2'], ['3', '4']), rows(), 'text'],
      broken: [rows(['1', '2'], ['3']), rows(['1', '2', '3'])],
    },
  ],
  circle: [
    {
      rule: { rule: 'circle', message, field: 'path', of: 'toPath', below: 'children' },
      met: [
        [
          { path: '/a', children: [{ path: '/b' }] },
          { path: '/c', toPath: '/a' },
        ],
        [
          { path: '/a', toPath: '/b' },
          { path: '/b', toPath: '/c' },
        ],
      ],
      broken: [
        [{ path: '/a', children: [{ path: '/b', children: [{ path: '/a' }] }] }],
        [
          { path: '/a', toPath: '/b' },
          { path: '/b', toPath: '/a' },
        ],
      ],
    },
  ],
  keys: [
    {
      rule: { rule: 'keys', message, table },
      met: [override('title', ''), override('', ''), override('other', '', 'unknown'), {}],
      broken: [override('other', ''), override('toString', '')],
    },
  ],
  placeholders: [
    {
      rule: { rule: 'placeholders', message, table },
      met: [override('scale.low', 'x {{percentage}}'), override('other', '{{y}}'), override('title', 5)],
      broken: [override('scale.low', 'x'), override('title', '{{percentage}}')],
    },
  ],
}

const cases = Object.values(kinds).flat()

describe('isMet', () => {
  it.each(cases)('holds values against $rule.rule', ({ rule, met, broken }) => {
    expect(met.filter((value) => !isMet(rule, value))).toEqual([])
    expect(broken.filter((value) => isMet(rule, value))).toEqual([])
  })

  it('has no verdict where other documents are needed', () => {
    const rules: Constraint[] = [
      { rule: 'unique', with: [], message },
      { rule: 'target', message },
      { rule: 'paper', message },
      { rule: 'label', of: 'file', field: 'version', message },
    ]
    expect(rules.every((rule) => isMet(rule, 'anything'))).toBe(true)
  })
})

describe('faultPaths', () => {
  it('is empty exactly where a value meets its rule', () => {
    for (const { rule, met, broken } of cases) {
      expect(met.flatMap((value) => faultPaths(rule, value))).toEqual([])
      expect(broken.map((value) => faultPaths(rule, value).length > 0)).toEqual(broken.map(() => true))
    }
  })

  it('names every forbidden text, the second of two fields, and the words at fault', () => {
    const forbids: Constraint = { rule: 'forbids', pattern: 'x', message }
    expect(faultPaths(forbids, { a: ['x', { _key: 'k', b: 'x' }, 'y'] })).toEqual([
      ['a', 0],
      ['a', { _key: 'k' }, 'b'],
    ])
    const ordered: Constraint = { rule: 'ordered', fields: ['from', 'to'], message }
    expect(faultPaths(ordered, { from: 'b', to: 'a' })).toEqual([['to']])
    const either: Constraint = { rule: 'either', fields: ['alt', 'isDecorative'], message }
    expect(faultPaths(either, {})).toEqual([['alt']])
    const keys: Constraint = { rule: 'keys', table, message }
    expect(faultPaths(keys, override('other', ''))).toEqual([['overrides', 0, 'key']])
    expect(faultPaths({ rule: 'required', message }, '')).toEqual([[]])
  })
})
