import { spawn } from 'node:child_process'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { documentIds } from '#content/documents.ts'
import { seed } from '#content/lake/store-content.ts'
import { agreed } from '#tests/support/lake/agreed.ts'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { compileCache } from '#tests/support/process.ts'

/** The real rules of publishing, so that the content passes what an editor's publish must pass. */
const withRules = { RULES_FILE: 'schemas/rules.gen.json' }

const storedIds = async (client: SanityClient) =>
  z.array(z.string()).parse(await client.fetch('*[_id in $ids]._id | order(@)', { ids: documentIds }))

/** Runs the program itself; `until` ends it at once when its output holds the words. */
function runSeed(lake: TestLake, until?: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['content/seed.ts'], {
      env: {
        ...compileCache,
        NODE_ENV: 'test',
        PATH: process.env['PATH'] ?? '',
        LAKE_URL: lake.url,
        SANITY_API_WRITE_TOKEN: writeToken,
      },
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (until !== undefined && output.includes(until)) child.kill('SIGKILL')
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code, output }))
  })
}

describe('the starting content', () => {
  let lake: TestLake
  let client: SanityClient
  beforeAll(async () => {
    lake = await openTestLake(withRules)
    client = lake.client()
  })
  afterAll(() => lake.stop())

  it('is stored whole, shows progress, and passes the rules of publishing', async () => {
    const lines: string[] = []
    const result = await seed(client, { onProgress: (line) => lines.push(line) })
    expect(result).toEqual({ outcome: 'stored', documents: documentIds.length, drafts: [] })
    expect(lines.length).toBeGreaterThan(5)
    expect(await storedIds(client)).toEqual([...documentIds].sort())
  })

  it('has files behind its thirty-nine papers, the reports of the archive in English only', async () => {
    const rows = z
      .array(z.object({ slug: z.string(), files: z.array(z.object({ language: z.string(), url: z.url() })) }))
      .parse(
        await client.fetch(
          '*[_type == "legalDocument"]{slug, "files": file[]{language, "url": value.asset->url}} | order(slug)',
        ),
      )
    expect(rows.map(({ slug }) => slug)).toHaveLength(39)
    for (const { slug, files } of rows) {
      const isReport = /-20\d\d/.test(slug)
      expect(files.map(({ language }) => language)).toEqual(isReport ? ['en'] : ['en', 'de', 'pl'])
      const bytes = await (await fetch(files.at(-1)?.url ?? '')).arrayBuffer()
      expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-')
    }
  })

  it('keeps the policies of before in the record', async () => {
    expect(await client.fetch('count(*[_type == "legalDocument" && versionLabel == "1.1"])')).toBe(7)
    expect(await client.fetch('count(*[_type == "sanity.fileAsset"])')).toBe(80)
  })

  it('has no reference that leads nowhere', async () => {
    const stored: unknown = await client.fetch('*[_id in $ids]', { ids: documentIds })
    const found = [...JSON.stringify(stored).matchAll(/"_ref":"([^"]+)"/g)].map(([, id = '']) => id)
    const referred = [...new Set(found)]
    expect(referred.length).toBeGreaterThan(12)
    expect(await client.fetch('count(*[_id in $referred])', { referred })).toBe(referred.length)
  })

  it('is left alone once it stands: edits stay, what was deleted stays deleted', async () => {
    await agreed(lake).set('riskWarning', { lossPercentage: 71.25 })
    await client.delete('faq-base-currency')
    expect(await seed(client)).toEqual({ outcome: 'stands', documents: 0, drafts: [] })
    expect(await client.fetch('*[_id == "riskWarning"][0].lossPercentage')).toBe(71.25)
    expect(await storedIds(client)).toHaveLength(documentIds.length - 1)
  })

  it('says so on the command line', async () => {
    const { code, output } = await runSeed(lake)
    expect({ code, output: output.trim() }).toEqual({ code: 0, output: 'content stands, nothing to do' })
  })

  it('is stored anew on request, without the drafts of before; what people must agree to becomes a draft', async () => {
    await client.createOrReplace({ _id: 'drafts.entity', _type: 'entity', firmName: 'Draft' })
    const result = await seed(client, { reset: true })
    const documents = documentIds.length - 1
    expect(result).toEqual({ outcome: 'stored', documents, drafts: ['riskWarning'] })
    const raw = lake.client({ perspective: 'raw' })
    expect(await raw.fetch('*[_id == "riskWarning"][0].lossPercentage')).toBe(71.25)
    expect(await raw.fetch('*[_id == "drafts.riskWarning"][0].lossPercentage')).toBe(74.5)
    expect(await raw.fetch('count(*[_id == "drafts.entity"])')).toBe(0)
    expect(await storedIds(client)).toHaveLength(documentIds.length)
  })
})

describe('an interrupted seed', () => {
  let lake: TestLake
  beforeAll(async () => {
    lake = await openTestLake(withRules)
  })
  afterAll(() => lake.stop())

  it('is completed by the next one, without touching what was edited meanwhile', async () => {
    const broken = await runSeed(lake, 'legal papers')
    expect(broken.code).not.toBe(0)
    const client = lake.client()
    expect(await client.getDocument('content.seed')).toBeUndefined()
    await client.patch('legal-terms').set({ reviewDue: '2030-01-31' }).commit()

    const { code, output } = await runSeed(lake)
    expect(code).toBe(0)
    expect(output).toMatch(/content stored: \d+ documents/)
    expect(await storedIds(client)).toEqual([...documentIds].sort())
    expect(await client.fetch('*[_id == "legal-terms"][0].reviewDue')).toBe('2030-01-31')
  })
})

describe('a lake that is not there', () => {
  it('gives one line with the way out', async () => {
    const lake = await openTestLake()
    await lake.stop()
    const { code, output } = await runSeed(lake)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toMatch(/was not stored.*Is the lake up\?/)
  })
})
