import 'server-only'
import type { Locale } from '#locales/table.ts'
import { z } from 'zod'
import { readTags } from './cache-table.ts'
import { askPublished } from './client.ts'
import {
  entityQuery,
  legalDocumentsQuery,
  menuQuery,
  pageByPathQuery,
  pagePathsQuery,
  publishedImagesQuery,
  riskQuery,
  settingsQuery,
} from './queries.ts'
import type { Read } from './read.ts'
import {
  entityResult,
  legalResult,
  menuResult,
  pageResult,
  pathsResult,
  riskResult,
  settingsResult,
} from './results.ts'

const define = <Data>(
  key: string,
  tags: readonly string[],
  query: string,
  schema: z.ZodType<Data>,
  params: Record<string, string> = {},
): Read<Data> => ({ key, tags, schema, ask: () => askPublished(query, params) })

/** Documents that hold all languages; each is read once for the whole site. */
export const siteReads = {
  risk: define('risk', readTags.risk, riskQuery, riskResult),
  entity: define('entity', readTags.entity, entityQuery, entityResult),
  settings: define('settings', [...readTags.settings, ...readTags.paths], settingsQuery, settingsResult),
  menu: define('menu', readTags.menu, menuQuery, menuResult),
  paths: define('paths', readTags.paths, pagePathsQuery, pathsResult),
  legal: define('legal', readTags.legal, legalDocumentsQuery, legalResult),
}

/** A page and the addresses of the pages it links, hence also the tag of addresses. */
export const pageRead = (locale: Locale, path: string): Read<z.infer<typeof pageResult>> =>
  define(
    `page ${locale} ${path}`,
    [...readTags.page(locale, path), ...readTags.paths],
    pageByPathQuery,
    pageResult,
    { language: locale, path },
  )

export const publishedImagesRead: Read<string[]> = define(
  'published images',
  readTags.publishedImages,
  publishedImagesQuery,
  z.array(z.string()),
)
