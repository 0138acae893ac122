import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { check } from '#schemas/lib/check.ts'
import { at, oneOf } from '#schemas/lib/constraints.ts'
import { legalKinds, legalKindValues } from '#schemas/lib/legal-kinds.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'lists', order: 140, icon: 'Book' }

/** The legal library, or some kinds of it, as a list of files. */
export const legalList: ObjectDefinition = {
  name: 'legalList',
  title: 'Legal documents',
  type: 'object',
  description:
    'The legal library, or some of its kinds, as a list of files. Example: Policies and key information documents.',
  fields: [
    {
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Stands over the list. Example: Policies and key information',
    },
    {
      name: 'lede',
      title: 'Lede',
      type: 'text',
      rows: 3,
      description:
        'One or two sentences before the list. Example: Every paper opens as a PDF; older versions stay available.',
    },
    {
      name: 'kinds',
      title: 'Kinds',
      type: 'array',
      of: [{ type: 'string' }],
      options: { list: [...legalKinds] },
      description:
        'The kinds listed here; none chosen lists them all. Example: Policies and Key information documents.',
      validation: check(at('[]', oneOf(legalKindValues, 'Choose kinds of the legal library.'))),
    },
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: String(title ?? say('Legal documents')),
      subtitle: say('Legal documents'),
    }),
  },
}
