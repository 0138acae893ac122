import type { ReactNode } from 'react'

export interface TableColumn {
  label: string
  isFigure?: boolean
}

export interface TableRow {
  key: string
  /** Row header. */
  head: ReactNode
  /** One for each column after the first. */
  cells: ReactNode[]
}

/** Scrollable areas must be reachable by keyboard in every browser (WCAG 2.1.1). */
const keyboardScroll = { tabIndex: 0 }

/**
 * A table with caption and scoped headers. On narrow screens a `ledger` becomes a list, each cell labelled by its
 * column; a `scroll` keeps its shape and scrolls with a fixed first column, by keyboard too.
 */
export const LedgerTable = ({
  caption,
  isCaptionDrawn = false,
  columns,
  rows,
  look,
}: {
  caption: string
  isCaptionDrawn?: boolean
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  look: 'ledger' | 'scroll'
}) => {
  const table = (
    <table className="table">
      <caption className={isCaptionDrawn ? 'note' : 'aloud'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isFigure }) => (
            <th key={label} scope="col" className={isFigure ? 'is-figure' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => {
              const { label = '', isFigure } = columns[index + 1] ?? {}
              return (
                <td key={label} data-label={label} className={isFigure ? 'is-figure' : undefined}>
                  {isFigure ? <span className="fig">{cell}</span> : cell}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return look === 'scroll' ? (
    <section className="sheet sheet--scroll" aria-label={caption} {...keyboardScroll}>
      {table}
    </section>
  ) : (
    <div className="sheet sheet--ledger">{table}</div>
  )
}
