import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { keyed, text } from '#web/content/values/shapes.ts'

export const block = defineHeadedBlock({
  type: 'dataTable',
  shape: z
    .object({
      caption: z.string().min(1),
      columns: z.array(z.string()).min(2),
      rows: z.array(z.object({ ...keyed, cells: z.array(z.string()) })).min(1),
      note: text,
    })
    .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
      message: 'a row has another number of cells than there are columns',
    }),
  resolve: ({ caption, columns, rows, note }) => ({
    caption,
    columns,
    /** One cell per column; the first is the row header. */
    rows: rows.map(({ _key: key, cells }) => ({ key, cells })),
    note: note ?? null,
  }),
})

export type DataTableBlock = BlockOf<typeof block>
