import { describe, expect, test } from 'vitest'
import { type Found, planRefusal } from './plan-refusal.ts'

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
    expect(planRefusal({ ...found, ...part })).toBeUndefined()
  })

  test('says which signatures it waits for rather than whose right it is, once nothing is at fault', () => {
    const waits = 'Needs one signature of compliance; you are its author.'
    expect(planRefusal({ ...found, mayPublish: false, waits })).toBe(waits)
    expect(planRefusal({ ...found, waits, fields: 'Title' })).toBe(
      'This cannot be published until these fields are put right: Title.',
    )
  })

  test('names who publishes what is regulated, and what is not', () => {
    expect(planRefusal({ ...found, type: 'riskWarning', mayPublish: false })).toBe(
      'Your role, Marketer, may not publish this. Ask a user with the role Compliance to publish it.',
    )
    expect(planRefusal({ ...found, roles: ['Translator (German)'], mayPublish: false })).toBe(
      'Your role, Translator (German), may not publish this. Ask a user with the role Compliance or Marketer to publish it.',
    )
  })

  test('names the fields, and the faults of the document once', () => {
    expect(
      planRefusal({ ...found, fields: 'Title, Path', faults: ['Write no figure.', 'Write no figure.'] }),
    ).toBe('This cannot be published until these fields are put right: Title, Path. Write no figure.')
  })

  test('waits for an upload first, and says what else the button says', () => {
    const tooltip = 'A file is still being uploaded.'
    expect(planRefusal({ ...found, isUploading: true, fields: 'PDF', tooltip })).toBe(tooltip)
    expect(planRefusal({ ...found, tooltip: 'Waiting for tasks to finish before publishing' })).toBe(
      'Waiting for tasks to finish before publishing',
    )
  })
})
