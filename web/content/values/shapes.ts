import { z } from 'zod'

/** Shapes shared by many answers. Fields an editor may leave empty are null or absent. */
export const text = z.string().nullish()

/** Items of an internationalised array, which names the language in a field (plugin 5). */
export const perLanguage = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ language: z.string().nullish(), value: value.nullish() })).nullish()

export const localizedText = perLanguage(z.string())

export const linkResult = z
  .object({
    _type: z.literal('link').exactOptional(),
    kind: z.enum(['page', 'path', 'url', 'setting']).nullish().catch(null),
    path: text,
    url: text,
    setting: text,
    newWindow: z.boolean().nullish(),
    pagePath: text,
    pageLanguage: text,
  })
  .nullish()
export type LinkResult = z.infer<typeof linkResult>

export const keyed = { _key: z.string() }

/** A paragraph, heading or item of rich text. */
export const portableBlock = z.object({
  _type: z.literal('block'),
  _key: z.string().exactOptional(),
  style: z.string().exactOptional(),
  listItem: z.string().exactOptional(),
  level: z.number().exactOptional(),
  markDefs: z.array(z.looseObject({ _type: z.string(), _key: z.string() })).default([]),
  children: z.array(
    z.object({
      _type: z.literal('span'),
      _key: z.string().exactOptional(),
      text: z.string(),
      marks: z.array(z.string()).exactOptional(),
    }),
  ),
})

/** Rich text; content other than paragraphs and lists is malformed. */
export const portableText = z.array(portableBlock)
export type PortableTextResult = z.infer<typeof portableText>
