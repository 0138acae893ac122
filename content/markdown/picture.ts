import { z } from 'zod'

/** A picture within a text, as the lake holds it. */
export interface StoredPicture {
  _type: 'image'
  _key: string
  asset: { _type: 'reference'; _ref: string }
  [field: string]: unknown
}

const line = /^!\[(?<alt>[^\]]*)\]\((?<file>image-[0-9a-f]{40}-\d+x\d+-[a-z]+)(?:\?(?<facts>\S*))?\)$/

const sides = ['top', 'bottom', 'left', 'right'] as const
const spots = ['x', 'y', 'width', 'height'] as const

const isPair = ([, value]: readonly [string, string | null]): boolean => value !== null && value !== ''

/** The four shares of an area, `0.1,0,0.2,0`. */
const area = (type: string, names: readonly string[], value: string) => {
  const shares = z.tuple([z.coerce.number(), z.coerce.number(), z.coerce.number(), z.coerce.number()])
  return {
    _type: type,
    ...Object.fromEntries(shares.parse(value.split(',')).map((share, at) => [names[at], share])),
  }
}

/**
 * The picture of a line `![Description](image-…-1500x1000-png?caption=…&credit=…&crop=…)`, if it is one. Facts are
 * written as the query of an address is.
 */
export const pictureOfLine = (text: string, key: string): StoredPicture | undefined => {
  const { alt, file, facts = '' } = line.exec(text)?.groups ?? {}
  if (file === undefined) return undefined
  const said = new URLSearchParams(facts)
  const words = [
    ['alt', alt ?? null],
    ['caption', said.get('caption')],
    ['credit', said.get('credit')],
  ] as const
  const crop = said.get('crop')
  const hotspot = said.get('hotspot')
  return {
    _type: 'image',
    _key: key,
    asset: { _type: 'reference', _ref: file },
    ...Object.fromEntries(words.filter(isPair)),
    ...(said.has('decoration') && { isDecorative: true }),
    ...(crop && { crop: area('sanity.imageCrop', sides, crop) }),
    ...(hotspot && { hotspot: area('sanity.imageHotspot', spots, hotspot) }),
  }
}

const shares = (value: Record<string, unknown>, names: readonly string[]): string =>
  names.map((name) => Number(value[name] ?? 0)).join(',')

const stored = z.looseObject({
  _type: z.literal('image'),
  asset: z.object({ _ref: z.string() }),
  alt: z.string().nullish(),
  caption: z.string().nullish(),
  credit: z.string().nullish(),
  isDecorative: z.boolean().nullish(),
  crop: z.record(z.string(), z.unknown()).nullish(),
  hotspot: z.record(z.string(), z.unknown()).nullish(),
})

/** The line of a picture, the inverse of `pictureOfLine`; nothing for what is none. */
export const lineOfPicture = (value: unknown): string | undefined => {
  const picture = stored.safeParse(value).data
  if (picture === undefined) return undefined
  const { alt, caption, credit, isDecorative, crop, hotspot } = picture
  const facts = new URLSearchParams({
    ...(caption && { caption }),
    ...(credit && { credit }),
    ...(isDecorative && { decoration: '' }),
    ...(crop && { crop: shares(crop, sides) }),
    ...(hotspot && { hotspot: shares(hotspot, spots) }),
  }).toString()
  const said = facts.replaceAll('(', '%28').replaceAll(')', '%29')
  return `![${(alt ?? '').replaceAll(']', ')')}](${picture.asset._ref}${said === '' ? '' : `?${said}`})`
}
