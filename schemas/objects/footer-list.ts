import type { ObjectDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'

/** An entry of a footer list. */
export const footerItem: ObjectDefinition = {
  name: 'footerItem',
  title: 'Entry',
  type: 'object',
  description: 'A link of a footer list. Example: Contact us',
  fields: [
    {
      name: 'name',
      title: 'Name',
      type: 'internationalizedArrayString',
      description: 'What the entry says in each language. Example: Contact us',
      validation: check(required('Give the entry a name.')),
    },
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
    {
      name: 'title',
      title: 'Title',
      type: 'internationalizedArrayString',
      description: 'The heading of the column in each language. Example: Quick start',
      validation: check(required('Give the list a title.')),
    },
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
