import type { ObjectDefinition } from 'sanity'
import { heading, lede, blockPreview } from '#schemas/lib/fields.ts'

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
