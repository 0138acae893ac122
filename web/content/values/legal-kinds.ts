/** Kinds of legal documents, in the order of the library. */
export const legalKinds = [
  'policy',
  'kid',
  'execution-quality',
  'top-venues',
  'quarterly',
  'capital',
] as const

export type LegalKind = (typeof legalKinds)[number]
