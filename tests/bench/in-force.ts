import { appendEntry } from '#tests/support/lake/append-entry.ts'
import { startTestLake, type LakeProcess, writeToken } from '#tests/support/lake/lake.ts'
import { ask, fill } from './lake/ask.ts'
import { queries, searchedWords, slugOf, somePlace } from './lake/documents.ts'
import { missedGoals, printFigure, printHead, printTimes, share } from './lake/figures.ts'

/**
 * `npm run bench in-force [documents]`: what a query over what is in force takes beside the same query over
 * what is published, in turn, at 1,000 and at 100,000 documents, of which 200 are regulated and 20 published
 * past the checks. Goal: 20 % more at most.
 */
const many = Number(process.argv[2] ?? 100_000)
const few = 1_000
const maxRatio = 1.2
const regulated = 200
const behind = 20

const post = async (lake: LakeProcess, path: string, body: unknown): Promise<void> => {
  const response = await fetch(`${lake.url}/v2026-05-04/data/${path}/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`a write was refused with ${response.status}`)
}

const instrument = (at: number, spread: number) => ({
  _id: `instrument-${at}`,
  _type: 'instrument',
  symbol: `S${at}`,
  spread,
})

/** Regulated documents, approved by the act "seed", some of them then published anew past the checks. */
async function fillRegulated(lake: LakeProcess): Promise<void> {
  const mutations = Array.from({ length: regulated }, (_, at) => ({ create: instrument(at, 1) }))
  await post(lake, 'mutate', { mutations })
  await post(lake, 'actions', { actions: [{ actionType: 'lake.action.approval.seed', reason: 'A bench.' }] })
  await lake.terminate()
  for (let at = 0; at < behind; at++) {
    appendEntry(lake, { author: 'nobody', documents: { [`instrument-${at}`]: instrument(at, 9) } })
  }
  await lake.start()
}

async function measure(lake: LakeProcess, count: number): Promise<void> {
  const each: [string, string, (at: number) => Record<string, unknown>, number][] = [
    ['by slug', queries.slug, (at) => ({ slug: slugOf(somePlace(at, count)) }), 400],
    ['20 by date', queries.list, () => ({}), 400],
    ['20 of a language by date', queries.german, () => ({}), 400],
    ['every regulated document', '*[_type == "instrument"]{symbol, spread}', () => ({}), 400],
    ['20 by a beginning of a word (in a process)', queries.search, () => ({}), 100],
    ['20 with words in their blocks', queries.words, searchedWords, 60],
  ]
  for (const [title, query, params, rounds] of each) {
    const times: Record<'published' | 'inForce', number[]> = { published: [], inForce: [] }
    const warm = Math.ceil(rounds / 5)
    for (let at = -warm; at < rounds; at++) {
      // The one asked first differs from round to round: neither finds caches warmed by the other alone.
      const order = at % 2 === 0 ? (['published', 'inForce'] as const) : (['inForce', 'published'] as const)
      for (const perspective of order) {
        const begun = performance.now()
        await ask(lake, query, params(Math.abs(at)), `&perspective=${perspective}`)
        if (at >= 0) times[perspective].push(performance.now() - begun)
      }
    }
    const [published, inForce] = [times.published, times.inForce].map((all) => all.toSorted((a, b) => a - b))
    if (published === undefined || inForce === undefined) continue
    printTimes(`${title}, ${count.toLocaleString('en')} documents, published`, published)
    printTimes(`   in force`, inForce)
    const ratio = share(inForce, 0.5) / share(published, 0.5)
    printFigure('   ratio of the medians', ratio.toFixed(2), `≤ ${maxRatio}`, ratio <= maxRatio)
  }
}

const lake = await startTestLake()
try {
  printHead()
  await fill(lake, 0, few)
  await fillRegulated(lake)
  await measure(lake, few)
  await fill(lake, few, many)
  await measure(lake, many)
} finally {
  await lake.stop()
}
console.log(missedGoals() === 0 ? 'goals met' : `${missedGoals()} goals missed`)
process.exitCode = missedGoals() === 0 ? 0 : 1
