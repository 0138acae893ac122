import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { defaultLocale, isLocale, type Locale, localeIds, localePath } from '#locales/table.ts'
import { readSitemap } from '#tests/support/site/sitemap.ts'
import { publishFigure, showsFigure } from '#tests/support/site/figures.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

let site: TestSite
let pages: { locale: Locale; path: string; changedAt: string }[]
/** Addresses of the pages of instruments: one each, in every language (requirements I5). */
let instruments: string[]

const instrumentRow = z.object({ symbol: z.string(), assetClass: z.string() })
const pageRow = z.object({ language: z.string(), path: z.string(), _updatedAt: z.string() })

it.beforeAll(async ({ site: given }) => {
  site = given
  const rows = z
    .array(pageRow)
    .parse(await site.client.fetch('*[_type == "page"]{ language, path, _updatedAt }'))
  pages = rows.flatMap(({ language, path, _updatedAt }) =>
    isLocale(language) ? [{ locale: language, path, changedAt: _updatedAt }] : [],
  )
  const traded = z
    .array(instrumentRow)
    .parse(await site.client.fetch('*[_type == "instrument"]{ symbol, assetClass }'))
  instruments = traded.flatMap(({ symbol, assetClass }) => {
    const market = assetClass === 'indices' ? 'spot' : assetClass
    const path = `/trading/${market}/${symbol.toLowerCase()}`
    return localeIds.map((locale) => `${site.url}${localePath(locale, path)}`)
  })
}, 600_000)

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

const sitemap = async () => {
  const xml = await readSitemap(site)
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1] ?? '',
    alternates: [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href]),
  }))
}

/** Next writes the root without its slash. */
const plain = (address = '') => address.replace(/\/$/, '')

const bytes = async (address: string) => {
  const response = await fetch(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  return Buffer.from(await response.arrayBuffer())
}

const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(text)),
  )

