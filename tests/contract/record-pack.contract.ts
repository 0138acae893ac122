import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type LakeProcess, readToken } from '#tests/support/lake/lake.ts'
import { root, runProgram } from '#tests/support/process.ts'
import { isSweep } from '#tests/support/sample.ts'
import { recorded, versionsOf } from '#tests/support/served/site-record.ts'
import { unpacked } from '#tests/support/served/unpacked.ts'
import { publishFigure } from '#tests/support/site/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

const address = '/de/fees'
const verifier = join(root, 'lake/record/pack/verify.mjs')
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

const folderOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('record/') ? 2 : 1)
    .join('/')

let site: TestSite<LakeProcess>
const folder = mkdtempSync(join(tmpdir(), 'halyard-packs-'))
const file = join(folder, 'fees.wacz')
let pack = ''
let kept = ''
let key = ''

const evidence = (...args: string[]) =>
  runProgram(['lake/cli.ts', 'evidence', ...args], {
    DATA_DIR: site.lake.dataDir,
    LAKE_URL: site.lake.url,
    SITE_URL: site.url,
  })
const verify = (of: string, ...args: string[]) => runProgram([verifier, of, ...args], {})

beforeAll(async () => {
  site = await startTestSite()
  await publishFigure(site, 71.25)
  kept = await site.text(address)
  await recorded(site)
  // The files of a build follow its first page.
  const { build = '' } = (await versionsOf(site.lake, address)).at(-1) ?? {}
  const asked = new URLSearchParams({ build, address: '/favicon.ico' })
  await vi.waitUntil(
    async () => {
      const answer = await fetch(`${site.lake.url}/record/production/served/file?${asked}`, {
        headers: { authorization: `Bearer ${readToken}` },
      })
      return answer.ok
    },
    { timeout: 60_000, interval: 200 },
  )
  key = (await (await fetch(`${site.lake.url}/record/production/key`)).text()).trim()
  const made = await evidence('--address', address, '--at', new Date().toISOString(), '--out', file)
  expect([made.code, made.output]).toEqual([0, expect.stringContaining('1 version')])
  pack = unpacked(file)
}, 600_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  if (pack !== '') rmSync(pack, { recursive: true, force: true })
  await site?.stop()
})

describe('a pack', () => {
  it('is whole for a program that needs Node alone, and is of the lake whose key was given', async () => {
    const whole = await verify(pack, '--key', key)
    expect([whole.code, whole.output]).toEqual([0, expect.stringContaining('\nWhole.')])
    expect(await runProgram([join(pack, 'verify.mjs')], {})).toMatchObject({ code: 0 })
  })

  it('holds the page to the byte, all it names, its papers, and who agreed to the figure', () => {
    expect(readFileSync(join(pack, 'site/de/fees/index.html'), 'utf8')).toBe(kept)
    const named = [...kept.matchAll(/(?:href|src)="(\/(?:_next\/static|assets)\/[^"?#]+)/g)].map(
      ([, path = '']) => path,
    )
    expect(named.length).toBeGreaterThan(10)
    const files = new Set(filesIn(pack))
    expect(named.filter((path) => !files.has(`site${path}`))).toEqual([])
    const papers = [...kept.matchAll(/href="(\/de\/legal\/[a-z-]+\.pdf)"/g)].map(([, path = '']) => path)
    expect(papers.length).toBeGreaterThan(0)
    expect(
      papers.filter(
        (path) =>
          !readFileSync(join(pack, 'site', path))
            .toString('latin1')
            .startsWith('%PDF'),
      ),
    ).toEqual([])
    const { documents } = z
      .object({
        documents: z.array(
          z.looseObject({
            id: z.string(),
            content: z.looseObject({}),
            said: z.array(z.looseObject({ kind: z.string() })),
          }),
        ),
      })
      .parse(JSON.parse(readFileSync(join(pack, 'record/documents.json'), 'utf8')))
    const risk = documents.find(({ id }) => id === 'riskWarning')
    expect(risk?.content['lossPercentage']).toBe(71.25)
    expect(risk?.said.map(({ kind }) => kind)).toContain('approve')
    expect(documents[0]?.id).toBe('page-de-fees')
    const summary = readFileSync(join(pack, 'summary.html'), 'utf8')
    for (const words of ['since', 'agreed on', 'Written by', key]) expect(summary).toContain(words)
    expect(readFileSync(join(pack, 'summary.pdf')).toString('latin1')).toMatch(/^%PDF-/)
  })

  it.runIf(has('unzip', '-v') && has('sha256sum', '--version'))(
    'is a zip file whose list sha256sum accepts',
    () => {
      expect(spawnSync('unzip', ['-tq', file]).status).toBe(0)
      const { resources } = z
        .object({ resources: z.array(z.object({ path: z.string(), hash: z.string() })) })
        .parse(JSON.parse(readFileSync(join(pack, 'datapackage.json'), 'utf8')))
      const list = resources.map(({ path, hash }) => `${hash.replace('sha256:', '')}  ${path}\n`).join('')
      const checked = spawnSync('sha256sum', ['--check', '--strict', '--quiet', '-'], {
        cwd: pack,
        input: list,
      })
      expect([checked.status, checked.stderr.toString()]).toEqual([0, ''])
      expect(resources.length).toBe(filesIn(pack).length - 2)
    },
  )

  it('is a web archive that warcio reads, each record where its index says', async () => {
    const warc = join(pack, 'archive/data.warc.gz')
    const read = await runProgram(['node_modules/warcio/dist/cli.js', 'index', warc], {})
    expect(read.code).toBe(0)
    const offsets = new Map(
      read.output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) =>
          z
            .looseObject({ 'warc-target-uri': z.string().optional(), offset: z.number() })
            .parse(JSON.parse(line)),
        )
        .map((one) => [one['warc-target-uri'], one.offset]),
    )
    const index = readFileSync(join(pack, 'indexes/index.cdx'), 'utf8').trim().split('\n')
    expect(index).toEqual(index.toSorted())
    for (const line of index) {
      const { url, offset } = z
        .looseObject({ url: z.string(), offset: z.number() })
        .parse(JSON.parse(line.slice(line.indexOf('{'))))
      expect([url, offsets.get(url)]).toEqual([url, offset])
    }
    expect(offsets.size).toBe(index.length + 1)
  })

  it('is not whole with one byte changed in any of its files', async () => {
    const all = filesIn(pack)
    // Each file of the record and of the root, and one of each other folder; all of them in a sweep.
    const some = isSweep
      ? all
      : all.filter(
          (path, at) =>
            !path.startsWith('site/') || all.findIndex((one) => folderOf(one) === folderOf(path)) === at,
        )
    expect(some.length).toBeGreaterThan(20)
    const accepted: string[] = []
    for (const path of some) {
      const bytes = readFileSync(join(pack, path))
      const changed = Buffer.from(bytes)
      const at = Math.floor(Math.random() * bytes.length)
      changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8))
      writeFileSync(join(pack, path), changed)
      if ((await verify(pack, '--key', key)).code === 0) accepted.push(`${path} at ${at}`)
      writeFileSync(join(pack, path), bytes)
    }
    expect(accepted).toEqual([])
    expect((await verify(pack, '--key', key)).code).toBe(0)
  }, 300_000)

  it('is not whole where a file was added or taken away, or for the key of another lake', async () => {
    writeFileSync(join(pack, 'record/added.json'), '{}')
    expect((await verify(pack)).output).toContain('record/added.json is not part of the pack')
    rmSync(join(pack, 'record/added.json'))
    const paper = filesIn(pack).find((path) => path.endsWith('.pdf') && path !== 'summary.pdf') ?? ''
    const bytes = readFileSync(join(pack, paper))
    rmSync(join(pack, paper))
    expect((await verify(pack)).output).toContain(`${paper} is missing`)
    writeFileSync(join(pack, paper), bytes)
    const other = 'other.example/record/production+9a9d4e3c+AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    expect((await verify(pack, '--key', other)).code).toBe(1)
  })
})

