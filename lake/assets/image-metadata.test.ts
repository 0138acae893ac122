import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readImageMetadata, UnreadableImageError } from './image-metadata.ts'

const plain = (background: string) => sharp({ create: { width: 80, height: 60, channels: 4, background } })

describe('readImageMetadata', () => {
  it('gives what hosted Sanity gives', async () => {
    const metadata = await readImageMetadata(await plain('#c83c28').png().toBuffer(), [])
    expect(metadata).toMatchObject({
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width: 80, height: 60, aspectRatio: 4 / 3 },
      hasAlpha: true,
      isOpaque: true,
      palette: {
        _type: 'sanity.imagePalette',
        dominant: { background: '#c83c28', population: 100, foreground: '#fff' },
      },
    })
    expect(metadata.lqip).toMatch(/^data:image\/jpeg;base64,/)
    expect(metadata.blurHash).toMatch(/^\S{20,}$/)
  })

  it('sees transparency', async () => {
    const metadata = await readImageMetadata(await plain('#ff000000').png().toBuffer(), [])
    expect(metadata.isOpaque).toBe(false)
    expect(metadata.lqip).toMatch(/^data:image\/png;base64,/)
    expect(metadata.palette?.dominant).toBeUndefined()
  })

  it('measures after the orientation of the camera', async () => {
    const turned = await plain('#123456').flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect((await readImageMetadata(turned, [])).dimensions).toMatchObject({ width: 60, height: 80 })
  })

  it('derives only what was asked for', async () => {
    const metadata = await readImageMetadata(await plain('#123456').png().toBuffer(), ['none'])
    expect(Object.keys(metadata)).toEqual(['_type', 'dimensions', 'hasAlpha', 'isOpaque'])
  })

  it('refuses a picture whose second half is missing', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer()
    await expect(readImageMetadata(noise.subarray(0, noise.length / 2), [])).rejects.toThrow(
      UnreadableImageError,
    )
  })
})
