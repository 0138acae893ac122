import { Card, Text } from '@sanity/ui'
import type { CSSProperties, ReactNode } from 'react'
import { useNarrow } from './use-narrow.ts'

const line = '1px solid var(--card-border-color)'

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** On a phone a row stands as a card, one cell below the other, each under its head. */
const cellStyle = (isNarrow: boolean): CSSProperties => ({
  padding: isNarrow ? '0.375rem 0.75rem' : '0.5rem 0.75rem',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  ...(isNarrow && { display: 'block' }),
})

/** A row and its cells; the first is the head of the row. */
export interface TableRow {
  key: string
  /** What the row is called for who hears it, where that is not what its head says. */
  label?: string
  cells: readonly [ReactNode, ...ReactNode[]]
}

/** A table; on a phone its rows are cards. */
export function Table({
  label,
  heads,
  rows,
}: {
  label: string
  heads: readonly string[]
  rows: readonly TableRow[]
}) {
  const isNarrow = useNarrow()
  const block = isNarrow ? ({ display: 'block' } as const) : {}
  const cell = cellStyle(isNarrow)
  return (
    <Card border radius={2} overflow="auto">
      <table aria-label={label} style={{ borderCollapse: 'collapse', width: '100%', ...block }}>
        <thead style={isNarrow ? hidden : {}}>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" style={cell}>
                <Text size={1} weight="semibold">
                  {head}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={block}>
          {rows.map(({ key, label: name, cells: [head, ...others] }) => (
            <tr key={key} style={{ ...block, borderTop: line, ...(isNarrow && { padding: '0.5rem 0' }) }}>
              <th scope="row" style={cell} aria-label={name}>
                {head}
              </th>
              {others.map((content, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay in their order
                <td key={at} style={cell}>
                  {isNarrow && (
                    <Text size={0} muted aria-hidden style={{ marginBottom: '0.5rem' }}>
                      {heads[at + 1]}
                    </Text>
                  )}
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
