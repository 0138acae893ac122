import sharp, { type Sharp } from 'sharp'
import { pixelLimit } from './image-metadata.ts'
import { longestEdge, type TransformPlan } from './transform-plan.ts'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

const startAround = (whole: number, part: number, share: number) =>
  Math.round(Math.min(whole - part, Math.max(0, whole * share - part / 2)))

/** The part of a picture with the wanted proportions that lies around the focal point. */
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
}

/** Materialises the steps so far without loss, so that the next ones act on their result. */
const settle = async (picture: Sharp): Promise<Settled> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { picture: sharp(data, { raw: { width, height, channels } }), width, height }
}

/** `fillmax` of a picture smaller than the box: the picture in the middle, the rest background. */
const centred = (
  { picture, ...size }: Settled,
  width: number,
  height: number,
  background: string | undefined,
) => {
  const left = Math.floor((width - size.width) / 2)
  const top = Math.floor((height - size.height) / 2)
  const right = width - size.width - left
  const bottom = height - size.height - top
  return picture.extend({ left, top, right, bottom, background: background ?? clear })
}

const resized = (settled: Settled, plan: TransformPlan): Sharp => {
  const { resize, background } = plan
  if (resize === undefined) return settled.picture
  const { width, height, fit, focus, enlarge, position } = resize
  const both = width !== undefined && height !== undefined ? { width, height } : undefined
  if (both && fit === 'contain' && !enlarge && settled.width <= both.width && settled.height <= both.height) {
    return centred(settled, both.width, both.height, background)
  }
  let source = settled.picture
  let target = { width, height }
  if (both && fit === 'cover') {
    if (focus) source = source.extract(aroundFocus(settled, both, focus))
    // `min` keeps the proportions asked for and never grows the picture.
    const shrink = enlarge ? 1 : Math.min(1, settled.width / both.width, settled.height / both.height)
    target = {
      width: Math.max(1, Math.round(both.width * shrink)),
      height: Math.max(1, Math.round(both.height * shrink)),
    }
  }
  return source.resize({
    ...target,
    fit,
    withoutEnlargement: fit === 'inside' && !enlarge,
    background: background ?? clear,
    ...(position !== undefined && fit === 'cover' && { position }),
  })
}

/**
 * Carries out a plan: orientation of the camera, rectangle, rotation, mirror, size, colour, format.
 * @returns the encoded picture; metadata of the original (place, camera) is not in it
 */
export const transformImage = async (path: string, plan: TransformPlan): Promise<Buffer> => {
  let picture = sharp(path, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
  if (plan.extract) picture = picture.extract(plan.extract)
  let settled = await settle(picture)
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
  picture = settled.picture.resize({
    width: longestEdge,
    height: longestEdge,
    fit: 'inside',
    withoutEnlargement: true,
  })
  if (plan.saturation !== undefined) picture = picture.modulate({ saturation: Math.max(0, plan.saturation) })
  if (plan.sharpen !== undefined) picture = picture.sharpen({ sigma: 0.5 + plan.sharpen / 50 })
  if (plan.blur !== undefined) picture = picture.blur(Math.max(0.3, plan.blur / 10))
  if (plan.invert) picture = picture.negate({ alpha: false })
  if (plan.background !== undefined || plan.format === 'jpg') {
    picture = picture.flatten({ background: plan.background ?? '#ffffff' })
  }
  return encodeAs(picture, plan).toBuffer()
}
