import Papa from 'papaparse'

/** A row of a list of old addresses, as written. */
export interface ListRow {
  /** As a spreadsheet counts, from 1. */
  row: number
  from: string
  to: string
  /** A word or a status; where nothing is written the old address is gone for good. */
  permanent: string
}

/** Why a file is no list: too large, too long, or without two columns that tell old from new. */
export type ListFault = 'bytes' | 'rows' | 'columns'

const maxListBytes = 2_000_000
export const maxListRows = 5_000

const heads = {
  from: /^(from|old|source|old (address|url)|von|alt|alte adresse|z|skąd|stary( adres)?)$/,
  to: /^(to|new|target|destination|new (address|url)|nach|neu|ziel|neue adresse|do|dokąd|nowy( adres)?)$/,
  permanent: /^(permanent|for good|status|code|dauerhaft|na stałe)$/,
}

/** Spreadsheets write UTF-8, UTF-16 or the code page of Windows, and only sometimes say which. */
const textOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

interface Columns {
  from: number
  to: number
  permanent: number
  /** Whether the first row names them, and is no row itself. */
  isNamed: boolean
}

const isAddress = (cell: string | undefined): boolean => /^\s*(\/|https?:\/\/)/i.test(cell ?? '')

const columnsOf = (first: readonly string[]): Columns | undefined => {
  const at = (head: RegExp) => first.findIndex((cell) => head.test(cell.trim().toLowerCase()))
  const columns = { from: at(heads.from), to: at(heads.to), permanent: at(heads.permanent), isNamed: true }
  if (columns.from >= 0 && columns.to >= 0) return columns
  if (isAddress(first[0]) && isAddress(first[1])) return { from: 0, to: 1, permanent: 2, isNamed: false }
  return undefined
}

/** The cells, divided by what makes two columns of addresses of the first row. */
const divided = (text: string): { columns: Columns; data: string[][] } | undefined => {
  for (const delimiter of [',', ';', '\t', '|']) {
    const { data } = Papa.parse<string[]>(text, { delimiter })
    const columns = columnsOf(data[0] ?? [])
    if (columns) return { columns, data }
  }
  return undefined
}

/**
 * Reads a list of old addresses, one a row, with commas, semicolons or tabs between its cells. Its first row names the
 * columns (from, to and, if there is one, permanent); without names the first two are from and to.
 */
export function readList(bytes: Uint8Array): { rows: readonly ListRow[] } | { fault: ListFault } {
  if (bytes.length > maxListBytes) return { fault: 'bytes' }
  const found = divided(textOf(bytes))
  if (!found) return { fault: 'columns' }
  const { columns, data } = found
  const rows = data
    .map((cells, at) => {
      const cell = (column: number) => (cells[column] ?? '').trim()
      return {
        row: at + 1,
        from: cell(columns.from),
        to: cell(columns.to),
        permanent: cell(columns.permanent),
      }
    })
    .slice(columns.isNamed ? 1 : 0)
    .filter(({ from, to }) => from !== '' || to !== '')
  return rows.length > maxListRows ? { fault: 'rows' } : { rows }
}
