import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { z } from 'zod'
import { createApp } from '#lake/app.ts'
import { type Principal, system } from '#lake/access/principal.ts'
import { growActs } from '#lake/record/acts/act-index.ts'
import { mutate } from '#lake/write/mutate.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { missedGoals, printFigure, printHead, printTimes, timesOf } from './lake/figures.ts'

/**
 * `npm run bench acts [entries]` (record 98): the list of what happened over a log of so many entries, by each filter, from
 * the question to the last byte of the answer. Goal: 200 ms for each page of 50 rows. Beside it how long the index takes to
 * be built from a log of an earlier version, in pieces that hold nobody else for long, and what it takes of the disk.
 */
const entries = Number(process.argv[2] ?? 100_000)
const goals = { page: 200, piece: 50 }
const documents = 2_000
const asks = 100

const folder = await mkdtemp(join(tmpdir(), 'halyard-acts-bench-'))
const lake = openLakeIn(folder)

const people = Array.from(
  { length: 20 },
  (_, at): Principal => ({ ...system, id: `person-${at}`, name: `Person ${at}` }),
)
const types = ['page', 'page', 'page', 'faqEntry', 'glossaryTerm', 'platform']
const languages = ['en', 'de', 'pl']
const idOf = (at: number) => `document-${at % documents}`

const documentOf = (at: number, id: string) => ({
  _id: id,
  _type: types[(at % documents) % types.length] ?? 'page',
  title: `Document ${at % documents}`,
  language: languages[(at % documents) % languages.length],
  body: 'What it costs to hold a position overnight, and why. '.repeat(8),
  edition: at,
})

/** Drafts are edited again and again, and each seventh time published. */
const mutationsOf = (at: number) =>
  at < documents || at % 7 === 0
    ? [{ createOrReplace: documentOf(at, idOf(at)) }, { delete: { id: `drafts.${idOf(at)}` } }]
    : [{ createOrReplace: documentOf(at, `drafts.${idOf(at)}`) }]

const dataset = lake.datasets.create('bench')
const app = createApp(lake)
/** Pages of the database that the index takes. */
const bytesOf = (): number => {
  const sql =
    "SELECT sum(pgsize) AS bytes FROM dbstat WHERE name IN ('act', 'act_text') OR name LIKE 'act_by_%'"
  return Number(lake.db.prepare(sql).get()?.['bytes'] ?? 0)
}

try {
  for (let at = 0; at < entries; ) {
    const group = Array.from({ length: Math.min(200, entries - at) }, (_, index) => at + index)
    await Promise.all(
      group.map((one) => mutate(lake, dataset, people[(one * 7) % 20] ?? system, mutationsOf(one))),
    )
    at += group.length
  }
  printHead()
  const waits: number[] = []
  let last = performance.now()
  const begun = last
  const watch = setInterval(() => {
    const now = performance.now()
    waits.push(now - last)
    last = now
  }, 1)
  await growActs(lake.db, [dataset.id])
  clearInterval(watch)
  waits.sort((a, b) => a - b)
  printFigure(`index over ${entries} entries`, `${((performance.now() - begun) / 1_000).toFixed(1)} s`)
  printTimes('   what others wait meanwhile', waits, goals.piece)
  printFigure('   the longest', `${(waits.at(-1) ?? 0).toFixed(0)} ms`)
  printFigure('   on disk, an entry', `${(bytesOf() / entries).toFixed(0)} bytes`)

  const ask = async (query: Record<string, string>) => {
    const answer = await app.request(`/record/bench/acts?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${'a'.repeat(40)}` },
    })
    const body = await answer.text()
    if (!answer.ok) throw new Error(body)
    return body
  }
  const tip = Date.parse(lake.history.transaction(dataset, entries)?.timestamp ?? '')
  const first = Date.parse(lake.history.transaction(dataset, 1)?.timestamp ?? '')
  const instant = (part: number) => new Date(first + (tip - first) * part).toISOString()
  const filters: Record<string, (at: number) => Record<string, string>> = {
    nothing: () => ({}),
    'a person': (at) => ({ person: `person-${at % 20}` }),
    'a document': (at) => ({ document: idOf(at * 13) }),
    'a type': (at) => ({ type: types[at % types.length] ?? '' }),
    'a language': (at) => ({ language: languages[at % 3] ?? '' }),
    'an act': (at) => ({ act: ['edited', 'published', 'created'][at % 3] ?? '' }),
    'three acts': () => ({ act: 'published,created,discarded' }),
    'an interval': (at) => ({ from: instant((at % 50) / 100), until: instant((at % 50) / 100 + 0.4) }),
    'a person, type, language and act': (at) => ({
      person: `person-${at % 20}`,
      type: 'page',
      language: languages[at % 3] ?? '',
      act: 'edited',
    }),
    'what is nowhere together': (at) => ({
      document: idOf(at),
      type: types[(at + 3) % types.length] ?? '',
      act: 'discarded',
    }),
    'what is common and nowhere together': () => ({ type: 'page', act: 'edited', until: instant(0.02) }),
    'a person, at the beginning of the log': (at) => ({ person: `person-${at % 20}`, until: instant(0.1) }),
  }
  for (const [name, filter] of Object.entries(filters))
    printTimes(`50 rows by ${name}`, await timesOf(asks, (at) => ask(filter(at))), goals.page)
  let cursor = ''
  printTimes(
    '50 rows, read on by the cursor',
    await timesOf(asks, async () => {
      const answer: unknown = JSON.parse(await ask(cursor === '' ? {} : { cursor }))
      cursor = z.object({ cursor: z.string().nullable() }).parse(answer).cursor ?? ''
    }),
    goals.page,
  )
  const before = performance.now()
  const file = await ask({ format: 'csv' })
  printFigure(
    `all rows as CSV, ${(file.length / 1e6).toFixed(0)} MB`,
    `${((performance.now() - before) / 1_000).toFixed(1)} s`,
  )
} finally {
  lake.db.close()
  await rm(folder, { recursive: true, force: true })
}
console.log(missedGoals() === 0 ? 'goals met' : `${missedGoals()} goals missed`)
process.exitCode = missedGoals() === 0 ? 0 : 1
