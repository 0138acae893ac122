import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crawl, type CrawledPage } from '#tests/support/crawl.ts'
import { hasJava, nuFaults } from '#tests/support/nu-checker.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'

const isSweep = process.env.SWEEP === '1'

let site: TestSite
let pages: CrawledPage[]
let papers: string[]
/** Pages that no search engine is told of. */
let unlisted: { path: string; html: string }[]

beforeAll(async () => {
  site = await startTestSite()
  ;({ pages, papers } = await crawl(site))
  unlisted = []
  for (const path of ['/login', '/register', '/forgot-password', '/search?q=margin', '/design'])
    unlisted.push({ path, html: await site.text(path) })
}, 600_000)
afterAll(() => site?.stop())

/** Values that more than one page has, each with its pages. */
const repeated = (valueOf: (page: CrawledPage) => string) =>
  [...Map.groupBy(pages, (page) => `${page.language} ${valueOf(page)}`)]
    .filter(([, group]) => group.length > 1)
    .map(([value, group]) => [value, group.map(({ path }) => path)])

/** Next writes `as="style"` to the stylesheet of a part that is loaded where it is drawn; browsers pass over it. */
const isOfNext = (message: string) => message.startsWith('"as" attribute cannot be used on <link>')
const ofNextToNu = 'A “link” element with an “as” attribute must have a “rel” attribute'

/** React's scripts that a page names for later. */
const scriptsOf = (html: string): string[] =>
  JSON.parse(/<script type="application\/json" data-deferred="[^"]*">(.*?)<\/script>/.exec(html)?.[1] ?? '[]')

/** A live page carries React's data, any other the version of those it fetches. */
const carries = (html: string) => html.includes('__next_f.push([1,') && html.includes('data-deferred=""')
const fetches = (html: string) => !html.includes('__next_f') && /data-deferred="[\w-]{12}"/.test(html)

/** What lives on a page says where, so that React is not asked for before it is in sight; a form needs it at once. */
const namesParts = (html: string) => /data-live-part|<form/.test(html.replace(/^.*?<main/s, ''))

const bare = (link: string) => link.replace(/[?#].*$/, '')

describe('every page of the site', () => {
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
        for (const { ruleId, message } of messages)
          if (!isOfNext(message)) faults.push(`${path}: ${message} (${ruleId})`)
    }
    expect(faults).toEqual([])
  }, 300_000)

  it.runIf(isSweep && hasJava)(
    'is valid to the Nu Html Checker too',
    async () => {
      const faulty = { path: 'control', html: '<!doctype html><title>A</title><p></b>' }
      const faults = await nuFaults([...pages, ...unlisted, faulty])
      expect(faults.filter(({ path }) => path === faulty.path)).not.toEqual([])
      expect(
        faults.filter(({ path, message }) => path !== faulty.path && !message.startsWith(ofNextToNu)),
      ).toEqual([])
    },
    300_000,
  )
})
