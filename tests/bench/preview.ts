import { chromium, type FrameLocator, type Locator, type Page, type Request } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import prepare from '#tests/support/browser-setup.ts'
import { openPreview } from '#tests/support/site/open-preview.ts'
import { startTestSite } from '#tests/support/site/site.ts'

/**
 * `npm run bench preview [count]`: from a text typed in the Studio's form to the page beside it showing the draft,
 * every change saved in the lake. Once with a pause before each text, and once without: the Studio saves at most
 * once a second, so who types on sees the next state up to a second later. The goal is a second (quality 3).
 * Below each figure stands where its time went, as the browser saw it.
 */
const count = Number(process.argv[2] ?? 30)
const goalMs = 1_000
/** The Studio's own, ms, and a little. */
const betweenSaves = 1_200

/** The ways of a text, in the order it goes them. Times in ms since 1970. */
const stages = ['Studio keeps it', 'lake stores it', 'page hears', 'site answers', 'browser draws'] as const

interface Spans {
  /** From the text being in the field to the heading of the page being drawn with it, ms. */
  whole: number
  /** From the lake's answer to the same, ms. */
  sinceStored: number
  /** One for each stage, ms. */
  parts: number[]
}

/** What the page asked for: saves of the form, and draws of the page beside it. */
const follow = (page: Page) => {
  const saves: Request[] = []
  const draws: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/data/actions/')) saves.push(request)
    if (request.headers()['rsc'] === '1') draws.push(request)
  })
  return { saves, draws }
}

/** When the last of these that began after one moment and before another did, and when it ended; ms since 1970. */
const lastBetween = (list: readonly Request[], after: number, before: number): [number, number] => {
  const times = list.map((request): [number, number] => {
    const { startTime, responseEnd } = request.timing()
    return [startTime, responseEnd < 0 ? before : startTime + responseEnd]
  })
  return times.findLast(([began]) => began > after && began < before) ?? [before, before]
}

/** Types a text and waits until the page shows it. */
const measure = async (
  field: Locator,
  frame: FrameLocator,
  { saves, draws }: ReturnType<typeof follow>,
  text: string,
): Promise<Spans> => {
  const heading = frame.locator('h1')
  const shown = heading.evaluate(
    (_, wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector('h1')?.textContent?.includes(wanted)) return
          seen.disconnect()
          resolve(performance.timeOrigin + performance.now())
        }
        const seen = new MutationObserver(look)
        seen.observe(document, { childList: true, characterData: true, subtree: true })
      }),
    text,
  )
  await heading.evaluate(() => true)
  const typed = field.evaluate(
    (input) =>
      new Promise<number>((resolve) => {
        const heard = () => resolve(performance.timeOrigin + performance.now())
        input.addEventListener('input', heard, { once: true })
      }),
  )
  await field.evaluate(() => true)
  await field.fill(text)
  const [typedAt, shownAt] = [await typed, await shown]
  const [asked, answered] = lastBetween(draws, typedAt, shownAt)
  const [sent, stored] = lastBetween(saves, typedAt, asked)
  const steps = [typedAt, sent, stored, asked, Math.min(answered, shownAt), shownAt]
  return {
    whole: shownAt - typedAt,
    sinceStored: shownAt - stored,
    parts: stages.map((_, at) => (steps[at + 1] ?? 0) - (steps[at] ?? 0)),
  }
}

const atShare = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0

const say = (title: string, times: readonly number[]): number => {
  const [median = 0, p95 = 0, worst = 0] = [0.5, 0.95, 1].map((share) => atShare(times, share))
  console.log(
    `${title.padEnd(18)} median ${median.toFixed(0).padStart(5)} ms   p95 ${p95.toFixed(0).padStart(5)} ms   worst ${worst.toFixed(0).padStart(5)} ms`,
  )
  return median
}

await prepare()
const site = await startTestSite()
const browser = await chromium.launch({
  ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const { frame, fieldAt } = await openPreview(page, site, '/de/fees')
  const field = await fieldAt('h1', 'blocks[_key=="opening"].title')
  const followed = follow(page)
  const run = async (title: string, pause: number): Promise<number> => {
    const found: Spans[] = []
    for (let at = 0; at < count; at += 1) {
      await sleep(pause)
      found.push(await measure(field, frame, followed, `${title} ${at}`))
    }
    console.log(`${title}, ${count} texts`)
    const median = say(
      'typed to shown',
      found.map(({ whole }) => whole),
    )
    say(
      'stored to shown',
      found.map(({ sinceStored }) => sinceStored),
    )
    for (const [at, stage] of stages.entries())
      say(
        `  ${stage}`,
        found.map(({ parts }) => parts[at] ?? 0),
      )
    return median
  }
  await run('to warm up', 0)
  const medians = [await run('after a pause', betweenSaves), await run('typed on', 0)]
  const isMet = medians.every((median) => median < goalMs)
  console.log(isMet ? 'goal met' : `goal missed: medians under ${goalMs} ms`)
  process.exitCode = isMet ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
}
