import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, describe, expect } from 'vitest'
import { agreed } from '#tests/support/lake/agreed.ts'
import { samplePdf } from '#tests/support/files.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

let site: TestSite
it.beforeAll(async ({ site: given }) => {
  site = given
}, 600_000)
afterEach(() => site.ensureRunning(), 60_000)

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}${path}`, { headers, redirect: 'manual' })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')

const replace = async (language: string, label: string) => {
  const bytes = await samplePdf(label)
  const asset = await site.client.assets.upload('file', bytes, { filename: `${label}.pdf` })
  const reference = { _type: 'reference', _ref: asset._id }
  await agreed(site.lake).set('legal-risk-disclosure', {
    [`file[language=="${language}"].value.asset`]: reference,
    versionLabel: label,
  })
  // A lake answers after 300 ms, also when a busy site has not taken its webhook yet.
  await caughtUp(site.lake)
  return bytes
}

describe('a legal paper', () => {
  it('stands at an address per language, decided by the path alone', async () => {
    const hashes = new Set<string>()
    for (const path of ['', '/de', '/pl']) {
      const { status, headers, bytes } = await get(`${path}/legal/risk-disclosure.pdf`, {
        'accept-language': 'pl',
        cookie: 'hl=pl',
      })
      expect(status).toBe(200)
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(headers.get('content-type')).toBe('application/pdf')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/)
      expect(headers.get('content-disposition')).toMatch(
        /^inline; filename="risk-disclosure-(en|de|pl)\.pdf"$/,
      )
      expect(headers.get('set-cookie')).toBeNull()
      hashes.add(sha1(bytes))
    }
    expect(hashes.size).toBe(3)
  })

  it('is answered 304 to who has it', async () => {
    const { headers } = await get('/legal/risk-disclosure.pdf')
    const again = await get('/legal/risk-disclosure.pdf', { 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it('replaced: the stable address has the new bytes at once, the old version its own address for ever', async () => {
    const before = (await get('/de/legal/risk-disclosure.pdf')).bytes
    const next = await replace('de', 'second')
    expect(sha1((await get('/de/legal/risk-disclosure.pdf')).bytes)).toBe(sha1(next))
    const last = await replace('de', 'third')
    expect(sha1((await get('/de/legal/risk-disclosure.pdf')).bytes)).toBe(sha1(last))
    for (const [number, bytes] of [
      // The starting content has published the paper twice already.
      [2, before],
      [3, next],
      [4, last],
    ] as const) {
      const version = await get(`/legal/risk-disclosure/${number}.de.pdf`)
      expect([version.status, sha1(version.bytes)]).toEqual([200, sha1(bytes)])
      expect(version.headers.get('cache-control')).toContain('immutable')
    }
    expect((await get('/legal/risk-disclosure/5.de.pdf')).status).toBe(404)
    expect((await get('/legal/risk-disclosure/3.en.pdf')).status).toBe(404)
  })

  it('is had as of an instant: the stable address leads to the version of then, and lists all with their times', async () => {
    const stable = '/de/legal/risk-disclosure.pdf'
    const asOf = (wanted: string) =>
      fetch(site.url + stable, { redirect: 'manual', headers: { 'accept-datetime': wanted } })
    const current = await get(stable)
    expect(current.headers.get('vary')).toContain('accept-datetime')
    expect(current.headers.get('link')).toContain('rel="original timegate"')
    const list = await get('/legal/risk-disclosure/timemap.de')
    expect([list.status, list.headers.get('content-type')]).toEqual([200, 'application/link-format'])
    const mementos = [
      ...list.bytes.toString().matchAll(/<[^>]+(\/legal\/[^>]+)>; rel="[^"]*memento"; datetime="([^"]+)"/g),
    ].map(([, path = '', time = '']) => ({ path, time }))
    expect(mementos.length).toBeGreaterThanOrEqual(4)
    for (const { path, time } of mementos) {
      const then = await asOf(time)
      expect(then.status).toBe(302)
      expect(then.headers.get('vary')).toContain('accept-datetime')
      const found = await get(then.headers.get('location') ?? '')
      expect(found.headers.get('memento-datetime')).toMatch(/ GMT$/)
      // Of several within one second the last is meant.
      const sameSecond = mementos.filter((one) => one.time === time)
      expect(sameSecond.map((one) => one.path)).toContain(then.headers.get('location'))
      expect((await get(path)).status).toBe(200)
    }
    const newest = mementos.at(-1)?.path ?? ''
    expect(sha1((await get(newest)).bytes)).toBe(sha1(current.bytes))
    // Before the first the first, and after the last the last (RFC 7089, 4.5.3).
    expect((await asOf('Wed, 01 Jan 2020 00:00:00 GMT')).headers.get('location')).toBe(mementos[0]?.path)
    expect((await asOf('Thu, 01 Jan 2099 00:00:00 GMT')).headers.get('location')).toBe(newest)
    const wrong = await asOf('2026-03-03')
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('Accept-Datetime')])
    for (const path of [
      '/legal/nothing/timemap.de',
      '/legal/risk-disclosure/timemap.fr',
      '/de/legal/risk-disclosure/timemap.de',
    ])
      expect((await get(path)).status).toBe(404)
  })

  it('is served while the lake is down, every version that was read before', async () => {
    const paths = ['/legal/risk-disclosure.pdf', '/legal/risk-disclosure/1.de.pdf']
    for (const path of paths) expect((await get(path)).status).toBe(200)
    await site.lake.whileAway(async () => {
      for (const path of paths) expect((await get(path)).status).toBe(200)
    })
    // The site does not ask a lake that failed a moment ago; what follows needs one it asks.
    await expect
      .poll(async () => site.text('/api/health'), { timeout: 15_000 })
      .toContain('"servesLastGood":false')
  }, 30_000)

  it('is not served from a draft', async () => {
    const secret = await samplePdf('draft-only')
    const asset = await site.client.assets.upload('file', secret, { filename: 'draft.pdf' })
    await site.client.create({
      _id: 'drafts.legal-draft-paper',
      _type: 'legalDocument',
      slug: 'draft-paper',
      kind: 'policy',
      title: [{ _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value: 'Draft' }],
      file: [
        {
          _key: 'en',
          _type: 'internationalizedArrayFileValue',
          language: 'en',
          value: { _type: 'file', asset: { _type: 'reference', _ref: asset._id } },
        },
      ],
    })
    expect((await get('/legal/draft-paper.pdf')).status).toBe(404)
    expect((await get('/legal/draft-paper/1.en.pdf')).status).toBe(404)
  })

  it('that does not exist is a 404, and no name leads elsewhere', async () => {
    const names = [
      'nothing.pdf',
      '..%2f..%2fsecret.pdf',
      'Risk.pdf',
      'risk-disclosure.exe',
      'risk-disclosure/0.en.pdf',
      'risk-disclosure/1.xx.pdf',
    ]
    for (const name of names) expect((await get(`/legal/${name}`)).status).toBe(404)
    expect((await get('/en/legal/risk-disclosure.pdf')).headers.get('location')).toBe(
      '/legal/risk-disclosure.pdf',
    )
  })
})

describe('an image', () => {
  it('nobody asked for before is asked for again as soon as the lake answers, not a while later', async () => {
    const path = `/media/${'0'.repeat(40)}-900x300.png`
    const { status, headers } = await site.lake.whileAway(() => get(path))
    expect([status, headers.get('retry-after')]).toEqual([503, '60'])
    expect((await get(path)).status).toBe(404)
  }, 15_000)

  it('is served when something published shows it, in widths of a table, and not before', async () => {
    const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#205060' } })
      .png()
      .toBuffer()
    const asset = await site.client.assets.upload('image', picture, { filename: 'picture.png' })
    const path = `/media/${sha1(picture)}-900x300.png`
    expect((await get(path)).status).toBe(404)
    await site.client
      .patch('page-en-home')
      .set({
        'metadata.image': { _type: 'image', alt: 'A chart', asset: { _type: 'reference', _ref: asset._id } },
      })
      .commit()
    const { status, headers, bytes } = await get(`${path}?w=300`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await sharp(bytes).metadata()).width).toBe(320)
    expect((await sharp((await get(`${path}?w=99999`)).bytes).metadata()).width).toBe(900)
  })

  it('is cut as published content shows it, in WebP where that is asked for, and in no other way', async () => {
    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#604020' } })
      .jpeg()
      .toBuffer()
    const asset = await site.client.assets.upload('image', picture, { filename: 'cut.jpg' })
    const path = `/media/${sha1(picture)}-1200x800.jpg`
    const image = {
      _type: 'image',
      alt: 'A harbour',
      asset: { _type: 'reference', _ref: asset._id },
      crop: { _type: 'sanity.imageCrop', left: 0.5, right: 0, top: 0, bottom: 0 },
    }
    await site.client.patch('page-en-home').set({ 'blocks[0].picture': image }).commit()
    await expect
      .poll(async () => (await get(`${path}?w=960&fm=webp&rect=600,0,600,800`)).status, { timeout: 20_000 })
      .toBe(200)
    const { headers, bytes } = await get(`${path}?w=960&fm=webp&rect=600,0,600,800`)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 800 })
    const shaped = await get(`${path}?w=320&rect=600,200,600,400`)
    expect(await sharp(shaped.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320 })
    for (const rect of ['0,0,600,800', '600,0,600,799', '1,2,3', '../..', '600,0,600,800,1'])
      expect((await get(`${path}?w=320&rect=${rect}`)).status).toBe(404)
  })
})
