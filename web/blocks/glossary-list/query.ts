import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { glossaryIn } from '#web/documents/glossary-term.ts'

export const block = defineHeadedBlock({
  type: 'glossaryList',
  shape: z.object({}),
  needs: ['glossaryTerm'],
  resolve: (_, context, { glossaryTerm: glossary }) => ({ terms: glossaryIn(glossary, context) }),
})

export type GlossaryListBlock = BlockOf<typeof block>
