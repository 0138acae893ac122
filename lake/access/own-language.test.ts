import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differsOnlyIn } from './own-language.ts'

const text = (language: string, value: unknown) => ({
  _key: language,
  _type: 'internationalizedArrayStringValue',
  language,
  value,
})
const word = fc.string({ maxLength: 4 })
const texts = fc
  .uniqueArray(fc.constantFrom('en', 'de', 'pl'), { minLength: 1 })
  .chain((languages) => fc.tuple(...languages.map((language) => word.map((value) => text(language, value)))))
const shared = fc.record({
  _id: fc.constant('menu'),
  _type: fc.constant('menu'),
  title: texts,
  items: fc.array(fc.record({ _key: word, name: texts, path: word, deep: fc.record({ note: texts }) }), {
    maxLength: 4,
  }),
  flag: fc.boolean(),
})

/** The same document with every text of one language written anew, or taken away. */
const rewritten = (value: unknown, language: string, to: string | undefined): unknown => {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const isOwn =
        typeof item === 'object' && item !== null && 'language' in item && item.language === language
      if (!isOwn) return [rewritten(item, language, to)]
      return to === undefined ? [] : [{ ...item, value: to }]
    })
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, rewritten(child, language, to)]),
  )
}
const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

describe('a change of texts in one language', () => {
  it('is one wherever the texts stand: changed, taken away or added', () => {
    fc.assert(
      fc.property(shared, word, fc.boolean(), (doc, value, isRemoval) => {
        const changed = asObject(rewritten(doc, 'de', isRemoval ? undefined : value))
        expect(differsOnlyIn('de', doc, { ...changed, _rev: 'new', _updatedAt: 'later' })).toBe(true)
        expect(differsOnlyIn('de', changed, doc)).toBe(true)
      }),
    )
  })

  it('is none as soon as anything of another language, or of none, differs', () => {
    fc.assert(
      fc.property(shared, fc.constantFrom('en', 'pl'), (doc, language) => {
        const foreign = asObject(rewritten(rewritten(doc, 'de', 'mine'), language, 'not mine'))
        const touches = JSON.stringify(rewritten(doc, 'de', 'mine')) !== JSON.stringify(foreign)
        expect(differsOnlyIn('de', doc, foreign)).toBe(!touches)
        expect(differsOnlyIn('de', doc, { ...doc, flag: !doc.flag })).toBe(false)
        expect(differsOnlyIn('de', doc, { ...doc, extra: 1 })).toBe(false)
        expect(differsOnlyIn('de', doc, { ...doc, items: [...doc.items, { _key: 'new' }] })).toBe(false)
        expect(differsOnlyIn('de', doc, { ...doc, _type: 'other' })).toBe(false)
      }),
    )
  })

  it('is none when a text becomes two, or something else than its siblings', () => {
    const doc = { title: [text('en', 'new'), text('de', 'neu')] }
    const posing = { ...text('de', 'neu'), _type: 'internationalizedArrayFileValue' }
    expect(differsOnlyIn('de', doc, { title: [text('en', 'new'), posing] })).toBe(false)
    expect(differsOnlyIn('de', doc, { title: [...doc.title, text('de', 'zwei')] })).toBe(false)
  })

  it.each([
    ['a text for the first time', {}, { title: [text('de', 'neu')] }, true],
    ['a foreign text for the first time', {}, { title: [text('de', 'neu'), text('en', 'new')] }, false],
    ['the last text gone', { title: [text('de', 'alt')] }, {}, true],
    [
      'other languages in another order',
      { title: [text('en', 1), text('pl', 2)] },
      { title: [text('pl', 2), text('en', 1)] },
      false,
    ],
    [
      'a text that becomes one of another language',
      { title: [text('de', 1)] },
      { title: [text('en', 1)] },
      false,
    ],
    ['another key', { title: [text('de', 1)] }, { title: [{ ...text('de', 1), _key: 'x' }] }, false],
    [
      'another type',
      { title: [text('de', 1)] },
      { title: [{ ...text('de', 1), _type: 'internationalizedArrayTextValue' }] },
      false,
    ],
    [
      'a name beside the value',
      { title: [text('de', 1)] },
      { title: [{ ...text('de', 1), extra: 1 }] },
      false,
    ],
    ['a second text', { title: [text('de', 1)] }, { title: [text('de', 1), text('de', 2)] }, false],
    [
      'a new text with the key of another',
      { title: [text('en', 1)] },
      { title: [text('en', 1), { ...text('de', 1), _key: 'en' }] },
      false,
    ],
    [
      'a new text of another type than its neighbours',
      { title: [text('en', 1)] },
      { title: [text('en', 1), { ...text('de', 1), _type: 'internationalizedArrayTextValue' }] },
      false,
    ],
    [
      'a new text between others',
      { title: [text('en', 1)] },
      { title: [text('de', 1), text('en', 1)] },
      true,
    ],
    ['a list of something else', { list: [] }, { list: [{ language: 'de' }] }, false],
    ['a list emptied', { list: [1] }, { list: [] }, false],
    ['a value beside the texts', { title: [text('de', 1)] }, { title: [text('de', 1), 'x'] }, false],
  ])('%s', (_, from, to, expected) => {
    expect(differsOnlyIn('de', from, to)).toBe(expected)
  })
})
