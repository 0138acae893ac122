import type { FieldDefinition } from 'sanity'
import { check } from './check.ts'
import { at, either, required } from './constraints.ts'
import { atMost, line, perLanguage } from './fields.ts'

/** The formats an editor may upload; the lake refuses others with a sentence. */
const accept = 'image/jpeg,image/png,image/webp'

const altHead = [
  'alt',
  'Description',
  'What is to be seen, in one sentence, for people who do not see it. Example: Two boats leave the harbour at dawn.',
] as const

const decoration: FieldDefinition = {
  name: 'isDecorative',
  title: 'Only decoration',
  type: 'boolean',
  description:
    'On when nothing would be missed without the picture; it then needs no description. Example: on for a pattern.',
}

const legend: FieldDefinition[] = [
  line(
    [
      'caption',
      'Caption',
      'Stands under the picture; may stay empty. Example: The harbour of Limassol, seen from the office.',
    ],
    atMost(200, 'This is too long for a caption: keep it under 200 characters.'),
  ),
  line(
    [
      'credit',
      'Credit',
      'Who made the picture, where that must be said; may stay empty. Example: Photograph: Anna Ioannou.',
    ],
    atMost(80, 'This is too long for a credit: keep it under 80 characters.'),
  ),
]

const isThere = at('asset', required('Choose a picture, or remove what stands beside its place.'))

const isDescribed = either(
  'alt',
  'isDecorative',
  'Describe the picture for people who do not see it, or say that it is only decoration.',
)

/** What a picture is wherever one stands: a file with crop and focal point, and its words. */
const picture = (fields: FieldDefinition[]) => ({
  type: 'image' as const,
  options: { hotspot: true, accept },
  fields,
  validation: check(isThere, isDescribed),
})

/** A picture with its own caption and credit, as a block or within a text. */
export const picturePart = picture([line([...altHead]), decoration, ...legend])

/** An optional picture of a block that has words of its own. */
export const pictureField = (description: string): FieldDefinition => ({
  name: 'picture',
  title: 'Picture',
  description,
  ...picture([line([...altHead]), decoration]),
})

/** An optional picture of a shared document: described in each language. */
export const sharedPictureField = (description: string): FieldDefinition => ({
  name: 'picture',
  title: 'Picture',
  description,
  ...picture([perLanguage('String', altHead), decoration]),
})
