import type { Change } from '#lake/store/committed.ts'
import { maxIdLength, publishedId } from '#lake/store/document.ts'
import type { Rules } from '#common/rules/rule-schema.ts'

/** An id may not be so long that its draft would have none. */
const longest = maxIdLength - 'drafts.'.length

const faultOf = (id: string): string | undefined => {
  if (id.length > longest)
    return `The id has ${id.length} characters. Give ${longest} at most: a longer one cannot be edited, since its draft would have no id.`
  if (id.includes('.'))
    return `The id “${id}” has a dot, and what has one is not shown to visitors. Give letters, digits, - and _ instead.`
  return undefined
}

/** New documents of the content model that could be written, and then neither edited nor shown. */
export const unusableIds = (changes: readonly Change[], rules: Rules) =>
  changes.flatMap(({ id, before, after }) => {
    if (before !== undefined || after === undefined || rules.types[after._type] === undefined) return []
    const message = faultOf(publishedId(id))
    return message === undefined ? [] : [{ id, path: '_id', message }]
  })
