import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { heading, lede, blockPreview } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'lists', order: 250, icon: 'Users' }

/** Models and conditions for partners. */
export const partnerTerms: ObjectDefinition = {
  name: 'partnerTerms',
  title: 'Partner terms',
  type: 'object',
  description:
    'Models and conditions out of “Partner programme”. Example: Introducing broker, with what is paid and when.',
  fields: [heading('Models and conditions'), lede('What is paid, for what, and what is not allowed.')],
  preview: blockPreview('Partner terms'),
}
