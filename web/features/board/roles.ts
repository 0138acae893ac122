/**
 * The roles of a table's parts, said again: Safari forgets them where styles draw rows and cells as something else, as
 * they do on a phone.
 */
export const roles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  head: { role: 'rowheader' },
} as const
