import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { proseParts } from '#schemas/lib/prose.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { line, choice, atMost, titleOf } from '#schemas/lib/fields.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'words', order: 40, icon: 'InfoOutline' }

const tones = [
  { value: 'note', title: 'Note' },
  { value: 'caution', title: 'Caution' },
  { value: 'rule', title: 'Rule' },
] as const

/** A remark set apart from the text around it. */
export const notice: ObjectDefinition = {
  name: 'notice',
  title: 'Notice',
  type: 'object',
  description:
    'A remark that must not be overlooked, or the exact words of a rule. Example: a caution that a stop order does not limit a gap.',
  fields: [
    choice(
      [
        'tone',
        'Tone',
        'Note explains, caution warns of a cost or a risk, rule quotes what binds the firm. Example: Caution',
      ],
      tones,
      'Choose note, caution or rule.',
      required('Choose the tone of the notice.'),
    ),
    line(
      ['title', 'Title', 'Says what the notice is about; may stay empty. Example: Gaps at the weekend'],
      atMost(120, 'This is too long for a title: keep it under 120 characters.'),
    ),
    {
      name: 'text',
      title: 'Text',
      type: 'array',
      description:
        'One or two short paragraphs. Example: A price can jump past your stop, and your order is then carried out at the worse price.',
      of: proseParts,
      validation: check(required('Write the text of the notice, or remove the block.')),
    },
  ],
  preview: {
    select: { title: 'title', tone: 'tone' },
    prepare: ({ title, tone }) => ({
      title: String(title ?? say('Notice')),
      subtitle: [say('Notice'), titleOf(tones, tone)].filter(Boolean).join(' · '),
    }),
  },
}
