import { afterEach, describe, expect, it } from 'vitest'
import { required } from '#schemas/lib/constraints.ts'
import { check } from '#schemas/lib/check.ts'
import { titleOf } from '#schemas/lib/fields.ts'
import { headerAdvice } from '#schemas/lib/header-room.ts'
import { inWords, say, sayDay, sayFigure, speak } from './say.ts'

const shouting = (english: string) =>
  english.toUpperCase().replaceAll(/\{\{\w+\}\}/g, (place) => place.toLowerCase())

afterEach(() => speak((english) => english))

/** What the Studio's rules of a field say of a value that is missing. */
const faultsOf = (validation: ReturnType<typeof check>): unknown[] => {
  const validators: ((value: unknown, context: never) => unknown)[] = []
  const rule = {
    custom(validator: (value: unknown, context: never) => unknown) {
      validators.push(validator)
      return rule
    },
  }
  validation(rule)
  return validators.map((validate) => validate(undefined, {} as never))
}

describe('the content model', () => {
  it('speaks English where nobody gave it another language', () => {
    expect(inWords('Page')).toBe('Page')
    expect(say('from {{time}}', { time: '08:00' })).toBe('from 08:00')
  })

  it('speaks in its previews, its choices and its remarks as it was given', () => {
    speak(shouting)
    expect(say('from {{time}}', { time: 'Monday' })).toBe('FROM Monday')
    expect(titleOf([{ value: 'rule', title: 'Rule' }], 'rule')).toBe('RULE')
    expect(titleOf([{ value: 'rule', title: 'Rule' }], undefined)).toBe('')
    expect(headerAdvice([{ name: [{ language: 'en', value: 'a'.repeat(60) }] }])).toMatch(
      /^English: THE NAMES.* 60 /,
    )
  })

  it('writes figures and days as the language does it was given', () => {
    expect([sayFigure(74.5), sayDay('2026-09-30')]).toEqual(['74.5', '2026-09-30'])
    speak(shouting, 'de-DE')
    expect([sayFigure(74.5), sayDay('2026-09-30')]).toEqual(['74,5', '30.09.2026'])
    expect(sayDay('soon')).toBe('soon')
  })

  it('speaks in the sentences of its rules, and keeps them in English for the lake', async () => {
    const validation = check(required('Write the path.'))
    speak(shouting)
    expect(await Promise.all(faultsOf(validation))).toEqual(['WRITE THE PATH.'])
    expect(validation.constraints).toEqual([{ rule: 'required', message: 'Write the path.' }])
  })
})
