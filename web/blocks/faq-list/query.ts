import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { faqIn } from '#web/documents/faq-entry.ts'

export const block = defineHeadedBlock({
  type: 'faqList',
  shape: z.object({ topics: z.array(z.string()).nullish() }),
  needs: ['faqEntry'],
  resolve: ({ topics }, context, { faqEntry: faq }) => ({
    groups: faqIn(faq, topics ?? [], context),
    /** No topic selected: all questions of the site. */
    isWhole: !topics?.length,
  }),
})

export type FaqListBlock = BlockOf<typeof block>
