import { describe, expect, it } from 'vitest'
import { findUses, type Held } from './find-uses.ts'

const page = (id: string, fields: Record<string, unknown>): Held => ({ _id: id, _type: 'page', ...fields })
const button = (link: Record<string, unknown>) => [
  { _key: 'h', _type: 'hero', actions: [{ _key: 'a', link }] },
]
const fees = page('page-en-fees', { language: 'en', path: '/fees' })

describe('findUses', () => {
  it('finds links by path and by reference, in texts, buttons and the menu, each once', () => {
    const uses = findUses(
      [
        page('page-en-home', { language: 'en', blocks: button({ kind: 'path', path: '/fees#top' }) }),
        page('drafts.page-en-home', { language: 'en', blocks: button({ kind: 'path', path: '/fees' }) }),
        page('page-de-home', { language: 'de', blocks: button({ kind: 'path', path: '/fees' }) }),
        {
          _id: 'banner-a',
          _type: 'banner',
          link: { kind: 'page', page: { _type: 'reference', _ref: 'page-en-fees' } },
        },
        {
          _id: 'menu',
          _type: 'menu',
          items: [{ _key: 'f', path: '/about', children: [{ _key: 'g', path: '/fees' }] }],
        },
        fees,
      ],
      fees,
    )
    expect(uses).toEqual([
      { id: 'page-en-home', type: 'page', field: 'blocks', by: 'path' },
      { id: 'banner-a', type: 'banner', field: 'link', by: 'reference' },
      { id: 'menu', type: 'menu', field: 'items', by: 'path' },
    ])
  })

  it('leaves out what is no link: a heading of the menu', () => {
    const menu: Held = { _id: 'menu', _type: 'menu', items: [{ _key: 'f', path: '/fees', isLink: false }] }
    expect(findUses([menu], fees)).toEqual([])
  })

  it('knows an instrument by the address below its market', () => {
    const euro: Held = {
      _id: 'instrument-eurusd',
      _type: 'instrument',
      symbol: 'EURUSD',
      assetClass: 'forex',
    }
    const [right, wrong] = ['/trading/forex/eurusd', '/trading/spot/eurusd'].map((path) =>
      page('page-de-home', { language: 'de', blocks: button({ path }) }),
    )
    expect(findUses(right ? [right] : [], euro)).toHaveLength(1)
    expect(findUses(wrong ? [wrong] : [], euro)).toEqual([])
  })

  it('knows a paper by its address', () => {
    const paper: Held = { _id: 'legal-terms', _type: 'legalDocument', slug: 'terms' }
    const redirect: Held = { _id: 'r', _type: 'redirect', from: '/agb', to: '/legal/terms.pdf' }
    expect(findUses([redirect], paper)).toEqual([{ id: 'r', type: 'redirect', field: 'to', by: 'path' }])
  })
})
