import { expect, test } from 'vitest'
import type { LegalDocument } from '#web/documents/legal-document.ts'
import { planLatest } from './plan-latest.ts'

const paper = (slug: string, effectiveFrom: string | null, changes: string | null = null): LegalDocument => ({
  slug,
  kind: 'policy',
  title: slug,
  titleLocale: 'en',
  year: null,
  versionLabel: '1.0',
  effectiveFrom,
  changes,
  isSample: true,
  files: [{ locale: 'en', href: `/legal/${slug}.pdf`, size: 1000 }],
})

test.each([
  ['none', [], []],
  [
    'the three newest',
    [
      ['a', '2026-01-01'],
      ['b', '2026-03-01'],
      ['c', '2026-02-01'],
      ['d', '2026-04-01'],
    ],
    ['d', 'b', 'c'],
  ],
  [
    'a paper of tomorrow waits',
    [
      ['a', '2026-11-26'],
      ['b', '2026-11-25'],
    ],
    ['b'],
  ],
  [
    'a paper without a day is none',
    [
      ['a', null],
      ['b', '2026-11-25'],
    ],
    ['b'],
  ],
  [
    'on one day, what changed comes first',
    [
      ['a', '2026-10-01'],
      ['b', '2026-10-01', 'new'],
      ['c', '2026-10-01'],
    ],
    ['b', 'a', 'c'],
  ],
] as const)('%s', (_, papers, order) => {
  const given = papers.map(([slug, day, changes]) => paper(slug, day, changes ?? null))
  expect(planLatest(given, '2026-11-25').map(({ slug }) => slug)).toEqual(order)
})
