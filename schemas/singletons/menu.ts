import type { DocumentDefinition, Rule } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { check } from '#schemas/lib/check.ts'
import { at, holds, noCircle, required } from '#schemas/lib/constraints.ts'
import { atMost } from '#schemas/lib/fields.ts'
import { warnOfHeader } from '#schemas/lib/header-room.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

const entries = check(
  required('The menu needs at least one entry.'),
  holds(
    'path',
    '/more/legal',
    'The menu must keep the entry /more/legal, as a link and in every language: readers find the risk disclosure and all papers there.',
    { field: 'isLink', is: false },
    { field: 'external' },
    { field: 'toPath' },
    { field: 'languages' },
  ),
  noCircle(
    'path',
    'toPath',
    'children',
    'The menu refers to itself: an entry stands below one with the same path, or entries send visitors round in a circle.',
  ),
  at(
    '[].name[].value',
    atMost(22, 'The header has room for 22 characters in a name: choose a shorter word.'),
  ),
)

/** The main menu of the site, one for all languages. */
export const menu: DocumentDefinition = translated({
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
        'The entries of the main menu, each in at most 22 characters; drag them into order. Entries without a page in a language are not drawn in it. Example: About, Trading, More.',
      validation: Object.assign((rule: Rule) => [...entries(rule), warnOfHeader(rule)], {
        constraints: entries.constraints,
      }),
    },
  ],
  preview: { prepare: () => ({ title: say('Menu') }) },
})
