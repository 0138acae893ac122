import { describe, expect, it } from 'vitest'
import type { Rules } from '#common/rules/rule-schema.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { planMove, wayOf } from './plan-move.ts'

const lead = (path: string, unless?: { field: string; is: boolean }[]) => ({
  path,
  rule: 'target' as const,
  message: 'No page is there.',
  ...(unless && { unless }),
})

const rules: Rules = {
  version: 1,
  shapes: {},
  types: {
    page: [lead('links[].href')],
    menu: [lead('items[].path', [{ field: 'isLink', is: false }])],
    redirect: [lead('to')],
  },
  targets: [],
  ownPages: [],
  kept: [],
}

const doc = (_id: string, _type: string, fields: Record<string, unknown>): LakeDocument => ({
  _id,
  _type,
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...fields,
})
const page = (id: string, path: string, links: string[] = [], language = 'en') =>
  doc(id, 'page', { language, path, links: links.map((href, index) => ({ _key: `k${index}`, href })) })
const redirect = (id: string, from: string, to: string) => doc(id, 'redirect', { from, to, permanent: false })

const published = page('fees', '/fees')
const draft = page('drafts.fees', '/charges')
const both = { redirect: true, carry: true }

const plan = (others: LakeDocument[], choices = both) =>
  planMove({
    published,
    draft,
    documents: [published, draft, ...others],
    rules,
    waits: ({ _type }) => _type === 'menu',
    choices,
  })

/** What is written, as `act id: values`. */
const writes = (others: LakeDocument[], choices = both) =>
  plan(others, choices)?.affected.flatMap((one) =>
    one.writes.map(({ act, id, set }) => `${one.waits ? 'waits ' : ''}${act} ${id} ${JSON.stringify(set)}`),
  )

describe('wayOf', () => {
  it.each([
    ['a page with another path', published, draft, { from: '/fees', to: '/charges' }],
    ['one whose path stays', published, page('drafts.fees', '/fees'), undefined],
    ['a new page', undefined, draft, undefined],
    ['a page without a draft', published, undefined, undefined],
    ['another type', redirect('r', '/a', '/b'), redirect('drafts.r', '/c', '/b'), undefined],
  ])('%s', (_what, before, after, expected) => {
    expect(wayOf(before, after)).toEqual(expected)
  })
})

describe('planMove', () => {
  it.each<[string, LakeDocument[], string[]]>([
    [
      'links, with what follows the path, but no other path',
      [page('home', '/', ['/fees', '/fees?x=1#swaps', '/fees-old', 'https://a.example/fees'])],
      ['patch home {"links[0].href":"/charges","links[1].href":"/charges?x=1#swaps"}'],
    ],
    [
      'what is published and its draft, each by itself',
      [page('home', '/', ['/fees']), page('drafts.home', '/', ['/about', '/fees'])],
      ['patch home {"links[0].href":"/charges"}', 'patch drafts.home {"links[1].href":"/charges"}'],
    ],
    [
      'a draft that is not published yet',
      [page('drafts.new', '/new', ['/fees'])],
      ['patch drafts.new {"links[0].href":"/charges"}'],
    ],
    [
      'what needs signatures, in a draft that is made of it; a heading is no link',
      [doc('menu', 'menu', { items: [{ path: '/fees' }, { path: '/fees', isLink: false }] })],
      ['waits create drafts.menu {"items[0].path":"/charges"}'],
    ],
    [
      'what needs signatures, in its open draft',
      [
        doc('drafts.menu', 'menu', { items: [{ path: '/x' }, { path: '/fees' }] }),
        doc('menu', 'menu', { items: [{ path: '/fees' }] }),
      ],
      ['waits patch drafts.menu {"items[1].path":"/charges"}'],
    ],
    [
      'nothing where the open draft leads elsewhere already',
      [
        doc('drafts.menu', 'menu', { items: [{ path: '/x' }] }),
        doc('menu', 'menu', { items: [{ path: '/fees' }] }),
      ],
      [],
    ],
    [
      'the page in other languages, its draft too, and links there',
      [
        page('fees-de', '/fees', [], 'de'),
        page('drafts.fees-de', '/fees', [], 'de'),
        page('home-de', '/', ['/fees'], 'de'),
      ],
      [
        'patch fees-de {"path":"/charges"}',
        'patch drafts.fees-de {"path":"/charges"}',
        'patch home-de {"links[0].href":"/charges"}',
      ],
    ],
    [
      'nothing in a language that has both pages, or neither',
      [
        page('fees-de', '/fees', [], 'de'),
        page('charges-de', '/charges', [], 'de'),
        page('home-de', '/', ['/fees'], 'de'),
        page('home-pl', '/', ['/fees'], 'pl'),
      ],
      [],
    ],
    [
      'redirects: on to the new path, away from it',
      [redirect('a', '/costs', '/fees'), redirect('b', '/charges', '/fees'), redirect('c', '/x', '/y')],
      ['patch a {"to":"/charges"}', 'remove b {}'],
    ],
    [
      'a redirect that stood behind the page',
      [redirect('a', '/fees', '/about')],
      ['patch a {"to":"/charges","permanent":true}'],
    ],
  ])('changes %s', (_what, others, expected) => {
    expect(writes(others)).toEqual(expected)
  })

  it('makes one redirect of a path, with an id of its own', () => {
    expect(plan([])?.redirect).toEqual({ id: 'redirect-fees', from: '/fees', to: '/charges' })
    expect(plan([redirect('redirect-fees', '/x', '/y')])?.redirect?.id).toBe('redirect-fees-2')
    expect(plan([redirect('a', '/fees', '/about')])?.redirect).toBeUndefined()
  })

  it('does what was chosen alone', () => {
    const others = [page('home', '/', ['/fees']), redirect('a', '/costs', '/fees')]
    expect(writes(others, { redirect: true, carry: false })).toEqual(['patch a {"to":"/charges"}'])
    expect(writes(others, { redirect: false, carry: true })).toHaveLength(2)
    expect(writes(others, { redirect: false, carry: false })).toEqual([])
    expect(plan(others, { redirect: false, carry: true })?.redirect).toBeUndefined()
  })

  it('carries the page’s links to itself, unless people agreed to them as they are', () => {
    const own = page('drafts.fees', '/charges', ['/fees#top'])
    const asked = { published, draft: own, documents: [published, own], rules, choices: both }
    const written = (isWaiting: boolean) =>
      planMove({ ...asked, waits: () => isWaiting })?.affected.flatMap(({ writes: list }) => list)
    expect(written(false)).toEqual([
      { act: 'patch', id: 'drafts.fees', set: { 'links[0].href': '/charges#top' } },
    ])
    expect(written(true)).toEqual([])
  })
})
