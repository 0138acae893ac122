import { performance } from 'node:perf_hooks'
import {
  agreedFigure,
  caughtUp,
  publishFigure,
  showsFigure,
  writtenFigures,
} from '#tests/support/site/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

/**
 * `npm run bench publish [count]`: over 100 publishes, from the lake's answer to the last byte of the first page
 * with the new figure, and the same from the moment the write was sent; beside it, in the same run, the page cache
 * of Next with `revalidateTag(tag, 'max')`. Goals for ours, from the answer on: median at most 50 ms, p99 at most
 * 500 ms, no stale page.
 */
const count = Number(process.argv[2] ?? 100)
const goals = { median: 50, p99: 500 }
/** A page that has not changed by then counts as this much, ms. */
const giveUp = 10_000

interface Times {
  /** From the write sent, ms each, sorted. */
  sinceSent: number[]
  /** From the lake's answer, ms each, sorted. */
  sincePublished: number[]
  /** Publishes the very next request did not show. */
  staleFirst: number
}

const rising = (a: number, b: number): number => a - b

const measure = async (site: TestSite): Promise<Times> => {
  const sinceSent: number[] = []
  const sincePublished: number[] = []
  let staleFirst = 0
  for (let warm = 0; warm < 5; warm += 1) {
    await publishFigure(site, 20 + warm)
    await site.text('/')
  }
  for (let at = 0; at < count; at += 1) {
    const figure = 30 + at / 4
    const publish = await agreedFigure(site, figure)
    const begun = performance.now()
    await publish()
    await caughtUp(site.lake)
    const published = performance.now()
    let isShown = showsFigure(await site.text('/'), writtenFigures(figure)[0] ?? '')
    if (!isShown) staleFirst += 1
    while (!isShown && performance.now() - begun < giveUp) {
      isShown = showsFigure(await site.text('/'), writtenFigures(figure)[0] ?? '')
    }
    sinceSent.push(performance.now() - begun)
    sincePublished.push(performance.now() - published)
  }
  return { sinceSent: sinceSent.sort(rising), sincePublished: sincePublished.sort(rising), staleFirst }
}

const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN

const run = async (title: string, site: TestSite): Promise<Times> => {
  try {
    const times = await measure(site)
    const figures = (list: readonly number[]) =>
      `${at(list, 0.5).toFixed(1)} / ${at(list, 0.99).toFixed(1)} ms`
    console.log(
      `${title.padEnd(34)} ${figures(times.sincePublished)}   since sent ${figures(times.sinceSent)}   next request stale ${times.staleFirst} of ${count}`,
    )
    return times
  } finally {
    await site.stop()
  }
}

console.log(
  `${count} publishes of the loss percentage, each followed by requests of / until it shows: median / p99 since published`,
)
const ours = await run('ours', await startTestSite())
await run(
  "Next's cache, revalidateTag 'max'",
  await startTestSite({ variant: 'stock', env: { REVALIDATE_PROFILE: 'max' } }),
)
const isMet =
  ours.staleFirst === 0 &&
  at(ours.sincePublished, 0.5) <= goals.median &&
  at(ours.sincePublished, 0.99) <= goals.p99
console.log(isMet ? 'goals met' : `goals missed: median ${goals.median} ms, p99 ${goals.p99} ms, none stale`)
process.exitCode = isMet ? 0 : 1
