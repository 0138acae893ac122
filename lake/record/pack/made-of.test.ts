import { expect, it } from 'vitest'
import type { LakeDocument } from '#lake/store/document.ts'
import { madeOf } from './made-of.ts'
import { sitePath } from './site-path.ts'

const document = (_id: string, _type: string, more: object = {}): LakeDocument => ({
  _id,
  _type,
  _rev: 'r',
  _createdAt: '2026-03-03T10:00:00Z',
  _updatedAt: '2026-03-03T10:00:00Z',
  ...more,
})
const to = (id: string) => ({ _type: 'reference', _ref: id })

const documents = new Map(
  [
    document('page-fees-de', 'page', {
      path: '/fees',
      language: 'de',
      blocks: [{ uses: to('gold') }, { link: to('page-about-de') }],
    }),
    document('page-fees-en', 'page', { path: '/fees', language: 'en' }),
    document('page-about-de', 'page', { path: '/about', language: 'de', blocks: [{ uses: to('silver') }] }),
    document('page-home', 'page', { path: '/', language: 'en' }),
    document('gold', 'instrument', { slug: { current: 'xauusd' }, unit: to('ounce') }),
    document('silver', 'instrument', { slug: { current: 'xagusd' } }),
    document('ounce', 'unit'),
    document('riskWarning', 'riskWarning'),
    document('texts-de', 'interfaceText', { language: 'de' }),
    document('texts-pl', 'interfaceText', { language: 'pl' }),
    document('paper', 'legalDocument', { slug: { current: 'fees' } }),
  ].map((one) => [one._id, one]),
)

it.each([
  [
    'its own first, what it refers to, what is everywhere',
    '/de/fees',
    'de',
    [],
    ['page-fees-de', 'gold', 'ounce', 'riskWarning', 'texts-de'],
  ],
  ['in the default language', '/fees', 'en', [], ['page-fees-en', 'riskWarning']],
  ['the home page', '/', 'en', [], ['page-home', 'riskWarning']],
  ['by its slug', '/trading/metals/xauusd', 'en', [], ['gold', 'ounce', 'riskWarning']],
  ['with the papers it links to', '/', 'en', ['paper'], ['page-home', 'paper', 'riskWarning']],
  ['an address of nothing', '/de/nowhere', 'de', [], ['riskWarning', 'texts-de']],
])('a page is made of %s', (_, address, language, papers, ids) => {
  expect(madeOf(documents, { address, language }, papers).map(({ _id }) => _id)).toEqual(ids)
})

it.each([
  ['/', true, 'index.html'],
  ['/de/fees', true, 'de/fees/index.html'],
  ['/assets/a.css?v=1', false, 'assets/a.css'],
  ['/../../etc/passwd', false, 'etc/passwd'],
])('%s of a site is a file in a folder', (address, isPage, path) => {
  expect(sitePath(address, isPage)).toBe(path)
})
