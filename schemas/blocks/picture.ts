import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { choice } from '#schemas/lib/fields.ts'
import { picturePart } from '#schemas/lib/picture.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'figures', order: 90, icon: 'Images' }

/** A picture of the media, with caption and credit. */
export const picture: ObjectDefinition = {
  name: 'picture',
  title: 'Picture',
  type: 'object',
  description:
    'A picture from the media with its description, caption and credit. Example: The office by the harbour',
  fields: [
    {
      name: 'image',
      title: 'Picture',
      description:
        'Upload one, or choose one of the media; Edit crops it and sets the point that stays in sight. Example: office.jpg',
      ...picturePart,
      validation: check(required('Choose a picture.'), ...picturePart.validation.constraints),
    },
    choice(
      ['size', 'Size', 'Empty is the width of the text. Example: The whole page'],
      [
        { value: 'text', title: 'The width of the text' },
        { value: 'page', title: 'The whole page' },
      ],
      'Choose one of the two sizes.',
    ),
  ],
  preview: {
    select: { alt: 'image.alt', caption: 'image.caption', media: 'image' },
    prepare: ({ alt, caption, media }) => ({
      title: String(caption ?? alt ?? say('Picture')),
      subtitle: say('Picture'),
      media,
    }),
  },
}
