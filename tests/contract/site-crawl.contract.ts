import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect } from 'vitest'
import { crawl, type CrawledPage } from '#tests/support/site/crawl.ts'
import { hasJava, nuFaults } from '#tests/support/site/nu-checker.ts'
import { holdsLabel, linesOf, namedOf } from '#tests/support/site/page-words.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'
import { isSweep } from '#tests/support/sample.ts'

let site: TestSite
let pages: CrawledPage[]
let papers: string[]
/** Pages that no search engine is told of. */
let unlisted: { path: string; html: string }[]

it.beforeAll(async ({ site: given }) => {
  site = given
  ;({ pages, papers } = await crawl(site))
  unlisted = []
  for (const path of ['/login', '/register', '/forgot-password', '/search?q=margin', '/design'])
    unlisted.push({ path, html: await site.text(path) })
}, 600_000)

/** Values that more than one page has, each with its pages. */
const repeated = (valueOf: (page: CrawledPage) => string) =>
  [...Map.groupBy(pages, (page) => `${page.language} ${valueOf(page)}`)]
    .filter(([, group]) => group.length > 1)
    .map(([value, group]) => [value, group.map(({ path }) => path)])

/** React's scripts that a page names for later. */
const scriptsOf = (html: string): string[] =>
  JSON.parse(/<script type="application\/json" data-deferred="[^"]*">(.*?)<\/script>/.exec(html)?.[1] ?? '[]')

/** A live page carries React's data, any other the version of those it fetches. */
const carries = (html: string) => html.includes('__next_f.push([1,') && html.includes('data-deferred=""')
const fetches = (html: string) => !html.includes('__next_f') && /data-deferred="[\w-]{12}"/.test(html)

/** What lives on a page says where, so that React is not asked for before it is in sight; a form needs it at once, but for one that posts by itself. */
const namesParts = (html: string) =>
  /data-live-part|<form(?![^>]*data-posts)/.test(html.replace(/^.*?<main/s, ''))

/** What counts money, prices, sizes, time and bytes here, in three languages. */
const unit = `(?:${[
  'AUD|CAD|CHF|CNH|EUR|GBP|HKD|JPY|NZD|USD',
  'pips?|Pips?|pipsa|pipsy|pipsów|lots?|Lots?|lota|lotów|points?|Punkten?|punkt(?:u|y|ów)',
  'euros?|Euro|dollars?|(?:US|Hongkong)-Dollar|dolar(?:a|y|ów)?|yen|Yen|jen[ay]?',
  'troy|ounces?|Feinunzen|Unzen|uncj\\p{L}*|barrels?|Barrels?|baryłek|units|Einheiten|jednostek',
  's|min|h|Std|Min|Sek|godz|minutes?|Minuten?|minut|hours?|Stunden?|godzin\\p{L}*|days?|Tag(?:e|en)?|dni|dniach',
  'Uhr|months?|Monate?n?|miesi\\p{L}*|years?|kB|MB',
].join('|')})(?![\\p{L}\\d])`
const spaced = (space: string) => new RegExp(`\\d${space}${unit}`, 'u')

const polishPips = /(\d[\d\u00a0]*(?:,\d+)?)\s(pips\p{L}*)/gu
/** One is `pips`, 2 to 4 but not 12 to 14 `pipsy`, all other whole numbers `pipsów`, and a fraction `pipsa`. */
const polishWord = (amount: string): string => {
  if (amount.includes(',')) return 'pipsa'
  const whole = Number(amount.replaceAll('\u00a0', ''))
  if (whole === 1) return 'pips'
  const isFew = [2, 3, 4].includes(whole % 10) && ![12, 13, 14].includes(whole % 100)
  return isFew ? 'pipsy' : 'pipsów'
}

