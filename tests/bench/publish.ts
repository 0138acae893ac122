import { performance } from 'node:perf_hooks'
import { publishFigure, showsFigure, writtenFigures } from '#tests/support/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'

/**
 * `npm run bench publish [count]`: from the write sent to the last byte of the first page with the new
 * figure, over 100 publishes; beside it, in the same run, the page cache of Next with
 * `revalidateTag(tag, 'max')`. Goals of issue 2: median at most 100 ms, p99 at most one second.
 */
const count = Number(process.argv[2] ?? 100)
const goals = { median: 100, p99: 1_000 }
/** A page that has not changed by then counts as this much, ms. */
const giveUp = 10_000

interface Times {
  /** ms each, sorted. */
  toFresh: number[]
  /** Publishes the very next request did not show. */
  staleFirst: number
}

const measure = async (site: TestSite): Promise<Times> => {
  const toFresh: number[] = []
  let staleFirst = 0
  for (let warm = 0; warm < 5; warm += 1) {
    await publishFigure(site, 20 + warm)
    await site.text('/')
  }
  for (let at = 0; at < count; at += 1) {
    const figure = 30 + at / 4
    const begun = performance.now()
    await publishFigure(site, figure)
    let isShown = showsFigure(await site.text('/'), writtenFigures(figure)[0] ?? '')
    if (!isShown) staleFirst += 1
    while (!isShown && performance.now() - begun < giveUp) {
      isShown = showsFigure(await site.text('/'), writtenFigures(figure)[0] ?? '')
    }
    toFresh.push(performance.now() - begun)
  }
  return { toFresh: toFresh.sort((a, b) => a - b), staleFirst }
}

const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN

const run = async (title: string, site: TestSite): Promise<Times> => {
  try {
    const times = await measure(site)
    const [median, p99] = [at(times.toFresh, 0.5), at(times.toFresh, 0.99)].map((ms) => ms.toFixed(1))
    console.log(
      `${title.padEnd(34)} median ${median} ms   p99 ${p99} ms   next request stale ${times.staleFirst} of ${count}`,
    )
    return times
  } finally {
    await site.stop()
  }
}

console.log(`${count} publishes of the loss percentage, each followed by requests of / until it shows`)
const ours = await run('ours', await startTestSite())
await run(
  "Next's cache, revalidateTag 'max'",
  await startTestSite({ variant: 'stock', env: { REVALIDATE_PROFILE: 'max' } }),
)
const isMet =
  ours.staleFirst === 0 && at(ours.toFresh, 0.5) <= goals.median && at(ours.toFresh, 0.99) <= goals.p99
console.log(isMet ? 'goals met' : `goals missed: median ${goals.median} ms, p99 ${goals.p99} ms, none stale`)
process.exitCode = isMet ? 0 : 1
