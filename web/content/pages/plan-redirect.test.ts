import { expect, test } from 'vitest'
import { planRedirect, type Redirect } from './plan-redirect.ts'

const pages = new Set(['/fees', '/account/deposit', '/'])
const ask = (redirects: Redirect[], address: string) => {
  const [path = '', query] = address.split('?')
  return planRedirect(redirects, { path, query: new URLSearchParams(query) }, (at) => pages.has(at))
}

test('an address that has moved leads to its page, in one hop over several redirects', () => {
  const redirects = [
    { from: '/costs', to: '/prices', permanent: true },
    { from: '/prices', to: '/fees', permanent: true },
    { from: '/start', to: '/', permanent: true },
  ]
  expect(ask(redirects, '/costs')).toEqual({ path: '/fees', isPermanent: true, taken: [] })
  expect(ask(redirects, '/prices/')).toEqual({ path: '/fees', isPermanent: true, taken: [] })
  expect(ask(redirects, '/start')).toEqual({ path: '/', isPermanent: true, taken: [] })
})

test('one hop that may change makes the whole way one that may', () => {
  const redirects = [
    { from: '/a', to: '/b', permanent: true },
    { from: '/b', to: '/fees' },
  ]
  expect(ask(redirects, '/a')).toEqual({ path: '/fees', isPermanent: false, taken: [] })
})

test('circles, ways to nowhere and unknown addresses lead nowhere', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
    { from: '/c', to: '/c' },
    { from: '/d', to: '/gone' },
  ]
  for (const path of ['/a', '/b', '/c', '/d', '/e']) expect(ask(redirects, path)).toBeNull()
})

test('an address in capitals leads to the page in small letters, and to none where there is none', () => {
  expect(ask([], '/FEES')).toEqual({ path: '/fees', isPermanent: true, taken: [] })
  expect(ask([], '/Account/Deposit/')).toEqual({ path: '/account/deposit', isPermanent: true, taken: [] })
  expect(ask([], '/NOWHERE')).toBeNull()
})

test.each([
  ['/Old-Page', '/old-page'],
  ['/old-page/', '/OLD-PAGE'],
  ['/old-page', '/old-page//'],
  ['/products/cfds.html', '/Products/CFDs.html'],
  ['/über-uns', '/%C3%BCber-uns'],
  ['/%C3%BCber-uns', '/%C3%9CBER-UNS/'],
  ['/u\u0308ber-uns', '/%C3%BCber-uns'],
  ['/a_b/c.d', '/a_b//c.d'],
  ['/100%', '/100%'],
])('the old address %s is found as %s', (from, asked) => {
  expect(ask([{ from, to: '/fees', permanent: true }], asked)).toEqual({
    path: '/fees',
    isPermanent: true,
    taken: [],
  })
})

test('a query is part of an old address, in any order, and what else was asked goes along', () => {
  const redirects = [
    { from: '/index.php?id=12&l=en', to: '/fees', permanent: true },
    { from: '/index.php?id=12', to: '/account/deposit', permanent: true },
    { from: '/index.php', to: '/', permanent: true },
  ]
  expect(ask(redirects, '/Index.php?utm_source=x&l=en&id=12')).toEqual({
    path: '/fees',
    isPermanent: true,
    taken: ['id', 'l'],
  })
  expect(ask(redirects, '/index.php?id=12')?.path).toBe('/account/deposit')
  expect(ask(redirects, '/index.php?id=13')).toEqual({ path: '/', isPermanent: true, taken: [] })
})
