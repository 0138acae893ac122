import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Readable } from 'node:stream'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeBackup as makeBackupIn } from '#scripts/backup/make-backup.ts'
import { restoreBackup as restoreBackupIn } from '#scripts/backup/restore-backup.ts'
import { backupCommand, makeBackup, restoreBackup, restoreCommand } from '#tests/support/backup.ts'
import { samplePdf } from '#tests/support/files.ts'
import { startTestLake, type TestLake } from '#tests/support/lake/lake.ts'
import { preloaded } from '#tests/support/preload.ts'
import { compileCache, runProgram } from '#tests/support/process.ts'
import { SqliteBarStore } from '#web/broker/history/sqlite-bar-store.ts'
import { SqliteSessionTable } from '#web/lib/sessions/sqlite-session-table.ts'

const manifestShape = z.looseObject({ files: z.array(z.looseObject({ path: z.string() })) })

let lake: TestLake
let client: SanityClient
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-backup-'))
  lake = await startTestLake({ DATA_DIR: join(folder, 'data') })
  client = lake.client({ perspective: 'raw' })
  // Enough pages that the copy takes many steps and can be met in the middle.
  for (let at = 0; at < 10; at += 1) {
    await client.mutate(
      Array.from({ length: 500 }, (_, n) => ({
        create: { _id: `page-${at}-${n}`, _type: 'page', text: `${n}`.padEnd(2_000, 'x') },
      })),
      { returnDocuments: false },
    )
  }
})
afterAll(async () => {
  await lake.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = (command: readonly string[], dataDir: string, env: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, command, {
    env: { ...compileCache, NODE_ENV: 'test', PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const verify = (dataDir: string) => runProgram(['lake/cli.ts', 'verify'], { DATA_DIR: dataDir })

/** What stands in a folder of backups: each is named after its instant. */
const backupsIn = (into: string) => readdir(into).catch(() => [])
const onlyBackup = async (into: string): Promise<string> => {
  const names = await backupsIn(into)
  expect(names).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{6}Z$/)])
  return join(into, names[0] ?? '')
}

const outcomeOf = (child: ChildProcessByStdio<null, Readable, Readable>) =>
  new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })

/** Ends a command with SIGKILL as soon as something is there. */
async function killAt(child: ChildProcess, isThere: () => boolean): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  await expect.poll(isThere, { interval: 1, timeout: 20_000 }).toBe(true)
  child.kill('SIGKILL')
  await ended
  expect(child.signalCode).toBe('SIGKILL')
}

const bar = (minute: number) => ({
  symbol: 'EURUSD',
  bar: {
    at: Date.parse('2026-11-18T12:00:00Z') + minute * 60_000,
    open: '1.1000',
    high: '1.1004',
    low: '1.0999',
    close: `1.${1000 + (minute % 1_000)}`,
    count: 12,
  },
})

describe('beside programs that never stop committing', () => {
  it('a backup ends, and holds everything acknowledged before it, of the lake and of the site', async () => {
    const site = join(lake.dataDir, 'site')
    const prices = new SqliteBarStore(join(site, 'history.db'))
    const acknowledged: string[] = []
    let recorded = 0
    const over = new AbortController()
    const write = async (worker: number) => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        const _id = `drafts.busy-${worker}-${n}`
        await client.create({ _id, _type: 'note' })
        acknowledged.push(_id)
        recorded += await prices.record([bar(recorded)], Date.parse('2026-11-27T00:00:00Z'))
      }
    }
    const writers = [write(0), write(1), write(2)]
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20)
    const before = { ids: [...acknowledged], recorded }
    const taken = await makeBackup(lake.dataDir, join(folder, 'busy'))
    // No checkpoint attests more than the log it is held against, however fast the log grows.
    expect(await verify(lake.dataDir)).toMatchObject({ code: 0 })
    const during = acknowledged.length - before.ids.length
    over.abort()
    await Promise.all(writers)
    prices.close()
    expect(taken).toMatchObject({ code: 0, output: expect.stringMatching(/files of lake, site, in/) })
    expect(during).toBeGreaterThan(0)
    const copy = join(folder, 'busy-copy')
    expect((await restoreBackup(join(folder, 'busy'), copy)).output).toMatch(/All hashes are right/)
    const other = await startTestLake({ DATA_DIR: copy })
    const found: string[] = await other
      .client({ perspective: 'raw' })
      .fetch('*[_type == "note"]._id', {}, { filterResponse: true })
    await other.terminate()
    expect(before.ids.filter((id) => !found.includes(id))).toEqual([])
    const there = new SqliteBarStore(join(copy, 'site', 'history.db'))
    const all = Date.parse('2026-11-27T00:00:00Z')
    const minutes = await there.read('EURUSD', '1m', bar(0).bar.at, all)
    // Each minute is in the longer bars too: the copy is of one instant.
    const days = await there.read('EURUSD', '1d', 0, all)
    there.close()
    expect(minutes.length).toBeGreaterThanOrEqual(before.recorded)
    expect(minutes.slice(0, 3)).toEqual([bar(0).bar, bar(1).bar, bar(2).bar])
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(12 * minutes.length)
  })
})

