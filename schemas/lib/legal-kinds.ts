/** The kinds of legal papers, in the order of the library. */
export const legalKinds = [
  { value: 'policy', title: 'Policies' },
  { value: 'kid', title: 'Key information documents' },
  { value: 'execution-quality', title: 'Execution quality statements' },
  { value: 'top-venues', title: 'Top execution venues' },
  { value: 'quarterly', title: 'Quarterly execution data' },
  { value: 'capital', title: 'Capital disclosures' },
] as const

export const legalKindValues = legalKinds.map(({ value }) => value)

/** Kinds whose papers are about a year, and belong to a series. */
export const yearlyKinds: ReadonlySet<unknown> = new Set([
  'execution-quality',
  'top-venues',
  'quarterly',
  'capital',
])
