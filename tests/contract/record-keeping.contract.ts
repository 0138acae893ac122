import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { runGo, whyNoGo } from '#tests/support/lake/auditor/go.ts'
import { lakeEnv, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { preloaded } from '#tests/support/preload.ts'
import { compileCache, runProgram } from '#tests/support/process.ts'
import { askServed, handOver, minute, servedBatch, servedPage } from '#tests/support/served/hand-over.ts'

let folder = ''
let lake: TestLake

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-keeping-'))
  lake = await openTestLake({ DATA_DIR: join(folder, 'data') })
  const client = lake.client()
  for (const text of ['first', 'second', 'third']) {
    await client.createOrReplace({ _id: 'fees', _type: 'note', text })
    await client.createOrReplace({ _id: 'drafts.fees', _type: 'note', text })
  }
  await handOver(lake, servedBatch([servedPage(1, 0, 'erste Fassung'), servedPage(2, 30, 'zweite Fassung')]))
})
afterAll(async () => {
  await lake.stop()
  await rm(folder, { recursive: true, force: true })
})

const cli = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runProgram(['lake/cli.ts', ...args], { DATA_DIR: lake.dataDir, ...env })
const hold = (...args: string[]) => cli(['hold', ...args])
const forget = (id: string) => lake.whileAway(() => cli(['forget', id, '--reason', 'a duty to erase']))
const verified = async () => {
  const { code, output } = await cli(['verify'])
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/no faults/) })
  return output
}

describe('a legal hold', () => {
  it('is refused for what is not on record, and without a reason', async () => {
    const answers = await Promise.all([
      hold('--document', 'feez', '--reason', 'x'),
      hold('--address', '/de/feez', '--reason', 'x'),
      hold('--address', 'de/fees', '--reason', 'x'),
      hold('--document', 'fees'),
      hold('--document', 'fees', '--all', '--reason', 'x'),
      hold('--document', 'fees', '--dataset', 'stagin', '--reason', 'x'),
      hold('lift', '--id', '1', '--reason', 'x'),
      hold('lift', '--reason', 'x'),
    ])
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 2))
    expect(answers.map(({ output }) => output.split('\n')[0])).toEqual([
      'The log has no document "feez": a hold on it would keep nothing.',
      expect.stringContaining('No page "/de/feez" is on record'),
      '--address must be the path of a page with its language, such as /de/fees.',
      'A reason is needed; it is on record for good.',
      'Name one of --document, --address and --all.',
      'There was never a dataset "stagin".',
      'No hold 1 stands. See: hold list',
      '--id must be the number of a hold. See: hold list',
    ])
    expect((await hold('list')).output).toBe('Nothing is held.\n')
  })

  it('keeps a document and its draft from being forgotten until it is lifted, all of which is on record', async () => {
    const set = await hold('--document', 'fees', '--reason', 'inquiry BaFin 7/26')
    expect(set).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Hold (\d+) on production: document fees stands\./),
    })
    const number = /\d+/.exec(set.output)?.[0] ?? ''
    expect((await hold('list')).output).toMatch(
      new RegExp(`^ +${number} +\\d{4}-.+Z +cli:\\w+ +production: document fees +inquiry BaFin 7/26\\n$`),
    )
    for (const id of ['fees', 'drafts.fees']) {
      const refused = await forget(id)
      expect(refused).toMatchObject({
        code: 2,
        output: expect.stringContaining(`"${id}" is held: hold ${number} of`),
      })
      expect(refused.output).toContain(`npm run lake -- hold lift --id ${number} --reason`)
    }
    expect((await hold('lift', '--id', number, '--reason', 'inquiry closed')).code).toBe(0)
    expect(await forget('fees')).toMatchObject({
      code: 0,
      output: expect.stringContaining('2 revisions of "fees"'),
    })
    expect(await verified()).toContain('2 revisions forgotten on record')

    const answer = await fetch(`${lake.url}/v2026-05-04/people/acts`, {
      headers: { authorization: `Bearer ${writeToken}` },
    })
    expect(await answer.json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          act: 'hold.set',
          subjectName: 'production: document fees',
          detail: 'inquiry BaFin 7/26',
        }),
        expect.objectContaining({
          act: 'hold.lift',
          subjectName: `hold ${number}`,
          detail: 'inquiry closed',
        }),
      ]),
    )
  })

  it('on everything keeps documents too, and a dataset from being deleted', async () => {
    const client = lake.client()
    await client.datasets.create('staging')
    const { output } = await hold('--all', '--reason', 'search of the premises')
    const number = /\d+/.exec(output)?.[0] ?? ''
    expect((await forget('drafts.fees')).output).toContain(`"drafts.fees" is held: hold ${number}`)
    await expect(client.datasets.delete('staging')).rejects.toThrow(
      `The dataset "staging" is held: hold ${number}`,
    )
    await hold('lift', '--id', number, '--reason', 'over')
    await client.datasets.delete('staging')
  })
})

