import type { DocumentDefinition, FieldDefinition, SchemaTypeDefinition } from 'sanity'

/** The English texts the fields of a language were translated from. */
export const fingerprints: SchemaTypeDefinition = {
  name: 'fingerprints',
  title: 'Translated from',
  type: 'object',
  description: 'Kept by “In step with English”. Example: the fingerprint of a title',
  fields: [
    {
      name: 'fields',
      title: 'Fields',
      type: 'array',
      description: 'One for each field with words. Example: title',
      of: [
        {
          type: 'object',
          name: 'translatedField',
          title: 'Field',
          preview: { select: { title: 'path' } },
          fields: [
            { name: 'path', title: 'Field', type: 'string', description: 'Where it stands. Example: title' },
            {
              name: 'fingerprint',
              title: 'Fingerprint of the English words',
              type: 'string',
              description: 'Another one as soon as the English is changed. Example: 1x2y3z',
            },
            {
              name: 'isSame',
              title: 'Reads the same',
              type: 'boolean',
              description: 'The words are those of the English, and are to be. Example: on for a firm’s name',
            },
          ],
        },
      ],
    },
  ],
}

const translatedFrom: FieldDefinition = {
  name: 'translatedFrom',
  title: 'Translated from',
  type: 'internationalizedArrayFingerprints',
  hidden: true,
  description: 'Kept by “In step with English”, for each language. Example: Deutsch',
}

/** A type of document whose texts are translated, with the record of what they were translated from. */
export const translated = <Type extends DocumentDefinition>(type: Type): Type => ({
  ...type,
  fields: [...type.fields, translatedFrom],
})
