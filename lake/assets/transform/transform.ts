import sharp, { type Sharp } from 'sharp'
import { pixelLimit } from '#lake/assets/image-metadata.ts'
import { longestEdge, type TransformPlan } from './transform-plan.ts'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

const startAround = (whole: number, part: number, share: number) =>
  Math.round(Math.min(whole - part, Math.max(0, whole * share - part / 2)))

/** The part of a picture with the requested aspect ratio around the focal point. */
const aroundFocus = (
  size: { width: number; height: number },
  wanted: { width: number; height: number },
  focus: { x: number; y: number },
) => {
  const scale = Math.min(size.width / wanted.width, size.height / wanted.height)
  const width = Math.max(1, Math.round(wanted.width * scale))
  const height = Math.max(1, Math.round(wanted.height * scale))
  return {
    left: startAround(size.width, width, focus.x),
    top: startAround(size.height, height, focus.y),
    width,
    height,
  }
}

const encodeAs = (picture: Sharp, { format, quality, progressive }: TransformPlan): Sharp => {
  if (format === 'webp') return picture.webp({ quality, effort: 4 })
  if (format === 'png') return picture.png({ compressionLevel: 8 })
  return picture.jpeg({ quality, progressive, mozjpeg: true })
}

interface Settled {
  picture: Sharp
  width: number
  height: number
  /**
   * The rectangle still to be extracted from a picture that was not decoded yet; its size is the size above.
   */
  cut?: { left: number; top: number } | undefined
}

const whole = { left: 0, top: 0 }

/**
 * The picture before it is decoded: cropping and shrinking happen while its bytes stream through, so a large
 * one is never whole in memory.
 */
const unread = async (picture: Sharp, plan: TransformPlan): Promise<Settled> => {
  if (plan.extract !== undefined) {
    const { left, top, width, height } = plan.extract
    return { picture, width, height, cut: { left, top } }
  }
  const { width, height } = (await picture.metadata()).autoOrient
  return { picture, width, height }
}

const taken = ({ picture, width, height, cut }: Settled): Sharp =>
  cut === undefined ? picture : picture.extract({ ...cut, width, height })

/** Materialises the steps so far losslessly, so that the next ones act on their result. */
const settle = async (picture: Sharp): Promise<Settled> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { picture: sharp(data, { raw: { width, height, channels } }), width, height }
}

/** `fillmax` of a picture smaller than the box: the picture centred on the background. */
const centred = (size: Settled, width: number, height: number, background: string | undefined) => {
  const left = Math.floor((width - size.width) / 2)
  const top = Math.floor((height - size.height) / 2)
  const right = width - size.width - left
  const bottom = height - size.height - top
  return taken(size).extend({ left, top, right, bottom, background: background ?? clear })
}

const bounds = { width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true } as const

const resized = (settled: Settled, plan: TransformPlan): Sharp => {
  const { resize, background } = plan
  if (resize === undefined) {
    const picture = taken(settled)
    return plan.pad === undefined ? picture.resize(bounds) : picture
  }
  const { width, height, fit, focus, enlarge, position } = resize
  const both = width !== undefined && height !== undefined ? { width, height } : undefined
  if (both && fit === 'contain' && !enlarge && settled.width <= both.width && settled.height <= both.height) {
    return centred(settled, both.width, both.height, background)
  }
  let source: Sharp | undefined
  let target = { width, height }
  if (both && fit === 'cover') {
    if (focus) {
      const { left, top, ...part } = aroundFocus(settled, both, focus)
      const { left: x, top: y } = settled.cut ?? whole
      source = settled.picture.extract({ left: left + x, top: top + y, ...part })
    }
    // `min` keeps the requested aspect ratio and never enlarges the picture.
    const shrink = enlarge ? 1 : Math.min(1, settled.width / both.width, settled.height / both.height)
    target = {
      width: Math.max(1, Math.round(both.width * shrink)),
      height: Math.max(1, Math.round(both.height * shrink)),
    }
  }
  return (source ?? taken(settled)).resize({
    ...target,
    fit,
    withoutEnlargement: fit === 'inside' && !enlarge,
    background: background ?? clear,
    ...(position !== undefined && fit === 'cover' && { position }),
  })
}

/**
 * Executes a plan: EXIF orientation, rectangle, rotation, mirroring, size, colour, format.
 * @returns the encoded picture without the original's metadata (place, camera)
 */
export const transformImage = async (path: string, plan: TransformPlan): Promise<Buffer> => {
  let picture = sharp(path, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
  let settled = await unread(picture, plan)
  if (plan.rotate !== undefined || plan.flip || plan.flop) settled = await settle(taken(settled))
  if (plan.rotate !== undefined) settled = await settle(settled.picture.rotate(plan.rotate))
  if (plan.flip) settled.picture.flip()
  if (plan.flop) settled.picture.flop()
  settled = await settle(resized(settled, plan))
  if (plan.pad !== undefined) {
    const { pad, background = clear } = plan
    settled = await settle(
      settled.picture.extend({ top: pad, bottom: pad, left: pad, right: pad, background }),
    )
  }
  picture = settled.picture.resize(bounds)
  if (plan.saturation !== undefined) picture = picture.modulate({ saturation: Math.max(0, plan.saturation) })
  if (plan.sharpen !== undefined) picture = picture.sharpen({ sigma: 0.5 + plan.sharpen / 50 })
  if (plan.blur !== undefined) picture = picture.blur(Math.max(0.3, plan.blur / 10))
  if (plan.invert) picture = picture.negate({ alpha: false })
  if (plan.background !== undefined || plan.format === 'jpg') {
    picture = picture.flatten({ background: plan.background ?? '#ffffff' })
  }
  return encodeAs(picture, plan).toBuffer()
}
