import { createHash } from 'node:crypto'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sampleDrawing, samplePdf, samplePicture } from '#tests/support/files.ts'
import {
  anonymousClient,
  readToken,
  type TestLake,
  writeToken,
  startTestLake,
} from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
})
afterAll(() => lake.stop())

const refusal = z.object({ statusCode: z.number(), error: z.string(), message: z.string() })

const upload = (
  kind: 'images' | 'files',
  bytes: Uint8Array<ArrayBuffer> | Buffer,
  filename: string,
  token: string | undefined = writeToken,
) =>
  fetch(`${lake.url}/v2026-05-04/assets/${kind}/production?filename=${encodeURIComponent(filename)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf', ...(token && { authorization: `Bearer ${token}` }) },
    body: new Uint8Array(bytes),
  })

const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('an upload', () => {
  it('of a PDF gives its document, and the same bytes the same document', async () => {
    const bytes = await samplePdf('Key information')
    const document = await lake.client().assets.upload('file', bytes, { filename: 'kid.pdf', title: 'KID' })
    expect(document).toMatchObject({
      _id: `file-${sha1(bytes)}-pdf`,
      _type: 'sanity.fileAsset',
      sha1hash: sha1(bytes),
      originalFilename: 'kid.pdf',
      mimeType: 'application/pdf',
      extension: 'pdf',
      size: bytes.length,
      url: `${lake.url}/files/local/production/${sha1(bytes)}.pdf`,
      title: 'KID',
    })
    const again = await lake.client().assets.upload('file', bytes, { filename: 'other-name.pdf' })
    expect(again._rev).toBe(document._rev)
    expect(again.originalFilename).toBe('kid.pdf')
  })

  it.each(['png', 'jpeg', 'webp'] as const)('of a %s gives its measures and colours', async (format) => {
    const bytes = await samplePicture(format)
    const document = await lake.client().assets.upload('image', bytes, { filename: 'picture' })
    const extension = format === 'jpeg' ? 'jpg' : format
    expect(document._id).toBe(`image-${sha1(bytes)}-60x40-${extension}`)
    expect(document.metadata).toMatchObject({
      dimensions: { width: 60, height: 40, aspectRatio: 1.5 },
      hasAlpha: false,
      isOpaque: true,
    })
    expect(document.metadata.palette?.dominant?.background).toMatch(/^#[0-9a-f]{6}$/)
    expect(document.metadata.lqip).toMatch(/^data:image\//)
  })

  it.each([
    ['files', 'risk.pdf', '<!doctype html><p>hello', /"risk.pdf" is a web page \(HTML\).*Upload a PDF/],
    ['files', 'risk.pdf', '<svg onload="alert(1)"/>', /an SVG drawing/],
    ['images', 'logo.png', '<svg onload="alert(1)"/>', /an SVG drawing.*Upload a PNG, JPEG or WebP/],
    ['images', 'a.png', '%PDF-1.7\n%%EOF', /is a PDF, not a picture/],
    ['images', 'a.png', '\x89PNG\r\n\x1a\n broken', /damaged/],
    ['files', 'a.pdf', '', /an empty file/],
    [
      'files',
      'a.pdf',
      '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (x) >> >>\n%%EOF',
      /holds a script \(object 1\)/,
    ],
    [
      'files',
      'a.pdf',
      '%PDF-1.7\n1 0 obj << /S /Launch >>\n%%EOF',
      /holds a program that it starts \(object 1\)/,
    ],
  ] as const)('to %s of "%s" that is %j is refused in words', async (kind, name, text, sentence) => {
    const response = await upload(kind, Buffer.from(text, 'latin1'), name)
    expect(response.status).toBe(400)
    expect(refusal.parse(await response.json()).message).toMatch(sentence)
    expect(
      await lake.client().fetch('count(*[sha1hash == $hash])', { hash: sha1(Buffer.from(text, 'latin1')) }),
    ).toBe(0)
  })

  it('that is too large is read to its end and answered 413', async () => {
    const response = await upload('images', Buffer.alloc(21 * 1024 * 1024, 1), 'huge.png')
    expect(response.status).toBe(413)
    expect(refusal.parse(await response.json()).message).toMatch(/20 MB at most/)
  })

  it('needs a role that may upload', async () => {
    const bytes = await samplePicture('png', { background: '#010203' })
    expect((await upload('images', bytes, 'a.png', '')).status).toBe(401)
    const viewer = await upload('images', bytes, 'a.png', readToken)
    expect(viewer.status).toBe(403)
    expect(refusal.parse(await viewer.json()).message).toMatch(/Viewer may not upload files/)
    expect((await upload('images', bytes, 'a.png', await signInAs(lake.url, 'translator-de'))).status).toBe(
      200,
    )
  })

  it('goes into no dataset that does not exist', async () => {
    const response = await fetch(`${lake.url}/v1/assets/files/nowhere`, {
      method: 'POST',
      headers: { authorization: `Bearer ${writeToken}` },
      body: '%PDF-1.7\n%%EOF',
    })
    expect(response.status).toBe(404)
  })
})

it('a photo loses where it was taken on its way in, and nothing else', async () => {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 51234567/1000003' }
  const photo = await sharp(await samplePicture('jpeg', { width: 80, height: 60 }))
    .withExif({ IFD0: { Copyright: 'Halyard Markets' }, IFD3: place })
    .jpeg()
    .toBuffer()
  const seconds = Buffer.alloc(4)
  seconds.writeUInt32LE(51_234_567)
  expect(photo.includes(seconds)).toBe(true)
  const document = await lake.client().assets.upload('image', photo, { filename: 'desk.jpg' })
  const original = Buffer.from(await bytesOf(await fetch(document.url)))
  expect(document._id).toBe(`image-${sha1(original)}-80x60-jpg`)
  expect([original.includes(seconds), original.includes('Halyard Markets')]).toEqual([false, true])
  expect(await sharp(original).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer())
})

/** An address as the site's content would name it, whose bytes come from elsewhere. */
const foreign = ['gif', 'avif'] as const

describe('a GIF, an AVIF or an SVG', () => {
  it.each(foreign)(
    '%s is no upload of an editor, and comes in with what an administrator imports',
    async (format) => {
      const bytes = await samplePicture(format, { width: 90, height: 70 })
      const session = await signInAs(lake.url, 'admin')
      const refused = await upload('images', bytes, `a.${format}`, session)
      expect(refused.status).toBe(400)
      expect(refusal.parse(await refused.json()).message).toMatch(/Upload a PNG, JPEG or WebP/)
      const document = await lake.client().assets.upload('image', bytes)
      expect(document).toMatchObject({
        _id: `image-${sha1(bytes)}-90x70-${format}`,
        mimeType: `image/${format}`,
        metadata: { dimensions: { width: 90, height: 70 }, isOpaque: true },
      })
      const served = await fetch(document.url)
      expect(served.headers.get('content-type')).toBe(`image/${format}`)
      expect(await bytesOf(served)).toEqual(bytes)
      const small = await fetch(`${document.url}?w=45`)
      expect(await sharp(await bytesOf(small)).metadata()).toMatchObject({
        format: format === 'gif' ? 'png' : 'webp',
        width: 45,
        height: 35,
      })
      expect(await sharp(await bytesOf(await fetch(`${document.url}?fm=png`))).metadata()).toMatchObject({
        format: 'png',
        width: 90,
      })
    },
  )

  it('goes into another dataset by anybody who may upload; a drawing is saved, not shown, and runs nothing', async () => {
    const client = lake.client({ dataset: 'scratch', token: await signInAs(lake.url, 'translator-de') })
    await lake.client().datasets.create('scratch')
    for (const format of foreign) {
      const { metadata } = await client.assets.upload('image', await samplePicture(format))
      expect(metadata.dimensions).toMatchObject({ width: 60, height: 40 })
    }
    const image = await client.assets.upload('image', sampleDrawing(), { filename: 'logo.svg' })
    const file = await client.assets.upload('file', sampleDrawing(), { filename: 'logo.svg' })
    expect(image).toMatchObject({
      _id: `image-${sha1(sampleDrawing())}-80x50-svg`,
      mimeType: 'image/svg+xml',
      metadata: { dimensions: { width: 80, height: 50, aspectRatio: 1.6 }, hasAlpha: true, isOpaque: false },
    })
    for (const address of [image.url, `${image.url}?w=20&auto=format`, `${image.url}?dl=`, file.url]) {
      const answer = await fetch(address)
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await bytesOf(answer)).toEqual(sampleDrawing())
    }
    const sizeless = client.assets.upload('image', sampleDrawing('width="5em"'), { filename: 'x.svg' })
    await expect(sizeless).rejects.toThrow(/"x.svg" does not say its size.*a viewBox/)
  })

  it('as a drawing is refused in the dataset of the site, whoever brings it', async () => {
    for (const kind of ['image', 'file'] as const) {
      await expect(lake.client().assets.upload(kind, sampleDrawing())).rejects.toThrow(/an SVG drawing/)
    }
  })
})

describe('a file', () => {
  it('is served whole, in parts, by its headers and for saving', async () => {
    const bytes = await samplePdf('Cookie policy')
    const { url } = await lake.client().assets.upload('file', bytes, { filename: 'Plik „ważny".pdf' })
    const whole = await fetch(url)
    expect(await bytesOf(whole)).toEqual(bytes)
    expect(whole.headers.get('content-type')).toBe('application/pdf')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(whole.headers.get('content-security-policy')).toContain('sandbox')
    expect(whole.headers.get('cache-control')).toContain('immutable')
    const part = await fetch(url, { headers: { range: 'bytes=5-9' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 5-9/${bytes.length}`)
    expect(await bytesOf(part)).toEqual(bytes.subarray(5, 10))
    expect((await fetch(url, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416)
    const head = await fetch(url, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    const etag = whole.headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const saved = await fetch(`${url}?dl=`)
    expect(saved.headers.get('content-disposition')).toMatch(
      /^attachment; .*filename\*=UTF-8''Plik%20%E2%80%9Ewa%C5%BCny/,
    )
    const named = await fetch(`${url}?dl=${encodeURIComponent('a"\r\nx: y.pdf')}`)
    expect(named.headers.get('content-disposition')).not.toContain('\n')
    expect(named.headers.get('x')).toBeNull()
  })

  it('is deleted by its own address too, but not while something refers to it', async () => {
    const { _id } = await lake.client().assets.upload('file', await samplePdf('Deleted'))
    const note = await lake
      .client()
      .create({ _id: 'drafts.note-1', _type: 'note', file: { _type: 'reference', _ref: _id } })
    const remove = async (kind: string, token = writeToken) =>
      (
        await fetch(`${lake.url}/v2026-05-04/assets/${kind}/production/${_id}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${token}` },
        })
      ).status
    expect(await remove('files', readToken)).toBe(403)
    expect(await remove('images')).toBe(404)
    expect(await remove('files')).toBe(409)
    await lake.client().delete(note._id)
    expect(await remove('files')).toBe(200)
    expect(await remove('files')).toBe(404)
  })

  it('that was published once is never deleted, on any way: the answer names the papers', async () => {
    const bytes = await samplePdf('Published once')
    const { _id } = await lake.client().assets.upload('file', bytes, { filename: 'terms-1.0.pdf' })
    const paper = { _id: 'legal-terms-once', _type: 'legalDocument', title: 'Client agreement' }
    const file = { _type: 'file', asset: { _type: 'reference', _ref: _id } }
    await lake.client().create({ ...paper, file })
    await lake.client().createOrReplace(paper)
    const day = new Date().toISOString().slice(0, 10)
    const sentence = `“terms-1.0.pdf” cannot be deleted: it was published in “Client agreement” (legal-terms-once), last on ${day}. The record keeps what readers saw. Take it out of the documents that use it instead.`
    const wire = {
      statusCode: 409,
      response: {
        body: {
          error: {
            type: 'mutationError',
            items: [
              {
                error: {
                  type: 'documentHasExistingReferencesError',
                  description: sentence,
                  id: _id,
                  referencingIDs: ['legal-terms-once'],
                },
              },
            ],
          },
        },
      },
    }
    await expect(lake.client().delete(_id)).rejects.toMatchObject(wire)
    await expect(lake.client().delete({ query: `*[_id in ["${_id}"]]` })).rejects.toMatchObject(wire)
    await expect(lake.client().transaction().delete(_id).commit()).rejects.toThrow(sentence)
    const retyped = lake.client().createOrReplace({ _id, _type: 'note' })
    await expect(retyped).rejects.toThrow('is known from the uploaded file and cannot be changed')
    const action = {
      actionType: 'sanity.action.document.delete' as const,
      publishedId: _id,
      includeDrafts: [],
    }
    await expect(lake.client().action(action)).rejects.toThrow(sentence)
    const address = `${lake.url}/v2026-05-04/assets/files/production/${_id}`
    const headers = { authorization: `Bearer ${writeToken}` }
    expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(409)

    // The whole way a restart takes: what is known of uses is on disk.
    await lake.close()
    await lake.start()
    await expect(lake.client().delete(_id)).rejects.toThrow(sentence)
    expect(await lake.client().getDocument(_id)).toBeDefined()

    // What no version published has is nobody's record.
    const unpublished = await lake.client().assets.upload('file', await samplePdf('Draft only'))
    await lake.client().create({ _id: 'drafts.note-2', _type: 'note', file: unpublished._id })
    await lake.client().delete(unpublished._id)
  })

  it('stays at its address when its document is deleted', async () => {
    const bytes = await samplePdf('An old version')
    const { _id, url } = await lake.client().assets.upload('file', bytes, { filename: 'old.pdf' })
    await lake.client().delete(_id)
    expect(await bytesOf(await fetch(url))).toEqual(bytes)
  })

  it.each([
    '/files/local/production/0000000000000000000000000000000000000000.pdf',
    '/files/local/production/..%2f..%2flake.sqlite',
    '/files/other/production/0000000000000000000000000000000000000000.pdf',
    '/images/local/production/0000000000000000000000000000000000000000-1x1.png',
    '/images/local/nowhere/0000000000000000000000000000000000000000-1x1.png',
  ])('that is not there answers 404: %s', async (path) => {
    expect((await fetch(`${lake.url}${path}`)).status).toBe(404)
  })
})

