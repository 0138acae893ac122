import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sampleDrawing, samplePicture } from '#tests/support/files.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { sound } from '#tests/support/lake/sample-documents.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

// What an editor may do wrong with a picture: each is a sentence, and nothing is half done.
const rules = { RULES_FILE: fileURLToPath(new URL('../../schemas/rules.gen.json', import.meta.url)) }

let lake: TestLake
let marketer: string

beforeAll(async () => {
  lake = await openTestLake(rules)
  marketer = await signInAs(lake.url, 'marketer')
  const transaction = lake.client().transaction()
  for (const { _rev, _createdAt, _updatedAt, ...document } of sound) transaction.createOrReplace(document)
  await transaction.commit()
})
afterAll(() => lake.stop())

const refusal = z.object({ message: z.string() })

/** Uploads a picture as an editor does. */
const upload = async (bytes: Buffer, filename: string) => {
  const answer = await fetch(`${lake.url}/v2026-05-04/assets/images/production?filename=${filename}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${marketer}` },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, said: refusal.safeParse(await answer.json()).data?.message ?? '' }
}

const isKept = async (bytes: Buffer): Promise<boolean> => {
  const hash = createHash('sha1').update(bytes).digest('hex')
  return (await lake.client().fetch<number>('count(*[sha1hash == $hash])', { hash })) > 0
}

/** A photograph without its second half, as a broken download leaves it. */
const halfPicture = async (format: 'png' | 'jpeg' | 'webp') => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer()
  return whole.subarray(0, whole.length / 2)
}

/** A PNG of a few bytes that says it is 60,000 pixels wide and high. */
const bombPicture = async () => {
  const bytes = await samplePicture('png')
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

describe('an upload of a picture', () => {
  it('of 63 megapixels is taken, and served as small as it is asked for', async () => {
    const bytes = await samplePicture('png', { width: 9_000, height: 7_000 })
    expect(await upload(bytes, 'huge.png')).toEqual({ status: 200, said: '' })
    const hash = createHash('sha1').update(bytes).digest('hex')
    const small = await fetch(`${lake.url}/images/local/production/${hash}-9000x7000.png?w=320&fm=webp`)
    expect(small.status).toBe(200)
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 249,
    })
  }, 60_000)

  it.each([
    [
      '65 megapixels',
      'huge.png',
      () => samplePicture('png', { width: 10_000, height: 6_500 }),
      /10000 × 6500/,
    ],
    ['sixty thousand pixels a side in 200 bytes', 'bomb.png', bombPicture, /60000 × 60000/],
    ['half a PNG', 'half.png', () => halfPicture('png'), /"half.png" is damaged.*Export it again/],
    ['half a JPEG', 'half.jpg', () => halfPicture('jpeg'), /"half.jpg" is damaged.*Export it again/],
    ['half a WebP', 'half.webp', () => halfPicture('webp'), /"half.webp" is damaged.*Export it again/],
    [
      'a drawing with a script',
      'logo.png',
      () => sampleDrawing(),
      /"logo.png" is an SVG drawing, whatever its name says\. Upload a PNG, JPEG or WebP picture/,
    ],
  ] as const)(
    'of %s is refused in a sentence, and nothing of it is kept',
    async (_what, name, make, said) => {
      const bytes = await make()
      const answer = await upload(bytes, name)
      expect(answer.status).toBe(400)
      expect(answer.said).toMatch(said)
      expect(await isKept(bytes)).toBe(false)
    },
  )
})

const coast = async () => {
  const { _id } = await lake.client().assets.upload('image', await samplePicture('png'))
  return { asset: { _type: 'reference', _ref: _id } }
}

/** Places on a page where a picture may stand, with the field the refusal names. */
const places = [
  ['blocks[_type=picture].image', (picture: object) => [{ _key: 'b', _type: 'picture', image: picture }]],
  [
    'blocks[_type=opening].picture',
    (picture: object) => [{ _key: 'b', _type: 'opening', title: 'Coast', picture }],
  ],
  [
    'blocks[_type=richText].content[_type=image]',
    (picture: object) => [{ _key: 'b', _type: 'richText', content: [{ _key: 'i', ...picture }] }],
  ],
  [
    'blocks[_type=cards].items[].picture',
    (picture: object) => [
      { _key: 'b', _type: 'cards', items: [{ _key: 'c', title: 'Coast', text: 'It is calm.', picture }] },
    ],
  ],
] as const

/** Publishes the page About with these blocks, as the Studio does: a draft, then its publish. */
const publish = async (blocks: readonly object[]) => {
  const client = lake.client({ token: marketer, perspective: 'raw' })
  const [publishedId, draftId] = ['page-en-about', 'drafts.page-en-about']
  const page = await client.getDocument(publishedId)
  await client.createOrReplace({ ...page, _id: draftId, _type: 'page', blocks })
  await client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
}

const blocksOf = () => lake.client().fetch<unknown>('*[_id == "page-en-about"][0].blocks')

describe('a page is not published with a picture', () => {
  it.each(places)('without a description at %s: the sentence names the field', async (field, blocksWith) => {
    const before = await blocksOf()
    const picture = { _type: 'image', ...(await coast()) }
    const told = publish(blocksWith(picture))
    await expect(told).rejects.toThrow(/Describe the picture for people who do not see it/)
    await expect(told).rejects.toThrow(`(field: ${field}.alt)`)
    expect(await blocksOf()).toEqual(before)
    // Either of the two is enough.
    await publish(blocksWith({ ...picture, alt: 'A coast of one colour.' }))
    await publish(blocksWith({ ...picture, isDecorative: true }))
  })

  it.each(places)('without a file at %s', async (field, blocksWith) => {
    const told = publish(blocksWith({ _type: 'image', alt: 'A coast.' }))
    await expect(told).rejects.toThrow(/Choose a picture, or remove what stands beside its place/)
    await expect(told).rejects.toThrow(`(field: ${field}.asset)`)
  })

  it('described by blanks alone', async () => {
    const picture = { _type: 'image', ...(await coast()), alt: '   ' }
    await expect(publish(places[0][1](picture))).rejects.toThrow('(field: blocks[_type=picture].image.alt)')
  })
})
