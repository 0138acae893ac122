import 'server-only'
import { createHash } from 'node:crypto'
import { type StillContent, stillContents } from './still-content.ts'

/** Far longer than a render takes, ms. Names follow contents, so the site's own size is the bound until then. */
const keepMs = 60_000
const shortest = 5

let sweeping: ReturnType<typeof setTimeout> | undefined

/** Insertion order is age order: content kept again moves to the end. */
const sweep = () => {
  sweeping = undefined
  const oldest = Date.now() - keepMs
  for (const [id, { at }] of stillContents()) {
    if (at > oldest) break
    stillContents().delete(id)
  }
  if (stillContents().size > 0) planSweep()
}

const planSweep = () => {
  sweeping ??= setTimeout(sweep, keepMs)
  sweeping.unref()
}

/**
 * Keeps what a part holds for the half of this render that writes HTML.
 * @param print everything that shows of the part: equal prints have equal names, others never at one time
 * @returns its name, as short as it can be, since a page holds it twice for each of its parts
 */
export const keepContent = (print: string, content: StillContent): string => {
  const held = stillContents()
  const hash = createHash('sha256').update(print).digest('base64url')
  let length = shortest
  while ((held.get(hash.slice(0, length))?.hash ?? hash) !== hash) length += 1
  const id = hash.slice(0, length)
  held.delete(id)
  held.set(id, { content, hash, at: Date.now() })
  planSweep()
  return id
}
