import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '#lake/access/principal.ts'
import type { Lake } from '#lake/lake.ts'
import { sha256 } from '#lake/log/entry.ts'
import { recordAct } from '#lake/log/person-acts.ts'
import { forget } from '#lake/record/forget.ts'
import { signingKey } from '#lake/record/signing-key.ts'
import { keepBase } from '#lake/record/tree/base.ts'
import { verifierOf, verifierText } from '#lake/record/tree/note.ts'
import { mutate } from '#lake/write/mutate.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { checkClosing } from './check-closing.ts'
import { makeClosing } from './make-closing.ts'
import { manifestText, planYear, readManifest } from './plan-closing.ts'

const thisYear = new Date().getUTCFullYear()
const afterwards = Date.UTC(thisYear + 1, 0, 2)
const entries = 300

let folder = ''
let lake: Lake
const silent = () => {}

const close = (year: number, name: string) =>
  makeClosing(
    {
      db: lake.db,
      dataDir: lake.settings.dataDir,
      year: planYear(String(year), afterwards),
      target: join(folder, name),
      base: keepBase(lake.db, lake.settings.url),
      key: signingKey(lake.settings.dataDir),
    },
    silent,
  )
const check = (name: string) =>
  checkClosing(lake.db, join(folder, name), signingKey(lake.settings.dataDir), silent)