describe('an interruption', () => {
  it('of a backup leaves nothing under its name, and the next one succeeds', async () => {
    const into = join(folder, 'interrupted')
    const parts = () => (existsSync(into) ? readdirSync(into).filter((name) => name.endsWith('.part')) : [])
    await killAt(start([backupCommand, into], lake.dataDir), () => parts().length > 0)
    expect((await backupsIn(into)).filter((name) => !name.endsWith('.part'))).toEqual([])
    expect((await makeBackup(lake.dataDir, into)).code).toBe(0)
    for (const name of parts()) await rm(join(into, name), { recursive: true })
    await onlyBackup(into)
  })

  it('of a restore leaves no lake, and the next one succeeds', async () => {
    const copy = join(folder, 'interrupted-copy')
    const from = join(folder, 'interrupted')
    await killAt(start([restoreCommand, from], copy), () => existsSync(join(copy, 'lake.part')))
    expect(existsSync(join(copy, 'lake'))).toBe(false)
    expect((await restoreBackup(from, copy)).code).toBe(0)
    expect((await readdir(copy)).toSorted()).toEqual(['lake', 'site'])
    expect((await verify(copy)).output).toMatch(/^Verified: /)
  })

  it('by a target that cannot be written is told in words, and the lake goes on', async () => {
    await writeFile(join(folder, 'a-file'), '')
    const refused = await makeBackup(lake.dataDir, join(folder, 'a-file', 'backup'))
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/ENOTDIR/) })
    expect(refused.output).not.toMatch(/ at .*\.ts:/)
    expect((await verify(lake.dataDir)).output).toMatch(/^Verified: /)
  })
})

/** Waits for a backup that must fail: nothing of it stays, the lake is whole, and the next one succeeds. */
const leavesNothing = async (into: string, child: ReturnType<typeof start>, says: RegExp) => {
  const { code, output } = await outcomeOf(child)
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringMatching(says) })
  expect(output).not.toMatch(/ at .*\.ts:/)
  expect(await backupsIn(into)).toEqual([])
  expect((await verify(lake.dataDir)).output).toMatch(/^Verified: /)
  expect((await makeBackup(lake.dataDir, into)).code).toBe(0)
}