const year = new Date().getUTCFullYear()
/** As seen from the second of January. */
const nextYear = {
  ...preloaded('clock'),
  CLOCK_SHIFT_MS: String(Date.UTC(year + 1, 0, 2) - Date.now()),
}
const close = (into: string, of = year) =>
  cli(['close', '--year', String(of), '--out', join(folder, into)], nextYear)
const sums = (name: string) =>
  spawnSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: join(folder, name), encoding: 'utf8' })
const noSums = spawnSync('sha256sum', ['--version']).error !== undefined

describe('the closing of a year', () => {
  it('is refused while the year goes on, for no year, and over a folder that is there', async () => {
    const early = await cli(['close', '--year', String(year), '--out', join(folder, 'early')])
    expect(early).toMatchObject({ code: 2, output: expect.stringContaining(`${year} is not over`) })
    expect(await close('early', 26)).toMatchObject({
      code: 2,
      output: expect.stringContaining('four digits'),
    })
    expect(await cli(['close', '--year', '2026'])).toMatchObject({ code: 2 })
    expect(await cli(['close', '--year', '2026', '--out', folder])).toMatchObject({
      code: 2,
      output: expect.stringContaining('exists already'),
    })
    expect(existsSync(join(folder, 'early'))).toBe(false)
  })

  it('of a year without entries says so, and writes nothing', async () => {
    expect(await close('nothing', year - 1)).toEqual({
      code: 0,
      output: `The record has no entries of ${year - 1}. Nothing was written.\n`,
    })
    expect(existsSync(join(folder, 'nothing'))).toBe(false)
  })

  it('is whole by sha256sum and by the lake, with pages as served and acts, and goes on being so', async () => {
    const made = await close('closing')
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/of production, _people, _served\.production/),
    })
    const key = (await cli(['key', '_closing'])).output.trim()
    expect(made.output).toContain(key)
    if (!noSums) expect(sums('closing')).toMatchObject({ status: 0, stdout: '' })
    const entries = await readdir(join(folder, 'closing/record/_served.production'))
    expect(entries.toSorted()).toEqual(['checkpoint', 'entries.jsonl.gz', 'tile'])
    await lake.client().create({ _id: 'later', _type: 'note' })
    const { code, output } = await cli(['verify', '--closing', join(folder, 'closing'), '--key', key])
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('no faults') })
    expect(output).toContain(`The closing of ${year} in ${join(folder, 'closing')} is the lake's`)
  })

  it('with one byte changed is named, by both', async () => {
    await cp(join(folder, 'closing'), join(folder, 'changed'), { recursive: true })
    const file = join(folder, 'changed/record/production/entries.jsonl.gz')
    const bytes = await readFile(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(file, bytes)
    if (!noSums)
      expect(sums('changed')).toMatchObject({
        status: 1,
        stdout: expect.stringContaining('record/production/entries.jsonl.gz: FAILED'),
      })
    expect(await cli(['verify', '--closing', join(folder, 'changed')])).toMatchObject({
      code: 1,
      output: expect.stringContaining('closing record/production/entries.jsonl.gz: it was changed'),
    })
  })

  it.skipIf(whyNoGo)(
    `is a log that Go’s packages read from a file server ${whyNoGo ?? ''}`,
    async () => {
      const server = createServer((request, response) => {
        readFile(join(folder, 'closing', request.url ?? '')).then(
          (bytes) => response.end(bytes),
          () => response.writeHead(404).end(),
        )
      })
      const port = await freePort()
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      try {
        for (const chain of ['production', '_people', '_served.production']) {
          const key = (await cli(['key', chain])).output.trim()
          const args = ['-base', `http://127.0.0.1:${port}/record/${chain}`, '-key', key]
          expect(await runGo(args)).toEqual({
            code: 0,
            said: expect.stringMatching(
              /^checkpoint: signed, \d+ entries\ntiles: have the root of the checkpoint\n$/,
            ),
          })
        }
      } finally {
        server.close()
      }
    },
    120_000,
  )

  it('that is half is none', async () => {
    await cp(join(folder, 'closing'), join(folder, 'half.part'), { recursive: true })
    await rm(join(folder, 'half.part/SHA256SUMS'))
    expect(await cli(['verify', '--closing', join(folder, 'half.part')])).toMatchObject({
      code: 2,
      output: expect.stringContaining('SHA256SUMS is missing or cannot be read'),
    })
  })

  it.runIf(process.platform !== 'win32')('for which the disk has no room leaves nothing', async () => {
    const text = randomBytes(300_000).toString('base64')
    await lake.client().create({ _id: 'large', _type: 'note', text })
    // The shell lets no file grow beyond 128 KiB.
    const { status, stderr } = await new Promise<{ status: number | null; stderr: string }>((done, fail) => {
      const child = spawn(
        'sh',
        [
          '-c',
          'ulimit -f 256 && exec "$0" lake/cli.ts close --year "$1" --out "$2"',
          process.execPath,
          String(year),
          join(folder, 'full'),
        ],
        {
          env: {
            ...compileCache,
            ...nextYear,
            NODE_ENV: 'test',
            PATH: process.env['PATH'] ?? '',
            DATA_DIR: lake.dataDir,
          },
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      )
      let said = ''
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8')
      })
      child.once('error', fail)
      child.once('close', (code) => done({ status: code, stderr: said }))
    })
    expect({ status, stderr }).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/could not be written to .*EFBIG.*Nothing of it is there/),
    })
    expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([])
    expect((await close('full')).code).toBe(0)
  })
})

