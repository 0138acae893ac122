import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { partnerProgrammeIn } from '#web/documents/shared-docs.ts'

export const block = defineHeadedBlock({
  type: 'partnerTerms',
  shape: z.object({}),
  needs: ['partners'],
  resolve: (_, context, { partners }) => ({ programme: partnerProgrammeIn(partners, context) }),
})

export type PartnerTermsBlock = BlockOf<typeof block>
