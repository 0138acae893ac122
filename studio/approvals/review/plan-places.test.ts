import { expect, it } from 'vitest'
import { planPlaces } from './plan-places.ts'

it.each([
  ['what stands everywhere', { _type: 'riskWarning' }, { en: '/', de: '/de', pl: '/pl' }],
  [
    'a paper in its library',
    { _type: 'legalDocument', slug: 'terms' },
    { en: '/more/legal', de: '/de/more/legal', pl: '/pl/more/legal' },
  ],
  ['a page in its language', { _type: 'page', language: 'de', path: '/fees' }, { de: '/de/fees' }],
  [
    'an instrument on its own page',
    { _type: 'instrument', symbol: 'EURUSD', assetClass: 'forex' },
    { en: '/trading/forex/eurusd', de: '/de/trading/forex/eurusd', pl: '/pl/trading/forex/eurusd' },
  ],
  [
    'a banner where it stands, in its languages',
    { _type: 'banner', routes: ['/trading', '/fees'], languages: ['de', 'pl'] },
    { de: '/de/trading', pl: '/pl/trading' },
  ],
  [
    'a banner that stands everywhere on the home page',
    { _type: 'banner', routes: [], languages: null },
    { en: '/', de: '/de', pl: '/pl' },
  ],
  ['nothing of what nobody sees', { _type: 'approvalPolicy' }, {}],
])('finds %s', (_what, document, places) => {
  expect(Object.fromEntries(planPlaces(document))).toEqual(places)
})
