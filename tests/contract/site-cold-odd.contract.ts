import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { asksForSomebody, policyTable } from '#lake/approvals/policy.ts'
import { contentDocuments } from '#content/content.ts'
import { appendEntry } from '#tests/support/lake/append-entry.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn, type TestSite } from '#tests/support/site/site.ts'
import { documents } from '#web/documents/registry.gen.ts'

// A site with empty folders beside a lake that holds one odd document of each type, as an earlier lake stored them.

const policies = policyTable(undefined)
const types = Object.values(documents).map(({ type }) => type)

/** Kinds of values that no field of a document is meant to hold all of. */
const kinds = [7, { odd: 1 }, [7], true, 'odd']

/** For each type a further document in which every field holds something odd; regulated ones are not in force without signatures. */
const oddOnes = types
  .filter((type) => !asksForSomebody(policies.of(type)))
  .flatMap((type) => {
    const own = contentDocuments().find(({ _type }) => _type === type)
    if (own === undefined || own._id === type) return []
    const fields = Object.keys(own).filter((name) => !name.startsWith('_'))
    const odd = Object.fromEntries(fields.map((name, at) => [name, kinds[at % kinds.length]]))
    return [{ ...own, ...odd, _id: `odd-${type}`, _type: type }]
  })

let site: TestSite

const emptyFolders = () => {
  for (const name of readdirSync(site.dataDir)) rmSync(join(site.dataDir, name), { recursive: true })
}

/** Starts the site again as on a machine that never had one. */
const startCold = async () => {
  await site.stopSite()
  emptyFolders()
  await site.startSite()
}

beforeAll(async () => {
  site = await startSiteOn(openTestLake)
  await site.stopSite()
  await site.lake.close()
  appendEntry(site.lake, {
    author: 'm1',
    documents: Object.fromEntries(oddOnes.map((document) => [document._id, document])),
  })
  await site.lake.start()
  await startCold()
}, 600_000)

afterAll(() => site.stop(), 60_000)

const answer = z.object({
  asked: z.boolean(),
  leftOut: z.array(z.object({ document: z.string().nullable(), type: z.string().nullable() })),
})

describe('a site with empty folders beside odd documents', () => {
  it('has one of each type that is in force by one author', () => {
    expect(oddOnes.map(({ _type }) => _type)).toEqual(
      expect.arrayContaining(['page', 'redirect', 'faqEntry']),
    )
  })

  it('serves every page, with the risk warning', async () => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
    expect(paths.length).toBeGreaterThan(200)
    const wrong: string[] = []
    for (const path of paths) {
      const response = await fetch(`${site.url}${path}`)
      const body = await response.text()
      const isSound = path.endsWith('.pdf') || body.includes('<aside class="risk"')
      if (response.status !== 200 || !isSound) wrong.push(`${path} ${response.status}`)
    }
    expect(wrong).toEqual([])
  }, 600_000)

  it('names each of them to the Studio', async () => {
    const url = `${site.lake.url}/v1/data/left-out/production`
    expect((await fetch(url)).status).toBe(401)
    const headers = { authorization: `Bearer ${site.client.config().token}` }
    const told = answer.parse(await (await fetch(url, { headers })).json())
    expect(told.asked).toBe(true)
    const missed = oddOnes.filter(({ _id }) => !told.leftOut.some(({ document }) => document === _id))
    expect(missed.map(({ _id }) => _id)).toEqual([])
    for (const { document, type } of told.leftOut) if (document !== null) expect(document).toBe(`odd-${type}`)
  })
})

/** Answers what a document that exists once is asked for by something else. */
const garble = (type: string) => {
  site.proxy.told = (query, body) =>
    query.includes(`_type == "${type}" && _id == "${type}"`)
      ? Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), result: 'odd' }))
      : body
}

describe.each(['riskWarning', 'entity', 'siteSettings', 'menu'])('a site that cannot read its %s', (type) => {
  it('with empty folders says so, to operators too, with the risk warning, and heals', async () => {
    garble(type)
    await startCold()
    for (const [path, language] of [
      ['/', 'en'],
      ['/de/fees', 'de'],
      ['/login', 'en'],
      ['/nope', 'en'],
    ]) {
      const { status, headers, body } = await rawRequest(site.url, path ?? '/', { 'accept-language': 'en' })
      expect([status, headers['cache-control']], path).toEqual([503, 'no-store'])
      expect(body).toContain(`<html lang="${language}">`)
      expect(body).toContain('<aside class="risk">')
      const [whole, without] = language === 'de' ? ['74,5', 'Risiko hoch'] : ['74.5', 'high risk']
      expect(body).toContain(type === 'riskWarning' ? without : whole)
      expect(body).toContain(type)
    }
    const health: unknown = await (await fetch(`${site.url}/api/health`)).json()
    expect(JSON.stringify(health)).toContain(`"document":"${type}"`)
    site.proxy.told = (_query, body) => body
    await expect.poll(async () => (await fetch(`${site.url}/de/fees`)).status, { timeout: 30_000 }).toBe(200)
  }, 120_000)

  it('with what it read before serves every page as before', async () => {
    await fetch(`${site.url}/login`)
    garble(type)
    await site.stopSite()
    await site.startSite()
    for (const path of ['/', '/de/fees', '/login']) {
      const response = await fetch(`${site.url}${path}`)
      expect([response.status, (await response.text()).includes('<aside class="risk"')], path).toEqual([
        200,
        true,
      ])
    }
    site.proxy.told = (_query, body) => body
  }, 120_000)
})