const measure = async (address: string, accept = 'image/*') => {
  const response = await fetch(address, { headers: { accept } })
  expect(response.status).toBe(200)
  const { width, height, format } = await sharp(await bytesOf(response)).metadata()
  return { width, height, format, type: response.headers.get('content-type') }
}

describe('a picture', () => {
  it('is served as @sanity/image-url asks for it', async () => {
    const document = await lake
      .client()
      .assets.upload('image', await samplePicture('png', { width: 400, height: 200 }))
    const builder = createImageUrlBuilder(lake.client())
    expect(await measure(builder.image(document).width(100).height(100).url())).toMatchObject({
      width: 100,
      height: 100,
    })
    expect(
      await measure(builder.image(document).width(2000).fit('max').auto('format').url(), 'image/webp,*/*'),
    ).toEqual({
      width: 400,
      height: 200,
      format: 'webp',
      type: 'image/webp',
    })
    expect(
      await measure(builder.image(document).rect(0, 0, 50, 50).dpr(2).width(20).format('jpg').url()),
    ).toEqual({
      width: 40,
      height: 40,
      format: 'jpeg',
      type: 'image/jpeg',
    })
    expect(await measure(builder.image(document).width(60_000).url())).toMatchObject({ width: 4096 })
  })

  it('understands every wish that @sanity/image-url can build', async () => {
    const document = await lake
      .client()
      .assets.upload('image', await samplePicture('png', { width: 120, height: 60, background: '#3060c0' }))
    const image = () => createImageUrlBuilder(lake.client()).image(document)
    type Builder = ReturnType<typeof image>
    const wishes: Record<string, [(builder: Builder) => Builder, { width: number; height: number }]> = {
      bg: [(b) => b.bg('ffeeddcc'), { width: 120, height: 60 }],
      dpr: [(b) => b.width(30).dpr(2), { width: 60, height: 30 }],
      width: [(b) => b.width(60), { width: 60, height: 30 }],
      height: [(b) => b.height(30), { width: 60, height: 30 }],
      focalPoint: [
        (b) => b.focalPoint(0.9, 0.1).size(20, 20).fit('crop').crop('focalpoint'),
        { width: 20, height: 20 },
      ],
      maxWidth: [(b) => b.maxWidth(40), { width: 40, height: 20 }],
      minWidth: [(b) => b.width(10).minWidth(30), { width: 30, height: 15 }],
      maxHeight: [(b) => b.maxHeight(30), { width: 60, height: 30 }],
      minHeight: [(b) => b.height(10).minHeight(15), { width: 30, height: 15 }],
      size: [(b) => b.size(33, 33).fit('crop'), { width: 33, height: 33 }],
      blur: [(b) => b.blur(50), { width: 120, height: 60 }],
      sharpen: [(b) => b.sharpen(50), { width: 120, height: 60 }],
      rect: [(b) => b.rect(10, 10, 50, 20), { width: 50, height: 20 }],
      format: [(b) => b.format('pjpg'), { width: 120, height: 60 }],
      invert: [(b) => b.invert(true), { width: 120, height: 60 }],
      orientation: [(b) => b.orientation(90), { width: 60, height: 120 }],
      quality: [(b) => b.quality(30).format('webp'), { width: 120, height: 60 }],
      forceDownload: [(b) => b.forceDownload('a.png'), { width: 120, height: 60 }],
      flipHorizontal: [(b) => b.flipHorizontal(), { width: 120, height: 60 }],
      flipVertical: [(b) => b.flipVertical().flipHorizontal(), { width: 120, height: 60 }],
      fit: [(b) => b.size(60, 60).fit('fill'), { width: 60, height: 60 }],
      crop: [(b) => b.size(20, 60).fit('crop').crop('left'), { width: 20, height: 60 }],
      saturation: [(b) => b.saturation(-100), { width: 120, height: 60 }],
      auto: [(b) => b.auto('format'), { width: 120, height: 60 }],
      pad: [(b) => b.pad(10), { width: 140, height: 80 }],
      vanityName: [(b) => b.vanityName('harbour.png'), { width: 120, height: 60 }],
      frame: [(b) => b.frame(1), { width: 120, height: 60 }],
    }
    const plain = [
      'constructor',
      'withOptions',
      'image',
      'dataset',
      'projectId',
      'withClient',
      'url',
      'toString',
    ]
    const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(image()))
    expect(Object.keys(wishes).sort()).toEqual(
      methods.filter((name) => ![...plain, 'ignoreImageParams'].includes(name)).sort(),
    )
    for (const [name, [wish, size]] of Object.entries(wishes)) {
      const address = wish(image()).url()
      expect(address, name).not.toBe(name === 'crop' ? '' : image().url())
      expect(await measure(address), name).toMatchObject(size)
    }
  })

  it('refuses malformed wishes and names them', async () => {
    const { url } = await lake.client().assets.upload('image', await samplePicture('png'))
    const response = await fetch(`${url}?w=abc`)
    expect(response.status).toBe(400)
    expect(refusal.parse(await response.json()).message).toContain('"w"')
  })
})

