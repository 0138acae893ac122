import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Audit {
  scores: Record<(typeof categories)[number], number>
  /** ms, ms and the unitless shift, as a slow phone on a slow line has them. */
  lcp: number
  tbt: number
  cls: number
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const once = async (url: string, port: number): Promise<Audit> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  if (!result) throw new Error(`no report of ${url}`)
  const { lhr } = result
  const score = (name: (typeof categories)[number]) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

const medianOf = (all: readonly Audit[]): Audit => {
  const of = (read: (one: Audit) => number) => median(all.map(read))
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  }
}

/**
 * Each page with the medians of several runs of Lighthouse in its mobile setting, on the browser that listens on
 * `port`. A run goes over all pages before the next begins, so that a slow minute of the machine is a slow run of
 * each and not the figure of one.
 */
export const audit = async <Page extends { url: string }>(
  pages: readonly Page[],
  port: number,
  runs: number,
): Promise<(Page & Audit)[]> => {
  const found = pages.map((page) => ({ page, all: [] as Audit[] }))
  for (let run = 1; run <= runs; run += 1) {
    for (const { page, all } of found) all.push(await once(page.url, port))
    console.log(`Lighthouse: ${run} of ${runs} runs over ${pages.length} pages`)
  }
  return found.map(({ page, all }) => ({ ...page, ...medianOf(all) }))
}
