import { expect, test } from 'vitest'
import type { ListedPaper } from '#web/documents/legal-document.ts'
import type { LegalKind } from '#web/content/values/legal-kinds.ts'
import { fileFor, planLibrary, planYearIndex } from './plan-library.ts'

const paper = (slug: string, kind: LegalKind, year: number | null = null): ListedPaper => ({
  slug,
  kind,
  title: slug,
  titleLocale: 'en',
  year,
  versionLabel: '1.0',
  effectiveFrom: '2026-10-01',
  changes: null,
  isSample: true,
  files: [{ locale: 'en', href: `/legal/${slug}.pdf`, size: 1000 }],
  permanentHref: null,
  earlier: [],
})

const papers = [
  paper('zeta', 'policy'),
  paper('alpha', 'policy'),
  paper('capital-2023', 'capital', 2023),
  paper('capital-2024', 'capital', 2024),
  paper('venues-2022', 'top-venues', 2022),
]

test('the editor orders the kinds, titles and years the papers', () => {
  const groups = planLibrary(papers, ['capital', 'policy', 'kid'], 'en')
  expect(groups.map(({ kind, papers: list }) => [kind, list.map(({ slug }) => slug)])).toEqual([
    ['capital', ['capital-2024', 'capital-2023']],
    ['policy', ['alpha', 'zeta']],
  ])
  expect(planLibrary(papers, [], 'en').map(({ kind }) => kind)).toEqual(['policy', 'top-venues', 'capital'])
})

test('the index crosses series and years, and is absent without years', () => {
  const index = planYearIndex(planLibrary(papers, [], 'en'))
  expect(index?.years).toEqual([2024, 2023, 2022])
  expect(index?.rows.map(({ kind, cells }) => [kind, cells.map((cell) => cell.papers.length)])).toEqual([
    ['top-venues', [0, 0, 1]],
    ['capital', [1, 1, 0]],
  ])
  expect(planYearIndex(planLibrary(papers, ['policy'], 'en'))).toBeNull()
})

test('a reader gets their language, else English', () => {
  const both = paper('both', 'kid')
  both.files = [
    { locale: 'en', href: '/legal/both.pdf', size: 1 },
    { locale: 'de', href: '/de/legal/both.pdf', size: 1 },
  ]
  expect(fileFor(both, 'de')?.href).toBe('/de/legal/both.pdf')
  expect(fileFor(both, 'pl')?.href).toBe('/legal/both.pdf')
  expect(fileFor({ ...both, files: [] }, 'en')).toBeNull()
})
