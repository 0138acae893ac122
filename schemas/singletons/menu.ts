import type { DocumentDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { holds, required } from '#schemas/lib/constraints.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'

/** The main menu of the site, one for all languages. */
export const menu: DocumentDefinition = {
  name: 'menu',
  title: 'Menu',
  type: 'document',
  description: 'The main menu, one for all languages. Example: Quickstart, Trading, More',
  validation: check(noLossFigure),
  fields: [
    {
      name: 'items',
      title: 'Entries',
      type: 'array',
      of: [{ type: 'menuItem' }],
      description:
        'The entries of the main menu; drag them into order. Entries without a page in a language are not drawn in it. Example: About, Trading, More.',
      validation: check(
        required('The menu needs at least one entry.'),
        holds(
          'path',
          '/more/legal',
          'The menu must keep the entry /more/legal: readers find the risk disclosure and all papers there.',
        ),
      ),
    },
  ],
  preview: { prepare: () => ({ title: 'Menu' }) },
}
