import type { DocumentDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'

/** The main menu of the site, one for all languages. */
export const menu: DocumentDefinition = {
  name: 'menu',
  title: 'Menu',
  type: 'document',
  fields: [
    {
      name: 'items',
      title: 'Entries',
      type: 'array',
      of: [{ type: 'menuItem' }],
      description:
        'The entries of the main menu; drag them into order. Entries without a page in a language are not drawn in it. Example: About, Trading, More.',
      validation: check(required('The menu needs at least one entry.')),
    },
  ],
  preview: { prepare: () => ({ title: 'Menu' }) },
}
