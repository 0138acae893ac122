import { describe, expect, test } from 'vitest'
import { sayEnglish } from '#tests/support/studio/say-english.ts'
import { type Found, planRefusal } from './plan-refusal.ts'
import { en } from './words/en.ts'

const say = sayEnglish(en)

const found: Found = {
  type: 'page',
  roles: ['Marketer'],
  isDisabled: true,
  hasChanges: true,
  waits: undefined,
  mayPublish: true,
  isUploading: false,
  fields: '',
  faults: [],
  tooltip: '',
}

describe('planRefusal', () => {
  test.each([
    ['where Publish is enabled', { isDisabled: false, mayPublish: false }],
    ['where there is nothing to publish', { hasChanges: false, mayPublish: false, fields: 'Title' }],
    ['while it publishes', {}],
  ])('says nothing %s', (_, part) => {
    expect(planRefusal(say, { ...found, ...part })).toBeUndefined()
  })

  test('says which signatures it waits for rather than whose right it is, once nothing is at fault', () => {
    const waits = 'Needs one signature of compliance; you are its author.'
    expect(planRefusal(say, { ...found, mayPublish: false, waits })).toBe(waits)
    expect(planRefusal(say, { ...found, waits, fields: 'Title' })).toBe(
      'This cannot be published until these fields are put right: Title.',
    )
  })

  test('names who publishes what is regulated, and what is not', () => {
    expect(planRefusal(say, { ...found, type: 'riskWarning', mayPublish: false })).toBe(
      'Your role, Marketer, may not publish this. Ask a user with the role Compliance to publish it.',
    )
    expect(planRefusal(say, { ...found, roles: ['Translator (German)'], mayPublish: false })).toBe(
      'Your role, Translator (German), may not publish this. Ask a user with the role Compliance or Marketer to publish it.',
    )
  })

  test('names the fields, and the faults of the document once', () => {
    expect(
      planRefusal(say, { ...found, fields: 'Title, Path', faults: ['Write no figure.', 'Write no figure.'] }),
    ).toBe('This cannot be published until these fields are put right: Title, Path. Write no figure.')
  })

  test('waits for an upload first, and says what else the button says', () => {
    const tooltip = 'A file is still being uploaded.'
    expect(planRefusal(say, { ...found, isUploading: true, fields: 'PDF', tooltip })).toBe(tooltip)
    expect(planRefusal(say, { ...found, tooltip: 'Waiting for tasks to finish before publishing' })).toBe(
      'Waiting for tasks to finish before publishing',
    )
  })
})
