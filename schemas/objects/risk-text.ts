import type { ObjectDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { oneOf, pattern, required } from '#schemas/lib/constraints.ts'
import { inWords } from '#schemas/words/say.ts'

const riskFormats = [
  { value: 'B', title: 'B: web page, with the percentage' },
  { value: 'C', title: 'C: abbreviated, with the percentage' },
  { value: 'D', title: 'D: reduced, with the percentage' },
  { value: 'E', title: 'E: web page, without a percentage' },
  { value: 'F', title: 'F: abbreviated, without a percentage' },
  { value: 'G', title: 'G: reduced, without a percentage' },
] as const

/** One format of the warning under one regulator, in every language. */
export const riskText: ObjectDefinition = {
  name: 'riskText',
  title: 'Risk text',
  type: 'object',
  description: 'One format of the warning under one regulator, in every language. Example: CY, format B',
  fields: [
    {
      name: 'jurisdiction',
      title: 'Jurisdiction',
      type: 'string',
      description: 'The two letters of the state whose regulator wrote the words. Example: cy',
      validation: check(
        required('Write the state whose regulator wrote the words, for example cy.'),
        pattern('^[a-z]{2}$', 'Write two lower-case letters, for example cy.'),
      ),
    },
    {
      name: 'format',
      title: 'Format',
      type: 'string',
      description: 'B to D state the percentage, E to G are for a firm without one. Example: B on web pages.',
      options: { list: [...riskFormats] },
      validation: check(
        required('Choose the format.'),
        oneOf(
          riskFormats.map(({ value }) => value),
          'Choose one of the formats B to G.',
        ),
      ),
    },
    {
      name: 'wording',
      title: 'Wording',
      type: 'internationalizedArrayRiskWording',
      description:
        'The sentences in each language. Example: English, verified; Deutsch, awaiting confirmation.',
    },
  ],
  preview: {
    select: { format: 'format', jurisdiction: 'jurisdiction' },
    prepare: ({ format, jurisdiction }) => ({
      title: inWords(riskFormats.find(({ value }) => value === format)?.title ?? 'No format yet'),
      subtitle: String(jurisdiction ?? '').toUpperCase(),
    }),
  },
}
