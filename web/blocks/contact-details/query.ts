import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { contactIn } from '#web/documents/contact.ts'

export const block = defineHeadedBlock({
  type: 'contactDetails',
  shape: z.object({}),
  needs: ['contact'],
  resolve: (_, context, { contact }) => ({ contact: contactIn(contact, context) }),
})

export type ContactDetailsBlock = BlockOf<typeof block>
