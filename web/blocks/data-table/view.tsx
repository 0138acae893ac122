import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { LedgerTable } from '#web/blocks/parts/ledger-table.tsx'
import { figureColumns } from '#web/blocks/parts/plan-columns.ts'
import type { DataTableBlock } from './query.ts'

/** Tables with more columns are compared across, so they scroll on phones instead of becoming lists. */
const maxOfLedger = 5

/** An editor's table, with figures right-aligned. */
export const View = ({ block }: ViewProps<DataTableBlock>) => {
  const figures = figureColumns(block.rows.map(({ cells }) => cells))
  return (
    <BlockFrame block={block} name="datatable" isWide={block.columns.length > 3}>
      <LedgerTable
        caption={block.caption}
        isCaptionDrawn
        columns={block.columns.map((label, index) => ({ label, isFigure: figures[index] ?? false }))}
        rows={block.rows.map(({ key, cells: [head, ...cells] }) => ({ key, head, cells }))}
        look={block.columns.length > maxOfLedger ? 'scroll' : 'ledger'}
      />
      {block.note && <p className="block__note">{block.note}</p>}
    </BlockFrame>
  )
}
