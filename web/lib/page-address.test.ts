import { expect, it } from 'vitest'
import { addressOfKey } from './page-address.ts'

it.each([
  ['/route-cache/APP_PAGE/ab12/$/en', { locale: 'en', path: '/' }],
  ['/route-cache/APP_PAGE/ab12/$/de/fees/spreads', { locale: 'de', path: '/fees/spreads' }],
  ['/route-cache/APP_PAGE/ab12/$/en/channel/1234', null],
  ['/route-cache/APP_PAGE/ab12/$/xx/fees', null],
  ['/route-cache/APP_PAGE/ab12/$/de/Fees', null],
  ['/fees', null],
])('%s is the page %o', (key, address) => {
  expect(addressOfKey(key)).toEqual(address)
})
