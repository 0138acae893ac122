import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { residentMemory } from '#tests/support/process.ts'
import { readSitemap } from '#tests/support/site/sitemap.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

/**
 * `npm run bench serve [requests]`: every page of the sitemap in turn, one request in fifty for an address nobody
 * gave out, on 32 connections; answers a second, and the memory the site's process holds resident. Twice the count
 * is asked for, and what grows in the second half is the slope. Goals of quality 2: at most 300 MB after 100,000
 * requests, at most 1 MB more per 100,000.
 */
const count = Number(process.argv[2] ?? 100_000)
const connections = 32
const unknownEvery = 50
const goals = { megabytes: 300, slope: 1 }
/** Looks at the memory in each half; the lowest counts, as a collection of garbage may be due at any moment. */
const looks = 20

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** The status of an answer that was read to its end, for one of two hundred visitors. */
const statusOf = (url: string, visitor: number): Promise<number> =>
  new Promise((resolve, reject) => {
    get(
      url,
      { agent, headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': `203.0.113.${visitor % 200}` } },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      },
    ).on('error', reject)
  })

interface Half {
  seconds: number
  /** MB at its looks; empty where the system does not tell. */
  memory: number[]
  wrong: number
}

const ask = async (site: TestSite, paths: readonly string[], from: number): Promise<Half> => {
  const begun = performance.now()
  const memory: number[] = []
  let [next, wrong] = [from, 0]
  const one = async () => {
    while (next < from + count) {
      const at = next++
      const isUnknown = at % unknownEvery === 0
      const path = isUnknown ? `/de/nobody-gave-out-${at}` : (paths[at % paths.length] ?? '/')
      const status = await statusOf(`${site.url}${path}`, Math.floor(at / unknownEvery))
      if (status !== (isUnknown ? 404 : 200)) wrong += 1
      if (at % Math.ceil(count / looks) === 0) {
        const held = residentMemory(site.pid())
        if (held !== null) memory.push(held)
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  return { seconds: (performance.now() - begun) / 1_000, memory, wrong }
}

const site = await startTestSite()
const missed: string[] = []
try {
  const sitemap = await readSitemap(site)
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  console.log(`${paths.length} addresses, ${count} requests twice, ${connections} connections`)
  const halves = [await ask(site, paths, 0), await ask(site, paths, count)]
  const held = halves.map(({ memory }) => Math.min(...memory.slice(-looks / 2)))
  for (const [at, { seconds, memory, wrong }] of halves.entries()) {
    if (wrong > 0) missed.push(`${wrong} wrong answers`)
    console.log(
      `half ${at + 1}: ${Math.round(count / seconds)} answers a second, ${wrong} wrong, ${memory.length > 0 ? `${held[at]} to ${Math.max(...memory)} MB` : 'memory not told here'}`,
    )
  }
  const [first = Number.NaN, second = Number.NaN] = held
  const slope = ((second - first) * 100_000) / count
  if (second > goals.megabytes) missed.push('memory')
  if (slope > goals.slope) missed.push('slope of the memory')
  console.log(`memory ${second} MB, slope ${slope.toFixed(1)} MB per 100,000 requests`)
} finally {
  agent.destroy()
  await site.stop()
}
console.log(missed.length === 0 ? 'goals met' : `goals missed: ${missed.join(', ')}`)
process.exitCode = missed.length === 0 ? 0 : 1