const bare = (link: string) => link.replace(/[?#].*$/, '')

describe('every page of the site', () => {
  it('lead from the registration to what an account takes, and back', async () => {
    for (const prefix of ['', '/de', '/pl']) {
      const register = await site.text(`${prefix}/register`)
      const main = /<main.*<\/main>/s.exec(register)?.[0] ?? ''
      expect(main, `${prefix}/register`).toContain(`href="${prefix}/account/open"`)
      const open = await site.text(`${prefix}/account/open`)
      expect(/<main.*<\/main>/s.exec(open)?.[0], `${prefix}/account/open`).toContain(
        `href="${prefix}/register"`,
      )
    }
  })

  it('has one main heading, and a title and a description that no other page of its language has', () => {
    expect(pages.length).toBeGreaterThan(100)
    expect(pages.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([])
    expect(pages.filter(({ title, description }) => !title || !description).map(({ path }) => path)).toEqual(
      [],
    )
    expect(repeated(({ title }) => title)).toEqual([])
    expect(repeated(({ description }) => description)).toEqual([])
  })

  it('is reached by a link of another page', () => {
    const linked = new Set(
      pages.flatMap(({ path, links }) => links.map(bare).filter((target) => target !== path)),
    )
    expect(pages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([])
  })

  it('asks for React by itself where a part of it lives, and nowhere else (record 29)', () => {
    const frame = new Set(scriptsOf(pages.find(({ path }) => path === '/about/intro')?.html ?? ''))
    expect(frame.size).toBeGreaterThan(3)
    const found = pages.map(({ path, html }) => {
      const parts = scriptsOf(html).filter((script) => !frame.has(script))
      return { path, hasParts: parts.length > 0, isLive: /<main [^>]*data-live/.test(html), html }
    })
    expect(found.filter(({ hasParts, isLive }) => hasParts !== isLive).map(({ path }) => path)).toEqual([])
    expect(found.filter(({ hasParts }) => hasParts).length).toBeGreaterThan(50)
    expect(found.filter(({ html, isLive }) => isLive && !namesParts(html)).map(({ path }) => path)).toEqual(
      [],
    )
    expect(found.filter(({ html, isLive }) => carries(html) !== isLive).map(({ path }) => path)).toEqual([])
    expect(found.filter(({ html, isLive }) => fetches(html) === isLive).map(({ path }) => path)).toEqual([])
    expect(found.filter(({ html }) => /<script src="[^"]*"[^>]* async=""/.test(html))).toEqual([])
  })

  it('names its languages, which name it back', () => {
    const byPath = new Map(pages.map((page) => [page.path, page]))
    for (const { path, language, alternates } of pages) {
      expect([path, alternates[language]]).toEqual([path, path])
      for (const [other, target] of Object.entries(alternates)) {
        const there = byPath.get(target)
        expect([path, other, there?.alternates]).toEqual([path, other, alternates])
        if (other !== 'x-default') expect(there?.language).toBe(other)
      }
    }
  })

  it('links nothing that is not there, down to the place on the page', async () => {
    const targets = new Set(pages.flatMap(({ links }) => links))
    expect(targets.size).toBeGreaterThan(200)
    const known = new Map(pages.map((page) => [page.path, page]))
    const dead: string[] = []
    const others = new Set<string>()
    for (const target of targets) {
      const page = known.get(bare(target))
      const place = /#(.+)$/.exec(target)?.[1]
      if (!page) others.add(bare(target))
      else if (place && place !== 'content' && !page.ids.has(decodeURIComponent(place))) dead.push(target)
    }
    const waiting = [...new Set([...others, ...papers])]
    const check = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const { status } = await fetch(`${site.url}${path}`, { redirect: 'manual' })
        if (status !== 200) dead.push(`${path} ${status}`)
      }
    }
    await Promise.all([check(), check(), check(), check()])
    expect(dead).toEqual([])
  }, 120_000)

  it('calls no link or button other than it reads (WCAG 2.5.3)', () => {
    const named = [...pages, ...unlisted].flatMap(({ path, html }) =>
      namedOf(html).map((found) => ({ path, ...found })),
    )
    expect(named.length).toBeGreaterThan(5_000)
    expect(named.filter(({ seen, name }) => seen !== name).length).toBeGreaterThan(100)
    expect(holdsLabel({ seen: 'EN', name: 'Cookie policy, PDF in English' })).toBe(false)
    expect(named.filter((found) => !holdsLabel(found))).toEqual([])
  })

  it('parts no number from its unit, and glues none to it', () => {
    const lines = [...pages, ...unlisted].flatMap(({ path, html }) =>
      linesOf(html).map((line) => `${path}: ${line}`),
    )
    const bound = lines.filter((line) => spaced('\u00a0').test(line))
    for (const path of ['/fees', '/de/trading/forex', '/pl/trading/tools', '/pl/trading/forex/eurusd'])
      expect(bound.filter((line) => line.startsWith(`${path}: `)).length, path).toBeGreaterThan(3)
    expect(lines.filter((line) => spaced('[ \u2009\u202f]').test(line))).toEqual([])
    expect(lines.filter((line) => spaced('').test(line))).toEqual([])
    // A share of 5% is written so in English and Polish; the warning is worded by the regulator, spaces and all, and
    // its figure stands alone as the sentence writes it.
    const ofWarning = /Kleinanleger(konten|-CFD-Konten) verlieren|: [\d,]+ %$/
    const shares = lines.filter((line) => /^\/de[/:]/.test(line) && !ofWarning.test(line))
    expect(shares.filter((line) => /\d[ \u202f]?%/.test(line))).toEqual([])
  })

  it('counts pips in Polish as Polish does', () => {
    const counted = pages
      .filter(({ language }) => language === 'pl')
      .flatMap(({ html }) => linesOf(html).flatMap((line) => [...line.matchAll(polishPips)]))
    expect(counted.length).toBeGreaterThan(60)
    const wrong = counted.filter(([, amount = '', word]) => word !== polishWord(amount))
    expect(wrong.map(([text]) => text)).toEqual([])
  })

  it('is valid HTML', async () => {
    const validator = new HtmlValidate(
      new StaticConfigLoader({ extends: ['html-validate:standard'], elements: ['html5'] }),
    )
    const checked = pages.filter(({ language }) => isSweep || language === 'de')
    expect(checked.length).toBeGreaterThan(30)
    const faults: string[] = []
    for (const { path, html } of checked) {
      const { results } = await validator.validateString(html)
      for (const { messages } of results)
        for (const { ruleId, message } of messages) faults.push(`${path}: ${message} (${ruleId})`)
    }
    expect(faults).toEqual([])
  }, 300_000)

  it.runIf(isSweep && hasJava)(
    'is valid to the Nu Html Checker too',
    async () => {
      const faulty = { path: 'control', html: '<!doctype html><title>A</title><p></b>' }
      const faults = await nuFaults([...pages, ...unlisted, faulty])
      expect(faults.filter(({ path }) => path === faulty.path)).not.toEqual([])
      expect(faults.filter(({ path }) => path !== faulty.path)).toEqual([])
    },
    300_000,
  )
})
