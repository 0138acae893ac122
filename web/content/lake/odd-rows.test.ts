import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { banner } from '#web/documents/banner.ts'
import { faqEntry } from '#web/documents/faq-entry.ts'
import { redirect } from '#web/documents/redirect.ts'
import { parseSound, withoutNulls } from '#web/lib/parse-sound.ts'

const rows = z.array(
  z.object({
    _id: z.string(),
    on: z.boolean().nullish(),
    tags: z.array(z.string()).nullish(),
    items: z.array(z.object({ _key: z.string(), size: z.number() })).default([]),
  }),
)

describe('an answer read row by row', () => {
  it('is read whole where it is sound', () => {
    const raw = [{ _id: 'a', on: true, items: [{ _key: 'x', size: 1 }] }]
    expect(parseSound(rows, raw)).toEqual({ data: raw, leftOut: [] })
  })

  it('takes null for absent', () => {
    const raw = [{ _id: 'a', on: null, tags: null, items: null }]
    expect(parseSound(rows, raw)).toEqual({ data: [{ _id: 'a', items: [] }], leftOut: [] })
  })

  it('leaves out the smallest row that holds a fault, and names its document', () => {
    const raw = [
      { _id: 'a', on: 'yes' },
      {
        _id: 'b',
        items: [
          { _key: 'x', size: '1' },
          { _key: 'y', size: 2 },
        ],
      },
      { _id: 'c', tags: ['one', 5] },
      'no row',
      { _id: 'd' },
    ]
    const { data, leftOut } = parseSound(rows, raw)
    expect(data).toEqual([
      { _id: 'b', items: [{ _key: 'y', size: 2 }] },
      { _id: 'd', items: [] },
    ])
    expect(leftOut.map(({ document, path }) => [document, path])).toEqual([
      ['a', '[0].on'],
      ['b', '[1].items[0].size'],
      ['c', '[2].tags[1]'],
      [null, '[3]'],
    ])
  })

  it('leaves out a field of a document outside of rows, and fails where it must be there', () => {
    const one = z.object({
      name: z.string(),
      on: z.boolean().nullish(),
      at: z.object({ x: z.number() }).nullish(),
    })
    expect(parseSound(one, { name: 'a', on: 'yes', at: {} }).data).toEqual({ name: 'a' })
    expect(() => parseSound(one, { name: 7 })).toThrow('name')
    expect(() => parseSound(one, 'text')).toThrow('object')
    expect(() => parseSound(one, null)).toThrow('object')
  })

  it('keeps null items of lists, whose places may mean something', () => {
    expect(withoutNulls({ cells: ['a', null], note: null })).toEqual({ cells: ['a', null] })
  })
})

describe('one odd record takes nothing else with it', () => {
  it('of redirects', () => {
    const sound = { _id: 'b', from: '/old-b', to: '/fees' }
    const raw = [{ _id: 'a', from: '/old-a', to: '/fees', permanent: 'yes' }, sound]
    expect(redirect.parse(raw)).toEqual([{ from: '/old-b', to: '/fees' }])
    expect(redirect.leftOutOf?.(raw)).toMatchObject([{ document: 'a', path: '[0].permanent' }])
  })

  it('of banners: one whose end cannot be read is not shown for ever', () => {
    expect(banner.parse([{ _id: 'a', endsAt: 5 }, { _id: 'b' }]).map(({ _id }) => _id)).toEqual(['b'])
  })

  const span = { _type: 'span', _key: 's', text: 'ODD', marks: [] }
  const paragraph = { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [span] }
  it.each<[string, object, string[]]>([
    ['no list of marks', { ...paragraph, markDefs: null }, ['ODD', 'beside']],
    ['no style', { ...paragraph, style: null }, ['ODD', 'beside']],
    ['null for list and level', { ...paragraph, listItem: null, level: null }, ['ODD', 'beside']],
    ['no children', { ...paragraph, children: undefined }, ['beside']],
    [
      'a span without text',
      { ...paragraph, children: [{ _type: 'span', _key: 't' }, span] },
      ['ODD', 'beside'],
    ],
    ['a heading of the first level', { ...paragraph, style: 'h1' }, ['ODD', 'beside']],
    ['another kind', { _type: 'break', _key: 'a' }, ['beside']],
  ])('of texts: a paragraph with %s', (_what, odd, words) => {
    const beside = { ...paragraph, _key: 'b', children: [{ ...span, text: 'beside' }] }
    const [entry] = faqEntry.parse([{ _id: 'faq', answer: [{ language: 'en', value: [odd, beside] }] }])
    const read = entry?.answer?.[0]?.value ?? []
    expect(read.map(({ children }) => children.map(({ text }) => text).join(''))).toEqual(words)
  })
})
