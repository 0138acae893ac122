import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localePath } from '#locales/table.ts'
import { lakeRequest } from '#tests/support/hostile/lake-requests.ts'
import { exactSample } from '#tests/support/hostile/seed.ts'
import { siteRequest } from '#tests/support/hostile/site-requests.ts'
import { bytesOf, sendBytes } from '#tests/support/hostile/wire.ts'
import { residentMemory } from '#tests/support/process.ts'
import type { LakeProcess } from '#tests/support/lake/lake.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

/** Whatever one address asks, the others are served (requirements P1). */
let site: TestSite<LakeProcess>

beforeAll(async () => {
  site = await startTestSite()
}, 600_000)
afterAll(() => site?.stop())

const attacker = { 'x-forwarded-for': '203.0.113.66' }
const reader = { 'x-forwarded-for': '198.51.100.7' }

/** The longest an honest person may wait, ms (quality 9). */
const patienceMs = 1_000

/** Does a thing over and over until told to stop. @returns how long each took, ms */
const repeat = async (work: () => Promise<void>, isOver: () => boolean): Promise<number[]> => {
  const took: number[] = []
  while (!isOver()) {
    const begun = performance.now()
    await work()
    took.push(performance.now() - begun)
    // Honest people read what they got.
    await sleep(20)
  }
  return took
}

const pages = ['/', '/about/intro', '/account/deposit', '/platforms/mt4'].flatMap((path) =>
  (['en', 'de', 'pl'] as const).map((id) => localePath(id, path)),
)

/** Reads page after page as one visitor. */
const reading = () => {
  let at = 0
  return async () => {
    const path = pages[at++ % pages.length] ?? '/'
    const answer = await fetch(`${site.url}${path}`, { headers: reader })
    expect([path, answer.status]).toEqual([path, 200])
    expect(await answer.text()).toContain('</html>')
  }
}

/** Publishes title after title as an editor, and reads what was published. */
const publishing = () => {
  let round = 0
  return async () => {
    round += 1
    const title = `Words in round ${round}`
    await site.client.patch('page-en-glossary').set({ title }).commit()
    expect(await site.client.fetch<string>('*[_id == "page-en-glossary"][0].title')).toBe(title)
  }
}

const bigText = 'a,'.repeat(3_500)

/** What costs most, for as little as possible. */
const costly: readonly [string, string][] = [
  ['array::join(string::split($a, ""), $a)', bigText],
  ['array::join([$a,$a,$a,$a,$a,$a,$a,$a].map(@), $a)', bigText],
  ['{"x": [0,1,2,3,4,5,6,7,8,9]{"a": [0,1,2,3,4,5,6,7,8,9]{"b": string::split($a, ",")}}}', bigText],
  ['$a match "*a*a*a*a*a*a*a*a*b"', 'a'.repeat(5_000)],
  ['*[count(*[count(*[_id > ^.^._id]) > 0]) > 0]', 'a'],
  ['*[[title, pt::text(content)] match text::query($a)] | order(title)', 'a* b* c* -d "e f"'],
  ['array::unique(string::split($a, ""))', bigText],
  ['*|order(string::split($a, "")[0..2000] asc)', bigText],
]

const attacks = (count: number): (() => Promise<Response>)[] =>
  Array.from({ length: count }, (_, at) => {
    const [query, value] = costly[at % costly.length] ?? ['*', '']
    if (at % 2 === 0)
      return () =>
        fetch(`${site.lake.url}/v2026-05-04/data/query/production`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...attacker },
          body: JSON.stringify({ query, params: { a: value } }),
        })
    return () =>
      fetch(
        `${site.url}${localePath(at % 4 === 1 ? 'de' : 'en', '/search')}?q=${bigText.slice(0, 7_000)}${at}`,
        {
          headers: attacker,
        },
      )
  })

/** The slowest while nothing else happens, and while the attacks run; and what became of the attacks. */
const duringAttacks = async (attack: readonly (() => Promise<Response>)[]) => {
  const first = reading()
  for (let at = 0; at < pages.length; at += 1) await first()
  let isOver = false
  const quiet = Promise.all([repeat(reading(), () => isOver), repeat(publishing(), () => isOver)])
  await sleep(1_500)
  isOver = true
  const before = (await quiet).map((took) => Math.max(...took))
  isOver = false
  const honest = Promise.all([repeat(reading(), () => isOver), repeat(publishing(), () => isOver)])
  const answers = await Promise.all(attack.map((one) => one()))
  for (const answer of answers) await answer.arrayBuffer()
  isOver = true
  const during = (await honest).map((took) => Math.max(...took))
  return { before, during, statuses: answers.map(({ status }) => status) }
}

/** Of each kind in a round. */
const sampleSize = 500

describe('a flood from one address', () => {
  it('of a hundred hostile queries and searches keeps nobody waiting, and restarts nothing', async () => {
    const pids = [site.pid(), site.lake.pid()]
    const { before, during, statuses } = await duringAttacks(attacks(100))
    console.log(
      `slowest page and publish, ms: quiet ${before.map(Math.round).join(', ')}; under attack ${during.map(Math.round).join(', ')}`,
    )
    for (const status of statuses) expect([200, 400, 408, 413, 414, 429, 431, 503]).toContain(status)
    expect(statuses.filter((status) => status === 429 || status === 503).length).toBeGreaterThan(0)
    // A machine that is slow without an attack may be as much slower with one.
    for (const [at, slowest] of during.entries())
      expect(slowest).toBeLessThan(Math.max(patienceMs, 4 * (before[at] ?? 0)))
    expect([site.pid(), site.lake.pid()]).toEqual(pids)
    expect(site.output()).not.toMatch(/FATAL|unhandled/i)
  }, 180_000)

  it(`of ${2 * sampleSize} hostile requests of all kinds leaves the memory as it was`, async () => {
    const memory = () => [site.pid(), site.lake.pid()].map((pid) => residentMemory(pid) ?? 0)
    const send = async (round: number) => {
      const left = [
        ...exactSample(lakeRequest, sampleSize, round).map((request) => ({ origin: site.lake.url, request })),
        ...exactSample(siteRequest, sampleSize, round).map((request) => ({ origin: site.url, request })),
      ]
      const sent = left.length
      const work = async () => {
        for (let next = left.pop(); next !== undefined; next = left.pop())
          await sendBytes(next.origin, bytesOf(next.request, new URL(next.origin).host))
      }
      await Promise.all(Array.from({ length: 8 }, work))
      return sent
    }
    // The first round compiles what the second one runs.
    await send(1)
    await sleep(1_000)
    const before = memory()
    const pids = [site.pid(), site.lake.pid()]
    expect(await send(2)).toBe(2 * sampleSize)
    await expect
      .poll(() => memory().map((held, at) => held - (before[at] ?? 0) <= 50), {
        timeout: 60_000,
        interval: 500,
      })
      .toEqual([true, true])
    console.log(`memory of site and lake, MB: before ${before.join(', ')}; after ${memory().join(', ')}`)
    expect([site.pid(), site.lake.pid()]).toEqual(pids)
    expect((await fetch(`${site.url}/de`)).status).toBe(200)
  }, 300_000)
})
