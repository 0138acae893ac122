import type { ObjectDefinition } from 'sanity'
import { localeIds, locales } from '#locales/table.ts'
import { ownPath } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { at, oneOf, required } from '#schemas/lib/constraints.ts'

/** A section of the site that is offered in some languages only. */
export const sectionLanguage: ObjectDefinition = {
  name: 'sectionLanguage',
  title: 'Part of the site',
  type: 'object',
  description:
    'A part of the site and the languages it is offered in. Example: /partnerships in English alone',
  fields: [
    {
      name: 'path',
      title: 'Path',
      type: 'string',
      description: 'The part of the site, with everything below it. Example: /partnerships',
      validation: check(required('Write the path of the part.'), ownPath()),
    },
    {
      name: 'languages',
      title: 'Languages',
      type: 'array',
      of: [{ type: 'string' }],
      options: { list: localeIds.map((id) => ({ value: id, title: locales[id].name })) },
      description: 'The languages this part is offered in. Example: English alone.',
      validation: check(
        required('Choose at least one language.'),
        at('[]', oneOf(localeIds, 'Choose languages of this site.')),
      ),
    },
  ],
  preview: {
    select: { title: 'path', languages: 'languages' },
    prepare: ({ title, languages }) => ({
      title: String(title ?? ''),
      subtitle: Array.isArray(languages) ? languages.join(', ') : '',
    }),
  },
}
