import { array, assert, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planInitials } from './plan-initials.ts'

/** People in the order of their accounts. */
const people = (...names: string[]) =>
  names.map((displayName, at) => ({ id: `u${at}`, displayName, createdAt: `2026-01-0${at + 1}` }))

const initialsOf = (...names: string[]) => [...planInitials(people(...names)).values()]

describe('planInitials', () => {
  it.each([
    [['Anna Nowak'], ['AN']],
    [
      ['Compliance 1', 'Compliance 2'],
      ['C1', 'C2'],
    ],
    [
      ['Translator German', 'Translator Polish'],
      ['TG', 'TP'],
    ],
    [
      ['Administrator', 'Marketer'],
      ['A', 'M'],
    ],
    [
      ['Anna Kowalska', 'Adam Kruk'],
      ['AKo', 'AKr'],
    ],
    [
      ['Anna Nowak', 'Anna Nowak'],
      ['AN1', 'AN2'],
    ],
    [
      ['Marek', 'Maria', 'Marketer'],
      ['Mare', 'Mari', 'Mark'],
    ],
    [['łukasz żak'], ['ŁŻ']],
    [['…'], ['?']],
  ])('of %j are %j', (names, initials) => {
    expect(initialsOf(...names)).toEqual(initials)
  })

  it('are the same whatever order the people come in', () => {
    const given = people('Anna Nowak', 'Anna Nowak', 'Adam Nowicki')
    expect(planInitials(given.toReversed())).toEqual(planInitials(given))
  })

  it('differ for any people', () => {
    const name = stringMatching(/^[AB][ab]{0,3}( [AB][ab]{0,3})?( [12])?$/)
    assert(
      property(array(name, { maxLength: 9 }), (names) => {
        const initials = initialsOf(...names)
        expect(new Set(initials).size).toBe(names.length)
      }),
    )
  })
})
