import type { LeftOutRow } from './use-left-out.ts'

/** A document of which the site does not show something. */
export interface FaultyDocument {
  key: string
  /** Null where the site could not tell of which document it is. */
  id: string | null
  type: string | null
  /** Where it is missing. */
  where: string
  /** The first fault, with its place. */
  fault: string
  /** How many more there are. */
  more: number
}

/** One line a document, those that can be opened first. */
export const planLeftOut = (rows: readonly LeftOutRow[]): FaultyDocument[] => {
  const found = new Map<string, FaultyDocument>()
  for (const { document, type, where, path, problem } of rows) {
    const key = document ?? where
    const known = found.get(key)
    if (known) known.more += 1
    else
      found.set(key, {
        key,
        id: document,
        type,
        where,
        fault: `${path}: ${problem}`.replace(/^: /, ''),
        more: 0,
      })
  }
  return [...found.values()].toSorted(
    (a, b) => Number(a.id === null || a.type === null) - Number(b.id === null || b.type === null),
  )
}
