import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { localeIds, localePath, locales } from '#locales/table.ts'
import { agreed } from '#tests/support/lake/agreed.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import type { TestSite } from './site.ts'

/** The loss percentage as each language writes it (architecture 6). */
export const writtenFigures = (figure: number): string[] =>
  localeIds.map((id) => new Intl.NumberFormat(locales[id].intl, { maximumFractionDigits: 2 }).format(figure))

/** Resolves when the site has taken every webhook of the lake. */
export const caughtUp = async (lake: Pick<TestLake, 'url'>): Promise<void> => {
  for (;;) {
    // A lake that runs answers this at once: what hangs here is named, and not by the test's own time.
    const response = await fetch(`${lake.url}/healthz`, { signal: AbortSignal.timeout(30_000) })
    const health: { webhooks: { pending: number } } = await response.json()
    if (health.webhooks.pending === 0) return
    await sleep(20)
  }
}

const toReadAnswer = z.object({ parts: z.object({ cache: z.object({ toRead: z.number() }) }) })

/** Resolves when the site has read again what has expired: it asks the lake on its own account no more. */
export const readAgain = async ({ url }: Pick<TestSite, 'url'>): Promise<void> => {
  for (;;) {
    const health = toReadAnswer.parse(await (await fetch(`${url}/api/health`)).json())
    if (health.parts.cache.toRead === 0) return
    await sleep(20)
  }
}

/** Has people agree to a loss percentage; what it returns publishes it, as one request. */
export const agreedFigure = async (site: TestSite, figure: number): Promise<() => Promise<void>> => {
  const { _rev, _createdAt, _updatedAt, ...warning } = z
    .looseObject({ _id: z.string(), _type: z.string() })
    .parse(await site.client.getDocument('riskWarning'))
  return agreed(site.lake).prepare({ ...warning, lossPercentage: figure })
}

/** Publishes a loss percentage; resolves when the lake has answered and its webhook is delivered. */
export const publishFigure = async (site: TestSite, figure: number): Promise<void> => {
  const publish = await agreedFigure(site, figure)
  await publish()
  await caughtUp(site.lake)
}

/** Whether a page shows a figure in its risk warning: the number and a percent sign, in one text. */
export const showsFigure = (html: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}\\s?%`).test(html)

/** The languages whose home page does not show the figure on one request each, all at once. */
export const homesWithout = async (site: TestSite, figure: number): Promise<string[]> => {
  const written = writtenFigures(figure)
  const pages = await Promise.all(localeIds.map((id) => site.text(localePath(id, '/'))))
  return localeIds.filter((_, at) => !showsFigure(pages[at] ?? '', written[at] ?? ''))
}
