import { describe, expect, it } from 'vitest'
import { isFine, planList, type Standing, standingOf, type Verdict } from './plan-list.ts'

const standing: Standing = {
  pages: new Set(['/', '/about', '/about/intro', '/fees', '/trading/forex/eurusd']),
  papers: new Set(['/legal/risk-disclosure.pdf']),
  redirects: [
    { from: '/Old-Team', to: '/about' },
    { from: '/gone', to: '/dead-end' },
    { from: '/index.php?id=3&lang=x', to: '/fees' },
  ],
}

const judge = (...rows: (readonly [from: string, to: string, permanent?: string])[]) =>
  planList(
    rows.map(([from, to, permanent = ''], at) => ({ row: at + 2, from, to, permanent })),
    standing,
  )

const forHowLong = (permanent: string) =>
  judge(['/x', '/about', permanent]).map((one) => [one.verdict, one.isPermanent])

describe('a row of a list of old addresses', () => {
  it.each<[verdict: Verdict, from: string, to: string, detail?: string]>([
    ['new', '/about-us', '/about'],
    ['new', '/index.php?id=12', '/fees'],
    ['new', '/Über uns.html'.replace(' ', '%20'), '/about'],
    ['there', '/old-team', '/about'],
    ['there', '/OLD-TEAM/', '/About/'],
    ['there', '/index.php?lang=x&id=3', '/fees'],
    ['differs', '/old-team', '/fees', '/about'],
    ['page', '/Fees/', '/about'],
    ['page', '/legal/risk-disclosure.pdf', '/about'],
    ['nowhere', '/about-us', '/nothing', '/nothing'],
    ['nowhere', '/about-us', '/legal/risk-disclosure.pdf', '/legal/risk-disclosure.pdf'],
    ['circle', '/about-us', '/about-us'],
    ['passed', '/dead-end', '/about', '/gone'],
    ['from', '', '/about'],
    ['from', 'about-us', '/about'],
    ['from', '//elsewhere.example', '/about'],
    ['from', '/about us', '/about'],
    ['to', '/about-us', ''],
    ['to', '/about-us', 'about'],
    ['to', '/about-us', '/about?from=old'],
  ])('is %s: %s to %s', (verdict, from, to, detail = '') => {
    expect(judge([from, to])).toMatchObject([{ verdict, detail }])
  })

  it('says for how long in the words of a spreadsheet or by its status', () => {
    for (const word of ['', 'yes', 'TRUE', '301', '308', 'ja', 'tak'])
      expect(forHowLong(word), word).toEqual([['new', true]])
    for (const word of ['no', 'False', '302', '307', 'nein', 'nie'])
      expect(forHowLong(word), word).toEqual([['new', false]])
    expect(forHowLong('perhaps')).toEqual([['permanent', true]])
  })

  it('is stored without site, anchor and language, and leads to a page of its own language', () => {
    expect(judge(['https://old.example/de/ueber-uns#top', 'https://new.example/de/about'])).toMatchObject([
      { verdict: 'new', from: '/ueber-uns', to: '/about' },
    ])
    expect(judge(['/DE', '/about'], ['/pl?x=1', '/pl/about'])).toMatchObject([
      { verdict: 'page', from: '/' },
      { verdict: 'page', from: '/?x=1' },
    ])
    expect(judge(['/de/ueber-uns', '/pl/about'], ['/about-us', '/de/about'])).toMatchObject([
      { verdict: 'language' },
      { verdict: 'language' },
    ])
  })

  it('leads to the end of the way in one hop, whether the way stands in the list or on the site', () => {
    expect(judge(['/a', '/b'], ['/b', '/c'], ['/c', '/about'], ['/d', '/old-team'])).toMatchObject([
      { verdict: 'new', to: '/about' },
      { verdict: 'new', to: '/about' },
      { verdict: 'new', to: '/about' },
      { verdict: 'new', to: '/about' },
    ])
    expect(judge(['/a', '/b'], ['/b', '/a'], ['/c', '/a']).map(({ verdict }) => verdict)).toEqual([
      'circle',
      'circle',
      'circle',
    ])
  })

  it('counts once, however it is written', () => {
    expect(judge(['/a', '/about'], ['/A/', '/about'], ['/a', '/fees'])).toMatchObject([
      { verdict: 'new' },
      { verdict: 'again' },
      { verdict: 'twice', detail: '/about' },
    ])
    expect(judge(['/a', '/about']).every(isFine)).toBe(true)
  })

  it('waits for a redirect that hides behind the page it leads to', () => {
    const hidden = { ...standing, redirects: [{ from: '/about', to: '/fees' }] }
    expect(planList([{ row: 2, from: '/a', to: '/about', permanent: '' }], hidden)).toMatchObject([
      { verdict: 'moved' },
    ])
  })

  it('is judged beside what is published', () => {
    const { pages, papers, redirects } = standingOf([
      { _type: 'page', path: '/about' },
      { _type: 'instrument', symbol: 'EURUSD', assetClass: 'forex' },
      { _type: 'legalDocument', slug: 'terms' },
      { _type: 'redirect', from: '/a', to: '/about' },
      { _type: 'redirect', from: null, to: '/about' },
    ])
    expect([...pages]).toEqual(expect.arrayContaining(['/about', '/trading/forex/eurusd', '/login']))
    expect([...papers]).toEqual(['/legal/terms.pdf'])
    expect(redirects).toEqual([{ from: '/a', to: '/about' }])
  })
})