/** The words of a page's markup, one space between them. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

describe('sitemap.xml', () => {
  it('has every page and every paper once, with its languages and the day it changed', async () => {
    const entries = await sitemap()
    const locs = entries.map(({ loc }) => loc)
    expect(new Set(locs).size).toBe(locs.length)
    const routes = pages.map(({ locale, path }) => `${site.url}${localePath(locale, path)}`)
    expect(routes.length).toBeGreaterThan(100)
    // Beside the editors' pages: those of instruments, and of the program where a stranger may look for them.
    const program = ['/login', '/register'].flatMap((path) =>
      localeIds.map((locale) => `${site.url}${localePath(locale, path)}`),
    )
    expect(instruments).toHaveLength(30 * localeIds.length)
    expect(locs.filter((loc) => !loc.endsWith('.pdf')).sort()).toEqual(
      [...routes, ...instruments, ...program].sort(),
    )
    expect(locs.filter((loc) => loc.endsWith('.pdf')).length).toBeGreaterThan(30)
    for (const { loc, alternates } of entries) {
      const own = alternates.filter(([lang]) => lang !== 'x-default')
      if (own.length > 0) expect(own.map(([, href]) => href)).toContain(loc)
      // Mutual: what an entry names names it back, with the very same list.
      for (const [, href] of alternates) {
        expect(entries.find((entry) => entry.loc === href)?.alternates).toEqual(alternates)
      }
    }
  })

  it('says the new day with the first request after a publish', async () => {
    const loc = `${site.url}/de/fees`
    const dayOf = async () => (await sitemap()).find((entry) => entry.loc === loc)?.lastmod ?? ''
    const before = await dayOf()
    await site.client.patch('page-de-fees').set({ title: 'Gebühren und Kosten' }).commit()
    const stored = await site.client.getDocument('page-de-fees')
    expect(await dayOf()).toBe(stored?._updatedAt)
    expect((await dayOf()) > before).toBe(true)
  })
})

describe('the head of a page', () => {
  it('has a canonical address without query, and languages that name each other', async () => {
    for (const path of ['/', '/trading/forex']) {
      const heads = await Promise.all(
        localeIds.map(async (id) => {
          const html = await site.text(`${localePath(id, path)}?utm_source=x&v=1`)
          return {
            canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
            alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
              ([, lang, href]) => `${lang} ${href}`,
            ),
          }
        }),
      )
      heads.forEach(({ canonical, alternates }, at) => {
        const id = localeIds[at] ?? defaultLocale
        expect(plain(canonical)).toBe(plain(`${site.url}${localePath(id, path)}`))
        expect(alternates).toEqual(heads[0]?.alternates)
        expect(alternates).toHaveLength(localeIds.length + 1)
      })
    }
  })

  it('shares a picture of 1200 × 630 that changes with the figure', async () => {
    const pictureOf = async () =>
      /<meta property="og:image" content="([^"]*)"/.exec(await site.text('/de/trading/forex'))?.[1] ?? ''
    const before = await pictureOf()
    const first = await bytes(before)
    expect(await sharp(first).metadata()).toMatchObject({ width: 1200, height: 630 })
    await publishFigure(site, 58)
    const after = await pictureOf()
    expect(after).not.toBe(before)
    expect((await bytes(after)).equals(first)).toBe(false)
    for (const path of ['/og/de/nope.png', '/og/xx/index.png', '/og/de/fees.gif'])
      expect((await get(path)).status).toBe(404)
  })
})

describe('structured data', () => {
  it('of the home page names the firm as the page does', async () => {
    const html = await site.text('/')
    const [firm] = jsonLd(html)
    expect(firm).toMatchObject({ '@type': 'Organization', url: `${site.url}/` })
    for (const fact of ['name', 'legalName', 'identifier'])
      expect(wordsOf(html)).toContain(String(firm?.[fact]))
  })

  it('of a page below names the way to it, by addresses that exist', async () => {
    const steps = z.object({
      itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
    })
    const html = await site.text('/de/trading/forex')
    const { itemListElement } = steps.parse(jsonLd(html).find((data) => data['@type'] === 'BreadcrumbList'))
    expect(itemListElement.length).toBeGreaterThan(2)
    for (const { name, item } of itemListElement) {
      expect(wordsOf(html)).toContain(name)
      expect((await fetch(item)).status).toBe(200)
    }
  })

  it('of the questions is in their elements, so that it is word for word what the page says', async () => {
    for (const locale of localeIds) {
      const html = await site.text(localePath(locale, '/more/faq'))
      const page = html.split('itemType="https://schema.org/FAQPage"')[1] ?? ''
      const told = page.split(/<details (?=[^>]*itemProp="mainEntity")/).slice(1)
      expect(told.length).toBeGreaterThan(20)
      for (const question of told) {
        expect(question).toMatch(/^[^>]*itemType="https:\/\/schema\.org\/Question"/)
        expect(question).toMatch(/<summary><span itemProp="name">[^<]{5,}</)
        const answer = question.split(/<div [^>]*itemType="https:\/\/schema\.org\/Answer"[^>]*>/)[1]
        expect(answer).toMatch(/^<div class="prose" itemProp="text">(?:<[^>]*>)+[^<]{5,}/)
        expect(question.match(/itemScope=""/g)).toHaveLength(2)
      }
    }
  })

  it('tells of questions on the one page with all of them', async () => {
    const html = await site.text('/trading/forex')
    expect(html).toContain('questions__answer')
    expect(html).not.toContain('itemProp')
  })
})

describe('a paper', () => {
  it('names its address in force, also from the address of one version', async () => {
    const address = `<${site.url}/de/legal/risk-disclosure.pdf>; rel="canonical"`
    for (const path of ['/de/legal/risk-disclosure.pdf', '/legal/risk-disclosure/1.de.pdf'])
      expect((await get(path)).headers.get('link')?.split(', ')).toContain(address)
  })

  it('that is missing is a whole page in the visitor’s language, with the risk warning', async () => {
    for (const [path, language] of [
      ['/legal/nothing.pdf', 'pl'],
      ['/de/legal/nothing.pdf', 'de'],
      ['/legal/risk-disclosure/99.en.pdf', 'pl'],
    ] as const) {
      const response = await get(path, { 'accept-language': 'pl' })
      const html = await response.text()
      expect([path, response.status]).toEqual([path, 404])
      expect(html).toContain(`<html lang="${language}"`)
      expect(showsFigure(html, '58')).toBe(true)
    }
  })
})

it('robots.txt leads to the sitemap and closes the site’s own server', async () => {
  const text = await site.text('/robots.txt')
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(text).toContain('Disallow: /api/')
})
