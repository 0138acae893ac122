import 'server-only'
import type { Locale } from '#locales/table.ts'
import { z } from 'zod'
import { readTags } from '#web/content/publish/cache-table.ts'
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
import { bannersQuery, interfaceTextsQuery } from '#web/documents/shared-queries.ts'
import { bannersResult, interfaceTextsResult } from '#web/documents/shared-results.ts'
import { defineRead, type Read } from './read.ts'
import {
  entityResult,
  legalResult,
  menuResult,
  pageResult,
  pathsResult,
  riskResult,
  settingsResult,
} from '#web/content/pages/results.ts'

/** Documents that hold all languages; each is read once for the whole site. */
export const siteReads = {
  risk: defineRead('risk', readTags.risk, riskQuery, riskResult),
  entity: defineRead('entity', readTags.entity, entityQuery, entityResult),
  settings: defineRead('settings', [...readTags.settings, ...readTags.paths], settingsQuery, settingsResult),
  menu: defineRead('menu', readTags.menu, menuQuery, menuResult),
  paths: { ...defineRead('paths', readTags.paths, pagePathsQuery, pathsResult), hasWords: false as const },
  legal: defineRead('legal', readTags.legal, legalDocumentsQuery, legalResult),
  interfaceTexts: defineRead(
    'interface texts',
    readTags.interfaceTexts,
    interfaceTextsQuery,
    interfaceTextsResult,
  ),
  banners: defineRead('banners', [...readTags.banners, ...readTags.paths], bannersQuery, bannersResult),
}

/** A page and the addresses of the pages it links, hence also the tag of addresses. */
export const pageRead = (locale: Locale, path: string): Read<z.infer<typeof pageResult>> =>
  defineRead(
    `page ${locale} ${path}`,
    [...readTags.page(locale, path), ...readTags.paths],
    pageByPathQuery,
    pageResult,
    { language: locale, path },
  )

export const publishedImagesRead: Read<string[]> = defineRead(
  'published images',
  readTags.publishedImages,
  publishedImagesQuery,
  z.array(z.string()),
)
