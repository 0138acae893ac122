import Papa from 'papaparse'
import type { RecordRow } from './rows.ts'

/** A person, a token or a program, with the name it has now. */
interface Named {
  id: string
  name: string
}

interface ToldSignature extends Named {
  role: string
  position: number
  comment: string | null
}

/** A row as it is answered. */
export interface ToldRow {
  kind: RecordRow['kind']
  time: string
  who: Named | null
  act: RecordRow['act']
  document: { id: string; ids: readonly string[]; type: string | null; title: string | null } | null
  /** The address of a page as served. */
  address: string | null
  /** To whom it was done. */
  subject: Named | null
  language: string | null
  fields: readonly string[]
  reason: string | null
  signatures: readonly ToldSignature[]
  /** Whether it counts by the act "seed", so that nobody signed. */
  isSeed: boolean
  release: string | null
  detail: Readonly<Record<string, unknown>>
  /** Place in the chain of its part, counted from 1. */
  position: number | null
  transaction: string | null
  hash: string | null
}

/** What names and signatures are found by. */
interface Telling {
  nameOf: (id: string) => string
  signed: (row: RecordRow) =>
    | {
        signatures: readonly (Omit<ToldSignature, 'comment'> & { comment: string | undefined })[]
        isSeed: boolean
      }
    | undefined
}

/** A row with the names of people and with what stands behind it. */
export function tellRow(row: RecordRow, { nameOf, signed }: Telling): ToldRow {
  const named = (id: string | undefined) => (id === undefined ? null : { id, name: nameOf(id) })
  const { signatures = [], isSeed = false } = signed(row) ?? {}
  const { document } = row
  return {
    kind: row.kind,
    time: row.time,
    who: named(row.person),
    act: row.act,
    document: document
      ? { id: document.id, ids: document.ids, type: document.type ?? null, title: document.title ?? null }
      : null,
    address: row.address ?? null,
    subject: named(row.subject),
    language: row.language ?? null,
    fields: row.fields,
    reason: row.reason ?? null,
    signatures: signatures.map(({ id, name, role, position, comment }) => ({
      id,
      name,
      role,
      position,
      comment: comment ?? null,
    })),
    isSeed,
    release: row.release ?? null,
    detail: row.detail,
    position: row.position ?? null,
    transaction: row.transaction ?? null,
    hash: row.hash ?? null,
  }
}

const columns: readonly [head: string, cell: (row: ToldRow) => string | number | null][] = [
  ['time', ({ time }) => time],
  ['who', ({ who }) => who?.name ?? null],
  ['who id', ({ who }) => who?.id ?? null],
  ['part', ({ kind }) => kind],
  ['act', ({ act }) => act],
  ['title', ({ document }) => document?.title ?? null],
  ['type', ({ document }) => document?.type ?? null],
  ['document', ({ document }) => document?.id ?? null],
  ['ids', ({ document }) => document?.ids.join(' ') ?? null],
  ['address', ({ address }) => address],
  ['to whom', ({ subject }) => subject?.name ?? null],
  ['to whom id', ({ subject }) => subject?.id ?? null],
  ['language', ({ language }) => language],
  ['fields', ({ fields }) => fields.join(' ')],
  ['reason', ({ reason }) => reason],
  ['signatures', ({ signatures }) => signatures.map(({ name, role }) => `${name} (${role})`).join(', ')],
  ['by seed', ({ isSeed }) => (isSeed ? 'yes' : null)],
  ['release', ({ release }) => release],
  ['detail', ({ detail }) => (Object.keys(detail).length === 0 ? null : JSON.stringify(detail))],
  ['position', ({ position }) => position],
  ['transaction', ({ transaction }) => transaction],
  ['hash', ({ hash }) => hash],
]

/** What spreadsheets take for the beginning of a formula; they show the apostrophe before it to nobody. */
const options: Papa.UnparseConfig = { header: false, escapeFormulae: true }

/** The head of the table, after the mark by which spreadsheets know UTF-8. */
export const csvHead = (): string => `\uFEFF${Papa.unparse([columns.map(([head]) => head)], options)}\r\n`

/** Rows as lines of the table (RFC 4180). */
export const csvRows = (rows: readonly ToldRow[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => columns.map(([, cell]) => cell(row))),
        options,
      )}\r\n`
