import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { sha256 } from '#lake/log/entry.ts'
import { isRecord, isSame } from '#common/records.ts'
import { startLake } from '#lake/server.ts'
import { readLakeSettings } from '#lake/settings.ts'

/**
 * Runs Sanity's GROQ suite over HTTP against a temporary lake: `node lake/conformance.ts FILE`, FILE being
 * the suite as gzipped JSON lines. Lists the failures, and fails below the floor.
 */

/** Tests that passed when this was last raised; fewer mean a regression. */
const floor = 7_570
const parallel = 8

const datasetLine = z.object({
  _type: z.literal('dataset'),
  _id: z.string(),
  documents: z.array(z.record(z.string(), z.unknown())).optional(),
})
const testLine = z.object({
  _type: z.literal('test'),
  _id: z.string(),
  query: z.string(),
  result: z.unknown(),
  valid: z.boolean(),
  version: z.string().nullish(),
  features: z.array(z.string()),
  params: z.record(z.string(), z.unknown()).nullable(),
  dataset: z.object({ _ref: z.string() }),
})
const suiteLine = z.discriminatedUnion('_type', [datasetLine, testLine])
type SuiteTest = z.infer<typeof testLine>

const [suite = ''] = process.argv.slice(2)
if (suite === '') {
  console.error('Name the suite: node lake/conformance.ts groq-suite.ndjson.gz')
  process.exit(2)
}

const token = 'conformance-token-0123456789abcdef-0123'
const dataDir = await mkdtemp(join(tmpdir(), 'halyard-conformance-'))
const settings = readLakeSettings({
  DATA_DIR: dataDir,
  SANITY_API_READ_TOKEN: token,
  SANITY_API_WRITE_TOKEN: token,
  REVALIDATE_SECRET: token,
})
const running = await startLake({ ...settings, port: 0, rulesFile: join(dataDir, 'none.json') })
const address = running.server.address()
if (address === null || typeof address === 'string') throw new Error('the lake has no port')
const base = `http://127.0.0.1:${address.port}/v2021-10-21`

function send(method: string, path: string, body: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return fetch(`${base}${path}`, { method, headers, body: JSON.stringify(body) })
}

const nameOf = (id: string) => `suite-${sha256(id).slice(0, 16)}`

async function load({ _id, documents }: z.infer<typeof datasetLine>): Promise<void> {
  if (documents === undefined) return
  loaded.add(_id)
  await send('PUT', `/projects/local/datasets/${nameOf(_id)}`, {})
  const mutations = documents.map((doc) => ({ createOrReplace: doc }))
  const response = await send('POST', `/data/mutate/${nameOf(_id)}`, { mutations })
  if (!response.ok)
    console.error(`dataset ${_id}: ${response.status} ${(await response.text()).slice(0, 300)}`)
}

async function passes(test: SuiteTest): Promise<boolean> {
  const path = `/data/query/${nameOf(test.dataset._ref)}?perspective=raw`
  const response = await send('POST', path, { query: test.query, params: test.params ?? {} })
  if (!test.valid) {
    await response.arrayBuffer()
    return response.status === 400
  }
  const body: unknown = await response.json()
  return response.ok && isRecord(body) && isSame(plain(body['result']), plain(test.result))
}

const added = new Set(['_rev', '_createdAt', '_updatedAt'])

/**
 * Without the attributes the lake adds to every document, and with the rank of a score instead of its value.
 */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    const scores = new Set(
      value.flatMap((item) => (isRecord(item) && typeof item['_score'] === 'number' ? item['_score'] : [])),
    )
    const ranks = [...scores].sort((a, b) => b - a)
    return value.map((item) => {
      if (!isRecord(item) || typeof item['_score'] !== 'number') return plain(item)
      const { _score: _height, ...rest } = item
      return plain({ ...rest, _pos: ranks.indexOf(item['_score']) + 1 })
    })
  }
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([name]) => !added.has(name))
  return Object.fromEntries(kept.map(([name, child]) => [name, plain(child)]))
}

const loaded = new Set<string>()
/** Geography, the syntax before 1.0 and datasets missing from the file are skipped. */
const isSupported = ({ features, version, dataset }: SuiteTest) =>
  !features.includes('geoFunctions') && version !== '0.1' && loaded.has(dataset._ref)

/** The suite's lines of one kind; a dataset may follow its tests. */
async function* linesOf(kind: 'dataset' | 'test') {
  const lines = createInterface({ input: createReadStream(suite).pipe(createGunzip()) })
  for await (const line of lines) {
    const entry = suiteLine.parse(JSON.parse(line))
    if (entry._type === kind) yield entry
  }
}

for await (const entry of linesOf('dataset')) if (entry._type === 'dataset') await load(entry)

let passed = 0
const failed: string[] = []
let pending: Promise<void>[] = []
for await (const entry of linesOf('test')) {
  if (entry._type !== 'test' || !isSupported(entry)) continue
  pending.push(
    passes(entry).then((isPassed) => {
      if (isPassed) passed++
      else failed.push(entry._id)
    }),
  )
  if (pending.length < parallel) continue
  await Promise.all(pending)
  pending = []
}
await Promise.all(pending)
await running.stop()
await rm(dataDir, { recursive: true, force: true })

for (const id of failed) console.log(`failed ${id}`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(passed >= floor ? 0 : 1)
