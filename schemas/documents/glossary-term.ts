import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { ownPath } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { leadsSomewhere } from '#schemas/lib/constraints.ts'
import { inEnglish, line, perLanguage } from '#schemas/lib/fields.ts'
import { leadsToPage } from '#schemas/lib/string-options.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** A term with its explanation. */
export const glossaryTerm: DocumentDefinition = translated({
  name: 'glossaryTerm',
  title: 'Term',
  type: 'document',
  description: 'A term of the trade with its explanation. Example: Margin',
  validation: check(noLossFigure),
  fields: [
    perLanguage(
      'String',
      ['term', 'Term', 'The word itself, as people look it up. Example: Margin'],
      ...inEnglish('Write the term in English.'),
    ),
    perLanguage(
      'Text',
      [
        'definition',
        'Explanation',
        'One to three sentences without other terms where possible. Example: The part of a position’s value you must hold in the account while it is open.',
      ],
      ...inEnglish('Explain the term in English.'),
    ),
    {
      name: 'seeAlso',
      title: 'See also',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'glossaryTerm' }] }],
      description: 'Terms that belong to this one. Example: Leverage',
    },
    {
      ...line(
        ['page', 'Page', 'The path of a page that says more, without the language. Example: /fees'],
        ownPath(),
        leadsSomewhere(),
      ),
      options: leadsToPage,
    },
  ],
  preview: {
    select: { term: 'term.0.value', definition: 'definition.0.value' },
    prepare: ({ term, definition }) => ({
      title: String(term ?? say('Term without a name')),
      subtitle: String(definition ?? ''),
    }),
  },
})