const health = async () =>
  z.object({ memoryBytes: z.number() }).parse(await (await fetch(`${lake.url}/healthz`)).json())

describe('a picture of 63 million pixels', () => {
  it('asked for in 16 sizes at once costs little memory, and its queue ends in a refusal with the time to wait', async () => {
    const bytes = await samplePicture('jpeg', { width: 9_000, height: 7_000, background: '#3060c0' })
    const { url } = await lake.client().assets.upload('image', bytes)
    const before = (await health()).memoryBytes
    let highest = before
    const done = new AbortController()
    const watching = (async () => {
      while (!done.signal.aborted) highest = Math.max(highest, (await health()).memoryBytes)
    })()
    const ask = (width: number) => fetch(`${url}?w=${width}`)
    const sixteen = await Promise.all(Array.from({ length: 16 }, (_, n) => ask(1_001 + n)))
    expect(new Set(sixteen.map(({ status }) => status))).toEqual(new Set([200]))
    for (const answer of sixteen) await answer.arrayBuffer()
    done.abort()
    await watching
    const grown = (highest - before) / 1e6
    expect(grown).toBeLessThan(250)

    const many = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(1_101 + n)))
    const refused = many.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']))
    expect(refusal.parse(await refused[0]?.json()).message).toMatch(/of your pictures are already being made/)
    expect(many.filter(({ status }) => status === 200).length).toBe(60 - refused.length)
  })
})

