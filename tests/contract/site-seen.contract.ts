import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStream } from '#tests/support/event-stream.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type SecondSite, startSecondSite } from '#tests/support/instances/second-site.ts'
import { type HookReceiver, startHookReceiver } from '#tests/support/lake/hook-receiver.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { caughtUp, readAgain } from '#tests/support/site/figures.ts'
import { pastFirstLevel } from '#tests/support/site/past-first-level.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn, type TestSite } from '#tests/support/site/site.ts'

/** What a reader has seen on one instance, no other takes back (record 65). */

const path = '/about/intro'
/** No test publishes it. */
const unchangedPath = '/more/legal'

let site: TestSite
/** Nobody tells it of a publish: it hears of one by its own comparison, up to 30 seconds later. */
let behind: SecondSite
/** Takes every webhook that the site takes. */
let hooks: HookReceiver
beforeAll(async () => {
  hooks = await startHookReceiver()
  site = await startSiteOn(openTestLake, { alsoTo: [hooks.url] })
  await caughtUp(site.lake)
  behind = await startSecondSite(site, await freePort(), { SITE_URL: site.url })
}, 600_000)
afterAll(async () => {
  await behind?.stop()
  await site?.stop()
  await hooks?.stop()
})

/** @returns once the site says the position of the publish: while it reads again what ended, it says the one before */
const publishTitle = async (): Promise<string> => {
  const title = `Title ${Math.random().toString(36).slice(2)}`
  const query = '*[_type == "page" && language == "en" && path == $path][0]._id'
  const id = await site.client.fetch<string>(query, { path })
  await site.client.patch(id).set({ 'metadata.title': title }).commit()
  await caughtUp(site.lake)
  await readAgain(site)
  return title
}

const ask = async (at: { url: string }, headers: Record<string, string> = {}, of = path) => {
  const answer = await rawRequest(at.url, of, headers)
  const seq = answer.headers['x-content-seq']
  return { ...answer, seq: Number(seq), etag: String(answer.headers['etag']) }
}

const ways: readonly (readonly [string, Record<string, string>])[] = [
  ['by the first level', {}],
  ['by Next', pastFirstLevel],
]

it.each(ways)(
  'an answer %s says its position, and an instance that is behind comes up to it',
  async (_, way) => {
    await ask(behind, way)
    const title = await publishTitle()
    const seen = await ask(site, way)
    expect(seen.body).toContain(title)
    const before = await ask(behind, way)
    expect(before.body).not.toContain(title)
    expect(before.seq).toBeLessThan(seen.seq)
    const after = await ask(behind, { ...way, 'x-content-seq': String(seen.seq) })
    expect(after.body).toContain(title)
    expect(after.seq).toBeGreaterThanOrEqual(seen.seq)
  },
)

it.each(ways)('a browser carries it %s in the ETag of its copy', async (_, way) => {
  await ask(behind, way)
  const title = await publishTitle()
  const { etag, seq } = await ask(site, way)
  expect(etag).toMatch(new RegExp(`\\.${seq}"$`))
  const renewed = await ask(behind, { ...way, 'if-none-match': etag })
  // The same content: the copy is current, and keeps its name.
  expect([renewed.status, renewed.etag.replace('W/', '')]).toEqual([304, etag.replace('W/', '')])
  expect(renewed.seq).toBeGreaterThanOrEqual(seq)
  expect((await ask(behind, way)).body).toContain(title)
})

it.each(ways)('a copy stays current %s while other pages are published', async (_, way) => {
  const { etag } = await ask(site, way)
  const query = '*[_type == "page" && language == "en" && path == "/fees"][0]._id'
  await site.client
    .patch(await site.client.fetch<string>(query))
    .set({ 'metadata.title': `Fees ${Math.random()}` })
    .commit()
  expect((await ask(site, { ...way, 'if-none-match': etag })).status).toBe(304)
})

it('a position that no log has is answered as it is, in a second, and asks the lake little', async () => {
  const begun = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask(behind, { 'x-content-seq': '999999999' })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(performance.now() - begun).toBeLessThan(2_000)
})

it('an open page is told the position of what was published, and so are others behind it', async () => {
  const stream = await openStream(`${site.url}/api/news?path=${path}&age=0`)
  const title = await publishTitle()
  await stream.until((events) => events.some(({ event }) => event === 'news'))
  const { seq } = await ask(site)
  expect(stream.events.findLast(({ event }) => event === 'news')?.data).toEqual({ seq })
  stream.close()
  const data = await rawRequest(behind.url, `${path}?_rsc=`, { rsc: '1', 'x-content-seq': String(seq) })
  expect(data.body).toContain(title)
  expect(Number(data.headers['x-content-seq'])).toBeGreaterThanOrEqual(seq)
})

/** Hands on the webhook of the publish before, as the lake sent it. */
const passHookTo = async (at: { url: string }): Promise<void> => {
  await caughtUp(site.lake)
  const { body = '', headers = {} } = hooks.received.at(-1) ?? {}
  await site.lake.close()
  const answer = await fetch(`${at.url}/api/revalidate`, {
    method: 'POST',
    body,
    headers: Object.fromEntries(
      ['content-type', 'idempotency-key', 'sanity-webhook-signature'].map((name) => [
        name,
        String(headers[name]),
      ]),
    ),
  })
  expect(await answer.json()).toMatchObject({ message: 'expired' })
}

it.each(ways)('the lake ends behind its webhook: no page %s takes another one back', async (_, way) => {
  await publishTitle()
  const { seq } = await ask(site)
  for (const of of [path, unchangedPath]) await ask(behind, { ...way, 'x-content-seq': String(seq) }, of)
  const title = await publishTitle()
  const published = await ask(site)
  try {
    await passHookTo(behind)
    let seen = 0
    for (const of of [unchangedPath, path, unchangedPath, path]) {
      const answer = await ask(behind, way, of)
      expect(answer.status).toBe(200)
      expect(answer.seq, of).toBeGreaterThanOrEqual(seen)
      seen = answer.seq
      if (of === path && seen >= published.seq) expect(answer.body).toContain(title)
    }
    expect(seen).toBeGreaterThanOrEqual(seq)
    const begun = performance.now()
    expect((await ask(behind, { ...way, 'x-content-seq': String(published.seq) })).status).toBe(200)
    expect(performance.now() - begun).toBeLessThan(1_000)
  } finally {
    await site.lake.start()
  }
  const back = async () => {
    const { body, seq: shown } = await ask(behind, way)
    return body.includes(title) && shown >= published.seq
  }
  await expect.poll(back, { timeout: 15_000 }).toBe(true)
})

it.each(ways)('what another page tells of is served %s though the lake ends at once', async (_, way) => {
  const before = await ask(site, way)
  const title = await publishTitle()
  const told = async () => (await ask(site, way, unchangedPath)).seq
  await expect.poll(told, { timeout: 15_000, interval: 10 }).toBeGreaterThan(before.seq)
  await site.lake.whileAway(async () => {
    const { body, seq } = await ask(site, way)
    expect(body).toContain(title)
    expect(await told()).toBeLessThanOrEqual(seq)
  })
})
