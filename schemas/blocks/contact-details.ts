import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { heading, lede, blockPreview } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'contact', order: 240, icon: 'Envelope' }

/** Offices and ways to reach the firm. */
export const contactDetails: ObjectDefinition = {
  name: 'contactDetails',
  title: 'Contact details',
  type: 'object',
  description:
    'Offices and ways to reach the firm, out of “Contact”. Example: the office in Limassol, telephone and e-mail.',
  fields: [heading('Reach us'), lede('Monday to Friday, in three languages.')],
  preview: blockPreview('Contact details'),
}
