import { expect, it } from 'vitest'
import { placeholdersIn } from './fill.ts'

it('names each placeholder once, in alphabetical order', () => {
  expect(placeholdersIn('At {{ time }} in {{zone}}, {{time}}')).toEqual(['time', 'zone'])
  expect(placeholdersIn('{{count, number}} of {total}')).toEqual(['count'])
})