describe('the command', () => {
  const out = join(folder, 'none.wacz')
  const now = new Date().toISOString()
  it.each([
    ['without an address', ['--at', now, '--out', out], '--address /de/fees'],
    ['an address that is none', ['--address', 'fees', '--at', now, '--out', out], '--address is the path'],
    [
      'an instant without a zone',
      ['--address', address, '--at', '2026-03-03T10:00:00', '--out', out],
      '--at has no zone',
    ],
    [
      'an instant to come',
      ['--address', address, '--at', '2999-01-01T00:00:00Z', '--out', out],
      '--at lies in the future',
    ],
    [
      'an end before its beginning',
      ['--address', address, '--at', now, '--until', '2020-01-01T00:00:00Z', '--out', out],
      '--until must come after --at',
    ],
    ['a page that never was', ['--address', '/nowhere', '--at', now, '--out', out], 'is not on record'],
    [
      'an instant before the first',
      ['--address', address, '--at', '2020-01-01T00:00:00Z', '--out', out],
      'was first served at',
    ],
    [
      'another ending',
      ['--address', address, '--at', now, '--out', join(folder, 'x.zip')],
      '--out must end in .wacz',
    ],
    ['a file that is there', ['--address', address, '--at', now, '--out', file], 'exists already'],
  ])('refuses %s in a sentence, and writes nothing', async (_, args, sentence) => {
    const before = statSync(file).size
    const told = await evidence(...args)
    expect([told.code, told.output]).toEqual([2, expect.stringContaining(sentence)])
    expect([readdirSync(folder), statSync(file).size]).toEqual([['fees.wacz'], before])
  })

  it('packs every version from one instant to another', async () => {
    const from = new Date().toISOString()
    await publishFigure(site, 68)
    await expect.poll(() => site.text(address)).toContain('68')
    await recorded(site)
    const all = join(folder, 'all.wacz')
    const made = await evidence(
      '--address',
      address,
      '--at',
      from,
      '--until',
      new Date().toISOString(),
      '--out',
      all,
      '--no-pictures',
    )
    expect([made.code, made.output]).toEqual([0, expect.stringMatching(/[2-9] versions/)])
    const whole = unpacked(all)
    const told = await verify(whole, '--key', key)
    expect([told.code, told.output]).toEqual([0, expect.stringContaining('\nWhole.')])
    rmSync(whole, { recursive: true })
  })
})

const ask = (
  query: Record<string, string>,
  headers: Record<string, string> = { authorization: `Bearer ${readToken}` },
) => fetch(`${site.lake.url}/record/production/evidence?${new URLSearchParams(query)}`, { headers })

describe('the route', () => {
  it('gives staff a pack that is whole', async () => {
    const answer = await ask({ address, at: new Date().toISOString() })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/wacz'])
    const saved = join(folder, 'route.wacz')
    writeFileSync(saved, Buffer.from(await answer.arrayBuffer()))
    const whole = unpacked(saved)
    expect((await verify(whole, '--key', key)).code).toBe(0)
    rmSync(whole, { recursive: true })
  })

  it('refuses strangers, and what the record does not know', async () => {
    expect((await ask({ address }, {})).status).toBe(401)
    expect((await ask({ address: '/nowhere' })).status).toBe(404)
    const late = await ask({ address, at: new Date().toISOString(), until: '2020-01-01T00:00:00Z' })
    expect([late.status, (await late.json()).message]).toEqual([400, expect.stringContaining('"until"')])
  })
})