describe('a disk that fails while a backup is written', () => {
  it.each([
    ['open', /ENOSPC/],
    ['rename', /ENOSPC/],
  ])('by %s is told in words and leaves nothing behind', async (operation, says) => {
    const faults = join(folder, `faults-${operation}`)
    await writeFile(faults, `${operation}:ENOSPC`)
    const into = join(folder, `full-${operation}`)
    const child = start([backupCommand, into], lake.dataDir, { ...preloaded('faults'), FAULTS: faults })
    await leavesNothing(into, child, says)
  })

  it.runIf(process.platform !== 'win32')('by no more room for the database, likewise', async () => {
    const into = join(folder, 'full-database')
    // The shell lets no file grow beyond 2 MiB: the write of the database itself fails.
    const limited = spawn(
      'sh',
      ['-c', `ulimit -f 4096 && exec "$0" ${backupCommand} "$1"`, process.execPath, into],
      {
        env: { ...compileCache, NODE_ENV: 'test', PATH: process.env['PATH'] ?? '', DATA_DIR: lake.dataDir },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    await leavesNothing(into, limited, /disk|full|I\/O|EFBIG/i)
  })
})

const keyOf = (dataDir: string) => readFile(join(dataDir, 'lake', 'checkpoint-key.pem'), 'utf8')

describe('a backup', () => {
  it('is taken beside a lake that is being written to, and restored equal', async () => {
    const pdf = await samplePdf('kept')
    const asset = await client.assets.upload('file', pdf, { filename: 'kept.pdf' })
    const into = join(folder, 'backup')
    const writes = Array.from({ length: 200 }, (_, index) =>
      client.create({ _id: `written-${index}`, _type: 'note' }, { visibility: 'async' }),
    )
    const taken = await makeBackup(lake.dataDir, into)
    await Promise.all(writes)
    expect(taken).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Backup of \d+ log entries, \d+ files/),
    })
    const copy = join(folder, 'restored')
    expect((await restoreBackup(into, copy)).output).toMatch(/All hashes are right/)
    expect((await verify(copy)).output).toMatch(/^Verified: .*\d checkpoints, no faults/m)
    expect(await keyOf(copy)).toBe(await keyOf(lake.dataDir))
    const other = await startTestLake({ DATA_DIR: copy })
    const restored = other.client({ perspective: 'raw' })
    expect(await restored.getDocument(asset._id)).toMatchObject({ sha1hash: asset.sha1hash })
    const file = await fetch(asset.url.replace(lake.url, other.url))
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true)
    await other.terminate()
  })

  it('is its owner’s alone: it holds keys and secrets', async () => {
    const inside = await readdir(join(folder, 'backup'), { recursive: true, withFileTypes: true })
    expect(inside.length).toBeGreaterThan(8)
    for (const { parentPath, name } of inside)
      expect([name, (await stat(join(parentPath, name))).mode & 0o077]).toEqual([name, 0])
  })

  it.each([
    [
      'an earlier version, which knew no pages as served, is brought up to this one',
      `DROP TABLE served_expired; DROP TABLE served_expiring; DROP TABLE served_file; DROP TABLE served_run;
       DROP TABLE served_tip; DROP TABLE served; DROP TABLE served_text; DELETE FROM migration WHERE part = 'served'`,
      { code: 0, output: expect.stringMatching(/All hashes are right/) },
    ],
    [
      'a newer version is refused in words',
      "UPDATE migration SET version = 99 WHERE part = 'served'",
      {
        code: 1,
        output: expect.stringMatching(/The backup is of a newer version of the lake\. Restore it with/),
      },
    ],
  ])('of %s', async (what, sql, outcome) => {
    const other = join(folder, `of ${what.slice(0, 9)}`)
    await cp(await onlyBackup(join(folder, 'backup')), other, { recursive: true })
    const file = join(other, 'data', 'lake', 'lake.sqlite')
    const db = new DatabaseSync(file)
    db.exec(sql)
    db.exec('PRAGMA journal_mode = DELETE')
    db.close()
    const bytes = await readFile(file)
    const manifest = manifestShape.parse(JSON.parse(await readFile(join(other, 'manifest.json'), 'utf8')))
    const files = manifest.files.map((one) =>
      one.path === 'data/lake/lake.sqlite'
        ? { ...one, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
        : one,
    )
    await writeFile(join(other, 'manifest.json'), JSON.stringify({ ...manifest, files }))
    const copy = join(folder, `restored ${what.slice(0, 9)}`)
    expect(await restoreBackup(other, copy)).toMatchObject(outcome)
    if (outcome.code === 0) expect((await verify(copy)).output).toMatch(/^Verified: .*no faults/m)
    else expect(await backupsIn(copy)).toEqual([])
  })

  it('is refused onto a lake, when it was changed, and when a file is missing', async () => {
    const into = join(folder, 'backup')
    const target = await onlyBackup(into)
    expect((await restoreBackup(into, lake.dataDir)).output).toMatch(/is not empty/)
    expect((await restoreBackup(join(folder, 'nothing'), join(folder, 'x'))).output).toMatch(
      /There is no backup/,
    )
    const database = join(target, 'data', 'lake', 'lake.sqlite')
    const bytes = await readFile(database)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100)
    await writeFile(database, bytes)
    const changed = await restoreBackup(target, join(folder, 'x'))
    expect(changed).toMatchObject({
      code: 1,
      output: expect.stringMatching(/lake\.sqlite of the backup was changed/),
    })
    await rm(database)
    expect((await restoreBackup(target, join(folder, 'x'))).output).toMatch(/is missing/)
    expect(await backupsIn(join(folder, 'x'))).toEqual([])
  })

  it('is refused into the folder that it is to outlive, and of an upload that was changed', async () => {
    expect((await makeBackup(lake.dataDir, join(lake.dataDir, 'backups'))).output).toMatch(/it is to outlive/)
    const [inner = ''] = await readdir(join(lake.dataDir, 'lake', 'assets'))
    const [name = ''] = await readdir(join(lake.dataDir, 'lake', 'assets', inner))
    const path = join(lake.dataDir, 'lake', 'assets', inner, name)
    const bytes = await readFile(path)
    await writeFile(path, Buffer.concat([bytes, Buffer.from(' ')]))
    const refused = await makeBackup(lake.dataDir, join(folder, 'changed'))
    await writeFile(path, bytes)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`${name} is not the file`) })
    expect(await backupsIn(join(folder, 'changed'))).toEqual([])
  })
})

/** Nobody looks at the progress. */
const show = () => {}

