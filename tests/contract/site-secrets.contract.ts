import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeIds, localePath } from '#locales/table.ts'
import { agreed } from '#tests/support/lake/agreed.ts'
import { readToken, revalidateSecret } from '#tests/support/lake/lake.ts'
import { root } from '#tests/support/process.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn, type TestSite } from '#tests/support/site/site.ts'
import { distDirOf } from '#tests/support/site/site-build.ts'

let site: TestSite
let sandbox: TestSandbox
let pages: string[]

beforeAll(async () => {
  sandbox = await startTestSandbox()
  site = await startSiteOn(openTestLake, { brokerUrl: sandbox.url })
  const found = await site.client.fetch<{ language: 'en' | 'de' | 'pl'; path: string }[]>(
    '*[_type == "page"]{ language, path }',
  )
  pages = found.map(({ language, path }) => localePath(language, path))
}, 600_000)
afterAll(async () => {
  await site?.stop()
  await sandbox?.stop()
})

/** Everything an anonymous reader can get: answers with their headers, as text. */
const everythingServed = async (): Promise<string[]> => {
  const rsc = { rsc: '1' }
  const requests: [string, RequestInit?][] = [
    ...pages.map((path): [string] => [path]),
    ...pages.map((path): [string, RequestInit] => [path, { headers: rsc }]),
    ['/nothing'],
    ['/de/nothing'],
    ['/api/health'],
    ['/api/revalidate', { method: 'POST', body: '{}' }],
    [
      '/api/q/v1/QF1001',
      {
        method: 'POST',
        body: '{"goods":"EURUSD"}',
        headers: { origin: site.url, 'content-type': 'application/json' },
      },
    ],
    ['/legal/risk-disclosure.pdf'],
    ['/legal/nothing.pdf'],
    ['/media/nothing.png'],
  ]
  return Promise.all(
    requests.map(async ([path, init]) => {
      const response = await fetch(`${site.url}${path}`, { redirect: 'manual', ...init })
      const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
      return `${path} ${response.status}\n${headers}\n${await response.text()}`
    }),
  )
}

const bundle = (): string[] => {
  const folder = join(root, 'web', distDirOf('ours'), 'static')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(js|css|json|html|txt)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
}

describe('what a reader gets', () => {
  it('names neither the address of lake or broker nor a secret: HTML, flight data, headers, scripts', async () => {
    const words = [readToken, revalidateSecret, 'LAKE_URL', 'BROKER_API_URL', 'cdn.sanity.io']
    const answers = await everythingServed()
    const served = [...answers, ...bundle()]
    expect(served.length).toBeGreaterThan(30)
    expect(served.join('').length).toBeGreaterThan(500_000)
    for (const word of words) {
      const found = served.filter((text) => text.includes(word)).map((text) => text.slice(0, 80))
      expect([word, found]).toEqual([word, []])
    }
    const hosts = new Set(served.flatMap((text) => text.match(/(?:localhost|127\.0\.0\.1):\d+/g) ?? []))
    expect([...hosts]).toEqual([new URL(site.url).host])
    expect(answers.filter((text) => text.includes('x-next-cache-tags'))).toEqual([])
  })

  it('holds nothing of a draft: pages, flight data, own addresses, the lake itself', async () => {
    const secret = 'draftword-4711'
    const home = await site.client.getDocument('page-en-home')
    const risk = await site.client.getDocument('riskWarning')
    if (!home || !risk) throw new Error('the starting content is missing')
    const title = [{ _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value: secret }]
    const picture = await site.client.assets.upload('file', Buffer.from(`%PDF-1.4\n% ${secret}\n%%EOF\n`), {
      filename: `${secret}.pdf`,
    })
    await site.client
      .transaction()
      .createOrReplace({
        ...home,
        _id: 'drafts.page-en-home',
        title: secret,
        blocks: [{ _key: 'a', _type: 'hero', title: secret }],
      })
      .createOrReplace({ ...risk, _id: 'drafts.riskWarning', lossPercentage: 12.34 })
      .createOrReplace({
        _id: 'drafts.page-en-new',
        _type: 'page',
        language: 'en',
        path: `/${secret}`,
        title: secret,
      })
      .createOrReplace({
        _id: `drafts.legal-${secret}`,
        _type: 'legalDocument',
        slug: secret,
        kind: 'policy',
        title,
        file: [
          {
            _key: 'en',
            _type: 'internationalizedArrayFileValue',
            language: 'en',
            value: { _type: 'file', asset: { _type: 'reference', _ref: picture._id } },
          },
        ],
      })
      .commit()
    await agreed(site.lake).set('menu', { touched: true })
    const served = await everythingServed()
    for (const id of localeIds) served.push(await site.text(localePath(id, '/')))
    expect(served.filter((text) => text.includes(secret) || /12[.,]34/.test(text))).toEqual([])
    for (const path of [`/${secret}`, `/legal/${secret}.pdf`, `/legal/${secret}/1.en.pdf`]) {
      expect([path, (await fetch(`${site.url}${path}`)).status]).toEqual([path, 404])
    }
    const query = encodeURIComponent(`*[_id match "drafts*" || title == "${secret}"]`)
    for (const perspective of ['', '&perspective=drafts', '&perspective=raw']) {
      const response = await fetch(
        `${site.lake.url}/v2026-05-04/data/query/production?query=${query}${perspective}`,
      )
      expect(await response.text()).not.toContain(`"title":"${secret}"`)
    }
  })
})
