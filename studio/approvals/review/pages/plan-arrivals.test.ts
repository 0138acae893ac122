import { expect, it } from 'vitest'
import { planArrivals } from './plan-arrivals.ts'

const paths = { inForce: '/fees', proposed: '/costs' }

it.each([
  ['nothing where the pages came', { path: '/fees', status: 200 }, undefined],
  ['nothing where the browser does not tell the answer', { path: '/fees', status: 0 }, undefined],
  ['an address that redirects', { path: '/costs', status: 200 }, { what: 'moved', to: '/costs' }],
  ['a page that is not there', { path: '/fees', status: 404 }, { what: 'missing', to: '/fees' }],
  ['a page that fails', { path: '/fees', status: 503 }, { what: 'failed', to: '/fees' }],
])('says %s', (_what, inForce, elsewhere) => {
  const expected = elsewhere ? [{ side: 'inForce', path: '/fees', ...elsewhere }] : []
  expect(planArrivals(paths, { inForce, proposed: { path: '/costs', status: 200 } })).toEqual(expected)
})

it('says nothing of a page that is new, or did not come yet', () => {
  expect(planArrivals({ inForce: undefined, proposed: '/new' }, {})).toEqual([])
})
