import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityDocumentStub } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sampleDrawing, samplePdf, samplePicture } from '#tests/support/files.ts'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { runProgram } from '#tests/support/process.ts'

let lake: TestLake
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-transfer-'))
  // The real rules: what the site's content must be like, other content need not.
  lake = await openTestLake({ RULES_FILE: 'schemas/rules.gen.json' })
})
afterAll(async () => {
  await lake.stop()
  await rm(folder, { recursive: true })
})

const cli = (args: string[], url = lake.url) =>
  runProgram(['lake/cli.ts', ...args], { LAKE_URL: url, SANITY_API_WRITE_TOKEN: writeToken })

const stored = z.looseObject({ _id: z.string() })

const ofItsHome = new Set(['_rev', '_updatedAt', 'url', 'path', 'uploadId'])

/** What a dataset holds, without what a new home changes: revisions, times of change and addresses. */
const contents = async (dataset: string) => {
  const client = lake.client({ dataset, perspective: 'raw' })
  const found = z.array(stored).parse(await client.fetch('*[!(_type match "system.**")]'))
  return found.map((doc) => Object.fromEntries(Object.entries(doc).filter(([name]) => !ofItsHome.has(name))))
}

const isAsset = ({ _id }: Record<string, unknown>) => /^(?:file|image)-/.test(String(_id))

const reference = (_ref: string) => ({ _type: 'reference', _ref })

const imported = () => lake.client().fetch('*[_id == "imported"][0].n')

describe('a dataset', () => {
  it('goes out and comes in again whole, with its drafts, references and assets', async () => {
    const client = lake.client()
    const file = await client.assets.upload('file', await samplePdf('Moved'), { filename: 'moved.pdf' })
    const image = await client.assets.upload('image', await samplePicture('png'), { filename: 'moved.png' })
    const documents: SanityDocumentStub[] = [
      { _id: 'a', _type: 'note', to: reference('b'), text: 'Grüße 🙂' },
      { _id: 'b', _type: 'note', to: reference('a') },
      { _id: 'drafts.a', _type: 'note', weak: { ...reference('c'), _weak: true } },
      { _id: 'paper', _type: 'paper', file: { _type: 'file', asset: reference(file._id) } },
      { _id: 'leaf', _type: 'leaf', image: { _type: 'image', asset: reference(image._id) } },
      ...Array.from({ length: 300 }, (_, n) => ({ _id: `n${n}`, _type: 'note', n })),
    ]
    await client.mutate(documents.map((create) => ({ create })))
    const archive = join(folder, 'all.tar.gz')
    const out = await cli(['export', archive])
    expect(out).toEqual({ code: 0, output: `Exported 305 documents and 2 assets to ${archive}.\n` })
    await client.datasets.create('copy')
    const back = await cli(['import', archive, '--dataset', 'copy'])
    expect(back).toEqual({ code: 0, output: `Imported 305 documents from ${archive}.\n` })
    const [before, after] = [await contents('production'), await contents('copy')]
    expect(after).toHaveLength(307)
    expect(after.map((doc) => doc['_id'])).toEqual(before.map((doc) => doc['_id']))
    expect(after.filter((doc) => !isAsset(doc))).toEqual(before.filter((doc) => !isAsset(doc)))
    const copied = await lake
      .client({ dataset: 'copy' })
      .fetch<string>('*[_id == "paper"][0].file.asset->url')
    expect(copied).toContain('/files/local/copy/')
    expect((await fetch(copied)).status).toBe(200)
  })

  it('is not changed by a second import unless it is said how', async () => {
    const archive = join(folder, 'notes.ndjson')
    await writeFile(archive, '{"_id":"imported","_type":"note","n":1}\n')
    expect((await cli(['import', archive])).code).toBe(0)
    await writeFile(archive, '{"_id":"imported","_type":"note","n":2}\n')
    const refused = await cli(['import', archive])
    expect(refused.code).toBe(2)
    expect(refused.output).toContain('already exists')
    expect((await cli(['import', archive, '--skip'])).code).toBe(0)
    expect(await imported()).toBe(1)
    expect((await cli(['import', archive, '--replace'])).code).toBe(0)
    expect(await imported()).toBe(2)
  })
})

/** Documents and assets that no rule of ours has in mind, as @sanity/import reads them. */
const starter = async () => {
  const pictures = {
    'logo.svg': sampleDrawing(),
    'moving.gif': await samplePicture('gif'),
    'photo.avif': await samplePicture('avif'),
  }
  for (const [name, bytes] of Object.entries(pictures)) await writeFile(join(folder, name), bytes)
  const image = (name: string) => ({ _type: 'image', _sanityAsset: `image@file://${join(folder, name)}` })
  const documents = [
    { _id: 'siteSettings', _type: 'settings', title: 'Anything', ogImage: image('photo.avif') },
    { _id: 'p1', _type: 'page', name: 'About', slug: { _type: 'slug', current: 'about' } },
    { _id: 'p2', _type: 'post', author: reference('a1'), coverImage: image('moving.gif') },
    { _id: 'a1', _type: 'person', firstName: 'A', picture: image('logo.svg') },
    { _id: 'sanity.assist.status.p1', _type: 'sanity.assist.task.status', tasks: [] },
    ...['riskWarning', 'legalDocument', 'entity'].map((_type) => ({ _id: `bare-${_type}`, _type })),
  ]
  const file = join(folder, 'starter.ndjson')
  await writeFile(file, documents.map((document) => JSON.stringify(document)).join('\n'))
  return file
}

describe('content of another model', () => {
  it('comes whole into a scratch dataset, with its drawings, and not into that of the site', async () => {
    await lake.client().datasets.create('scratch')
    const file = await starter()
    const taken = await cli(['import', file, '--dataset', 'scratch'])
    expect(taken).toEqual({ code: 0, output: `Imported 8 documents from ${file}.\n` })
    const client = lake.client({ dataset: 'scratch' })
    expect(await client.fetch('*[_id == "a1"][0].picture.asset->metadata.dimensions')).toMatchObject({
      width: 80,
      height: 50,
    })
    expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(3)
    const { code, output } = await cli(['import', file])
    expect(code).toBe(2)
    expect(output).toMatch(/field: path/)
  })
})

describe('a transfer that cannot be', () => {
  it.each([
    [['export'], /Into which file/],
    [['import'], /Which file/],
    [['import', 'nowhere.ndjson'], /There is no file nowhere\.ndjson/],
    [['export', 'package.json'], /package\.json exists already/],
    [['import', 'package.json', '--skip', '--replace'], /Either --replace or --skip/],
  ])('%j ends with 2 and a sentence', async (args, sentence) => {
    const { code, output } = await cli(args)
    expect(code).toBe(2)
    expect(output).toMatch(sentence)
    expect(output).not.toContain('    at ')
  })

  it('leaves no file behind', async () => {
    const file = join(folder, 'none.tar.gz')
    const { code, output } = await cli(['export', file, '--dataset', 'none'])
    expect(code).toBe(2)
    expect(output).toMatch(/dataset "none" not found/i)
    expect(existsSync(file)).toBe(false)
  })

  it('says so when no lake answers', async () => {
    const file = join(folder, 'one.ndjson')
    await writeFile(file, '{"_id":"x","_type":"note"}\n')
    const { code, output } = await cli(['import', file], 'http://localhost:1')
    expect(code).toBe(2)
    expect(output).toContain('does not answer at LAKE_URL')
  }, 120_000)
})
