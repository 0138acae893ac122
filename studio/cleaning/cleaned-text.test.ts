import { expect, it } from 'vitest'
import { cleanedText } from './cleaned-text.ts'

it.each([
  ['Fees', 'Fees', 0],
  ['Fe\u200bes\u2060', 'Fees', 2],
  ['Zoe\u0308', 'Zo\u00eb', 0],
  ['one\r\ntwo', 'one\ntwo', 0],
  ['Risiko\u00adhinweis', 'Risiko\u00adhinweis', 0],
  ['\u202e47\u202c%', '47%', 2],
])('of %j stays %j', (typed, text, left) => {
  expect(cleanedText(typed)).toEqual({ text, left })
})
