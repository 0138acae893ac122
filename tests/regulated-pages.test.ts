import { expect, it } from 'vitest'
import { policyTable } from '#lake/approvals/policy.ts'
import { localeIds } from '#locales/table.ts'
import { planPlaces } from '#studio/approvals/review/plan-places.ts'

/** What a document of a type must say to have its address. */
const samples: Readonly<Record<string, Record<string, unknown>>> = {
  page: { path: '/fees' },
  instrument: { symbol: 'EURUSD', assetClass: 'forex' },
  legalDocument: { slug: 'terms' },
}
/** Who signs and how many is seen by nobody on the site. */
const withoutPage = new Set(['approvalPolicy'])

const shipped = policyTable(undefined)
const regulated = [
  'riskWarning',
  'entity',
  'legalDocument',
  'approvalPolicy',
  'banner',
  'instrument',
  'contact',
  'menu',
].filter((type) => shipped.of(type).people > 0)

it('knows every regulated type', () => {
  expect(regulated).toHaveLength(8)
})

it.each(regulated)('%s is looked at on the site in every language before it is signed', (type) => {
  const shown = [...planPlaces({ _type: type, ...samples[type] }).keys()]
  expect(shown).toEqual(withoutPage.has(type) ? [] : localeIds)
})
