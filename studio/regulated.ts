/**
 * Regulated types: only compliance publishes them, and translators may not edit them. The lake enforces it.
 */
export const regulated: ReadonlySet<string> = new Set([
  'riskWarning',
  'legalDocument',
  'entity',
  'approvalPolicy',
])
