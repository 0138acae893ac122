import { describe, expect, it } from 'vitest'
import { planSitemap, sitemapXml } from './plan-sitemap.ts'

const site = 'https://site.example'
const changedAt = '2026-11-20T10:00:00Z'

describe('planSitemap', () => {
  it('names every language of a page in every language of it, and English for the rest', () => {
    const entries = planSitemap(
      [
        { locale: 'de', path: '/fees', changedAt },
        { locale: 'en', path: '/fees', changedAt },
      ],
      site,
    )
    expect(entries.map(({ loc }) => loc)).toEqual([`${site}/de/fees`, `${site}/fees`])
    const alternates = [
      { hreflang: 'en', href: `${site}/fees` },
      { hreflang: 'de', href: `${site}/de/fees` },
      { hreflang: 'x-default', href: `${site}/fees` },
    ]
    for (const entry of entries) expect(entry.alternates).toEqual(alternates)
  })

  it('takes the first language there is for the rest where there is no English', () => {
    const entries = planSitemap(
      [
        { locale: 'de', path: '/x', changedAt },
        { locale: 'pl', path: '/x', changedAt },
      ],
      site,
    )
    expect(entries[0]?.alternates.at(-1)).toEqual({ hreflang: 'x-default', href: `${site}/de/x` })
  })

  it('names no alternates of a page in one language', () => {
    expect(planSitemap([{ locale: 'pl', path: '/', changedAt }], site)).toEqual([
      { loc: `${site}/pl`, lastmod: changedAt, alternates: [] },
    ])
  })
})

describe('sitemapXml', () => {
  it('escapes what an address may contain', () => {
    const xml = sitemapXml([{ loc: `${site}/a?b=1&c=<`, lastmod: changedAt, alternates: [] }])
    expect(xml).toContain(`<loc>${site}/a?b=1&amp;c=&lt;</loc><lastmod>${changedAt}</lastmod>`)
  })
})
