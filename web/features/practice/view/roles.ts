/**
 * Roles that tables of trades say themselves: on a phone their rows are grids, and a browser then takes the rows for
 * none.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
} as const
