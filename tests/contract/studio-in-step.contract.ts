import { afterAll, beforeAll, expect, it } from 'vitest'
import { planMatrix, type StoredDocument } from '#studio/translations/plan-matrix.ts'
import { markInStep } from '#studio/translations/mark-in-step.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

let lake: TestLake

const text = (language: string, value: string) => ({
  _key: language,
  _type: 'internationalizedArrayStringValue',
  language,
  value,
})
const page = (language: string, title: string) => ({
  _id: `page-${language}-fees`,
  _type: 'page',
  language,
  path: '/fees',
  title,
})
const entry = {
  _id: 'faq-a',
  _type: 'faqEntry',
  question: [text('en', 'How long?'), text('de', 'Wie lange?'), text('pl', 'Jak długo?')],
}

beforeAll(async () => {
  lake = await openTestLake()
  const transaction = lake.client().transaction()
  for (const document of [page('en', 'Fees'), page('de', 'Kosten'), page('pl', 'Koszty'), entry]) {
    transaction.create<Record<string, unknown>>(document)
  }
  await transaction.commit()
}, 60_000)
afterAll(() => lake?.stop())

const matrix = async () => {
  const documents = await lake
    .client({ perspective: 'raw' })
    .fetch<StoredDocument[]>('*[_type in ["page", "faqEntry"]]')
  return planMatrix(documents, ['de', 'pl'])
}

it('a translator says of the own language that it is in step, and of no other', async () => {
  const translator = lake.client({ token: await signInAs(lake.url, 'translator-pl') })
  for (const row of await matrix()) {
    const { de, pl } = row.cells
    expect([de?.state, pl?.state]).toEqual(['stale', 'stale'])
    if (!de?.document || !pl?.document) throw new Error('a translation is missing')
    await markInStep(translator, row.source, pl.document, ['pl'])
    await expect(markInStep(translator, row.source, de.document, ['de'])).rejects.toThrow(/Translator/)
  }
  const states = (await matrix()).map(({ cells }) => [cells.de?.state, cells.pl?.state])
  expect(states).toEqual([
    ['stale', 'in step'],
    ['stale', 'in step'],
  ])
})

it('is stale again when the English is changed', async () => {
  await lake.client().patch('page-en-fees').set({ title: 'All fees' }).commit()
  const [first] = await matrix()
  expect(first?.cells.pl).toMatchObject({ state: 'stale', stale: ['title'] })
})
