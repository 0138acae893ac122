import {
  type ContentSourceMap,
  getPublishedId,
  getVersionFromId,
  isVersionId,
  jsonPathToStudioPath,
  studioPath,
} from '@sanity/client/csm'
import { encodeIntoResult } from '@sanity/client/stega'
import { isEditableText } from './editable-text.ts'

/** What stands for two bits of a mark: signs that nobody sees and no font draws. */
const signs = ['\u200B', '\u200C', '\u200D', '\uFEFF'] as const

/** Begins a mark, so that whoever reads it knows how it is written. */
const start = signs[0].repeat(4)

const signOf = (bits: number): string => signs[(bits & 3) as 0 | 1 | 2 | 3]

/** What is said of a field in characters nobody sees, as Sanity's visual editing reads it. */
const markOf = (field: Readonly<Record<string, string | undefined>>): string => {
  let written = start
  for (const byte of new TextEncoder().encode(JSON.stringify(field))) {
    written += signOf(byte >> 6) + signOf(byte >> 4) + signOf(byte >> 2) + signOf(byte)
  }
  return written
}

/**
 * An answer of the lake in which each text that people read carries the field it is edited in. Sanity's own marks
 * hold a whole address, 1,500 characters a text; these name the field alone, a third of it, and a page in preview
 * is drawn that much sooner.
 */
export const withFieldMarks = (
  result: unknown,
  sources: ContentSourceMap | undefined,
  studioUrl: string,
): unknown =>
  sources === undefined
    ? result
    : encodeIntoResult(result, sources, ({ sourcePath, sourceDocument, value }) => {
        if (!isEditableText(sourcePath)) return value
        const { _id, _type } = sourceDocument
        const mark = markOf({
          origin: 'sanity.io',
          baseUrl: studioUrl,
          id: getPublishedId(_id),
          type: _type,
          path: studioPath.toString(jsonPathToStudioPath(sourcePath)),
          perspective: isVersionId(_id) ? getVersionFromId(_id) : undefined,
        })
        return `${value}${mark}`
      })