const linesOf = async (path: string) =>
  gunzipSync(await readFile(join(folder, path)))
    .toString('utf8')
    .split('\n')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-closing-'))
  lake = openLakeIn(folder)
  const dataset = lake.datasets.create('production')
  for (let n = 0; n < entries; n += 1)
    await mutate(lake, dataset, system, [{ create: { _id: `n${n}`, _type: 'note', text: `Größe ${n}\n` } }])
  recordAct(lake.db, { author: 'cli:anna', act: 'user.add', subject: 'user-1' })
  await lake.trees.grow()
  expect(await close(thisYear, 'whole')).toMatchObject({
    year: thisYear,
    chains: [
      { name: 'production', before: 0, size: entries, hasPayloads: true },
      { name: '_people', before: 0, size: 1, hasPayloads: false },
    ],
  })
}, 60_000)
afterAll(async () => {
  lake.db.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the closing of a year', () => {
  it('has every entry to the byte, and on the same line what it stands for', async () => {
    const lines = await linesOf('whole/record/production/entries.jsonl.gz')
    const payloads = await linesOf('whole/record/production/payloads.jsonl.gz')
    expect([lines.length, payloads.length]).toEqual([entries + 1, entries + 1])
    expect(JSON.parse(lines[7] ?? '')).toMatchObject({ seq: 8, payloadHash: sha256(payloads[7] ?? '') })
    expect(JSON.parse(lines[8] ?? '')).toMatchObject({ prevHash: sha256(lines[7] ?? '') })
  })

  it.skipIf(spawnSync('sha256sum', ['--version']).error !== undefined)(
    'is checked by sha256sum, which names a changed byte',
    async () => {
      const run = (name: string) =>
        spawnSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: join(folder, name), encoding: 'utf8' })
      expect(run('whole')).toMatchObject({ status: 0, stderr: '' })
      await cp(join(folder, 'whole'), join(folder, 'flipped'), { recursive: true })
      const file = join(folder, 'flipped/record/production/payloads.jsonl.gz')
      const bytes = await readFile(file)
      bytes[40] = (bytes[40] ?? 0) ^ 1
      await writeFile(file, bytes)
      expect(run('flipped').status).toBe(1)
      expect(run('flipped').stdout).toContain('record/production/payloads.jsonl.gz: FAILED')
    },
  )

  it('is the lake’s, and says of each of its files that it was changed', async () => {
    const whole = await check('whole')
    expect(whole).toMatchObject({ year: thisYear, entries: entries + 1, forgottenSince: 0, faults: [] })
    expect(whole.checkpoints.map(({ chain, size }) => [chain, size])).toEqual([
      ['production', entries],
      ['_people', 1],
    ])
    const files = (await readdir(join(folder, 'whole'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
    expect(files.length).toBe(whole.files + 2)
    for (const file of files) {
      const bytes = await readFile(file)
      const changed = Buffer.from(bytes)
      changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
      await writeFile(file, changed)
      const found = await check('whole').then(
        ({ faults }) => faults.join('\n'),
        (error: unknown) => String(error),
      )
      expect(found, file).toMatch(/closing|malformed/i)
      await writeFile(file, bytes)
    }
    expect((await check('whole')).faults).toEqual([])
  })

  it('that somebody signed with another key, or wrote anew with all its hashes, is refused', async () => {
    await cp(join(folder, 'whole'), join(folder, 'forged'), { recursive: true })
    const file = join(folder, 'forged/SHA256SUMS')
    await writeFile(join(folder, 'forged/README.txt'), 'other words\n')
    const manifest = readManifest(await readFile(file, 'utf8'))
    const forged = manifest.map((line) =>
      line.path === 'README.txt' ? { ...line, sha256: sha256('other words\n') } : line,
    )
    await writeFile(file, manifestText(forged))
    expect((await check('forged')).faults).toEqual([
      'closing SHA256SUMS.note: what is signed is another manifest than SHA256SUMS, or that of another year',
    ])
  })

  it('names a file that is missing, and one that was put in', async () => {
    await cp(join(folder, 'whole'), join(folder, 'other'), { recursive: true })
    await rm(join(folder, 'other/record/production/checkpoint'))
    await writeFile(join(folder, 'other/more.txt'), '')
    expect((await check('other')).faults).toEqual([
      'closing record/production/checkpoint: it is missing',
      'closing more.txt: it is not in SHA256SUMS',
    ])
  })

  it('is held against the lake’s log: another entry in a place is named', async () => {
    const other = await mkdtemp(join(tmpdir(), 'halyard-closing-other-'))
    const second = openLakeIn(other)
    try {
      const dataset = second.datasets.create('production')
      for (let n = 0; n < entries - 5; n += 1)
        await mutate(second, dataset, system, [{ create: { _id: `n${n}`, _type: 'note' } }])
      keepBase(second.db, second.settings.url)
      const { faults } = await checkClosing(
        second.db,
        join(folder, 'whole'),
        signingKey(lake.settings.dataDir),
        silent,
      )
      expect(faults).toEqual([
        `production ${entries}: the closing of ${thisYear} has this entry, and it is missing: the log ends at ${entries - 5}`,
        `_people 1: the closing of ${thisYear} has this entry, and it is missing: the log ends at 0`,
      ])
    } finally {
      second.db.close()
      await rm(other, { recursive: true, force: true })
    }
  })

  it('still has what the lake has forgotten since, and says so', async () => {
    const dataset = lake.datasets.create('production')
    await mutate(lake, dataset, system, [{ delete: { id: 'n3' } }])
    const request = {
      dataset: 'production',
      documentId: 'n3',
      revisions: [],
      reason: 'erasure',
      author: 'cli:x',
    }
    expect(forget(lake.db, request)).toBe(1)
    expect(await check('whole')).toMatchObject({ forgottenSince: 1, faults: [] })
    await close(thisYear, 'after')
    expect(await check('after')).toMatchObject({ forgottenSince: 0, faults: [] })
  })

  it('of a year without entries is none, and nothing of one that fails stays', async () => {
    expect(await close(thisYear - 1, 'empty')).toBeUndefined()
    expect(existsSync(join(folder, 'empty'))).toBe(false)
    lake.db.exec('DROP TRIGGER payload_no_delete')
    lake.db.exec('SAVEPOINT damage; DELETE FROM payload WHERE seq = 290')
    await expect(close(thisYear, 'broken')).rejects.toThrow('production: 1 payloads are missing')
    lake.db.exec('ROLLBACK TO damage; RELEASE damage')
    expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
  })
})

it('the key of closings is of a name that no dataset can have', () => {
  expect(
    verifierText(verifierOf('localhost:3333/record/_closing', signingKey(lake.settings.dataDir))),
  ).toMatch(/^localhost:3333\/record\/_closing\+[0-9a-f]{8}\+/)
})
