import { expect, it } from 'vitest'
import { loginAddress, planLanding } from './plan-landing.ts'

const rules = { site: 'https://halyard.example', clientArea: 'https://client.halyard.example' }

it.each([
  [null, '/uc', 'en', '/uc'],
  [null, '/uc', 'de', '/de/uc'],
  [null, '/about', 'de', '/about'],
  [null, 'https://client.halyard.example/funds', 'pl', 'https://client.halyard.example/funds'],
  [null, 'https://evil.example', 'pl', '/pl/uc'],
  [null, '//evil.example', 'en', '/uc'],
  [null, { a: 1 }, 'en', '/uc'],
  [null, undefined, 'en', '/uc'],
  ['/de/trading/forex', '/uc', 'de', '/de/trading/forex'],
  ['/de/uc?x=1', '/uc', 'de', '/de/uc?x=1'],
  ['https://evil.example', '/uc', 'de', '/de/uc'],
  ['javascript:alert(1)', 'https://evil.example', 'en', '/uc'],
  ['/login', '/login', 'en', '/uc'],
  ['/de/login?redirect=/x', '/', 'en', '/'],
  ['', '/uc', 'en', '/uc'],
] as const)('from %j with %j in %s to %s (requirements E6)', (redirect, dt, locale, expected) => {
  expect(planLanding(redirect, dt, locale, rules)).toBe(expected)
})

it.each([
  ['/trading/forex?x=1', 'en', '/login?redirect=%2Ftrading%2Fforex%3Fx%3D1'],
  ['/de/uc', 'de', '/de/login?redirect=%2Fde%2Fuc'],
  ['/login', 'en', '/login'],
  ['/de/login?redirect=/x', 'de', '/de/login'],
] as const)('logging out on %s leads to %s (requirements A4, E7)', (here, locale, expected) => {
  expect(loginAddress(here, locale)).toBe(expected)
})
