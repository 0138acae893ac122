/** A figure in a table: sign, currency, digits and a short unit; a dash means none. */
const figure = /^(?:[+−-]?\s?(?:[€$£]\s?)?\d[\d.,:\u00a0\u202f ]*(?:\s?(?:%|[A-Z]{3}|pips?|lots?|x))?|[–—-])$/
const dash = /^[–—-]$/

const isFigure = (cell: string): boolean => figure.test(cell.trim())

/**
 * Which columns contain only figures and are right-aligned; never the first, which names the row.
 * @param rows cells per row, all of the same length
 */
export const figureColumns = (rows: readonly (readonly string[])[]): boolean[] =>
  (rows[0] ?? []).map((_cell, column) => {
    const cells = rows.map((row) => row[column] ?? '')
    return column > 0 && cells.every(isFigure) && !cells.every((cell) => dash.test(cell.trim()))
  })
