import { encode } from 'blurhash'
import sharp from 'sharp'
import { type Palette, paletteOf } from './palette.ts'
import { sizeOfSvg } from './svg.ts'

/** `metadata` of an image asset document, in hosted Sanity's shape. */
export interface ImageMetadata {
  _type: 'sanity.imageMetadata'
  dimensions: { _type: 'sanity.imageDimensions'; width: number; height: number; aspectRatio: number }
  hasAlpha: boolean
  isOpaque: boolean
  lqip?: string
  blurHash?: string
  palette?: Palette
}

/** Bytes that claim to be a picture but do not decode. */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError'
}

/** A picture of more pixels than are decoded here. */
export class TooManyPixelsError extends Error {
  override name = 'TooManyPixelsError'
  readonly width: number
  readonly height: number

  constructor(width: number, height: number) {
    super('the picture has too many pixels')
    this.width = width
    this.height = height
  }
}

/** The largest picture accepted: 64 million pixels, 256 MB decoded. */
export const pixelLimit = 64_000_000

const lqipWidth = 20

/**
 * Decodes the whole picture once and derives what the Studio and the site show before it has loaded.
 * Dimensions are those after EXIF orientation.
 * @param wanted names as in the upload's `meta` parameters; empty means all
 * @throws {UnreadableImageError} when the bytes do not decode
 * @throws {TooManyPixelsError} before anything of it is decoded
 */
export const readImageMetadata = async (
  bytes: Uint8Array,
  wanted: readonly string[],
): Promise<ImageMetadata> => {
  const wants = (name: string) => wanted.length === 0 || wanted.includes(name)
  try {
    const picture = () => sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' }).autoOrient()
    // The header alone is read, so that a small file of a huge picture says what is wrong with it.
    const facts = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    const { width, height } = facts.autoOrient
    if (width * height > pixelLimit) throw new TooManyPixelsError(width, height)
    const small = await picture()
      .resize(64, 64, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isOpaque = facts.hasAlpha
      ? (await sharp(bytes, { limitInputPixels: pixelLimit }).stats()).isOpaque
      : true
    const lqip = picture().resize(lqipWidth)
    const tiny = await (isOpaque ? lqip.jpeg({ quality: 60 }) : lqip.png({ palette: true })).toBuffer()
    const pixels = new Uint8ClampedArray(small.data)
    return {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha: facts.hasAlpha,
      isOpaque,
      ...(wants('lqip') && {
        lqip: `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${tiny.toString('base64')}`,
      }),
      ...(wants('blurhash') && { blurHash: encode(pixels, small.info.width, small.info.height, 4, 3) }),
      ...(wants('palette') && { palette: paletteOf(small.data) }),
    }
  } catch (cause) {
    if (cause instanceof TooManyPixelsError) throw cause
    throw new UnreadableImageError('the picture does not decode', { cause })
  }
}

/** Addresses of pictures state width and height in at most five digits. */
const maxSide = 99_999

/**
 * The size an SVG declares.
 * @throws {UnreadableImageError} when it declares none, or more than an address can state
 */
export const svgDimensions = (bytes: Uint8Array): ImageMetadata => {
  const size = sizeOfSvg(bytes)
  if (size === undefined || Math.max(size.width, size.height) > maxSide) {
    throw new UnreadableImageError('the drawing does not say its size')
  }
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', ...size, aspectRatio: size.width / size.height },
    hasAlpha: true,
    isOpaque: false,
  }
}
