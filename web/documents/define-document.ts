import 'server-only'
import type { z } from 'zod'
import { defineRead, type Read } from '#web/content/lake/read.ts'
import { readWithEveryPage } from '#web/content/render/render-scope.ts'

/** One changed document as the webhook names it; hosted Sanity may leave out all but the type. */
export interface ChangedDocument {
  _id: string
  _type: string
  operation?: 'create' | 'update' | 'delete' | undefined
  language?: string | undefined
  path?: string | undefined
  previousPath?: string | undefined
  slug?: string | undefined
}

/** A document type of the content, as `registry.gen.ts` lists them. */
export interface DocumentType<Type extends string = string> {
  type: Type
  /** Tags of the reads and pages that end when this document is published, changed or unpublished. */
  tagsOf: (document: ChangedDocument) => readonly string[]
}

/** Expires reads that contain addresses of pages, when a page is added, moved or removed. */
export const pathsTag = 'paths'

/** Expires the list of images that may be served. */
export const imagesTag = 'images'

interface DocumentOptions<Type extends string, Data> {
  type: Type
  /** Name of its read, and the tag that expires it. */
  tag: string
  query: string
  shape: z.ZodType<Data>
  /** It contains links to pages, so it also expires when a page is added, moved or removed. */
  linksPages?: true
  /** Every page shows it. */
  isOnEveryPage?: true
  /** The law binds it: with a fault anywhere its last good state is shown. */
  isWhole?: true
  /** Further tags that a change of such a document expires. */
  alsoEnds?: (document: ChangedDocument) => readonly string[]
}

/** A document type read by one query for the whole site, in all languages. */
export const defineDocument = <Type extends string, Data>({
  type,
  tag,
  query,
  shape,
  linksPages,
  isOnEveryPage,
  isWhole,
  alsoEnds = () => [],
}: DocumentOptions<Type, Data>): DocumentType<Type> & Read<Data> => {
  const read = defineRead(tag, linksPages ? [tag, pathsTag] : [tag], query, shape, {
    isWhole: isWhole === true,
  })
  if (isOnEveryPage) readWithEveryPage(read)
  return { ...read, type, tagsOf: (document) => [tag, ...alsoEnds(document)] }
}

/** A document type shown by blocks: a page reads it only if it has such a block. */
export type SharedDocument<Type extends string, Data> = DocumentType<Type> & Read<Data> & { none: Data }

/** @param none the value for pages without such a block */
export const defineSharedDocument = <Type extends string, Data>({
  none,
  ...options
}: DocumentOptions<Type, Data> & { none: NoInfer<Data> }): SharedDocument<Type, Data> => ({
  ...defineDocument(options),
  none,
})
