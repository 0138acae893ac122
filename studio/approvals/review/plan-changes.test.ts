import { describe, expect, it } from 'vitest'
import { paragraph, text } from '#tests/support/lake/sample-documents.ts'
import { type Change, planChanges } from './plan-changes.ts'
import type { Speech } from './plan-words.ts'

const side = (runs: Change['before']) =>
  runs.map(({ text: words, mark }) => (mark === 'same' ? words : `[${words}]`)).join('')

const told = ({ path, language, before, after }: Change) => {
  return [language === undefined ? path : `${path} ${language}`, side(before), side(after)]
}
const plain: Speech = {
  nameOf: (id) => `name of ${id}`,
  flag: (value) => (value ? 'yes' : 'no'),
  number: String,
  day: (value) => `day ${value}`,
  moment: (value) => `moment ${value}`,
}
const places = [{ value: 'home', title: 'Home page' }]
const file = (_ref: string) => ({ _type: 'file', asset: { _type: 'reference', _ref } })
const link = (href: string) => {
  const [block] = paragraph('Read the terms')
  return [{ ...block, markDefs: [{ _key: 'm', _type: 'link', href }] }]
}

describe('planChanges', () => {
  it.each([
    [
      'a figure',
      { lossPercentage: 74.12 },
      { lossPercentage: 74.9 },
      [['lossPercentage', '[74.12]', '[74.9]']],
    ],
    [
      'words of one language',
      { title: text('String', 'Cash accounts') },
      { title: text('String', 'Cash deposits') },
      [['title[en].value en', 'Cash [accounts]', 'Cash [deposits]']],
    ],
    ['what is new', {}, { source: 'Worksheet' }, [['source', '', '[Worksheet]']]],
    ['what was taken out', { source: 'Worksheet' }, {}, [['source', '[Worksheet]', '']]],
    [
      'a field of a list item',
      { blocks: [{ _key: 'a', _type: 'hero', title: 'Who we are' }] },
      { blocks: [{ _key: 'a', _type: 'hero', title: 'Who we were' }] },
      [['blocks[a].title', 'Who we [are]', 'Who we [were]']],
    ],
    [
      'a whole new list item',
      { blocks: [] },
      { blocks: [{ _key: 'a', _type: 'hero', title: 'New', link: { path: '/x' } }] },
      [
        ['blocks[a].title', '', '[New]'],
        ['blocks[a].link.path', '', '[/x]'],
      ],
    ],
    [
      'rich text',
      { body: paragraph('We close the smallest') },
      { body: paragraph('We close the largest') },
      [['body', 'We close the [smallest]', 'We close the [largest]']],
    ],
    [
      'the address of a link under the same words',
      { body: link('/a') },
      { body: link('/b') },
      [['body', 'Read the terms\n→ /[a]', 'Read the terms\n→ /[b]']],
    ],
    ['another file', { pdf: file('file-a') }, { pdf: file('file-b') }, [['pdf.asset', '[KID 1]', '[KID 2]']]],
    [
      'nothing of a reference that a draft marks as its own',
      { at: { _ref: 'x' } },
      { at: { _ref: 'x', _weak: true, _strengthenOnPublish: { type: 'page' } } },
      [],
    ],
    [
      'an order',
      {
        items: [
          { _key: 'a', name: 'A' },
          { _key: 'b', name: 'B' },
        ],
      },
      {
        items: [
          { _key: 'b', name: 'B' },
          { _key: 'a', name: 'A' },
        ],
      },
      [['items', '[A]\n[B]', '[B]\n[A]']],
    ],
    ['nothing of the lake’s own', { _rev: 'a', _updatedAt: 'x' }, { _rev: 'b', _updatedAt: 'y' }, []],
  ])('shows %s', (_what, before, after, expected) => {
    const names = new Map([
      ['file-a', 'KID 1'],
      ['file-b', 'KID 2'],
    ])
    const speech = { ...plain, nameOf: (id: string) => names.get(id) ?? id }
    const found = planChanges(before, after, { type: undefined, speech }).map(told)
    if (_what === 'an order') {
      expect(found).toHaveLength(1)
      expect(found[0]?.[0]).toBe('items')
    } else expect(found).toEqual(expected)
  })

  it('says that formatting alone differs by showing the same words', () => {
    const [block] = paragraph('Bold words')
    const bold = { ...block, children: block?.children.map((child) => ({ ...child, marks: ['strong'] })) }
    const said = { type: undefined, speech: plain }
    expect(planChanges({ body: [block] }, { body: [bold] }, said).map(told)).toEqual([
      ['body', 'Bold words', 'Bold words'],
    ])
  })

  it('says values as people know them, in the order of the content model', () => {
    const string = { name: 'string' }
    const type = {
      name: 'banner',
      fields: [
        { name: 'kind', type: { ...string, options: { list: [{ value: 'promo', title: 'Promotional' }] } } },
        { name: 'newWindow', type: { name: 'boolean' } },
        { name: 'from', type: { name: 'date' } },
        { name: 'at', type: { name: 'datetime' } },
        { name: 'places', type: { name: 'array', of: [{ ...string, options: { list: places } }] } },
        { name: 'page', type: { name: 'reference' } },
      ],
    }
    const after = {
      page: { _ref: 'page-en-fees' },
      places: ['home'],
      at: '2026-11-26T18:00:00Z',
      from: '2026-11-26',
      newWindow: false,
      other: 1200,
      kind: 'promo',
    }
    const changes = planChanges({}, after, { type, speech: plain })
    expect(changes.map(told).map(([path, , words]) => [path, words])).toEqual([
      ['kind', '[Promotional]'],
      ['newWindow', '[no]'],
      ['from', '[day 2026-11-26]'],
      ['at', '[moment 2026-11-26T18:00:00Z]'],
      ['places', '[Home page]'],
      ['page', '[name of page-en-fees]'],
      ['other', '[1200]'],
    ])
    expect(changes.find(({ path }) => path === 'page')?.targets).toEqual({ after: 'page-en-fees' })
  })
})
