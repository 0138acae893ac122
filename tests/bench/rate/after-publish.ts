import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { publishFigure } from '#tests/support/site/figures.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { readSitemap } from '#tests/support/site/sitemap.ts'

/** A list of pages read to its end by readers who share it. */
interface Crawl {
  perSecond: number
  /** ms; of the slowest twentieth, the fastest. */
  p95: number
  /** Answers that are not 200, by what they were. */
  failures: Map<string, number>
  /** What the health said of the lake meanwhile. */
  states: Set<string>
}

const readers = 24

const healthShape = z.object({ parts: z.object({ lake: z.object({ state: z.string() }) }) })

const stateOf = async (site: TestSite): Promise<string> => {
  const answer = await fetch(`${site.url}/api/health`)
  return healthShape.parse(await answer.json()).parts.lake.state
}

const crawl = async (site: TestSite, paths: readonly string[]): Promise<Crawl> => {
  const waiting = [...paths]
  const times: number[] = []
  const failures = new Map<string, number>()
  const states = new Set<string>()
  const read = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const begun = performance.now()
      const status = await fetch(`${site.url}${path}`).then(
        async (answer) => {
          await answer.arrayBuffer()
          return String(answer.status)
        },
        (error: unknown) => String(error),
      )
      times.push(performance.now() - begun)
      if (status !== '200') failures.set(status, (failures.get(status) ?? 0) + 1)
    }
  }
  const begun = performance.now()
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      states.add(await stateOf(site))
      await sleep(500, undefined, { signal: over.signal }).catch(() => undefined)
    }
  })()
  await Promise.all(Array.from({ length: readers }, read))
  const took = performance.now() - begun
  over.abort()
  await watching
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: (paths.length * 1000) / took,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    failures,
    states,
  }
}

/** Keeps every core busy until it is told to stop. */
const keepBusy = (): (() => void) => {
  const busy: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return () => {
    for (const one of busy) one.kill('SIGKILL')
  }
}

const told = (name: string, { perSecond, p95, failures, states }: Crawl): string => {
  const failed = [...failures].map(([what, count]) => `, ${count} answered ${what}`).join('')
  return `${name}: ${perSecond.toFixed(1)} pages/s, p95 ${Math.round(p95)} ms, lake ${[...states].join(', ')}${failed}`
}

/** How soon after the load the pages are served as fast as before it, ms; at most ten seconds are tried. */
const recovery = async (site: TestSite, paths: readonly string[], before: number): Promise<number> => {
  const begun = performance.now()
  while (performance.now() - begun < 10_000) {
    const { perSecond } = await crawl(site, paths)
    if (perSecond >= before * 0.8) break
  }
  return performance.now() - begun
}

/**
 * Everything ends by one publish, and 24 readers read every page, on a quiet machine and with all its cores kept busy
 * by others. @returns what missed its goal
 */
export const crawlAfterPublish = async (site: TestSite): Promise<string[]> => {
  const paths = [...(await readSitemap(site)).matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, loc = '']) => new URL(loc).pathname)
    .filter((path) => !path.endsWith('.pdf'))
  await crawl(site, paths)
  const held = await crawl(site, paths)
  console.log(told(`${paths.length} held pages`, held))
  await publishFigure(site, 61.25)
  const quiet = await crawl(site, paths)
  console.log(told('after a publish, quiet', quiet))
  await publishFigure(site, 62.25)
  const stop = keepBusy()
  const busy = await crawl(site, paths).finally(stop)
  console.log(told('after a publish, cores kept busy', busy))
  const back = await recovery(site, paths, held.perSecond)
  console.log(`at full speed ${Math.round(back)} ms after the load`)
  const failed = quiet.failures.size + busy.failures.size > 0
  const wasAway = quiet.states.has('away') || busy.states.has('away')
  return [
    ...(quiet.perSecond < 40 ? ['quiet: 40 pages/s'] : []),
    ...(busy.perSecond < 15 ? ['cores kept busy: 15 pages/s'] : []),
    ...(failed ? ['every answer 200'] : []),
    ...(wasAway ? ['the lake is never taken for one that is away'] : []),
    ...(back > 5_000 ? ['full speed five seconds after the load'] : []),
  ]
}
