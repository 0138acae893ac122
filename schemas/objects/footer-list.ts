import type { ObjectDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { inEnglish, perLanguage } from '#schemas/lib/fields.ts'

/** An entry of a footer list. */
export const footerItem: ObjectDefinition = {
  name: 'footerItem',
  title: 'Entry',
  type: 'object',
  description: 'A link of a footer list. Example: Contact us',
  fields: [
    perLanguage(
      'String',
      ['name', 'Name', 'What the entry says in each language. Example: Contact us'],
      ...inEnglish('Give the entry a name in English.'),
    ),
    {
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Where the entry leads. Example: the path /more/legal',
      validation: check(required('Choose where the entry leads.')),
    },
  ],
  preview: { select: { title: 'name.0.value', subtitle: 'link.path' } },
}

/** A column of links at the foot of every page. */
export const footerList: ObjectDefinition = {
  name: 'footerList',
  title: 'Footer list',
  type: 'object',
  description: 'A column of links at the foot of every page. Example: Quickstart',
  fields: [
    perLanguage(
      'String',
      ['title', 'Title', 'The heading of the column in each language. Example: Quick start'],
      ...inEnglish('Give the list a title in English.'),
    ),
    {
      name: 'items',
      title: 'Entries',
      type: 'array',
      of: [{ type: 'footerItem' }],
      description:
        'The links of the column; drag them into order. Example: Regulation, Legal documents, Contact us.',
    },
  ],
  preview: { select: { title: 'title.0.value' } },
}
