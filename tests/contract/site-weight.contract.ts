import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { budgetOf } from '#tests/bench/pages/budgets.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { flightOf } from '#web/next/page/defer-scripts.ts'
import { styleFiles } from '#web/design/styles/files.gen.ts'
import { localeIds, localePath } from '#locales/table.ts'

/** Quality 1: HTML and styles of a page stay within its class; no text of it is sent twice. */

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
}, 300_000)
afterAll(() => site?.stop())

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
  '/login',
  '/nope',
]

/** The stylesheets a page waits for before it is drawn. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link [^>]*?rel="stylesheet"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
  )

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
      const files = stylesOf(await (await fetch(site.url + path)).text())
      for (const file of files) if (!weights.has(file)) weights.set(file, await weightOf(file))
      const weight = files.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0)
      expect(weight, `${path}: ${files.join(' ')}`).toBeLessThanOrEqual(budgetOf(path).css * 1_000)
      expect(weight, path).toBeGreaterThan(7_000)
      for (const file of files) seen.add(file)
    }
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
    expect(data).not.toContain('mega__item')
    expect(data).not.toContain('foot__pay')
  })
})
