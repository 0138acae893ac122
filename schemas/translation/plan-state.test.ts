import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { planTranslation } from './plan-state.ts'
import { recordOf } from './record.ts'

const page = (language: string, title: string, text: string) => ({
  _id: `page-${language}-a`,
  _type: 'page',
  language,
  path: '/a',
  title,
  blocks: [
    { _key: 'x', _type: 'opening', title: text },
    {
      _key: 'y',
      _type: 'richText',
      content: [
        {
          _type: 'block',
          _key: 'b',
          children: [
            { _type: 'span', text },
            { _type: 'span', text: '!' },
          ],
        },
      ],
    },
    { _key: 'z', _type: 'dataTable', rows: [{ _key: 'r', cells: ['1', text] }], name: 'harbour' },
  ],
})
const english = page('en', 'Fees', 'What it costs')
const translated = { ...page('de', 'Kosten', 'Was es kostet'), translatedFrom: [recordOf(english, 'de')] }

const text = (language: string, value: string) => ({
  _key: language,
  _type: 'internationalizedArrayStringValue',
  language,
  value,
})
const entry = (...question: ReturnType<typeof text>[]) => ({
  _id: 'faq-a',
  _type: 'faqEntry',
  topic: 'risk',
  question,
})

describe('planTranslation of pages', () => {
  it('is in step when every field was translated from what the source says', () => {
    expect(planTranslation('de', english, translated, undefined)).toEqual({
      state: 'in step',
      missing: [],
      untranslated: [],
      stale: [],
    })
  })

  it('is stale in the field whose source was changed, and in no other', () => {
    const changed = { ...english, title: 'All fees' }
    expect(planTranslation('de', changed, translated, undefined)).toMatchObject({
      state: 'stale',
      stale: ['title'],
    })
    const rewritten = page('en', 'Fees', 'What you pay')
    expect(planTranslation('de', rewritten, translated, undefined).stale).toEqual([
      'blocks[x].title',
      'blocks[y].content',
      'blocks[z].rows[r].cells',
    ])
  })

  it('is stale where nobody said what it was translated from', () => {
    const { translatedFrom: _, ...unknown } = translated
    expect(planTranslation('de', english, unknown, undefined).state).toBe('stale')
  })

  it('is not translated where running text is the English, until somebody says that it reads the same', () => {
    const copied = { ...page('de', 'Fees', 'What it costs') }
    expect(planTranslation('de', english, copied, undefined)).toMatchObject({
      state: 'not translated',
      untranslated: ['blocks[x].title', 'blocks[y].content', 'blocks[z].rows[r].cells'],
      stale: ['title'],
    })
    const said = { ...copied, translatedFrom: [recordOf(english, 'de', copied)] }
    expect(planTranslation('de', english, said, undefined).state).toBe('in step')
    // What was said of other words does not count for the English that was copied over them.
    const overwritten = { ...copied, translatedFrom: [recordOf(english, 'de', translated)] }
    expect(planTranslation('de', english, overwritten, undefined).state).toBe('not translated')
  })

  it('is missing without a page, and where the source has a field more', () => {
    expect(planTranslation('pl', english, undefined, undefined).missing).toContain('title')
    const longer = { ...english, blocks: [...english.blocks, { _key: 'n', _type: 'opening', title: 'New' }] }
    expect(planTranslation('de', longer, translated, undefined)).toMatchObject({
      state: 'missing',
      missing: ['blocks[n].title'],
    })
  })

  it('is in review while its draft says something else', () => {
    const draft = { ...translated, title: 'Alle Kosten' }
    expect(planTranslation('de', english, translated, draft).state).toBe('in review')
    expect(planTranslation('de', english, undefined, translated).state).toBe('in review')
    expect(planTranslation('de', english, translated, { ...translated, path: '/b' }).state).toBe('in step')
  })
})

describe('planTranslation of documents that hold all languages', () => {
  const source = entry(text('en', 'How long?'), text('de', 'Wie lange?'))
  const inStep = { ...source, translatedFrom: [recordOf(source, 'de')] }

  it('knows each language by itself', () => {
    expect(planTranslation('de', inStep, inStep, undefined).state).toBe('in step')
    expect(planTranslation('pl', inStep, inStep, undefined)).toMatchObject({
      state: 'missing',
      missing: ['question'],
    })
  })

  it('is stale when the English was changed in the same document', () => {
    const changed = { ...inStep, question: [text('en', 'How many days?'), text('de', 'Wie lange?')] }
    expect(planTranslation('de', changed, changed, undefined)).toMatchObject({
      state: 'stale',
      stale: ['question'],
    })
  })
})

it('names words by what they say', () => {
  const names = new Set(['', 'a', 'b', 'ab', 'ba', 'Fees', 'fees', 'What it costs', 'Żółw'].map(fingerprint))
  expect(names.size).toBe(9)
  expect(fingerprint('Z\u0307o')).toBe(fingerprint('\u017Bo'))
})
