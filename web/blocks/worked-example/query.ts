import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { keyed, text } from '#web/content/values/shapes.ts'

const required = z.string().min(1)
const row = z.object({
  ...keyed,
  label: required,
  note: text,
  value: required,
  strong: z.boolean().nullish(),
})

export const block = defineHeadedBlock({
  type: 'workedExample',
  shape: z.object({ title: required, rows: z.array(row).min(1), note: text }),
  resolve: ({ title, rows, note: remark }) => ({
    title,
    rows: rows.map(({ _key: key, label, note, value, strong }) => ({
      key,
      label,
      note: note ?? null,
      value,
      isStrong: strong ?? false,
    })),
    note: remark ?? null,
  }),
})

export type WorkedExampleBlock = BlockOf<typeof block>
