import { describe, expect, it } from 'vitest'
import { recordedIn, recordOf } from '#schemas/translation/record.ts'
import { planWords } from '#schemas/translation/plan-words.ts'
import { textsIn } from '#schemas/translation/texts.ts'
import { fieldName, valueAt, withEnglish } from './plan-field.ts'

const page = { _type: 'page', language: 'en', blocks: [{ _key: 'a', _type: 'opening', title: 'Fees' }] }
const path = ['blocks', { _key: 'a' }, 'title']

const text = (language: string, value?: string) => ({ _key: `k-${language}`, _type: 't', language, value })

describe('a field of a form', () => {
  it('has the name by which translations know it, and its value in the other document', () => {
    expect([...textsIn(page, 'en').keys()]).toEqual([fieldName(path)])
    expect(valueAt(page, path)).toBe('Fees')
    expect(valueAt(page, ['blocks', { _key: 'b' }, 'title'])).toBeUndefined()
  })

  it('is missing, not translated, stale, in step, or not yet said to be', () => {
    const recorded = recordedIn({ _type: 'page', translatedFrom: [recordOf(page, 'de')] }, 'de')
    const stateOf = (english: string, words: string) =>
      planWords(english, words, recorded.get(fieldName(path)))
    expect(stateOf('Fees', ' ')).toBe('missing')
    expect(stateOf('Fees', 'Kosten')).toBe('in step')
    expect(stateOf('All fees', 'Kosten')).toBe('stale')
    expect(planWords('Fees', 'Kosten', undefined)).toBe('unsaid')
    expect(stateOf('All our fees', 'All our fees')).toBe('not translated')
    expect(planWords('100%', '100%', undefined)).toBe('in step')
    expect(planWords('Forex', 'Forex', undefined)).toBe('unsaid')
  })
})

describe('withEnglish', () => {
  it('fills the item of the language and leaves its key, its place and all others alone', () => {
    expect(withEnglish([text('pl', ''), text('en', 'Fees'), text('de', 'Kosten')], 'pl')).toEqual([
      text('pl', 'Fees'),
      text('en', 'Fees'),
      text('de', 'Kosten'),
    ])
  })

  it('adds an item where the language has none, and does nothing without English', () => {
    expect(withEnglish([text('en', 'Fees')], 'de')).toEqual([
      text('en', 'Fees'),
      { ...text('en', 'Fees'), _key: 'de', language: 'de' },
    ])
    expect(withEnglish([text('pl', 'Koszty')], 'de')).toEqual([text('pl', 'Koszty')])
    expect(withEnglish(undefined, 'de')).toEqual([])
  })
})
