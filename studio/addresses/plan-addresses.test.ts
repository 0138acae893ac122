import { describe, expect, it } from 'vitest'
import { type Leading, leadsWhere, offeredTo, placesFor } from './plan-addresses.ts'

const nothing = {
  language: null,
  path: null,
  from: null,
  to: null,
  slug: null,
  symbol: null,
  assetClass: null,
  words: null,
}
const page = (_id: string, language: string, path: string, words: string): Leading => ({
  ...nothing,
  _id,
  _type: 'page',
  language,
  path,
  words,
})

const found: Leading[] = [
  page('drafts.page-en-fees', 'en', '/fees', 'Fees, being rewritten'),
  page('page-en-fees', 'en', '/fees', 'Fees'),
  page('page-de-fees', 'de', '/fees', 'Gebühren'),
  page('drafts.page-en-new', 'en', '/new', 'A new page'),
  { ...nothing, _id: 'r', _type: 'redirect', from: '/about-us', to: '/about' },
  { ...nothing, _id: 'l', _type: 'legalDocument', slug: 'terms', words: 'Client agreement' },
  { ...nothing, _id: 'i', _type: 'instrument', symbol: 'EURUSD', assetClass: 'forex', words: 'Euro' },
  { ...nothing, _id: 'drafts.i2', _type: 'instrument', symbol: null, assetClass: 'forex' },
]

describe('placesFor', () => {
  it('names each path once, by what is published, in the order of titles', () => {
    expect(placesFor(found, 'en')).toEqual([
      { kind: 'page', path: '/new', title: 'A new page · page' },
      { kind: 'legalDocument', path: '/legal/terms.pdf', title: 'Client agreement · paper' },
      { kind: 'instrument', path: '/trading/forex/eurusd', title: 'Euro · instrument' },
      { kind: 'page', path: '/fees', title: 'Fees · page' },
      { kind: 'redirect', path: '/about-us', title: 'Leads on to /about · redirect' },
    ])
  })

  it('takes pages of the language alone', () => {
    expect(placesFor(found, 'de').filter(({ title }) => title.endsWith('page'))).toEqual([
      { kind: 'page', path: '/fees', title: 'Gebühren · page' },
    ])
  })
})

const offered = (field: 'page' | 'path' | 'address') =>
  offeredTo(field, placesFor(found, 'en')).map(({ path }) => path)

describe('offeredTo', () => {
  it('leaves redirects out, papers where a page is asked for, and Settings where a path is', () => {
    const pages = ['/new', '/trading/forex/eurusd', '/fees']
    expect(offered('page')).toEqual(pages)
    expect(offered('path')).toEqual(['/new', '/legal/terms.pdf', '/trading/forex/eurusd', '/fees'])
    expect(offered('address')).toEqual(expect.arrayContaining([...pages, 'setting:register']))
  })
})

describe('leadsWhere', () => {
  const places = placesFor(found, 'en')

  it.each([
    ['/fees', 'Fees · page'],
    ['/fees?x=1#swaps', 'Fees · page'],
    ['/login', 'A page of the program'],
    ['setting:register', 'Open an account · address from Settings'],
    ['https://esma.europa.eu/x', 'Leaves this site, for esma.europa.eu'],
    ['mailto:help@halyard.example', 'Writes an e-mail'],
    ['tel:+357 25', 'Dials a number'],
  ])('says of %s: %s', (value, words) => {
    expect(leadsWhere(value, places)).toBe(words)
  })

  it.each([
    undefined,
    '',
    '/nowhere',
    '/fee',
    'https://',
    'http://a.example',
    'javascript:alert(1)',
    'mailto:',
  ])('says nothing of %j', (value) => {
    expect(leadsWhere(value, places)).toBeUndefined()
  })
})
