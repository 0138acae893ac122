import { describe, expect } from 'vitest'
import { localeIds, localePath } from '#locales/table.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

let site: TestSite

it.beforeAll(async ({ site: given }) => {
  site = given
}, 600_000)

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers: { 'user-agent': browser, ...headers } })

const outcome = async (path: string, headers: Record<string, string>) => {
  const response = await ask(path, headers)
  const location = response.headers.get('location')
  const cookie = /hl=(\w\w)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  if (location) {
    const { pathname, search } = new URL(location, site.url)
    return [response.status, `${pathname}${search}`, cookie]
  }
  return [response.status, /<html lang="(..)"/.exec(await response.text())?.[1], cookie]
}

describe('requirements C1 to C3', () => {
  it.each<[string, string, Record<string, string>, (string | number | undefined)[]]>([
    ['C1: no prefix is English', '/fees', {}, [200, 'en', undefined]],
    ['C1: a prefix is its language', '/de/fees', {}, [200, 'de', undefined]],
    ['C1: a prefix is stronger than the cookie', '/pl/fees', { cookie: 'hl=de' }, [200, 'pl', undefined]],
    ['C1: English has one address', '/en/fees', {}, [308, '/fees', undefined]],
    ['C2: the choice is kept', '/fees?hl=de', {}, [307, '/de/fees', 'de']],
    ['C3: the query wins over all', '/de/fees?lng=pl', { cookie: 'hl=de' }, [307, '/pl/fees', 'pl']],
    ['C3: other parts of the query stay', '/fees?hl=de&v=7001', {}, [307, '/de/fees?v=7001', 'de']],
    ['C3: the browser decides once', '/fees', { 'accept-language': 'pl,en;q=0.5' }, [307, '/pl/fees', 'pl']],
    ['C3: a refused language is none', '/fees', { 'accept-language': 'pl;q=0' }, [200, 'en', undefined]],
    ['C3: with a cookie only / leads on', '/', { cookie: 'hl=pl' }, [307, '/pl', undefined]],
    ['C3: a shared link keeps its language', '/fees', { cookie: 'hl=pl' }, [200, 'en', undefined]],
    [
      'C3: crawlers are sent nowhere',
      '/fees',
      { 'accept-language': 'de', 'user-agent': 'Googlebot/2.1' },
      [200, 'en', undefined],
    ],
  ])('%s', async (_, path, headers, wanted) => {
    expect(await outcome(path, headers)).toEqual(wanted)
  })
})

describe('requirements C4', () => {
  it('the texts of every namespace are had in every language, and no other', async () => {
    for (const namespace of ['trading', 'BasicLayout', 'login']) {
      const texts = await Promise.all(
        localeIds.map(async (id) => {
          const response = await ask(`/locales/${id}/${namespace}.json`)
          expect([namespace, id, response.status]).toEqual([namespace, id, 200])
          return response.text()
        }),
      )
      expect(new Set(texts).size).toBe(localeIds.length)
    }
    for (const path of ['/locales/xx/login.json', '/locales/en/none.json', '/locales/en/..%2flogin.json'])
      expect((await ask(path)).status).toBe(404)
  })

  it('no page shows the key of a text instead of the text', async () => {
    const words = JSON.stringify(await (await ask('/locales/en/BasicLayout.json')).json())
    expect(words.length).toBeGreaterThan(1_000)
    for (const path of ['/', '/login', '/search', '/more/legal', '/download', '/nope']) {
      for (const id of localeIds) {
        const html = (await (await ask(localePath(id, path), { cookie: `hl=${id}` })).text())
          .replaceAll(/<script[\s\S]*?<\/script>/g, '')
          .replaceAll(/<[^>]*>/g, ' ')
        expect(html).not.toMatch(
          /\b(?:BasicLayout|blocks|notFound|legal|footer|menu|search|login)\.[a-z]\w+\b/,
        )
        expect(html).not.toContain('{{')
      }
    }
  })
})
