import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { preloaded } from '#tests/support/preload.ts'
import { runProgram } from '#tests/support/process.ts'
import { askServed, handOver, servedBatch, servedPage } from '#tests/support/served/hand-over.ts'
import { recorded } from '#tests/support/served/site-record.ts'
import { publishFigure } from '#tests/support/site/figures.ts'
import { startTestSite } from '#tests/support/site/site.ts'
import { readSitemap } from '#tests/support/site/sitemap.ts'
import { missedGoals, printFigure, share } from './lake/figures.ts'
import { type Crawl, crawl } from './record/crawl.ts'
import { servedSize } from './record/size.ts'

/**
 * `npm run bench record [publishes]` (record 95): pages a second with the record beside without, in turns: all, drawn after a
 * publish of the percentage, and those of words, held; what a publish of it over 500 pages takes of the lake's disk; and how soon the lake
 * says what the German fees showed, after 10,000 versions too; and how long an evidence pack takes (record 97).
 */
const publishes = Number(process.argv[2] ?? 6)
const goals = { ratio: 0.95, bytesPerPublish: 200_000, askMs: 50, packSeconds: 15 }
const pagesOfGoal = 500
const versions = 10_000
/** How often each page of words is read once it is held. */
const heldReads = 10
/** Pages with prices are drawn anew by then, without a publish. */
const minute = 61_000
const asks = 200
const packs = 3

const sites = {
  without: await startTestSite({ env: preloaded('no-record') }),
  with: await startTestSite(),
}
const middle = (values: readonly number[]): number =>
  share(
    values.toSorted((a, b) => a - b),
    0.5,
  )

try {
  const paths = [...(await readSitemap(sites.with)).matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, loc = '']) => new URL(loc).pathname)
    .filter((path) => !path.endsWith('.pdf'))
  const drawn: Record<keyof typeof sites, number[]> = { without: [], with: [] }
  const held: Record<keyof typeof sites, number[]> = { without: [], with: [] }
  const handing: Record<keyof typeof sites, number[]> = { without: [], with: [] }
  let last: Crawl | undefined
  let words: readonly string[] = []
  const round = async (figure: number, isWarm: boolean) => {
    // Who comes first differs: neither finds a machine that the other has warmed.
    const order = figure % 1 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const)
    for (const name of order) {
      await publishFigure(sites[name], figure)
      const fresh = await crawl(sites[name].url, paths)
      const reads = Array.from({ length: heldReads }, () => words).flat()
      // What was just drawn is being handed over meanwhile.
      const during = await crawl(sites[name].url, reads)
      if (name === 'with') await recorded(sites.with)
      const again = await crawl(sites[name].url, reads)
      if (name === 'with') last = fresh
      if (!isWarm) continue
      drawn[name].push(fresh.perSecond)
      handing[name].push(during.perSecond)
      held[name].push(again.perSecond)
    }
    await recorded(sites.with)
  }
  await round(60, false)
  await round(60.5, false)
  const one = await crawl(sites.with.url, paths)
  await sleep(minute)
  const later = await crawl(sites.with.url, paths)
  words = paths.filter((path) => one.bodies.get(path)?.equals(later.bodies.get(path) ?? Buffer.alloc(0)))
  await recorded(sites.with)
  const before = servedSize(sites.with.lake.dataDir)
  for (let at = 0; at < publishes; at += 1) await round(61 + at / 2, true)
  const after = servedSize(sites.with.lake.dataDir)

  for (const name of ['without', 'with'] as const)
    console.log(
      `${name}: ${drawn[name].map((rate) => rate.toFixed(1)).join(' ')} drawn a second in each round`,
    )
  for (const [title, rates] of [
    ['pages drawn after a publish', drawn],
    [`${words.length} pages of words held`, held],
  ] as const) {
    const ratio = middle(rates.with) / middle(rates.without)
    console.log(
      `${title}: ${middle(rates.without).toFixed(1)}/s without, ${middle(rates.with).toFixed(1)}/s with`,
    )
    printFigure('   ratio of the medians', ratio.toFixed(2), `≥ ${goals.ratio}`, ratio >= goals.ratio)
  }
  const meanwhile = middle(handing.with) / middle(handing.without)
  printFigure('pages of words held, while those drawn are handed over: ratio', meanwhile.toFixed(2))
  const entries = after.entries - before.entries
  const each = (after.bytes - before.bytes) / entries
  console.log(
    `${entries} versions of ${paths.length} pages by ${publishes} publishes, ${Math.round(each)} bytes each`,
  )
  const bytes = each * pagesOfGoal
  printFigure(
    `   a publish over ${pagesOfGoal} pages`,
    `${Math.round(bytes / 1_000)} kB`,
    `≤ ${goals.bytesPerPublish / 1_000} kB`,
    bytes <= goals.bytesPerPublish,
  )

  const fees = last?.bodies.get('/de/fees')?.toString() ?? ''
  const figure = /\d\d(?:,\d+)?(?=\s?%)/.exec(fees)?.[0] ?? ''
  const begun = Date.parse('2026-01-01T00:00:00Z')
  const [run, instance] = [randomUUID(), randomUUID()]
  const [address, at] = ['/de/fees-of-the-bench', (n: number) => new Date(begun + n * 60_000).toISOString()]
  for (let from = 0; from < versions; from += 50) {
    const items = Array.from({ length: 50 }, (_, n) => {
      const text = fees.replaceAll(figure, `${60 + ((from + n) % 30)},${(from + n) % 97}`)
      return servedPage(from + n + 1, 0, '', { address, from: at(from + n), body: Buffer.from(text) })
    })
    const answer = await handOver(sites.with.lake, servedBatch(items, { run, instance }))
    if (!answer.ok) throw new Error(await answer.text())
  }
  for (const [title, path, instant] of [
    ['what /de/fees showed', '/de/fees', () => new Date().toISOString()],
    [`the same of ${versions} versions`, address, () => at(Math.floor(Math.random() * versions))],
  ] as const) {
    const times: number[] = []
    for (let n = 0; n < asks; n += 1) {
      const asked = performance.now()
      const answer = await askServed(sites.with.lake, path, instant())
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      times.push(performance.now() - asked)
    }
    const p95 = share(
      times.toSorted((a, b) => a - b),
      0.95,
    )
    console.log(`${title}: median ${middle(times).toFixed(1)} ms`)
    printFigure('   p95', `${p95.toFixed(1)} ms`, `≤ ${goals.askMs} ms`, p95 <= goals.askMs)
  }
  const folder = mkdtempSync(join(tmpdir(), 'halyard-bench-pack-'))
  const packed: number[] = []
  for (let n = 0; n < packs; n += 1) {
    const asked = performance.now()
    const out = join(folder, `${n}.wacz`)
    const made = await runProgram(
      ['lake/cli.ts', 'evidence', '--address', '/', '--at', new Date().toISOString(), '--out', out],
      { DATA_DIR: sites.with.lake.dataDir, LAKE_URL: sites.with.lake.url, SITE_URL: sites.with.url },
    )
    if (made.code !== 0) throw new Error(made.output)
    packed.push((performance.now() - asked) / 1_000)
    if (n === 0) console.log(made.output.trim())
  }
  rmSync(folder, { recursive: true })
  const packing = middle(packed)
  printFigure(
    'an evidence pack of the home page',
    `${packing.toFixed(1)} s`,
    `≤ ${goals.packSeconds} s`,
    packing <= goals.packSeconds,
  )
} finally {
  await sites.with.stop()
  await sites.without.stop()
}
process.exitCode = missedGoals() ? 1 : 0
