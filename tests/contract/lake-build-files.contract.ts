import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { siteReaderHeader, siteReaderKey } from '#settings/site-reader.ts'
import { readToken, revalidateSecret, type TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { runProgram } from '#tests/support/process.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await openTestLake({ DEMO_PASSWORD: '' })
})
afterAll(() => lake.stop())

const key = { [siteReaderHeader]: siteReaderKey(revalidateSecret) }
const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')
const post = (path: string, body: string, headers: Record<string, string> = key) =>
  fetch(`${lake.url}/record/production/served/${path}`, { method: 'POST', headers, body })
const told = (build: string, files: Record<string, string>) =>
  JSON.stringify({
    instance: '6f0b4f5e-0d4c-4c50-9d0e-2b8f6b0c9b01',
    build,
    from: '2026-03-03T10:00:00.000Z',
    files: Object.entries(files).map(([address, text]) => ({ address, sha256: sha256Of(text) })),
  })
const missingOf = async (build: string, files: Record<string, string>) =>
  z.object({ missing: z.array(z.string()) }).parse(await (await post('build', told(build, files))).json())
    .missing
const ask = (build: string, address: string) =>
  fetch(`${lake.url}/record/production/served/file?${new URLSearchParams({ build, address })}`, {
    headers: { authorization: `Bearer ${readToken}` },
  })
const verify = () => runProgram(['lake/cli.ts', 'verify'], { DATA_DIR: lake.dataDir })
const countOf = (table: string) => {
  const db = new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'), { readOnly: true })
  const row = db.prepare(`SELECT count(*) AS count FROM ${table}`).get()
  db.close()
  return z.object({ count: z.int() }).parse(row).count
}

const first = { '/assets/a.css': 'a {}', '/_next/static/b.js': 'let b', '/also-b.js': 'let b' }

it('the files of a build are on record once all are kept, each once, and come back to the byte', async () => {
  const missing = await missingOf('one', first)
  expect(missing.toSorted()).toEqual([sha256Of('a {}'), sha256Of('let b')].toSorted())
  expect((await ask('one', '/assets/a.css')).status).toBe(404)
  for (const text of ['a {}', 'let b'])
    expect(await (await post('file', text)).json()).toEqual({ sha256: sha256Of(text) })
  expect(await missingOf('one', first)).toEqual([])
  for (const [address, text] of Object.entries(first)) {
    const answer = await ask('one', address)
    expect([answer.status, answer.headers.get('x-content-sha256')]).toEqual([200, sha256Of(text)])
    expect(await answer.text()).toBe(text)
  }
  // The next build shares a file, and a start of the same build is no new entry.
  expect(await missingOf('two', { '/assets/a.css': 'a {}' })).toEqual([])
  expect(await missingOf('one', first)).toEqual([])
  expect([countOf('served_file'), countOf('served')]).toEqual([2, 2])
})

it.each([
  ['a build that is not on record', 'none', '/assets/a.css', 'no-build'],
  ['a file that the build has not', 'two', '/_next/static/b.js', 'no-file'],
])('%s is refused with the reason', async (_, build, address, reason) => {
  const answer = await ask(build, address)
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ reason })])
})

it.each([
  ['no JSON', 'x', 'not JSON'],
  [
    'a hash that is none',
    JSON.stringify({ ...JSON.parse(told('x', {})), files: [{ address: '/a', sha256: 'x' }] }),
    'files.0.sha256',
  ],
  [
    'an address that is none',
    JSON.stringify({ ...JSON.parse(told('x', {})), files: [{ address: 'a', sha256: sha256Of('') }] }),
    'files.0.address',
  ],
  ['no instance', JSON.stringify({ ...JSON.parse(told('x', {})), instance: 'x' }), 'instance'],
])('a list with %s is refused, and the field is named', async (_, body, message) => {
  const answer = await post('build', body)
  expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringContaining(message)])
})

it('is taken from the site alone, and read with a token', async () => {
  for (const path of ['build', 'file'])
    for (const headers of [
      {},
      { [siteReaderHeader]: randomUUID() },
      { authorization: `Bearer ${readToken}` },
    ])
      expect((await post(path, 'x', headers)).status).toBe(401)
  expect(
    (await fetch(`${lake.url}/record/production/served/file?build=one&address=/assets/a.css`)).status,
  ).toBe(401)
})

it('a byte of a file that changed is said and not given, and verify finds it', async () => {
  expect((await verify()).output).toMatch(/^Verified: .*no faults/)
  const db = new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'))
  db.exec('DROP TRIGGER served_file_no_update')
  const sha256 = Buffer.from(sha256Of('a {}'), 'hex')
  const { packed } = z
    .object({ packed: z.instanceof(Uint8Array) })
    .parse(db.prepare('SELECT packed FROM served_file WHERE sha256 = ?').get(sha256))
  const flipped = Uint8Array.from(packed)
  flipped[flipped.length - 2] = (flipped.at(-2) ?? 0) ^ 1
  db.prepare('UPDATE served_file SET packed = ? WHERE sha256 = ?').run(flipped, sha256)
  db.close()
  const answer = await ask('one', '/assets/a.css')
  expect([answer.status, (await answer.json()).reason]).toEqual([500, 'damaged'])
  const { code, output } = await verify()
  expect([code, output]).toEqual([1, expect.stringContaining('the file /assets/a.css')])
})
