import { z } from 'zod'
import type { RecordAct, RecordKind } from '#common/record-acts.ts'

/** A line of the list, as one part of the record holds it; names of people are added where it is answered. */
export interface RecordRow {
  kind: RecordKind
  /** Where it stands among rows of the same time and part, larger for later. */
  key: readonly number[]
  /** ISO 8601, with milliseconds. */
  time: string
  act: RecordAct
  /** Id of who did it; nothing where nobody is known by it. */
  person: string | undefined
  document:
    | { id: string; ids: readonly string[]; type: string | undefined; title: string | undefined }
    | undefined
  language: string | undefined
  release: string | undefined
  fields: readonly string[]
  reason: string | undefined
  detail: Readonly<Record<string, unknown>>
  /** Id of the person, token or session that something was done to. */
  subject: string | undefined
  /** The address of a page as served. */
  address: string | undefined
  /** Its place in its chain; nothing for what is on no chain. */
  position: number | undefined
  /** Hash of its entry, hexadecimal: what the next entry of its chain carries. */
  hash: string | undefined
  transaction: string | undefined
}

/** What a row has that says nothing about it. */
export const emptyRow = {
  person: undefined,
  document: undefined,
  language: undefined,
  release: undefined,
  fields: [],
  reason: undefined,
  detail: {},
  subject: undefined,
  address: undefined,
  position: undefined,
  hash: undefined,
  transaction: undefined,
} as const satisfies Partial<RecordRow>

/** What is asked for; what is not given is not asked. Instants are ISO 8601 in UTC, both ends count. */
export interface RecordFilter {
  person?: string | undefined
  document?: string | undefined
  type?: string | undefined
  language?: string | undefined
  address?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

/** A place in the list: what comes after it is older. */
export interface Place {
  time: string
  kind: RecordKind
  key: readonly number[]
}

/** One part of the record, newest first. */
export interface RowSource {
  kind: RecordKind
  /** The next rows behind a place of this source, at most so many; from the newest without one. */
  read: (behind: Behind | undefined, most: number) => RecordRow[]
  /** How many rows it reads at once, where it may not be any number. */
  piece?: number
}

/**
 * Where a source reads on: behind one of its own rows, or behind a time, with the rows of that very time where they come
 * after those of the other part.
 */
export type Behind =
  | { kind: 'own'; time: string; key: readonly number[] }
  | { kind: 'time'; time: string; isIncluded: boolean }

/** Of rows of the same time, those of the part that is named first come first. */
const order: readonly RecordKind[] = ['log', 'refused', 'people', 'sign-in', 'served']

const compareKeys = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
}

/** Which of two places comes first in the list: negative for the first. */
const comparePlaces = (a: Place, b: Place): number => {
  if (a.time !== b.time) return a.time > b.time ? -1 : 1
  return order.indexOf(a.kind) - order.indexOf(b.kind) || compareKeys(a.key, b.key)
}

const behindFor = (kind: RecordKind, place: Place | undefined): Behind | undefined => {
  if (place === undefined) return undefined
  if (place.kind === kind) return { kind: 'own', time: place.time, key: place.key }
  return { kind: 'time', time: place.time, isIncluded: order.indexOf(kind) > order.indexOf(place.kind) }
}

/** Rows of one source from a place on, read in pieces. */
function* rowsOf(source: RowSource, place: Place | undefined, most: number): Generator<RecordRow> {
  const piece = Math.min(most, source.piece ?? most)
  let behind = behindFor(source.kind, place)
  for (;;) {
    const rows = source.read(behind, piece)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < piece) return
    behind = { kind: 'own', time: last.time, key: last.key }
  }
}

/**
 * The rows of several sources in one list, newest first, from a place on. What is written meanwhile is newer than all of
 * it, so that a list which is read for long has each row once.
 */
export function* mergedRows(
  sources: readonly RowSource[],
  place: Place | undefined,
  piece: number,
): Generator<RecordRow> {
  const heads = sources.flatMap((source) => {
    const rows = rowsOf(source, place, piece)
    const { value, done } = rows.next()
    return done === true ? [] : [{ rows, row: value }]
  })
  for (;;) {
    let first = heads[0]
    for (const one of heads) if (first && comparePlaces(one.row, first.row) < 0) first = one
    if (first === undefined) return
    yield first.row
    const { value, done } = first.rows.next()
    if (done === true) heads.splice(heads.indexOf(first), 1)
    else first.row = value
  }
}

const cursorSchema = z.tuple([z.iso.datetime(), z.enum(order), z.array(z.int()).min(1).max(4)])

/** A place as text, for whoever reads on from it. */
export const writeCursor = ({ time, kind, key }: Place): string =>
  Buffer.from(JSON.stringify([time, kind, key])).toString('base64url')

/** The place in such a text; nothing for any other text. */
export function readCursor(text: string): Place | undefined {
  try {
    const [time, kind, key] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return { time, kind, key }
  } catch {
    return undefined
  }
}
