import { expect, it } from 'vitest'
import { planGate } from './plan-gate.ts'

const site = 'https://halyard.example'

it.each([
  [null, 'en', '/?notice=login'],
  [null, 'de', '/de?notice=login'],
  [`${site}/de/trading/forex?sort=a`, 'de', '/de/trading/forex?sort=a&notice=login'],
  [`${site}/about?notice=login`, 'en', '/about?notice=login'],
  [`${site}/uc`, 'en', '/?notice=login'],
  [`${site}/pl/uc/`, 'pl', '/pl?notice=login'],
  ['https://evil.example/about', 'en', '/?notice=login'],
  ['https://halyard.example.evil.example/about', 'en', '/?notice=login'],
  ['not an address', 'en', '/?notice=login'],
  ['about:blank', 'en', '/?notice=login'],
] as const)('from %s in %s back to %s (requirements A2)', (referer, locale, expected) => {
  expect(planGate(referer, site, locale)).toBe(expected)
})

it('never leads to another host', () => {
  const next = planGate(`${site}//evil.example/x`, site, 'en')
  expect(new URL(next, site).origin).toBe(site)
})
