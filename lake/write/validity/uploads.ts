import type { Change } from '#lake/store/committed.ts'
import { isPublished } from '#lake/store/document.ts'
import { isRecord } from '#common/records.ts'
import type { RuleFault } from './rules.ts'

/** The field in which the Studio keeps the progress of an upload. */
const statusField = '_upload'

const message =
  'A file for this field is still being uploaded. Wait until it is there, or cancel it, then publish.'

function* uploadsIn(value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* uploadsIn(item, `${path}[${index}]`)
  } else if (isRecord(value)) {
    if (value[statusField] !== undefined) yield path
    for (const [name, item] of Object.entries(value)) {
      if (name !== statusField) yield* uploadsIn(item, path === '' ? name : `${path}.${name}`)
    }
  }
}

/**
 * Published fields whose upload is still running: an editor who replaces a file and publishes at once would
 * publish the old one.
 */
export const runningUploads = (changes: readonly Change[]): (RuleFault & { id: string })[] =>
  changes.flatMap(({ id, after }) =>
    isPublished(id) ? [...uploadsIn(after, '')].map((path) => ({ id, path, message })) : [],
  )
