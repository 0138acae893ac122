import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePdf } from '#tests/support/files.ts'
import { startTestLake, type TestLake } from '#tests/support/lake/lake.ts'
import { preloaded } from '#tests/support/preload.ts'
import { compileCache } from '#tests/support/process.ts'

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

const start = (args: readonly string[], dataDir: string, env: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, ['lake/cli.ts', ...args], {
    env: { ...compileCache, NODE_ENV: 'test', PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const cli = (args: readonly string[], dataDir = lake.dataDir) => outcomeOf(start(args, dataDir))

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

/** Ends a command with SIGKILL as soon as this path is there. */
async function killAt(child: ChildProcess, path: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  await expect.poll(() => existsSync(path), { interval: 1, timeout: 20_000 }).toBe(true)
  child.kill('SIGKILL')
  await ended
  expect(child.signalCode).toBe('SIGKILL')
}

describe('beside a lake that never stops committing', () => {
  it('a backup ends, and holds everything acknowledged before it', async () => {
    const acknowledged: string[] = []
    const over = new AbortController()
    const write = async (worker: number) => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        const _id = `drafts.busy-${worker}-${n}`
        await client.create({ _id, _type: 'note' })
        acknowledged.push(_id)
      }
    }
    const writers = [write(0), write(1), write(2)]
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const before = [...acknowledged]
    const taken = await cli(['backup', join(folder, 'busy')])
    const during = acknowledged.length - before.length
    over.abort()
    await Promise.all(writers)
    expect(taken.code).toBe(0)
    expect(during).toBeGreaterThan(0)
    const copy = join(folder, 'busy-copy')
    expect((await cli(['restore', join(folder, 'busy')], copy)).output).toMatch(/All hashes are right/)
    const other = await startTestLake({ DATA_DIR: copy })
    const found: string[] = await other
      .client({ perspective: 'raw' })
      .fetch('*[_type == "note"]._id', {}, { filterResponse: true })
    await other.terminate()
    expect(before.filter((id) => !found.includes(id))).toEqual([])
  })
})

describe('an interruption', () => {
  it('of a backup leaves nothing under its name, and the next one succeeds', async () => {
    const target = join(folder, 'interrupted')
    await killAt(start(['backup', target], lake.dataDir), `${target}.part`)
    expect(existsSync(target)).toBe(false)
    expect((await cli(['backup', target])).code).toBe(0)
    expect(existsSync(`${target}.part`)).toBe(false)
  })

  it('of a restore leaves no lake, and the next one succeeds', async () => {
    const copy = join(folder, 'interrupted-copy')
    await killAt(start(['restore', join(folder, 'interrupted')], copy), join(copy, 'lake.part'))
    expect(existsSync(join(copy, 'lake'))).toBe(false)
    expect((await cli(['restore', join(folder, 'interrupted')], copy)).code).toBe(0)
    expect(existsSync(join(copy, 'lake.part'))).toBe(false)
    expect((await cli(['verify'], copy)).output).toMatch(/^Verified: /)
  })

  it('by a target that cannot be written is told in words, and the lake goes on', async () => {
    await writeFile(join(folder, 'a-file'), '')
    const refused = await cli(['backup', join(folder, 'a-file', 'backup')])
    expect(refused).toMatchObject({ code: 2, output: expect.stringMatching(/ENOTDIR/) })
    expect(refused.output).not.toMatch(/ at .*\.ts:/)
    expect((await cli(['verify'])).output).toMatch(/^Verified: /)
  })
})

/** Waits for a backup that must fail: nothing of it stays, the lake is whole, and the next one succeeds. */
const leavesNothing = async (target: string, child: ReturnType<typeof start>, says: RegExp) => {
  const { code, output } = await outcomeOf(child)
  expect({ code, output }).toMatchObject({ code: 2, output: expect.stringMatching(says) })
  expect(output).not.toMatch(/ at .*\.ts:/)
  expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false])
  expect((await cli(['verify'])).output).toMatch(/^Verified: /)
  expect((await cli(['backup', target])).code).toBe(0)
}

describe('a disk that fails while a backup is written', () => {
  it.each([
    ['open', /ENOSPC/],
    ['rename', /ENOSPC/],
  ])('by %s is told in words and leaves nothing behind', async (operation, says) => {
    const faults = join(folder, `faults-${operation}`)
    await writeFile(faults, `${operation}:ENOSPC`)
    const target = join(folder, `full-${operation}`)
    const child = start(['backup', target], lake.dataDir, { ...preloaded('faults'), FAULTS: faults })
    await leavesNothing(target, child, says)
  })

  it.runIf(process.platform !== 'win32')('by no more room for the database, likewise', async () => {
    const target = join(folder, 'full-database')
    // The shell lets no file grow beyond 2 MiB: the write of the database itself fails.
    const limited = spawn(
      'sh',
      ['-c', 'ulimit -f 4096 && exec "$0" lake/cli.ts backup "$1"', process.execPath, target],
      {
        env: { ...compileCache, NODE_ENV: 'test', PATH: process.env['PATH'] ?? '', DATA_DIR: lake.dataDir },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    await leavesNothing(target, limited, /disk|full|I\/O|EFBIG/i)
  })
})

describe('a backup', () => {
  it('is taken beside a lake that is being written to, and restored equal', async () => {
    const pdf = await samplePdf('kept')
    const asset = await client.assets.upload('file', pdf, { filename: 'kept.pdf' })
    const target = join(folder, 'backup')
    const writes = Array.from({ length: 200 }, (_, index) =>
      client.create({ _id: `written-${index}`, _type: 'note' }, { visibility: 'async' }),
    )
    const taken = await cli(['backup', target])
    await Promise.all(writes)
    expect(taken).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Backup of \d+ log entries, \d+ files/),
    })
    const copy = join(folder, 'restored')
    expect((await cli(['restore', target], copy)).output).toMatch(/All hashes are right/)
    expect((await cli(['verify'], copy)).output).toMatch(/^Verified: .*no faults/m)
    const other = await startTestLake({ DATA_DIR: copy })
    const restored = other.client({ perspective: 'raw' })
    expect(await restored.getDocument(asset._id)).toMatchObject({ sha1hash: asset.sha1hash })
    const file = await fetch(asset.url.replace(lake.url, other.url))
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true)
    await other.terminate()
  })

  it('is refused onto a lake, when it was changed, and when a file is missing', async () => {
    const target = join(folder, 'backup')
    expect((await cli(['restore', target])).output).toMatch(/is not empty/)
    expect((await cli(['backup', target])).output).toMatch(/exists already/)
    expect((await cli(['restore', join(folder, 'nothing')], join(folder, 'x'))).output).toMatch(
      /There is no backup/,
    )
    const database = join(target, 'lake.sqlite')
    const bytes = await readFile(database)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100)
    await writeFile(database, bytes)
    const changed = await cli(['restore', target], join(folder, 'x'))
    expect(changed).toMatchObject({
      code: 2,
      output: expect.stringMatching(/lake\.sqlite of the backup was changed/),
    })
    await rm(database)
    expect((await cli(['restore', target], join(folder, 'x'))).output).toMatch(/is missing/)
    expect(await readdir(join(folder, 'x'))).toEqual([])
  })
})
