import { describe, expect, it } from 'vitest'
import type { LeftOut } from '#web/lib/parse-sound.ts'
import { drawableBlocks } from './read-blocks.ts'
import type { LinkContext } from '#web/content/values/links.ts'

const links: LinkContext['links'] = {
  clientArea: null,
  register: null,
  demo: null,
  signIn: null,
  partner: null,
  management: null,
  googlePlay: null,
  appStore: null,
}
const context: LinkContext = { locale: 'en', links, exists: () => true }

/** A card as the lake holds it. */
const card = (key: string, link: object) => ({ _key: key, title: key, linkLabel: 'Open', link })

describe('drawableBlocks', () => {
  it('leaves out a malformed block, reports it and keeps the rest of the page', () => {
    const leftOut: LeftOut[] = []
    const blocks = drawableBlocks(
      [
        { _key: 'a', _type: 'hero', title: null },
        { _key: 'b', _type: 'unknown' },
        { _key: 'c', _type: 'legalList', kinds: ['kid', 'nonsense'] },
        null,
      ],
      (parts) => leftOut.push(...parts),
      context,
    )
    expect(blocks).toEqual([{ _key: 'c', _type: 'legalList', title: null, lede: null, kinds: ['kid'] }])
    expect(leftOut.map(({ path }) => path)).toEqual(['blocks[0]', 'blocks[1]', 'blocks[3]'])
  })

  it('leaves out a malformed row of a block and keeps the others', () => {
    const leftOut: LeftOut[] = []
    const rows = [{ _key: 'b', title: 7 }, card('a', { kind: 'path', path: '/fees' }), { title: 'no key' }]
    const blocks = drawableBlocks(
      [{ _key: 'c', _type: 'cards', items: rows }],
      (parts) => leftOut.push(...parts),
      context,
    )
    expect(blocks).toMatchObject([{ items: [{ key: 'a' }] }])
    expect(leftOut.map(({ path }) => path)).toEqual(['blocks[0].items[0].title', 'blocks[0].items[2]._key'])
  })

  it('draws the three instruments of the home page when none is named', () => {
    const [block] = drawableBlocks(
      [{ _key: 'a', _type: 'topInstruments', instruments: [] }],
      () => {},
      context,
    )
    expect(block).toMatchObject({
      instruments: ['EURUSD', 'XAUUSD', 'NAS100'].map((symbol) => ({ symbol, instrument: null })),
      more: null,
    })
  })

  it('leaves out a card whose address the settings do not have, and draws one that leads nowhere else', () => {
    const cards = {
      _key: 'a',
      _type: 'cards',
      items: [
        card('demo', { kind: 'setting', setting: 'demo' }),
        card('gone', { kind: 'url', url: 'http://a.example' }),
      ],
    }
    expect(drawableBlocks([cards], () => {}, context)).toMatchObject([
      { items: [{ key: 'gone', link: null }] },
    ])
    const demo = 'https://client.example/demo'
    expect(drawableBlocks([cards], () => {}, { ...context, links: { ...links, demo } })).toMatchObject([
      { items: [{ key: 'demo', link: { href: demo } }, { key: 'gone' }] },
    ])
  })

  it('leaves out a calculator of a kind this build cannot work out', () => {
    const leftOut: LeftOut[] = []
    const blocks = drawableBlocks(
      ['margin', 'tides', null].map((kind) => ({ _key: `${kind}`, _type: 'calculator', kind })),
      (parts) => leftOut.push(...parts),
      context,
    )
    expect(blocks).toMatchObject([{ _key: 'margin', kind: 'margin', instruments: [] }])
    expect(leftOut).toHaveLength(2)
  })
})
