import { describe, expect, it } from 'vitest'
import { versionAt, versionsIn } from './legal-times.ts'

const file = (asset: string) => ({ asset, label: asset, from: null })
const day = (number: number): string => `2026-03-0${number}T10:00:00.000Z`

const history = [
  { at: day(1), files: { en: file('a'), de: file('x') } },
  { at: day(2), files: { en: file('b'), de: file('x') } },
  // A second edition of the same file, and a language that goes.
  { at: day(3), files: { en: { ...file('b'), label: 'b again' } } },
  { at: day(4), files: { en: file('a') } },
]

describe('versionsIn', () => {
  it('has each file once, with every time in which readers got it', () => {
    expect(versionsIn(history)).toEqual({
      en: [
        {
          ...file('a'),
          shown: [
            { from: day(1), until: day(2) },
            { from: day(4), until: null },
          ],
        },
        { ...file('b'), label: 'b again', shown: [{ from: day(2), until: day(4) }] },
      ],
      de: [{ ...file('x'), shown: [{ from: day(1), until: day(3) }] }],
    })
  })

  it('has nothing of a paper that was never published', () => {
    expect(versionsIn([])).toEqual({})
  })
})

describe('versionAt', () => {
  const { en = [], de = [] } = versionsIn(history)
  it.each([
    [en, '2020-01-01T00:00:00Z', 0],
    [en, day(1), 0],
    [en, '2026-03-02T09:59:59.999Z', 0],
    [en, day(2), 1],
    [en, day(3), 1],
    [en, day(4), 0],
    [en, '2099-01-01T00:00:00Z', 0],
    [de, day(2), 0],
    [de, day(3), null],
    [[], day(3), null],
  ])('%#', (versions, at, place) => {
    expect(versionAt(versions, Date.parse(at))).toBe(place)
  })
})
