import { createImageUrlBuilder } from '@sanity/image-url'
import { z } from 'zod'
import { isRecord } from '#common/records.ts'
import { mediaAddress } from './media-address.ts'
import { keyed, localizedText, text } from './shapes.ts'

/** GROQ projection of a picture: its reference as it is stored, and what the lake knows of the file. */
export const pictureFields = /* groq */ `
  alt, isDecorative, caption, credit, crop, hotspot, asset,
  "facts": asset->metadata{ lqip, isOpaque }
`

/** An editor's frame may end a hair outside of the picture, at -5e-17: the edge is meant. */
const hair = 1e-6
const share = z
  .number()
  .min(-hair)
  .max(1 + hair)
  .transform((value) => Math.min(1, Math.max(0, value)))
/** What an editor cut off and where the eye rests, as shares of width and height; anything else is as if unset. */
const areas = {
  crop: z
    .object({ top: share, bottom: share, left: share, right: share })
    .refine(({ top, bottom, left, right }) => top + bottom < 1 && left + right < 1)
    .nullish()
    .catch(null),
  hotspot: z.object({ x: share, y: share, width: share, height: share }).nullish().catch(null),
}
const asset = z.object({ _ref: z.string() })
const stored = z.looseObject({ asset, ...areas })

const pictureOf = <Alt extends z.ZodType>(alt: Alt) =>
  z.object({
    alt,
    isDecorative: z.boolean().nullish(),
    caption: text,
    credit: text,
    asset: asset.nullish(),
    ...areas,
    facts: z.object({ lqip: text, isOpaque: z.boolean().nullish() }).nullish(),
  })

const onePicture = pictureOf(text)
export const pictureResult = onePicture.nullish()
/** A picture within a text. */
export const pictureInText = onePicture.extend({ ...keyed, _type: z.literal('image') })
/** A picture of a shared document, described in every language. */
export const sharedPictureResult = pictureOf(localizedText).nullish()
export type PictureResult = z.infer<typeof pictureResult>

/** As the editor cropped it, or the part around the focal point that is three wide and two high. */
export type PictureShape = 'cropped' | 'three-to-two'

interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

/** A picture as pages draw it; sizes in pixels of the file. */
export interface Picture {
  /** Its address under `/media/`, without a query. */
  address: string
  /** The part that is shown, `left,top,width,height`; null for all of it. */
  cut: string | null
  width: number
  height: number
  /** Empty for decoration. */
  alt: string
  caption: string | null
  credit: string | null
  /** A small blurred copy as CSS background until the picture is there; null for one that can be seen through. */
  early: { image: string; size: string; position: string } | null
}

const sizeOf = (id: string) => {
  const [, width, height] = /-(\d+)x(\d+)-[a-z]+$/.exec(id) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

// Only the rectangle of its addresses is used: visitors ask this site for pictures.
const builder = createImageUrlBuilder({ projectId: 'site', dataset: 'site' })

const ratioBox = { width: 300, height: 200 }

/** The rectangle of a stored picture as `@sanity/image-url` works it out; null for the whole picture. */
const cutOf = ({ asset: { _ref }, crop, hotspot }: z.infer<typeof stored>, shape: PictureShape) => {
  const image = builder.image({ asset: { _ref }, ...(crop && { crop }), ...(hotspot && { hotspot }) })
  const asked = shape === 'cropped' ? image : image.size(ratioBox.width, ratioBox.height)
  return new URL(asked.url()).searchParams.get('rect')
}

const rectangleOf = (cut: string): Rectangle => {
  const [left = 0, top = 0, width = 0, height = 0] = cut.split(',').map(Number)
  return { left, top, width, height }
}

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`

/** Lays the small copy of the whole picture so that its shown part fills the place. */
const earlyOf = (lqip: string, whole: { width: number; height: number }, part: Rectangle) => {
  const along = (start: number, length: number, all: number) =>
    percent(all === length ? 0 : start / (all - length))
  return {
    image: `url("${lqip}")`,
    size: `${percent(whole.width / part.width)} ${percent(whole.height / part.height)}`,
    position: `${along(part.left, part.width, whole.width)} ${along(part.top, part.height, whole.height)}`,
  }
}

const dataAddress = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/=]+$/

/**
 * A picture as a page draws it. Null without a file, for a kind of file no page shows, and for one that is neither
 * described nor marked as decoration.
 * @param alt its description in the page's language
 */
export const resolvePicture = (
  raw: Omit<NonNullable<PictureResult>, 'alt'> | null | undefined,
  alt: string | null | undefined,
  shape: PictureShape = 'cropped',
): Picture | null => {
  const id = raw?.asset?._ref
  const address = id === undefined ? null : mediaAddress(id)
  const whole = id === undefined ? null : sizeOf(id)
  if (!raw?.asset || !address || !whole || (!alt && !raw.isDecorative)) return null
  const cut = cutOf({ asset: raw.asset, crop: raw.crop, hotspot: raw.hotspot }, shape)
  const part = cut === null ? { left: 0, top: 0, ...whole } : rectangleOf(cut)
  if (part.width < 1 || part.height < 1) return null
  const { lqip, isOpaque } = raw.facts ?? {}
  return {
    address,
    cut,
    width: part.width,
    height: part.height,
    alt: raw.isDecorative ? '' : (alt ?? ''),
    caption: raw.caption ?? null,
    credit: raw.credit ?? null,
    early: lqip && isOpaque && dataAddress.test(lqip) ? earlyOf(lqip, whole, part) : null,
  }
}

/** Every part of an image that a document shows, at any depth, in each shape pages draw. */
export const cutsIn = (document: unknown, imageId: string): string[] => {
  if (Array.isArray(document)) return document.flatMap((item: unknown) => cutsIn(item, imageId))
  if (!isRecord(document)) return []
  const image = stored.safeParse(document).data
  const own =
    image?.asset._ref === imageId
      ? (['cropped', 'three-to-two'] as const).flatMap((shape) => cutOf(image, shape) ?? [])
      : []
  return [...own, ...Object.values(document).flatMap((item) => cutsIn(item, imageId))]
}

/** Widths in which pictures are served; others are rounded up, so that nobody can fill the disk. */
export const servedWidths = [320, 480, 640, 800, 960, 1_200, 1_600, 2_000] as const
const offered = [320, 640, 960, 1_600, 2_000] as const

const at = ({ address, cut }: Picture, width: number, format: string): string =>
  `${address}?w=${width}${format}${cut === null ? '' : `&rect=${cut}`}`

/** The addresses of a picture: WebP in the widths it has, none enlarged, and its own format for other browsers. */
export const pictureAddresses = (picture: Picture): { webp: string; fallback: string } => {
  const widths = offered.filter((width) => width < picture.width)
  const last = offered.find((width) => width >= picture.width)
  const candidates = widths.map((width) => `${at(picture, width, '&fm=webp')} ${width}w`)
  if (last !== undefined) candidates.push(`${at(picture, last, '&fm=webp')} ${picture.width}w`)
  return { webp: candidates.join(', '), fallback: at(picture, 960, '') }
}
