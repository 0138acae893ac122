import { describe, expect, it } from 'vitest'
import { type LinkContext, resolveLink } from './links.ts'
import { menuEntries } from '#web/documents/menu.ts'
import type { LinkResult } from './shapes.ts'

const links: LinkContext['links'] = {
  clientArea: null,
  register: 'https://client.example/register',
  demo: null,
  signIn: null,
  partner: null,
  management: 'https://management.example/',
  googlePlay: null,
  appStore: null,
}
const known = new Set(['de /', 'de /about/intro', 'en /'])
const context: LinkContext = { locale: 'de', links, exists: (locale, path) => known.has(`${locale} ${path}`) }

const hrefOf = (link: LinkResult) => resolveLink(link, 'Label', context)?.href ?? null

describe('resolveLink', () => {
  it('puts own paths into the language of the page, when something stands there', () => {
    expect(hrefOf({ kind: 'path', path: '/about/intro#top' })).toBe('/de/about/intro#top')
    expect(hrefOf({ kind: 'path', path: '/' })).toBe('/de')
    expect(hrefOf({ kind: 'path', path: '/nothing' })).toBeNull()
    expect(hrefOf({ kind: 'path', path: '/legal/risk-disclosure.pdf' })).toBe('/de/legal/risk-disclosure.pdf')
    expect(hrefOf({ kind: 'page', pagePath: '/', pageLanguage: 'en' })).toBe('/')
  })

  it('lets readers go only to addresses of known kinds', () => {
    expect(hrefOf({ kind: 'url', url: 'https://a.example/' })).toBe('https://a.example/')
    expect(hrefOf({ kind: 'url', url: 'mailto:a@b.example' })).toBe('mailto:a@b.example')
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//a.example',
      'nonsense',
      'http://a.example/',
      'https://broker.example@a.example/',
    ]) {
      expect(hrefOf({ kind: 'url', url })).toBeNull()
    }
  })

  it('takes addresses from the settings, and draws none that is not set', () => {
    expect(hrefOf({ kind: 'setting', setting: 'register' })).toBe('https://client.example/register')
    expect(hrefOf({ kind: 'setting', setting: 'signIn' })).toBeNull()
    expect(hrefOf({ kind: 'setting', setting: 'demo' })).toBeNull()
    expect(hrefOf({ kind: 'setting', setting: 'toString' })).toBeNull()
    expect(resolveLink({ kind: 'path', path: '/' }, '', context)).toBeNull()
  })
})

describe('menuEntries', () => {
  const name = [{ language: 'de', value: 'Name' }]
  const item = (_key: string, more: object) => ({ _key, name, ...more })

  it('draws what leads somewhere, and headings over it', () => {
    const entries = menuEntries(
      [
        item('about', {
          path: '/about',
          isLink: false,
          children: [item('intro', { path: '/about/intro' }), item('gone', { path: '/about/gone' })],
        }),
        item('empty', { path: '/more', isLink: false, children: [item('none', { path: '/more/none' })] }),
        item('management', { path: '/management', external: 'management', target: '_blank' }),
      ],
      context,
    )
    expect(entries.map(({ key }) => key)).toEqual(['about', 'management'])
    expect(entries[0]).toMatchObject({ href: null, path: '/about' })
    expect(entries[0]?.children.map(({ href }) => href)).toEqual(['/de/about/intro'])
    expect(entries[1]).toMatchObject({ href: 'https://management.example/', external: true, newWindow: true })
  })

  it('sends a redirected entry straight to its target', () => {
    const [entry] = menuEntries([item('a', { path: '/account/funding', toPath: '/about/intro' })], context)
    expect(entry).toMatchObject({ href: '/de/about/intro', path: '/account/funding' })
  })
})
