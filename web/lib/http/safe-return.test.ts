import { assert, constantFrom, oneof, property, string, tuple, webUrl } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturn } from './safe-return.ts'

const rules = { site: 'https://halyard.example', clientArea: 'https://client.halyard.example' }
const follow = (target: string) => safeReturn(target, rules)

describe('where a login may lead (requirements E6)', () => {
  it.each([
    ['/uc', '/uc'],
    ['/de/trading/forex?x=1#top', '/de/trading/forex?x=1#top'],
    ['about', '/about'],
    ['https:about', '/about'],
    ['https://halyard.example/uc', '/uc'],
    ['https://HALYARD.example:443/uc', '/uc'],
    ['https://client.halyard.example/funds?a=1', 'https://client.halyard.example/funds?a=1'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ])('follows %s', (target, expected) => expect(follow(target)).toBe(expected))

  it.each([
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'https://halyard.example.evil.example',
    'https://halyard.example@evil.example',
    'https://user:pass@halyard.example/',
    'https://halyard.example:8443/',
    'http://halyard.example/',
    'http://client.halyard.example/',
    'https://xclient.halyard.example/',
    'https://client.halyard.example.evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt://halyard.example/%0aalert(1)',
    'data:text/html,x',
    'blob:https://halyard.example/x',
    'ftp://halyard.example/',
    'https://halyard.example//evil.example',
    '/.//evil.example',
    'https://[bad',
  ])('does not follow %j', (target) => expect(follow(target)).toBeNull())

  it('follows nothing but this site where no client area is set', () => {
    const alone = { site: rules.site, clientArea: null }
    expect(safeReturn('https://client.halyard.example/', alone)).toBeNull()
    expect(safeReturn('https://halyard.example/x', alone)).toBe('/x')
  })

  it('lets no generated address escape', () => {
    const pieces =
      '/ // \\ @ : . .. ? # %2f %5c %09 http: https: javascript: data: blob: halyard.example client.halyard.example evil.example 。 ／ ＼ \u2028 ｅvil.example [::1] 0x7f.1 user :443 :80'
    const piece = constantFrom('\t', '\n', ' ', '\u0000', ...pieces.split(' '))
    const built = tuple(piece, piece, piece, piece, piece, piece).map((parts) => parts.join(''))
    const generated = oneof(built, string({ unit: 'binary' }), webUrl({ withFragments: true }))
    let followed = 0
    const own = [new URL(rules.site).origin, new URL(rules.clientArea).origin]
    assert(
      property(generated, (target) => {
        const next = follow(target)
        if (next === null) return true
        followed += 1
        // As a browser reads it on any page of this site.
        return ['/', '/de/login', '/a/b/c?redirect=x'].every((page) =>
          own.includes(new URL(next, new URL(page, rules.site)).origin),
        )
      }),
      { numRuns: 20_000 },
    )
    expect(followed).toBeGreaterThan(100)
  })
})
