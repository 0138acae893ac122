import { expect, it } from 'vitest'
import { z } from 'zod'
import { parsingOnce } from './parsing-once.ts'

it('an answer is checked once for all of its readers, another one anew', () => {
  const parse = parsingOnce(z.object({ figure: z.number() }))
  const answer = { figure: 74, more: true }
  const first = parse(answer)
  expect(first).toEqual({ figure: 74 })
  expect(parse(answer)).toBe(first)
  expect(parse({ figure: 75 })).toEqual({ figure: 75 })
  expect(() => parse({ figure: '76' })).toThrow('figure')
})
