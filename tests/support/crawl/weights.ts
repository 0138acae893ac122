import type { Page } from '@playwright/test'
import { budgetOf, classOf } from '#tests/bench/pages/budgets.ts'

interface Loaded {
  name: string
  bytes: number
}

/** What the browser was sent for a page, once by each address, bytes as they came over the line. */
const loadedBy = async (page: Page): Promise<Loaded[]> =>
  page.evaluate(() => {
    const sizes = new Map<string, number>()
    for (const entry of performance.getEntriesByType('resource'))
      sizes.set(entry.name, entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)
    return [...sizes].map(([name, bytes]) => ({ name, bytes }))
  })

/**
 * What a browser alone can tell of a page's weight (quality 1): fonts, and on a page of words all its script, none of
 * it React's, and nothing of another origin. HTML and styles are weighed by their bytes (contract/site-weight), what
 * other pages add to an empty page of the framework beside one (`npm run bench pages`).
 */
export const weightFaults = async (page: Page, path: string): Promise<string[]> => {
  const loaded = await loadedBy(page)
  const budget = budgetOf(path)
  const isOfWords = classOf(path) === 'A'
  const scripts = loaded.filter(({ name }) => name.endsWith('.js'))
  const fonts = loaded.filter(({ name }) => name.endsWith('.woff2'))
  const over = (kind: 'fonts' | 'script', files: readonly Loaded[]) => {
    const weight = files.reduce((sum, { bytes }) => sum + bytes, 0)
    return weight > budget[kind] * 1_000 ? [`${kind}: ${weight} bytes of ${budget[kind]} kB`] : []
  }
  const react = scripts.filter(({ name }) => name.includes('/_next/static/'))
  const { origin } = new URL(page.url())
  return [
    ...(scripts.length > 0 && fonts.length > 0 ? [] : ['its weight was not measured']),
    ...over('fonts', fonts),
    ...(isOfWords ? over('script', scripts) : []),
    ...(isOfWords ? react.map(({ name }) => `loads React unasked: ${name}`) : []),
    ...loaded
      .filter(({ name }) => new URL(name).origin !== origin)
      .map(({ name }) => `asks another origin: ${name}`),
  ]
}
