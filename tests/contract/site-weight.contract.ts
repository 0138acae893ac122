import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { budgetOf } from '#tests/bench/pages/budgets.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { localeIds, localePath } from '#locales/table.ts'

/** Quality 1: the HTML of a page stays within its class; no text of it is sent twice. */

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
]

const dataOf = (html: string): string =>
  [...html.matchAll(/<script>self\.__next_f\.push\(([\s\S]*?)\)<\/script>/g)]
    .map(([, pushed]) => {
      const part: unknown = JSON.parse(pushed ?? '')
      return Array.isArray(part) ? String(part[1]) : ''
    })
    .join('')

describe('what a page weighs', () => {
  it.each(heaviest)('%s is within its class in every language', async (path) => {
    for (const locale of localeIds) {
      const html = await site.text(localePath(locale, path))
      const weight = brotliCompressSync(html).length
      expect(weight, `${locale} ${path}`).toBeLessThanOrEqual(budgetOf(path).html * 1_000)
      expect(weight).toBeGreaterThan(3_000)
    }
  })

  it('texts and menus stand in the HTML alone, not in the data beside it', async () => {
    const html = await site.text('/more/faq')
    const data = dataOf(html)
    // The data is whole: what lives in the browser and the metadata are in it.
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
