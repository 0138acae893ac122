import type { Row } from './record-client.ts'

/** A line of the list: one row, or the edits of one person in one draft that follow each other. */
export interface Line {
  key: string
  /** The newest. */
  row: Row
  /** The oldest; the same where it is one. */
  first: Row
  count: number
  fields: readonly string[]
}

const isSameEdit = (a: Row, b: Row): boolean =>
  a.act === 'edited' &&
  b.act === 'edited' &&
  a.who?.id === b.who?.id &&
  a.document?.id === b.document?.id &&
  a.release === b.release

const keyOf = ({ kind, position, time, act, document }: Row): string =>
  [kind, position ?? time, act, document?.id ?? ''].join(' ')

/** The lines of rows, newest first: a draft is written at every pause of typing, and is one line for each who writes. */
export function linesOf(rows: readonly Row[]): Line[] {
  const lines: Line[] = []
  const keys = new Map<string, number>()
  for (const row of rows) {
    const last = lines.at(-1)
    if (last !== undefined && isSameEdit(last.first, row)) {
      last.first = row
      last.count += 1
      last.fields = [...new Set([...last.fields, ...row.fields])].toSorted()
      continue
    }
    const key = keyOf(row)
    const nth = keys.get(key) ?? 0
    keys.set(key, nth + 1)
    lines.push({ key: nth === 0 ? key : `${key} ${nth}`, row, first: row, count: 1, fields: row.fields })
  }
  return lines
}
