import { describe, expect, test } from 'vitest'
import { type Choice, matching, planKey } from './plan-combobox.ts'

const choices: Choice[] = ['Poland', 'Österreich', 'Norway', 'Łotwa', 'New Poland'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))
const labels = (text: string) => matching(choices, text).map(({ label }) => label)

describe('what matches', () => {
  test('names that begin with the text come first, and marks on letters do not count', () => {
    expect(labels('pol')).toEqual(['Poland', 'New Poland'])
    expect(labels('oster')).toEqual(['Österreich'])
    expect(labels('lotwa')).toEqual(['Łotwa'])
    expect(labels(' N')).toEqual(['Norway', 'New Poland', 'Poland'])
  })

  test('no text is every choice in its order, nonsense is none', () => {
    expect(labels('')).toEqual(choices.map(({ label }) => label))
    expect(labels('zz')).toEqual([])
  })
})

describe('what keys do', () => {
  const open = { isOpen: true, active: 0, count: 3, hasText: true }

  test('arrows go round the list, and open it', () => {
    expect(planKey('ArrowDown', open)).toEqual({ action: 'move', index: 1 })
    expect(planKey('ArrowDown', { ...open, active: 2 })).toEqual({ action: 'move', index: 0 })
    expect(planKey('ArrowUp', open)).toEqual({ action: 'move', index: 2 })
    expect(planKey('ArrowDown', { ...open, isOpen: false, active: -1 })).toEqual({ action: 'move', index: 0 })
    expect(planKey('ArrowDown', { ...open, count: 0 })).toBeNull()
  })

  test('Enter takes only what the arrows stand on, so that it still sends the form', () => {
    expect(planKey('Enter', open)).toEqual({ action: 'take' })
    expect(planKey('Enter', { ...open, active: -1 })).toBeNull()
    expect(planKey('Enter', { ...open, isOpen: false })).toBeNull()
  })

  test('Escape closes, then empties, then is left to the dialog around', () => {
    expect(planKey('Escape', open)).toEqual({ action: 'close' })
    expect(planKey('Escape', { ...open, isOpen: false })).toEqual({ action: 'empty' })
    expect(planKey('Escape', { ...open, isOpen: false, hasText: false })).toBeNull()
  })

  test('Tab closes and goes on, letters type', () => {
    expect(planKey('Tab', open)).toEqual({ action: 'leave' })
    expect(planKey('a', open)).toBeNull()
  })
})
