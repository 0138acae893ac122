import { describe, expect, it } from 'vitest'
import { parseMarkdown, parseSpans } from './markdown.ts'
import { markdownOf } from './markdown-of.ts'
import { portableText } from './portable-text.ts'
import { typeset } from '#content/typography.ts'

describe('parseMarkdown', () => {
  it('reads headings, paragraphs, lists, quotes and tables in their order', () => {
    const nodes = parseMarkdown(`
## Head
One line
and its end.

- first
  goes on
- second

1. one
2. two

> said

| A | B |
|---|---|
| 1 | 2 |
`)
    expect(nodes.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'item',
      'item',
      'item',
      'item',
      'quote',
      'table',
    ])
    expect(nodes[1]).toMatchObject({ spans: [{ text: 'One line and its end.' }] })
    expect(nodes[2]).toMatchObject({ list: 'bullet', spans: [{ text: 'first goes on' }] })
    expect(nodes[4]).toMatchObject({ list: 'number', spans: [{ text: 'one' }] })
    expect(nodes[7]).toEqual({ kind: 'table', head: ['A', 'B'], rows: [['1', '2']] })
  })

  it.each(['| A | B |\n| 1 | 2 |', '| A | B |\n|---|---|\n| 1 |'])('refuses a malformed table', (source) => {
    expect(() => parseMarkdown(source)).toThrow(/head/)
  })

  it('reads strong, emphasis and links', () => {
    expect(parseSpans('a **b** *c* [d](/e) f')).toEqual([
      { text: 'a ', marks: [] },
      { text: 'b', marks: ['strong'] },
      { text: ' ', marks: [] },
      { text: 'c', marks: ['em'] },
      { text: ' ', marks: [] },
      { text: 'd', marks: [], href: '/e' },
      { text: ' f', marks: [] },
    ])
  })
})

describe('portableText', () => {
  it('gives keyed blocks with lists and links', () => {
    expect(portableText('- see [this](/more/legal)')).toEqual([
      {
        _type: 'block',
        _key: 't01',
        style: 'normal',
        listItem: 'bullet',
        level: 1,
        markDefs: [{ _type: 'link', _key: 't01l1', href: '/more/legal' }],
        children: [
          { _type: 'span', _key: 't01s0', text: 'see ', marks: [] },
          { _type: 'span', _key: 't01s1', text: 'this', marks: ['t01l1'] },
        ],
      },
    ])
  })

  const file = `image-${'a'.repeat(40)}-1500x1000-png`
  const line = `![Two boats](${file}?caption=At+dawn+%281%29&credit=A.+B.&crop=0.1%2C0%2C0.25%2C0&hotspot=0.5%2C0.5%2C1%2C1)`

  it('reads a picture with its words and areas, and writes it again', () => {
    const text = portableText(`One.\n\n${line}\n\nTwo.`)
    expect(text[1]).toEqual({
      _type: 'image',
      _key: 't02',
      asset: { _type: 'reference', _ref: file },
      alt: 'Two boats',
      caption: 'At dawn (1)',
      credit: 'A. B.',
      crop: { _type: 'sanity.imageCrop', top: 0.1, bottom: 0, left: 0.25, right: 0 },
      hotspot: { _type: 'sanity.imageHotspot', x: 0.5, y: 0.5, width: 1, height: 1 },
    })
    expect(markdownOf(text)).toBe(`One.\n\n${line}\n\nTwo.`)
    expect(portableText(`![](${file}?decoration=)`)).toMatchObject([{ isDecorative: true }])
  })

  it('refuses a picture that names no file', () => {
    expect(() => portableText('![Two boats](boats.png)')).toThrow(/not written as one/)
  })

  it('refuses a table', () => {
    expect(() => portableText('| A |\n|---|\n| 1 |')).toThrow(/no table/)
  })
})

describe('typeset', () => {
  it.each([
    ['en', 'a 3.33% move', 'a 3.33% move'],
    ['de', '3,33 % von 10.000 Euro', '3,33\u00a0% von 10.000\u00a0Euro'],
    ['pl', 'do 20 000 euro i w banku', 'do 20\u00a0000\u00a0euro i\u00a0w\u00a0banku'],
  ] as const)('sets %s', (language, text, set) => {
    expect(typeset(language, text)).toBe(set)
  })
})
