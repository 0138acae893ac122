import type { ObjectDefinition } from 'sanity'
import { inEnglish, perLanguage } from '#schemas/lib/fields.ts'

/** A payment method, as named in the footer. */
export const paymentMethod: ObjectDefinition = {
  name: 'paymentMethod',
  title: 'Way to pay',
  type: 'object',
  description: 'A way to pay in. Example: Bank Wire',
  fields: [
    perLanguage(
      'String',
      ['name', 'Name', 'What it is called in each language. Example: Bank Wire'],
      ...inEnglish('Write the name of the way to pay in English.'),
    ),
  ],
  preview: { select: { title: 'name.0.value' } },
}
