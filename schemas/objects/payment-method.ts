import type { ObjectDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'

/** A payment method, as named in the footer. */
export const paymentMethod: ObjectDefinition = {
  name: 'paymentMethod',
  title: 'Way to pay',
  type: 'object',
  description: 'A way to pay in. Example: Bank Wire',
  fields: [
    {
      name: 'name',
      title: 'Name',
      type: 'internationalizedArrayString',
      description: 'What it is called in each language. Example: Bank Wire',
      validation: check(required('Write the name of the way to pay.')),
    },
  ],
  preview: { select: { title: 'name.0.value' } },
}
