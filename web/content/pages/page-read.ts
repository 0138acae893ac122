import 'server-only'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { blockFields } from '#web/blocks/fields.gen.ts'
import { defineRead, type Read } from '#web/content/lake/read.ts'
import { text } from '#web/content/values/shapes.ts'
import { page } from '#web/documents/page.ts'

const pageByPathQuery = defineQuery(`
  *[_type == "page" && language == $language && path == $path][0]{
    title,
    header,
    metadata{ title, description, keywords, image{ alt, "asset": asset->{ _id, "dimensions": metadata.dimensions } } },
    blocks[]{
      ...,
      ${blockFields}
    }
  }
`)

/** Compact: the whole menu, Log in and Register. Floating: logo, partnerships and one button (requirements B3). */
const headerVariants = ['compact', 'floating'] as const
export type HeaderVariant = (typeof headerVariants)[number]

/** Blocks stay unparsed here: one that is malformed must not take the page with it. */
export const pageShape = z
  .object({
    title: text,
    metadata: z
      .object({
        title: text,
        description: text,
        keywords: z.array(z.string()).nullish(),
        image: z
          .object({
            alt: text,
            asset: z
              .object({
                _id: z.string(),
                dimensions: z.object({ width: z.number(), height: z.number() }).nullish(),
              })
              .nullish(),
          })
          .nullish(),
      })
      .nullish(),
    // One this build does not know draws the usual header, and keeps the page.
    header: z.enum(headerVariants).nullish().catch(null),
    blocks: z.array(z.unknown()).nullish(),
  })
  .nullable()
export type PageAnswer = z.infer<typeof pageShape>

/**
 * One page, asked for with the fields of its blocks. It carries its tags whatever it found: an address cached as
 * missing ends when something is published there. It holds the addresses of pages it links, hence also their tag.
 */
export const pageRead = (language: Locale, path: string): Read<PageAnswer> =>
  defineRead(
    `page ${language} ${path}`,
    [...page.tagsAt(language, path), ...page.paths.tags],
    pageByPathQuery,
    pageShape,
    { language, path },
  )
