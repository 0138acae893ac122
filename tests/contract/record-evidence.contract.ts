import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { type Authority, startAuthority } from '#tests/support/lake/timestamp/authority.ts'
import { lacks } from '#tests/support/metrics.ts'
import { runProgram } from '#tests/support/process.ts'

const noOpenssl = lacks('openssl', 'apt-get install openssl')
const patience = { timeout: 60_000, interval: 200 }
const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10)
const file = `${yesterday}.production.checkpoint`
const timestamp = `${yesterday}.production.tsr`

let folder = ''
let lake: TestLake
let authority: Authority
const copies = () => join(folder, 'copies', 'record')
const inLake = (name: string) => join(lake.dataDir, 'lake', 'checkpoints', name)

const health = z.object({ parts: z.record(z.string(), z.string()), reasons: z.array(z.string()) })
const reasons = async () => {
  const answer = await fetch(`${lake.url}/healthz`)
  const { parts, reasons: all } = health.parse(await answer.json())
  return { status: answer.status, evidence: parts['evidence'], told: all.join('\n') }
}
const verify = () => runProgram(['lake/cli.ts', 'verify'], { DATA_DIR: lake.dataDir })
const namesIn = (path: string) => readdir(path).catch((): string[] => [])

describe.skipIf(noOpenssl)(`what proves the record to others ${noOpenssl ?? ''}`, () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halyard-evidence-'))
    authority = await startAuthority(folder)
    // A file in the place of the folder's own: nothing can be copied into it.
    await writeFile(join(folder, 'copies'), '')
    lake = await openTestLake({
      DATA_DIR: join(folder, 'data'),
      TSA_URL: authority.url,
      RECORD_COPY_DIR: copies(),
    })
    await lake.client().create({ _id: 'a', _type: 'note' })
    await lake.whileAway(async () => {
      // The day is over: a checkpoint has no time in it, and its name is its day.
      for (const name of await readdir(inLake('')))
        await rename(inLake(name), inLake(name.replace(/^\d{4}-\d\d-\d\d/, yesterday)))
    })
  }, 120_000)
  afterAll(async () => {
    await lake.stop()
    authority.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('is waited for by nobody: what cannot be had yet is told by health, and writing goes on', async () => {
    await expect.poll(reasons, patience).toMatchObject({
      status: 200,
      evidence: 'waiting',
      told: expect.stringMatching(
        /TSA_URL\) has given no timestamp of .*: It answered 503. It is asked again.\n.*not copied to RECORD_COPY_DIR: .*ENOTDIR/,
      ),
    })
    await lake.client().create({ _id: 'b', _type: 'note' })
    expect(lake.output().match(/evidence is waiting/g)?.length).toBeLessThan(5)
  }, 90_000)

  it('refused by the authority is told with its reason', async () => {
    authority.mode = 'refusing'
    await expect.poll(async () => (await reasons()).told, patience).toMatch(/It refused: rejected/)
    expect(await namesIn(inLake(''))).not.toContain(timestamp)
  }, 90_000)

  it('is had once it can be: openssl verifies the timestamp, and a copy lies in the second place', async () => {
    authority.mode = 'answering'
    await rm(join(folder, 'copies'))
    await mkdir(join(folder, 'copies'))
    await expect
      .poll(() => namesIn(copies()), patience)
      .toEqual(expect.arrayContaining([file, timestamp, `${yesterday}._people.tsr`]))
    await expect.poll(reasons, patience).toMatchObject({ status: 200, evidence: 'ok' })
    expect(authority.verify(inLake(timestamp), inLake(file))).toMatchObject({
      code: 0,
      said: expect.stringContaining('Verification: OK'),
    })
    expect(authority.verify(join(copies(), timestamp), join(copies(), file)).code).toBe(0)
    const changed = join(folder, 'changed.checkpoint')
    await writeFile(changed, (await readFile(inLake(file), 'utf8')).replace('\n1\n', '\n2\n'))
    expect(authority.verify(inLake(timestamp), changed)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/message imprint mismatch/),
    })
    expect((await verify()).output).toMatch(/no faults/)
  }, 120_000)

  it('a timestamp of something else is told by verify', async () => {
    const kept = await readFile(inLake(timestamp))
    await writeFile(inLake(timestamp), await readFile(inLake(`${yesterday}._people.tsr`)))
    expect((await verify()).output).toMatch(/production\.tsr: It is a timestamp of something else/)
    await writeFile(inLake(timestamp), kept)
  }, 60_000)

  it('a copy that attests more than this lake has is left as it is, and told', async () => {
    await lake.whileAway(() =>
      writeFile(join(copies(), file), 'x/record/production\n900\nAAAA\n\n— x AAAA\n'),
    )
    await expect
      .poll(async () => (await reasons()).told, patience)
      .toMatch(/attests 900 entries, and this lake/)
    expect(await readFile(join(copies(), file), 'utf8')).toContain('\n900\n')
  }, 90_000)
})

it('a second place inside of the first is refused', async () => {
  const data = join(tmpdir(), 'halyard-inside')
  const inside = { DATA_DIR: data, RECORD_COPY_DIR: join(data, 'copies') }
  await expect(openTestLake(inside)).rejects.toThrow(/RECORD_COPY_DIR is inside of DATA_DIR/)
  await rm(data, { recursive: true, force: true })
})
