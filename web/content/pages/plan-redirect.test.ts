import { expect, test } from 'vitest'
import { planRedirect, type Redirect } from './plan-redirect.ts'

const pages = new Set(['/fees', '/account/deposit', '/'])
const ask = (redirects: Redirect[], path: string) => planRedirect(redirects, path, (at) => pages.has(at))

test('an address that has moved leads to its page, in one hop over several redirects', () => {
  const redirects = [
    { from: '/costs', to: '/prices', permanent: true },
    { from: '/prices', to: '/fees', permanent: true },
    { from: '/start', to: '/', permanent: true },
  ]
  expect(ask(redirects, '/costs')).toEqual({ path: '/fees', isPermanent: true })
  expect(ask(redirects, '/prices/')).toEqual({ path: '/fees', isPermanent: true })
  expect(ask(redirects, '/start')).toEqual({ path: '/', isPermanent: true })
})

test('one hop that may change makes the whole way one that may', () => {
  const redirects = [
    { from: '/a', to: '/b', permanent: true },
    { from: '/b', to: '/fees' },
  ]
  expect(ask(redirects, '/a')).toEqual({ path: '/fees', isPermanent: false })
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
  expect(ask([], '/FEES')).toEqual({ path: '/fees', isPermanent: true })
  expect(ask([], '/Account/Deposit/')).toEqual({ path: '/account/deposit', isPermanent: true })
  expect(ask([], '/NOWHERE')).toBeNull()
})
