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

/** Blocks are parsed later: a malformed one must not fail the page. */
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
    // Unknown variants fall back to the normal header.
    header: z.enum(headerVariants).nullish().catch(null),
    blocks: z.array(z.unknown()).nullish(),
  })
  .nullable()
export type PageAnswer = z.infer<typeof pageShape>

/**
 * The read of a page with its blocks' fields. It has tags even if nothing was found, so that a cached 404 expires when
 * something is published there; and the tag of the paths, because it contains linked pages' addresses.
 */
export const pageRead = (language: Locale, path: string): Read<PageAnswer> =>
  defineRead(
    `page ${language} ${path}`,
    [...page.tagsAt(language, path), ...page.paths.tags],
    pageByPathQuery,
    pageShape,
    { params: { language, path } },
  )
