import type { ArrayOfType } from 'sanity'
import { safeHref } from './addresses.ts'
import { check } from './check.ts'
import { leadsSomewhere, required } from './constraints.ts'
import { leadsToAddress } from './string-options.ts'

/** What rich text may contain, wherever an editor writes it: styles, lists, two marks and links. */
export const proseParts: ArrayOfType<'block'>[] = [
  {
    type: 'block',
    styles: [
      { title: 'Paragraph', value: 'normal' },
      { title: 'Heading', value: 'h2' },
      { title: 'Smaller heading', value: 'h3' },
      { title: 'Quotation', value: 'blockquote' },
    ],
    lists: [
      { title: 'Bullets', value: 'bullet' },
      { title: 'Numbers', value: 'number' },
    ],
    marks: {
      decorators: [
        { title: 'Strong', value: 'strong' },
        { title: 'Emphasis', value: 'em' },
      ],
      annotations: [
        {
          name: 'link',
          title: 'Link',
          type: 'object',
          fields: [
            {
              name: 'href',
              title: 'Address',
              type: 'string',
              description:
                'A whole address, a mail address, a telephone number, a path of this site, or setting: with the name of an address from Settings. Example: /more/legal',
              options: leadsToAddress,
              validation: check(required('Write the address of the link.'), safeHref(), leadsSomewhere()),
            },
          ],
        },
      ],
    },
  },
]