describe('what several programs and instances keep', () => {
  const time = new Date('2026-11-27T10:00:00Z')

  it('is in one backup, with the settings, and comes back to its places', async () => {
    const dataDir = join(folder, 'several')
    await mkdir(dataDir)
    await cp(join(folder, 'restored', 'lake'), join(dataDir, 'lake', 'lake'), { recursive: true })
    for (const instance of ['site-1', 'site-2']) {
      const own = join(dataDir, instance, 'site')
      const prices = new SqliteBarStore(join(own, 'history.db'))
      await prices.record([bar(1)], Date.parse('2026-11-27T00:00:00Z'))
      prices.close()
      const sessions = new SqliteSessionTable(join(own, 'sessions.db'))
      await sessions.open({ kind: 'session', id: 'a', owner: 'b', until: Date.now() + 60_000 })
      sessions.close()
      await mkdir(join(own, 'analytics'))
      await writeFile(join(own, 'analytics', '2026-11-26.ndjson'), '{"event":"pageView"}\n')
      // What the site can make again is no part of it.
      await writeFile(join(own, 'sequence.json'), '{}')
      await mkdir(join(own, 'cache'))
      await writeFile(join(own, 'cache', 'page'), 'x')
    }
    await mkdir(join(dataDir, 'sandbox', 'sandbox'), { recursive: true })
    const sandbox = new DatabaseSync(join(dataDir, 'sandbox', 'sandbox', 'sandbox.db'))
    sandbox.exec('CREATE TABLE account (email TEXT)')
    sandbox.close()
    const settings = join(folder, 'settings')
    await writeFile(settings, 'SESSION_SECRET=kept\n')
    const target = join(folder, 'of-several')
    const { stores } = await makeBackupIn({ dataDir, settings, target, time }, show)
    expect(stores).toEqual(['lake/lake', 'sandbox/sandbox', 'site-1/site', 'site-2/site'])

    const [machine, env] = [join(folder, 'another-machine'), join(folder, 'another-env')]
    const wish = { backup: target, dataDir: machine, settings: env }
    expect((await restoreBackupIn(wish, show)).keptSettings).toBe(false)
    expect(await readFile(env, 'utf8')).toBe('SESSION_SECRET=kept\n')
    const inSite = (await readdir(join(machine, 'site-2', 'site'), { recursive: true })).toSorted()
    expect(inSite).toEqual(['analytics', 'analytics/2026-11-26.ndjson', 'history.db', 'sessions.db'])
    expect(existsSync(join(machine, 'sandbox', 'sandbox', 'sandbox.db'))).toBe(true)
    expect((await verify(join(machine, 'lake'))).output).toMatch(/^Verified: /)
    // The settings of a machine that has some are its own.
    await writeFile(env, 'SESSION_SECRET=other\n')
    const again = { ...wish, dataDir: join(folder, 'a-third') }
    expect((await restoreBackupIn(again, show)).keptSettings).toBe(true)
    expect(await readFile(env, 'utf8')).toBe('SESSION_SECRET=other\n')
    await expect(restoreBackupIn(wish, show)).rejects.toThrow(/sandbox is not empty/)
    // One that was damaged comes back alone, beside the others.
    await rm(join(machine, 'lake', 'lake'), { recursive: true })
    await restoreBackupIn({ ...wish, only: 'lake' }, show)
    expect((await verify(join(machine, 'lake'))).output).toMatch(/^Verified: /)
    await expect(restoreBackupIn({ ...wish, only: 'lakes' }, show)).rejects.toThrow(
      /has no lakes\. It has: lake/,
    )
  })

  it('is refused where there is no lake, and where there are two', async () => {
    const target = join(folder, 'refused')
    const of = (dataDir: string) => makeBackupIn({ dataDir, settings: '', target, time }, show)
    await expect(of(join(folder, 'several', 'site-1'))).rejects.toThrow(/There is no lake in/)
    await expect(of(join(folder, 'nowhere'))).rejects.toThrow(/There is no lake in/)
    await cp(join(folder, 'several', 'lake'), join(folder, 'several', 'practice'), { recursive: true })
    await expect(of(join(folder, 'several'))).rejects.toThrow(/several lakes .*lake\/lake, practice\/lake/)
    expect(existsSync(target)).toBe(false)
  })
})

describe('a backup of an earlier version, of the lake alone', () => {
  it('is restored', async () => {
    const target = join(folder, 'of-several')
    const earlier = join(folder, 'earlier')
    await cp(join(target, 'data', 'lake', 'lake'), earlier, { recursive: true })
    const listed = z
      .looseObject({ files: z.array(z.looseObject({ path: z.string() })) })
      .parse(JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8')))
    const prefix = 'data/lake/lake/'
    const files = listed.files
      .filter(({ path }) => path.startsWith(prefix))
      .map((file) => ({ ...file, path: file.path.slice(prefix.length) }))
    const { time, entries } = listed
    await writeFile(join(earlier, 'manifest.json'), JSON.stringify({ version: 1, time, entries, files }))
    const copy = join(folder, 'earlier-copy')
    expect((await restoreBackup(earlier, copy)).output).toMatch(/files of lake, of a log of/)
    expect((await verify(copy)).output).toMatch(/^Verified: /)
  })
})