describe('retention', () => {
  /** As seen in seven years. */
  const later = {
    ...preloaded('clock'),
    CLOCK_SHIFT_MS: String(Date.UTC(year + 7, 0, 2) - Date.now()),
    RECORD_RETENTION: 'served=5y',
  }

  it('that is too short is refused at the start, with the reason', async () => {
    const answers = await Promise.all(
      ['served=4y', 'log=90d', 'log=7y', 'pages=7y'].map((text) =>
        runProgram(['lake/server.ts'], {
          ...lakeEnv({
            url: 'http://localhost:9',
            site: 'http://localhost:9',
            dataDir: join(folder, 'none'),
          }),
          RECORD_RETENTION: text,
        }),
      ),
    )
    expect(answers.map(({ code }) => code === 0)).toEqual([false, false, false, false])
    expect(answers.map(({ output }) => output)).toEqual([
      expect.stringMatching(
        /RECORD_RETENTION keeps served for 4y, which is shorter than five years: .*MiFID II/,
      ),
      expect.stringMatching(/RECORD_RETENTION keeps log for 90d, which is shorter than five years/),
      expect.stringMatching(/nothing of log is erased by age/),
      expect.stringMatching(/names "pages", which is no type of entry/),
    ])
  })

  it('is for ever unless set', async () => {
    const { code, output } = await cli(['retain'], { ...later, RECORD_RETENTION: '' })
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('kept for ever') })
    expect((await askServed(lake, '/de/fees', minute(1))).status).toBe(200)
  })

  it('erases no page that is held, nor the newest, and says what was erased', async () => {
    const held = await hold('--address', '/de/fees', '--reason', 'inquiry')
    expect((await cli(['retain'], later)).output).toContain(
      'the bodies of 0 pages as served are erased (served=5y); 1 as old are held and stay',
    )
    await hold('lift', '--id', /\d+/.exec(held.output)?.[0] ?? '', '--reason', 'over')
    expect((await cli(['retain', '--dry-run'], later)).output).toContain('1 pages as served would be erased')
    expect((await askServed(lake, '/de/fees', minute(1))).status).toBe(200)
    expect((await cli(['retain'], later)).output).toContain('1 pages as served are erased (served=5y)')

    const gone = await askServed(lake, '/de/fees', minute(1))
    expect([gone.status, await gone.json()]).toEqual([
      410,
      expect.objectContaining({
        reason: 'expired',
        entry: 1,
        message: expect.stringMatching(
          /^What "\/de\/fees" showed at .+ was erased on .+ by cli:\w+, since pages as served are kept for 5y/,
        ),
      }),
    ])
    const newest = await askServed(lake, '/de/fees', minute(31))
    expect(await newest.text()).toContain('zweite Fassung')
    expect(await verified()).toContain('2 pages as served (1 expired on record)')
    const closing = await cli(['verify', '--closing', join(folder, 'closing')])
    expect(closing).toMatchObject({ code: 0, output: expect.stringContaining("is the lake's") })
  })
})
