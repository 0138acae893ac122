import { describe, expect, it } from 'vitest'
import type { Change } from '#lake/store/committed.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { missingKept } from './kept.ts'
import type { Rules } from '#common/rules/rule-schema.ts'
import { deadTargets } from './targets.ts'

const lead = (path: string, unless?: { field: string; is?: boolean }[]) => ({
  path,
  rule: 'target' as const,
  message: 'No page is there.',
  ...(unless && { unless }),
})

const market = (is: string) => ({
  type: 'instrument',
  address: 'symbol',
  after: '',
  isLower: true as const,
  where: { field: 'assetClass', is },
})

const rules: Rules = {
  version: 1,
  shapes: {},
  types: {
    page: [lead('links[].href')],
    menu: [lead('items[].path', [{ field: 'isLink', is: false }, { field: 'external' }])],
    redirect: [lead('to')],
  },
  targets: [
    { type: 'page', address: 'path', language: 'language', before: '', after: '' },
    { type: 'redirect', address: 'from', before: '', after: '' },
    { type: 'paper', address: 'slug', before: '/legal/', after: '.pdf' },
    { ...market('forex'), before: '/forex/' },
    { ...market('metals'), before: '/metals/' },
  ],
  ownPages: ['/login'],
  kept: [{ id: 'terms', message: 'The terms stay.', fields: { slug: 'terms' } }],
}

const doc = (_id: string, _type: string, fields: Record<string, unknown>): LakeDocument => ({
  _id,
  _type,
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
  ...fields,
})
const page = (language: string, path: string, ...hrefs: string[]) =>
  doc(`page-${language}-${path}`, 'page', { language, path, links: hrefs.map((href) => ({ href })) })
const menu = (...items: Record<string, unknown>[]) => doc('menu', 'menu', { items })

const find = (list: readonly LakeDocument[], id: string) => list.find((one) => one._id === id)

/** What is told when a dataset goes from one state to another in one transaction. */
function told(before: readonly LakeDocument[], after: readonly LakeDocument[]): string[] {
  const ids = [...new Set([...before, ...after].map(({ _id }) => _id))]
  const changes: Change[] = ids
    .map((id) => ({ id, before: find(before, id), after: find(after, id), patches: undefined }))
    .filter((change) => change.before !== change.after)
  return deadTargets(changes, rules, (type) => after.filter(({ _type }) => _type === type)).map(
    ({ id, path, message }) => `${id} ${path}: ${message}`,
  )
}

const fees = page('en', '/fees')

describe('deadTargets', () => {
  it('asks of a new link that its path is there in the language of the text', () => {
    expect(
      told(
        [fees],
        [fees, page('en', '/a', '/fees?x#y', 'https://else.example/', 'setting:signIn', '//b', '/login')],
      ),
    ).toEqual([])
    expect(told([fees], [fees, page('de', '/a', '/fees')])).toEqual([
      'page-de-/a links[].href: No page is there. It is /fees.',
    ])
  })

  it('takes papers and redirects for targets in every language, and pages that come in the same step', () => {
    const terms = doc('terms', 'paper', { slug: 'terms' })
    const old = doc('old', 'redirect', { from: '/old', to: '/fees' })
    const links = page('de', '/a', '/legal/terms.pdf', '/old', '/b')
    expect(told([], [fees, terms, old, links, page('de', '/b', '/a')])).toEqual([])
  })

  it('takes an instrument for a target below its own market, and nobody takes it away from who leads there', () => {
    const gold = doc('gold', 'instrument', { symbol: 'XAUUSD', assetClass: 'metals' })
    const links = page('de', '/a', '/metals/xauusd')
    expect(told([], [gold, links])).toEqual([])
    expect(told([gold], [gold, page('de', '/a', '/forex/xauusd', '/metals/xagusd')])).toHaveLength(2)
    expect(told([gold, links], [links])).toEqual([
      'gold : /metals/xauusd cannot be taken away, because it is led to from: /a (de). Lead them elsewhere first, or redirect /metals/xauusd in the same step.',
    ])
    expect(told([gold, links], [{ ...gold, assetClass: 'forex' }, links])).toHaveLength(1)
  })

  it('leaves alone what led nowhere before, and does not take a draft for a page', () => {
    const links = page('en', '/a', '/gone')
    expect(told([links], [{ ...links, title: 'New' }])).toEqual([])
    expect(told([], [{ ...fees, _id: 'drafts.fees' }, page('en', '/a', '/fees')])).toHaveLength(1)
  })

  it('asks of the menu only what visitors can follow, in any language', () => {
    const entries = menu({ path: '/fees' }, { path: '/none', isLink: false }, { path: '/out', external: 'x' })
    expect(told([], [page('de', '/fees'), entries])).toEqual([])
    expect(told([], [entries])).toEqual(['menu items[].path: No page is there. It is /fees.'])
  })

  it('names who leads to a page that is taken away or moved', () => {
    const home = { ...page('en', '/', '/fees'), title: 'Home' }
    const entries = menu({ path: '/fees' })
    const sentence =
      'page-en-/fees : /fees cannot be taken away, because it is led to from: / (en) “Home”, menu. Lead them elsewhere first, or redirect /fees in the same step.'
    expect(told([fees, home, entries], [home, entries])).toEqual([sentence])
    expect(told([fees, home, entries], [{ ...fees, path: '/costs' }, home, entries])).toEqual([sentence])
  })

  it('lets a page go whose path is redirected, or that nobody leads to', () => {
    const home = page('en', '/', '/fees')
    const redirect = doc('r', 'redirect', { from: '/fees', to: '/' })
    expect(told([fees, home], [home, redirect])).toEqual([])
    expect(
      told(
        [fees, page('de', '/fees'), page('de', '/', '/fees')],
        [page('de', '/fees'), page('de', '/', '/fees')],
      ),
    ).toEqual([])
  })
})

const change = (before: LakeDocument | undefined, after: LakeDocument | undefined): Change[] => [
  { id: 'terms', before, after, patches: undefined },
]

describe('missingKept', () => {
  const terms = doc('terms', 'paper', { slug: 'terms' })
  it('lets nobody take a kept document away or change what is kept of it', () => {
    const refused = [{ id: 'terms', path: '', message: 'The terms stay.' }]
    expect(missingKept(change(terms, undefined), rules)).toEqual(refused)
    expect(missingKept(change(terms, { ...terms, slug: 'other' }), rules)).toEqual(refused)
    expect(missingKept(change(terms, { ...terms, title: 'New' }), rules)).toEqual([])
    expect(missingKept(change(undefined, terms), rules)).toEqual([])
  })
})
