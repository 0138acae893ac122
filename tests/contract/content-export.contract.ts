import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadAssets } from '#content/asset-files.ts'
import { contentDocuments } from '#content/content.ts'
import { exportContent } from '#content/export-content.ts'
import { readLake } from '#content/lake/read-lake.ts'
import { saveFiles } from '#content/save-files.ts'
import { seed } from '#content/lake/store-content.ts'
import { loadContent } from '#content/yaml/load.ts'
import { contentFolder } from '#content/yaml/read-files.ts'
import { filesOf } from '#content/yaml/to-files.ts'
import { agreed } from '#tests/support/lake/agreed.ts'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

// Needs a lake: what an editor publishes there must come back into the files without loss.
const withRules = { RULES_FILE: fileURLToPath(new URL('../../schemas/rules.gen.json', import.meta.url)) }

let lake: TestLake
let folder: string
let home: URL
const documents = contentDocuments()
const files = filesOf(
  documents,
  documents.map(({ _id }) => _id),
)
const textOf = (file: string) => readFile(join(folder, file), 'utf8')

beforeAll(async () => {
  lake = await openTestLake(withRules)
  folder = await mkdtemp(join(tmpdir(), 'halyard-export-'))
  home = pathToFileURL(`${folder}/`)
  await seed(lake.client())
})

afterAll(async () => {
  await lake.stop()
  await rm(folder, { recursive: true })
})

describe('content that went into a lake', () => {
  it('comes out in the very files it came from', async () => {
    await saveFiles(files, home)
    await cp(new URL('files/', contentFolder), new URL('files/', home), { recursive: true })
    const { documents: count, changed, gone, kept } = await exportContent(lake.client(), home)
    expect({ count, changed, gone, kept }).toEqual({
      count: documents.length,
      changed: [],
      gone: [],
      kept: [],
    })
    expect(files.size).toBeGreaterThan(100)
  })

  it('is found sound there by content:check --lake, and a slip of an editor is named', async () => {
    const run = promisify(execFile)
    const env = {
      NODE_ENV: 'test' as const,
      PATH: process.env['PATH'] ?? '',
      LAKE_URL: lake.url,
      SANITY_API_WRITE_TOKEN: writeToken,
    }
    const check = () => run(process.execPath, ['content/check.ts', '--lake'], { env })
    expect((await check()).stdout).toMatch(/^content: \d+ documents, nothing found$/m)
    const client = lake.client()
    const before = await client.getDocument('page-pl-home')
    await client.patch('page-pl-home').set({ 'metadata.title': 'CFD' }).commit()
    await expect(check()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('page-pl-home: metadata.title: 20 to 60 characters, not 3'),
    })
    await client.patch('page-pl-home').set({ metadata: before?.['metadata'] }).commit()
  })

  it('shows an editor’s change as the lines that changed', async () => {
    const before = await textOf('pages/de/about-intro.yaml')
    const client = lake.client()
    await client.patch('page-de-about-intro').set({ title: 'CFDs, neu erklärt' }).commit()
    await agreed(lake).set('riskWarning', { lossPercentage: 71.25 })
    const { changed } = await exportContent(client, home)
    expect(changed.toSorted()).toEqual(['data/risk-warning.yaml', 'pages/de/about-intro.yaml'])
    const after = (await textOf('pages/de/about-intro.yaml')).split('\n')
    const lines = after.filter((line, at) => line !== before.split('\n')[at])
    expect(lines).toEqual(['title: CFDs, neu erklärt'])
    expect(await textOf('data/risk-warning.yaml')).toMatch(/^lossPercentage: 71.25$/m)
  })

  it('takes a page that an editor made, and lets go of one that is gone', async () => {
    const client = lake.client()
    const made = '11111111-2222-4333-8444-555555555555'
    await client.create({
      _id: made,
      _type: 'page',
      language: 'en',
      path: '/news',
      title: 'News',
      blocks: [{ _type: 'opening', _key: 'opening', title: 'News' }],
    })
    await exportContent(client, home)
    expect(await textOf('pages/en/news.yaml')).toMatch(new RegExp(`^id: ${made}$`, 'm'))
    await client.delete(made)
    const { gone } = await exportContent(client, home)
    expect(gone).toEqual(['pages/en/news.yaml'])
  })

  it('brings the image of a page along, and stores it in a lake that does not have it', async () => {
    const client = lake.client()
    const png = await sharp({ create: { width: 12, height: 6, channels: 3, background: '#0f2230' } })
      .png()
      .toBuffer()
    const { _id: image } = await client.assets.upload('image', png, { filename: 'harbour.png' })
    const hotspot = { _type: 'sanity.imageHotspot', x: 0.5, y: 0.25, height: 1, width: 1 }
    const asset = { _type: 'reference', _ref: image }
    const alt = 'A sailing boat leaves the harbour.'
    await client
      .patch('page-en-home')
      .set({ 'metadata.image': { _type: 'image', asset, hotspot, alt } })
      .commit()
    const { changed } = await exportContent(client, home)
    expect(changed.toSorted()).toEqual([`files/${image.replace(/-png$/, '.png')}`, 'pages/en/home.yaml'])
    const { loaded } = loadContent(home)
    const read = loaded.find(({ document }) => document._id === 'page-en-home')?.document
    expect(read?.['metadata']).toMatchObject({ image: { _type: 'image', asset, hotspot, alt } })

    const other = await openTestLake(withRules)
    try {
      await uploadAssets(other.client(), read ? [read] : [], home)
      expect(await other.client().fetch('*[_type == "sanity.imageAsset"]._id')).toEqual([image])
    } finally {
      await other.stop()
    }
  })

  it('is stored again from the files as it was; what people must agree to as a draft', async () => {
    const before = await readLake(lake.client())
    await seed(lake.client(), { reset: true })
    const after = await readLake(lake.client())
    const figure = (id: string) =>
      lake.client({ perspective: 'raw' }).fetch<number>('*[_id == $id][0].lossPercentage', { id })
    expect([await figure('riskWarning'), await figure('drafts.riskWarning')]).toEqual([71.25, 74.5])
    expect(after.length).toBe(before.length)
  })
})