const listed = () =>
  anonymousClient(lake).fetch<string[]>('*[_type in ["sanity.fileAsset", "sanity.imageAsset"]]._id')

describe('the listing of assets', () => {
  it('shows an anonymous reader only what something published refers to', async () => {
    const asset = await lake.client().assets.upload('file', await samplePdf('Not yet published'))
    const fields = {
      _type: 'legalDocument',
      file: { _type: 'file', asset: { _type: 'reference', _ref: asset._id } },
    }
    expect(await listed()).not.toContain(asset._id)
    await lake.client().create({ _id: 'drafts.legal-x', ...fields })
    expect(await listed()).not.toContain(asset._id)
    expect(await anonymousClient(lake).getDocument(asset._id)).toBeUndefined()
    await lake.client().action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.legal-x',
      publishedId: 'legal-x',
    })
    expect(await listed()).toContain(asset._id)
  })

  it('stays complete for those who read drafts', async () => {
    const asset = await lake.client().assets.upload('file', await samplePdf('For editors'))
    const reader = lake.client({ token: readToken, perspective: 'drafts' })
    expect(await reader.fetch('count(*[_id == $id])', { id: asset._id })).toBe(1)
  })
})

describe('a lake that is killed', () => {
  it('has every acknowledged file after its next start, whole', async () => {
    const other = await startTestLake({ DEMO_PASSWORD: '' })
    const client = other.client({ maxRetries: 0 })
    const acknowledged: { url: string; bytes: Buffer }[] = []
    const uploads = Array.from({ length: 60 }, async (_, index) => {
      const bytes = await samplePdf(`Paper ${index}`)
      const { url } = await client.assets.upload('file', bytes, { filename: `${index}.pdf` })
      acknowledged.push({ url, bytes })
      if (acknowledged.length === 20) await other.kill()
    })
    const outcomes = await Promise.allSettled(uploads)
    // The kill must have come in between, or nothing was tried.
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
    await other.start()
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)
    for (const { url, bytes } of acknowledged) {
      expect(await bytesOf(await fetch(url))).toEqual(bytes)
      expect(await other.client().fetch('count(*[url == $url])', { url })).toBe(1)
    }
    await other.stop()
  })
})
