import { isRecord } from '#common/records.ts'
import type { Envelope } from '#sandbox/envelope.ts'

const keyOf = (row: unknown): unknown => (isRecord(row) ? (row.name ?? row.id) : undefined)

const isTwin = (row: unknown, other: unknown): boolean =>
  keyOf(row) !== undefined && keyOf(row) === keyOf(other)

const withRows = (list: readonly unknown[], rows: readonly unknown[]): unknown[] => {
  const changed = list.map((row) => rows.find((odd) => isTwin(odd, row)) ?? row)
  return [...changed, ...rows.filter((odd) => !list.some((row) => isTwin(odd, row)))]
}

/** An answer with rows of a fault in its list, in place of those with the same name or id, or after all others. */
export const withOddRows = (envelope: Envelope, rows: readonly unknown[] | undefined): Envelope => {
  const { dt } = envelope
  if (!rows || !isRecord(dt)) return envelope
  const lists = Object.entries(dt).map(([key, value]): [string, unknown] => [
    key,
    Array.isArray(value) ? withRows(value, rows) : value,
  ])
  return { ...envelope, dt: Object.fromEntries(lists) }
}
