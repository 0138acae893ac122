import { describe, expect, it } from 'vitest'
import {
  type Behind,
  emptyRow,
  mergedRows,
  readCursor,
  type RecordRow,
  type RowSource,
  writeCursor,
} from './rows.ts'

const row = (kind: RecordRow['kind'], minute: number, key: number): RecordRow => ({
  ...emptyRow,
  kind,
  act: 'published',
  time: new Date(Date.UTC(2026, 2, 3, 10, minute)).toISOString(),
  key: [key],
})

const isBehind = ({ time, key: [key = 0] }: RecordRow, behind: Behind | undefined) => {
  if (behind === undefined) return true
  if (behind.kind === 'time') return time < behind.time || (behind.isIncluded && time === behind.time)
  return time < behind.time || (time === behind.time && key < (behind.key[0] ?? 0))
}

/** A part of the record that holds these rows. */
const sourceOf = (kind: RecordRow['kind'], all: readonly RecordRow[]): RowSource => {
  const rows = all.toSorted((a, b) =>
    a.time === b.time ? (b.key[0] ?? 0) - (a.key[0] ?? 0) : a.time < b.time ? 1 : -1,
  )
  return { kind, read: (behind, most) => rows.filter((one) => isBehind(one, behind)).slice(0, most) }
}

const log = Array.from({ length: 20 }, (_, at) => row('log', Math.floor(at / 3), at + 1))
const people = Array.from({ length: 9 }, (_, at) => row('people', at, at + 1))
const refused = [row('refused', 2, 1), row('refused', 2, 2)]
const sources = [sourceOf('log', log), sourceOf('people', people), sourceOf('refused', refused)]
const names = (rows: Iterable<RecordRow>) => [...rows].map(({ kind, key }) => `${kind} ${key.join('.')}`)

describe('mergedRows', () => {
  const whole = names(mergedRows(sources, undefined, 4))

  it('has every row once, newest first, those of one time in one order', () => {
    expect(whole).toHaveLength(31)
    expect(new Set(whole).size).toBe(31)
    expect(whole.slice(0, 4)).toEqual(['people 9', 'people 8', 'log 20', 'log 19'])
    expect(whole.slice(whole.indexOf('log 7'), whole.indexOf('people 3') + 1)).toEqual([
      'log 7',
      'refused 2',
      'refused 1',
      'people 3',
    ])
  })

  it.each([1, 2, 3, 5, 40])('is the same list read on %i rows at a time', (most) => {
    const pages: string[] = []
    let cursor: string | undefined
    do {
      const place = cursor === undefined ? undefined : readCursor(cursor)
      const page = [...mergedRows(sources, place, most).take(most)]
      pages.push(...names(page))
      const last = page.at(-1)
      cursor = last && writeCursor(last)
    } while (cursor !== undefined)
    expect(pages).toEqual(whole)
  })

  it('is empty without parts', () => {
    expect([...mergedRows([], undefined, 4)]).toEqual([])
  })
})

it.each(['', 'x', 'W10', Buffer.from('["2026-03-03","log",[1]]').toString('base64url')])(
  'reads no cursor in %j',
  (text) => {
    expect(readCursor(text)).toBeUndefined()
  },
)
