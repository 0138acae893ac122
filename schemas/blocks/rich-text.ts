import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { heading } from '#schemas/lib/fields.ts'
import { picturePart } from '#schemas/lib/picture.ts'
import { proseParts } from '#schemas/lib/prose.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'words', order: 30, icon: 'Text' }

/** Running text with headings, lists, quotations and links. */
export const richText: ObjectDefinition = {
  name: 'richText',
  title: 'Text',
  type: 'object',
  description:
    'Paragraphs, lists and links, with a heading where the page needs one. Example: What a CFD is, in three paragraphs.',
  fields: [
    heading('Who we are'),
    {
      name: 'content',
      title: 'Text',
      type: 'array',
      description:
        'Short paragraphs in plain words; one thought each. Example: Halyard Markets is a broker of contracts for difference.',
      validation: check(required('Write the text, or remove the block.')),
      of: [...proseParts, { title: 'Picture', ...picturePart }],
    },
  ],
  preview: {
    select: { heading: 'heading', content: 'content' },
    prepare: ({ heading: words, content }) => ({
      title: words || firstWords(content),
      subtitle: say('Text'),
    }),
  },
}

function firstWords(content: unknown): string {
  const [first]: unknown[] = Array.isArray(content) ? content : []
  if (typeof first !== 'object' || first === null || !('children' in first)) return say('No text yet')
  const children: unknown[] = Array.isArray(first.children) ? first.children : []
  return children
    .map((child) =>
      typeof child === 'object' && child !== null && 'text' in child ? String(child.text) : '',
    )
    .join('')
}
