import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { glossaryIn } from '#web/documents/shared-docs.ts'

export const block = defineHeadedBlock({
  type: 'glossaryList',
  shape: z.object({}),
  needs: ['glossary'],
  resolve: (_, context, { glossary }) => ({ terms: glossaryIn(glossary, context) }),
})

export type GlossaryListBlock = BlockOf<typeof block>
