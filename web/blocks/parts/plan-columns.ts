/** A figure as tables hold it: a sign, a currency, digits and a short unit; a dash stands for none. */
const figure = /^(?:[+−-]?\s?(?:[€$£]\s?)?\d[\d.,:\u00a0\u202f ]*(?:\s?(?:%|[A-Z]{3}|pips?|lots?|x))?|[–—-])$/
const dash = /^[–—-]$/

const isFigure = (cell: string): boolean => figure.test(cell.trim())

/**
 * Which columns hold figures throughout and so stand flush right. The first column never does: it names the row.
 * @param rows cells of each row, all of the same number
 */
export const figureColumns = (rows: readonly (readonly string[])[]): boolean[] =>
  (rows[0] ?? []).map((_cell, column) => {
    const cells = rows.map((row) => row[column] ?? '')
    return column > 0 && cells.every(isFigure) && !cells.every((cell) => dash.test(cell.trim()))
  })
