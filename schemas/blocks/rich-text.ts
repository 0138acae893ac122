import type { ObjectDefinition } from 'sanity'
import { safeHref } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'

/** Running text with headings, lists, quotations and links. */
export const richText: ObjectDefinition = {
  name: 'richText',
  title: 'Text',
  type: 'object',
  fields: [
    {
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands over the text and in the page’s outline. Example: Who we are',
    },
    {
      name: 'content',
      title: 'Text',
      type: 'array',
      description:
        'Short paragraphs in plain words; one thought each. Example: Halyard Markets is a broker of contracts for difference.',
      validation: check(required('Write the text, or remove the block.')),
      of: [
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
                      'A whole address, a mail address, a telephone number or a path of this site. Example: /more/legal',
                    validation: check(required('Write the address of the link.'), safeHref()),
                  },
                ],
              },
            ],
          },
        },
      ],
    },
  ],
  preview: {
    select: { heading: 'heading', content: 'content' },
    prepare: ({ heading, content }) => ({ title: heading || firstWords(content), subtitle: 'Text' }),
  },
}

function firstWords(content: unknown): string {
  const [first]: unknown[] = Array.isArray(content) ? content : []
  if (typeof first !== 'object' || first === null || !('children' in first)) return 'No text yet'
  const children: unknown[] = Array.isArray(first.children) ? first.children : []
  return children
    .map((child) =>
      typeof child === 'object' && child !== null && 'text' in child ? String(child.text) : '',
    )
    .join('')
}
