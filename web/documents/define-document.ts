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

/** Ends every read that names pages by their addresses, when a page comes, moves or goes. */
export const pathsTag = 'paths'

/** Ends the list of images that may be served, when something that shows an image changes. */
export const imagesTag = 'images'

interface DocumentOptions<Type extends string, Data> {
  type: Type
  /** Name of its read, and the tag that ends it. */
  tag: string
  query: string
  shape: z.ZodType<Data>
  /** Its links name pages, so it is also read again when a page comes, moves or goes. */
  linksPages?: true
  /** Every page shows it. */
  isOnEveryPage?: true
  /** Further tags that a change to a document of this type ends. */
  alsoEnds?: (document: ChangedDocument) => readonly string[]
}

/** A document type that is read by one query for the whole site, in all languages. */
export const defineDocument = <Type extends string, Data>({
  type,
  tag,
  query,
  shape,
  linksPages,
  isOnEveryPage,
  alsoEnds = () => [],
}: DocumentOptions<Type, Data>): DocumentType<Type> & Read<Data> => {
  const read = defineRead(tag, linksPages ? [tag, pathsTag] : [tag], query, shape)
  if (isOnEveryPage) readWithEveryPage(read)
  return { ...read, type, tagsOf: (document) => [tag, ...alsoEnds(document)] }
}

/** A document type whose documents blocks show: a page reads it only when it has such a block. */
export type SharedDocument<Type extends string, Data> = DocumentType<Type> & Read<Data> & { none: Data }

/** @param none what a block gets on a page that did not ask for the documents */
export const defineSharedDocument = <Type extends string, Data>({
  none,
  ...options
}: DocumentOptions<Type, Data> & { none: NoInfer<Data> }): SharedDocument<Type, Data> => ({
  ...defineDocument(options),
  none,
})
