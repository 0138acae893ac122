import { brotliCompressSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { budgetOf } from '#tests/bench/pages/budgets.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'
import { flightOf } from '#web/serving/next/page/defer-scripts.ts'
import { styleFiles } from '#web/design/styles/files.gen.ts'
import { localeIds, localePath } from '#locales/table.ts'

/** Quality 1: HTML and styles of a page stay within its class; no text of it is sent twice. */

let site: TestSite

it.beforeAll(async ({ site: given }) => {
  site = given
}, 300_000)

/** The heaviest of each class, as `npm run bench pages` finds them with SWEEP=1. */
const heaviest = [
  '/',
  '/more/faq',
  '/glossary',
  '/more/legal',
  '/fees',
  '/trading/forex',
  '/trading/forex/eurusd',
  '/trading/calendar',
  '/download',
  '/register',
  '/platforms/mctrader',
  '/about/why',
  '/account/open',
  '/demo',
]

/** One page of each set of stylesheets there is, and the pages with more beside them. */
const styled = [
  ...heaviest,
  '/trading',
  '/trading/platforms',
  '/platforms/mt4',
  '/trading/realtime',
  '/trading/tools',
  '/partnerships',
  '/more/contact',
  '/about/intro',
  '/login',
  '/account/providers',
  '/nope',
]

/** Pages without header and footer. */
const bare = ['/login', '/register']

const sheets = (html: string): string[] =>
  [...html.matchAll(/<link [^>]*?rel="stylesheet"[^>]*>/g)].map(([link]) => link)

const addressOf = (link: string): string => /href="([^"]+)"/.exec(link)?.[1] ?? ''

const isForPaper = (link: string): boolean => link.includes('media="print"')

/** Those a screen is drawn with. */
const linked = (html: string): string[] =>
  sheets(html)
    .filter((link) => !isForPaper(link))
    .map(addressOf)

/** The stylesheets a page waits for before it is drawn, and those further down (record 28). */
const stylesOf = (html: string): { css: string[]; later: string[] } => {
  const body = html.indexOf('<body')
  expect(body).toBeGreaterThan(0)
  return { css: linked(html.slice(0, body)), later: linked(html.slice(body)) }
}

/** What a stylesheet weighs, which browsers may keep for ever. */
const weightOf = async (file: string): Promise<number> => {
  const answer = await fetch(site.url + file)
  expect([file, answer.status, answer.headers.get('content-type')]).toEqual([
    file,
    200,
    'text/css; charset=UTF-8',
  ])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  return brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length
}

describe('what a page weighs', () => {
  it.each(heaviest)('%s is within its class in every language', async (path) => {
    for (const locale of localeIds) {
      const html = await site.text(localePath(locale, path))
      const weight = brotliCompressSync(html).length
      expect(weight, `${locale} ${path}`).toBeLessThanOrEqual(budgetOf(path).html * 1_000)
      expect(weight).toBeGreaterThan(3_000)
    }
  })

  it('the styles of every kind of page are within its class, in files a browser may keep for ever', async () => {
    const weights = new Map<string, number>()
    const seen = new Set<string>()
    for (const path of styled) {
      const html = await (await fetch(site.url + path)).text()
      const files = stylesOf(html)
      // No screen waits for the sheet of paper.
      const forPaper = sheets(html).filter(isForPaper).map(addressOf)
      expect([path, forPaper]).toEqual([path, [styleFiles.paper]])
      expect(await weightOf(styleFiles.paper)).toBeLessThanOrEqual(3_000)
      seen.add(styleFiles.paper)
      for (const file of [...files.css, ...files.later])
        if (!weights.has(file)) weights.set(file, await weightOf(file))
      for (const kind of ['css', 'later'] as const) {
        const weight = files[kind].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0)
        expect(weight, `${path}, ${kind}: ${files[kind].join(' ')}`).toBeLessThanOrEqual(
          budgetOf(path)[kind] * 1_000,
        )
        if (kind === 'css') expect(weight, path).toBeGreaterThan(7_000)
      }
      // What ends a page is drawn with its styles, and nothing before waits for them.
      expect([path, files.later.includes(styleFiles.end)]).toEqual([path, !bare.includes(path)])
      expect(new Set([...files.css, ...files.later]).size, path).toBe(files.css.length + files.later.length)
      for (const file of [...files.css, ...files.later]) seen.add(file)
    }
    // A block that editors can place and no page of ours has.
    expect(await weightOf(styleFiles.livePrice)).toBeLessThanOrEqual(3_000)
    seen.add(styleFiles.livePrice)
    // All stylesheets there are, or a page with one of them could be too heavy unseen.
    expect([...seen]).toEqual(expect.arrayContaining(Object.values(styleFiles)))
  })

  it('texts and menus stand in the HTML alone, not in the data beside it', async () => {
    const html = await site.text('/more/faq')
    expect(flightOf(html)).toBe('')
    const beside = await fetch(`${site.url}/more/faq?_rsc=`, { headers: { RSC: '1' } })
    const data = await beside.text()
    // The data are whole: what lives in the browser and the metadata are in them.
    expect(data).toContain('StillPart')
    expect(data).toContain('og:title')
    const answers = [...html.matchAll(/<details[\s\S]*?<\/details>/g)].map(([answer]) => answer)
    const sentences = answers.flatMap((answer) =>
      [...answer.matchAll(/<p>([^<&]{40,})/g)].map(([, words]) => words ?? ''),
    )
    expect(sentences.length).toBeGreaterThan(10)
    expect(sentences.filter((words) => data.includes(words))).toEqual([])
    expect(sentences.filter((words) => html.split(words).length > 2)).toEqual([])
    expect(data).not.toContain('mega__item')
    expect(data).not.toContain('foot__pay')
  })
})
