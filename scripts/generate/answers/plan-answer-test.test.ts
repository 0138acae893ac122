import { expect, it } from 'vitest'
import { planAnswerTest, untyped } from './plan-answer-test.ts'

const part = 'export type Part = {\n  value?: unknown;\n};\n'
const loose = 'export type AQueryResult = {\n  part: Part | null;\n};\n'
const typed = 'export type FaqEntryQueryResult = Array<"unknown" | "any">;\n'

it('notices any and unknown, also in a part of an answer, and takes no value of the content for a type', () => {
  expect(untyped(`${part}\n${loose}\n${typed}`, [{ type: 'faqEntry' }])).toEqual([
    'AQueryResult holds any or unknown.',
  ])
})

it('takes the part of an image that Sanity itself does not type for no fault', () => {
  const image = 'export type Image = {\n  media?: unknown;\n  asset?: string;\n};\n'
  const answer = 'export type FaqEntryQueryResult = Array<Image>;\n'
  expect(untyped(`${image}\n${answer}`, [{ type: 'faqEntry' }])).toEqual([])
})

it('notices a query that Sanity could not read', () => {
  expect(untyped(typed, [{ type: 'faqEntry' }, { type: 'banner' }])).toEqual([
    'There is no BannerQueryResult: Sanity cannot read the query.',
  ])
})

it('compares the shape of each document with the answer to its query', () => {
  expect(planAnswerTest([{ type: 'faqEntry' }])).toContain(
    "Reads<Filled<NonNullable<Data<'faqEntry'>>>, Filled<NonNullable<answers.FaqEntryQueryResult>>>",
  )
})
