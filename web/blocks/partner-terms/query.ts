import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { partnerProgrammeIn } from '#web/documents/partner-programme.ts'

export const block = defineHeadedBlock({
  type: 'partnerTerms',
  shape: z.object({}),
  needs: ['partnerProgramme'],
  resolve: (_, context, { partnerProgramme: partners }) => ({
    programme: partnerProgrammeIn(partners, context),
  }),
})

export type PartnerTermsBlock = BlockOf<typeof block>
