import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { makeCertificate, type TestCertificate, trust } from '#tests/support/certificate.ts'
import { startTestLake, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { fieldInput, openAs, startStudioLake } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true })

let certificate: TestCertificate
let lake: TestLake

test.beforeAll(async () => {
  certificate = await makeCertificate()
  trust(await readFile(certificate.env.LAKE_TLS_CERT, 'utf8'))
  lake = await startStudioLake(certificate.env)
})

test.afterAll(async () => {
  await lake.stop()
  await certificate.remove()
})

/**
 * Opens as many streams as an open document of the Studio holds, all to one host, and then saves.
 * @param enough how many streams to wait for
 */
const saveBesideStreams = async (page: Page, { url }: TestLake, enough: number) => {
  await page.goto(`${url}/ping`)
  return page.evaluate(
    async ({ token, wanted }) => {
      let welcomed = 0
      await new Promise<void>((resolve) => {
        for (let n = 0; n < 12; n += 1) {
          const stream = new EventSource(`/v2026-05-04/data/listen/production?query=*&tag=stream.${n}`)
          stream.addEventListener('welcome', () => {
            welcomed += 1
            if (welcomed === wanted) resolve()
          })
        }
      })
      const saved = await fetch('/v2026-05-04/data/mutate/production', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ mutations: [{ create: { _type: 'note' } }] }),
        signal: AbortSignal.timeout(5_000),
      }).then(
        ({ status }) => status,
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      )
      const entries = performance.getEntriesByType('navigation')
      const protocols = entries.map((entry) => 'nextHopProtocol' in entry && entry.nextHopProtocol)
      return { saved, welcomed, protocols }
    },
    { token: writeToken, wanted: enough },
  )
}

test('twelve streams to one host leave a save its way, where without TLS they use up all connections', async ({
  browser,
}) => {
  // Answers of the lake are no pages: their policy lets a page of theirs call nobody.
  const page = await browser.newPage({ bypassCSP: true, ignoreHTTPSErrors: true })
  expect(await saveBesideStreams(page, lake, 12)).toEqual({ saved: 200, welcomed: 12, protocols: ['h2'] })
  const plain = await startTestLake()
  expect(await saveBesideStreams(page, plain, 6)).toEqual({
    saved: 'TimeoutError',
    welcomed: 6,
    protocols: ['http/1.1'],
  })
  await page.close()
  await plain.stop()
})

test('the embedded Studio saves and sees the changes of others over it, without shards', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const id = 'page-en-about-intro'
  await openAs(page, lake, 'compliance-1', `pages;en;all;${id}`)
  const title = fieldInput(page, 'title')
  await title.click()
  await title.press('End')
  await title.pressSequentially(' over TLS')
  const client = lake.client({ perspective: 'raw' })
  const stored = () => client.fetch<string | null>('*[_id == $draft][0].title', { draft: `drafts.${id}` })
  await expect.poll(stored).toBe('Who we are over TLS')
  await client.patch(`drafts.${id}`).set({ title: 'Changed by another' }).commit()
  await expect(title).toHaveValue('Changed by another')
  expect([...hosts]).toEqual([new URL(lake.url).host])
})
