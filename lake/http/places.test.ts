import { expect, it } from 'vitest'
import { Places } from './places.ts'

it('holds as many for each and for all as it was told, and a place given back twice is one', () => {
  const places = new Places({ each: 2, all: 3 })
  const first = places.take('a')
  places.take('a')
  expect(places.take('a')).toBe('each')
  places.take('b')
  expect(places.take('c')).toBe('all')
  if (typeof first === 'string') throw new Error('no place')
  first()
  first()
  expect(places.take('c')).toBeTypeOf('function')
  expect(places.take('d')).toBe('all')
})
