import { describe, expect, it } from 'vitest'
import { cutsIn, pictureAddresses, pictureResult, resolvePicture } from './pictures.ts'

const sha1 = 'a'.repeat(40)
const id = `image-${sha1}-1200x800-png`
const lqip = 'data:image/jpeg;base64,AAAA'
const asset = { _ref: id }
const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0.5 }
const hotspot = { x: 0.5, y: 0.25, width: 0.2, height: 0.2 }

describe('resolvePicture', () => {
  it('shows what the editor left of the picture, in the size of that part', () => {
    expect(resolvePicture({ asset, crop, caption: 'A', credit: 'B' }, 'Boats')).toEqual({
      address: `/media/${sha1}-1200x800.png`,
      cut: '300,0,600,400',
      width: 600,
      height: 400,
      alt: 'Boats',
      caption: 'A',
      credit: 'B',
      early: null,
    })
  })

  it.each([
    ['the middle without a focal point', `image-${sha1}-1200x1200-jpg`, undefined, '0,200,1200,800'],
    [
      'the part around the focal point',
      `image-${sha1}-1200x1200-jpg`,
      { ...hotspot, y: 0.2 },
      '0,0,1200,800',
    ],
    ['all of one that has the shape', id, hotspot, null],
  ])('cuts three to two: %s', (_case, ref, spot, cut) => {
    const picture = resolvePicture({ asset: { _ref: ref }, hotspot: spot }, 'Boats', 'three-to-two')
    expect(picture?.cut).toBe(cut)
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(1.5)
  })

  it('lays the small copy under the part that is shown, and none under what can be seen through', () => {
    const facts = { lqip, isOpaque: true }
    expect(resolvePicture({ asset, facts }, 'Boats')?.early).toEqual({
      image: `url("${lqip}")`,
      size: '100% 100%',
      position: '0% 0%',
    })
    expect(resolvePicture({ asset, crop, facts }, 'Boats')?.early).toMatchObject({
      size: '200% 200%',
      position: '50% 0%',
    })
    expect(resolvePicture({ asset, facts: { lqip, isOpaque: false } }, 'Boats')?.early).toBeNull()
    expect(
      resolvePicture({ asset, facts: { lqip: 'x") url(//evil', isOpaque: true } }, 'Boats')?.early,
    ).toBeNull()
  })

  it.each([
    ['no file', {}, 'Boats'],
    ['a drawing that may hold scripts', { asset: { _ref: `image-${sha1}-10x10-svg` } }, 'Boats'],
    ['an address that is none', { asset: { _ref: '../../etc/passwd' } }, 'Boats'],
    ['no description', { asset }, ''],
    ['no description and no word on decoration', { asset, isDecorative: false }, null],
  ])('draws nothing with %s', (_case, raw, alt) => {
    expect(resolvePicture(raw, alt)).toBeNull()
  })

  it('draws nothing of which the editor left nothing, and all where the areas are none', () => {
    const thin = { left: 0.4999, right: 0.4999, top: 0, bottom: 0 }
    expect(resolvePicture({ asset, crop: thin }, 'Boats')).toBeNull()
    const read = pictureResult.parse({ asset, crop: { ...crop, left: 0.9 }, hotspot: 'x' })
    expect(resolvePicture(read, 'Boats')?.cut).toBeNull()
  })

  it('reads out nothing of a decoration', () => {
    expect(resolvePicture({ asset, isDecorative: true }, 'A pattern')?.alt).toBe('')
  })
})

describe('pictureAddresses', () => {
  it('offers no width above the picture’s own, and WebP beside the format of the file', () => {
    const picture = resolvePicture({ asset, crop }, 'Boats')
    const { webp, fallback } = picture ? pictureAddresses(picture) : { webp: '', fallback: '' }
    expect(webp.split(', ').map((one) => one.replace(/^[^?]*/, ''))).toEqual([
      '?w=320&fm=webp&rect=300,0,600,400 320w',
      '?w=640&fm=webp&rect=300,0,600,400 600w',
    ])
    expect(fallback).toBe(`/media/${sha1}-1200x800.png?w=960&rect=300,0,600,400`)
  })

  it('offers the widest there is of a picture that is wider still', () => {
    const picture = resolvePicture({ asset: { _ref: `image-${sha1}-9000x7000-jpg` } }, 'Boats')
    const { webp } = picture ? pictureAddresses(picture) : { webp: '' }
    expect(webp.split(', ').map((one) => one.split(' ')[1])).toEqual([
      '320w',
      '640w',
      '960w',
      '1600w',
      '2000w',
    ])
  })
})

describe('cutsIn', () => {
  it('finds the parts of an image at any depth, in both shapes, and no others', () => {
    const image = { _type: 'image', asset, crop: { left: 0.5, right: 0, top: 0, bottom: 0 } }
    const other = { ...image, asset: { _ref: `image-${'b'.repeat(40)}-1200x800-png` } }
    const page = {
      blocks: [{ items: [{ picture: image }, { picture: other }] }],
      metadata: { image: { asset } },
    }
    expect(cutsIn(page, id)).toEqual(['600,0,600,800', '600,200,600,400'])
    expect(cutsIn(null, id)).toEqual([])
  })

  it('takes areas that are none as if they were not there', () => {
    expect(cutsIn({ asset, crop: { left: 7 }, hotspot: 'x' }, id)).toEqual([])
  })
})

it.each([
  [
    { left: -5e-17, right: 0.2, top: 0, bottom: 0 },
    { left: 0, right: 0.2, top: 0, bottom: 0 },
  ],
  [
    { left: 0, right: 0.2, top: 0.1, bottom: -1e-9 },
    { left: 0, right: 0.2, top: 0.1, bottom: 0 },
  ],
  [{ left: -0.1, right: 0.2, top: 0, bottom: 0 }, null],
])('a frame of %j is read as %j', (stored, read) => {
  expect(pictureResult.parse({ asset, crop: stored })?.crop).toEqual(read)
})
